//! What came of a series, in numbers that say how far they can be trusted.

use serde::Serialize;
use shamble_bots::Level;
use shamble_core::{OptionValues, Seat};

use crate::plan::{Plan, Ready};
use crate::stats::Share;
use crate::tally::Tally;

/// Fewer games than this say little: an interval is then up to 20 points wide.
const FEW_GAMES: u64 = 100;

/// A finished series.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Id of the game.
    pub game: String,
    /// What the tables chose, where it differs from the game's defaults.
    pub options: OptionValues,
    /// How many seats.
    pub seats: usize,
    /// Who played, seat by seat.
    pub bots: Vec<&'static str>,
    /// The seed of the series.
    pub seed: String,
    /// On how many threads.
    pub threads: usize,
    /// How many games were begun.
    pub games: u64,
    /// How many came to an end.
    pub finished: u64,
    /// How many were given up.
    pub unfinished: u64,
    /// How often seats acted, in all games.
    pub actions: u64,
    /// Processor time of all threads.
    pub cpu_seconds: f64,
    /// Games in one second of one core.
    pub games_per_cpu_second: f64,
    /// Actions in one second of one core.
    pub actions_per_cpu_second: f64,
    /// How the games ended, the most frequent ending first; shares are of all games.
    pub outcomes: Vec<OutcomeShare>,
    /// How many games each seat won.
    pub wins_by_seat: Vec<SeatWins>,
    /// How many games a seat of each level won.
    pub wins_by_level: Vec<LevelWins>,
    /// How long a game is.
    pub length: Length,
    /// What not to trust.
    pub warnings: Vec<Warning>,
}

/// One way to end.
#[derive(Clone, Debug, Serialize)]
pub struct OutcomeShare {
    /// The game's word for it.
    pub result: &'static str,
    /// How often.
    #[serde(flatten)]
    pub share: Share,
}

/// The wins of a seat.
#[derive(Clone, Debug, Serialize)]
pub struct SeatWins {
    /// Which.
    pub seat: Seat,
    /// Who played it.
    pub level: &'static str,
    /// In how many games it was among the winners.
    #[serde(flatten)]
    pub share: Share,
}

/// The wins of all seats of a level.
#[derive(Clone, Debug, Serialize)]
pub struct LevelWins {
    /// Which.
    pub level: &'static str,
    /// How many seats it played.
    pub seats: usize,
    /// How many chairs it won on, of all it sat on in all games.
    #[serde(flatten)]
    pub share: Share,
}

/// How long games are.
#[derive(Clone, Debug, Serialize)]
pub struct Length {
    /// Mean number of inputs: actions, and times that time alone changed something.
    pub mean_inputs: f64,
    /// Inputs of the longest game.
    pub most_inputs: u32,
    /// Mean game time in seconds.
    pub mean_game_seconds: f64,
    /// Rounds of finished games; nothing for games that count none.
    pub rounds: Option<Spread>,
}

/// How a number is spread.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// One in ten is at most this.
    pub p10: u32,
    /// Half are at most this.
    pub median: u32,
    /// Nine in ten are at most this.
    pub p90: u32,
    /// The largest.
    pub max: u32,
}

/// Why not to trust a figure, or not too far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Warning {
    /// Some games did not end.
    Unfinished {
        /// How many.
        games: u64,
        /// After how many inputs a game is given up.
        max_inputs: u32,
    },
    /// The intervals are wide.
    FewGames {
        /// How many there are.
        games: u64,
        /// How many would do.
        enough: u64,
    },
    /// The program was built without optimisation, so speeds mean nothing.
    SlowBuild,
}

impl Report {
    pub(crate) fn new(plan: &Plan, ready: &Ready, threads: usize, tally: &Tally) -> Self {
        let cpu_seconds = tally.cpu.as_secs_f64();
        let per_second = |n: u64| n as f64 / cpu_seconds.max(f64::MIN_POSITIVE);
        let mut outcomes: Vec<OutcomeShare> = tally
            .results
            .iter()
            .map(|(&result, &n)| OutcomeShare {
                result,
                share: Share::new(n, tally.games),
            })
            .collect();
        // Stable, so that equally frequent endings stay in alphabetical order.
        outcomes.sort_by_key(|outcome| std::cmp::Reverse(outcome.share.n));
        Self {
            game: plan.game.clone(),
            options: ready.setup.options.clone(),
            seats: ready.setup.seats,
            bots: ready.bots.iter().map(|level| level.name()).collect(),
            seed: plan.seed.to_string(),
            threads,
            games: tally.games,
            finished: tally.finished,
            unfinished: tally.games - tally.finished,
            actions: tally.actions,
            cpu_seconds,
            games_per_cpu_second: per_second(tally.games),
            actions_per_cpu_second: per_second(tally.actions),
            outcomes,
            wins_by_seat: wins_by_seat(ready, tally),
            wins_by_level: wins_by_level(ready, tally),
            length: Length::new(tally),
            warnings: warnings(ready, tally),
        }
    }
}

fn wins_by_seat(ready: &Ready, tally: &Tally) -> Vec<SeatWins> {
    let seats = tally.wins.iter().zip(&ready.bots).enumerate();
    seats
        .map(|(seat, (&n, level))| SeatWins {
            seat: Seat::new(seat),
            level: level.name(),
            share: Share::new(n, tally.games),
        })
        .collect()
}

fn wins_by_level(ready: &Ready, tally: &Tally) -> Vec<LevelWins> {
    let mut rows = Vec::new();
    for level in Level::ALL {
        let seats = || {
            let all = tally.wins.iter().zip(&ready.bots);
            all.filter(move |(_, bot)| **bot == level)
        };
        let n_seats = seats().count();
        if n_seats > 0 {
            let n = seats().map(|(wins, _)| wins).sum();
            rows.push(LevelWins {
                level: level.name(),
                seats: n_seats,
                share: Share::new(n, tally.games * n_seats as u64),
            });
        }
    }
    rows
}

fn warnings(ready: &Ready, tally: &Tally) -> Vec<Warning> {
    let mut warnings = Vec::new();
    if tally.finished < tally.games {
        warnings.push(Warning::Unfinished {
            games: tally.games - tally.finished,
            max_inputs: ready.max_inputs,
        });
    }
    if tally.games < FEW_GAMES {
        warnings.push(Warning::FewGames {
            games: tally.games,
            enough: FEW_GAMES,
        });
    }
    if cfg!(debug_assertions) {
        warnings.push(Warning::SlowBuild);
    }
    warnings
}

impl Length {
    fn new(tally: &Tally) -> Self {
        let mean = |sum: u64| sum as f64 / tally.games.max(1) as f64;
        Self {
            mean_inputs: mean(tally.inputs),
            most_inputs: tally.most_inputs,
            mean_game_seconds: mean(tally.time_ms) / 1000.0,
            rounds: Spread::of(&tally.rounds),
        }
    }
}

impl Spread {
    /// The spread of numbers given as counts; nothing if there are none.
    fn of(counts: &std::collections::BTreeMap<u32, u64>) -> Option<Self> {
        let total: u64 = counts.values().sum();
        let max = *counts.keys().next_back()?;
        let sum: u64 = counts.iter().map(|(value, n)| u64::from(*value) * n).sum();
        // The smallest value that so many tenths of all do not exceed.
        let quantile = |tenths: u64| {
            let mut seen = 0;
            let reached = |(_, n): &(&u32, &u64)| {
                seen += **n;
                seen * 10 >= total * tenths
            };
            counts.iter().find(reached).map_or(max, |(value, _)| *value)
        };
        Some(Self {
            mean: sum as f64 / total as f64,
            p10: quantile(1),
            median: quantile(5),
            p90: quantile(9),
            max,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn spreads_are_counted_not_guessed() {
        assert_eq!(Spread::of(&BTreeMap::new()), None);
        // 1 ten times, 2 nine times, 9 once.
        let counts = BTreeMap::from([(1, 10), (2, 9), (9, 1)]);
        let spread = Spread {
            mean: 37.0 / 20.0,
            p10: 1,
            median: 1,
            p90: 2,
            max: 9,
        };
        assert_eq!(Spread::of(&counts), Some(spread));
    }
}
