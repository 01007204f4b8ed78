//! Events in words.

use shamble_core::{Say, Text, text};

use super::{Event, Roll};
use crate::ids::Vehicle;

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
            } => {
                let (loses, gains) = if n_given > n_got {
                    (from, to)
                } else {
                    (to, from)
                };
                text!(
                    "cliche-event-traded",
                    loses = *loses,
                    gains = *gains,
                    cards = text!("cliche-card-n", n = n_given.abs_diff(*n_got))
                )
            }
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
