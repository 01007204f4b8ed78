//! Advice on Zombies 15': the way that is left against the time that is left, and what the Heroes can still stand.

use arrayvec::ArrayVec;
use shamble_catalog::zombies15::{
    Action, Ask, CardKind, Colour, HeroView, Posture, Side, State, Token, View,
};
use shamble_core::Game;

use super::{Advisor, Feature, Harm, bad, good};
use crate::{Budget, Sight};

/// Length of the soundtrack.
const LENGTH_MS: f32 = 900_000.0;
/// A command at the usual tempo.
const COMMAND_S: f32 = 3.0;
/// Minutes to spare beyond which more are of no use.
const AMPLE: f32 = 5.0;
/// A tile that cannot be reached counts as so far away.
const FAR: u32 = 12;
/// Tile sides of the box.
const N_SIDES: usize = 64;

impl Advisor for State {
    const FEATURES: &'static [Feature] = &[
        good("time"),
        good("goals"),
        bad("way"),
        bad("fetch"),
        bad("late"),
        good("life"),
        good("weakest"),
        bad("down"),
        bad("attack"),
        bad("horde"),
        bad("zombies"),
        good("weapons"),
        bad("locks"),
        bad("errands"),
        bad("alpha"),
    ];

    const WEIGHTS: &'static [&'static [f32]] = &[
        &[
            0.097, 0.366, 0.050, -0.214, -0.071, -0.377, 1.185, 0.231, -0.611, -0.115, -0.084,
            -0.438, 0.314, -0.050, -0.553, -0.584,
        ],
        &[
            1.6, -1.317, 0.05, -0.670, 0.0, 0.0, 0.984, 0.05, -0.864, -0.286, -0.211, -0.532,
            0.718, 0.0, 0.0, 0.0,
        ],
    ];

    const STAGE_ACTS: u32 = 12;

    const BUDGETS: [Budget; 4] = [
        Budget::new(16, 16, 8, 5)
            .patient(4)
            .attentive(0)
            .slipping(14),
        Budget::new(4, 1, 2, 40).attentive(25),
        Budget::new(6, 2, 4, 30).attentive(35),
        Budget::new(10, 8, 8, 25),
    ];

    fn measure(sight: &Sight<'_, Self>, values: &mut Vec<f32>) -> usize {
        let view = sight.brief();
        let left = view.clock.end.0.saturating_sub(sight.now().0) as f32;
        let left_ms = left * view.clock.speed as f32 / 100.0;
        let is_siren = view.objective.siren.is_some();
        let n_heroes = view.heroes.len().max(1) as f32;

        let shares = view
            .goals
            .iter()
            .map(|goal| f32::from(goal.have.min(goal.want)) / f32::from(goal.want.max(1)));
        let goals = shares.sum::<f32>() / view.goals.len().max(1) as f32;
        let to_fetch: f32 = view
            .goals
            .iter()
            .filter(|goal| goal.tiles.is_empty())
            .map(|goal| f32::from(goal.want.saturating_sub(goal.have)))
            .sum::<f32>()
            - f32::from(u8::from(is_siren));
        let goals_on = &view.objective.all_heroes_on;
        let to_goal = hops_from(&view, goals_on.iter().copied());
        let way = if goals_on.is_empty() {
            0.0
        } else {
            let ways = view
                .heroes
                .iter()
                .map(|hero| to_goal[hero.place.side.index()]);
            ways.sum::<u32>() as f32
        };
        let n_keys = keys_to_find(&view);
        let errands = errands(&view, to_fetch.max(0.0) as usize + n_keys, &to_goal);
        let alpha = alpha(&view);
        let to_find = to_fetch.max(0.0) + n_keys as f32;
        // Whoever waits for a siren is never late.
        let minutes_short = if is_siren {
            0.0
        } else {
            let needed_s = COMMAND_S * (1.5 * (way + errands + alpha) + 3.0 * to_find);
            (needed_s - left_ms / 1000.0) / 60.0
        };

        let sum = |of: fn(&HeroView) -> u8| -> f32 {
            view.heroes.iter().map(|hero| f32::from(of(hero))).sum()
        };
        let weakest = view.heroes.iter().map(|hero| hero.lp).min().unwrap_or(0);
        let n_down = view
            .heroes
            .iter()
            .filter(|hero| hero.posture == Posture::Unconscious)
            .count();
        let attack: u16 = view
            .heroes
            .iter()
            .map(|hero| hero.zombies_here.saturating_sub(hero.fend_off_here))
            .sum();
        let zombies: u16 = view.areas.iter().map(|area| area.zombies).sum();
        let n_locks = view.areas.iter().filter(|area| area.lock.is_some()).count();

        values.extend([
            left_ms / LENGTH_MS,
            goals,
            way / n_heroes,
            to_find,
            minutes_short.clamp(-AMPLE, 5.0),
            sum(|hero| hero.lp) / sum(|hero| hero.max_lp).max(1.0),
            f32::from(weakest.min(3)),
            n_down as f32,
            f32::from(attack.min(20)) / 4.0,
            f32::from(view.horde.min(60)) / 10.0,
            f32::from(zombies.min(80)) / 10.0,
            view.heroes.iter().map(firepower).sum::<f32>() / (10.0 * n_heroes),
            n_locks as f32,
            errands / 5.0,
            alpha / 5.0,
        ]);
        usize::from(is_siren)
    }

    fn stage(state: &Self) -> Option<u32> {
        state.prompts().iter().find_map(|prompt| match prompt.ask {
            Ask::Act { hero, .. } => Some(hero as u32),
            _ => None,
        })
    }

    fn stages_a_round(n_seats: usize) -> u32 {
        // Two Heroes at least.
        n_seats.max(2) as u32
    }

    fn is_weighty(ask: &Ask) -> bool {
        match ask {
            Ask::Act { .. } | Ask::Keep { .. } | Ask::Token { .. } => true,
            Ask::HandOver { .. }
            | Ask::Lose { .. }
            | Ask::Surge { .. }
            | Ask::Pause
            | Ask::Resume
            | Ask::Checkpoint => false,
        }
    }

    /// Actions.
    fn leaves_off(sight: &Sight<'_, Self>, action: &Action) -> Option<bool> {
        (*action == Action::EndActions).then(|| sight.brief().actions > 0)
    }

    /// Life Points, and the last of them.
    fn harm(before: &Sight<'_, Self>, after: &Sight<'_, Self>) -> Option<Harm> {
        let seat = before.seat().index();
        let (before, after) = (before.brief(), after.brief());
        let is_conscious = |hero: &HeroView| hero.posture != Posture::Unconscious;
        let mut harm = Harm::default();
        let mut has_people = false;
        let pairs = before.heroes.iter().zip(&after.heroes);
        for (was, is) in pairs.filter(|(was, _)| usize::from(was.seat) == seat) {
            if is_conscious(was) {
                has_people = true;
                let is_out = !is_conscious(is);
                harm.is_out |= is_out;
                harm.is_hurt |= is_out || is.lp < was.lp;
            }
        }
        has_people.then_some(harm)
    }
}

/// Zombies the Weapons can still kill, up to what one Hero can hope to use.
fn firepower(hero: &HeroView) -> f32 {
    let items = hero.slots.iter().filter_map(|slot| slot.item.as_ref());
    let weapons = items.filter(|item| matches!(item.kind, CardKind::Gun | CardKind::Melee));
    let power: u32 = weapons
        .map(|item| u32::from(item.uses) * u32::from(item.damage))
        .sum();
    power.min(20) as f32
}

/// Steps over Streets to every tile of the map, from the nearest of `starts`.
fn hops_from(view: &View, starts: impl Iterator<Item = Side>) -> Hops {
    let mut hops = [FAR; N_SIDES];
    let mut edge: ArrayVec<usize, N_SIDES> = ArrayVec::new();
    for start in starts {
        if hops[start.index()] == FAR {
            hops[start.index()] = 0;
            edge.push(start.index());
        }
    }
    let mut tiles = [None; N_SIDES];
    for tile in &view.tiles {
        tiles[tile.side.index()] = Some(tile);
    }
    let mut at = 0;
    while let Some(here) = edge.get(at).copied() {
        at += 1;
        for next in tiles[here].iter().flat_map(|tile| &tile.adjacent) {
            let steps = hops[here] + 1;
            if steps < hops[next.index()] {
                hops[next.index()] = steps;
                edge.push(next.index());
            }
        }
    }
    hops
}

/// Steps by tile side.
type Hops = [u32; N_SIDES];

/// Steps to all that has to be fetched, from the nearest Hero who stands, and for what is heavy on to the goal.
fn errands(view: &View, n_tokens: usize, to_goal: &Hops) -> f32 {
    let standing = view
        .heroes
        .iter()
        .filter(|hero| hero.posture != Posture::Unconscious);
    let near = hops_from(view, standing.map(|hero| hero.place.side));
    let mut tokens: ArrayVec<u32, N_SIDES> = ArrayVec::new();
    let mut sum = 0;
    for area in &view.areas {
        let steps = near[area.place.side.index()];
        let is_there = area
            .tokens
            .iter()
            .any(|token| match (token.token, token.pool) {
                (Some(token), _) => is_wanted(view, token),
                (None, Some(pool)) => {
                    let mut hidden = view.hidden_tokens[usize::from(pool)].iter();
                    hidden.any(|token| is_wanted(view, *token))
                }
                (None, None) => false,
            });
        if is_there && !tokens.is_full() {
            tokens.push(steps);
        }
        for (kind, _) in &area.heavy {
            let home = to_goal[area.place.side.index()];
            if view.objective.heavy_on.contains_key(kind) && home > 0 {
                sum += steps + home;
            }
        }
    }
    tokens.sort_unstable();
    sum += tokens.iter().take(n_tokens).sum::<u32>();
    sum as f32
}

/// Keys that somebody still has to find: where any of several Locks will do, one is enough.
fn keys_to_find(view: &View) -> usize {
    let n = Colour::ALL
        .iter()
        .filter(|colour| is_key_wanted(view, **colour))
        .count();
    if view.objective.lock_gone {
        n.min(1)
    } else {
        n
    }
}

/// Whether there is a Lock of that colour and nobody has the Key to it.
fn is_key_wanted(view: &View, colour: Colour) -> bool {
    let opens = |token: &Token| token.key() == Some(colour);
    let mut carried = view.heroes.iter().flat_map(|hero| &hero.backpack);
    let is_locked = view.areas.iter().any(|area| area.lock == Some(colour));
    is_locked && !carried.any(|token| token.token.as_ref().is_some_and(opens))
}

/// Whether the objective asks for such a token, or a Lock.
fn is_wanted(view: &View, token: Token) -> bool {
    let objective = &view.objective;
    objective.tokens.contains_key(&token)
        || objective.bags > 0 && token.bag().is_some()
        || token
            .key()
            .is_some_and(|colour| is_key_wanted(view, colour))
}

/// Steps to the Alpha from the nearest Hero who can hurt it, and what it still takes.
fn alpha(view: &View) -> f32 {
    let Some(lair) = view.areas.iter().find(|area| area.alpha.is_some()) else {
        return 0.0;
    };
    let hops = hops_from(view, std::iter::once(lair.place.side));
    let is_able = |hero: &&HeroView| hero.posture != Posture::Unconscious && firepower(hero) > 0.0;
    let able = view.heroes.iter().filter(is_able);
    let nearest = able.map(|hero| hops[hero.place.side.index()]).min();
    (nearest.unwrap_or(FAR) + 1) as f32 + lair.alpha.map_or(0.0, f32::from) / 2.0
}
