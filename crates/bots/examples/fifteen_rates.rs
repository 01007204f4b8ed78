//! How often bots win each scenario of Zombies 15': `cargo run --release -p shamble-bots --example fifteen_rates -- thumb 200`.
//! More arguments are options of the table, such as `seats=2` or `soundtrack=40`; `mode=quick` measures the Quick Game.

use shamble_bots::{Level, Sight, bot};
use shamble_catalog::fifteen::State;
use shamble_core::{Dice, Game, OptionValues, Pace, Quiet, Seat, Seed, Setup};

fn main() {
    let mut args = std::env::args().skip(1);
    let level: Level = args
        .next()
        .map_or(Ok(Level::Thumb), |word| word.parse())
        .expect("random or thumb");
    let n_games: u64 = args
        .next()
        .map_or(100, |word| word.parse().expect("a number of games"));
    let mut options = OptionValues::new();
    let mut seats = 4;
    for word in args {
        let (key, value) = word.split_once('=').expect("option=value");
        if key == "seats" {
            seats = value.parse().expect("a number of seats");
        } else {
            options.insert(key.to_owned(), value.to_owned());
        }
    }
    let is_fixed = options.contains_key("mode") || options.contains_key("scenario");
    for number in 1..=if is_fixed { 1 } else { 15 } {
        if !is_fixed {
            options.insert("scenario".to_owned(), number.to_string());
        }
        let started = std::time::Instant::now();
        let (mut n_won, mut n_actions, mut minutes) = (0u64, 0u64, 0u64);
        let mut endings = std::collections::BTreeMap::<&str, u64>::new();
        for game in 0..n_games {
            let setup = Setup {
                options: options.clone(),
                seats,
                pace: Pace::PerAction,
                seed: Seed::from_number(game),
            };
            let (result, actions, ms) = play(&setup, level);
            n_won += u64::from(result == "won");
            *endings.entry(result).or_default() += 1;
            n_actions += actions;
            minutes += u64::from(ms);
        }
        let rate = n_won as f64 / n_games as f64;
        let margin = 1.96 * (rate * (1.0 - rate) / n_games as f64).sqrt();
        println!(
            "{number:>2}: {:5.1} % +- {:4.1}  {endings:?}  mean {:.1} min, {:.0} actions, {:.0} actions/s",
            100.0 * rate,
            100.0 * margin,
            minutes as f64 / n_games as f64 / 60_000.0,
            n_actions as f64 / n_games as f64,
            n_actions as f64 / started.elapsed().as_secs_f64()
        );
    }
}

/// One table, driven without a log.
fn play(setup: &Setup, level: Level) -> (&'static str, u64, u32) {
    let mut state = State::new(setup).expect("sound options");
    let mut dice = Dice::new(setup.seed.derive(7));
    let mut bots: Vec<_> = Seat::all(setup.seats)
        .map(|seat| bot::<State>(level, setup, seat))
        .collect();
    let mut legal = Vec::new();
    let mut now = shamble_core::Millis::ZERO;
    let mut n_actions = 0;
    loop {
        if let Some(outcome) = state.outcome() {
            return (outcome.result, n_actions, now.0);
        }
        let seat = state.prompts()[0].seat;
        legal.clear();
        state.legal_actions(seat, now, &mut legal);
        let action = bots[seat.index()]
            .choose(&Sight::new(&state, seat, now), &legal, &mut dice)
            .expect("an answer");
        let until = now + state.cost(seat, &action);
        state
            .act(seat, &action, now, &mut Quiet)
            .expect("a listed action");
        n_actions += 1;
        while let Some(due) = state
            .next_wake()
            .filter(|due| *due <= until && state.outcome().is_none())
        {
            state.wake(due, &mut Quiet);
        }
        now = until;
    }
}
