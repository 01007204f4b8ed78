//! The results of some games of a series, as a file: parts that were played apart, on other machines or after a stop,
//! add up to what one run would have given.

use std::ops::Range;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::plan::{Plan, Ready, Series};
use crate::tally::Tally;

/// What the files call themselves.
const FORMAT: &str = "shamble-partial 1";

/// Which program made an output, and how to make it again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    /// The program's version and commit.
    pub version: String,
    /// The command, as it can be typed again.
    pub command: String,
}

/// Some games of a series.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Partial {
    format: String,
    /// What made it.
    pub origin: Origin,
    /// What is played.
    pub series: Series,
    /// How many games were meant to be played.
    pub planned: u64,
    /// Which games of the series were played, in ascending order: the first of each range, and the one after its last.
    pub played: Vec<(u64, u64)>,
    /// On how many threads.
    pub threads: usize,
    /// What came of them.
    pub tally: Tally,
}

/// Why parts do not add up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PartialError {
    /// It is something else.
    #[error("this is no part of a series: {0}")]
    Unreadable(String),
    /// They are about different things.
    #[error("the parts are of different series: {0}")]
    OtherSeries(String),
    /// A game would count twice.
    #[error("game {0} is in two of the parts")]
    Twice(u64),
    /// Nothing to add up.
    #[error("there is no part to add up")]
    Nothing,
}

impl Partial {
    pub(crate) fn new(plan: &Plan, ready: &Ready, threads: usize) -> Self {
        Self {
            format: FORMAT.to_owned(),
            origin: Origin::default(),
            series: ready.series(&plan.game),
            planned: plan.games,
            played: Vec::new(),
            threads,
            tally: Tally::new(ready.setup.seats),
        }
    }

    /// These games of the series were played too.
    pub(crate) fn add(&mut self, games: Range<u64>, tally: Tally) {
        self.tally = std::mem::take(&mut self.tally).merge(tally);
        if games.is_empty() {
            return;
        }
        let at = self.played.partition_point(|range| range.0 < games.start);
        self.played.insert(at, (games.start, games.end));
        self.join_neighbours();
    }

    fn join_neighbours(&mut self) {
        self.played.dedup_by(|next, range| {
            let is_joined = range.1 == next.0;
            if is_joined {
                range.1 = next.1;
            }
            is_joined
        });
    }

    /// The text of the file.
    pub fn write(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("all keys are strings");
        text.push('\n');
        text
    }

    /// Reads a file's text.
    pub fn read(text: &str) -> Result<Self, PartialError> {
        let partial: Self = serde_json::from_str(text)
            .map_err(|error| PartialError::Unreadable(error.to_string()))?;
        if partial.format != FORMAT {
            let reason = format!("its format is '{}', not '{FORMAT}'", partial.format);
            return Err(PartialError::Unreadable(reason));
        }
        Ok(partial)
    }

    /// Adds parts of one series up. Parts of other programs are refused: they may have played by other rules.
    pub fn merge(parts: impl IntoIterator<Item = Self>) -> Result<Self, PartialError> {
        let mut parts = parts.into_iter();
        let mut whole = parts.next().ok_or(PartialError::Nothing)?;
        for part in parts {
            if part.series != whole.series {
                let differ = format!("{:?} and {:?}", whole.series, part.series);
                return Err(PartialError::OtherSeries(differ));
            }
            if part.origin.version != whole.origin.version {
                let (one, other) = (&whole.origin.version, &part.origin.version);
                let differ = format!("played by {one} and by {other}");
                return Err(PartialError::OtherSeries(differ));
            }
            whole.planned += part.planned;
            whole.threads = whole.threads.max(part.threads);
            whole.played.extend(part.played);
            whole.tally = whole.tally.merge(part.tally);
        }
        whole.played.sort_unstable();
        let twice = whole.played.windows(2).find(|pair| pair[1].0 < pair[0].1);
        if let Some(pair) = twice {
            return Err(PartialError::Twice(pair[1].0));
        }
        whole.join_neighbours();
        Ok(whole)
    }
}
