//! What to walk to, and what to do there.

use shamble_catalog::zombie_mall::{Action, Dir, Effect, Mode, Refuge, Scenario, Space};

use super::look::Look;
use super::{walk, worth};

/// MP of the way on that a card is worth: about a turn's.
const DETOUR: u32 = 8;
/// What counts as a way where there is none.
const FAR: u32 = 200;
/// Who is as near to the office door opens it in passing.
const NEAR_DOOR: usize = 6;
/// Ways through more tokens than this are too many to compare.
const TOUR: usize = 4;

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
    let goal = aim(look);
    let act = towards(look, legal, &goal);
    let Action::Step { .. } = act else {
        return (act, Vec::new());
    };
    let mut way = walk::way(look, &goal.spaces);
    // Not past a fight: what it leaves of the bot may want something else.
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
    towards(look, legal, &aim(look))
}

fn towards(look: &Look, legal: &[Action], goal: &Goal) -> Action {
    let is_there = goal.spaces.contains(&look.at());
    if is_there {
        if let Some(act) = loot(look, legal) {
            return act;
        }
    } else if let Some((dir, weight)) = walk::first_step(look, &goal.spaces) {
        let to = look.at().step(dir);
        let is_quiet = look.danger(to) == 0;
        let bonus = Action::Bonus { dir };
        // A bonus step that would be taken at the end of the walk anyway saves most where steps cost most.
        let is_far = weight > u32::from(look.view.turn.mp);
        if is_far && is_quiet && look.cost(to) > 1 && legal.contains(&bonus) {
            return bonus;
        }
        // Even without a Bandage: every turn brings more zombies, so whoever waits only meets more.
        let step = Action::Step { dir };
        if legal.contains(&step) {
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
        if is_quiet && legal.contains(&bonus) {
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

/// Where to walk this turn: to what the bot is after, or to loot near the way there.
fn aim(look: &Look) -> Goal {
    let goal = goal(look);
    match on_the_way(look, &goal) {
        Some(loot) => Goal {
            spaces: vec![loot],
            urgent: false,
        },
        None => goal,
    }
}

/// Loot to end the turn on, if what the bot is after is too far for this turn anyway and the MP lose less than `DETOUR` of
/// the way they could bring it on.
fn on_the_way(look: &Look, goal: &Goal) -> Option<Space> {
    if goal.urgent || look.bandages() == 0 {
        return None;
    }
    let at = look.at();
    let has_bonus = look.view.turn.bonus && look.mine().adrenaline > 0;
    let mp = u32::from(look.view.turn.mp) + u32::from(has_bonus);
    // As the crow flies first: most loot is too far off to look for a way.
    let away = |from: Space| {
        let ways = goal.spaces.iter().map(|to| from.away(*to) as u32);
        ways.min().unwrap_or(0)
    };
    let far = away(at);
    let mut near = (look.view.loot.iter().copied())
        .filter(|loot| at.away(*loot) as u32 <= mp && mp.min(far) + away(*loot) < far + DETOUR)
        .peekable();
    near.peek()?;
    let (_, whole) = walk::nearest(look, at, &goal.spaces, FAR)?;
    if whole <= mp {
        return None;
    }
    near.filter_map(|loot| {
        // A token costs one MP more than the bonus step that may be the last.
        let (_, there) = walk::nearest(look, at, &[loot], mp + 2)?;
        let (_, rest) = walk::nearest(look, loot, &goal.spaces, FAR)?;
        let is_near = there <= mp + 1 && mp + rest < whole + DETOUR;
        is_near.then_some((rest, loot))
    })
    .min_by_key(|(rest, _)| *rest)
    .map(|(_, loot)| loot)
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
        Some(lock) if Look::opens(hand, lock) && is_door_next(look) => {
            return urgent(door_sides(look));
        }
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
    } else if look.others().next().is_none() && spaces.len() <= TOUR {
        spaces = vec![first_of_tour(look, spaces)];
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

/// Whether who holds the key to the office goes there. With friends at once, so that the door is open when they come; alone
/// not from afar while the key to the radio is still to be found.
fn is_door_next(look: &Look) -> bool {
    let has_both = Look::opens(&look.mine().hand, look.view.radio.lock);
    let is_all_found = look.view.objectives.is_empty() && look.view.loot.is_empty();
    let is_near = || {
        let mut sides = door_sides(look).into_iter();
        sides.any(|side| look.at().away(side) <= NEAR_DOOR)
    };
    has_both || is_all_found || look.others().next().is_some() || is_near()
}

/// Of the tokens that may hide keys the one to look under first, so that the way through them until all keys are found and
/// from there to the office is the shortest on average, as the crow flies.
fn first_of_tour(look: &Look, mut tokens: Vec<Space>) -> Space {
    let locks = [look.door_lock(), Some(look.view.radio.lock)];
    let n_keys = (locks.into_iter().flatten())
        .filter(|lock| !Look::opens(&look.mine().hand, *lock))
        .count();
    let office = look.mall().radio();
    let tour = Tour { n_keys, office };
    (0..tokens.len())
        .min_by_key(|number| tour.by_way_of(look.at(), &mut tokens, *number, 0))
        .map_or(office, |number| tokens[number])
}

struct Tour {
    n_keys: usize,
    office: Space,
}

impl Tour {
    /// In how many ways all keys can lie under so many tokens.
    fn n_ways(&self, n_tokens: usize) -> usize {
        match self.n_keys {
            0 => 1,
            1 => n_tokens,
            _ => n_tokens * n_tokens.saturating_sub(1) / 2,
        }
    }

    /// The steps of the shortest tour from `at` that goes on with the token of that number after `n_seen` others, summed up
    /// over all ways the keys can lie.
    fn by_way_of(&self, at: Space, left: &mut Vec<Space>, number: usize, n_seen: usize) -> usize {
        let n_open = self.n_ways(n_seen + left.len()) - self.n_ways(n_seen);
        let n_last = self.n_ways(n_seen + 1) - self.n_ways(n_seen);
        let token = left.swap_remove(number);
        let on = (0..left.len())
            .map(|next| self.by_way_of(token, left, next, n_seen + 1))
            .min();
        // Back to where it was.
        left.push(token);
        let end = left.len() - 1;
        left.swap(number, end);
        n_open * at.away(token) + n_last * token.away(self.office) + on.unwrap_or(0)
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
