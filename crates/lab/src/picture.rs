//! What the positions of many games show together: figures over time, the map, how and when games are lost, what was
//! done. Sums of whole numbers, like everything that is tallied.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::observe::{Look, Spot};
use crate::row::GameRow;
use crate::tally::entry;

/// Steps of time that are kept; what comes later counts with the last.
const MAX_STEPS: u32 = 60;

const MINUTE_MS: u32 = 60_000;

/// Sums over watched games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Picture {
    /// Games watched.
    pub games: u64,
    /// Those of them that the crew won.
    pub won_games: u64,
    /// Whether time is counted in rounds; in turns or in minutes of game time otherwise.
    pub in_rounds: bool,
    /// Whether it is counted in turns, because the game has neither rounds nor a clock.
    #[serde(default)]
    pub in_turns: bool,
    /// Figure by figure, step by step.
    pub over_time: BTreeMap<String, BTreeMap<u32, Step>>,
    /// The cells of the map.
    pub places: BTreeMap<String, PlaceTally>,
    /// How often each kind of action was taken, by the first word of its text form.
    pub used: BTreeMap<String, Both>,
    /// How many games ended how, step by step.
    pub ends: BTreeMap<String, BTreeMap<u32, u64>>,
    /// Those endings that the crew won with, and how often.
    #[serde(default)]
    pub won_ends: BTreeMap<String, u64>,
}

/// A figure at one step of time, over games that were won and games that were not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// Positions seen, and the sum of the figure, in games that the crew won.
    pub won: (u64, i64),
    /// The same in the others.
    pub lost: (u64, i64),
}

/// A number for games that were won and one for those that were not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Both {
    /// In games that the crew won.
    pub won: u64,
    /// In the others.
    pub lost: u64,
}

/// A cell of the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaceTally {
    /// Column.
    pub x: u8,
    /// Row.
    pub y: u8,
    /// How often somebody of the crew was seen here.
    pub crew: u64,
    /// How many zombies were seen here.
    pub horde: u64,
    /// How often somebody of the crew stood here when a game was lost.
    pub lost: u64,
}

impl Picture {
    pub(crate) fn add(&mut self, row: &GameRow) {
        let Some(end) = &row.played.end else {
            return;
        };
        self.games += 1;
        self.won_games += u64::from(row.won);
        self.in_rounds = row.rounds.is_some();
        self.in_turns = row.rounds.is_none() && row.game_ms == 0;
        let in_turns = self.in_turns;
        let step = |turn: usize, at_ms: u32, round: Option<u32>| {
            let step = match round {
                Some(round) => round,
                None if in_turns => turn as u32,
                None => at_ms / MINUTE_MS,
            };
            step.min(MAX_STEPS)
        };
        let moments = &row.played.moments;
        for (turn, moment) in moments.iter().enumerate() {
            self.add_look(&moment.look, step(turn, moment.at.0, moment.round), row.won);
        }
        let last = step(moments.len(), row.game_ms, row.rounds);
        self.add_look(end, last, row.won);
        if !row.won {
            for spot in &end.crew {
                self.place(spot).lost += 1;
            }
        }
        for (word, n) in &row.played.used {
            let both = entry(&mut self.used, word);
            let side = if row.won {
                &mut both.won
            } else {
                &mut both.lost
            };
            *side += u64::from(*n);
        }
        let result = row.result.unwrap_or("unfinished");
        *entry(&mut self.ends, result).entry(last).or_default() += 1;
        if row.won {
            *entry(&mut self.won_ends, result) += 1;
        }
    }

    fn add_look(&mut self, look: &Look, step: u32, is_won: bool) {
        for (figure, value) in &look.figures {
            let at = entry(&mut self.over_time, figure).entry(step).or_default();
            let (n, sum) = if is_won { &mut at.won } else { &mut at.lost };
            *n += 1;
            *sum += value;
        }
        for spot in &look.crew {
            self.place(spot).crew += 1;
        }
        for (spot, n) in &look.horde {
            self.place(spot).horde += u64::from(*n);
        }
    }

    fn place(&mut self, spot: &Spot) -> &mut PlaceTally {
        // Maps that are generated anew for each game put other names on the same cells.
        let key = format!("{},{} {}", spot.x, spot.y, spot.name);
        let place = entry(&mut self.places, &key);
        (place.x, place.y) = (spot.x, spot.y);
        place
    }

    pub(crate) fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.won_games += other.won_games;
        self.in_rounds |= other.in_rounds;
        self.in_turns |= other.in_turns;
        for (figure, steps) in other.over_time {
            let mine = self.over_time.entry(figure).or_default();
            for (step, more) in steps {
                let at = mine.entry(step).or_default();
                for (at, more) in [(&mut at.won, more.won), (&mut at.lost, more.lost)] {
                    at.0 += more.0;
                    at.1 += more.1;
                }
            }
        }
        for (name, more) in other.places {
            let place = self.places.entry(name).or_default();
            (place.x, place.y) = (more.x, more.y);
            place.crew += more.crew;
            place.horde += more.horde;
            place.lost += more.lost;
        }
        for (word, more) in other.used {
            let both = self.used.entry(word).or_default();
            both.won += more.won;
            both.lost += more.lost;
        }
        for (result, steps) in other.ends {
            let mine = self.ends.entry(result).or_default();
            for (step, n) in steps {
                *mine.entry(step).or_default() += n;
            }
        }
        for (result, n) in other.won_ends {
            *self.won_ends.entry(result).or_default() += n;
        }
    }
}
