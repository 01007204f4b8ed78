//! What happens, for logs, animation and the line of reason under every step, and who may know which part of it.

mod say;

use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};
use shamble_core::{Seat, Viewer};

use crate::effect::Ability;
use crate::ids::{
    Card, CardSet, Character, CharacterSet, Clue, Exit, Face, Human, Letter, Objective, Post, Room,
    Side, Slot, Symbol, Token,
};
use crate::outcome::End;

/// A Human with the card they play now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/")
)]
pub struct Who {
    /// The number in Turn order.
    pub human: Human,
    /// The Player Card.
    pub character: Character,
}

/// A Room and the Store side it belongs to. Serialises as the Room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Which Room.
    pub room: Room,
    /// The Store side, unless it is the Courtyard.
    pub side: Option<Side>,
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.room.serialize(serializer)
    }
}

#[cfg(feature = "ts")]
impl ts_rs::TS for Spot {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "string".into()
    }

    fn inline(_: &ts_rs::Config) -> String {
        "string".into()
    }
}

/// Why a Zombie is added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The Search Card shows the symbol of its Store.
    Symbol(Symbol),
    /// The same, and the game adds two to each Store because of the noise.
    Noise(Symbol),
    /// The Search Card is a Zombie.
    Card,
    /// What was turned up was no Stranded person.
    Alarm,
    /// A Horde action lets it come to any Store.
    Stray,
}

/// How a figure came somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/")
)]
#[allow(missing_docs)]
pub enum How {
    Move,
    Free,
    Skateboard,
    Car,
    Shifted,
    Rush,
}

/// What a token shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/")
)]
#[allow(missing_docs)]
pub enum Shown {
    Person,
    Zombie,
    Letter(Letter),
    Exit(Exit),
    Clue(Clue),
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/", optional_fields)
)]
#[allow(missing_docs)]
pub enum Event {
    /// Player Cards were dealt to choose from; only their owner sees which.
    CardsOffered {
        seat: Seat,
        cards: CharacterSet,
    },
    /// Somebody has chosen; only they know what, until all have.
    Chose {
        seat: Seat,
        character: Option<Character>,
    },
    CharacterShown {
        who: Who,
        seat: Seat,
    },
    ZombieCardJoined {
        character: Character,
    },
    ZombieCardRemoved {
        character: Character,
    },
    ObjectivesDrawn {
        #[cfg_attr(feature = "ts", ts(as = "Vec<Objective>"))]
        objectives: ArrayVec<Objective, 3>,
    },
    /// Cards came into the Zombie Player's hand.
    Drew {
        seat: Option<Seat>,
        n: u8,
        cards: CardSet,
    },
    /// A face-down card lies before a Human; the Zombie Player knows which.
    Dealt {
        seat: Option<Seat>,
        who: Who,
        card: Option<Card>,
    },
    TurnBegan {
        who: Who,
        cards_left: u8,
    },
    FinalTurns {
        n: u8,
    },
    Moved {
        who: Who,
        from: Spot,
        to: Spot,
        how: How,
    },
    SquadMoved {
        squad: Slot,
        spot: Option<Spot>,
    },
    SquadRetreated {
        squad: Slot,
    },
    Posted {
        who: Who,
        post: Post,
    },
    Rolled {
        who: Who,
        face: Face,
    },
    Killed {
        spot: Spot,
        who: Option<Who>,
    },
    Captured {
        who: Who,
        spot: Spot,
    },
    Wounded {
        who: Who,
        n: u8,
        wounds: u8,
        ammo: u8,
    },
    Healed {
        who: Who,
        n: u8,
    },
    Spent {
        who: Who,
        n: u8,
        ammo: u8,
    },
    Gained {
        who: Who,
        n: u8,
        ammo: u8,
    },
    Cached {
        who: Who,
        n: u8,
        cache: u8,
    },
    Stowed {
        who: Who,
        card: Card,
    },
    Used {
        who: Who,
        ability: Ability,
        spot: Spot,
    },
    TrapArmed {
        spot: Spot,
    },
    TrapSprung {
        spot: Spot,
    },
    CoverOffered {
        who: Who,
        whom: Who,
        spot: Spot,
    },
    Offered {
        token: Token,
        from: Who,
        to: Who,
    },
    Declined {
        who: Who,
    },
    Flipped {
        who: Who,
        token: Token,
        spot: Spot,
        shown: Shown,
    },
    /// A token was looked at by one player alone.
    Looked {
        who: Who,
        seat: Seat,
        token: Token,
        spot: Spot,
        shown: Option<Shown>,
    },
    StrandedLaid {
        symbol: Symbol,
    },
    CluesLaid {
        n: u8,
    },
    ExitsRevealed {
        #[cfg_attr(feature = "ts", ts(as = "Vec<Exit>"))]
        found: ArrayVec<Exit, 8>,
    },
    Guessed {
        who: Who,
        guess: Clue,
        truth: Clue,
    },
    Took {
        who: Who,
        token: Token,
    },
    Laid {
        who: Who,
        token: Token,
        spot: Spot,
    },
    Collected {
        who: Who,
        card: Card,
        slot: Slot,
    },
    Dropped {
        who: Who,
        card: Card,
        slot: Slot,
    },
    Played {
        who: Who,
        card: Card,
    },
    SupplyDelivered {
        who: Who,
        number: u8,
    },
    SupplyDrawn {
        who: Who,
        card: Card,
    },
    SupplyRefused {
        who: Who,
        card: Card,
    },
    PartDelivered {
        who: Who,
    },
    Repaired {
        n: u8,
        barricade: u8,
    },
    /// A face-down card was looked at by one player alone; `whom` nobody means the Search Deck.
    Peeked {
        who: Who,
        seat: Seat,
        whom: Option<Who>,
        card: Option<Card>,
    },
    Progress {
        who: Who,
        objective: Objective,
        now: u8,
        target: u8,
    },
    Completed {
        who: Who,
        objective: Objective,
    },
    Revealed {
        who: Who,
        card: Card,
    },
    CardLaid {
        card: Card,
        slot: Slot,
    },
    CardLost {
        who: Who,
        card: Card,
    },
    CardBurnt {
        card: Card,
    },
    NoiseChecked {
        who: Who,
        noise: bool,
    },
    Hushed {
        who: Who,
    },
    HordeActs {
        character: Character,
        space: u8,
    },
    TokenPushed {
        token: Token,
        spot: Spot,
    },
    Buried {
        seat: Option<Seat>,
        card: Option<Card>,
    },
    Locked {
        slot: Slot,
        side: Side,
    },
    ZombieAdded {
        spot: Spot,
        /// For the line of reason; it follows from the events before.
        #[serde(skip)]
        #[cfg_attr(feature = "ts", ts(skip))]
        why: Why,
        /// The full Store it was meant for.
        #[serde(skip)]
        #[cfg_attr(feature = "ts", ts(skip))]
        full: Option<Side>,
    },
    ZombieMoved {
        from: Spot,
        to: Spot,
    },
    SupplyEmpty,
    BledOut {
        who: Who,
    },
    BarricadeHit {
        barricade: u8,
        /// The full Store the Zombie was meant for, for the line of reason.
        #[serde(skip)]
        #[cfg_attr(feature = "ts", ts(skip))]
        full: Option<Side>,
    },
    SurvivorLost {
        who: Option<Who>,
        left: u8,
    },
    Overrun {
        who: Who,
        spot: Spot,
    },
    Eaten {
        who: Who,
        spot: Spot,
    },
    Replaced {
        who: Who,
    },
    Ended {
        end: End,
    },
}

impl Event {
    /// What `viewer` may know of it (TEZ-R13).
    pub(crate) fn redacted(&self, viewer: Viewer) -> Self {
        let mut event = self.clone();
        match &mut event {
            Self::CardsOffered { seat, cards } if !viewer.is(*seat) => *cards = CharacterSet::EMPTY,
            Self::Chose { seat, character } if !viewer.is(*seat) => *character = None,
            Self::Drew { seat, cards, .. } if !seat.is_some_and(|seat| viewer.is(seat)) => {
                *cards = CardSet::EMPTY
            }
            Self::Dealt { seat, card, .. } if !seat.is_some_and(|seat| viewer.is(seat)) => {
                *card = None
            }
            Self::Buried { seat, card } if !seat.is_some_and(|seat| viewer.is(seat)) => {
                *card = None
            }
            Self::Looked { seat, shown, .. } if !viewer.is(*seat) => *shown = None,
            Self::Peeked { seat, card, .. } if !viewer.is(*seat) => *card = None,
            _ => {}
        }
        event
    }

    /// Whether somebody learnt something by it.
    pub(crate) const fn is_revealing(&self) -> bool {
        matches!(
            self,
            Self::CardsOffered { .. }
                | Self::CharacterShown { .. }
                | Self::ObjectivesDrawn { .. }
                | Self::Drew { .. }
                | Self::Flipped { .. }
                | Self::Looked { .. }
                | Self::ExitsRevealed { .. }
                | Self::Guessed { .. }
                | Self::SupplyDrawn { .. }
                | Self::Peeked { .. }
                | Self::Revealed { .. }
                | Self::Declined { .. }
                | Self::Replaced { .. }
        )
    }
}
