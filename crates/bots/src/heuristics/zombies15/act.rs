//! One Action of the Active Hero.

use shamble_catalog::zombies15::{Action, AreaKind, Booty, Liftable, Target};

use super::carry::clear_first;
use super::fight::{Need, attack, blast, excess, fire_next_door, lives_through};
use super::goods::{careful, drops_useless};
use super::look::{Look, firepower, is_out};
use super::plan::{Job, Task, goal_area, is_wanted, my_task, nearest_search, time_home};

/// With less firepower than this a Hero looks for Weapons first.
const LOW: u32 = 6;
/// With this much nobody searches any more.
const ENOUGH: u32 = 16;
/// Soundtrack below which only the objective counts, about.
const HURRY_MS: u32 = 150_000;
/// What is kept for growls on the way home.
const SPARE_MS: u32 = 60_000;

pub(super) fn choose(look: &Look, legal: &[Action]) -> Action {
    let end = Action::EndActions;
    let find = |wanted: fn(&Action) -> bool| legal.iter().find(|action| wanted(action)).copied();
    if let Some(up) = find(|action| matches!(action, Action::GetUp)) {
        return up;
    }
    if let Some(help) = first_aid(look, legal) {
        return help;
    }
    let here = look.here();
    let task = task(look).map(|task| {
        if task.area == here {
            clear_first(look, task).unwrap_or(task)
        } else {
            task
        }
    });
    if look.zombies(here) > 0 {
        return among_zombies(look, legal, task).unwrap_or(end);
    }
    if let Some(burst) = fire_next_door(look, legal) {
        return burst;
    }
    let Some(task) = task else {
        return end;
    };
    if task.area == here {
        return at_the_place(look, legal, task).unwrap_or(end);
    }
    walk(look, legal, task).unwrap_or(end)
}

/// What somebody does who is after `task` and nothing else; nothing once it is done, or cannot be done.
pub(super) fn pursue(look: &Look, legal: &[Action], task: Task) -> Option<Action> {
    let find = |wanted: fn(&Action) -> bool| legal.iter().find(|action| wanted(action)).copied();
    if let Some(up) = find(|action| matches!(action, Action::GetUp)) {
        return Some(up);
    }
    let here = look.here();
    if task.area == here {
        if look.zombies(here) > 0
            && let Some(attack) = attack(look, legal, Need::Pressing)
        {
            return Some(attack);
        }
        return do_job(look, legal, task);
    }
    step_towards(look, legal, task).or_else(|| attack(look, legal, Need::Pressing))
}

/// The plan, or a detour for Weapons.
fn task(look: &Look) -> Option<Task> {
    let task = my_task(look);
    let me = look.me();
    let power = firepower(me);
    let here = look.here();
    let is_searching = look.area(here).place.kind == AreaKind::Search;
    let wants = if is_searching { ENOUGH } else { LOW };
    // Nobody searches on while they gather at the door.
    let door = look
        .streets_of(me.place.side)
        .filter(|area| *area != here)
        .map(|area| look.zombies(area))
        .max();
    let is_besieged = is_searching && door.unwrap_or(0) >= 3 && power >= 4;
    let may = me.load.is_none()
        && look.left_ms > hurry_ms(look)
        && look.view.n_search_pile > 0
        && !is_besieged;
    if may && power < wants && task.is_none_or(|task| task.job != Job::Token || task.area != here) {
        let ways = look.ways(look.hero, here);
        let most = if power < 3 { 60 } else { 25 };
        return nearest_search(look, &ways.cost, most).or(task);
    }
    task
}

/// Soundtrack below which only the objective counts: enough for the farthest to get there, and a little more.
fn hurry_ms(look: &Look) -> u32 {
    let needed = time_home(look).unwrap_or(0);
    (needed + SPARE_MS).clamp(HURRY_MS / 2, 2 * HURRY_MS)
}

/// Heals, revives, reloads and drinks when it does good.
fn first_aid(look: &Look, legal: &[Action]) -> Option<Action> {
    let me = look.me();
    let is_calm = look.zombies(look.here()) == 0;
    let is_good = |action: &&Action| match action {
        Action::Use {
            on: Target::Hero(hero),
            ..
        } => {
            let patient = look.view.heroes.iter().find(|view| view.hero == *hero);
            patient
                .is_some_and(|patient| patient.lp <= 1 || (is_calm && patient.lp < patient.max_lp))
        }
        Action::Use {
            slot,
            on: Target::Weapon(weapon),
        } => {
            let item = |slot| {
                me.slots
                    .iter()
                    .find(|view| view.slot == slot)
                    .and_then(|view| view.item.as_ref())
            };
            item(*slot).is_some()
                && item(*weapon).is_some_and(|weapon| 2 * weapon.uses < weapon.max_uses)
        }
        Action::Use {
            slot,
            on: Target::Nothing,
        } => {
            let item = me
                .slots
                .iter()
                .find(|view| view.slot == *slot)
                .and_then(|view| view.item.as_ref());
            // What has no Damage and no number to wait for is used when there is still something to do with it.
            let is_snack = item
                .is_some_and(|item| item.damage == 0 && item.fend_off == 0 && item.max_uses > 0);
            is_snack && (me.lp < me.max_lp || look.view.actions <= 2)
        }
        _ => false,
    };
    legal.iter().find(is_good).copied()
}

fn among_zombies(look: &Look, legal: &[Action], task: Option<Task>) -> Option<Action> {
    let here = look.here();
    let me = look.me();
    let is_helped = has_fighter_beside(look);
    // Lifting needs no quiet, but a burden costs the Weapons: somebody else has to clear the way.
    if let Some(task) = task.filter(|task| task.area == here)
        && let Some(action) = do_job(look, legal, task)
        && me.fend_off_here >= look.zombies(here) + me.fend_off
        && (is_helped || !matches!(task.job, Job::Lift(_) | Job::LiftHero(_)))
    {
        return Some(action);
    }
    // Whoever only has to be here may stand among as many as are held back.
    let stays = task.is_some_and(|task| task.area == here && task.job == Job::Stand);
    let is_held_back = look.zombies(here) <= me.fend_off_here;
    let need = if stays && is_held_back {
        Need::Slight
    } else {
        Need::Pressing
    };
    if let Some(best) = attack(look, legal, need) {
        return Some(best);
    }
    // Some slip away: the list says who may.
    if let Some(step) = task.and_then(|task| step_towards(look, legal, task)) {
        return Some(step);
    }
    // With full hands nobody gets out of here: the burden is put down, unless a friend does the fighting.
    let is_stuck = !is_held_back || (need == Need::Pressing && !is_helped);
    let drop = legal.iter().find(|action| matches!(action, Action::Drop));
    drop.filter(|_| is_stuck && firepower(me) > 0 && look.view.actions >= 2)
        .copied()
}

/// Whether somebody else in the same Area can fight what is there.
fn has_fighter_beside(look: &Look) -> bool {
    let me = look.me();
    let mut others = look.view.heroes.iter().filter(|hero| hero.hero != me.hero);
    others.any(|hero| {
        hero.place == me.place && !is_out(hero) && hero.load.is_none() && firepower(hero) > 0
    })
}

fn at_the_place(look: &Look, legal: &[Action], task: Task) -> Option<Action> {
    if let Some(action) = do_job(look, legal, task) {
        return Some(action);
    }
    // Nothing to wait for but the others: look around, if that is safe.
    let is_searchable = look.area(look.here()).place.kind == AreaKind::Search;
    if is_searchable
        && look.me().load.is_none()
        && firepower(look.me()) < ENOUGH
        && look.view.actions >= 2
    {
        return search(look, legal);
    }
    None
}

fn search(look: &Look, legal: &[Action]) -> Option<Action> {
    if let Some(find) = careful(look, legal) {
        return Some(find);
    }
    // Keep an Action for what jumps out of the cupboard.
    let is_safe = look.view.actions >= 2 || look.me().fend_off >= 3;
    legal
        .iter()
        .find(|action| is_safe && matches!(action, Action::Search))
        .copied()
}

fn do_job(look: &Look, legal: &[Action], task: Task) -> Option<Action> {
    let is_it = |action: &&Action| match (task.job, action) {
        (Job::Token, Action::Token { piece, change }) => {
            let token = look
                .area(task.area)
                .tokens
                .iter()
                .find(|token| token.piece == *piece);
            let is_good = token.is_some_and(|token| match (token.token, token.pool) {
                (Some(token), _) => is_wanted(look, token),
                (None, Some(pool)) => look.view.hidden_tokens[usize::from(pool)]
                    .iter()
                    .any(|token| is_wanted(look, *token)),
                (None, None) => false,
            });
            is_good && (change.is_nothing() || drops_useless(look, action))
        }
        (
            Job::LiftHero(wanted),
            Action::Lift {
                what: Liftable::Hero(hero),
            },
        ) => wanted == *hero,
        (
            Job::LiftHero(wanted),
            Action::Loot {
                hero,
                what: Booty::Token(token),
                change,
            },
        ) => {
            wanted == *hero
                && is_loot_wanted(look, *token)
                && (change.is_nothing() || drops_useless(look, action))
        }
        (
            Job::Lift(wanted),
            Action::Lift {
                what: Liftable::Heavy(kind),
            },
        ) => wanted == *kind,
        (Job::Drop, Action::Drop) | (Job::Call, Action::Call) | (Job::Refill, Action::Refill) => {
            true
        }
        _ => false,
    };
    if let Some(action) = legal.iter().find(is_it) {
        return Some(*action);
    }
    match task.job {
        Job::Search => search(look, legal),
        // The gun waits for the crate; the crate is put down for somebody else.
        Job::Refill => legal
            .iter()
            .find(|action| matches!(action, Action::Drop))
            .copied(),
        _ => None,
    }
}

/// Keys that are still of use are taken off a Hero who cannot use them.
fn is_loot_wanted(look: &Look, token: shamble_catalog::zombies15::Token) -> bool {
    token
        .key()
        .is_some_and(|colour| look.view.areas.iter().any(|area| area.lock == Some(colour)))
}

fn step_towards(look: &Look, legal: &[Action], task: Task) -> Option<Action> {
    let here = look.here();
    let next = look.ways(look.hero, here).first_step(here, task.area)?;
    let place = look.area(next).place;
    legal
        .iter()
        .find(|action| matches!(action, Action::Move { to } if *to == place))
        .copied()
}

fn walk(look: &Look, legal: &[Action], task: Task) -> Option<Action> {
    let here = look.here();
    let next = look.ways(look.hero, here).first_step(here, task.area);
    if let Some(action) = blast(look, legal, next) {
        return Some(action);
    }
    let Some(step) = step_towards(look, legal, task) else {
        return wait(look, legal);
    };
    let next = next.expect("there is a step");
    let actions = look.view.actions.saturating_sub(1);
    let is_last_stretch = goal_area(look) == Some(next) && look.left_ms < hurry_ms(look);
    let excess = excess(look, next, actions);
    // Growls come to whoever waits: better a Life Point now than a crowd at the door later.
    let may_bleed = look.me().lp >= 2 && look.view.actions >= 3 && excess <= 3
        || look.view.actions >= 3 && lives_through(look, next, actions);
    if is_last_stretch || excess == 0 || may_bleed {
        return Some(step);
    }
    // When nothing is left to be found and the end is near, whoever can bear it goes.
    let is_now_or_never = look.left_ms < hurry_ms(look) && look.me().lp >= 2;
    wait(look, legal).or_else(|| (is_now_or_never && look.view.actions >= 3).then_some(step))
}

/// Not yet: use what is left of the turn to find Weapons, or end it.
fn wait(look: &Look, legal: &[Action]) -> Option<Action> {
    let me = look.me();
    if me.load.is_some() {
        // Nobody clears the way: do it without the burden.
        let is_able = firepower(me) >= 4 && look.view.actions >= 3;
        return legal
            .iter()
            .find(|action| is_able && matches!(action, Action::Drop))
            .copied();
    }
    if look.view.actions < 2 || look.view.n_search_pile == 0 {
        return None;
    }
    if look.area(look.here()).place.kind == AreaKind::Search {
        return search(look, legal);
    }
    let ways = look.ways(look.hero, look.here());
    let inside = nearest_search(look, &ways.cost, 60)?;
    let step = step_towards(look, legal, inside)?;
    let is_quiet = matches!(step, Action::Move { to } if look.zombies(look.area_of(to)) == 0);
    is_quiet.then_some(step)
}
