//! How long a bot takes, so that people can follow what it does.

use shamble_catalog::cliche::{Action, Side, State};
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
        Action::Roll => return until_roll(sight),
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

/// CZG-R11: in a live race bots roll at the interval plus 0 to 20 %, also when the die was just handed to them, which
/// keeps the odds those of a race by ticks. The extra follows from the instant the die came to rest, so that asking again
/// in the meantime does not put the roll off.
fn until_roll(sight: &Sight<'_, State>) -> Millis {
    let view = sight.view();
    let Some(chase) = &view.chase else {
        return Millis::ZERO;
    };
    let interval = chase.roll_interval_ms;
    let die = chase.dice.iter().find(|die| die.seat == sight.seat());
    let Some((die, ready)) = die.and_then(|die| Some((die, die.ready_at?))) else {
        // By ticks at the per-action pace one roll stands for all dice: brisk, but not too fast to watch.
        return Millis(interval / 3);
    };
    let mixed = (ready.0 ^ ((sight.seat().index() as u32) << 28)).wrapping_mul(0x9e37_79b1) >> 8;
    let extra = mixed % (interval / 5 + 1);
    let n_humans = view
        .seats
        .values()
        .filter(|seat| seat.side == Side::Human)
        .count();
    // A 1 on the human die passes it on, and a die that was passed on is ready at once.
    let is_just_handed = die.token == 0 && die.value == Some(1) && n_humans > 1;
    let rest = if is_just_handed { interval } else { 0 };
    ready + Millis(rest + extra) - sight.now()
}

/// When the seat's die can be rolled again, in a live race.
pub(super) fn die_ready_at(sight: &Sight<'_, State>) -> Option<Millis> {
    let chase = sight.view().chase?;
    let die = chase.dice.iter().find(|die| die.seat == sight.seat())?;
    die.ready_at
}
