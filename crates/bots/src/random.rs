//! The bot that takes anything that is allowed: the opponent to test rules with and to beat first.

use shamble_core::{Dice, Game};

use crate::{Bot, Sight};

/// Chooses among the listed actions, each as likely as the other. Never lets time pass if it can act.
pub(crate) struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(
        &mut self,
        _sight: &Sight<'_, G>,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> Option<G::Action> {
        match legal {
            [] => None,
            [only] => Some(only.clone()),
            _ => Some(legal[dice.pick(legal.len())].clone()),
        }
    }
}
