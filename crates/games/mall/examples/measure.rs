//! Plays random games in every mall and says how fast that goes and how the games end.
//!
//! `cargo run --release -p shamble-mall --example measure [GAMES [MALL ...]]`

use std::collections::BTreeMap;
use std::time::Instant;

use shamble_core::{Dice, Game, Millis, OptionValues, Pace, Quiet, Seed, Setup};
use shamble_mall::State;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let n_games: u64 = arguments
        .next()
        .map_or(200, |n| n.parse().expect("a number of games"));
    let named: Vec<String> = arguments.collect();
    let malls = if named.is_empty() {
        shamble_mall::mall::BUILT_IN.map(str::to_owned).to_vec()
    } else {
        named
    };
    for mall in &malls {
        for scenario in ["1", "1A", "1B"] {
            for mode in ["coop", "rival"] {
                measure(mall, scenario, mode, n_games);
            }
        }
    }
}

fn measure(mall: &str, scenario: &str, mode: &str, n_games: u64) {
    let pairs = [("mall", mall), ("scenario", scenario), ("mode", mode)];
    let options: OptionValues = pairs
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
        .collect();
    let mut playing = std::time::Duration::ZERO;
    let begin = Instant::now();
    let (mut n_actions, mut n_rounds, mut most_zombies) = (0u64, 0u64, 0usize);
    let mut results: BTreeMap<&str, u32> = BTreeMap::new();
    let mut legal = Vec::new();
    for game in 0..n_games {
        let seed = Seed::from_number(7).derive(game);
        let setup = Setup {
            options: options.clone(),
            seats: 4,
            pace: Pace::PerAction,
            seed,
        };
        let mut state = State::new(&setup).expect("these options are allowed");
        let mut dice = Dice::new(seed.derive(1));
        let started = Instant::now();
        while state.outcome().is_none() {
            let prompts = state.prompts();
            let seat = prompts[dice.pick(prompts.len())].seat;
            legal.clear();
            state.legal_actions(seat, Millis::ZERO, &mut legal);
            let action = &legal[dice.pick(legal.len())];
            state
                .act(seat, action, Millis::ZERO, &mut Quiet)
                .expect("a listed action is accepted");
            n_actions += 1;
        }
        playing += started.elapsed();
        n_rounds += u64::from(state.round().unwrap_or(0));
        most_zombies = most_zombies.max(state.n_zombies());
        *results
            .entry(state.outcome().expect("over").result)
            .or_default() += 1;
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!(
        "{mall} {scenario} {mode}: {n_games} games, {:.0} actions/s ({:.0} with setting up), {:.0} actions and {:.1} rounds a game, \
         up to {most_zombies} zombies at the end, {results:?}",
        n_actions as f64 / playing.as_secs_f64(),
        n_actions as f64 / seconds,
        n_actions as f64 / n_games as f64,
        n_rounds as f64 / n_games as f64,
    );
}
