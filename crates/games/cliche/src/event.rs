//! What happened, who may know which part of it, and how it is said.

use serde::Serialize;
use shamble_core::{BySeat, Say, Seat, SeatSet, Text, Viewer, text};

use crate::ids::{Card, Cards, Space, Vehicle};
use crate::outcome::Ending;

/// Something that happened. Whole as the rules emit it; [`redact`] cuts it down for a viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClicheEvent"))]
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
    /// `cards` only for the two partners; everybody sees the hands change size.
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClicheRoll"))]
pub struct Roll {
    pub seat: Seat,
    /// The zombie token it moves; 0 for the human die.
    pub token: u8,
    pub value: u8,
}

/// What changed hands, seen from the maker of the offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClicheTrade"))]
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
            from, to, cards, ..
        } if !viewer.is(*from) && !viewer.is(*to) => {
            *cards = None;
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

impl Say for Event {
    fn say(&self) -> Text {
        match self {
            Self::RolledOff { rolls } => text!("cliche-event-rolled-off", rolls = say_rolls(rolls)),
            Self::ChooserFound { seat } => text!("cliche-event-chooser-found", seat = *seat),
            Self::ZombieNamed { by, seat, token } => {
                text!(
                    "cliche-event-zombie-named",
                    by = *by,
                    seat = *seat,
                    token = *token
                )
            }
            Self::StartCardGiven { seat } => text!("cliche-event-start-card", seat = *seat),
            Self::RoundBegan { round } => text!("cliche-event-round-began", round = *round),
            Self::Armed { seat, n } => text!("cliche-event-armed", seat = *seat, n = *n),
            Self::RaceBegan { holder } => text!("cliche-event-race-began", holder = *holder),
            Self::Rolled { rolls } => text!("cliche-event-rolled", rolls = say_rolls(rolls)),
            Self::HumanMoved { seat, to } => {
                text!("cliche-event-human-moved", seat = *seat, to = *to)
            }
            Self::ZombieMoved { seat, token, to } => {
                text!(
                    "cliche-event-zombie-moved",
                    seat = *seat,
                    token = *token,
                    to = *to
                )
            }
            Self::Killed { seat, token } => {
                text!("cliche-event-killed", seat = *seat, token = *token)
            }
            Self::Shot {
                by,
                seat,
                token,
                automatic: false,
            } => {
                text!("cliche-event-shot", by = *by, seat = *seat, token = *token)
            }
            Self::Shot {
                by,
                seat,
                token,
                automatic: true,
            } => {
                text!(
                    "cliche-event-shot-by-itself",
                    by = *by,
                    seat = *seat,
                    token = *token
                )
            }
            Self::DiePassed { from, to } => {
                text!("cliche-event-die-passed", from = *from, to = *to)
            }
            Self::RaceWon { last } => text!("cliche-event-race-won", last = *last),
            Self::Bitten { seat, by, token } => {
                text!(
                    "cliche-event-bitten",
                    seat = *seat,
                    by = *by,
                    token = *token
                )
            }
            Self::Turned { seat, cards } => {
                text!("cliche-event-turned", seat = *seat, cards = cards.say())
            }
            Self::Drew {
                seat,
                cards: Some(cards),
                ..
            } => {
                text!("cliche-event-drew-cards", seat = *seat, cards = cards.say())
            }
            Self::Drew {
                seat,
                n,
                cards: None,
            } => text!("cliche-event-drew", seat = *seat, n = *n),
            Self::Shuffled { n } => text!("cliche-event-shuffled", n = *n),
            Self::RowDealt { row } => {
                let cards: Vec<Text> = row.iter().flatten().map(|card| card.say()).collect();
                text!("cliche-event-row-dealt", cards = cards)
            }
            Self::RowTrashed => text!("cliche-event-row-trashed"),
            Self::Bought {
                seat,
                space,
                card,
                price,
            } => text!(
                "cliche-event-bought",
                seat = *seat,
                space = *space,
                card = card.say(),
                price = *price
            ),
            Self::Exchanged { seat, card, scrap } => {
                text!(
                    "cliche-event-exchanged",
                    seat = *seat,
                    card = card.say(),
                    scrap = *scrap
                )
            }
            Self::Replaced {
                seat,
                space,
                old,
                new: Some(new),
            } => text!(
                "cliche-event-replaced",
                seat = *seat,
                space = *space,
                old = old.say(),
                new = new.say()
            ),
            Self::Replaced {
                seat,
                space,
                old,
                new: None,
            } => {
                text!(
                    "cliche-event-replaced-by-none",
                    seat = *seat,
                    space = *space,
                    old = old.say()
                )
            }
            Self::ReplacedOwn {
                seat,
                old,
                new: Some(new),
            } => {
                text!(
                    "cliche-event-replaced-own-card",
                    seat = *seat,
                    old = old.say(),
                    new = new.say()
                )
            }
            Self::ReplacedOwn {
                seat,
                old,
                new: None,
            } => {
                text!("cliche-event-replaced-own", seat = *seat, old = old.say())
            }
            Self::Passed { seat } => text!("cliche-event-passed", seat = *seat),
            Self::RowCleared { cards } => text!("cliche-event-row-cleared", cards = cards.say()),
            Self::FreeStepBegan => text!("cliche-event-free-step"),
            Self::Offered {
                from,
                to,
                give,
                want,
            } => text!(
                "cliche-event-offered",
                from = *from,
                to = *to,
                give = give.say(),
                want = want.say()
            ),
            Self::Declined { from, to } => text!("cliche-event-declined", from = *from, to = *to),
            Self::Withdrawn { from, to } => text!("cliche-event-withdrawn", from = *from, to = *to),
            Self::OfferLapsed { from, to } => {
                text!("cliche-event-offer-lapsed", from = *from, to = *to)
            }
            Self::Traded {
                from,
                to,
                cards: Some(trade),
                ..
            } => text!(
                "cliche-event-traded-cards",
                from = *from,
                to = *to,
                given = trade.given.say(),
                got = trade.got.say()
            ),
            Self::Traded {
                from,
                to,
                n_given,
                n_got,
                cards: None,
            } => text!(
                "cliche-event-traded",
                from = *from,
                to = *to,
                given = text!("cliche-card-n", n = *n_given),
                got = text!("cliche-card-n", n = *n_got)
            ),
            Self::Healed { by, seat } if by == seat => {
                text!("cliche-event-healed-self", seat = *seat)
            }
            Self::Healed { by, seat } => text!("cliche-event-healed", by = *by, seat = *seat),
            Self::Proposed {
                by, put: Some(put), ..
            } => {
                text!("cliche-event-proposed-cards", by = *by, put = put.say())
            }
            Self::Proposed { by, put: None, .. } => text!("cliche-event-proposed", by = *by),
            Self::PutIn {
                seat,
                put: Some(put),
                ..
            } => {
                text!("cliche-event-put-in-cards", seat = *seat, put = put.say())
            }
            Self::PutIn {
                seat, put: None, ..
            } => text!("cliche-event-put-in", seat = *seat),
            Self::HeldBack { seat } => text!("cliche-event-held-back", seat = *seat),
            Self::ProposalLapsed { by } => text!("cliche-event-proposal-lapsed", by = *by),
            Self::Done { seat } => text!("cliche-event-done", seat = *seat),
            Self::Built {
                by,
                vehicle: Vehicle::Car,
            } => text!("cliche-event-built-car", by = *by),
            Self::Built {
                by,
                vehicle: Vehicle::Motorcycle,
            } => {
                text!("cliche-event-built-motorcycle", by = *by)
            }
            Self::RoundEnded { round } => text!("cliche-event-round-ended", round = *round),
            Self::GameOver { ending, .. } => ending.say(),
        }
    }
}

fn say_rolls(rolls: &[Roll]) -> Vec<Text> {
    rolls
        .iter()
        .map(|roll| text!("cliche-event-roll", seat = roll.seat, value = roll.value))
        .collect()
}
