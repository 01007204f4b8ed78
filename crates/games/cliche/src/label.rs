//! Actions in words, as labels for whoever may take them.

use shamble_core::{Seat, Text, text};

use crate::action::Action;
use crate::content::content;
use crate::ids::{Card, Cards};
use crate::options::RaceMode;
use crate::state::State;

pub(crate) fn label(state: &State, seat: Seat, action: &Action) -> Text {
    match *action {
        Action::Zombie { seat: zombie } => text!("cliche-do-zombie", seat = zombie),
        Action::Start { seat: human } => text!("cliche-do-start", seat = human),
        Action::Arm { n: 0 } => text!("cliche-do-arm-none"),
        Action::Arm { n } => text!("cliche-do-arm", n = n),
        Action::Roll => match state.options.race {
            RaceMode::Live => text!("cliche-do-roll"),
            RaceMode::Tick => text!("cliche-do-roll-all"),
        },
        Action::Shoot { token } => {
            let owner = state.zombies.get(usize::from(token).saturating_sub(1));
            text!(
                "cliche-do-shoot",
                token = token,
                seat = owner.copied().unwrap_or(seat)
            )
        }
        Action::Buy { space } => match on_space(state, space) {
            (Some(card), price) => text!("cliche-do-buy", card = card.say(), price = price),
            (None, _) => text!("cliche-do-buy-nothing", space = space),
        },
        Action::Exchange { card } => {
            let value = content().exchange.of(card);
            let scrap = value.min(state.trash.scrap);
            match scrap < value {
                true => text!("cliche-do-exchange-short", card = card.say(), scrap = scrap),
                false => text!("cliche-do-exchange", card = card.say(), scrap = scrap),
            }
        }
        Action::Take => text!("cliche-do-take", scrap = state.trash.scrap),
        Action::Cancel => text!("cliche-do-cancel"),
        Action::Replace { space } => match on_space(state, space) {
            (Some(card), _) => text!("cliche-do-replace", card = card.say(), space = space),
            (None, _) => text!("cliche-do-replace-nothing", space = space),
        },
        Action::ReplaceOwn { card } => text!("cliche-do-replace-own", card = card.say()),
        Action::Pass => text!("cliche-do-pass"),
        Action::Offer { to, give, want } => bargain(to, give, want),
        Action::Accept { from } => match state.offers.get(from).copied().flatten() {
            Some(offer) => text!(
                "cliche-do-accept",
                from = from,
                give = offer.want.say(),
                get = offer.give.say()
            ),
            None => text!("cliche-do-accept-nothing", from = from),
        },
        Action::Decline { from } => text!("cliche-do-decline", from = from),
        Action::Counter { to, give, want } => {
            text!(
                "cliche-do-counter",
                to = to,
                give = give.say(),
                want = want.say()
            )
        }
        Action::Withdraw => text!("cliche-do-withdraw"),
        Action::Heal { seat: patient } if patient == seat => text!("cliche-do-heal-self"),
        Action::Heal { seat: patient } => text!("cliche-do-heal", seat = patient),
        Action::Propose { put } => text!("cliche-do-propose", put = put.say()),
        Action::Put { put } if put.is_empty() => text!("cliche-do-put-nothing"),
        Action::Put { put } => text!("cliche-do-put", put = put.say()),
        Action::HoldBack => text!("cliche-do-hold-back"),
        Action::Motorcycle => text!("cliche-do-motorcycle"),
        Action::Done => text!("cliche-do-done"),
    }
}

fn on_space(state: &State, space: u8) -> (Option<Card>, u8) {
    let index = usize::from(space).saturating_sub(1);
    let card = state.row.get(index).copied().flatten();
    let price = state.options.prices.all().get(index).copied().unwrap_or(0);
    (card, price)
}

fn bargain(to: Seat, give: Cards, want: Cards) -> Text {
    if want.is_empty() {
        text!("cliche-do-gift", to = to, give = give.say())
    } else {
        text!(
            "cliche-do-offer",
            to = to,
            give = give.say(),
            want = want.say()
        )
    }
}
