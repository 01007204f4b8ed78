//! What happened, and who may know which part of it. How it is said is in `event/say.rs`.

mod say;

use serde::Serialize;
use shamble_core::{BySeat, Seat, SeatSet, Viewer};

use crate::ids::{Card, Cards, Space, Vehicle};
use crate::outcome::Ending;

/// Something that happened. Whole as the rules emit it; [`redact`] cuts it down for a viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "cliche/", optional_fields)
)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// Everybody, or everybody who tied, rolled for the right to name the zombie.
    RolledOff {
        rolls: Vec<Roll>,
    },
    /// Nobody rolled higher.
    ChooserFound {
        seat: Seat,
    },
    ZombieNamed {
        by: Seat,
        seat: Seat,
        token: u8,
    },
    /// The human-start card now lies in front of this human.
    StartCardGiven {
        seat: Seat,
    },
    RoundBegan {
        round: u32,
    },
    /// So many of this human's shotguns now lie face up.
    Armed {
        seat: Seat,
        n: u8,
    },
    RaceBegan {
        holder: Seat,
    },
    /// Dice were rolled, in this order.
    Rolled {
        rolls: Vec<Roll>,
    },
    HumanMoved {
        seat: Seat,
        to: Space,
    },
    ZombieMoved {
        seat: Seat,
        token: u8,
        to: Space,
    },
    /// The human token ran into this zombie token.
    Killed {
        seat: Seat,
        token: u8,
    },
    /// A shotgun went off.
    Shot {
        by: Seat,
        seat: Seat,
        token: u8,
        automatic: bool,
    },
    DiePassed {
        from: Seat,
        to: Seat,
    },
    /// No zombie token is left.
    RaceWon {
        last: Seat,
    },
    Bitten {
        seat: Seat,
        by: Seat,
        token: u8,
    },
    /// A human became a zombie; his cards went to the trash.
    Turned {
        seat: Seat,
        cards: Cards,
    },
    /// `cards` only for whoever drew.
    Drew {
        seat: Seat,
        n: u8,
        cards: Option<Cards>,
    },
    /// The trash became the deck.
    Shuffled {
        n: u8,
    },
    RowDealt {
        row: Vec<Option<Card>>,
    },
    /// Five scrap lay in the row.
    RowTrashed,
    Bought {
        seat: Seat,
        space: u8,
        card: Card,
        price: u8,
    },
    Exchanged {
        seat: Seat,
        card: Card,
        scrap: u8,
    },
    Replaced {
        seat: Seat,
        space: u8,
        old: Card,
        new: Option<Card>,
    },
    /// A zombie trashed a card of its hand; `new` only for itself.
    ReplacedOwn {
        seat: Seat,
        old: Card,
        new: Option<Card>,
    },
    Passed {
        seat: Seat,
    },
    /// What was left in the row went to the trash.
    RowCleared {
        cards: Cards,
    },
    FreeStepBegan,
    /// For the two partners only.
    Offered {
        from: Seat,
        to: Seat,
        give: Cards,
        want: Cards,
    },
    /// For the two partners only.
    Declined {
        from: Seat,
        to: Seat,
    },
    /// For the two partners only.
    Withdrawn {
        from: Seat,
        to: Seat,
    },
    /// The maker no longer has what he offered. For the two partners only.
    OfferLapsed {
        from: Seat,
        to: Seat,
    },
    /// `cards` only for the two partners. The others see how the hands change size: their numbers are what one hand
    /// loses and the other gains.
    Traded {
        from: Seat,
        to: Seat,
        n_given: u8,
        n_got: u8,
        cards: Option<Trade>,
    },
    Healed {
        by: Seat,
        seat: Seat,
    },
    /// `put` only for humans.
    Proposed {
        by: Seat,
        put: Option<Cards>,
        #[serde(skip)]
        #[cfg_attr(feature = "ts", ts(skip))]
        humans: SeatSet,
    },
    /// `put` only for humans.
    PutIn {
        seat: Seat,
        put: Option<Cards>,
        #[serde(skip)]
        #[cfg_attr(feature = "ts", ts(skip))]
        humans: SeatSet,
    },
    HeldBack {
        seat: Seat,
    },
    ProposalLapsed {
        by: Seat,
    },
    Done {
        seat: Seat,
    },
    Built {
        by: Seat,
        vehicle: Vehicle,
    },
    RoundEnded {
        round: u32,
    },
    /// Every hand is shown, face-up shotguns among it.
    GameOver {
        ending: Ending,
        hands: BySeat<Cards>,
    },
}

/// One result of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cliche/"))]
pub struct Roll {
    pub seat: Seat,
    /// The zombie token it moves; 0 for the human die.
    pub token: u8,
    pub value: u8,
}

/// What changed hands, seen from the maker of the offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cliche/"))]
pub struct Trade {
    pub given: Cards,
    pub got: Cards,
}

/// What `viewer` may know of `event` (CZG-R07, CZG-R33, CZG-R39).
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    let is_human = |humans: &SeatSet| matches!(viewer, Viewer::Seat(seat) if humans.has(seat));
    let mut event = event.clone();
    match &mut event {
        Event::Drew { seat, cards, .. } if !viewer.is(*seat) => *cards = None,
        Event::ReplacedOwn { seat, new, .. } if !viewer.is(*seat) => *new = None,
        Event::Offered { from, to, .. }
        | Event::Declined { from, to }
        | Event::Withdrawn { from, to }
        | Event::OfferLapsed { from, to }
            if !viewer.is(*from) && !viewer.is(*to) =>
        {
            return None;
        }
        Event::Traded {
            from,
            to,
            n_given,
            n_got,
            cards,
        } if !viewer.is(*from) && !viewer.is(*to) => {
            // CZG-R39: the others see the hands change size, and nothing where they do not.
            let n_same = (*n_given).min(*n_got);
            *n_given -= n_same;
            *n_got -= n_same;
            *cards = None;
            if *n_given == *n_got {
                return None;
            }
        }
        Event::Proposed { put, humans, .. } | Event::PutIn { put, humans, .. }
            if !is_human(humans) =>
        {
            *put = None;
        }
        _ => {}
    }
    Some(event)
}

/// Whether somebody learnt something from `event`. What chance decided is watched by the dice themselves.
pub(crate) fn is_revealing(event: &Event) -> bool {
    matches!(
        event,
        Event::Armed { .. }
            // Nobody else is asked about shotguns any more.
            | Event::RaceBegan { .. }
            | Event::Turned { .. }
            | Event::Drew { .. }
            | Event::RowDealt { .. }
            | Event::Exchanged { .. }
            | Event::Replaced { .. }
            | Event::ReplacedOwn { .. }
            | Event::Offered { .. }
            | Event::Traded { .. }
            | Event::Healed { .. }
            | Event::Proposed { .. }
            | Event::PutIn { .. }
            | Event::GameOver { .. }
    )
}
