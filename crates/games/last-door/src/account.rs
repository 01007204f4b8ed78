//! For tests: where every card lies, and any action at all.

use shamble_core::{Account, Dice};

use crate::action::Action;
use crate::content::content;
use crate::ids::Card;
use crate::options::MAX_BOARDS;
use crate::state::State;

pub(crate) fn account(state: &State, account: &mut Account) {
    account.expect("knock", content().deck.iter().map(|card| card.name()));
    let mut lie = |cards: &[Card], place: &str| {
        for card in cards {
            account.one("knock", card.name(), place);
        }
    };
    lie(&state.deck, "deck");
    lie(&state.turned, "turned");
    account.check(state.boards <= MAX_BOARDS, || {
        format!("{} boards on the door", state.boards)
    });
}

pub(crate) fn any_action(dice: &mut Dice) -> Action {
    Action::ALL[dice.pick(Action::ALL.len())]
}
