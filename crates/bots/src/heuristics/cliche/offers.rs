//! Free trade: which offers to make, and which to take.

use shamble_catalog::cliche::{Action, Card, Cards, MAX_OFFERS, OfferView};
use shamble_core::{Dice, Seat};

use super::character::Character;
use super::guess::DECK;
use super::look::Look;
use super::worth;

/// Offers a bot makes in one free step, counter-offers included; people want to get on with the game.
const OFFERS: u8 = 2;

/// What handing a vehicle part to somebody whose hand could hide a motorcycle costs besides: the game, perhaps. No price
/// pays for it.
const RISK: f64 = f64::INFINITY;

/// Answers an offer: takes what is fair, asks a fair price where only the price is wrong, else declines.
pub(super) fn answer(look: &Look, legal: &[Action]) -> Option<Action> {
    let offer = look.view.offers.iter().find(|offer| offer.to == look.me)?;
    let from = offer.from;
    let accept = Action::Accept { from };
    if legal.contains(&accept) && gain(look, offer) >= margin(look.character) {
        return Some(accept);
    }
    Some(counter(look, offer).unwrap_or(Action::Decline { from }))
}

/// What a deal must bring at least.
fn margin(character: Character) -> f64 {
    match character {
        Character::Honest => 0.5,
        Character::Greedy | Character::Bluffing => 1.0,
    }
}

/// What accepting brings.
fn gain(look: &Look, offer: &OfferView) -> f64 {
    worth::gain(look, &offer.want, &offer.give) - risk(look, offer.from, &offer.want)
}

/// Parts for a rival who may be about to leave alone.
fn risk(look: &Look, to: Seat, cards: &Cards) -> f64 {
    let has_parts = cards.engine > 0 || cards.tire > 0;
    if has_parts && look.view.seats[to].could_ride {
        RISK
    } else {
        0.0
    }
}

/// For somebody who wants a card I have and pays in scrap: the same for a price I would take.
fn counter(look: &Look, offer: &OfferView) -> Option<Action> {
    let is_my_offer_open = look.view.offers.iter().any(|offer| offer.from == look.me);
    let pays_scrap = offer.give.total() == usize::from(offer.give.scrap);
    let [(wanted, 1)] = offer.want.iter().collect::<Vec<_>>()[..] else {
        return None;
    };
    if is_my_offer_open || !may_offer(look) || !pays_scrap || wanted == Card::Scrap {
        return None;
    }
    if !look.owned.has(&offer.want) || risk(look, offer.from, &offer.want) > 0.0 {
        return None;
    }
    let price = (1..=12).find(|price| {
        let get = Cards::some(Card::Scrap, *price);
        worth::gain(look, &offer.want, &get) >= margin(look.character)
    })?;
    let want = Cards::some(Card::Scrap, price);
    // Twice what was offered is not haggling any more.
    let is_fair = price <= offer.give.scrap.saturating_mul(2);
    (is_fair && is_there(look, &want)).then_some(Action::Counter {
        to: offer.from,
        give: offer.want,
        want,
    })
}

/// What is all in one's own hands nobody else can give.
fn is_there(look: &Look, want: &Cards) -> bool {
    look.owned.missing_of(&DECK).has(want)
}

fn may_offer(look: &Look) -> bool {
    look.view.offers_left > MAX_OFFERS - OFFERS
}

/// Makes an offer that helps: a medkit for the bitten, parts for the selfish, a medkit for sale by the greedy.
pub(super) fn make(look: &Look, legal: &[Action], dice: &mut Dice) -> Option<Action> {
    let is_possible = legal
        .iter()
        .any(|action| matches!(action, Action::Offer { .. }));
    if !is_possible
        || !may_offer(look)
        || look.view.offers.iter().any(|offer| offer.from == look.me)
    {
        return None;
    }
    let (to, give, want) = sell_medkit(look).or_else(|| buy(look, dice))?;
    let is_asking_me = look.view.offers.iter().any(|offer| offer.from == to);
    let can_be = is_there(look, &want) && look.owned.has(&give);
    (!is_asking_me && can_be).then_some(Action::Offer { to, give, want })
}

type Bargain = (Seat, Cards, Cards);

/// The bitten pay more for a medkit than the row does.
fn sell_medkit(look: &Look) -> Option<Bargain> {
    let is_spare = look.hand.medkit > 0 && !look.am_bitten();
    if look.character != Character::Greedy || !is_spare {
        return None;
    }
    let patient = look
        .other_humans()
        .find(|seat| look.view.seats[*seat].bites > 0)?;
    let price = look.view.exchange.medkit + 1;
    Some((
        patient,
        Cards::one(Card::Medkit),
        Cards::some(Card::Scrap, price),
    ))
}

/// Asks for what is missing most, for scrap, at what it is worth here.
fn buy(look: &Look, dice: &mut Dice) -> Option<Bargain> {
    let is_needed = |card: &Card| match card {
        Card::Medkit => look.am_bitten() && look.hand.medkit == 0,
        Card::Engine | Card::Tire => {
            look.would_ride() && worth::need(look, *card, &look.owned) > 0.5
        }
        Card::Scrap | Card::Shotgun => false,
    };
    let wanted = [Card::Medkit, Card::Engine, Card::Tire]
        .into_iter()
        .find(is_needed)?;
    let price = (worth::of(look, wanted, &look.owned) - margin(look.character)) as u8;
    let price = price.min(look.hand.scrap);
    // Nobody sells for less than the row pays.
    if price <= look.view.exchange.of(wanted) {
        return None;
    }
    let partners: Vec<Seat> = look
        .other_humans()
        .filter(|seat| look.view.seats[*seat].hand_size > 0)
        .collect();
    let to = match partners.len() {
        0 => return None,
        n => partners[dice.pick(n)],
    };
    Some((to, Cards::some(Card::Scrap, price), Cards::one(wanted)))
}
