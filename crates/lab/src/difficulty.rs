//! How hard every table is, as measured: a file that is made by one command, shipped with the program, and known to be
//! stale when bots or rules have changed what happens.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use serde::{Deserialize, Serialize};
use shamble_bots::{Level, wilson};
use shamble_catalog::{cliche, for_game, tiny_epic_zombies, zombie_mall, zombies15};
use shamble_core::options::MODE;
use shamble_core::{Game, OptionValues, Seed};
use thiserror::Error;

use crate::observe::Observed;
use crate::partial::Origin;
use crate::plan::{Plan, PlanError, Ready};
use crate::play::Watch;
use crate::report::Report;
use crate::series::{Orders, play_one, series};
use crate::stats::Share;

const FORMAT: &str = "shamble-difficulty 1";

/// Games whose last states make the fingerprint of a row.
const N_FINGERPRINT: u64 = 2;

/// Shares are written with four digits.
const ROUNDED: f64 = 1e-4;

/// What was measured, as it is shipped.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Difficulty {
    /// What the file calls itself.
    pub format: String,
    /// Which program measured it, and how to measure it again.
    pub origin: Origin,
    /// The seed of every series.
    pub seed: String,
    /// Row by row.
    pub rows: Vec<DifficultyRow>,
}

/// Which commands made the rows, those that were kept included.
fn made_by(known: Option<&Difficulty>, origin: Origin) -> Origin {
    let Some(known) = known else {
        return origin;
    };
    let before = &known.origin.command;
    let command = if before.split("; ").any(|one| one == origin.command) {
        before.clone()
    } else {
        format!("{before}; {}", origin.command)
    };
    Origin { command, ..origin }
}

/// A kind of table, played by bots of one level.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DifficultyRow {
    /// Id of the game.
    pub game: String,
    /// What the table chose that matters, the mode included.
    pub options: OptionValues,
    /// How many seats.
    pub seats: usize,
    /// Who played every seat.
    pub level: String,
    /// How many games.
    pub games: u64,
    /// How often somebody of the crew came through.
    #[serde(flatten)]
    pub won: Share,
    /// What the bots did in the first games, in short: it changes when rules or bots do.
    pub fingerprint: String,
}

/// Why a file is no table of difficulty.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DifficultyError {
    /// It does not read.
    #[error("the difficulty file cannot be read: {0}")]
    Unreadable(String),
    /// A row cannot be right.
    #[error("row {row} of the difficulty file is wrong: {reason}")]
    Row {
        /// Which, from 1.
        row: usize,
        /// Why.
        reason: String,
    },
    /// A series could not be played.
    #[error(transparent)]
    Plan(#[from] PlanError),
}

/// What to measure.
#[derive(Clone, Debug)]
pub struct Measure {
    /// Levels, each at every table, with how many games.
    pub levels: Vec<(Level, u64)>,
    /// Only these games; all if there are none.
    pub only: Vec<String>,
    /// Where chance comes from.
    pub seed: Seed,
    /// On how many threads.
    pub threads: Option<usize>,
    /// What was measured before. Rows of it with as many games, in which nothing has changed since, are not played again,
    /// and those of games that are not asked for stay as they are.
    pub known: Option<Difficulty>,
}

impl Measure {
    fn is_asked(&self, game: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|asked| asked == game)
    }

    /// How many games that will be at most.
    pub fn n_games(&self) -> u64 {
        let tables = difficulty_tables();
        let n_tables = tables.iter().filter(|table| self.is_asked(table.game));
        n_tables.count() as u64 * self.levels.iter().map(|(_, games)| games).sum::<u64>()
    }

    /// Measures. Once `stop` is set it ends with the rows that are complete; those known before are kept.
    pub fn run(
        &self,
        origin: Origin,
        progress: &(dyn Fn(u64) + Sync),
        stop: &AtomicBool,
    ) -> Result<Difficulty, PlanError> {
        let seed = self.seed.to_string();
        // Rows of other seeds are other games.
        let known = self.known.as_ref().filter(|known| known.seed == seed);
        let mut rows = Vec::new();
        for table in difficulty_tables() {
            for level in Level::ALL {
                let old = known.and_then(|known| known.row(&table, level));
                let asked = self.levels.iter().find(|(asked, _)| *asked == level);
                let asked = asked.filter(|_| self.is_asked(table.game));
                let Some((_, games)) = asked else {
                    rows.extend(old.cloned());
                    continue;
                };
                let plan = Plan {
                    games: *games,
                    threads: self.threads,
                    ..table.plan(level, self.seed)
                };
                if stop.load(Ordering::Relaxed) {
                    rows.extend(old.cloned());
                    continue;
                }
                let fingerprint = fingerprint(&plan)?;
                let is_known =
                    |old: &&DifficultyRow| old.games >= *games && old.fingerprint == fingerprint;
                if let Some(old) = old.filter(is_known) {
                    rows.push(old.clone());
                    progress(*games);
                    continue;
                }
                let orders = Orders {
                    progress,
                    stop,
                    each: None,
                };
                let report = Report::new(&series(&plan, orders)?);
                if report.games < *games {
                    rows.extend(old.cloned());
                    continue;
                }
                rows.push(DifficultyRow {
                    game: table.game.to_owned(),
                    options: table.options.clone(),
                    seats: table.seats,
                    level: level.to_string(),
                    games: report.games,
                    won: rounded(report.crew()),
                    fingerprint,
                });
            }
        }
        Ok(Difficulty {
            format: FORMAT.to_owned(),
            origin: made_by(known, origin),
            seed,
            rows,
        })
    }
}

/// A kind of table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DifficultyTable {
    /// Id of the game.
    pub game: &'static str,
    /// What it chooses.
    pub options: OptionValues,
    /// How many seats.
    pub seats: usize,
}

impl DifficultyTable {
    fn plan(&self, level: Level, seed: Seed) -> Plan {
        Plan {
            options: self.options.clone(),
            seats: Some(self.seats),
            bots: vec![level.into()],
            seed,
            ..Plan::new(self.game)
        }
    }
}

/// Every kind of table that is measured: each scenario, mode and size of crew that people choose between.
pub fn difficulty_tables() -> Vec<DifficultyTable> {
    let mut tables = Vec::new();
    let mut add = |game, seats: std::ops::RangeInclusive<usize>, options: &[(&str, &str)]| {
        for seats in seats {
            let pairs = options
                .iter()
                .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
            tables.push(DifficultyTable {
                game,
                options: pairs.collect(),
                seats,
            });
        }
    };
    for scenario in 1..=zombies15::scenario::N_SCENARIOS {
        let scenario = scenario.to_string();
        add(
            zombies15::State::ID,
            1..=4,
            &[(MODE, "scenario"), ("scenario", &scenario)],
        );
    }
    for difficulty in ["normal", "difficult", "expert"] {
        add(
            zombies15::State::ID,
            1..=4,
            &[(MODE, "quick"), ("difficulty", difficulty)],
        );
    }
    let tez = tiny_epic_zombies::State::ID;
    for difficulty in ["easy", "normal", "hard", "epic"] {
        add(
            tez,
            2..=4,
            &[(MODE, "cooperative"), ("difficulty", difficulty)],
        );
        add(tez, 1..=1, &[(MODE, "solo"), ("difficulty", difficulty)]);
    }
    add(tez, 3..=5, &[(MODE, "cooperative-vs-zombie")]);
    add(tez, 2..=4, &[(MODE, "competitive")]);
    add(tez, 3..=5, &[(MODE, "competitive-vs-zombie")]);
    for scenario in ["1", "1A", "1B"] {
        let mall = zombie_mall::State::ID;
        add(
            mall,
            1..=6,
            &[(MODE, "coop"), ("mall", "easy"), ("scenario", scenario)],
        );
        for size in ["average", "hard"] {
            add(
                mall,
                3..=3,
                &[(MODE, "coop"), ("mall", size), ("scenario", scenario)],
            );
        }
    }
    for size in ["crazy", "insane"] {
        add(
            zombie_mall::State::ID,
            3..=3,
            &[(MODE, "coop"), ("mall", size), ("scenario", "1")],
        );
    }
    add(
        zombie_mall::State::ID,
        2..=6,
        &[(MODE, "rival"), ("mall", "easy"), ("scenario", "1")],
    );
    add(cliche::State::ID, 2..=8, &[]);
    tables
}

fn rounded(share: Share) -> Share {
    let round = |value: f64| (value * 1e4).round() / 1e4;
    Share {
        n: share.n,
        share: round(share.share),
        low95: round(share.low95),
        high95: round(share.high95),
    }
}

/// What the first games of a plan come to, in 16 digits.
fn fingerprint(plan: &Plan) -> Result<String, PlanError> {
    fn typed<G: Observed>(ready: &Ready) -> Result<String, PlanError> {
        let mut legal = Vec::new();
        // FNV-1a: nobody has a reason to forge it.
        let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
        for index in 0..N_FINGERPRINT {
            let row = play_one::<G>(ready, index, &mut legal)?;
            for byte in row.played.hash.bytes() {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        }
        Ok(format!("{hash:016x}"))
    }
    let ready = Plan {
        watch: Watch {
            log: true,
            turns: false,
        },
        ..plan.clone()
    }
    .check()?;
    for_game!(plan.game.as_str(), G => typed::<G>(&ready))
        .expect("a checked plan names a known game")
}

impl Difficulty {
    /// The text of the file: a row a line, so that changes can be read.
    pub fn write(&self) -> String {
        let rows: Vec<String> = self
            .rows
            .iter()
            .map(|row| format!("    {}", line(row)))
            .collect();
        format!(
            "{{\n  \"format\": {},\n  \"origin\": {},\n  \"seed\": {},\n  \"rows\": [\n{}\n  ]\n}}\n",
            line(&self.format),
            line(&self.origin),
            line(&self.seed),
            rows.join(",\n")
        )
    }

    /// Reads a file's text and checks that its rows make sense.
    pub fn read(text: &str) -> Result<Self, DifficultyError> {
        let read: Self = serde_json::from_str(text)
            .map_err(|error| DifficultyError::Unreadable(error.to_string()))?;
        if read.format != FORMAT {
            let reason = format!("its format is '{}', not '{FORMAT}'", read.format);
            return Err(DifficultyError::Unreadable(reason));
        }
        for (index, row) in read.rows.iter().enumerate() {
            let wrong = |reason: &str| DifficultyError::Row {
                row: index + 1,
                reason: reason.to_owned(),
            };
            let Share {
                n,
                share,
                low95,
                high95,
            } = row.won;
            if row.games == 0
                || n > row.games
                || (share - n as f64 / row.games as f64).abs() > ROUNDED
            {
                return Err(wrong("its share is not what its games say"));
            }
            let (low, high) = wilson(n, row.games);
            if (low - low95).abs() > ROUNDED || (high - high95).abs() > ROUNDED {
                return Err(wrong("its interval is not that of its games"));
            }
            row.plan(&read.seed)?.check()?;
        }
        Ok(read)
    }

    /// The row of a kind of table and a level.
    fn row(&self, table: &DifficultyTable, level: Level) -> Option<&DifficultyRow> {
        self.rows.iter().find(|row| {
            row.game == table.game
                && row.options == table.options
                && row.seats == table.seats
                && row.level == level.name()
        })
    }

    /// Which rows are stale, by number from 0: bots or rules have changed what happens there. `progress` is called with
    /// each row checked. All cores are used: an expert's games take seconds.
    pub fn stale(&self, progress: &(dyn Fn() + Sync)) -> Result<Vec<usize>, DifficultyError> {
        let next = AtomicUsize::new(0);
        let check_some = || -> Result<Vec<usize>, DifficultyError> {
            let mut stale = Vec::new();
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(row) = self.rows.get(index) else {
                    return Ok(stale);
                };
                if fingerprint(&row.plan(&self.seed)?)? != row.fingerprint {
                    stale.push(index);
                }
                progress();
            }
        };
        let n_threads = thread::available_parallelism().map_or(1, usize::from);
        let found: Vec<_> = thread::scope(|scope| {
            let workers: Vec<_> = (0..n_threads).map(|_| scope.spawn(check_some)).collect();
            let joined = workers.into_iter().map(|worker| worker.join());
            joined
                .map(|found| found.expect("no check panics"))
                .collect()
        });
        let mut stale = Vec::new();
        for some in found {
            stale.extend(some?);
        }
        stale.sort_unstable();
        Ok(stale)
    }
}

impl DifficultyRow {
    fn plan(&self, seed: &str) -> Result<Plan, DifficultyError> {
        let unreadable = |reason: String| DifficultyError::Unreadable(reason);
        // Only bots of the house: a file must not be able to start programs.
        let level: Level = self
            .level
            .parse()
            .map_err(|error: shamble_bots::UnknownLevel| unreadable(error.to_string()))?;
        let seed: Seed = seed.parse().map_err(unreadable)?;
        Ok(Plan {
            options: self.options.clone(),
            seats: Some(self.seats),
            bots: vec![level.into()],
            seed,
            ..Plan::new(self.game.clone())
        })
    }
}

/// One line of JSON.
pub(crate) fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("all keys are strings")
}
