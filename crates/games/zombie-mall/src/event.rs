//! What happened, and who may know which part of it.

mod say;

use serde::Serialize;
use shamble_core::{Seat, SeatSet, Viewer};

use crate::cards::Card;
use crate::ids::{Dir, Lock, Near, Space};
use crate::state::{Ending, Refuge};

/// How a step was paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
#[serde(rename_all = "snake_case")]
pub enum StepKind {
    Normal,
    Bonus,
    Escape,
}

/// Something that happened. `shown` says whether somebody saw a card that was hidden from him before. Cards that not everybody may know are `None` for the others, with their number beside them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombie-mall/", optional_fields)
)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    TokenPlaced {
        seat: Seat,
        at: Space,
        objective: bool,
    },
    Started {
        seat: Seat,
        at: Space,
    },
    TurnBegan {
        seat: Seat,
        round: u16,
    },
    TurnEnded {
        seat: Seat,
    },
    NorthSet {
        seat: Seat,
        side: Dir,
    },
    HunkerRolled {
        seat: Seat,
        roll: u8,
        rescued: bool,
    },
    SurvivalRolled {
        seat: Seat,
        roll: u8,
        bites: u16,
        survived: bool,
    },
    RespawnRolled {
        seat: Seat,
        direction: u8,
        distance: u8,
    },
    Respawned {
        seat: Seat,
        at: Space,
    },
    SpawnRolled {
        seat: Seat,
        die: u8,
        roll: u8,
        extra: u8,
    },
    NothingSpawns {
        seat: Seat,
    },
    Noise {
        at: Space,
        n: u8,
    },
    /// A spawn roll; `at` is nothing if the zombie is lost or does not appear.
    Spawned {
        from: Space,
        direction: u8,
        distance: u8,
        at: Option<Space>,
    },
    ZombiePlaced {
        at: Space,
    },
    MoveRolled {
        seat: Seat,
        roll: u8,
        mp: u8,
    },
    Stepped {
        seat: Seat,
        from: Space,
        to: Space,
        kind: StepKind,
        cost: u8,
    },
    Fought {
        seat: Seat,
        at: Near,
        roll: u8,
        won: bool,
    },
    Boosted {
        seat: Seat,
        card: Card,
        roll: u8,
        won: bool,
        shown: bool,
    },
    Killed {
        seat: Seat,
        at: Space,
    },
    ZombieRemoved {
        at: Space,
    },
    Bandaged {
        seat: Seat,
        card: Option<Card>,
        shown: bool,
    },
    Fled {
        seat: Seat,
        zombies: u16,
        cards: Vec<Card>,
        shown: bool,
    },
    Bitten {
        seat: Seat,
        at: Space,
        bites: u16,
    },
    Died {
        seat: Seat,
    },
    /// Cards on the floor; `cards` for those who may know them.
    Dropped {
        seat: Seat,
        at: Space,
        n: usize,
        cards: Option<Vec<Card>>,
        knows: Option<SeatSet>,
        shown: bool,
    },
    EventsDiscarded {
        seat: Seat,
        cards: Vec<Card>,
        shown: bool,
    },
    LootedToken {
        seat: Seat,
        at: Space,
        objective: Option<u8>,
    },
    LookedThrough {
        seat: Seat,
        at: Space,
        n: usize,
        cards: Option<Vec<Card>>,
        open: bool,
    },
    /// A card into the hand, from the deck or from under an Objective token.
    Drew {
        seat: Seat,
        card: Option<Card>,
        open: bool,
    },
    /// Cards into the hand from a Loot Pile.
    Took {
        seat: Seat,
        n: usize,
        cards: Option<Vec<Card>>,
        open: bool,
    },
    PutUnder {
        seat: Seat,
        card: Option<Card>,
    },
    NothingLeft {
        seat: Seat,
    },
    Shuffled {
        n: usize,
    },
    KeyBonus {
        seat: Seat,
    },
    PlayedNow {
        seat: Seat,
        card: Card,
    },
    Played {
        seat: Seat,
        card: Card,
        shown: bool,
    },
    Discarded {
        seat: Seat,
        card: Card,
        shown: bool,
    },
    UsesGained {
        seat: Seat,
        card: Card,
    },
    TokensChanged {
        seat: Seat,
        bandages: u8,
        adrenaline: u8,
    },
    VpChanged {
        seat: Seat,
        vp: u16,
    },
    Held {
        seat: Seat,
        cards: Vec<Card>,
    },
    LookedUnder {
        seat: Seat,
        number: u8,
        card: Option<Card>,
    },
    HornSounded {
        seat: Seat,
        at: Space,
    },
    Wedged {
        seat: Seat,
        at: Space,
        side: Dir,
    },
    BallRolled {
        seat: Seat,
        at: Space,
        roll: u8,
        killed: bool,
    },
    DiceRolled {
        seat: Seat,
        die: u8,
        roll: u8,
    },
    DoorOpened {
        seat: Seat,
        at: Space,
        side: Dir,
        lock: Lock,
    },
    DoorHeld {
        seat: Seat,
        roll: u8,
    },
    RadioUnlocked {
        seat: Seat,
    },
    Called {
        seat: Seat,
        roll: u8,
        refuge: Refuge,
        delay: u16,
        stay: Option<u16>,
    },
    TeamArrived {
        refuge: Refuge,
    },
    TeamLeft {
        refuge: Refuge,
    },
    Rescued {
        seat: Seat,
        vp: u16,
    },
    HordeRolled {
        seat: Seat,
        roll: u8,
    },
    HordeStill {
        seat: Seat,
    },
    ZombieMoved {
        from: Space,
        to: Space,
    },
    Offered {
        from: Seat,
        to: Seat,
        n_give: usize,
        n_want: usize,
        cards: Option<(Vec<Card>, Vec<Card>)>,
        open: bool,
    },
    Declined {
        from: Seat,
        to: Seat,
    },
    Gave {
        from: Seat,
        to: Seat,
        n: usize,
        cards: Option<Vec<Card>>,
        open: bool,
    },
    Traded {
        from: Seat,
        to: Seat,
        n_given: usize,
        n_got: usize,
        cards: Option<(Vec<Card>, Vec<Card>)>,
        open: bool,
    },
    Bought {
        seat: Seat,
    },
    MostKills {
        seats: SeatSet,
        kills: u16,
    },
    GameOver {
        ending: Ending,
        escaped: SeatSet,
    },
}

/// What `viewer` may know of `event`.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    let mut event = event.clone();
    if let Event::Played { shown, .. }
    | Event::Boosted { shown, .. }
    | Event::Bandaged { shown, .. }
    | Event::Fled { shown, .. }
    | Event::Dropped { shown, .. }
    | Event::Discarded { shown, .. } = &mut event
    {
        // What others knew before is not for players; take-backs look at the whole event.
        *shown = false;
    }
    match &mut event {
        Event::Drew {
            seat,
            card,
            open: false,
        } if !viewer.is(*seat) => *card = None,
        Event::Took {
            seat,
            cards,
            open: false,
            ..
        }
        | Event::LookedThrough {
            seat,
            cards,
            open: false,
            ..
        } if !viewer.is(*seat) => {
            *cards = None;
        }
        Event::PutUnder { seat, card } | Event::LookedUnder { seat, card, .. }
            if !viewer.is(*seat) =>
        {
            *card = None
        }
        Event::Gave {
            from,
            to,
            cards,
            open: false,
            ..
        } if !viewer.is(*from) && !viewer.is(*to) => *cards = None,
        Event::Offered {
            from,
            to,
            cards,
            open: false,
            ..
        }
        | Event::Traded {
            from,
            to,
            cards,
            open: false,
            ..
        } if !viewer.is(*from) && !viewer.is(*to) => {
            *cards = None;
        }
        Event::Dropped { cards, knows, .. } => {
            let may_know = match (*knows, viewer) {
                (None, _) => true,
                (Some(seats), Viewer::Seat(seat)) => seats.has(seat),
                (Some(_), Viewer::Spectator) => false,
            };
            if !may_know {
                *cards = None;
            }
            // Who knows is itself a secret of the table.
            *knows = None;
        }
        _ => {}
    }
    Some(event)
}

/// Whether somebody learnt something that was hidden.
pub(crate) fn is_revealing(event: &Event) -> bool {
    match event {
        Event::Drew { .. }
        | Event::PlayedNow { .. }
        | Event::PutUnder { .. }
        | Event::LookedUnder { .. }
        | Event::GameOver { .. } => true,
        Event::Played { shown, .. }
        | Event::Boosted { shown, .. }
        | Event::Bandaged { shown, .. }
        | Event::Fled { shown, .. }
        | Event::Dropped { shown, .. }
        | Event::Discarded { shown, .. }
        | Event::EventsDiscarded { shown, .. } => *shown,
        Event::Took { open, .. }
        | Event::LookedThrough { open, .. }
        | Event::Gave { open, .. }
        | Event::Offered { open, .. }
        | Event::Traded { open, .. } => !open,
        _ => false,
    }
}
