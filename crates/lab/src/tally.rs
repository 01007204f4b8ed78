//! What is counted over a series. Only whole numbers are added up, so the order of the games does not matter.

use std::collections::BTreeMap;
use std::time::Duration;

use shamble_core::Seat;

use crate::play::Played;

/// Sums over many games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) finished: u64,
    pub(crate) actions: u64,
    pub(crate) inputs: u64,
    pub(crate) most_inputs: u32,
    pub(crate) time_ms: u64,
    /// How many games ended in which round.
    pub(crate) rounds: BTreeMap<u32, u64>,
    /// How many games ended how.
    pub(crate) results: BTreeMap<&'static str, u64>,
    /// How many games each seat won.
    pub(crate) wins: Vec<u64>,
    /// Processor time.
    pub(crate) cpu: Duration,
}

impl Tally {
    /// Nothing played yet, at tables of `n_seats`.
    pub(crate) fn new(n_seats: usize) -> Self {
        Self {
            wins: vec![0; n_seats],
            ..Self::default()
        }
    }

    /// Counts one more game.
    pub(crate) fn add(&mut self, played: &Played) {
        self.games += 1;
        self.actions += u64::from(played.actions);
        self.inputs += u64::from(played.inputs);
        self.most_inputs = self.most_inputs.max(played.inputs);
        self.time_ms += u64::from(played.time.0);
        let Some(outcome) = &played.outcome else {
            return;
        };
        self.finished += 1;
        *self.results.entry(outcome.result).or_default() += 1;
        if let Some(round) = played.round {
            *self.rounds.entry(round).or_default() += 1;
        }
        for (seat, wins) in self.wins.iter_mut().enumerate() {
            *wins += u64::from(outcome.winners.has(Seat::new(seat)));
        }
    }

    /// Both series together.
    pub(crate) fn merge(mut self, other: Self) -> Self {
        self.games += other.games;
        self.finished += other.finished;
        self.actions += other.actions;
        self.inputs += other.inputs;
        self.most_inputs = self.most_inputs.max(other.most_inputs);
        self.time_ms += other.time_ms;
        self.cpu += other.cpu;
        for (round, n) in other.rounds {
            *self.rounds.entry(round).or_default() += n;
        }
        for (result, n) in other.results {
            *self.results.entry(result).or_default() += n;
        }
        for (wins, more) in self.wins.iter_mut().zip(other.wins) {
            *wins += more;
        }
        self
    }
}
