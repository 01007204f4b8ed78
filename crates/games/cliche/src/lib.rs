//! The Cliché Zombie Game: humans race a ring of zombies for parts, trade them, and escape together by car or alone by
//! motorcycle; whoever is bitten twice changes sides.
//!
//! Everything here is a pure state machine over inputs ([`shamble_core::Game`], implemented by [`State`]). Rule ids
//! (`CZG-...`) stand at the lines that decide them; rulings taken are listed in the README.
#![warn(clippy::disallowed_types, clippy::disallowed_methods)]

mod ids;

mod content;
mod options;

mod setup;
mod state;

mod action;
mod compose;
mod label;
mod legal;
mod prompt;

mod rules;
mod turn;

mod account;
mod event;
mod odds;
mod outcome;
mod position;
mod view;

mod encode;
mod game;

pub use action::Action;
pub use event::{Event, Roll, Trade};
pub use ids::{Card, Cards, MAX_CARDS, N_DICE, N_ROW, N_TOKENS, Phase, Side, Space, Vehicle};
pub use options::{
    BuildWhen, Options, Prices, RaceMode, StartCards, StartZombies, Track, ZombieAction,
};
pub use outcome::Ending;
pub use position::{Empty, Killed, OnRow, Place, Position};
pub use prompt::Ask;
pub use state::{Die, MAX_OFFERS, MAX_PROPOSALS, Offer, OpeningRoll, Proposal, State};
pub use view::{
    ChaseView, DieView, OfferView, ProposalView, RowView, SeatView, TokenView, TradingView,
    TrashView, VehicleView, View,
};
