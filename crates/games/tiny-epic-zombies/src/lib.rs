//! Tiny Epic Zombies: up to four Humans run through a mall, fight, fetch and carry to complete three Objectives before the
//! Zombies overrun the Courtyard; together or each alone, against the game or against a Zombie Player.
//!
//! Everything here is a pure state machine over inputs ([`shamble_core::Game`], implemented by [`State`]). What waits to be
//! done or answered lies on a stack of frames (`prompt.rs`): rules lay down what must follow, `turn.rs` takes it up. Rule
//! ids (`TEZ-...`) stand at the lines that decide them; rulings taken are listed in the README.
#![warn(clippy::disallowed_types, clippy::disallowed_methods)]

mod words;

mod ids;

mod content;
mod effect;
mod options;

mod goals;
mod map;
mod setup;
mod state;

mod action;
mod label;
mod legal;
mod prompt;

mod rules;
mod turn;

mod account;
mod encode;
mod event;
mod odds;
mod outcome;
mod position;
mod say;
mod view;

mod game;

pub use action::Action;
pub use content::{EdgeSpan, Edges};
pub use effect::Ability;
pub use event::{Event, How, Shown, Spot, Who, Why};
pub use goals::{ClueToken, ExitToken, Goals, Ingredient};
pub use ids::{
    Card, CardSet, Character, CharacterSet, Clue, Exit, Face, Human, Letter, Objective, Place,
    Post, Room, RoomSet, Side, Slot, SlotSet, Symbol, Token,
};
pub use odds::MeleeOdds;
pub use options::{Difficulty, Mode, Options};
pub use outcome::End;
pub use position::Position;
pub use prompt::{Ask, Frame, Hurt, Shift};
pub use state::{HumanState, Night, Offers, State, Turn, ZombieCard};
pub use view::{
    HumanView, ObjectiveView, OfferView, RoomView, SearchView, SquadView, StoreView, TokenView,
    TurnView, View,
};
