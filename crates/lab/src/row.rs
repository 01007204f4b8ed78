//! One game of a series, as it is written into rows.

use shamble_core::log::Entry;
use shamble_core::replay::Replay;
use shamble_core::{BySeat, Pace, Seat, SeatSet, Seed, Setup};

use crate::observe::Relation;
use crate::plan::Series;
use crate::play::{Moment, Played};

/// What came of one game.
#[derive(Clone, Debug)]
pub struct GameRow {
    /// Which game of the series.
    pub index: u64,
    /// Its seed.
    pub seed: Seed,
    /// The game's word for how it ended; nothing if it was given up.
    pub result: Option<&'static str>,
    /// Whether somebody of the crew, the side that tries to survive, is among the winners.
    pub won: bool,
    /// Who won.
    pub winners: SeatSet,
    /// Points by seat, for games that count them.
    pub scores: Option<BySeat<i32>>,
    /// The last round, for games that count them.
    pub rounds: Option<u32>,
    /// Game time at the end.
    pub game_ms: u32,
    /// How often seats acted.
    pub actions: u32,
    /// Actions and wakes.
    pub inputs: u32,
    /// How the seats stood to each other.
    pub relation: Relation,
    /// Seat by seat.
    pub seats: Vec<SeatRow>,
    /// The figures of the last position, if positions were watched.
    pub figures: Vec<(&'static str, i64)>,
    /// Positions on the way, if they were watched.
    pub turns: Vec<TurnRow>,
    pub(crate) played: Played,
}

/// What came of a game for one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Which.
    pub seat: Seat,
    /// The side it is counted with.
    pub side: &'static str,
    /// Whether it is among the winners.
    pub won: bool,
    /// Its points, for games that count them.
    pub score: Option<i32>,
    /// How often it acted.
    pub actions: u32,
    /// Why a bot of the house took it over from a program from outside, if one did.
    pub replaced: Option<&'static str>,
}

/// A position on the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnRow {
    /// Game time.
    pub at_ms: u32,
    /// The round, for games that count them.
    pub round: Option<u32>,
    /// Who was about to act, if one seat was.
    pub seat: Option<Seat>,
    /// Numbers by name.
    pub figures: Vec<(&'static str, i64)>,
}

impl GameRow {
    pub(crate) fn new(index: u64, seed: Seed, crew: &'static str, played: Played) -> Self {
        let outcome = played.outcome.as_ref();
        let winners = outcome.map_or(SeatSet::EMPTY, |outcome| outcome.winners);
        let scores = outcome.and_then(|outcome| outcome.scores.clone());
        let seats: Vec<SeatRow> = played
            .sides
            .iter()
            .zip(&played.acts)
            .enumerate()
            .map(|(index, (side, actions))| {
                let seat = Seat::new(index);
                SeatRow {
                    seat,
                    side,
                    won: winners.has(seat),
                    score: scores.as_ref().and_then(|scores| scores.get(seat).copied()),
                    actions: *actions,
                    replaced: played
                        .replaced
                        .iter()
                        .find_map(|(lost, why)| (*lost == seat).then_some(*why)),
                }
            })
            .collect();
        let turn = |moment: &Moment| TurnRow {
            at_ms: moment.at.0,
            round: moment.round,
            seat: moment.seat,
            figures: moment.look.figures.clone(),
        };
        Self {
            index,
            seed,
            result: outcome.map(|outcome| outcome.result),
            won: seats.iter().any(|row| row.won && row.side == crew),
            winners,
            rounds: played.round,
            game_ms: played.time.0,
            actions: played.actions,
            inputs: played.inputs,
            relation: played.relation,
            turns: played.moments.iter().map(turn).collect(),
            figures: played
                .end
                .iter()
                .flat_map(|look| look.figures.clone())
                .collect(),
            seats,
            scores,
            played,
        }
    }

    /// How many chairs won, and of how many, of those for which `is_counted`.
    pub(crate) fn chairs(&self, is_counted: impl Fn(&SeatRow) -> bool) -> (i64, u64) {
        let counted = self.seats.iter().filter(|row| is_counted(row));
        counted.fold((0, 0), |(won, chairs), row| {
            (won + i64::from(row.won), chairs + 1)
        })
    }

    /// Every input, if they were kept.
    pub fn log(&self) -> &[Entry] {
        &self.played.log
    }

    /// The game as a replay file, with a name for each seat; its inputs must have been kept.
    pub fn replay(&self, series: &Series, names: &[String]) -> Replay {
        Replay {
            game: series.game.clone(),
            rules: shamble_catalog::rules_version(&series.game),
            commitment: self.seed.commitment(),
            setup: Setup {
                options: series.options.clone(),
                seats: series.seats,
                pace: Pace::PerAction,
                seed: self.seed,
            },
            names: names.to_vec(),
            log: self.played.log.clone(),
            hash: self.played.hash.clone(),
        }
    }
}
