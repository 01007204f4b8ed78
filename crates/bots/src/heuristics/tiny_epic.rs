//! Tiny Epic Zombies for bots: any action that is allowed, taken at the tempo of a person.

use shamble_catalog::tiny_epic::{Action, State};
use shamble_core::{Dice, Millis, Seat, Setup};

use crate::random::Random;
use crate::{Bot, Playable, Sight};

impl Playable for State {
    /// There are no rules of thumb yet: this level plays like the one below it.
    fn thumb(_setup: &Setup, _seat: Seat) -> Box<dyn Bot<Self>> {
        Box::new(Random)
    }

    /// A glance for a Move, longer over a card or a character.
    fn think_time(_sight: &Sight<'_, Self>, action: &Action, dice: &mut Dice) -> Millis {
        let base = match action {
            Action::Choose(_) | Action::Deal(_) | Action::Guess(_) => 900,
            _ => 500,
        };
        Millis(base + dice.below(base / 2))
    }
}
