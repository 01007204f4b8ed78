//! Events in words.

use shamble_core::{Say, Text, text};

use super::Event;
use crate::content::ZombieCard;
use crate::label::{
    card_text, colour_text, event_text, heavy_text, hero_text, listed, place_text, token_text,
};

impl Say for Event {
    fn say(&self) -> Text {
        match self {
            Self::TurnBegan { hero, actions } => text!(
                "zombies15-event-turn",
                hero = hero_text(*hero),
                n = *actions
            ),
            Self::Moved { hero, to, .. } => text!(
                "zombies15-event-moved",
                hero = hero_text(*hero),
                place = place_text(*to)
            ),
            Self::Unlocked { hero, colour, at } => {
                text!(
                    "zombies15-event-unlocked",
                    hero = hero_text(*hero),
                    colour = colour_text(*colour),
                    place = place_text(*at)
                )
            }
            Self::Searched {
                hero,
                cards,
                zombies,
            } => {
                text!(
                    "zombies15-event-searched",
                    hero = hero_text(*hero),
                    cards = listed(cards),
                    n = *zombies
                )
            }
            Self::Charmed { hero, card } => text!(
                "zombies15-event-charmed",
                hero = hero_text(*hero),
                card = card_text(*card)
            ),
            Self::Kept { hero, cards } => text!(
                "zombies15-event-kept",
                hero = hero_text(*hero),
                cards = listed(cards)
            ),
            Self::GaveUp { hero, cards } => text!(
                "zombies15-event-gave-up",
                hero = hero_text(*hero),
                cards = listed(cards)
            ),
            Self::Discarded { cards } => text!("zombies15-event-discarded", cards = listed(cards)),
            Self::CarefullySearched {
                hero,
                card: Some(card),
                n_removed,
            } => {
                text!(
                    "zombies15-event-careful",
                    hero = hero_text(*hero),
                    card = card_text(*card),
                    n = *n_removed
                )
            }
            Self::CarefullySearched {
                hero, card: None, ..
            } => text!("zombies15-event-careful-nothing", hero = hero_text(*hero)),
            Self::TokenTurned { hero, token, at } => {
                text!(
                    "zombies15-event-token-turned",
                    hero = hero_text(*hero),
                    token = token_text(*token),
                    place = place_text(*at)
                )
            }
            Self::BlankRemoved { hero } => text!("zombies15-event-blank", hero = hero_text(*hero)),
            Self::TokenTaken { hero, token } => text!(
                "zombies15-event-token-taken",
                hero = hero_text(*hero),
                token = token_text(*token)
            ),
            Self::TokenLeft { hero, token } => text!(
                "zombies15-event-token-left",
                hero = hero_text(*hero),
                token = token_text(*token)
            ),
            Self::TokenDropped { hero, token, at } => {
                text!(
                    "zombies15-event-token-dropped",
                    hero = hero_text(*hero),
                    token = token_text(*token),
                    place = place_text(*at)
                )
            }
            Self::Looted { hero, from, token } => {
                text!(
                    "zombies15-event-looted",
                    hero = hero_text(*hero),
                    other = hero_text(*from),
                    token = token_text(*token)
                )
            }
            Self::Attacked {
                hero,
                card,
                at,
                killed,
            } => text!(
                "zombies15-event-attacked",
                hero = hero_text(*hero),
                card = card_text(*card),
                place = place_text(*at),
                n = *killed
            ),
            Self::Punched { hero, killed, .. } => text!(
                "zombies15-event-punched",
                hero = hero_text(*hero),
                n = *killed
            ),
            Self::Fired { hero, at, killed } => {
                text!(
                    "zombies15-event-fired",
                    hero = hero_text(*hero),
                    place = place_text(*at),
                    n = *killed
                )
            }
            Self::Noise { n, horde } => text!("zombies15-event-noise", n = *n, horde = *horde),
            Self::Used { hero, card } => text!(
                "zombies15-event-used",
                hero = hero_text(*hero),
                card = card_text(*card)
            ),
            Self::Gone { hero, card } => text!(
                "zombies15-event-gone",
                hero = hero_text(*hero),
                card = card_text(*card)
            ),
            Self::Healed { hero, n, lp } => text!(
                "zombies15-event-healed",
                hero = hero_text(*hero),
                n = *n,
                lp = *lp
            ),
            Self::Restored { hero, card } => text!(
                "zombies15-event-restored",
                hero = hero_text(*hero),
                card = card_text(*card)
            ),
            Self::GainedActions { hero, n } => {
                text!("zombies15-event-actions", hero = hero_text(*hero), n = *n)
            }
            Self::Driven { n, from, to } => {
                text!(
                    "zombies15-event-driven",
                    n = *n,
                    from = place_text(*from),
                    place = place_text(*to)
                )
            }
            Self::Revived { hero, by } => text!(
                "zombies15-event-revived",
                hero = hero_text(*hero),
                other = hero_text(*by)
            ),
            Self::Lifted { hero, what } => text!(
                "zombies15-event-lifted",
                hero = hero_text(*hero),
                what = heavy_text(*what)
            ),
            Self::LiftedHero { hero, other } => text!(
                "zombies15-event-lifted",
                hero = hero_text(*hero),
                what = hero_text(*other)
            ),
            Self::Dropped { hero, what, at } => {
                text!(
                    "zombies15-event-dropped",
                    hero = hero_text(*hero),
                    what = heavy_text(*what),
                    place = place_text(*at)
                )
            }
            Self::DroppedHero { hero, other, at } => {
                text!(
                    "zombies15-event-dropped",
                    hero = hero_text(*hero),
                    what = hero_text(*other),
                    place = place_text(*at)
                )
            }
            Self::Refilled { hero } => text!("zombies15-event-refilled", hero = hero_text(*hero)),
            Self::Called { hero } => text!("zombies15-event-called", hero = hero_text(*hero)),
            Self::Landed { at } => text!("zombies15-event-landed", place = place_text(*at)),
            Self::LightsOn => text!("zombies15-event-lights-on"),
            Self::CabinsManned { colour } => {
                text!("zombies15-event-cabins", colour = colour_text(*colour))
            }
            Self::GotUp { hero } => text!("zombies15-event-got-up", hero = hero_text(*hero)),
            Self::ZombieAttack {
                hero,
                zombies,
                fend_off,
                held,
                again,
            } => {
                let key = match (held, again) {
                    (true, false) => "zombies15-event-attack-held",
                    (true, true) => "zombies15-event-attack-held-again",
                    (false, false) => "zombies15-event-attack-failed",
                    (false, true) => "zombies15-event-attack-failed-again",
                };
                Text::new(key)
                    .with("hero", hero_text(*hero))
                    .with("n", *zombies)
                    .with("fend", *fend_off)
            }
            Self::LostLife { hero, lp } => text!(
                "zombies15-event-lost-life",
                hero = hero_text(*hero),
                lp = *lp
            ),
            Self::Fell { hero } => text!("zombies15-event-fell", hero = hero_text(*hero)),
            Self::Unconscious { hero } => {
                text!("zombies15-event-unconscious", hero = hero_text(*hero))
            }
            Self::HandedOver { hero } => {
                text!("zombies15-event-your-turn", hero = hero_text(*hero))
            }
            Self::Siren { minutes } => text!("zombies15-event-siren", n = *minutes),
            Self::Growl { number } => text!("zombies15-event-growl", n = *number),
            Self::GrowlWaits => text!("zombies15-event-growl-waits"),
            Self::CardCancelled => text!("zombies15-event-cancelled"),
            Self::ZombieCardDrawn { card } => zombie_card_text(*card),
            Self::ZombiesCame { n, at } => {
                text!("zombies15-event-zombies", n = *n, place = place_text(*at))
            }
            Self::HordeCame { n, at } => {
                text!("zombies15-event-horde", n = *n, place = place_text(*at))
            }
            Self::HordeRefilled { n } => text!("zombies15-event-horde-refilled", n = *n),
            Self::PileRebuilt => text!("zombies15-event-pile-rebuilt"),
            Self::EventStruck { hero, event } => text!(
                "zombies15-event-struck",
                hero = hero_text(*hero),
                event = event_text(*event)
            ),
            Self::Fled { hero, to } => text!(
                "zombies15-event-fled",
                hero = hero_text(*hero),
                place = place_text(*to)
            ),
            Self::AlphaMoved { to } => {
                text!("zombies15-event-alpha-moved", place = place_text(*to))
            }
            Self::AlphaWounded { n, left } => {
                text!("zombies15-event-alpha-wounded", n = *n, left = *left)
            }
            Self::AlphaFell { at } => text!("zombies15-event-alpha-fell", place = place_text(*at)),
            Self::PauseWanted { seat } => text!("zombies15-event-pause-wanted", seat = *seat),
            Self::Paused => text!("zombies15-event-paused"),
            Self::Resumed => text!("zombies15-event-resumed"),
            Self::Won => text!("zombies15-event-won"),
            Self::TimeUp => text!("zombies15-event-time-up"),
            Self::AllUnconscious => text!("zombies15-event-all-unconscious"),
            Self::Breached { at } => text!("zombies15-event-breached", place = place_text(*at)),
            Self::ItemsChosen { hero, kept: true } => {
                text!("zombies15-event-items-kept", hero = hero_text(*hero))
            }
            Self::ItemsChosen { hero, kept: false } => {
                text!("zombies15-event-items-starting", hero = hero_text(*hero))
            }
            Self::BagGiven { hero, to, bag } => {
                text!(
                    "zombies15-event-bag-given",
                    hero = hero_text(*hero),
                    other = hero_text(*to),
                    token = token_text(*bag)
                )
            }
            Self::BagExchanged { hero, bag, card } => {
                text!(
                    "zombies15-event-bag-exchanged",
                    hero = hero_text(*hero),
                    token = token_text(*bag),
                    card = card_text(*card)
                )
            }
            Self::BagDiscarded { hero, bag } => {
                text!(
                    "zombies15-event-bag-discarded",
                    hero = hero_text(*hero),
                    token = token_text(*bag)
                )
            }
            Self::Ready { seat } => text!("zombies15-event-ready", seat = *seat),
        }
    }
}

fn zombie_card_text(card: ZombieCard) -> Text {
    match card {
        ZombieCard::Horde => text!("zombies15-event-card-horde"),
        ZombieCard::Number {
            value,
            letter,
            event: None,
        } => {
            text!("zombies15-event-card", n = value, letter = letter.word())
        }
        ZombieCard::Number {
            value,
            letter,
            event: Some(event),
        } => {
            text!(
                "zombies15-event-card-event",
                n = value,
                letter = letter.word(),
                event = event_text(event)
            )
        }
    }
}
