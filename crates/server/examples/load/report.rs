//! What was measured, in a line each.

use std::time::Duration;

use crate::Failed;

pub(crate) const HEAD: &str = "\
game, tables | acts/s | server us/act | bytes/act and seat | ms to the others p50 p99 p99.9 | KiB/table idle busy";

pub(crate) const STAGES: &str = "\
game, acts of each table | tables | server us/act | bytes/act and seat | KiB/table";

pub(crate) const BOTS: &str = "\
game, level | decisions | ms each p50 p99 longest | thoughts | ms of a core each | cut by time | ms to the others p50 p99 alone | beside bots";

/// What the clients of one table, or of many, saw.
#[derive(Default)]
pub(crate) struct Waits {
    /// From an act to each of the others' screens.
    pub(crate) shown: Vec<Duration>,
    pub(crate) acts: u64,
    /// Bytes heard by all seats.
    pub(crate) bytes: u64,
    /// Games that came to their end.
    pub(crate) games: u64,
}

impl Waits {
    pub(crate) fn add(&mut self, other: Self) {
        self.shown.extend(other.shown);
        self.acts += other.acts;
        self.bytes += other.bytes;
        self.games += other.games;
    }
}

pub(crate) struct Figures {
    tables: u64,
    acts_a_second: f64,
    acts: u64,
    /// Processor time of the server by act.
    pub(crate) us: f64,
    /// What making a table costs it.
    making: Duration,
    pub(crate) bytes: u64,
    waits: [Duration; 3],
    games: u64,
    pub(crate) idle_kib: u64,
    pub(crate) busy_kib: u64,
}

impl Figures {
    pub(crate) fn new(tables: u64, seconds: f64, cpu: Duration, mut waits: Waits) -> Self {
        waits.shown.sort_unstable();
        let share = |thousandths: usize| {
            let index = waits.shown.len() * thousandths / 1000;
            waits.shown.get(index).copied().unwrap_or_default()
        };
        let acts = waits.acts.max(1);
        Self {
            tables,
            acts_a_second: waits.acts as f64 / seconds,
            acts,
            making: Duration::ZERO,
            us: cpu.as_micros() as f64 / acts as f64,
            bytes: waits.bytes / acts / crate::SEATS as u64,
            waits: [share(500), share(990), share(999)],
            games: waits.games,
            idle_kib: 0,
            busy_kib: 0,
        }
    }

    /// Acts do not pay for the tables that were made meanwhile for those whose game was over.
    pub(crate) fn take_off(&mut self, making: Duration) {
        self.making = making;
        self.us -= making.as_micros() as f64 * self.games as f64 / self.acts as f64;
    }

    pub(crate) fn line(&self, name: &str) -> String {
        let ms = self
            .waits
            .map(|wait| format!("{:.2}", wait.as_secs_f64() * 1e3));
        format!(
            "{name}, {} | {:.0} | {:.0} | {} | {} | {} {} | {} games ended, {} us to make a table",
            self.tables,
            self.acts_a_second,
            self.us,
            self.bytes,
            ms.join(" "),
            self.idle_kib,
            self.busy_kib,
            self.games,
            self.making.as_micros(),
        )
    }
}

/// What a table of bots decided.
pub(crate) struct Decisions {
    /// From one act to the next, the shortest first.
    waits: Vec<Duration>,
    /// Thoughts, those that were begun anew included.
    thoughts: u64,
    seconds: f64,
    /// Those that ran out of time.
    cut: u64,
}

impl Decisions {
    /// What a watcher saw, and what the server counted.
    pub(crate) fn new(mut waits: Vec<Duration>, metrics: &str) -> Result<Self, Failed> {
        waits.sort_unstable();
        let count = |name: &str| -> Result<f64, Failed> {
            let line = metrics.lines().find_map(|line| line.strip_prefix(name));
            Ok(line.ok_or("not among the metrics")?.trim().parse()?)
        };
        Ok(Self {
            waits,
            thoughts: count("shamble_bot_seconds_count ")? as u64,
            seconds: count("shamble_bot_seconds_sum ")?,
            cut: count("shamble_thoughts_cut_total ")? as u64,
        })
    }
}

/// Bots and people side by side.
pub(crate) struct Beside {
    pub(crate) decisions: Decisions,
    /// The people before there were bots, and with them.
    pub(crate) alone: Figures,
    pub(crate) with_bots: Figures,
}

impl Beside {
    pub(crate) fn line(&self, game: &str, level: &str) -> String {
        let Decisions {
            waits,
            thoughts,
            seconds,
            cut,
        } = &self.decisions;
        let n = waits.len();
        let share = |hundredths: usize| {
            let wait = waits.get((n * hundredths / 100).min(n.saturating_sub(1)));
            wait.map_or(0.0, |wait| wait.as_secs_f64() * 1e3)
        };
        let people = |figures: &Figures| {
            let [p50, p99, _] = figures.waits.map(|wait| wait.as_secs_f64() * 1e3);
            format!("{p50:.2} {p99:.2}")
        };
        format!(
            "{game}, {level} | {n} | {:.1} {:.1} {:.1} | {thoughts} | {:.1} | {cut} | {} | {}",
            share(50),
            share(99),
            share(100),
            seconds * 1e3 / (*thoughts).max(1) as f64,
            people(&self.alone),
            people(&self.with_bots),
        )
    }
}

/// Some acts of every table, one after the other.
pub(crate) struct Stage {
    /// The first and the last of them.
    pub(crate) acts: (u64, u64),
    pub(crate) n_tables: u64,
    pub(crate) cpu: Duration,
    pub(crate) kib: u64,
}

impl Stage {
    pub(crate) fn line(&self, name: &str, waits: &Waits) -> String {
        let acts = waits.acts.max(1);
        format!(
            "{name}, {} to {} | {} | {:.0} | {} | {}",
            self.acts.0,
            self.acts.1,
            self.n_tables,
            self.cpu.as_micros() as f64 / acts as f64,
            waits.bytes / acts / crate::SEATS as u64,
            self.kib,
        )
    }
}

/// How many times the processor time of the bare room an act costs.
pub(crate) fn ratio(played: &Figures, bare: &Figures) -> String {
    format!("  times the bare room: {:.1}", played.us / bare.us.max(0.1))
}
