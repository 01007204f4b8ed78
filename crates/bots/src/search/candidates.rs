//! What is worth trying: the rule of thumb's move, other things to be after, the rule's second thoughts, and what looks best
//! at once.

use shamble_core::{Dice, Setup};

use super::budget::{BATCH, Budget};
use super::playout::Playout;
use crate::{Bot, Playable, Sight};

/// How often the rule of thumb is asked what it would do if it could not do that.
const SECOND_THOUGHTS: usize = 2;
/// Who looks no further than so many half rounds cannot tell what a lost turn costs, and does not weigh leaving off against
/// what the rule of thumb wants to do.
const SHORT: u32 = 2;
/// Nor does who looks at no more worlds than these: a few of them agree by accident, and an act left is a turn lost.
const FEW: usize = BATCH;
/// Actions that are looked at; of longer lists so many, evenly spread.
const MAX_LOOKED_AT: usize = 48;

/// An action, and who plays the rest of the turn after it if not the rule of thumb.
pub(super) struct Candidate<G: Playable> {
    pub(super) action: G::Action,
    pub(super) plan: Option<Box<dyn Bot<G>>>,
}

/// Candidates, the rule of thumb's move `first`. No two begin with the same action.
pub(super) fn candidates<G: Playable>(
    first: G::Action,
    setup: &Setup,
    sight: &Sight<'_, G>,
    legal: &[G::Action],
    budget: Budget,
    dice: &mut Dice,
) -> Vec<Candidate<G>> {
    let mut thumb = G::thumb(setup, sight.seat());
    let mut others: Vec<G::Action> = without(legal, &first);
    let may_leave_off = budget.half_rounds > SHORT && budget.worlds > FEW;
    if !may_leave_off && !budget.tells_all {
        others.retain(|action| G::leaves_off(sight, action) != Some(true));
    }
    if !budget.tells_all {
        others.retain(|action| !G::gives_up(sight, action));
    }
    let mut found = vec![Candidate {
        action: first,
        plan: None,
    }];
    for mut plan in G::plans(sight) {
        // One place is kept for a second thought.
        if found.len() + 1 >= budget.candidates {
            break;
        }
        let next = plan.choose(sight, legal, dice);
        if let Some(action) = next.filter(|next| others.contains(next)) {
            others = without(&others, &action);
            found.push(Candidate {
                action,
                plan: Some(plan),
            });
        }
    }
    for _ in 0..SECOND_THOUGHTS {
        if others.is_empty() || found.len() >= budget.candidates {
            break;
        }
        let next = thumb.choose(sight, &others, dice);
        let Some(next) = next.filter(|next| others.contains(next)) else {
            break;
        };
        others = without(&others, &next);
        found.push(Candidate {
            action: next,
            plan: None,
        });
    }
    let n_more = budget.candidates.saturating_sub(found.len());
    if others.len() > n_more {
        others = best_at_once(sight, others, n_more, dice);
    }
    found.extend(
        others
            .into_iter()
            .map(|action| Candidate { action, plan: None }),
    );
    found
}

fn without<A: Clone + PartialEq>(all: &[A], one: &A) -> Vec<A> {
    all.iter()
        .filter(|action| *action != one)
        .cloned()
        .collect()
}

/// The `n` actions after which the table looks best, in one dealt world.
fn best_at_once<G: Playable>(
    sight: &Sight<'_, G>,
    actions: Vec<G::Action>,
    n: usize,
    dice: &mut Dice,
) -> Vec<G::Action> {
    if n == 0 {
        return Vec::new();
    }
    let mut values = Vec::new();
    let world = sight.deal(dice);
    let step = actions.len().div_ceil(MAX_LOOKED_AT).max(1);
    let mut ranked: Vec<(f32, G::Action)> = actions
        .into_iter()
        .step_by(step)
        .filter_map(|action| {
            let mut after = Playout::new(world.clone(), sight.now());
            after.act(sight.seat(), &action).ok()?;
            Some((after.worth(sight.seat(), &mut values), action))
        })
        .collect();
    ranked.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    // Of many that look alike, such as every place a thing could go, two are as good as all.
    let mut kept: Vec<(f32, G::Action)> = Vec::new();
    for one in ranked {
        let is_alike = |(worth, _): &&(f32, G::Action)| (worth - one.0).abs() < f32::EPSILON;
        if kept.iter().filter(is_alike).count() < 2 {
            kept.push(one);
        }
    }
    kept.truncate(n);
    kept.into_iter().map(|(_, action)| action).collect()
}
