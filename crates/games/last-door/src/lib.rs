//! Last Door: up to four people nail boards on a door until dawn, while something outside knocks ever harder.
//!
//! The example for adding a game: as small as a game can be that has everything, dice, hidden cards, time and refusals.
//! Rule ids (`LD-...`) stand at the lines that decide them.
#![warn(clippy::disallowed_types, clippy::disallowed_methods)]

mod ids;

mod content;
mod options;

mod setup;
mod state;

mod action;
mod label;
mod legal;
mod prompt;

mod rules;
mod turn;

mod account;
mod event;
mod outcome;
mod position;
mod view;

mod encode;
mod game;

pub use action::Action;
pub use event::Event;
pub use ids::Card;
pub use outcome::Ending;
pub use prompt::Ask;
pub use state::State;
pub use view::View;
