//! What came of a series, in numbers that say how far they can be trusted.

use std::collections::BTreeMap;

use serde::Serialize;
use shamble_core::{OptionValues, Seat};

use crate::observe::Relation;
use crate::partial::{Origin, Partial};
use crate::stats::{FEW_CLUSTERS, Mean, Share};
use crate::tally::Tally;

/// Fewer games than this say little: an interval is then up to 20 points wide.
const FEW_GAMES: u64 = 100;

/// A finished series.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Which program played it, and how to play it again.
    #[serde(flatten)]
    pub origin: Origin,
    /// Id of the game.
    pub game: String,
    /// What the tables chose, where it differs from the game's defaults.
    pub options: OptionValues,
    /// How many seats.
    pub seats: usize,
    /// Who played, seat by seat.
    pub bots: Vec<String>,
    /// The seed of the series.
    pub seed: String,
    /// Which games of the series: the first of each range, and the one after its last.
    pub played: Vec<(u64, u64)>,
    /// On how many threads.
    pub threads: usize,
    /// How the seats stand to each other.
    pub relation: Relation,
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
    /// In how many games somebody of each side won, the crew first.
    pub wins_by_side: Vec<SideWins>,
    /// How many games each seat won.
    pub wins_by_seat: Vec<SeatWins>,
    /// How many chairs of each side and level won, with intervals that take their spread from game to game.
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
    pub result: String,
    /// How often.
    #[serde(flatten)]
    pub share: Share,
}

/// The wins of a side.
#[derive(Clone, Debug, Serialize)]
pub struct SideWins {
    /// The game's word for it.
    pub side: String,
    /// In how many games somebody of it was among the winners.
    #[serde(flatten)]
    pub share: Share,
}

/// The wins of a seat.
#[derive(Clone, Debug, Serialize)]
pub struct SeatWins {
    /// Which.
    pub seat: Seat,
    /// Who played it.
    pub level: String,
    /// In how many games it was among the winners.
    #[serde(flatten)]
    pub share: Share,
}

/// The wins of all seats of a level on one side.
#[derive(Clone, Debug, Serialize)]
pub struct LevelWins {
    /// Which side.
    pub side: String,
    /// Which level.
    pub level: String,
    /// How many seats it played on that side: the most in any game.
    pub seats: usize,
    /// In how many games.
    pub games: u64,
    /// How many chairs it won on, of all it sat on in all games.
    #[serde(flatten)]
    pub share: Share,
    /// Points on a chair, for games that count them.
    pub score: Option<Mean>,
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
    /// Chairs of a level are counted over so few games that even the spread between them is a guess.
    FewClusters {
        /// The side.
        side: String,
        /// The level.
        level: String,
        /// Games there are.
        games: u64,
        /// How many would do.
        enough: u64,
    },
    /// The series was stopped before its end.
    Stopped {
        /// Games that were played.
        games: u64,
        /// Games that were planned.
        planned: u64,
    },
    /// A program from outside lost its seat, and a bot of the house played on: its wins are partly not its own.
    Replaced {
        /// Which.
        bot: String,
        /// Seats it lost.
        seats: u64,
        /// How often for which reason.
        reasons: BTreeMap<String, u64>,
    },
    /// The program was built without optimisation, so speeds mean nothing.
    SlowBuild,
}

impl Report {
    /// What came of these games.
    pub fn new(partial: &Partial) -> Self {
        let Partial {
            origin,
            series,
            tally,
            ..
        } = partial;
        let cpu_seconds = tally.cpu_us as f64 / 1e6;
        let per_second = |n: u64| n as f64 / cpu_seconds.max(f64::MIN_POSITIVE);
        let mut outcomes: Vec<OutcomeShare> = tally
            .results
            .iter()
            .map(|(result, &n)| OutcomeShare {
                result: result.clone(),
                share: Share::new(n, tally.games),
            })
            .collect();
        // Stable, so that equally frequent endings stay in alphabetical order.
        outcomes.sort_by_key(|outcome| std::cmp::Reverse(outcome.share.n));
        let wins_by_level = wins_by_level(series.seats, tally);
        Self {
            origin: origin.clone(),
            game: series.game.clone(),
            options: series.options.clone(),
            seats: series.seats,
            bots: series.bots.clone(),
            seed: series.seed.clone(),
            played: partial.played.clone(),
            threads: partial.threads,
            relation: tally.relation.unwrap_or(Relation::Together),
            games: tally.games,
            finished: tally.finished,
            unfinished: tally.games - tally.finished,
            actions: tally.actions,
            cpu_seconds,
            games_per_cpu_second: per_second(tally.games),
            actions_per_cpu_second: per_second(tally.actions),
            outcomes,
            wins_by_side: wins_by_side(tally),
            wins_by_seat: wins_by_seat(&series.bots, tally),
            length: Length::new(tally),
            warnings: warnings(partial, &wins_by_level),
            wins_by_level,
        }
    }

    /// How often the crew, the side that tries to survive, came through.
    pub fn crew(&self) -> Share {
        let crew = self.wins_by_side.first();
        crew.map_or(Share::new(0, self.games), |side| side.share)
    }
}

/// The side that plays against the game comes first; it is the one with the most chairs.
fn wins_by_side(tally: &Tally) -> Vec<SideWins> {
    let chairs = |side: &str| -> u64 {
        let players = tally.groups.get(side).into_iter().flatten();
        players.map(|(_, group)| group.wins.chairs).sum()
    };
    let mut sides: Vec<SideWins> = tally
        .sides
        .iter()
        .map(|(side, wins)| SideWins {
            side: side.clone(),
            share: Share::new(wins.won, wins.games),
        })
        .collect();
    sides.sort_by_key(|side| std::cmp::Reverse(chairs(&side.side)));
    sides
}

fn wins_by_seat(bots: &[String], tally: &Tally) -> Vec<SeatWins> {
    let seats = tally.wins.iter().zip(bots).enumerate();
    seats
        .map(|(seat, (&n, level))| SeatWins {
            seat: Seat::new(seat),
            level: level.clone(),
            share: Share::new(n, tally.games),
        })
        .collect()
}

fn wins_by_level(n_seats: usize, tally: &Tally) -> Vec<LevelWins> {
    let mut rows = Vec::new();
    for (side, players) in &tally.groups {
        for (level, group) in players {
            let games = group.wins.games;
            rows.push(LevelWins {
                side: side.clone(),
                level: level.clone(),
                seats: (group.wins.chairs.div_ceil(games.max(1)) as usize).min(n_seats),
                games,
                share: group.wins.share(),
                score: group.scores.mean(),
            });
        }
    }
    rows
}

fn warnings(partial: &Partial, levels: &[LevelWins]) -> Vec<Warning> {
    let tally = &partial.tally;
    let mut warnings = Vec::new();
    if tally.games < partial.planned {
        warnings.push(Warning::Stopped {
            games: tally.games,
            planned: partial.planned,
        });
    }
    if tally.finished < tally.games {
        warnings.push(Warning::Unfinished {
            games: tally.games - tally.finished,
            max_inputs: partial.series.max_inputs,
        });
    }
    if tally.games < FEW_GAMES {
        warnings.push(Warning::FewGames {
            games: tally.games,
            enough: FEW_GAMES,
        });
    }
    let few = levels.iter().filter(|row| row.games < FEW_CLUSTERS);
    warnings.extend(few.map(|row| Warning::FewClusters {
        side: row.side.clone(),
        level: row.level.clone(),
        games: row.games,
        enough: FEW_CLUSTERS,
    }));
    warnings.extend(
        tally
            .replaced
            .iter()
            .map(|(bot, reasons)| Warning::Replaced {
                bot: bot.clone(),
                seats: reasons.values().sum(),
                reasons: reasons.clone(),
            }),
    );
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
    fn of(counts: &BTreeMap<u32, u64>) -> Option<Self> {
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
