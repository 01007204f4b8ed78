//! What looking back at a game finds.

use serde::Serialize;
use shamble_core::{Seat, Text};

use crate::observe::Relation;
use crate::partial::Origin;
use crate::stats::Share;

/// What a look back found.
#[derive(Clone, Debug, Serialize)]
pub struct Analysis {
    /// Which program made it, and how to make it again.
    #[serde(flatten)]
    pub origin: Origin,
    /// Id of the game.
    pub game: String,
    /// How the seats stand to each other.
    pub relation: Relation,
    /// Who plays the deals on.
    pub level: &'static str,
    /// Deals at each turn.
    pub deals: u32,
    /// Whether all of it has been looked into.
    pub whole: bool,
    /// The game's word for how it ended, if it did.
    pub result: Option<&'static str>,
    /// Turn by turn.
    pub points: Vec<Point>,
    /// Where it turned, the largest change first.
    pub turning_points: Vec<TurningPoint>,
    /// What choices and luck did to everybody's chance from beginning to end.
    pub parties: Vec<Party>,
}

/// Seats that win and lose together, and what became of their chance.
#[derive(Clone, Debug, Serialize)]
pub struct Party {
    /// Who.
    pub seats: Vec<Seat>,
    /// Whether their curve is the crew's; else it is that of their seat.
    pub crew: bool,
    /// Their chance at the first turn.
    pub before: f64,
    /// Whether they won.
    pub after: f64,
    /// What choices at the turning points cost them, beyond doubt; never above 0.
    pub choice: f64,
    /// What is left of the change: luck, what others did, and what was too small to be sure of.
    pub luck: f64,
}

/// The chances at one turn.
#[derive(Clone, Debug, Serialize)]
pub struct Point {
    /// How many inputs led here.
    pub inputs: usize,
    /// Which turn of the game it is, from 1: where no clock runs, it tells when.
    pub turn: u32,
    /// Game time.
    pub at_ms: u32,
    /// The round, for games that count them.
    pub round: Option<u32>,
    /// Who is about to act, and whose knowledge this is; nobody at the end.
    pub seat: Option<Seat>,
    /// The chance that somebody of the crew comes through.
    pub crew: Share,
    /// The chance of each seat.
    pub seats: Vec<f64>,
}

/// A turn after which chances were quite different.
#[derive(Clone, Debug, Serialize)]
pub struct TurningPoint {
    /// Which point of the curve it begins at.
    pub point: usize,
    /// How many inputs led to its beginning.
    pub inputs: usize,
    /// Which turn of the game it is, from 1.
    pub turn: u32,
    /// Game time at its beginning.
    pub at_ms: u32,
    /// Who acted.
    pub seat: Seat,
    /// Whose chance changed: the crew's where seats play together, else the seat's.
    pub before: f64,
    /// The chance afterwards.
    pub after: f64,
    /// What the choices of the turn cost, beyond doubt; never above 0.
    pub choice: f64,
    /// What is left of the change: chance, and what others did.
    pub luck: f64,
    /// What the seat did in the turn, in words; the first of it where it did much.
    pub acts: Vec<Text>,
    /// The choice that cost the most.
    pub decision: Option<Decision>,
}

/// A choice, and a better one.
#[derive(Clone, Debug, Serialize)]
pub struct Decision {
    /// How many inputs led to it.
    pub inputs: usize,
    /// Game time.
    pub at_ms: u32,
    /// What was done, in its text form.
    pub chosen: String,
    /// The same in words.
    pub chosen_text: Text,
    /// The chance with it.
    pub chosen_chance: f64,
    /// What would have been better, in its text form.
    pub better: String,
    /// The same in words.
    pub better_text: Text,
    /// The chance with that.
    pub better_chance: f64,
    /// What the choice cost.
    pub loss: f64,
    /// Lower end of the 95 % interval of the loss.
    pub low95: f64,
    /// Upper end.
    pub high95: f64,
}

impl Analysis {
    /// Whether game time passed. Where no clock runs, turns tell when something was.
    pub fn is_timed(&self) -> bool {
        self.points.iter().any(|point| point.at_ms > 0)
    }
}
