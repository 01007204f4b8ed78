//! Zombie Mall: up to six survivors search a shopping mall for two keys, call for help and get out, while hordes find
//! their way to them.
//!
//! Everything here is a pure state machine over inputs ([`shamble_core::Game`], implemented by [`State`]). Rule ids
//! (`ZM-...`) stand at the lines that decide them; rulings taken are listed in the README. [`mall`] reads, checks,
//! generates and draws malls.
#![warn(clippy::disallowed_types, clippy::disallowed_methods)]

mod ids;

mod cards;
mod content;
pub mod mall;
mod options;

mod pieces;
mod setup;
mod state;

mod action;
mod compose;
mod label;
mod legal;
mod prompt;

mod refusal;
mod rules;
mod turn;

mod event;
mod odds;
mod outcome;
mod position;
mod view;

mod account;
mod encode;
mod game;
mod odd;

pub use action::{Action, Choice, Target};
pub use cards::{Card, CardList, Held, Kind};
pub use content::{CardFlaw, Class, Effect, KindData, Order, Sort};
pub use event::{Event, StepKind};
pub use ids::{Bearing, Dir, Lock, Near, Space};
pub use odds::Odds;
pub use options::{
    AfterUnlock, BittenAtEnd, CardPlayer, Dropping, HordeCombat, LockedDoor, Mode, NearMetric,
    NeededKeys, NorthRule, Options, RadioCall, Scenario, SwatTurns, TokenPlacement,
};
pub use position::{
    Position, WrittenDoor, WrittenObjective, WrittenPile, WrittenPlayer, WrittenTurn,
};
pub use prompt::Ask;
pub use state::{
    Act, Auto, Call, Ending, Fight, Horn, Offer, Point, Radio, Refuge, State, Status, Task, Wedge,
};
pub use view::{
    CallView, DoorView, EdgeView, HopView, MallRef, MallView, ObjectiveView, OfferView, PileView,
    PlayerView, Reach, TileView, TurnView, View, ZombieView,
};
