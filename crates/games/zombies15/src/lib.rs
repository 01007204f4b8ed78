//! Zombies 15': teenagers, fifteen minutes, and a soundtrack that growls.
//!
//! A co-operative game in real time. Growls and sirens sound at exact instants of a 15-minute soundtrack and are part of
//! the rules: the state says when it wants to be woken, and every growl brings zombies to whoever is Active. A table
//! plays one scenario: one of the house campaign, a generated Quick Game, or one that players wrote.
#![warn(clippy::disallowed_types, clippy::disallowed_methods)]

mod ids;
mod list;

mod content;
mod item;
pub mod scenario;
pub mod soundtrack;

mod board;
mod campaign;
mod options;
mod quick;
mod setup;
mod state;

mod account;
mod action;
mod compose;
mod legal;
mod prompt;
mod rules;
mod turn;

mod encode;
mod event;
mod label;
mod odds;
mod outcome;
mod position;
mod view;

mod game;

pub use action::{Action, Booty, Careful, Keep, Liftable, Rearrange, Target};
pub use campaign::{Carried, Progress};
pub use content::{
    Abilities, Ability, Card, CardId, CardKind, Content, Effect, HeroSheet, TileSide, WeaponClass,
    ZombieCard, content,
};
pub use event::Event;
pub use ids::{
    AreaKind, Colour, EventKind, Facing, HeavyKind, HeroId, Letter, MarkerKind, Place, Posture,
    Side, Slot, Source, Token,
};
pub use item::Item;
pub use odds::ZombiePileView;
pub use options::{Difficulty, Mode, Options, PauseRule, Rules, campaign_number};
pub use outcome::Label;
pub use position::Position;
pub use prompt::Ask;
pub use state::State;
pub use view::{
    AreaView, CampaignView, ClockView, DangerView, GoalView, HeroView, ItemView, LoadView,
    ReachView, SlotView, TileView, TokenView, View,
};
