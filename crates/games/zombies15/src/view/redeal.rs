//! The re-deal: everything that no seat can know is dealt anew, within what anybody who counts knows.
//!
//! Unseen pieces are put in a fixed order before they are shuffled, so that two tables that look alike are dealt alike.

use shamble_core::Dice;

use crate::content::ZombieCard;
use crate::ids::Token;
use crate::list::List;
use crate::state::{State, TokenPiece};

impl State {
    /// Deals anew what no seat knows: both piles as far as their make-up allows, face-down tokens within their pool,
    /// and the dice to come.
    pub(crate) fn determinize(&self, dice: &mut Dice) -> Self {
        let mut state = self.clone();
        state.dice = Dice::new(dice.seed());
        state.search_pile.as_mut_slice().sort_unstable();
        dice.shuffle(state.search_pile.as_mut_slice());
        redeal_zombie_pile(&mut state, dice);
        for pool in 0..state.board.scenario.token_pools.len() {
            let is_hidden =
                |piece: &TokenPiece| !piece.is_face_up && usize::from(piece.pool) == pool;
            let places: Vec<usize> = (0..state.tokens.len())
                .filter(|i| is_hidden(&state.tokens[*i]))
                .collect();
            let mut tokens: Vec<Token> = places.iter().map(|i| state.tokens[*i].token).collect();
            tokens.sort_unstable();
            dice.shuffle(&mut tokens);
            for (place, token) in places.into_iter().zip(tokens) {
                state.tokens[place].token = token;
            }
        }
        state
    }
}

/// Number cards may lie in either half; how many Horde cards each half still has is known to whoever counts.
fn redeal_zombie_pile(state: &mut State, dice: &mut Dice) {
    let pile = state.zombie_pile;
    let boundary = pile.len() - usize::from(state.upper_half);
    let is_horde = |card: &ZombieCard| *card == ZombieCard::Horde;
    let mut numbers: List<ZombieCard, 48> = pile
        .iter()
        .copied()
        .filter(|card| !is_horde(card))
        .collect();
    numbers.as_mut_slice().sort_unstable();
    dice.shuffle(numbers.as_mut_slice());
    let mut redealt: List<ZombieCard, 48> = List::new();
    for half in [&pile.as_slice()[..boundary], &pile.as_slice()[boundary..]] {
        let start = redealt.len();
        let n_hordes = half.iter().filter(|card| is_horde(card)).count();
        for place in 0..half.len() {
            redealt.push(if place < n_hordes {
                ZombieCard::Horde
            } else {
                numbers.pop().expect("as many as there were")
            });
        }
        dice.shuffle(&mut redealt.as_mut_slice()[start..]);
    }
    state.zombie_pile = redealt;
}
