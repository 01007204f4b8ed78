//! Measures bots and fits what their advisers say.
//!
//! ```text
//! cargo run -p shamble-bots --example advice -- play zombies15 --bots steady --games 200 --option scenario=8
//! cargo run -p shamble-bots --example advice -- fit zombies15 --games 600 --each scenario=1,5,8,12,15
//! ```
//! `play` counts who wins, game by game for pairs of the same seed, how long decisions take and how many futures are played. `fit` plays games by rules of thumb,
//! measures every position at a hand-over, and prints the weights of a logistic regression on who won in the end, ready
//! for `src/advice/`. With `--astray N` newcomers play the first hand-overs, as many as chance says below N, and only what
//! comes after them counts: so weights are also fitted to positions that rules of thumb would not get into. `--each` has
//! its tables played in turn, each a value of one option or several options joined by `+`. Game `i` has the seed that `shamble simulate` gives it.

use std::time::{Duration, Instant};

use shamble_bots::{Advisor, Bot, Level, Playable, Sight, bot};
use shamble_catalog::for_game;
use shamble_core::{
    Dice, Game, Millis, OptionValues, Outcome, Pace, Quiet, Runner, Seat, Seed, Setup,
};

const MAX_INPUTS: u32 = 300_000;
const USAGE: &str = "play|fit GAME [--games N] [--seed N] [--seats N] [--bots LEVEL,..] [--option K=V] [--each K=V,V..|K=V+K=V,..] [--astray N]";

struct Wanted {
    game: String,
    options: OptionValues,
    each: Vec<Vec<(String, String)>>,
    astray: u32,
    seats: Option<usize>,
    bots: Vec<Level>,
    games: u64,
    seed: u64,
}

fn main() {
    let mut args = std::env::args().skip(1);
    let command = args.next().expect(USAGE);
    let wanted = Wanted::read(args);
    let known = match command.as_str() {
        "play" => for_game!(wanted.game.as_str(), G => measure_play::<G>(&wanted)),
        "fit" => for_game!(wanted.game.as_str(), G => fit::<G>(&wanted)),
        _ => panic!("{USAGE}"),
    };
    known.expect("the first word after the command is a game");
}

impl Wanted {
    fn read(mut args: impl Iterator<Item = String>) -> Self {
        let mut wanted = Self {
            game: args.next().expect(USAGE),
            options: OptionValues::new(),
            each: Vec::new(),
            astray: 0,
            seats: None,
            bots: vec![Level::Thumb],
            games: 100,
            seed: 1,
        };
        while let Some(word) = args.next() {
            let value = args.next().expect(USAGE);
            let pair = || value.split_once('=').expect("KEY=VALUE");
            match word.as_str() {
                "--games" => wanted.games = value.parse().expect("a number"),
                "--seed" => wanted.seed = value.parse().expect("a number"),
                "--seats" => wanted.seats = Some(value.parse().expect("a number")),
                "--bots" => {
                    let levels = value
                        .split(',')
                        .map(|level| level.parse().expect("a level"));
                    wanted.bots = levels.collect();
                }
                "--option" => {
                    let (key, value) = pair();
                    wanted.options.insert(key.into(), value.into());
                }
                "--each" => {
                    let (key, _) = pair();
                    let pairs = value.split(',').map(|table| {
                        let options = table.split('+').map(|option| {
                            let (key, value) = option.split_once('=').unwrap_or((key, option));
                            (key.to_owned(), value.to_owned())
                        });
                        options.collect()
                    });
                    wanted.each = pairs.collect();
                }
                "--astray" => wanted.astray = value.parse().expect("a number"),
                _ => panic!("{USAGE}"),
            }
        }
        wanted
    }

    /// The table of game `index`.
    fn setup<G: Game>(&self, index: u64) -> Setup {
        let mut options = G::simulation_options();
        options.extend(self.options.clone());
        if !self.each.is_empty() {
            options.extend(self.each[index as usize % self.each.len()].clone());
        }
        let spec = G::spec();
        let mode = options.get("mode").cloned();
        let mode = spec
            .modes
            .iter()
            .find(|one| mode.as_deref().is_none_or(|mode| one.id == mode))
            .expect("a mode of the game");
        Setup {
            seats: self.seats.unwrap_or(mode.default_seats),
            options,
            pace: Pace::PerAction,
            seed: Seed::from_number(self.seed).derive(index),
        }
    }
}

/// A game in play.
struct Running<G: Game> {
    state: G,
    now: Millis,
    inputs: u32,
    thoughts: Vec<Duration>,
    futures: u64,
}

impl<G: Playable> Running<G> {
    fn act(&mut self, bots: &mut [Box<dyn Bot<G>>], dice: &mut Dice) -> bool {
        let prompts = self.state.prompts();
        let open = prompts.iter().filter(|prompt| prompt.is_open(self.now));
        let asked: Vec<Seat> = open.map(|prompt| prompt.seat).collect();
        let first = if asked.len() > 1 {
            dice.pick(asked.len())
        } else {
            0
        };
        for &seat in asked[first..].iter().chain(&asked[..first]) {
            let mut legal = Vec::new();
            self.state.legal_actions(seat, self.now, &mut legal);
            let began = Instant::now();
            let bot = &mut bots[seat.index()];
            let chosen = bot.choose(&Sight::new(&self.state, seat, self.now), &legal, dice);
            let report = bot.report();
            if report.n_played > 0 {
                self.thoughts.push(began.elapsed());
                self.futures += u64::from(report.n_played);
            }
            if let Some(action) = chosen {
                let until = self.now + self.state.cost(seat, &action);
                let done = self.state.act(seat, &action, self.now, &mut Quiet);
                if let Err(illegal) = done {
                    panic!("seat {seat}: {action} is refused by {}", illegal.rule);
                }
                self.inputs += 1;
                self.run_until(until);
                return true;
            }
        }
        false
    }
}

impl<G: Game> Runner<G> for Running<G> {
    fn state(&self) -> &G {
        &self.state
    }

    fn now(&self) -> Millis {
        self.now
    }

    fn set_now(&mut self, now: Millis) {
        self.now = now;
    }

    fn wake(&mut self, due: Millis) {
        self.inputs += 1;
        self.state.wake(due, &mut Quiet);
    }
}

/// Plays game `index`; `at_stage` sees every position in which a new turn begins.
fn play<G: Playable>(
    wanted: &Wanted,
    index: u64,
    mut at_stage: impl FnMut(&G, Millis),
) -> (Option<Outcome>, Running<G>, Setup) {
    let setup = wanted.setup::<G>(index);
    let mut dice = Dice::new(setup.seed.derive(u64::MAX - 1));
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(setup.seats)
        .map(|seat| {
            let level = wanted.bots[seat.index() % wanted.bots.len()];
            bot(level, &setup, seat)
        })
        .collect();
    let mut running = Running {
        state: G::new(&setup).unwrap_or_else(|error| panic!("{error}")),
        now: Millis::ZERO,
        inputs: 0,
        thoughts: Vec::new(),
        futures: 0,
    };
    let mut astray: Vec<Box<dyn Bot<G>>> = Seat::all(setup.seats)
        .map(|seat| bot(Level::Newcomer, &setup, seat))
        .collect();
    let mut n_astray = dice.below(wanted.astray.max(1));
    let mut stage = None;
    while running.state.outcome().is_none() && running.inputs < MAX_INPUTS {
        if let Some(now) = G::stage(&running.state)
            && stage != Some(now)
        {
            stage = Some(now);
            if n_astray == 0 {
                at_stage(&running.state, running.now);
            }
            n_astray = n_astray.saturating_sub(1);
        }
        let playing = if n_astray > 0 { &mut astray } else { &mut bots };
        if !running.act(playing, &mut dice) && !running.pass() {
            break;
        }
    }
    (running.state.outcome(), running, setup)
}

fn measure_play<G: Playable>(wanted: &Wanted) {
    let began = Instant::now();
    let (mut n_any, mut n_unfinished) = (0, 0);
    let mut by_seat: Vec<u64> = Vec::new();
    let (mut thoughts, mut futures) = (Vec::new(), 0);
    let mut by_game = String::new();
    for index in 0..wanted.games {
        let (outcome, running, setup) = play::<G>(wanted, index, |_, _| {});
        by_seat.resize(setup.seats, 0);
        thoughts.extend(running.thoughts);
        futures += running.futures;
        let is_won = (outcome.as_ref()).is_some_and(|outcome| !outcome.winners.is_empty());
        by_game.push(if is_won { '1' } else { '0' });
        match outcome {
            Some(outcome) => {
                n_any += u64::from(!outcome.winners.is_empty());
                for seat in outcome.winners.iter() {
                    by_seat[seat.index()] += 1;
                }
            }
            None => n_unfinished += 1,
        }
    }
    let names: Vec<&str> = wanted.bots.iter().map(|level| level.name()).collect();
    println!(
        "{} {}: {} games",
        wanted.game,
        names.join(","),
        wanted.games
    );
    println!("  somebody wins {}", share(n_any, wanted.games));
    println!("  game by game {by_game}");
    for (seat, n) in by_seat.iter().enumerate() {
        let level = names[seat % names.len()];
        println!("  seat {seat} ({level}) {}", share(*n, wanted.games));
    }
    println!(
        "  unfinished {n_unfinished}, {:.1} s",
        began.elapsed().as_secs_f32()
    );
    if !thoughts.is_empty() {
        thoughts.sort_unstable();
        let at = |part: usize| thoughts[(thoughts.len() - 1) * part / 100].as_secs_f64() * 1000.0;
        let busy: Duration = thoughts.iter().sum();
        println!(
            "  {} thoughts a game, median {:.1} ms, p99 {:.1} ms, {:.0} futures a second",
            thoughts.len() as u64 / wanted.games.max(1),
            at(50),
            at(99),
            futures as f64 / busy.as_secs_f64()
        );
    }
}

/// A share in percent with its 95 % interval (Wilson).
fn share(n: u64, of: u64) -> String {
    let (n, of, z) = (n as f64, of.max(1) as f64, 1.96_f64);
    let p = n / of;
    let centre = (p + z * z / (2.0 * of)) / (1.0 + z * z / of);
    let half = z * (p * (1.0 - p) / of + z * z / (4.0 * of * of)).sqrt() / (1.0 + z * z / of);
    format!(
        "{:.1} % ({:.1} to {:.1})",
        100.0 * p,
        100.0 * (centre - half).max(0.0),
        100.0 * (centre + half)
    )
}

/// A position: which weights count, what was measured, and whether the seat won.
struct Row {
    sheet: usize,
    values: Vec<f32>,
    won: f64,
}

fn fit<G: Playable + Advisor>(wanted: &Wanted) {
    let mut rows: Vec<Row> = Vec::new();
    for index in 0..wanted.games {
        let mut seen: Vec<(Seat, usize, Vec<f32>)> = Vec::new();
        let (outcome, _, _) = play::<G>(wanted, index, |state, now| {
            for seat in Seat::all(state.n_seats()) {
                let mut values = Vec::new();
                let sheet = G::measure(&Sight::new(state, seat, now), &mut values);
                seen.push((seat, sheet, values));
            }
        });
        let Some(outcome) = outcome else { continue };
        rows.extend(seen.into_iter().map(|(seat, sheet, values)| Row {
            sheet,
            values,
            won: f64::from(G::utility(&outcome, seat)),
        }));
    }
    for sheet in 0..G::WEIGHTS.len() {
        let of_sheet: Vec<&Row> = rows.iter().filter(|row| row.sheet == sheet).collect();
        if of_sheet.len() < 200 {
            println!("// row {sheet}: {} positions, too few", of_sheet.len());
            continue;
        }
        let weights = regress(&of_sheet, G::FEATURES.len());
        let brier = |chance: &dyn Fn(&Row) -> f64| {
            let errors = of_sheet.iter().map(|row| (chance(row) - row.won).powi(2));
            errors.sum::<f64>() / of_sheet.len() as f64
        };
        let base = of_sheet.iter().map(|row| row.won).sum::<f64>() / of_sheet.len() as f64;
        let old: Vec<f64> = G::WEIGHTS[sheet].iter().map(|w| f64::from(*w)).collect();
        println!(
            "// row {sheet}: {} positions, won {base:.3}, Brier {:.4} fitted, {:.4} as it is, {:.4} constant",
            of_sheet.len(),
            brier(&|row| guess(&weights, row)),
            brier(&|row| guess(&old, row)),
            brier(&|_| base),
        );
        calibration(&of_sheet, &old);
        let words: Vec<String> = weights.iter().map(|w| format!("{w:.3}")).collect();
        println!("&[{}],", words.join(", "));
        for (feature, weight) in G::FEATURES.iter().zip(&weights[1..]) {
            println!("//   {:14} {weight:+.3}", feature.name);
        }
    }
}

/// How often the seat won where these weights said so many tenths, and how far they were off on average.
fn calibration(rows: &[&Row], weights: &[f64]) {
    let mut tenths = [(0u64, 0.0, 0.0); 10];
    for row in rows {
        let said = guess(weights, row);
        let (n, sum, won) = &mut tenths[((said * 10.0) as usize).min(9)];
        *n += 1;
        *sum += said;
        *won += row.won;
    }
    let mut off = 0.0;
    let mut words = Vec::new();
    for (n, said, won) in tenths.into_iter().filter(|(n, ..)| *n > 0) {
        off += (said - won).abs() / rows.len() as f64;
        let percent = |sum: f64| 100.0 * sum / n as f64;
        words.push(format!("{:.0}>{:.0} ({n})", percent(said), percent(won)));
    }
    println!(
        "//   said>came true, by tenths: {}; off by {:.1} points on average",
        words.join(", "),
        100.0 * off
    );
}

fn guess(weights: &[f64], row: &Row) -> f64 {
    let sum: f64 = weights[1..]
        .iter()
        .zip(&row.values)
        .map(|(w, v)| w * f64::from(*v))
        .sum();
    1.0 / (1.0 + (-(weights[0] + sum)).exp())
}

/// Logistic regression by Newton's method with a light ridge.
fn regress(rows: &[&Row], n_features: usize) -> Vec<f64> {
    const ROUNDS: usize = 15;
    let n = n_features + 1;
    let ridge = 1e-3 * rows.len() as f64;
    let mut weights = vec![0.0; n];
    for _ in 0..ROUNDS {
        let mut gradient = vec![0.0; n];
        let mut curve = vec![vec![0.0; n]; n];
        for row in rows {
            let chance = guess(&weights, row);
            let mut x = vec![1.0];
            x.extend(row.values.iter().map(|value| f64::from(*value)));
            for i in 0..n {
                gradient[i] += (row.won - chance) * x[i];
                for j in 0..n {
                    curve[i][j] += chance * (1.0 - chance) * x[i] * x[j];
                }
            }
        }
        for i in 0..n {
            let pull = if i == 0 { 1e-6 } else { ridge };
            gradient[i] -= pull * weights[i];
            curve[i][i] += pull;
        }
        let step = solve(curve, gradient);
        for (weight, step) in weights.iter_mut().zip(step) {
            *weight += step.clamp(-2.0, 2.0);
        }
    }
    weights
}

/// Gaussian elimination with pivots.
fn solve(mut a: Vec<Vec<f64>>, mut b: Vec<f64>) -> Vec<f64> {
    let n = b.len();
    for i in 0..n {
        let pivot = (i..n)
            .max_by(|p, q| a[*p][i].abs().total_cmp(&a[*q][i].abs()))
            .expect("rows are left");
        a.swap(i, pivot);
        b.swap(i, pivot);
        let (above, below) = a.split_at_mut(i + 1);
        let top = &above[i];
        for (row, line) in below.iter_mut().enumerate() {
            let factor = line[i] / top[i];
            for (value, over) in line[i..].iter_mut().zip(&top[i..]) {
                *value -= factor * over;
            }
            b[i + 1 + row] -= factor * b[i];
        }
    }
    let mut x = vec![0.0; n];
    for i in (0..n).rev() {
        let known: f64 = (i + 1..n).map(|j| a[i][j] * x[j]).sum();
        x[i] = (b[i] - known) / a[i][i];
    }
    x
}
