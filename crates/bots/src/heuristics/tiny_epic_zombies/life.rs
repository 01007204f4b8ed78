//! What Wounds, Ammo and Survivors are worth, measured in Moves of a Human.

use super::look::Look;

/// Chances in sixths of 0, 1 and 2 Wounds, and of a free Move, in a plain Melee Attack.
const PLAIN: ([f32; 3], f32) = ([4.0 / 6.0, 1.0 / 6.0, 1.0 / 6.0], 2.0 / 6.0);
/// By how far Wounds and Ammo are apart, while there are Survivors to take the place of the eaten.
const WITH_SPARE: [f32; 10] = [-7.4, -5.1, -3.4, -2.1, -1.2, -0.6, -0.2, 0.2, 0.4, 0.7];
/// The same when the next one eaten ends it all.
const LAST: [f32; 10] = [-90.0, -21.3, -10.6, -5.7, -3.3, -1.8, -0.9, -0.2, 0.2, 0.7];
/// What a Survivor is worth who is not the last.
const SPARE: f32 = 11.5;
/// What the game is worth.
const ALL: f32 = 60.0;
/// All this holds with so many own Turns to come;
const TURNS: f32 = 5.0;
/// each one more makes it dearer by this power, for it must last longer, and each one fewer cheaper.
const PER_TURN: f32 = 0.14;

/// How dear life is to one Human.
pub(super) struct Life {
    by_slack: [f32; 10],
    /// What one more hit on the Barricade costs.
    pub(super) hit: f32,
    /// Chances of 0, 1 and 2 Wounds in a fight.
    wounds: [f32; 3],
    /// Chance of a free Move in a fight.
    pub(super) free_move: f32,
}

impl Life {
    pub(super) fn new(look: &Look) -> Self {
        let survivors = look.survivors();
        let span = (PER_TURN * (look.own_turns() - TURNS)).exp();
        let (by_slack, survivor) = if survivors > 0 {
            (WITH_SPARE.map(|worth| worth * span), SPARE)
        } else {
            let mut by_slack = LAST.map(|worth| worth * span);
            // The end is the end, early or late.
            by_slack[0] = LAST[0];
            (by_slack, ALL)
        };
        let odds = look.me().odds.first();
        let (wounds, free_move) = odds.map_or(PLAIN, |(_, odds)| {
            let sixths = |n: u8| f32::from(n) / 6.0;
            (odds.wounds.map(sixths), sixths(odds.free_move))
        });
        Self {
            by_slack,
            hit: survivor * span / (f32::from(look.view.barricade) + 0.5),
            wounds,
            free_move,
        }
    }

    /// What it is worth to be so far from death.
    pub(super) fn worth(&self, slack: f32) -> f32 {
        let slack = slack.clamp(0.0, 9.0);
        let below = slack as usize;
        let above = (below + 1).min(9);
        let share = slack - below as f32;
        self.by_slack[below] * (1.0 - share) + self.by_slack[above] * share
    }

    /// What `n` more Wounds or Ammo bring; less than nothing for a loss.
    pub(super) fn change(&self, slack: f32, n: f32) -> f32 {
        self.worth(slack + n) - self.worth(slack)
    }

    /// What a fight does to life on average, and how many Wounds it brings.
    pub(super) fn fight(&self, slack: f32) -> (f32, f32) {
        let change =
            self.wounds[1] * self.change(slack, -1.0) + self.wounds[2] * self.change(slack, -2.0);
        (change, self.wounds[1] + 2.0 * self.wounds[2])
    }

    /// What rolling until an Overkill shows does to life on average, and the chance to live through it.
    pub(super) fn capture(&self, slack: f32) -> (f32, f32) {
        // A sixth each for 1 and 2 Wounds, a third to end it: the chance of w Wounds in all is a quarter of those of w-1 and w-2.
        let (mut before, mut last, mut change, mut alive) = (0.0, 0.5, 0.0, 0.0);
        let n = slack.max(0.0) as u8;
        for wounds in 0..n {
            alive += last;
            change += last * self.change(slack, -f32::from(wounds));
            (before, last) = (last, (last + before) / 4.0);
        }
        (change + (1.0 - alive) * self.change(slack, -slack), alive)
    }
}
