//! Rules of thumb for Last Door: brace against what was heard, listen now and then, nail otherwise.

use shamble_catalog::last_door::{Action, Card, State};
use shamble_core::{Dice, Millis, Seat, Setup};

use crate::{Bot, Playable, Sight};

impl Playable for State {
    fn thumb(_: &Setup, _: Seat) -> Box<dyn Bot<Self>> {
        Box::new(Thumb)
    }

    const SLIPS: u32 = 3;

    fn think_time(_: &Sight<'_, Self>, _: &Action, dice: &mut Dice) -> Millis {
        Millis(1_500 + dice.below(2_000))
    }
}

struct Thumb;

impl Bot<State> for Thumb {
    fn choose(
        &mut self,
        sight: &Sight<'_, State>,
        legal: &[Action],
        _: &mut Dice,
    ) -> Option<Action> {
        let view = sight.view();
        let danger = match view.next {
            Some(card) => card as u8,
            // Somebody else may have heard it; a door this thin must expect a crash.
            None => Card::Crash as u8,
        };
        let wish = if view.boards + view.braced >= danger {
            Action::Nail
        } else if view.next.is_none() {
            Action::Listen
        } else {
            Action::Brace
        };
        let is_there = legal.contains(&wish);
        is_there.then_some(wish).or_else(|| legal.first().copied())
    }
}
