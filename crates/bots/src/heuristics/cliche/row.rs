//! Turns at the row: humans buy and sell, zombies spoil the best bargain.

use shamble_catalog::cliche::{Action, Card, Cards};
use shamble_core::Seat;

use super::free;
use super::look::Look;
use super::worth;

/// What a deal must bring at least, in scrap.
const LEAST_GAIN: f64 = 0.5;

/// What selling costs besides: the turn.
const SELLING_COSTS: f64 = 1.5;

/// A card is sold if the others hold enough of it without this one, more likely than not: what two keep to be safe is
/// missing as scrap, which costs the car a round (measured: 47 % cars at four seats with 0.2, 55 % with 0.5).
const SURPLUS: f64 = 0.5;

/// Tires are the most common part: whoever has nothing else to do at the row sells one unless it is nearly certain to be
/// missed (measured: 46.9 % won at four seats against 46.4 % with the above; 0.4 points less if engines go as well).
const SURPLUS_TIRES: f64 = 0.9;

/// What a bargain must be worth to a human before a zombie spoils it.
const WORTH_SPOILING: f64 = 2.0;

/// Buys the best value over price, or sells what is not needed.
pub(super) fn human_turn(look: &Look, legal: &[Action]) -> Action {
    if let Some(ride) = free::ride(look, legal) {
        return ride;
    }
    let gain = |action: &Action| match *action {
        Action::Buy { space } => bought_gain(look, space),
        Action::Exchange { card } => sold_gain(look, card),
        // What was worth selling knowing how little there is, still is.
        Action::Take => f64::INFINITY,
        _ => f64::NEG_INFINITY,
    };
    let best = legal
        .iter()
        .map(|action| (gain(action), *action))
        .max_by(|a, b| a.0.total_cmp(&b.0));
    match best {
        Some((gain, action)) if gain > LEAST_GAIN => action,
        _ => Action::Pass,
    }
}

fn bought_gain(look: &Look, space: u8) -> f64 {
    let shown = look.view.row[usize::from(space) - 1];
    match shown.card {
        Some(card) if card != Card::Scrap => {
            worth::of(look, card, &look.owned) - f64::from(shown.price)
        }
        _ => f64::NEG_INFINITY,
    }
}

fn sold_gain(look: &Look, card: Card) -> f64 {
    let rest = look.owned.without(&Cards::one(card));
    if worth::need(look, card, &rest) > surplus(card) {
        return f64::NEG_INFINITY;
    }
    let scrap = look.view.exchange.of(card).min(look.view.trash.scrap);
    f64::from(scrap) - SELLING_COSTS
}

/// Up to which chance of being missed a card is sold.
fn surplus(card: Card) -> f64 {
    match card {
        Card::Tire => SURPLUS_TIRES,
        _ => SURPLUS,
    }
}

/// Replaces what would help the humans most who still have their turn; else goes fishing in its own hand.
pub(super) fn zombie_turn(look: &Look, legal: &[Action]) -> Action {
    let spoilt = |action: &Action| match *action {
        Action::Replace { space } => bargain(look, space),
        _ => f64::NEG_INFINITY,
    };
    let best = legal
        .iter()
        .map(|action| (spoilt(action), *action))
        .max_by(|a, b| a.0.total_cmp(&b.0));
    if let Some((gain, action)) = best
        && gain >= WORTH_SPOILING
    {
        return action;
    }
    // Engines and tires are kept: in a zombie's hand nobody escapes with them.
    let useless =
        [Card::Scrap, Card::Medkit, Card::Shotgun].map(|card| Action::ReplaceOwn { card });
    let fishing = useless.into_iter().find(|action| legal.contains(action));
    fishing.unwrap_or(Action::Pass)
}

/// What the card on `space` would bring the human who gains most by it.
fn bargain(look: &Look, space: u8) -> f64 {
    let shown = look.view.row[usize::from(space) - 1];
    let worth = match shown.card {
        None | Some(Card::Scrap) => return f64::NEG_INFINITY,
        Some(Card::Engine) => 9.0,
        Some(Card::Tire) => 7.0,
        Some(Card::Medkit) if look.n_bitten() > 0 => 6.0,
        Some(Card::Medkit) => 3.0,
        Some(Card::Shotgun) => 5.0,
    };
    let price = f64::from(shown.price);
    let can_pay = |human: Seat| {
        let n_cards = look.view.seats[human].hand_size as f64;
        n_cards * look.guess.share(Card::Scrap) >= price
    };
    if humans_to_come(look).any(can_pay) {
        worth - price
    } else {
        f64::NEG_INFINITY
    }
}

/// Humans whose turn at the row comes after mine.
fn humans_to_come(look: &Look) -> impl Iterator<Item = Seat> {
    let order = look.view.trading.iter().flat_map(|trading| &trading.order);
    let after = order.copied().skip_while(|seat| *seat != look.me).skip(1);
    after.filter(|seat| look.view.seats[*seat].side == shamble_catalog::cliche::Side::Human)
}
