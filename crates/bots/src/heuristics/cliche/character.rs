//! Who a bot is: the same at every decision of a table, and not to be guessed from outside.

use shamble_core::{Dice, Seat, Setup};

/// Sets characters apart from everything else that follows from a table's seed.
const TAG: u64 = 0x00c1_1c4e_0000;

/// What a bot wants and how it deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Character {
    /// Works for the car, gives all it has, heals others.
    Honest,
    /// Collects for its own motorcycle, sells dear, joins a car only where that decides it.
    Greedy,
    /// Wants what the greedy one wants, but pretends to help.
    Bluffing,
}

impl Character {
    /// A third of all players are out for themselves, half of those behind a smile.
    pub(super) fn of(setup: &Setup, seat: Seat) -> Self {
        let seed = setup.seed.derive(TAG + seat.index() as u64);
        match Dice::new(seed).pick(6) {
            0 => Self::Greedy,
            1 => Self::Bluffing,
            _ => Self::Honest,
        }
    }

    /// Whether it collects for itself.
    pub(super) fn is_selfish(self) -> bool {
        self != Self::Honest
    }
}

#[cfg(test)]
mod tests {
    use shamble_core::{OptionValues, Pace, Seed};

    use super::*;

    #[test]
    fn a_third_is_selfish_and_nobody_changes() {
        let mut n_selfish = 0;
        for number in 0..1000 {
            let setup = Setup {
                options: OptionValues::new(),
                seats: 3,
                pace: Pace::PerAction,
                seed: Seed::from_number(number),
            };
            for seat in Seat::all(3) {
                let character = Character::of(&setup, seat);
                assert_eq!(character, Character::of(&setup, seat));
                n_selfish += usize::from(character.is_selfish());
            }
        }
        assert!((900..1100).contains(&n_selfish), "{n_selfish} of 3000");
    }
}
