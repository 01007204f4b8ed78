//! How often bots win at Tiny Epic Zombies, how games end and how far each Objective comes:
//! `cargo run --release -p shamble-bots --example tiny_epic_rates -- thumb thumb 200 mode=cooperative seats=3`.
//! The words are the bots of the Humans and of the Zombie Player, then the number of games; the rest are options of the table.

use std::collections::BTreeMap;

use shamble_bots::{Level, Sight, bot};
use shamble_catalog::tiny_epic::{State, View};
use shamble_core::{
    Dice, Game, Millis, OptionValues, Outcome, Pace, Quiet, Seat, Seed, Setup, Viewer,
};

fn main() {
    let mut args = std::env::args().skip(1);
    let mut level = || -> Level {
        let word = args.next().unwrap_or_else(|| "thumb".to_owned());
        word.parse().expect("random or thumb")
    };
    let (humans, zombie) = (level(), level());
    let n_games: u64 = args
        .next()
        .map_or(100, |word| word.parse().expect("a number of games"));
    let mut options = OptionValues::new();
    let (mut seats, mut rival) = (3, None);
    for word in args {
        let (key, value) = word.split_once('=').expect("option=value");
        match key {
            "seats" => seats = value.parse().expect("a number of seats"),
            // The bot of seat 0, where it differs from the other Humans.
            "first" => rival = Some(value.parse::<Level>().expect("random or thumb")),
            _ => {
                options.insert(key.to_owned(), value.to_owned());
            }
        }
    }
    let started = std::time::Instant::now();
    let mut tally = Tally::default();
    for game in 0..n_games {
        let setup = Setup {
            options: options.clone(),
            seats,
            pace: Pace::PerAction,
            seed: Seed::from_number(game),
        };
        let (outcome, view, n_actions) = play(&setup, humans, zombie, rival);
        tally.add(&outcome, &view, n_actions);
    }
    tally.print(n_games);
    println!(
        "{:.0} games/s, {:.0} actions/s",
        n_games as f64 / started.elapsed().as_secs_f64(),
        tally.n_actions as f64 / started.elapsed().as_secs_f64()
    );
}

/// What is counted over all games.
#[derive(Default)]
struct Tally {
    endings: BTreeMap<&'static str, u64>,
    winners: BTreeMap<usize, u64>,
    turns_left: u64,
    n_actions: u64,
    /// By Objective: in play, complete, progress and its target.
    objectives: BTreeMap<&'static str, [u64; 4]>,
}

impl Tally {
    fn add(&mut self, outcome: &Outcome, view: &View, n_actions: u64) {
        *self.endings.entry(outcome.result).or_default() += 1;
        for seat in outcome.winners.iter() {
            *self.winners.entry(seat.index()).or_default() += 1;
        }
        self.turns_left += view.turns_left as u64;
        self.n_actions += n_actions;
        for objective in &view.objectives {
            let counts = self
                .objectives
                .entry(objective.objective.name())
                .or_default();
            counts[0] += 1;
            counts[1] += u64::from(objective.complete.iter().any(|complete| *complete));
            counts[2] += u64::from(objective.progress.iter().copied().max().unwrap_or(0));
            counts[3] += u64::from(objective.target);
        }
    }

    fn print(&self, n_games: u64) {
        let n = n_games as f64;
        for (result, count) in &self.endings {
            println!("{result:<10} {}", rate(*count, n_games));
        }
        for (seat, count) in &self.winners {
            println!("seat {seat} wins {}", rate(*count, n_games));
        }
        println!("{:.1} turns left at the end", self.turns_left as f64 / n);
        for (name, [games, complete, progress, target]) in &self.objectives {
            println!(
                "{name:<10} {} complete, {:4.0} % of the way",
                rate(*complete, *games),
                100.0 * *progress as f64 / *target as f64
            );
        }
    }
}

/// A share with its Wilson interval of 95 %.
fn rate(count: u64, of: u64) -> String {
    let (n, p, z) = (of as f64, count as f64 / of as f64, 1.96);
    let center = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
    format!(
        "{:5.1} % [{:.1}, {:.1}]",
        100.0 * p,
        100.0 * (center - half),
        100.0 * (center + half)
    )
}

/// One table, driven without a log.
fn play(setup: &Setup, humans: Level, zombie: Level, first: Option<Level>) -> (Outcome, View, u64) {
    let mut state = State::new(setup).expect("sound options");
    let mut dice = Dice::new(setup.seed.derive(7));
    let zombie_seat = state.view(Viewer::Spectator).zombie_seat;
    let level = |seat: Seat| {
        if Some(seat) == zombie_seat {
            zombie
        } else if seat.index() == 0 {
            first.unwrap_or(humans)
        } else {
            humans
        }
    };
    let mut bots: Vec<_> = Seat::all(setup.seats)
        .map(|seat| bot::<State>(level(seat), setup, seat))
        .collect();
    let mut legal = Vec::new();
    let mut n_actions = 0;
    loop {
        if let Some(outcome) = state.outcome() {
            return (outcome, state.view(Viewer::Spectator), n_actions);
        }
        let prompts = state.prompts();
        let asked = prompts.iter().find(|prompt| prompt.must);
        let seat = asked.expect("somebody is asked").seat;
        legal.clear();
        state.legal_actions(seat, Millis::ZERO, &mut legal);
        let action = bots[seat.index()]
            .choose(&Sight::new(&state, seat, Millis::ZERO), &legal, &mut dice)
            .expect("whoever must answers");
        state
            .act(seat, &action, Millis::ZERO, &mut Quiet)
            .expect("a listed action");
        n_actions += 1;
    }
}
