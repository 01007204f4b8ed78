//! What the laboratory writes down about a position of each game: sides, figures, and who stands where.

mod cliche;
mod tiny_epic_zombies;
mod zombie_mall;
mod zombies15;

shamble_catalog::toys! { mod last_door; }

use shamble_bots::Playable;
use shamble_core::Seat;

/// How the seats of a table stand to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Relation {
    /// All win or lose together.
    Together,
    /// Several together against one of the seats.
    Against,
    /// Each for itself.
    Rivals,
}

/// A place of the board, coarse enough to be drawn as one cell of a map.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Spot {
    pub(crate) name: String,
    pub(crate) x: u8,
    pub(crate) y: u8,
}

/// What a position shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Look {
    /// Numbers by name, always the same names in the same order for a game.
    pub(crate) figures: Vec<(&'static str, i64)>,
    /// Where each figure of the crew stands.
    pub(crate) crew: Vec<Spot>,
    /// Where zombies stand, and how many.
    pub(crate) horde: Vec<(Spot, u16)>,
}

/// A game whose positions the laboratory can read. Only what every seat may see is read. Relation and sides are asked for
/// at the end of every game of a series, so no view is built for them: that alone made random play a tenth slower.
pub(crate) trait Observed: Playable {
    /// How the seats stand to each other at this table.
    fn relation(&self) -> Relation;

    /// The side `seat` is counted with. The side of the crew, which plays against the game, is [`Observed::CREW`].
    fn side(&self, seat: Seat) -> &'static str {
        let _ = seat;
        Self::CREW
    }

    /// The word for those who try to survive.
    const CREW: &'static str;

    /// What this position shows.
    fn look(&self) -> Look;
}
