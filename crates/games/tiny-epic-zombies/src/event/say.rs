//! Events in words: one line each, for the log and as the reason under every step.

use shamble_core::{Say, Text, text};

use super::{Event, How, Shown, Who, Why};
use crate::ids::Card;
use crate::say;

impl Say for Shown {
    fn say(&self) -> Text {
        match *self {
            Self::Person => text!("tiny-epic-zombies-shown-person"),
            Self::Zombie => text!("tiny-epic-zombies-shown-zombie"),
            Self::Letter(letter) => say::letter(letter),
            Self::Exit(exit) => say::exit(exit),
            Self::Clue(clue) => say::clue(clue),
        }
    }
}

impl Say for Event {
    fn say(&self) -> Text {
        use say::{
            card as c, character as ch, objective as o, slot as s, spot as r, token as t, who as w,
        };
        match self {
            Self::CardsOffered { seat, cards } if cards.is_empty() => {
                text!("tiny-epic-zombies-event-cards-offered", seat = *seat)
            }
            Self::CardsOffered { seat, cards } => {
                let cards: Vec<Text> = cards.iter().map(ch).collect();
                text!(
                    "tiny-epic-zombies-event-cards-offered-to-you",
                    seat = *seat,
                    cards = cards
                )
            }
            Self::Chose {
                seat,
                character: None,
            } => text!("tiny-epic-zombies-event-chose", seat = *seat),
            Self::Chose {
                seat,
                character: Some(of),
            } => {
                text!(
                    "tiny-epic-zombies-event-chose-what",
                    seat = *seat,
                    who = ch(*of)
                )
            }
            Self::CharacterShown { who, seat } => text!(
                "tiny-epic-zombies-event-character-shown",
                seat = *seat,
                who = w(*who)
            ),
            Self::ZombieCardJoined { character } => text!(
                "tiny-epic-zombies-event-zombie-card-joined",
                who = ch(*character)
            ),
            Self::ZombieCardRemoved { character } => text!(
                "tiny-epic-zombies-event-zombie-card-removed",
                who = ch(*character)
            ),
            Self::ObjectivesDrawn { objectives } => {
                let objectives: Vec<Text> = objectives.iter().copied().map(o).collect();
                text!(
                    "tiny-epic-zombies-event-objectives-drawn",
                    objectives = objectives
                )
            }
            Self::Drew { n, cards, .. } if cards.is_empty() => {
                text!("tiny-epic-zombies-event-drew", n = *n)
            }
            Self::Drew { n, cards, .. } => {
                let cards: Vec<Text> = cards.iter().map(c).collect();
                text!("tiny-epic-zombies-event-drew-what", n = *n, cards = cards)
            }
            Self::Dealt {
                who, card: None, ..
            } => text!("tiny-epic-zombies-event-dealt", who = w(*who)),
            Self::Dealt {
                who,
                card: Some(card),
                ..
            } => {
                text!(
                    "tiny-epic-zombies-event-dealt-what",
                    who = w(*who),
                    card = c(*card)
                )
            }
            Self::TurnBegan { who, cards_left } => {
                text!(
                    "tiny-epic-zombies-event-turn-began",
                    who = w(*who),
                    n = *cards_left
                )
            }
            Self::FinalTurns { n } => text!("tiny-epic-zombies-event-final-turns", n = *n),
            Self::Moved { who, to, how, .. } => {
                let args = |text: Text| text.with("who", w(*who)).with("room", r(*to));
                args(match how {
                    How::Move => text!("tiny-epic-zombies-event-moved"),
                    How::Free => text!("tiny-epic-zombies-event-moved-free"),
                    How::Skateboard => text!("tiny-epic-zombies-event-moved-skateboard"),
                    How::Car => text!("tiny-epic-zombies-event-moved-car"),
                    How::Shifted => text!("tiny-epic-zombies-event-moved-shifted"),
                    How::Rush => text!("tiny-epic-zombies-event-moved-rush"),
                })
            }
            Self::SquadMoved {
                squad,
                spot: Some(spot),
            } => {
                text!(
                    "tiny-epic-zombies-event-squad-moved",
                    squad = s(*squad),
                    room = r(*spot)
                )
            }
            Self::SquadMoved { squad, spot: None } => {
                text!("tiny-epic-zombies-event-squad-arrived", squad = s(*squad))
            }
            Self::SquadRetreated { squad } => {
                text!("tiny-epic-zombies-event-squad-retreated", squad = s(*squad))
            }
            Self::Posted { post, .. } => {
                text!("tiny-epic-zombies-event-posted", post = say::post(*post))
            }
            Self::Rolled { who, face } => text!(
                "tiny-epic-zombies-event-rolled",
                who = w(*who),
                face = say::face(*face)
            ),
            Self::Killed { spot, who: None } => {
                text!("tiny-epic-zombies-event-killed", room = r(*spot))
            }
            Self::Killed {
                spot,
                who: Some(who),
            } => {
                text!(
                    "tiny-epic-zombies-event-killed-by",
                    who = w(*who),
                    room = r(*spot)
                )
            }
            Self::Captured { who, spot } => text!(
                "tiny-epic-zombies-event-captured",
                who = w(*who),
                room = r(*spot)
            ),
            Self::Wounded {
                who,
                n,
                wounds,
                ammo,
            } => {
                text!(
                    "tiny-epic-zombies-event-wounded",
                    who = w(*who),
                    n = *n,
                    wounds = *wounds,
                    ammo = *ammo
                )
            }
            Self::Healed { who, n } => {
                text!("tiny-epic-zombies-event-healed", who = w(*who), n = *n)
            }
            Self::Spent { who, n, ammo } => text!(
                "tiny-epic-zombies-event-spent",
                who = w(*who),
                n = *n,
                ammo = *ammo
            ),
            Self::Gained { who, n, ammo } => text!(
                "tiny-epic-zombies-event-gained",
                who = w(*who),
                n = *n,
                ammo = *ammo
            ),
            Self::Cached { who, n, cache } => text!(
                "tiny-epic-zombies-event-cached",
                who = w(*who),
                n = *n,
                cache = *cache
            ),
            Self::Stowed { who, card } => text!(
                "tiny-epic-zombies-event-stowed",
                who = w(*who),
                card = c(*card)
            ),
            Self::Used { who, ability, spot } => {
                text!(
                    "tiny-epic-zombies-event-used",
                    who = w(*who),
                    ability = say::ability(*ability),
                    room = r(*spot)
                )
            }
            Self::TrapArmed { spot } => {
                text!("tiny-epic-zombies-event-trap-armed", room = r(*spot))
            }
            Self::TrapSprung { spot } => {
                text!("tiny-epic-zombies-event-trap-sprung", room = r(*spot))
            }
            Self::CoverOffered { who, whom, spot } => {
                text!(
                    "tiny-epic-zombies-event-cover-offered",
                    who = w(*who),
                    whom = w(*whom),
                    room = r(*spot)
                )
            }
            Self::Offered { token, from, to } => {
                text!(
                    "tiny-epic-zombies-event-offered",
                    token = t(*token),
                    from = w(*from),
                    to = w(*to)
                )
            }
            Self::Declined { who } => text!("tiny-epic-zombies-event-declined", who = w(*who)),
            Self::Flipped {
                who,
                token,
                spot,
                shown,
            } => {
                text!(
                    "tiny-epic-zombies-event-flipped",
                    who = w(*who),
                    token = t(*token),
                    room = r(*spot),
                    shown = shown.say()
                )
            }
            Self::Looked {
                who,
                token,
                spot,
                shown: None,
                ..
            } => {
                text!(
                    "tiny-epic-zombies-event-looked",
                    who = w(*who),
                    token = t(*token),
                    room = r(*spot)
                )
            }
            Self::Looked {
                who,
                token,
                spot,
                shown: Some(shown),
                ..
            } => {
                text!(
                    "tiny-epic-zombies-event-looked-what",
                    who = w(*who),
                    token = t(*token),
                    room = r(*spot),
                    shown = shown.say()
                )
            }
            Self::StrandedLaid { symbol } => text!(
                "tiny-epic-zombies-event-stranded-laid",
                symbol = say::symbol(*symbol)
            ),
            Self::CluesLaid { n } => text!("tiny-epic-zombies-event-clues-laid", n = *n),
            Self::ExitsRevealed { .. } => text!("tiny-epic-zombies-event-exits-revealed"),
            Self::Guessed { who, guess, truth } => {
                let args = |text: Text| text.with("who", w(*who)).with("guess", say::clue(*guess));
                if guess == truth {
                    args(text!("tiny-epic-zombies-event-guessed-right"))
                } else {
                    args(text!("tiny-epic-zombies-event-guessed-wrong"))
                        .with("truth", say::clue(*truth))
                }
            }
            Self::Took { who, token } => text!(
                "tiny-epic-zombies-event-took",
                who = w(*who),
                token = t(*token)
            ),
            Self::Laid { who, token, spot } => {
                text!(
                    "tiny-epic-zombies-event-laid",
                    who = w(*who),
                    token = t(*token),
                    room = r(*spot)
                )
            }
            Self::Collected { who, card, .. } => text!(
                "tiny-epic-zombies-event-collected",
                who = w(*who),
                card = c(*card)
            ),
            Self::Dropped { who, card, slot } => {
                text!(
                    "tiny-epic-zombies-event-dropped",
                    who = w(*who),
                    card = c(*card),
                    store = s(*slot)
                )
            }
            Self::Played { who, card } => text!(
                "tiny-epic-zombies-event-played",
                who = w(*who),
                card = c(*card)
            ),
            Self::SupplyDelivered { who, number } => {
                text!(
                    "tiny-epic-zombies-event-supply-delivered",
                    who = w(*who),
                    n = *number
                )
            }
            Self::SupplyDrawn { who, card } => text!(
                "tiny-epic-zombies-event-supply-drawn",
                who = w(*who),
                card = c(*card)
            ),
            Self::SupplyRefused { who, card } => {
                text!(
                    "tiny-epic-zombies-event-supply-refused",
                    who = w(*who),
                    card = c(*card)
                )
            }
            Self::PartDelivered { who } => {
                text!("tiny-epic-zombies-event-part-delivered", who = w(*who))
            }
            Self::Repaired { n, barricade } => text!(
                "tiny-epic-zombies-event-repaired",
                n = *n,
                barricade = *barricade
            ),
            Self::Peeked {
                who, whom, card, ..
            } => peeked(*who, *whom, *card),
            Self::Progress {
                who,
                objective,
                now,
                target,
            } => {
                text!(
                    "tiny-epic-zombies-event-progress",
                    who = w(*who),
                    objective = o(*objective),
                    now = *now,
                    target = *target
                )
            }
            Self::Completed { who, objective } => {
                text!(
                    "tiny-epic-zombies-event-completed",
                    who = w(*who),
                    objective = o(*objective)
                )
            }
            Self::Revealed { who, card } => text!(
                "tiny-epic-zombies-event-revealed",
                who = w(*who),
                card = c(*card)
            ),
            Self::CardLaid { card, slot } => text!(
                "tiny-epic-zombies-event-card-laid",
                card = c(*card),
                store = s(*slot)
            ),
            Self::CardLost { who, card } => text!(
                "tiny-epic-zombies-event-card-lost",
                who = w(*who),
                card = c(*card)
            ),
            Self::CardBurnt { card } => {
                text!("tiny-epic-zombies-event-card-burnt", card = c(*card))
            }
            Self::NoiseChecked { who, noise: true } => {
                text!("tiny-epic-zombies-event-noise", who = w(*who))
            }
            Self::NoiseChecked { who, noise: false } => {
                text!("tiny-epic-zombies-event-quiet", who = w(*who))
            }
            Self::Hushed { who } => text!("tiny-epic-zombies-event-hushed", who = w(*who)),
            Self::HordeActs { character, space } => {
                text!(
                    "tiny-epic-zombies-event-horde-acts",
                    who = ch(*character),
                    n = *space
                )
            }
            Self::TokenPushed { token, spot } => text!(
                "tiny-epic-zombies-event-token-pushed",
                token = t(*token),
                room = r(*spot)
            ),
            Self::Buried { card: None, .. } => text!("tiny-epic-zombies-event-buried"),
            Self::Buried {
                card: Some(card), ..
            } => text!("tiny-epic-zombies-event-buried-what", card = c(*card)),
            Self::Locked { side, .. } => {
                text!("tiny-epic-zombies-event-locked", store = say::side(*side))
            }
            Self::ZombieAdded {
                spot,
                why,
                full: None,
            } => text!(
                "tiny-epic-zombies-event-zombie-added",
                room = r(*spot),
                why = reason(*why)
            ),
            Self::ZombieAdded {
                spot,
                why,
                full: Some(side),
            } => text!(
                "tiny-epic-zombies-event-zombie-goes-on",
                store = say::side(*side),
                room = r(*spot),
                why = reason(*why)
            ),
            Self::ZombieMoved { from, to } => text!(
                "tiny-epic-zombies-event-zombie-moved",
                from = r(*from),
                room = r(*to)
            ),
            Self::SupplyEmpty => text!("tiny-epic-zombies-event-supply-empty"),
            Self::BledOut { who } => text!("tiny-epic-zombies-event-bled-out", who = w(*who)),
            Self::BarricadeHit {
                barricade,
                full: None,
            } => text!(
                "tiny-epic-zombies-event-barricade-hit",
                barricade = *barricade
            ),
            Self::BarricadeHit {
                barricade,
                full: Some(side),
            } => text!(
                "tiny-epic-zombies-event-barricade-hit-past",
                store = say::side(*side),
                barricade = *barricade
            ),
            Self::SurvivorLost { who: None, left } => {
                text!("tiny-epic-zombies-event-survivor-lost", left = *left)
            }
            Self::SurvivorLost {
                who: Some(who),
                left,
            } => {
                text!(
                    "tiny-epic-zombies-event-survivor-lost-by",
                    who = w(*who),
                    left = *left
                )
            }
            Self::Overrun { who, spot } => text!(
                "tiny-epic-zombies-event-overrun",
                who = w(*who),
                room = r(*spot)
            ),
            Self::Eaten { who, spot } => text!(
                "tiny-epic-zombies-event-eaten",
                who = w(*who),
                room = r(*spot)
            ),
            Self::Replaced { who } => text!("tiny-epic-zombies-event-replaced", who = w(*who)),
            Self::Ended { end } => end.say(),
        }
    }
}

fn peeked(who: Who, whom: Option<Who>, card: Option<Card>) -> Text {
    let who = say::who(who);
    match (whom, card) {
        (Some(whom), None) => text!(
            "tiny-epic-zombies-event-peeked",
            who = who,
            whom = say::who(whom)
        ),
        (Some(whom), Some(card)) => {
            text!(
                "tiny-epic-zombies-event-peeked-what",
                who = who,
                whom = say::who(whom),
                card = say::card(card)
            )
        }
        (None, None) => text!("tiny-epic-zombies-event-peeked-deck", who = who),
        (None, Some(card)) => text!(
            "tiny-epic-zombies-event-peeked-deck-what",
            who = who,
            card = say::card(card)
        ),
    }
}

/// Why a Zombie is added, as the end of a sentence.
fn reason(why: Why) -> Text {
    match why {
        Why::Symbol(symbol) => text!("tiny-epic-zombies-why-symbol", symbol = say::symbol(symbol)),
        Why::Noise(symbol) => text!("tiny-epic-zombies-why-noise", symbol = say::symbol(symbol)),
        Why::Card => text!("tiny-epic-zombies-why-card"),
        Why::Alarm => text!("tiny-epic-zombies-why-alarm"),
        Why::Stray => text!("tiny-epic-zombies-why-stray"),
    }
}
