//! What is counted over a series. Only whole numbers are added up, so the order of the games does not matter, and the
//! tallies of two parts of a series add up to that of the whole.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::observe::Relation;
use crate::picture::Picture;
use crate::row::GameRow;
use crate::stats::Clusters;

/// Sums over many games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Games begun.
    pub games: u64,
    /// Games that came to an end.
    pub finished: u64,
    /// How often seats acted.
    pub actions: u64,
    /// Actions and wakes.
    pub inputs: u64,
    /// Inputs of the longest game.
    pub most_inputs: u32,
    /// Game time of all games.
    pub time_ms: u64,
    /// How many games ended in which round.
    pub rounds: BTreeMap<u32, u64>,
    /// How many games ended how.
    pub results: BTreeMap<String, u64>,
    /// How many games each seat won.
    pub wins: Vec<u64>,
    /// How the seats stand to each other.
    pub relation: Option<Relation>,
    /// Side by side: in how many games somebody of it won.
    pub sides: BTreeMap<String, SideTally>,
    /// Chairs of each player on each side, by side and player.
    pub groups: BTreeMap<String, BTreeMap<String, GroupTally>>,
    /// In how many games a program from outside lost its seat and why, by player and word.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub replaced: BTreeMap<String, BTreeMap<String, u64>>,
    /// What positions on the way showed; empty unless they were watched.
    pub picture: Picture,
    /// Processor time in microseconds.
    pub cpu_us: u64,
}

/// What is counted of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideTally {
    /// Games in which it played.
    pub games: u64,
    /// Games in which somebody of it won.
    pub won: u64,
}

/// What is counted of the chairs of one player on one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupTally {
    /// Chairs that won.
    pub wins: Clusters,
    /// Points, in games that count them.
    pub scores: Clusters,
}

impl Tally {
    /// Nothing played yet, at tables of `n_seats`.
    pub fn new(n_seats: usize) -> Self {
        Self {
            wins: vec![0; n_seats],
            ..Self::default()
        }
    }

    /// Counts one more game; `players` by seat.
    pub fn add(&mut self, row: &GameRow, players: &[String]) {
        self.games += 1;
        self.actions += u64::from(row.actions);
        self.inputs += u64::from(row.inputs);
        self.most_inputs = self.most_inputs.max(row.inputs);
        self.time_ms += u64::from(row.game_ms);
        self.relation = Some(row.relation);
        if let Some(result) = row.result {
            self.finished += 1;
            *entry(&mut self.results, result) += 1;
            if let Some(round) = row.rounds {
                *self.rounds.entry(round).or_default() += 1;
            }
        }
        for (seat, wins) in row.seats.iter().zip(&mut self.wins) {
            *wins += u64::from(seat.won);
        }
        for (seat, player) in row.seats.iter().zip(players) {
            if let Some(why) = seat.replaced {
                *entry(entry(&mut self.replaced, player), why) += 1;
            }
        }
        self.add_sides(row, players);
        self.picture.add(row);
    }

    fn add_sides(&mut self, row: &GameRow, players: &[String]) {
        let is_first = |index: usize, same: &dyn Fn(usize) -> bool| !(0..index).any(same);
        for (index, seat) in row.seats.iter().enumerate() {
            let side = seat.side;
            if is_first(index, &|other| row.seats[other].side == side) {
                let (won, _) = row.chairs(|row| row.side == side);
                let tally = entry(&mut self.sides, side);
                tally.games += 1;
                tally.won += u64::from(won > 0);
            }
            let player = &players[index];
            let same = |other: usize| row.seats[other].side == side && players[other] == *player;
            if is_first(index, &same) {
                let (won, chairs) = row.chairs(|row| same(row.seat.index()));
                let group = entry(entry(&mut self.groups, side), player);
                group.wins.add(won, chairs);
                if row.scores.is_some() {
                    let counted = row.seats.iter().filter(|row| same(row.seat.index()));
                    let points: i64 = counted.filter_map(|row| row.score).map(i64::from).sum();
                    group.scores.add(points, chairs);
                }
            }
        }
    }

    /// Both series together.
    pub fn merge(mut self, other: Self) -> Self {
        self.games += other.games;
        self.finished += other.finished;
        self.actions += other.actions;
        self.inputs += other.inputs;
        self.most_inputs = self.most_inputs.max(other.most_inputs);
        self.time_ms += other.time_ms;
        self.cpu_us += other.cpu_us;
        self.relation = self.relation.or(other.relation);
        for (round, n) in other.rounds {
            *self.rounds.entry(round).or_default() += n;
        }
        for (result, n) in other.results {
            *self.results.entry(result).or_default() += n;
        }
        for (wins, more) in self.wins.iter_mut().zip(other.wins) {
            *wins += more;
        }
        for (side, more) in other.sides {
            let tally = self.sides.entry(side).or_default();
            tally.games += more.games;
            tally.won += more.won;
        }
        for (side, players) in other.groups {
            let groups = self.groups.entry(side).or_default();
            for (player, more) in players {
                let group = groups.entry(player).or_default();
                group.wins.merge(&more.wins);
                group.scores.merge(&more.scores);
            }
        }
        for (player, reasons) in other.replaced {
            let sums = self.replaced.entry(player).or_default();
            for (why, n) in reasons {
                *sums.entry(why).or_default() += n;
            }
        }
        self.picture.merge(other.picture);
        self
    }
}

/// The entry of `key`, which is nearly always there already.
pub(crate) fn entry<'a, V: Default>(map: &'a mut BTreeMap<String, V>, key: &str) -> &'a mut V {
    if !map.contains_key(key) {
        map.insert(key.to_owned(), V::default());
    }
    map.get_mut(key).expect("just made sure of it")
}
