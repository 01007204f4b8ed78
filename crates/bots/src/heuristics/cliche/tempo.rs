//! How long a bot takes, so that people can follow what it does.

use shamble_catalog::cliche::{Action, State};
use shamble_core::{Dice, Millis};

use crate::Sight;

/// From and to, in milliseconds.
type Range = (u32, u32);

/// A finger on the trigger.
const REFLEX: Range = (60, 180);
/// A glance at the table.
const GLANCE: Range = (400, 900);
/// Somebody else's offer or plan.
const THOUGHT: Range = (700, 1500);

/// How long somebody would take before `action`.
pub(super) fn think_time(sight: &Sight<'_, State>, action: &Action, dice: &mut Dice) -> Millis {
    let (from, to) = match action {
        Action::Roll => return until_roll(sight, dice),
        Action::Shoot { .. } => REFLEX,
        Action::Zombie { .. }
        | Action::Start { .. }
        | Action::Arm { .. }
        | Action::Buy { .. }
        | Action::Exchange { .. }
        | Action::Take
        | Action::Cancel
        | Action::Replace { .. }
        | Action::ReplaceOwn { .. }
        | Action::Pass
        | Action::Heal { .. } => GLANCE,
        Action::Offer { .. }
        | Action::Accept { .. }
        | Action::Decline { .. }
        | Action::Counter { .. }
        | Action::Withdraw
        | Action::Propose { .. }
        | Action::Put { .. }
        | Action::HoldBack
        | Action::Motorcycle
        | Action::Done => THOUGHT,
    };
    Millis(from + dice.below(to - from + 1))
}

/// CZG-R11: bots roll at the interval plus 0 to 20 %. The extra follows from the instant the die came to rest, so that
/// asking again in the meantime does not put the roll off.
fn until_roll(sight: &Sight<'_, State>, dice: &mut Dice) -> Millis {
    let interval = sight.deal(dice).options().roll_interval_ms;
    let ready = ready_at(sight).unwrap_or(sight.now());
    let mixed = (ready.0 ^ (sight.seat().index() as u32) << 28).wrapping_mul(0x9e37_79b1) >> 8;
    let extra = mixed % (interval / 5 + 1);
    ready + Millis(extra) - sight.now()
}

/// When the seat's die can be rolled again. A prompt that is open for a shot does not tell; the view does.
fn ready_at(sight: &Sight<'_, State>) -> Option<Millis> {
    sight.prompt()?.from.or_else(|| {
        let chase = sight.view().chase?;
        let die = chase.dice.iter().find(|die| die.seat == sight.seat())?;
        die.ready_at
    })
}
