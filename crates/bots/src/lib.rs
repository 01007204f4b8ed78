//! Players that are not people.
//!
//! A bot is given a [`Sight`]: what its seat may see and choose, and nothing else, so it cannot cheat. Hosts that do
//! not know the game call [`decide`]; the lab, which does, asks a [`Bot`] directly. Bots keep nothing between two
//! decisions: a table that was restarted, taken back or handed from a person to a bot goes on as if nothing happened.

mod decide;
mod heuristics;
mod level;
mod playable;
mod random;
mod sight;

pub use decide::{Decision, decide};
pub use level::{Level, UnknownLevel};
pub use playable::{Bot, Playable, bot};
pub use sight::Sight;
