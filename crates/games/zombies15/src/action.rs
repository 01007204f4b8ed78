//! What a seat can do, and its one-line text form.
//!
//! ```text
//! move 17B/street          search                      keep swap 0>w1! 2>o1 -w2 drop 3 order 1
//! careful axe#2>w1!        careful                     token 4 [swap -o1 drop 2]
//! pocket [drop 2]          leave [swap]                loot hazel key_blue [drop 2]
//! drop-token 3             attack w1 [with o2]         hands
//! fire [9A]                use o1 [w2|hazel|9A [n]]    lift gas_can|hazel
//! drop                     refill                      call
//! get-up                   end-actions                 end-turn
//! lose o1                  surge 9A                    pause, resume
//! keep-items josh          starting-items josh         give josh bag2 will [dog]
//! exchange josh bag2 dog   discard-bag josh bag1       done
//! ```
//! In every Search Action the sheet may be changed: `!` gives up the Item that is in the slot, `-w2` gives up an Item for nothing, `swap` first exchanges the two Weapons,
//! `drop` puts a Search token down. `order` names the cards not kept from the first laid down to the top one, `axe#2` the
//! second Axe from the top.

mod any;
mod text;

use serde::Serialize;

use crate::content::CardId;
use crate::ids::{HeavyKind, HeroId, Place, Side, Slot, Token};
use crate::state::MAX_DRAWN;

/// An answer to a prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombies15/", optional_fields)
)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    /// Move to an Area.
    Move {
        /// Where to.
        to: Place,
    },
    /// Quick Search.
    Search,
    /// The choice of a Quick Search.
    Keep(Keep),
    /// Careful Search; without a card nothing is taken.
    Careful(Careful),
    /// Take a Search token of the Area, or turn it up.
    Token {
        /// Its number.
        piece: u8,
        /// What else changes.
        change: Rearrange,
    },
    /// Put the token just turned up into the Backpack.
    Pocket {
        /// What else changes.
        change: Rearrange,
    },
    /// Leave the token just turned up.
    Leave {
        /// What else changes.
        change: Rearrange,
    },
    /// Take a Search token from an unconscious Hero.
    Loot {
        /// From whom.
        hero: HeroId,
        /// What.
        what: Booty,
        /// What else changes.
        change: Rearrange,
    },
    /// Put a carried Search token down.
    DropToken {
        /// Its number.
        piece: u8,
    },
    /// Attack with a Weapon.
    Attack {
        /// The Weapon's slot.
        slot: Slot,
        /// The slot of the Explosive Ammo used with it.
        explosive: Option<Slot>,
    },
    /// Attack bare-handed.
    Hands,
    /// Fire the Machine Gun.
    Fire {
        /// The tile whose Street is aimed at; nothing for the own Area.
        at: Option<Side>,
    },
    /// Use a Light Object.
    Use {
        /// Its slot.
        slot: Slot,
        /// What it is used on.
        on: Target,
    },
    /// Pick up a Heavy Object or an unconscious Hero.
    Lift {
        /// What.
        what: Liftable,
    },
    /// Drop what is carried.
    Drop,
    /// Fill the Machine Gun from the Ammo Crate.
    Refill,
    /// Call the helicopter with the Radio.
    Call,
    /// Get up.
    GetUp,
    /// Close the Hero Actions phase and face the zombies.
    EndActions,
    /// "Your turn!"
    EndTurn,
    /// Answer to the Loss of a Light Object.
    Lose {
        /// The slot of the Object that goes.
        slot: Slot,
    },
    /// Answer to a Zombie Surge.
    Surge {
        /// The tile whose Street they appear in.
        at: Side,
    },
    /// Stop the clock, or vote for it.
    Pause,
    /// Let the clock run again.
    Resume,
    /// Checkpoint: go on with the current Items.
    KeepItems {
        /// Whose.
        hero: HeroId,
    },
    /// Checkpoint: go back to the starting Items.
    StartingItems {
        /// Whose.
        hero: HeroId,
    },
    /// Checkpoint: hand a Bag over, perhaps to be exchanged at once.
    Give {
        /// From whom.
        hero: HeroId,
        /// Which Bag.
        bag: Token,
        /// To whom.
        to: HeroId,
        /// The Special Item the other takes for it at once.
        item: Option<CardId>,
    },
    /// Checkpoint: turn a Bag in for a Special Item.
    Exchange {
        /// Whose.
        hero: HeroId,
        /// Which Bag.
        bag: Token,
        /// What for.
        item: CardId,
        /// The slot emptied for it.
        instead: Option<Slot>,
    },
    /// Checkpoint: throw a Bag away.
    DiscardBag {
        /// Whose.
        hero: HeroId,
        /// Which Bag.
        bag: Token,
    },
    /// Checkpoint: ready.
    Done,
}

/// How a sheet is changed in a Search Action, besides what is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
pub struct Rearrange {
    /// The two Weapons change places first.
    pub swap: bool,
    /// Slots whose Item is removed from the game, one bit each.
    pub give_up: u8,
    /// Search tokens that are put down, one bit each by number.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub drop: u64,
}

/// What becomes of the cards of a Quick Search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombies15/", optional_fields)
)]
pub struct Keep {
    /// By card drawn: the slot it goes into.
    pub slots: [Option<Slot>; MAX_DRAWN],
    /// What else changes.
    pub change: Rearrange,
    /// The cards not kept, from the first laid on the discard pile to the last; nothing for the order drawn.
    pub order: Option<[u8; MAX_DRAWN]>,
}

/// What a Careful Search takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombies15/", optional_fields)
)]
pub struct Careful {
    /// A card of this kind, and its slot.
    pub take: Option<(CardId, Slot)>,
    /// How many cards of the same kind lie above the one that is taken.
    pub below: u8,
    /// What else changes.
    pub change: Rearrange,
}

/// What can be on an unconscious Hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
#[serde(rename_all = "snake_case")]
pub enum Booty {
    /// A Search token, which may be taken.
    Token(Token),
    /// An Item, which may not.
    Item(CardId),
}

/// What an Object is used on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Nothing in particular.
    #[default]
    Nothing,
    /// One of the user's Weapons.
    Weapon(Slot),
    /// A Hero.
    Hero(HeroId),
    /// The Street of a tile, and how many zombies; as many as possible if not said.
    Tile(Side, Option<u8>),
}

/// What can be picked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
#[serde(rename_all = "snake_case")]
pub enum Liftable {
    /// A Heavy Object.
    Heavy(HeavyKind),
    /// An unconscious Hero.
    Hero(HeroId),
}

/// No card: fills up an order.
pub(crate) const NO_CARD: u8 = u8::MAX;

impl Rearrange {
    pub(crate) const fn gives_up(self, slot: Slot) -> bool {
        self.give_up & (1 << slot.index()) != 0
    }

    #[must_use]
    pub(crate) const fn giving_up(mut self, slot: Slot) -> Self {
        self.give_up |= 1 << slot.index();
        self
    }

    /// Whether nothing changes.
    pub fn is_nothing(self) -> bool {
        self == Self::default()
    }

    /// Whether a token is put down, by number.
    pub const fn drops(self, piece: u8) -> bool {
        self.drop & (1 << piece) != 0
    }

    /// Putting a token down, by number.
    #[must_use]
    pub(crate) const fn dropping(mut self, piece: usize) -> Self {
        self.drop |= 1 << piece;
        self
    }

    /// The tokens put down, by number. Every Search Action asks and mostly there are none, so only bits that are set are
    /// looked at.
    pub(crate) fn dropped(self) -> impl Iterator<Item = usize> {
        let mut left = self.drop;
        std::iter::from_fn(move || {
            let next = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (next < u64::BITS).then_some(next as usize)
        })
    }
}

impl Keep {
    /// The order cards are laid down in, as far as it is given.
    pub(crate) fn order(&self) -> impl Iterator<Item = usize> + '_ {
        self.order
            .iter()
            .flatten()
            .copied()
            .filter(|card| *card != NO_CARD)
            .map(usize::from)
    }
}

/// What kind of command it is, as far as the common conditions go (Z15-R97).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// An Action of the Hero Actions phase, `EndActions` aside.
    Action,
    EndActions,
    EndTurn,
    /// An answer to an open choice.
    Answer,
    /// Something of the Checkpoint.
    Checkpoint,
    /// Pause and resume.
    Clock,
}

impl Action {
    pub(crate) const fn command(&self) -> Command {
        match self {
            Self::EndActions => Command::EndActions,
            Self::EndTurn => Command::EndTurn,
            Self::Keep(_)
            | Self::Pocket { .. }
            | Self::Leave { .. }
            | Self::Lose { .. }
            | Self::Surge { .. } => Command::Answer,
            Self::KeepItems { .. }
            | Self::StartingItems { .. }
            | Self::Give { .. }
            | Self::Exchange { .. }
            | Self::DiscardBag { .. }
            | Self::Done => Command::Checkpoint,
            Self::Pause | Self::Resume => Command::Clock,
            _ => Command::Action,
        }
    }
}
