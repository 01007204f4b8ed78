//! A Human's Turn: what to do here, where to go, whom to shoot, when to stop.

use shamble_catalog::tiny_epic::{Ability, Action, Objective, Room, Token};

use super::look::{Look, card_worth, is_melee, weapon_rank};
use super::tasks::{Task, tasks, unknown_clues};

/// A step is worth making for its own sake from here on.
const WORTH_A_MOVE: f32 = 0.15;
/// A Zombie that must be cleared out of a Store counts as so many more steps.
const CLEARING: f32 = 1.4;

/// The tasks of this Human with how far everybody is from them.
struct Plan {
    tasks: Vec<Task>,
    /// Distance from each Room of interest, found when asked.
    from: Vec<(Room, [f32; Room::COUNT])>,
}

impl Plan {
    fn new(look: &Look) -> Self {
        let mut plan = Self {
            tasks: tasks(look),
            from: Vec::new(),
        };
        if !look.is_competitive() {
            plan.leave_to_others(look);
        }
        plan
    }

    /// What another Human reaches sooner is worth less to this one.
    fn leave_to_others(&mut self, look: &Look) {
        let me = look.me().human;
        let mine = look.distances(look.me().room);
        let others: Vec<_> = look
            .view
            .humans
            .iter()
            .filter(|other| other.human != me)
            .map(|other| look.distances(other.room))
            .collect();
        for task in self.tasks.iter_mut().filter(|task| task.is_shared) {
            let index = task.room.index();
            if others.iter().any(|other| other[index] + 0.5 < mine[index]) {
                task.worth *= 0.45;
            }
        }
    }

    fn distances(&mut self, look: &Look, from: Room) -> [f32; Room::COUNT] {
        if let Some((_, found)) = self.from.iter().find(|(room, _)| *room == from) {
            return *found;
        }
        let found = look.distances(from);
        self.from.push((from, found));
        found
    }

    /// What standing in `room` is worth: the best task from there, and how safe it is.
    fn worth(&mut self, look: &Look, room: Room, is_last: bool) -> f32 {
        let distances = self.distances(look, room);
        let best = self.tasks.iter().map(|task| {
            let crowd = if task.needs_clear {
                look.others(task.room) as f32
            } else {
                0.0
            };
            task.worth / (distances[task.room.index()] + crowd * CLEARING + 1.2)
        });
        let best = best.fold(0.0, f32::max);
        best + if is_last { safety(look, room) } else { 0.0 }
    }
}

/// Where the Zombies come next: the lowest free Room of a Store is the worst place to end a Turn.
fn safety(look: &Look, room: Room) -> f32 {
    let fear = if look.slack() <= 3 { 3.0 } else { 1.0 };
    let Some(slot) = room.slot() else {
        return 0.25 * fear;
    };
    let is_next = (1..room.number()).all(|number| look.has_zombie(Room::of(slot, number)));
    if is_next { -0.25 * fear } else { 0.0 }
}

/// What a fight on the way in costs and gives.
fn fight(look: &Look, room: Room) -> f32 {
    if !look.has_zombie(room) {
        return 0.0;
    }
    let slack = look.slack();
    let found = look.me().odds.iter().find(|(other, _)| *other == room);
    let (wounds, free, eaten) = found.map_or((0.5, 2.0 / 6.0, 0.0), |(_, odds)| {
        let wounds = f32::from(odds.wounds[1]) + 2.0 * f32::from(odds.wounds[2]);
        (
            wounds / 6.0,
            f32::from(odds.free_move) / 6.0,
            f32::from(odds.eaten) / 6.0,
        )
    });
    let pain = match slack {
        0..=2 => 3.0,
        3..=4 => 1.4,
        _ => 0.6,
    };
    // A dead Zombie is one less at the Barricade, all the more when the mall is full.
    let relief = if look.n_zombies() >= 12 { 0.8 } else { 0.4 };
    relief + free * 0.7 - wounds * pain - eaten * 12.0
}

pub(super) fn turn(look: &Look, legal: &[Action]) -> Option<Action> {
    let mut plan = Plan::new(look);
    // What can be done here costs no Move: do it first.
    let here = legal
        .iter()
        .map(|action| (here(look, &plan, *action), *action));
    let best = here.max_by(|(a, _), (b, _)| a.total_cmp(b));
    if let Some((_, action)) = best.filter(|(worth, _)| *worth > 0.0) {
        return Some(action);
    }
    let left = look.view.turn.moves + look.view.turn.ride + look.view.turn.extra;
    let stay = plan.worth(look, look.me().room, true);
    let mut best: Option<(f32, Action)> = None;
    for action in legal {
        let worth = match *action {
            Action::Move(room) => plan.worth(look, room, left == 1) + fight(look, room),
            Action::Squad(slot) => squad(look, slot.index() / 2),
            Action::Skateboard(room) => plan.worth(look, room, left == 1) + fight(look, room) - 2.5,
            _ => continue,
        };
        if best.is_none_or(|(found, _)| worth > found) {
            best = Some((worth, *action));
        }
    }
    match best {
        Some((worth, action)) if !legal.contains(&Action::End) || worth > stay + WORTH_A_MOVE => {
            Some(action)
        }
        _ if legal.contains(&Action::End) => Some(Action::End),
        _ => legal.first().copied(),
    }
}

/// A step of a Squad brings the Escort on, the more the nearer it is.
fn squad(look: &Look, corner: usize) -> f32 {
    if !look.is_open(Objective::Escort) {
        return 0.4;
    }
    let steps = look
        .view
        .squads
        .iter()
        .find(|squad| squad.corner.index() / 2 == corner)
        .map_or(0, |squad| squad.steps);
    9.0 / (8.5 - f32::from(steps))
}

/// What an action without a Move is worth; nothing above 0 if it is better left.
fn here(look: &Look, plan: &Plan, action: Action) -> f32 {
    let me = look.me();
    let slack = look.slack();
    match action {
        Action::Guess(_) if unknown_clues(look) <= 1 => 20.0,
        Action::Guess(_) => guess_at_risk(look),
        Action::Flip(_) => 15.0,
        Action::Take(Token::Part | Token::Radio) => 14.0,
        Action::Take(_) => 8.0,
        Action::Snatch(_) if slack >= 4 => 10.0,
        Action::Stow(card) => {
            let is_last = if is_melee(card) {
                me.melee == Some(card)
            } else {
                me.ranged == Some(card)
            };
            if is_last && look.n_open() > 0 {
                9.0
            } else {
                5.0
            }
        }
        Action::Stash(n) if slack > 4 && n == look.cache_room().min(slack - 4) => 7.0,
        Action::Use => use_worth(look),
        Action::Swap(own, other) => {
            f32::from(weapon_rank(other)) - f32::from(weapon_rank(own)) - 2.5
        }
        Action::Layaway(card) => card_worth(look, card) - 3.0,
        Action::Trap(room) => trap(look, room),
        Action::Collect(card) => card_worth(look, card),
        Action::Buy(card) if slack >= 4 => card_worth(look, card) - 1.5,
        Action::Grenade => crowd_here(look) - 1.0,
        Action::Shoot(room) => shoot(look, plan, &[room]),
        Action::ShootTwo(a, b) => shoot(look, plan, &[a, b]),
        Action::Adrenaline => rush_on(look, plan),
        Action::Drive(_) | Action::Crash(..) | Action::Fireworks => 0.0,
        _ => 0.0,
    }
}

/// One in two is a fair gamble while nobody is about to die.
fn guess_at_risk(look: &Look) -> f32 {
    let is_last_chance = look.view.turns_left <= 2 * look.view.humans.len();
    let weakest = look
        .view
        .humans
        .iter()
        .map(|human| human.to_death)
        .min()
        .unwrap_or(0);
    let weakest = if look.is_competitive() {
        look.slack()
    } else {
        weakest
    };
    let is_fair = unknown_clues(look) == 2 && weakest >= 5;
    if is_fair || is_last_chance && weakest >= 3 {
        10.0
    } else {
        0.0
    }
}

fn crowd_here(look: &Look) -> f32 {
    let room = look.me().room;
    room.slot().map_or(0.0, |slot| look.crowd(slot) as f32)
}

fn use_worth(look: &Look) -> f32 {
    let me = look.me();
    let slack = look.slack();
    match look.room(me.room).ability {
        Some(Ability::Heal) => f32::from(me.wounds) * 2.0,
        Some(Ability::GainAmmo) => {
            f32::from(9 - me.ammo).min(1.0) * 2.0 + f32::from(look.cache_room().min(1)) * 2.0
        }
        Some(Ability::Supplies) => 3.0,
        // Two in three to heal 1, one in six each for 1 and 2 Wounds.
        Some(Ability::Leftovers) if me.wounds >= 2 && slack >= 4 => 0.5,
        Some(Ability::BonusRound) => 1.5,
        Some(Ability::Motorcycle) if look.view.turn.moves <= 1 => 2.0,
        _ => 0.0,
    }
}

/// A Trap where Zombies arrive: the Entrance of a Store that is empty.
fn trap(look: &Look, room: Room) -> f32 {
    let is_next = room.is_entrance() && !look.has_zombie(room);
    if is_next {
        1.0 + look.others(room) as f32 * 0.2
    } else {
        0.2
    }
}

/// A shot costs Ammo, which is life: worth it when it opens something, or when the mall is about to burst.
fn shoot(look: &Look, plan: &Plan, targets: &[Room]) -> f32 {
    let slack = look.slack();
    let price = targets.len() as f32
        * match slack {
            0..=2 => 20.0,
            3 => 4.0,
            4..=5 => 1.8,
            _ => 1.1,
        };
    let here = look.me().room;
    let mut gain = 0.0;
    for target in targets {
        gain += if look.n_zombies() >= 13 { 1.0 } else { 0.35 };
        let slot = target.slot();
        gain += if slot.is_some_and(|slot| look.crowd(slot) == 3) {
            0.4
        } else {
            0.0
        };
        let opens_here = slot == here.slot() && look.others(*target) + 1 == targets.len();
        let waiting = plan
            .tasks
            .iter()
            .filter(|task| task.needs_clear && task.room == here)
            .map(|task| task.worth);
        if opens_here {
            gain += waiting.fold(0.0, f32::max) * 0.5;
        }
        let nearby = plan
            .tasks
            .iter()
            .filter(|task| task.needs_clear && task.room.slot() == slot && task.worth >= 5.0);
        gain += if nearby.count() > 0 { 0.5 } else { 0.0 };
    }
    gain - price
}

/// Two more Moves help when something valuable is just out of reach.
fn rush_on(look: &Look, plan: &Plan) -> f32 {
    let distances = look.distances(look.me().room);
    let left = f32::from(look.view.turn.moves + look.view.turn.ride + look.view.turn.extra);
    let wins = plan.tasks.iter().any(|task| {
        let steps = distances[task.room.index()];
        task.worth >= 9.0 && steps > left && steps <= left + 2.0
    });
    if wins { 1.0 } else { 0.0 }
}

/// A Zombie in the Room just entered.
pub(super) fn arrive(look: &Look, legal: &[Action]) -> Option<Action> {
    let has = |action: &Action| legal.contains(action);
    if has(&Action::Quarantine) && look.slack() >= 4 {
        return Some(Action::Quarantine);
    }
    if has(&Action::Grenade) && crowd_here(look) >= 2.0 {
        return Some(Action::Grenade);
    }
    Some(Action::Fight)
}

/// The free Move goes where a paid one would, if there is nothing better to do here.
pub(super) fn free_move(look: &Look, legal: &[Action]) -> Option<Action> {
    let mut plan = Plan::new(look);
    let here = look.me().room;
    let left = look.view.turn.moves + look.view.turn.ride + look.view.turn.extra;
    let is_waiting = plan.tasks.iter().any(|task| {
        task.room == here && task.worth >= 4.0 && (!task.needs_clear || look.is_clear(here))
    });
    let mut best = (
        plan.worth(look, here, left == 0) + if is_waiting { 5.0 } else { 0.0 },
        Action::Stay,
    );
    for action in legal {
        let worth = match *action {
            Action::Move(room) => plan.worth(look, room, left == 0) + fight(look, room),
            // A free shot on top of staying.
            Action::Shoot(_) => best.0.max(plan.worth(look, here, left == 0)) + 0.3,
            _ => continue,
        };
        if worth > best.0 {
            best = (worth, *action);
        }
    }
    Some(best.1)
}

/// Sugar Rush: the place that is worth most.
pub(super) fn rush(look: &Look, legal: &[Action]) -> Option<Action> {
    let mut plan = Plan::new(look);
    let mut best = (plan.worth(look, look.me().room, true) - 0.5, Action::Skip);
    for action in legal {
        if let Action::Rush(room) = *action {
            let worth = plan.worth(look, room, true);
            if worth > best.0 {
                best = (worth, *action);
            }
        }
    }
    Some(best.1)
}

/// The Room one rushed to.
pub(super) fn use_room(look: &Look, legal: &[Action]) -> Option<Action> {
    let plan = Plan::new(look);
    let best = legal
        .iter()
        .map(|action| (here(look, &plan, *action), *action))
        .max_by(|(a, _), (b, _)| a.total_cmp(b));
    best.filter(|(worth, _)| *worth > 0.0)
        .map(|(_, action)| action)
        .or(Some(Action::Skip))
}

/// What standing there is worth to a Human, for questions of others.
pub(super) fn would_gain(look: &Look, room: Room) -> bool {
    let mut plan = Plan::new(look);
    plan.worth(look, room, false) > plan.worth(look, look.me().room, false)
}
