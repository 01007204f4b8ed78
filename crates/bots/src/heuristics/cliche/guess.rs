//! What the other humans may hold, as far as that can be told from what lies open.

use shamble_catalog::cliche::{Card, Cards, Side, View};
use shamble_core::Seat;

/// The resource deck (CZG-R03).
pub(super) const DECK: Cards = Cards {
    scrap: 60,
    engine: 6,
    tire: 12,
    medkit: 6,
    shotgun: 6,
};

/// Expected numbers of cards in hidden hands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guess {
    /// The share of each kind among all cards I cannot see, in the order of [`Card::ALL`].
    shares: [f64; Card::ALL.len()],
    /// Cards in the hands of the other humans.
    n_others: f64,
}

impl Guess {
    pub(super) fn new(view: &View, me: Seat, owned: &Cards) -> Self {
        let row: Cards = view.row.iter().filter_map(|space| space.card).collect();
        let trash = view
            .trash
            .cards
            .unwrap_or(Cards::some(Card::Scrap, view.trash.scrap));
        let others = || view.seats.iter().filter(move |(seat, _)| *seat != me);
        let face_up = others().map(|(_, shown)| shown.armed).sum();
        let seen = owned
            .and(&row)
            .and(&trash)
            .and(&Cards::some(Card::Shotgun, face_up));
        let hidden = seen.missing_of(&DECK);
        let n_hidden = hidden.total().max(1) as f64;
        let n_others: usize = others()
            .filter(|(_, shown)| shown.side == Side::Human)
            .map(|(_, shown)| shown.hand_size)
            .sum();
        Self {
            shares: Card::ALL.map(|card| f64::from(hidden.of(card)) / n_hidden),
            n_others: n_others as f64,
        }
    }

    /// The chance that a hidden card is of this kind.
    pub(super) fn share(&self, card: Card) -> f64 {
        self.shares[card as usize]
    }

    /// How many cards of this kind the other humans probably hold together.
    pub(super) fn others(&self, card: Card) -> f64 {
        self.n_others * self.share(card)
    }

    /// The chance that the other humans hold fewer than `n` of this kind together: rare cards fall like rain drops.
    pub(super) fn chance_below(&self, card: Card, n: u8) -> f64 {
        let mean = self.others(card);
        let mut term = (-mean).exp();
        let mut sum = 0.0;
        for i in 0..n {
            sum += term;
            term *= mean / f64::from(i + 1);
        }
        sum.min(1.0)
    }
}

#[cfg(test)]
mod tests {
    use shamble_catalog::cliche::State;
    use shamble_core::{Game, OptionValues, Pace, Seed, Setup};

    use super::*;

    #[test]
    fn the_deck_is_the_one_that_is_played_with() {
        let setup = Setup {
            options: OptionValues::new(),
            seats: 4,
            pace: Pace::PerAction,
            seed: Seed::from_number(1),
        };
        let fresh = State::new(&setup).unwrap().position();
        assert_eq!(fresh.deck.into_iter().collect::<Cards>(), DECK);
    }

    #[test]
    fn rare_cards_are_guessed_by_their_mean() {
        let guess = Guess {
            shares: [0.7, 0.1, 0.2, 0.0, 0.0],
            n_others: 10.0,
        };
        assert_eq!(guess.chance_below(Card::Engine, 0), 0.0);
        assert!((guess.chance_below(Card::Engine, 1) - (-1.0_f64).exp()).abs() < 1e-12);
        assert!((guess.chance_below(Card::Tire, 4) - 0.857_123).abs() < 1e-6);
        assert_eq!(guess.chance_below(Card::Medkit, 1), 1.0);
    }
}
