//! The race in ticks has the odds of the catalogue (CZG-R09), and the chance shown to players tells them.

use serde_json::json;
use shamble_cliche::{Action, Phase, Position, State};
use shamble_core::{Dice, Game, Millis, OptionValues, Pace, Quiet, Seat, Seed, Setup, Viewer};

const N_RACES: u64 = 2_000;

/// The humans' chance in per cent against 1 to 7 zombies, measured outside of this program with 4000 races each.
const CATALOGUED: [f64; 7] = [51.0, 36.0, 31.0, 28.0, 20.0, 20.0, 13.0];

fn race_against(n_zombies: usize) -> State {
    let setup = Setup {
        options: OptionValues::from([("race".to_owned(), "tick".to_owned())]),
        seats: 8,
        pace: Pace::PerAction,
        seed: Seed::from_number(1),
    };
    let mut position = serde_json::to_value(State::new(&setup).unwrap().position()).unwrap();
    position["phase"] = json!("gathering");
    position["zombies"] = json!((0..n_zombies).collect::<Vec<_>>());
    let position: Position = serde_json::from_value(position).unwrap();
    State::from_position(position).unwrap()
}

fn is_won(mut state: State, seed: Seed) -> bool {
    *state.dice_mut() = Dice::new(seed);
    while state.phase() == Phase::Gathering {
        let holder = state.holder();
        state
            .act(holder, &Action::Roll, Millis::ZERO, &mut Quiet)
            .unwrap();
    }
    Seat::all(8).all(|seat| state.bites(seat) == 0)
}

#[test]
fn ticks_have_the_catalogued_odds_and_the_view_tells_them() {
    for (n_zombies, catalogued) in (1..).zip(CATALOGUED) {
        let start = race_against(n_zombies);
        let won = (0..N_RACES)
            .filter(|i| is_won(start.clone(), Seed::from_number(*i)))
            .count();
        let share = 100.0 * won as f64 / N_RACES as f64;
        // Three standard errors of both samples together are about four points.
        assert!(
            (share - catalogued).abs() < 4.0,
            "{n_zombies} zombies: {share} %"
        );
        let chase = start.view(Viewer::Spectator).chase.unwrap();
        let shown = f64::from(chase.chance.unwrap()) / 10.0;
        assert!(
            (shown - share).abs() < 9.0,
            "{n_zombies} zombies: {share} %, but {shown} % is shown"
        );
    }
}

#[test]
fn a_shotgun_and_a_lead_raise_the_chance() {
    let chance = |parts: &[(&str, serde_json::Value)]| {
        let mut position = serde_json::to_value(race_against(2).position()).unwrap();
        for (key, part) in parts {
            position[*key] = part.clone();
        }
        let position: Position = serde_json::from_value(position).unwrap();
        let state = State::from_position(position).unwrap();
        state.view(Viewer::Spectator).chase.unwrap().chance.unwrap()
    };
    let start = chance(&[]);
    assert!(chance(&[("armed", json!([0, 0, 1, 1, 1, 1, 1, 1]))]) > start + 50);
    assert!(chance(&[("tokens", json!([2, 1]))]) > start + 200);
    assert!(chance(&[("tokens", json!([11, 10]))]) < start - 200);
    assert!(chance(&[("tokens", json!(["killed", 5]))]) > start + 100);
}
