//! What happens, for logs and animation. Nothing in it is hidden from anybody: Z15-R83 keeps only piles and face-down
//! tokens secret, and those speak when they are turned up.

mod say;

use serde::Serialize;
use shamble_core::Seat;

use crate::content::{CardId, ZombieCard};
use crate::ids::{Colour, EventKind, HeavyKind, HeroId, Place, Token};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombies15/", optional_fields)
)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// A Hero became Active.
    TurnBegan { hero: HeroId, actions: u8 },
    /// A Hero moved.
    Moved {
        hero: HeroId,
        from: Place,
        to: Place,
    },
    /// A Key opened a Lock; both are gone.
    Unlocked {
        hero: HeroId,
        colour: Colour,
        at: Place,
    },
    /// A Quick Search was begun.
    Searched {
        hero: HeroId,
        cards: Vec<CardId>,
        zombies: u16,
    },
    /// The Lucky Charm disarmed a Zombie card.
    Charmed { hero: HeroId, card: CardId },
    /// A Hero put Items on the sheet.
    Kept { hero: HeroId, cards: Vec<CardId> },
    /// A Hero removed Items from the game.
    GaveUp { hero: HeroId, cards: Vec<CardId> },
    /// Cards went on the discard pile, the last one on top.
    Discarded { cards: Vec<CardId> },
    /// A Careful Search was done.
    CarefullySearched {
        hero: HeroId,
        card: Option<CardId>,
        n_removed: u8,
    },
    /// A Search token was turned face-up.
    TokenTurned {
        hero: HeroId,
        token: Token,
        at: Place,
    },
    /// A blank token left the game.
    BlankRemoved { hero: HeroId },
    /// A Search token went into a Backpack.
    TokenTaken { hero: HeroId, token: Token },
    /// A Search token was left where it lies.
    TokenLeft { hero: HeroId, token: Token },
    /// A Search token was put down.
    TokenDropped {
        hero: HeroId,
        token: Token,
        at: Place,
    },
    /// A Search token was taken from an unconscious Hero.
    Looted {
        hero: HeroId,
        from: HeroId,
        token: Token,
    },
    /// An attack with an Item.
    Attacked {
        hero: HeroId,
        card: CardId,
        at: Place,
        killed: u16,
    },
    /// An attack with bare hands.
    Punched {
        hero: HeroId,
        at: Place,
        killed: u16,
    },
    /// The Machine Gun was fired.
    Fired {
        hero: HeroId,
        at: Place,
        killed: u16,
    },
    /// Zombies joined the Horde because of noise.
    Noise { n: u16, horde: u16 },
    /// A Light Object was used.
    Used { hero: HeroId, card: CardId },
    /// An Item left the game.
    Gone { hero: HeroId, card: CardId },
    /// Life Points came back.
    Healed { hero: HeroId, n: u8, lp: u8 },
    /// A Weapon is full again.
    Restored { hero: HeroId, card: CardId },
    /// Actions were won.
    GainedActions { hero: HeroId, n: u8 },
    /// Zombies were driven to another Street.
    Driven { n: u16, from: Place, to: Place },
    /// An unconscious Hero came to.
    Revived { hero: HeroId, by: HeroId },
    /// Something heavy was picked up.
    Lifted { hero: HeroId, what: HeavyKind },
    /// An unconscious Hero was picked up.
    LiftedHero { hero: HeroId, other: HeroId },
    /// Something heavy was put down.
    Dropped {
        hero: HeroId,
        what: HeavyKind,
        at: Place,
    },
    /// An unconscious Hero was put down.
    DroppedHero {
        hero: HeroId,
        other: HeroId,
        at: Place,
    },
    /// The Machine Gun was filled and the Ammo Crate is gone.
    Refilled { hero: HeroId },
    /// The helicopter was called.
    Called { hero: HeroId },
    /// The helicopter landed.
    Landed { at: Place },
    /// The lights are on: no more -1 Action tokens.
    LightsOn,
    /// Both cabins are manned: the Locks are gone.
    CabinsManned { colour: Colour },
    /// A Hero got up.
    GotUp { hero: HeroId },
    /// The Zombie Attack was judged.
    ZombieAttack {
        hero: HeroId,
        zombies: u16,
        fend_off: u16,
        held: bool,
        again: bool,
    },
    /// A Life Point was lost.
    LostLife { hero: HeroId, lp: u8 },
    /// A Hero fell down.
    Fell { hero: HeroId },
    /// A Hero is unconscious.
    Unconscious { hero: HeroId },
    /// "Your turn!"
    HandedOver { hero: HeroId },
    /// A siren sounded.
    Siren { minutes: u32 },
    /// A growl sounded.
    Growl { number: u32 },
    /// A growl waits until an open choice is made.
    GrowlWaits,
    /// The Cat kept a card from being drawn.
    CardCancelled,
    /// A Zombie card was drawn.
    ZombieCardDrawn { card: ZombieCard },
    /// Zombies appeared.
    ZombiesCame { n: u16, at: Place },
    /// The Horde came.
    HordeCame { n: u16, at: Place },
    /// A new Horde gathers.
    HordeRefilled { n: u16 },
    /// The used Zombie cards were made into a new pile.
    PileRebuilt,
    /// An Event struck.
    EventStruck { hero: HeroId, event: EventKind },
    /// A Hero fled into the Street.
    Fled { hero: HeroId, to: Place },
    /// The Alpha moved.
    AlphaMoved { to: Place },
    /// The Alpha was hurt.
    AlphaWounded { n: u16, left: u8 },
    /// The Alpha is down and left a Sample.
    AlphaFell { at: Place },
    /// A seat wants a pause.
    PauseWanted { seat: Seat },
    /// The clock stands.
    Paused,
    /// The clock runs again.
    Resumed,
    /// The scenario was won.
    Won,
    /// The scenario was lost because the soundtrack ended.
    TimeUp,
    /// The scenario was lost because everybody is unconscious.
    AllUnconscious,
    /// The scenario was lost because a gate broke.
    Breached { at: Place },
    /// Checkpoint: a Hero's choice of Items.
    ItemsChosen { hero: HeroId, kept: bool },
    /// Checkpoint: a Bag was handed over.
    BagGiven {
        hero: HeroId,
        to: HeroId,
        bag: Token,
    },
    /// Checkpoint: a Bag was exchanged.
    BagExchanged {
        hero: HeroId,
        bag: Token,
        card: CardId,
    },
    /// Checkpoint: a Bag was thrown away.
    BagDiscarded { hero: HeroId, bag: Token },
    /// Checkpoint: a seat is ready.
    Ready { seat: Seat },
}

impl Event {
    /// Whether it showed something that nobody knew before.
    pub(crate) const fn is_revealing(&self) -> bool {
        matches!(
            self,
            Self::Searched { .. } | Self::TokenTurned { .. } | Self::ZombieCardDrawn { .. }
        )
    }
}
