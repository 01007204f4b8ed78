//! Advice on Zombie Mall: which locks still bar the way, who can open them from where, and what the players can stand.

use shamble_catalog::zombie_mall::{
    Action, Ask, Card, Effect, Lock, Mode, PlayerView, Point, Space, State, Status, View,
    ZombieView,
};
use shamble_core::Game;

use super::{Advisor, Feature, Harm, bad, good};
use crate::heuristics::zombie_mall::errand;
use crate::{Budget, Sight};

/// Zombies nearer than this are about to bite.
const NEAR: usize = 4;

/// A step is beyond doubt if no zombie is as near as this.
const CALM: usize = 3;

/// Which feature the way is.
const WAY: usize = 6;

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
        good("adrenaline"),
        good("cards"),
        good("arms"),
        bad("near"),
        bad("adjacent"),
        bad("zombies"),
        bad("tokens"),
        bad("round"),
        good("lead"),
    ];

    const WEIGHTS: &'static [&'static [f32]] = &[
        &[
            -3.512, 0.744, 4.135, 0.167, 0.145, 0.321, 0.020, -0.360, 0.077, 0.321, -0.259, 0.0,
            0.089, 0.410, -0.176, 0.0, -0.084, -0.059, -0.044, 0.122,
        ],
        &[
            -1.839, -0.540, 1.589, 0.010, 0.010, 0.010, 0.010, -0.020, -0.224, 0.202, -0.066,
            0.069, 0.051, 0.214, -0.064, 0.0, 0.0, -0.056, 0.133, 1.155,
        ],
        &[
            2.297, 0.0, 0.0, 0.186, 0.102, 0.256, 0.020, -0.589, 0.186, 0.186, -0.253, 0.0, 0.020,
            0.353, -0.343, 0.0, -0.161, -0.006, -0.274, 0.322,
        ],
    ];

    const STAGE_ACTS: u32 = 60;

    const BUDGETS: [Budget; 4] = [
        Budget::new(6, 6, 3, 30).attentive(0).slipping(16),
        Budget::new(4, 2, 2, 35).attentive(50).slipping(9),
        Budget::new(6, 6, 3, 30).slipping(4),
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
        let row = match view.mode {
            Mode::Rival => 1,
            // Alone, nobody else carries the keys on.
            Mode::Coop => usize::from(view.players.len() == 1) * 2,
        };
        let start = values.len();
        values.extend([
            n_alive / n_players,
            f32::from(u8::from(me.status != Status::Dead)),
            f32::from(u8::from(door.is_none())),
            f32::from(u8::from(radio.is_none())),
            call,
            n_keys as f32,
            0.0,
            bandages as f32 / n_alive,
            f32::from(me.bandages),
            f32::from(me.bites.min(10)),
            f32::from(me.adrenaline),
            (me.n_cards as f32).min(8.0),
            arms(&me.hand),
            f32::from(near.min(30)) / 5.0,
            f32::from(me.adjacent.min(10)),
            f32::from(zombies.min(200)) / 10.0,
            view.objectives.len() as f32,
            (f32::from(view.round) / 20.0).min(3.0),
            (f32::from(me.vp) - f32::from(best_of_others)) / 5.0,
        ]);
        if matches!(me.status, Status::OnMap | Status::Bitten) {
            values[start + WAY] = (errand(view, sight.seat()) / 20.0).min(6.0);
        }
        row
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

    /// Spawning, the roll for steps, zombies' moves, and fights: who fights once more would otherwise have everybody else
    /// spawned elsewhere.
    fn throws(action: &Action) -> Option<u8> {
        match action {
            Action::Spawn => Some(0),
            Action::Roll => Some(1),
            Action::Done => Some(2),
            Action::Fight { .. } => Some(3),
            _ => None,
        }
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

    /// Bites, and the last one.
    fn harm(before: &Sight<'_, Self>, after: &Sight<'_, Self>) -> Option<Harm> {
        let seat = before.seat().index();
        let (before, after) = (before.brief(), after.brief());
        let (was, is) = (&before.players[seat], &after.players[seat]);
        let is_out = is.status == Status::Dead;
        (was.status != Status::Dead).then_some(Harm {
            is_hurt: is_out || is.bites > was.bites,
            is_out,
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

/// Lost fights that the cards make good, about.
fn arms(hand: &[Card]) -> f32 {
    let saved = |card: &Card| {
        let uses = f32::from(card.uses.max(1));
        match card.kind.effect() {
            Effect::Loss { .. } | Effect::Nine { .. } => uses,
            Effect::Roll { plus } | Effect::Crowbar { plus } => uses * f32::from(plus.min(3)) / 3.0,
            Effect::Heal { n } | Effect::Bandages { n } => f32::from(n),
            Effect::RefillBandages => 3.0,
            // A little in every turn.
            Effect::Boxer => 2.0,
            // Whoever is shot need not be fought.
            Effect::Shoot { .. } => uses / 2.0,
            Effect::Ball { .. } | Effect::Lantern { .. } => 1.0,
            _ => 0.0,
        }
    };
    hand.iter().map(saved).sum::<f32>().min(8.0)
}
