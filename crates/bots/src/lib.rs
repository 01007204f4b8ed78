//! Players that are not people.
//!
//! A bot is given a [`Sight`]: what its seat may see and choose, and nothing else, so it cannot cheat. Hosts that do
//! not know the game call [`decide`]; the lab, which does, asks a [`Bot`] directly. Bots keep nothing between two
//! decisions: a table that was restarted, taken back or handed from a person to a bot goes on as if nothing happened.
//!
//! Levels 1 and 2 play by rules of thumb (`heuristics/`). From level 3 on they play ahead (`search/`), judge what they see
//! there with a game's adviser (`advice/`), and can say why; hints to people come from the same thought.

mod advice;
mod decide;
mod heuristics;
mod hint;
mod level;
mod newcomer;
mod playable;
mod random;
mod search;
mod share;
mod sight;

pub use advice::{Advisor, Feature, Harm, chance};
pub use decide::{Decision, decide, decide_within};
pub use hint::{Danger, Hint, Odds, hint};
pub use level::{Level, UnknownLevel};
pub use playable::{Bot, Outsider, Playable, ahead, bot, bot_within, clairvoyant};
pub use search::{Budget, Guard, NoBudget, Report, better};
pub use share::{Z95, wilson, wilson_of};
pub use sight::Sight;
