//! Random games in every mode: how many finish, how they end, and how many actions a second one core plays.

use std::collections::BTreeMap;
use std::time::Instant;

use shamble_core::{Dice, Game, Millis, OptionValues, Pace, Quiet, Seed, Setup, drive};
use shamble_tiny_epic_zombies::State;

const MAX_INPUTS: usize = 100_000;

#[allow(clippy::disallowed_methods, clippy::disallowed_types)]
fn main() {
    let games: u64 = std::env::args()
        .nth(1)
        .and_then(|n| n.parse().ok())
        .unwrap_or(1_000);
    for mode in State::spec().modes {
        let mut outcomes: BTreeMap<&str, u64> = BTreeMap::new();
        let mut n_acts = 0;
        let mut longest = 0;
        let begin = Instant::now();
        for game in 0..games {
            let setup = Setup {
                options: OptionValues::from([("mode".into(), mode.id.into())]),
                seats: mode.default_seats,
                pace: Pace::PerAction,
                seed: Seed::from_number(game),
            };
            let mut state = State::new(&setup).expect("the defaults are valid");
            let mut dice = Dice::new(setup.seed.derive(1));
            let played = drive::play_random(
                &mut state,
                Pace::PerAction,
                Millis::ZERO,
                &mut dice,
                &mut Quiet,
                MAX_INPUTS,
            );
            n_acts += played.n_acts;
            longest = longest.max(played.n_acts);
            let result = state
                .outcome()
                .map_or("unfinished", |outcome| outcome.result);
            *outcomes.entry(result).or_default() += 1;
        }
        let seconds = begin.elapsed().as_secs_f64();
        println!(
            "{:22} {games} games, {:.0} actions each, longest {longest}, {:.0} actions/s: {outcomes:?}",
            mode.id,
            n_acts as f64 / games as f64,
            n_acts as f64 / seconds
        );
    }
}
