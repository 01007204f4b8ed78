//! What there is to do, and who does it: the same answer for every bot that looks at the same table.

use std::rc::Rc;

use arrayvec::ArrayVec;
use shamble_catalog::zombies15::{
    Ability, Action, AreaKind, Colour, HeavyKind, HeroId, LoadView, MarkerKind, Side, Token,
};

use super::carry::{delivery, escort, is_heavy_wanted};
use super::look::{FAR, Look, Ways, firepower, has, is_out};

/// Something to do at an Area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Task {
    pub(super) area: usize,
    pub(super) job: Job,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Job {
    /// Take or turn up a Search token.
    Token,
    /// Pick something heavy up.
    Lift(HeavyKind),
    /// Pick an unconscious Hero up.
    LiftHero(HeroId),
    /// Put down what is carried.
    Drop,
    /// Call the helicopter.
    Call,
    /// Fill the Machine Gun.
    Refill,
    /// Be there.
    Stand,
    /// Kill what is there.
    Kill,
    /// Look for Items.
    Search,
}

/// A gate with so many zombies wants thinning out.
const CROWDED: u16 = 6;
/// Soundtrack below which nobody sets out for anything that is not needed.
pub(super) const LATE_MS: u32 = 240_000;
/// When everybody goes home in scenarios that are won by a siren.
const HOMEWARD_MS: u32 = 130_000;

/// The tile where everybody has to be in the end.
pub(super) fn goal_side(look: &Look) -> Option<Side> {
    let objective = &look.view.objective;
    let lock_of = |side: &Side| look.streets_of(*side).find_map(|area| look.area(area).lock);
    if !objective.lock_gone {
        return objective.all_heroes_on.first().copied();
    }
    let open = objective
        .all_heroes_on
        .iter()
        .find(|side| lock_of(side).is_none());
    let with_key = || {
        objective
            .all_heroes_on
            .iter()
            .find(|side| lock_of(side).is_some_and(|colour| look.somebody_has_key(colour)))
    };
    open.or_else(with_key).copied()
}

/// The Street of the goal.
pub(super) fn goal_area(look: &Look) -> Option<usize> {
    let side = goal_side(look)?;
    look.streets_of(side)
        .find(|area| look.area(*area).place.kind == AreaKind::Street)
}

/// Whether a token is worth carrying for the objective.
pub(super) fn is_wanted(look: &Look, token: Token) -> bool {
    let objective = &look.view.objective;
    let carried = |wanted: Token| {
        let tokens = look.view.heroes.iter().flat_map(|hero| &hero.backpack);
        tokens.filter(|token| token.token == Some(wanted)).count() as u8
    };
    if token.bag().is_some() && objective.bags > 0 {
        let have = look
            .view
            .goals
            .iter()
            .filter(|goal| goal.want == u16::from(objective.bags) && goal.tiles.is_empty());
        return have.map(|goal| goal.have).min().unwrap_or(0) < u16::from(objective.bags);
    }
    if let Some(wanted) = objective.tokens.get(&token) {
        return carried(token) < *wanted;
    }
    token
        .key()
        .is_some_and(|colour| is_key_wanted(look, colour))
}

fn is_key_wanted(look: &Look, colour: Colour) -> bool {
    if look.view.cabins_open == Some(colour) || look.somebody_has_key(colour) {
        return false;
    }
    // Where any of several Locks will do, one Key is enough.
    let is_settled = look.view.objective.lock_gone && goal_side(look).is_some();
    !is_settled && look.view.areas.iter().any(|area| area.lock == Some(colour))
}

pub(super) fn marked(look: &Look, marker: MarkerKind) -> Option<usize> {
    look.view
        .areas
        .iter()
        .position(|area| area.markers.contains(&marker))
}

pub(super) fn is_carried(look: &Look, wanted: HeavyKind) -> usize {
    let is_it = |load: &LoadView| matches!(load, LoadView::Heavy { kind, .. } if *kind == wanted);
    look.view
        .heroes
        .iter()
        .filter_map(|hero| hero.load.as_ref())
        .filter(|load| is_it(load))
        .count()
}

pub(super) fn is_helicopter_wanted(look: &Look) -> bool {
    let is_asked = look.view.objective.marker_on == Some(MarkerKind::Helicopter);
    is_asked && look.view.landing_in.is_none() && marked(look, MarkerKind::Helicopter).is_none()
}

/// All that somebody should see to, the most pressing first.
fn tasks(look: &Look) -> Vec<Task> {
    let mut tasks = Vec::new();
    let view = &look.view;
    let goal = goal_side(look);
    for (area, seen) in view.areas.iter().enumerate() {
        for token in &seen.tokens {
            let is_worth_it = match (token.token, token.pool) {
                (Some(token), _) => is_wanted(look, token),
                (None, Some(pool)) => view.hidden_tokens[usize::from(pool)]
                    .iter()
                    .any(|token| is_wanted(look, *token)),
                (None, None) => false,
            };
            if is_worth_it {
                tasks.push(Task {
                    area,
                    job: Job::Token,
                });
            }
        }
        for (kind, _) in &seen.heavy {
            if is_heavy_wanted(look, *kind, Some(seen.place.side) == goal) {
                tasks.push(Task {
                    area,
                    job: Job::Lift(*kind),
                });
            }
        }
        if seen.markers.contains(&MarkerKind::Cabin)
            && view
                .areas
                .iter()
                .any(|area| area.lock.is_some() && area.lock == view.cabins_open)
        {
            tasks.push(Task {
                area,
                job: Job::Stand,
            });
        }
        let is_to_clear = view.objective.no_zombies_on.contains(&seen.place.side);
        let is_gate =
            view.breach.is_some() && is_letter(look, seen.place.side) && seen.zombies >= CROWDED;
        if (is_to_clear && look.zombies(area) > 0)
            || (is_gate && look.left_ms > HOMEWARD_MS)
            || seen.alpha.is_some()
        {
            tasks.push(Task {
                area,
                job: Job::Kill,
            });
        }
    }
    // Somebody who cannot fight needs somebody who can.
    for hero in view
        .heroes
        .iter()
        .filter(|hero| !is_out(hero) && hero.zombies_here > 0 && firepower(hero) == 0)
    {
        tasks.push(Task {
            area: look.area_of(hero.place),
            job: Job::Kill,
        });
    }
    let carried: Vec<HeroId> = view
        .heroes
        .iter()
        .filter_map(|hero| match hero.load {
            Some(LoadView::Hero { hero }) => Some(hero),
            _ => None,
        })
        .collect();
    for hero in view
        .heroes
        .iter()
        .filter(|hero| is_out(hero) && !carried.contains(&hero.hero))
    {
        if goal.is_some_and(|goal| hero.place.side != goal) {
            tasks.push(Task {
                area: look.area_of(hero.place),
                job: Job::LiftHero(hero.hero),
            });
        }
    }
    tasks
}

fn is_letter(look: &Look, side: Side) -> bool {
    look.view
        .tiles
        .iter()
        .any(|tile| tile.side == side && tile.letter.is_some())
}

/// What the Active Hero could be after instead, the nearest first: what somebody should see to, the goal, Items, friends
/// among zombies, and a step to every Area next to this one.
pub(super) fn alternatives(look: &Look) -> Vec<Task> {
    let ways = look.ways(look.hero, look.here());
    let mut found = if look.me().load.is_none() {
        tasks(look)
    } else {
        Vec::new()
    };
    let stand = |area: usize| Task {
        area,
        job: Job::Stand,
    };
    found.extend(goal_area(look).map(stand));
    found.extend(nearest_search(look, &ways.cost, FAR - 1));
    let friends = look.view.heroes.iter().enumerate();
    found.extend(
        friends
            .filter(|(number, hero)| *number != look.hero && hero.zombies_here > 0)
            .map(|(_, hero)| Task {
                area: look.area_of(hero.place),
                job: Job::Kill,
            }),
    );
    found.extend(look.next_to(look.here()).map(stand));
    found.retain(|task| ways.cost[task.area] < FAR);
    found.sort_by_key(|task| ways.cost[task.area]);
    found
}

/// What the Active Hero sees to: a task that no other Hero is better placed for, or the way to the goal.
pub(super) fn my_task(look: &Look) -> Option<Task> {
    let view = &look.view;
    if let Some(load) = &look.me().load {
        let delivery = delivery(look, load);
        // What is where it belongs is put down as soon as somebody needs both hands; a gun is not, it helps by itself.
        let is_gun = matches!(
            load,
            LoadView::Heavy {
                kind: HeavyKind::MachineGun | HeavyKind::AmmoCrate,
                ..
            }
        );
        let is_there = |task: &Task| task.area == look.here() && task.job == Job::Stand && !is_gun;
        let ways = || look.ways(look.hero, look.here()).cost;
        if delivery.as_ref().is_some_and(is_there) && help(look, &ways()).is_some() {
            return Some(Task {
                area: look.here(),
                job: Job::Drop,
            });
        }
        return delivery;
    }
    let mut free: Vec<usize> = (0..view.heroes.len())
        .filter(|i| !is_out(&view.heroes[*i]) && view.heroes[*i].load.is_none())
        .collect();
    let ways: Vec<Rc<Ways>> = (0..view.heroes.len())
        .map(|i| look.ways(i, look.area_of(view.heroes[i].place)))
        .collect();
    let own = ways[look.hero].cost;
    let mut open = tasks(look);
    let errands = open.iter().filter(|task| task.job != Job::Kill).count();
    if errands <= free.len() {
        for (hero, task) in shared_out(look, &free, &open, &ways) {
            if hero == look.hero {
                return Some(task);
            }
            free.retain(|other| *other != hero);
        }
        open.retain(|task| task.job == Job::Kill);
    }
    // The cheapest pair of Hero and task first, until one of them runs out.
    while let Some((hero, task)) = best_pair(look, &free, &open, &ways) {
        if free[hero] == look.hero {
            return Some(open[task]);
        }
        // Fighting is company work: several may go.
        if open[task].job != Job::Kill {
            open.remove(task);
        }
        free.remove(hero);
    }
    let is_siren = view.objective.siren.is_some() && look.left_ms > HOMEWARD_MS;
    if is_siren && firepower(look.me()) < 12 {
        return nearest_search(look, &own, 60);
    }
    if let Some(escort) = escort(look, &own) {
        return Some(escort);
    }
    if let Some(area) = marked(look, MarkerKind::Tower).filter(|_| is_helicopter_wanted(look)) {
        return Some(Task {
            area,
            job: Job::Stand,
        });
    }
    if let Some(help) = help(look, &own) {
        return Some(help);
    }
    goal_area(look).map(|area| Task {
        area,
        job: Job::Stand,
    })
}

/// Who does which errand so that the last Hero is at the goal earliest, and all of them early; for as many Heroes as
/// errands, or more.
fn shared_out(look: &Look, free: &[usize], open: &[Task], ways: &[Rc<Ways>]) -> Vec<(usize, Task)> {
    let errands: Vec<Task> = open
        .iter()
        .filter(|task| task.job != Job::Kill)
        .copied()
        .collect();
    let home = goal_area(look).map(|goal| look.ways(look.hero, goal).cost);
    let homewards = |area: usize| home.as_ref().map_or(0, |home| home[area]);
    let cost = |hero: &usize, task: &Task| {
        let there = ways[*hero].cost[task.area];
        let is_able = there < FAR && suits(look, *hero, *task);
        is_able.then(|| there.saturating_add(homewards(task.area)))
    };
    let costs = errands
        .iter()
        .map(|task| free.iter().map(|hero| cost(hero, task)).collect());
    let idle = free
        .iter()
        .map(|hero| homewards(look.area_of(look.view.heroes[*hero].place)));
    let mut sharing = Sharing {
        costs: costs.collect(),
        idle: idle.collect(),
        best: None,
    };
    sharing.search(&mut ArrayVec::new());
    let Some((_, _, _, chosen)) = sharing.best else {
        return Vec::new();
    };
    let pairs = chosen.iter().zip(&errands);
    pairs
        .filter_map(|(hero, task)| hero.map(|hero| (free[hero], *task)))
        .collect()
}

/// No crew has more Heroes.
const MAX_HEROES: usize = 4;

/// Who does each errand, if anybody does.
type Chosen = ArrayVec<Option<usize>, MAX_HEROES>;

/// All ways to share errands out, tried one after the other.
struct Sharing {
    /// By errand and Hero: what it takes to do it and get home.
    costs: ArrayVec<ArrayVec<Option<u32>, MAX_HEROES>, MAX_HEROES>,
    /// By Hero: what it takes to get home.
    idle: ArrayVec<u32, MAX_HEROES>,
    /// How many errands are left over, when the last is home, what it takes in all, and who does what.
    best: Option<(usize, u32, u64, Chosen)>,
}

impl Sharing {
    fn search(&mut self, chosen: &mut Chosen) {
        if chosen.len() == self.costs.len() {
            self.weigh(chosen);
            return;
        }
        let errand = chosen.len();
        for hero in 0..self.idle.len() {
            if self.costs[errand][hero].is_some() && !chosen.contains(&Some(hero)) {
                chosen.push(Some(hero));
                self.search(chosen);
                chosen.pop();
            }
        }
        chosen.push(None);
        self.search(chosen);
        chosen.pop();
    }

    fn weigh(&mut self, chosen: &Chosen) {
        let left_over = chosen.iter().filter(|hero| hero.is_none()).count();
        let mut times = self.idle.clone();
        for (errand, hero) in chosen.iter().enumerate() {
            if let Some(hero) = hero {
                times[*hero] = self.costs[errand][*hero].unwrap_or(FAR);
            }
        }
        let last = times.iter().copied().max().unwrap_or(0);
        let sum: u64 = times.iter().map(|time| u64::from(*time)).sum();
        let is_better = self
            .best
            .as_ref()
            .is_none_or(|best| (left_over, last, sum) < (best.0, best.1, best.2));
        if is_better {
            self.best = Some((left_over, last, sum, chosen.clone()));
        }
    }
}

/// Soundtrack until the farthest Hero is at the goal, about, if nobody does anything else.
pub(super) fn time_home(look: &Look) -> Option<u32> {
    let from_goal = look.ways(look.hero, goal_area(look)?).cost;
    let heroes = look.view.heroes.iter().filter(|hero| !is_out(hero));
    let costs = heroes.map(|hero| from_goal[look.area_of(hero.place)]);
    let farthest = costs.filter(|cost| *cost < FAR).max()?;
    Some(farthest / 10 * look.command_ms())
}

/// Zombies that keep a friend from the goal who cannot get past them alone, the nearest first.
fn help(look: &Look, ways: &[u32]) -> Option<Task> {
    let me = look.me();
    let power = firepower(me);
    if power < 2 || me.lp < 2 && me.fend_off < 2 {
        return None;
    }
    let goal = goal_area(look)?;
    let mut nearest: Option<usize> = None;
    for (number, hero) in look.view.heroes.iter().enumerate() {
        if number == look.hero || is_out(hero) {
            continue;
        }
        let from = look.area_of(hero.place);
        let mut way = look.ways(number, from).path(from, goal);
        way.push(from);
        let crowd: u32 = way.iter().map(|area| u32::from(look.zombies(*area))).sum();
        let is_able = hero.load.is_none() && 2 * firepower(hero) >= 3 * crowd;
        if crowd == 0 || is_able {
            continue;
        }
        let crowded = way.into_iter().filter(|area| look.zombies(*area) > 0);
        nearest = crowded.chain(nearest).min_by_key(|area| ways[*area]);
    }
    let area = nearest.filter(|area| ways[*area] < FAR)?;
    // There and back, a Move and a fight a step, with everybody else taking turns in between.
    let ms = ways[area].saturating_mul(2) / 10 * look.command_ms();
    (ms < look.left_ms).then_some(Task {
        area,
        job: Job::Kill,
    })
}

fn best_pair(
    look: &Look,
    free: &[usize],
    open: &[Task],
    ways: &[Rc<Ways>],
) -> Option<(usize, usize)> {
    let mut best: Option<(u32, usize, usize)> = None;
    for (h, hero) in free.iter().enumerate() {
        for (t, task) in open.iter().enumerate() {
            let cost = ways[*hero].cost[task.area];
            if cost == FAR || !suits(look, *hero, *task) {
                continue;
            }
            // Strong fighters fight, the others fetch.
            let power = firepower(&look.view.heroes[*hero]).min(20);
            let cost = if task.job == Job::Kill {
                cost + 200 - 5 * power
            } else {
                cost
            };
            if best.is_none_or(|(found, _, _)| cost < found) {
                best = Some((cost, h, t));
            }
        }
    }
    best.map(|(_, hero, task)| (hero, task))
}

fn suits(look: &Look, hero: usize, task: Task) -> bool {
    let hero = &look.view.heroes[hero];
    match task.job {
        Job::Token => {
            let is_full = hero.backpack.len() >= usize::from(hero.backpack_slots);
            let can_swap = hero
                .backpack
                .iter()
                .filter_map(|token| token.token)
                .any(|token| !is_wanted_kind(look, token));
            !is_full || can_swap
        }
        Job::Lift(HeavyKind::MachineGun) => !has(hero, Ability::FearOfFirearms),
        Job::Kill => firepower(hero) >= u32::from(look.zombies(task.area)).min(4),
        _ => true,
    }
}

/// Whether the objective or a Lock has any use for the kind, needed or not.
pub(super) fn is_wanted_kind(look: &Look, token: Token) -> bool {
    let objective = &look.view.objective;
    let is_key = token
        .key()
        .is_some_and(|colour| look.view.areas.iter().any(|area| area.lock == Some(colour)));
    is_key || objective.tokens.contains_key(&token) || (objective.bags > 0 && token.bag().is_some())
}

/// The nearest Search Area worth a detour.
pub(super) fn nearest_search(look: &Look, ways: &[u32], most: u32) -> Option<Task> {
    let is_fit = |area: &usize| {
        let seen = look.area(*area);
        seen.place.kind == AreaKind::Search && look.zombies(*area) <= 1 && ways[*area] <= most
    };
    let area = (0..look.view.areas.len())
        .filter(is_fit)
        .min_by_key(|area| ways[*area])?;
    Some(Task {
        area,
        job: Job::Search,
    })
}

/// A Surge goes where it is least in the way: far from the goal.
pub(super) fn surge(look: &Look, legal: &[Action]) -> Option<Action> {
    let goal = goal_area(look).unwrap_or_else(|| look.here());
    let from_goal = look.ways(look.hero, goal).cost;
    let distance = |action: &&Action| match action {
        Action::Surge { at } => look
            .streets_of(*at)
            .map(|area| from_goal[area])
            .filter(|cost| *cost < FAR)
            .max()
            .unwrap_or(0),
        _ => 0,
    };
    legal.iter().max_by_key(distance).copied()
}
