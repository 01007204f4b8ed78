//! Advice on Zombies 15': the way that is left against the time that is left, and what the Heroes can still stand.

use shamble_catalog::zombies15::{Ask, CardKind, HeroView, Posture, Side, State, View};
use shamble_core::Game;

use super::{Advisor, Feature, bad, good};
use crate::Sight;

/// Length of the soundtrack.
const LENGTH_MS: f32 = 900_000.0;
/// A command at the usual tempo.
const COMMAND_S: f32 = 3.0;
/// A tile that cannot be reached counts as so far away.
const FAR: u32 = 12;

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
    ];

    const WEIGHTS: &'static [&'static [f32]] = &[
        &[
            1.527, 1.654, 0.1, -0.409, -0.482, -0.640, 1.236, 0.05, -1.222, -0.241, -0.219, -0.217,
            0.942, -0.117,
        ],
        &[
            0.45, -1.2, 0.05, -0.40, 0.0, -0.02, 2.1, 0.05, -0.13, -0.19, -0.29, -0.60, 1.6, 0.0,
        ],
    ];

    const STAGE_ACTS: u32 = 12;

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
        let way = ways_to_goal(&view);
        let needed_s = COMMAND_S * (1.5 * way + 6.0 * to_fetch.max(0.0));

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
            to_fetch.max(0.0),
            ((needed_s - left_ms / 1000.0) / 60.0).clamp(0.0, 5.0),
            sum(|hero| hero.lp) / sum(|hero| hero.max_lp).max(1.0),
            f32::from(weakest.min(3)),
            n_down as f32,
            f32::from(attack.min(20)) / 4.0,
            f32::from(view.horde.min(60)) / 10.0,
            f32::from(zombies.min(80)) / 10.0,
            view.heroes.iter().map(firepower).sum::<f32>() / (10.0 * n_heroes),
            n_locks as f32,
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

    /// Life Points lost by the seat's own Heroes.
    fn harm(sight: &Sight<'_, Self>) -> Option<u32> {
        let view = sight.brief();
        let own = view
            .heroes
            .iter()
            .filter(|hero| usize::from(hero.seat) == sight.seat().index());
        Some(
            own.map(|hero| u32::from(hero.max_lp.saturating_sub(hero.lp)))
                .sum(),
        )
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

/// Moves of all Heroes together to the nearest tile where they have to be.
fn ways_to_goal(view: &View) -> f32 {
    let goals = &view.objective.all_heroes_on;
    if goals.is_empty() {
        return 0.0;
    }
    let number = |side: Side| view.tiles.iter().position(|tile| tile.side == side);
    let mut hops = vec![FAR; view.tiles.len()];
    let mut edge: Vec<usize> = goals.iter().filter_map(|side| number(*side)).collect();
    let mut n = 0;
    while !edge.is_empty() && n < FAR {
        edge.retain(|tile| hops[*tile] > n);
        for tile in &edge {
            hops[*tile] = n;
        }
        edge = edge
            .iter()
            .flat_map(|tile| &view.tiles[*tile].adjacent)
            .filter_map(|side| number(*side))
            .filter(|tile| hops[*tile] == FAR)
            .collect();
        n += 1;
    }
    let ways = view
        .heroes
        .iter()
        .map(|hero| number(hero.place.side).map_or(FAR, |tile| hops[tile]));
    ways.sum::<u32>() as f32
}
