//! What cards are worth to a bot, in scrap.

use shamble_catalog::cliche::{Card, Cards};

use super::look::Look;

/// A card that is needed.
const NEEDED: [(Card, f64); 4] = [
    (Card::Engine, 9.0),
    (Card::Tire, 7.0),
    (Card::Medkit, 6.0),
    (Card::Shotgun, 5.0),
];

/// What can be bought besides is worth a little less than money.
const SCRAP: f64 = 0.9;

/// What a further card of this kind is worth to somebody who owns `owned`.
pub(super) fn of(look: &Look, card: Card, owned: &Cards) -> f64 {
    let Some((_, needed)) = NEEDED.iter().find(|(kind, _)| *kind == card) else {
        return SCRAP;
    };
    let spare = f64::from(look.view.exchange.of(card));
    spare + (needed - spare) * need(look, card, owned)
}

/// The chance that one more card of this kind is needed by somebody who owns `owned`.
pub(super) fn need(look: &Look, card: Card, owned: &Cards) -> f64 {
    let has = owned.of(card);
    let is_selfish = look.character.is_selfish();
    match card {
        Card::Scrap => 1.0,
        Card::Engine | Card::Tire => {
            let vehicle = if is_selfish {
                look.view.motorcycle
            } else {
                look.view.car
            };
            let missing = vehicle.parts.of(card).saturating_sub(has);
            match (missing, is_selfish) {
                (0, _) => 0.0,
                (_, true) => 1.0,
                // The car is built from all hands: perhaps others hold what is missing here.
                (missing, false) => look.guess.chance_below(card, missing),
            }
        }
        Card::Medkit if is_selfish => f64::from(u8::from(look.am_bitten() && has == 0)),
        Card::Medkit => {
            let n_open = (look.n_bitten() as u8).saturating_sub(has);
            look.guess.chance_below(card, n_open)
        }
        Card::Shotgun => f64::from(u8::from(has == 0)),
    }
}

/// How much better off `look` would be after giving `give` and getting `get`. What is not owned cannot be given.
pub(super) fn gain(look: &Look, give: &Cards, get: &Cards) -> f64 {
    if !look.owned.has(give) {
        return f64::NEG_INFINITY;
    }
    let kept = look.owned.without(give);
    pile(look, &kept, get) - pile(look, &kept, give)
}

/// What `more` is worth to somebody who owns `owned`, card by card.
fn pile(look: &Look, owned: &Cards, more: &Cards) -> f64 {
    let mut owned = *owned;
    let mut sum = 0.0;
    for (card, n) in more.iter() {
        for _ in 0..n {
            sum += of(look, card, &owned);
            owned = owned.and(&Cards::one(card));
        }
    }
    sum
}
