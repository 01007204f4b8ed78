//! Advice on Zombie Mall: which locks still bar the way, who can open them from where, and what the players can stand.

use shamble_catalog::zombie_mall::{
    Action, Ask, Card, Effect, Lock, Mode, PlayerView, Point, Space, State, Status, View,
    ZombieView,
};
use shamble_core::Game;

use super::{Advisor, Feature, bad, good};
use crate::{Budget, Sight};

/// Zombies nearer than this are about to bite.
const NEAR: usize = 4;

/// A step is beyond doubt if no zombie is as near as this.
const CALM: usize = 3;

impl Advisor for State {
    const FEATURES: &'static [Feature] = &[
        good("alive"),
        good("self"),
        good("door"),
        good("radio"),
        good("call"),
        good("keys"),
        bad("way"),
        good("bandages"),
        good("own_bandages"),
        bad("bites"),
        good("cards"),
        bad("near"),
        bad("adjacent"),
        bad("zombies"),
        bad("tokens"),
        bad("round"),
        good("lead"),
    ];

    const WEIGHTS: &'static [&'static [f32]] = &[
        &[
            -3.464, 1.253, 3.172, 0.100, 0.160, 0.100, 0.050, -0.457, 0.112, 0.266, -0.271, 0.219,
            -0.034, 0.0, 0.0, -0.155, 0.0, 0.029,
        ],
        &[
            -2.679, -0.363, 2.072, 0.093, 0.050, 0.050, 0.040, -0.050, 0.0, 0.289, -0.197, 0.285,
            -0.100, 0.0, -0.082, -0.046, 0.513, 0.640,
        ],
        &[
            0.338, 0.0, 0.0, 0.425, 0.141, 0.342, 0.141, -0.707, 0.192, 0.192, -0.219, 0.170,
            -0.050, 0.0, -0.108, -0.179, -0.220, 0.0,
        ],
    ];

    const STAGE_ACTS: u32 = 60;

    const BUDGETS: [Budget; 4] = [
        Budget::new(6, 2, 2, 40).attentive(0),
        Budget::new(4, 2, 2, 35).attentive(50),
        Budget::new(6, 6, 3, 30),
        Budget::new(8, 16, 4, 25),
    ];

    fn measure(sight: &Sight<'_, Self>, values: &mut Vec<f32>) -> usize {
        let view = sight.brief();
        let me = &view.players[sight.seat().index()];
        let n_players = view.players.len() as f32;
        let is_alive = |player: &&PlayerView| player.status != Status::Dead;
        let alive = || view.players.iter().filter(is_alive);
        let n_alive = alive().count().max(1) as f32;

        let door = office_lock(&view);
        let radio = view.radio.locked.then_some(view.radio.lock);
        let needed = [door, radio];
        let is_held = |lock: &Lock| alive().any(|player| opens(&player.hand, *lock));
        let n_keys = needed.iter().flatten().filter(|lock| is_held(lock)).count();
        let bandages: u32 = alive().map(|player| u32::from(player.bandages)).sum();
        // As the crow flies: the way round the walls would cost more than all the rest.
        let people: Vec<Space> = alive().filter_map(|player| player.at).collect();
        let is_near = |at: Space| people.iter().any(|person| person.away(at) < NEAR);
        let near: u16 = view
            .zombies
            .iter()
            .filter(|zombie| is_near(zombie.at))
            .map(|zombie| zombie.n)
            .sum();
        let zombies: u16 = view.zombies.iter().map(|zombie| zombie.n).sum();
        let best_of_others = view
            .players
            .iter()
            .filter(|player| player.seat != me.seat)
            .map(|player| player.vp)
            .max()
            .unwrap_or(0);
        let call = view.call.as_ref().map_or(0.0, |call| match call.over {
            true => 0.5,
            false if call.here => 1.5,
            false => 1.0,
        });
        values.extend([
            n_alive / n_players,
            f32::from(u8::from(me.status != Status::Dead)),
            f32::from(u8::from(door.is_none())),
            f32::from(u8::from(radio.is_none())),
            call,
            n_keys as f32,
            way(&view, me),
            bandages as f32 / n_alive,
            f32::from(me.bandages),
            f32::from(me.bites.min(10)),
            (me.n_cards as f32).min(8.0),
            f32::from(near.min(30)) / 5.0,
            f32::from(me.adjacent.min(10)),
            f32::from(zombies.min(200)) / 10.0,
            view.objectives.len() as f32,
            (f32::from(view.round) / 20.0).min(3.0),
            (f32::from(me.vp) - f32::from(best_of_others)) / 5.0,
        ]);
        match view.mode {
            Mode::Rival => 1,
            // Alone, nobody else carries the keys on.
            Mode::Coop => usize::from(view.players.len() == 1) * 2,
        }
    }

    fn stage(state: &Self) -> Option<u32> {
        let is_turn = |ask| matches!(ask, Ask::Point(Point::BeforeSpawn | Point::BeforeRoll));
        let turn = state
            .prompts()
            .iter()
            .find_map(|prompt| is_turn(prompt.ask).then_some(prompt.seat.index() as u32));
        turn.map(|seat| state.round().unwrap_or(0) * 8 + seat)
    }

    fn stages_a_round(n_seats: usize) -> u32 {
        // Alone, a single turn decides little.
        n_seats.max(3) as u32
    }

    fn is_weighty(ask: &Ask) -> bool {
        // What comes before the roll is nearly always only the roll.
        matches!(
            ask,
            Ask::Point(Point::Moving | Point::Ending)
                | Ask::Fight
                | Ask::Lost
                | Ask::Take
                | Ask::Keep
        )
    }

    /// A step while no zombie is anywhere near: other ways lead to the same place, and nothing is decided on them.
    fn is_settled(sight: &Sight<'_, Self>, action: &Action) -> bool {
        if !matches!(action, Action::Step { .. }) {
            return false;
        }
        let view = sight.brief();
        let at = view.players[sight.seat().index()].at;
        let is_near = |zombie: &ZombieView| at.is_some_and(|at| at.away(zombie.at) <= CALM);
        !view.zombies.iter().any(is_near)
    }

    /// Steps.
    fn leaves_off(sight: &Sight<'_, Self>, action: &Action) -> Option<bool> {
        let turn = (*action == Action::Done)
            .then(|| sight.brief().turn)
            .filter(|turn| (4..=5).contains(&turn.phase))?;
        Some(turn.mp > 0)
    }

    /// Bites.
    fn harm(sight: &Sight<'_, Self>) -> Option<u32> {
        let view = sight.brief();
        let me = &view.players[sight.seat().index()];
        Some(match me.status {
            Status::Dead => 1_000,
            _ => u32::from(me.bites),
        })
    }
}

/// The lock of the office door while it is shut.
fn office_lock(view: &View) -> Option<Lock> {
    let mall = &view.mall.0;
    let is_office = |space: Space| mall.store(space) == mall.office();
    let mut doors = view.doors.iter().filter(|door| door.locked);
    doors
        .find(|door| is_office(door.at) || is_office(door.at.step(door.side)))
        .map(|door| door.lock)
}

fn opens(cards: &[Card], lock: Lock) -> bool {
    cards.iter().any(|card| match (card.kind.effect(), lock) {
        (Effect::Key { .. }, Lock::Any) => true,
        (Effect::Key { number }, Lock::Number(wanted)) => number == wanted,
        _ => false,
    })
}

/// How far it is, as the crow flies, to what comes next: the refuge, the radio or door with a key, or the nearest token.
fn way(view: &View, me: &PlayerView) -> f32 {
    let mall = &view.mall.0;
    let from = |player: &PlayerView, spaces: &[Space]| {
        let at = player.at?;
        spaces.iter().map(|space| at.away(*space)).min()
    };
    let next = if let Some(call) = &view.call {
        from(me, &call.spaces)
    } else {
        let lock = office_lock(view).or(view.radio.locked.then_some(view.radio.lock));
        let carrier = |lock: Lock| {
            let players = view
                .players
                .iter()
                .filter(|player| opens(&player.hand, lock));
            players
                .filter_map(|player| from(player, &[mall.radio()]))
                .min()
        };
        match lock {
            None => from(me, &[mall.radio()]),
            Some(lock) => carrier(lock).or_else(|| {
                let tokens: Vec<Space> = view.objectives.iter().map(|token| token.at).collect();
                from(me, &tokens).map(|steps| steps + 10)
            }),
        }
    };
    next.map_or(2.0, |steps| (steps as f32 / 20.0).min(3.0))
}
