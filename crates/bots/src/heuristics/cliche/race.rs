//! The start and the race.

use shamble_catalog::cliche::{Action, State};
use shamble_core::{Dice, Seat};

use crate::Sight;

/// Somebody else: zombies cannot win.
pub(super) fn name_zombie(me: Seat, legal: &[Action], dice: &mut Dice) -> Option<Action> {
    let others: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|action| *action != Action::Zombie { seat: me })
        .collect();
    match others.len() {
        0 => legal.first().copied(),
        n => Some(others[dice.pick(n)]),
    }
}

/// CZG-R15: fires at a zombie directly behind and keeps the gun otherwise; one in front is caught anyway in most cases.
pub(super) fn roll_or_shoot(
    sight: &Sight<'_, State>,
    legal: &[Action],
    dice: &mut Dice,
) -> Option<Action> {
    let has_target = legal
        .iter()
        .any(|action| matches!(action, Action::Shoot { .. }));
    if has_target {
        // The track is open to all. A view would also play out the chances, which takes a hundred times as long.
        let table = sight.deal(dice);
        let is_behind = |token: u8| {
            let space = table
                .tokens()
                .get(usize::from(token) - 1)
                .copied()
                .flatten();
            space.is_some_and(|space| table.gap(space) + 1 == table.options().track.length())
        };
        let shot = legal
            .iter()
            .find(|action| matches!(action, Action::Shoot { token } if is_behind(*token)));
        if let Some(shot) = shot {
            return Some(*shot);
        }
    }
    legal.contains(&Action::Roll).then_some(Action::Roll)
}
