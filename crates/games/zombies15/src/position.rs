//! A position written down: plain, patchable, possibly impossible. One function makes a state of it or says all that is
//! wrong.

mod read;
mod write;

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use shamble_core::{Dice, Millis, Pace, SeatSet};

use crate::content::{CardId, ZombieCard};
use crate::ids::{HeavyKind, HeroId, N_WEAPONS, Place, Posture, Token, serde_as_text};
use crate::item::Item;
use crate::options::{Mode, Rules};
use crate::scenario::{Alpha, Lock, Scenario};

/// A whole position. Piles are written top card first.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The way to play.
    pub mode: Mode,
    /// Campaign scenario number; 0 outside the campaign.
    pub number: u8,
    /// How time passes.
    pub pace: Pace,
    /// How many seats.
    pub seats: u8,
    /// Switches and numbers of the table.
    pub rules: Rules,
    /// The scenario that is played.
    pub scenario: Scenario,
    /// Heroes in turn order.
    pub heroes: Vec<HeroPosition>,
    /// The Active Hero's turn.
    pub turn: TurnPosition,
    /// Zombies by Area.
    pub zombies: BTreeMap<Place, u16>,
    /// Zombies in the Horde box.
    pub horde: u16,
    /// Figures left; nothing without a limit.
    pub reserve: Option<u16>,
    /// The Search draw pile.
    pub search_pile: Vec<CardId>,
    /// The Search discard pile.
    pub discard: Vec<CardId>,
    /// The Zombie draw pile.
    pub zombie_pile: Vec<ZombieCard>,
    /// Zombie cards that were drawn.
    pub zombie_used: Vec<ZombieCard>,
    /// Cards left of the upper half of the Zombie pile.
    pub upper_half: u8,
    /// Search tokens; their numbers are their places in this list.
    pub tokens: Vec<TokenPosition>,
    /// Heavy Objects.
    pub heavy: Vec<HeavyPosition>,
    /// Locks that are still shut.
    pub locks: Vec<Lock>,
    /// Where the Helicopter token is.
    pub helicopter: Option<Place>,
    /// The Alpha and the wounds it still takes.
    pub alpha: Option<Alpha>,
    /// Whether every sheet has a -1 Action token.
    pub is_dark: bool,
    /// Sirens until the helicopter lands.
    pub landing_in: Option<u8>,
    /// Cards of coming growls that the Cat cancels.
    pub cats: u8,
    /// The soundtrack so far.
    pub clock: ClockPosition,
    /// The Action that waits for a choice.
    pub open: Option<OpenPosition>,
    /// Choices that Events demand.
    pub queue: Vec<ChoicePosition>,
    /// Cards of the growl that is being resolved, still to be drawn.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub cards_due: u8,
    /// Growls that wait for the open Action, or for the choice of an earlier one.
    pub waiting_growls: u8,
    /// Whether the Zombie Attack must be judged again.
    pub recheck: bool,
    /// How the scenario ended.
    pub ending: Option<EndingPosition>,
    /// How far the Checkpoint has come.
    pub checkpoint: Option<CheckpointPosition>,
    /// The dice to come.
    pub dice: Dice,
}

/// Positions without it read, and hash, as they did before there was such a key.
fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// One Hero.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroPosition {
    /// Who.
    pub hero: HeroId,
    /// Whose.
    pub seat: u8,
    /// Where.
    pub at: Place,
    /// Life Points.
    pub lp: u8,
    /// Most Life Points.
    pub max_lp: u8,
    /// Standing, lying or unconscious.
    pub posture: Posture,
    /// Weapon slots.
    pub weapons: [Option<Item>; N_WEAPONS],
    /// Light Object slots, as many as the sheet has.
    pub objects: Vec<Option<Item>>,
    /// Who carries this Hero.
    pub carried_by: Option<HeroId>,
}

/// The Active Hero's turn.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnPosition {
    /// Who is Active.
    pub hero: HeroId,
    /// Actions left.
    pub actions: u8,
    /// Whether `end-actions` has been done.
    pub is_over: bool,
    /// Whether the Zombie Attack has cost a Life Point this turn.
    pub has_failed: bool,
    /// Tile-to-tile Moves so far.
    pub tile_moves: u8,
    /// Whether the Skateboard's free Move is spent.
    pub has_skated: bool,
    /// Rotten Meat's permission.
    pub meat: bool,
    /// The Street the Smoke Grenade was used in.
    pub smoke: Option<Place>,
    /// Lucky Charm's promise.
    pub charm: bool,
}

/// A Search token.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenPosition {
    /// Which.
    pub token: Token,
    /// Where: an Area, a Hero's Backpack, or `gone`.
    pub at: Whereabouts,
    /// Whether everybody sees it.
    #[serde(default)]
    pub face_up: bool,
    /// Which pool it was shuffled with.
    #[serde(default)]
    pub pool: u8,
    /// Whether it was brought from an earlier scenario.
    #[serde(default)]
    pub brought: bool,
}

/// A Heavy Object.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeavyPosition {
    /// Which.
    pub kind: HeavyKind,
    /// Where: an Area, the Hero who carries it, or `gone`.
    pub at: Whereabouts,
    /// Uses left.
    #[serde(default)]
    pub uses: u8,
}

/// What of the soundtrack has been heard.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockPosition {
    /// Sirens, the one at the start included.
    pub sirens: u8,
    /// Growls.
    pub growls: u8,
    /// Table time spent in pauses.
    pub paused_ms: u32,
    /// Since when the clock stands.
    pub paused_at: Option<Millis>,
    /// Who wants a pause.
    pub votes: SeatSet,
    /// Whether it ever stood.
    pub was_paused: bool,
    /// When an Event's choice makes itself, in soundtrack time.
    pub deadline_ms: Option<u32>,
    /// Whether the soundtrack has ended with an Action open.
    pub is_overtime: bool,
}

/// An Action that waits for a choice.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OpenPosition {
    /// A Quick Search with the cards drawn, in order.
    Search(Vec<CardId>),
    /// A Search token just turned up, by number.
    Token(u8),
}

/// What an Event asks.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChoicePosition {
    /// Which Light Object is lost.
    Loss,
    /// Where the Surge comes.
    Surge,
}

/// How a scenario ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
#[serde(rename_all = "snake_case")]
pub enum EndingPosition {
    /// The objective was met.
    Won,
    /// The soundtrack ended.
    Time,
    /// Everybody is unconscious.
    Heroes,
    /// A gate broke.
    Breach,
}

/// How far a Checkpoint has come, by Hero in turn order.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CheckpointPosition {
    /// Whether Items have been chosen.
    pub chosen: Vec<bool>,
    /// Whether a Special Item has been taken.
    pub exchanged: Vec<bool>,
    /// Seats that are ready.
    pub ready: SeatSet,
}

/// Where a piece is. Written as an Area, a Hero or `gone`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whereabouts {
    /// It lies there.
    At(Place),
    /// This Hero has it.
    With(HeroId),
    /// Out of the game.
    Gone,
}

impl fmt::Display for Whereabouts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::At(place) => place.fmt(f),
            Self::With(hero) => hero.fmt(f),
            Self::Gone => f.write_str("gone"),
        }
    }
}

impl FromStr for Whereabouts {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "gone" {
            return Ok(Self::Gone);
        }
        if let Ok(hero) = text.parse() {
            return Ok(Self::With(hero));
        }
        text.parse().map(Self::At).map_err(|_| {
            format!("'{text}' is no place: an Area such as 17B/street, a Hero, or gone")
        })
    }
}

serde_as_text!(Whereabouts);
