//! Level 1: somebody who plays the game for the first time; and slips, which level 2 is not above either.
//!
//! Knows the rules of thumb, but now and then overlooks what they say first and does what they say next, or, in games
//! where the next best is nearly as good, anything. So it errs as people do, and never throws a game away in one act.

use shamble_core::{Dice, Seat, Setup};

use crate::search::Playout;
use crate::{Bot, Playable, Sight};

/// What a slip may cost at most, in chances to win: anybody would notice more.
const MOST_LOST: f32 = 0.25;

/// Plays by rules of thumb with gaps.
pub(crate) struct Newcomer<G: Playable>(Box<dyn Bot<G>>);

impl<G: Playable> Newcomer<G> {
    pub(crate) fn new(setup: &Setup, seat: Seat) -> Self {
        Self(G::thumb(setup, seat))
    }
}

impl<G: Playable> Bot<G> for Newcomer<G> {
    fn choose(
        &mut self,
        sight: &Sight<'_, G>,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> Option<G::Action> {
        let overlooks = legal.len() > 1 && dice.below(G::SLIPS) == 0;
        let best = self.0.choose(sight, legal, dice)?;
        if !overlooks {
            return Some(best);
        }
        Some(slip(&mut *self.0, best, sight, legal, dice))
    }
}

/// What somebody does who overlooks that `best` is what a `thumb` says, if that is not worse than anybody would notice.
pub(crate) fn slip<G: Playable>(
    thumb: &mut dyn Bot<G>,
    best: G::Action,
    sight: &Sight<'_, G>,
    legal: &[G::Action],
    dice: &mut Dice,
) -> G::Action {
    let others: Vec<G::Action> = legal
        .iter()
        .filter(|action| **action != best)
        .cloned()
        .collect();
    if others.is_empty() {
        return best;
    }
    let next = if G::SLIPS_FAR {
        Some(others[dice.pick(others.len())].clone())
    } else {
        thumb.choose(sight, &others, dice)
    };
    // Nobody overlooks that there is something left to do.
    let next = next.filter(|next| G::leaves_off(sight, next) != Some(true));
    // Rules of thumb may insist on an act they were not offered.
    let next = next.filter(|next| others.contains(next) && !loses_much(sight, &best, next, dice));
    next.unwrap_or(best)
}

/// Whether anybody would notice at once that `next` is worse than `best`.
fn loses_much<G: Playable>(
    sight: &Sight<'_, G>,
    best: &G::Action,
    next: &G::Action,
    dice: &mut Dice,
) -> bool {
    let world = sight.deal(dice);
    let after = |action: &G::Action| {
        let mut playout = Playout::new(world.clone(), sight.now());
        playout.act(sight.seat(), action).ok()?;
        Some(playout.worth(sight.seat(), &mut Vec::new()))
    };
    match (after(best), after(next)) {
        (Some(best), Some(next)) => best - next > MOST_LOST,
        (_, None) => true,
        (None, _) => false,
    }
}
