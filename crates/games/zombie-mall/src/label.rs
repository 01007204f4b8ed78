//! Actions in words, as labels of buttons.

use shamble_core::{Seat, Text, text};

use crate::action::{Action, Target};
use crate::cards::CardList;
use crate::state::State;

/// The action as a label for `seat`.
pub(crate) fn label(state: &State, _seat: Seat, action: &Action) -> Text {
    match action {
        Action::Place { at } => text!("zombie-mall-do-place", at = *at),
        Action::Start { at } => text!("zombie-mall-do-start", at = *at),
        Action::North { side } => text!("zombie-mall-do-north", side = side.say()),
        Action::Spawn => text!("zombie-mall-do-spawn"),
        Action::Roll => text!("zombie-mall-do-roll"),
        Action::Step { dir } => {
            let to = state.active().at.step(*dir);
            let cost = if state.mall.is_legal(to) {
                state.step_cost(to)
            } else {
                0
            };
            text!("zombie-mall-do-step", dir = dir.say(), cost = cost)
        }
        Action::Bonus { dir } => text!("zombie-mall-do-bonus", dir = dir.say()),
        Action::Loot { with: None } => text!("zombie-mall-do-loot"),
        Action::Loot { with: Some(card) } => text!("zombie-mall-do-loot-with", card = card.say()),
        Action::Search { with: None } => text!("zombie-mall-do-search"),
        Action::Search { with: Some(card) } => {
            text!("zombie-mall-do-search-with", card = card.say())
        }
        Action::Take { card } => text!("zombie-mall-do-take", card = card.say()),
        Action::Keep { card } => text!("zombie-mall-do-keep", card = card.say()),
        Action::Unlock { side } => text!("zombie-mall-do-unlock", side = side.say()),
        Action::UnlockRadio => text!("zombie-mall-do-unlock-radio"),
        Action::Pry { side } => text!("zombie-mall-do-pry", side = side.say()),
        Action::Force { side } => text!("zombie-mall-do-force", side = side.say()),
        Action::Call => text!("zombie-mall-do-call"),
        Action::Buy => text!("zombie-mall-do-buy", n = crate::rules::loot::CARD_PRICE),
        Action::Done => match state.turn.phase {
            7 => text!("zombie-mall-do-end-turn"),
            _ => text!("zombie-mall-do-done"),
        },
        Action::Hop { dir } => text!("zombie-mall-do-hop", dir = dir.say()),
        Action::Fight { at } => text!("zombie-mall-do-fight", at = at.say()),
        Action::Escape { dir, cards } if cards.is_empty() => {
            text!("zombie-mall-do-escape", dir = dir.say())
        }
        Action::Escape { dir, cards } => text!(
            "zombie-mall-do-escape-with",
            dir = dir.say(),
            cards = say(cards)
        ),
        Action::Boost { card } => text!("zombie-mall-do-boost", card = card.say()),
        Action::Bandage { card: None } => text!("zombie-mall-do-bandage"),
        Action::Bandage { card: Some(card) } => {
            text!("zombie-mall-do-bandage-with", card = card.say())
        }
        Action::Bitten => text!("zombie-mall-do-bitten"),
        Action::Play { card, target } => match target {
            Target::None => text!("zombie-mall-do-play", card = card.say()),
            Target::Space(at) => text!("zombie-mall-do-play-at", card = card.say(), at = *at),
            Target::Side(side) => text!(
                "zombie-mall-do-play-side",
                card = card.say(),
                side = side.say()
            ),
            Target::Card(other) => text!(
                "zombie-mall-do-play-card",
                card = card.say(),
                other = other.say()
            ),
            Target::Token(number) => {
                text!("zombie-mall-do-play-token", card = card.say(), n = *number)
            }
            Target::Seat(to) => text!("zombie-mall-do-play-seat", card = card.say(), to = *to),
            Target::Gift(to, cards) => {
                text!(
                    "zombie-mall-do-play-gift",
                    card = card.say(),
                    to = *to,
                    cards = say(cards)
                )
            }
        },
        Action::MoveZombie { from, dir } => {
            text!("zombie-mall-do-move", from = *from, dir = dir.say())
        }
        Action::Lose { card } => text!("zombie-mall-do-lose", card = card.say()),
        Action::Give { to, cards } => text!("zombie-mall-do-give", to = *to, cards = say(cards)),
        Action::Drop { cards } => text!("zombie-mall-do-drop", cards = say(cards)),
        Action::Discard { card } => text!("zombie-mall-do-discard", card = card.say()),
        Action::Offer { to, give, want } => {
            text!(
                "zombie-mall-do-offer",
                to = *to,
                give = say(give),
                want = say(want)
            )
        }
        Action::Accept => text!("zombie-mall-do-accept"),
        Action::Decline => text!("zombie-mall-do-decline"),
        Action::Auto { what, on } => {
            let what = what.say();
            if *on {
                text!("zombie-mall-do-auto-on", what = what)
            } else {
                text!("zombie-mall-do-auto-off", what = what)
            }
        }
    }
}

fn say(cards: &CardList) -> Vec<Text> {
    cards.iter().map(|card| card.say()).collect()
}
