//! What to walk to, and what to do there.

use shamble_catalog::zombie_mall::{Action, Dir, Effect, Mode, Refuge, Scenario, Space};

use super::look::Look;
use super::{walk, worth};

/// What the bot is after.
struct Goal {
    spaces: Vec<Space>,
    /// Whether it is what the scenario is about, so that loot on the way does not matter.
    urgent: bool,
}

/// What the scenario is about comes before everything.
pub(super) fn comes_first(act: &Action) -> bool {
    matches!(
        act,
        Action::UnlockRadio | Action::Call | Action::Unlock { .. } | Action::Pry { .. }
    )
}

/// The next act of phases 4 and 5, and if it is a step, the steps after it that nothing speaks against, the last one first.
pub(super) fn walk_on(look: &Look, legal: &[Action]) -> (Action, Vec<Dir>) {
    let act = move_on(look, legal);
    let Action::Step { .. } = act else {
        return (act, Vec::new());
    };
    let goal = goal(look);
    let mut way = walk::way(look, &goal.spaces);
    // As far as `move_on` would go on: not into a fight without a Bandage, and not past a fight.
    let mut at = look.at();
    let safe = way.iter().take_while(|dir| {
        at = at.step(**dir);
        look.danger(at) == 0
    });
    let n_safe = safe.count();
    way.truncate(n_safe);
    way.reverse();
    // The first of them is the act itself.
    way.pop();
    (act, way)
}

/// The next act of phases 4 and 5.
pub(super) fn move_on(look: &Look, legal: &[Action]) -> Action {
    if let Some(act) = legal.iter().find(|act| comes_first(act)) {
        return act.clone();
    }
    let goal = goal(look);
    let is_there = goal.spaces.contains(&look.at());
    if is_there {
        if let Some(act) = loot(look, legal) {
            return act;
        }
    } else if let Some((dir, weight)) = walk::first_step(look, &goal.spaces) {
        let to = look.at().step(dir);
        // Every turn brings more of them: whoever waits only meets more.
        let avoids = look.bandages() == 0 && look.danger(to) > 0 && !goal.spaces.contains(&to);
        let step = Action::Step { dir };
        if !avoids && legal.contains(&step) {
            return step;
        }
        // A little more than the roll gave: a Skateboard on a long way, a bonus step for Adrenaline, which comes back with
        // the next bite and is of little use in fights.
        if let Some(skate) = legal
            .iter()
            .find(|act| is_skate(act))
            .filter(|_| weight > 1)
        {
            return skate.clone();
        }
        let bonus = Action::Bonus { dir };
        if look.danger(to) == 0 && legal.contains(&bonus) {
            return bonus;
        }
    }
    let may_loot = !goal.urgent || !is_there;
    if may_loot
        && look.bandages() > 0
        && let Some(act) = loot(look, legal)
    {
        return act;
    }
    worth::stop_zombies(look, legal)
        .or_else(|| gift(look, legal))
        .unwrap_or(Action::Done)
}

fn is_skate(act: &Action) -> bool {
    matches!(act, Action::Play { card, .. } if matches!(card.kind.effect(), Effect::Skate { .. }))
}

/// Loots what is here: a pile with a key first, then the token, then the pile.
fn loot(look: &Look, legal: &[Action]) -> Option<Action> {
    let pile = look.view.piles.iter().find(|pile| pile.at == look.at());
    let has_key =
        pile.is_some_and(|pile| pile.cards.iter().any(|card| worth::is_needed(look, *card)));
    let whole_pile = legal
        .iter()
        .find(|act| matches!(act, Action::Search { with: Some(_) }));
    let with_light = legal
        .iter()
        .find(|act| matches!(act, Action::Loot { with: Some(_) }));
    let search = Action::Search { with: None };
    let token = Action::Loot { with: None };
    if has_key && legal.contains(&search) {
        return Some(whole_pile.cloned().unwrap_or(search));
    }
    if legal.contains(&token) {
        return Some(with_light.cloned().unwrap_or(token));
    }
    legal
        .contains(&search)
        .then(|| whole_pile.cloned().unwrap_or(search))
}

/// Where the bot wants to go.
pub(super) fn goal_spaces(look: &Look) -> Vec<Space> {
    goal(look).spaces
}

fn goal(look: &Look) -> Goal {
    let urgent = |spaces: Vec<Space>| Goal {
        spaces,
        urgent: true,
    };
    if let Some(call) = &look.view.call {
        return match look.view.scenario {
            Scenario::Improbable if call.over => urgent(vec![look.mall().radio()]),
            _ if call.call.refuge == Refuge::Hunker => urgent(office(look)),
            _ => urgent(call.spaces.clone()),
        };
    }
    if !look.view.radio.locked {
        return urgent(vec![look.mall().radio()]);
    }
    let hand = &look.mine().hand;
    match look.door_lock() {
        Some(lock) if Look::opens(hand, lock) => return urgent(door_sides(look)),
        None if Look::opens(hand, look.view.radio.lock) => {
            return urgent(vec![look.mall().radio()]);
        }
        _ => {}
    }
    // Keys on the floor that nobody carries, then Objective tokens, then loot.
    let piles = look
        .view
        .piles
        .iter()
        .filter(|pile| pile.cards.iter().any(|card| worth::is_missing(look, *card)));
    let keys: Vec<Space> = piles.map(|pile| pile.at).collect();
    if !keys.is_empty() {
        return urgent(keys);
    }
    let hopeful = look.view.objectives.iter().filter(|objective| {
        objective.card.is_none_or(|card| {
            matches!(card.kind.effect(), Effect::Key { .. }) && worth::is_missing(look, card)
        })
    });
    let mut spaces: Vec<Space> = hopeful.map(|objective| objective.at).collect();
    if spaces.is_empty() || !worth::any_missing(look) {
        spaces.clone_from(&look.view.loot);
        spaces.extend(look.view.piles.iter().map(|pile| pile.at));
    }
    if look.view.mode == Mode::Coop {
        spaces = own_share(look, spaces);
    }
    if spaces.is_empty() {
        // Nothing left to find: wait where the radio is.
        spaces = door_sides(look);
    }
    Goal {
        spaces,
        urgent: false,
    }
}

/// Where else one could go, the nearest first: all that can be found, and out of the way.
pub(super) fn alternatives(look: &Look) -> Vec<Space> {
    const NEAREST: usize = 6;
    let mut spaces: Vec<Space> = (look.view.objectives.iter())
        .map(|objective| objective.at)
        .collect();
    spaces.extend(&look.view.loot);
    spaces.extend(look.view.piles.iter().map(|pile| pile.at));
    let at = look.at();
    spaces.sort_by_key(|space| at.away(*space));
    spaces.truncate(NEAREST);
    let near = Dir::ALL.into_iter().filter(|dir| look.is_free(at, *dir));
    let quiet = near
        .map(|dir| at.step(dir))
        .filter(|space| look.danger(*space) == 0);
    spaces.extend(quiet);
    spaces
}

/// The step that leads there, if there is one.
pub(super) fn step_to(look: &Look, legal: &[Action], to: Space) -> Option<Action> {
    let (dir, _) = walk::first_step(look, &[to])?;
    let step = Action::Step { dir };
    legal.contains(&step).then_some(step)
}

/// The spaces that are not a friend's to go to: of all pairs of player and space the nearest first, each player gets one.
fn own_share(look: &Look, spaces: Vec<Space>) -> Vec<Space> {
    let mut people: Vec<(bool, Space)> = look
        .others()
        .filter_map(|other| Some((false, other.at?)))
        .collect();
    if people.is_empty() || spaces.len() < 2 {
        return spaces;
    }
    people.push((true, look.at()));
    let mut left = spaces.clone();
    while !people.is_empty() && !left.is_empty() {
        let mut nearest = (usize::MAX, 0, 0);
        for (person, (_, at)) in people.iter().enumerate() {
            for (number, space) in left.iter().enumerate() {
                let away = at.away(*space);
                if away < nearest.0 {
                    nearest = (away, person, number);
                }
            }
        }
        let (_, person, number) = nearest;
        let (is_me, _) = people.swap_remove(person);
        if is_me {
            // All that nobody else was given.
            return left;
        }
        left.swap_remove(number);
    }
    if left.is_empty() { spaces } else { left }
}

/// Where to begin: near what nobody who is already there is nearer to.
pub(super) fn start(look: &Look, legal: &[Action]) -> Option<Action> {
    let mut wanted: Vec<Space> = (look.view.objectives.iter())
        .map(|objective| objective.at)
        .collect();
    if wanted.is_empty() {
        wanted.clone_from(&look.view.loot);
    }
    let taken: Vec<Space> = look.others().filter_map(|other| other.at).collect();
    let distance = |at: Space| {
        let steps = |space: &Space| {
            let is_theirs = taken
                .iter()
                .any(|other| other.away(*space) <= at.away(*space));
            at.away(*space) + if is_theirs { 6 } else { 0 }
        };
        wanted.iter().map(steps).min().unwrap_or(0)
    };
    let starts = legal.iter().filter_map(|act| match act {
        Action::Start { at } => Some((distance(*at), act)),
        _ => None,
    });
    starts
        .min_by_key(|(steps, _)| *steps)
        .map(|(_, act)| act.clone())
}

/// A key for a friend who will be at the lock first, or what heals for one who has nothing left.
fn gift(look: &Look, legal: &[Action]) -> Option<Action> {
    if look.view.mode != Mode::Coop {
        return None;
    }
    let is_good = |act: &&Action| {
        let Action::Give { to, cards } = act else {
            return false;
        };
        let friend = &look.view.players[to.index()];
        let mut cards = cards.iter();
        match cards.next() {
            Some(card) if cards.next().is_none() => {
                let is_key = worth::is_needed(look, *card);
                let heals = matches!(card.kind.effect(), Effect::Loss { .. });
                (is_key && friend.bandages >= look.mine().bandages)
                    || (heals && friend.bandages == 0 && look.mine().bandages >= 3)
            }
            _ => false,
        }
    };
    legal.iter().find(is_good).cloned()
}

/// The spaces from which the office door can be unlocked.
pub(super) fn door_sides(look: &Look) -> Vec<Space> {
    look.office_doors()
        .flat_map(|door| [door.at, door.at.step(door.side)])
        .collect()
}

fn office(look: &Look) -> Vec<Space> {
    let office = look.mall().office();
    look.mall()
        .spaces()
        .filter(|space| look.mall().is_legal(*space) && look.mall().store(*space) == office)
        .collect()
}
