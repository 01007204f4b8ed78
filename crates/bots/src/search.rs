//! Playing ahead: every candidate is tried in the same dealt worlds with the same dice, and the best one is taken.
//!
//! A candidate is one action followed by rules of thumb, the seat's own and everybody else's; or by a plan, which is after
//! something else for the rest of the turn. Worlds are dealt from what
//! the seat may know, in batches; within a world all candidates meet the same cards and the same dice, so what is compared
//! is the choice and not the luck. Each future is cut after some turns and judged by the game's adviser. Candidates that
//! are clearly worse are dropped after each batch, and whatever beats the rule of thumb must beat it by more than noise.
//! The budget is in simulations, so the same sight and dice give the same thought on every machine; a host may cut a
//! thought short between two futures.

mod budget;
mod candidates;
mod playout;
mod race;

use std::sync::Arc;

use shamble_core::{Dice, Prompt, Seat, Setup, Text};

use crate::advice::{Harm, reason};
use crate::newcomer::slip;
use crate::{Bot, Level, Playable, Sight};

pub use budget::{Budget, NoBudget};
use candidates::{Candidate, candidates};
pub(crate) use playout::Playout;
use race::Race;

/// Whether a thought has to end now. Asked before every future.
#[derive(Clone, Default)]
pub struct Guard(Option<Arc<dyn Fn() -> bool + Send + Sync>>);

impl Guard {
    /// A guard that ends the thought as soon as `is_over` says so.
    pub fn new(is_over: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(is_over)))
    }

    fn is_over(&self) -> bool {
        self.0.as_ref().is_some_and(|is_over| is_over())
    }
}

/// In how many futures somebody's people came to harm.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Harms {
    pub(crate) n_hurt: u32,
    pub(crate) n_out: u32,
}

impl Harms {
    fn count(&mut self, harm: Harm) {
        self.n_hurt += u32::from(harm.is_hurt);
        self.n_out += u32::from(harm.is_out);
    }
}

/// A candidate after the thought.
#[derive(Clone, Debug)]
pub(crate) struct Weighed<A> {
    pub(crate) action: A,
    /// The mean of what its futures were worth: the seat's chance to win.
    pub(crate) chance: f32,
    /// The standard error of that mean.
    pub(crate) error: f32,
    /// In how many worlds it was tried.
    pub(crate) n: u32,
    /// What befell the seat's people in them, where the game can say.
    pub(crate) harms: Option<Harms>,
    /// What its futures looked like on average.
    values: Vec<f32>,
}

/// All that came of a thought. The first candidate is the rule of thumb's.
#[derive(Clone, Debug)]
pub(crate) struct Thought<A> {
    pub(crate) weighed: Vec<Weighed<A>>,
    /// The candidate to take.
    pub(crate) chosen: usize,
    /// How many futures were played.
    pub(crate) n_played: u32,
    /// Whether the guard ended it.
    pub(crate) was_cut: bool,
    /// The row of weights its values belong to.
    row: usize,
}

impl<A> Thought<A> {
    /// The best of the others.
    pub(crate) fn runner_up(&self) -> Option<usize> {
        let others = (0..self.weighed.len()).filter(|i| *i != self.chosen);
        others.max_by(|a, b| {
            let chance = |i: usize| self.weighed[i].chance;
            chance(*a).total_cmp(&chance(*b))
        })
    }

    /// Why the chosen one is better than another, in words.
    pub(crate) fn reason<G: Playable>(&self, over: usize) -> Option<Text> {
        let values = |i: usize| &self.weighed[i].values;
        reason::<G>(self.row, values(self.chosen), values(over))
    }
}

/// Weighs what `sight`'s seat can do. `None` if there is nothing to choose, or rules of thumb rather let time pass.
pub(crate) fn think<G: Playable>(
    setup: &Setup,
    sight: &Sight<'_, G>,
    legal: &[G::Action],
    budget: Budget,
    guard: &Guard,
    dice: &mut Dice,
) -> Option<Thought<G::Action>> {
    let first = G::thumb(setup, sight.seat()).choose(sight, legal, dice)?;
    Some(think_beyond(
        first, setup, sight, legal, budget, guard, dice,
    ))
}

/// The same, knowing what the rule of thumb would do.
fn think_beyond<G: Playable>(
    first: G::Action,
    setup: &Setup,
    sight: &Sight<'_, G>,
    legal: &[G::Action],
    budget: Budget,
    guard: &Guard,
    dice: &mut Dice,
) -> Thought<G::Action> {
    let mut bots = bots_round_the_table::<G>(setup, sight.seat(), dice);
    let mut candidates = candidates(first, setup, sight, legal, budget, dice);
    weigh(&mut candidates, sight, &mut bots, budget, guard, dice)
}

/// Has candidates compete, the rule of thumb's move the first of them.
fn weigh<G: Playable>(
    candidates: &mut [Candidate<G>],
    sight: &Sight<'_, G>,
    bots: &mut [Box<dyn Bot<G>>],
    budget: Budget,
    guard: &Guard,
    dice: &mut Dice,
) -> Thought<G::Action> {
    let actions = candidates.iter().map(|candidate| candidate.action.clone());
    let mut race = Race::new(actions.collect(), sight.seat(), budget);
    let mut was_cut = false;
    while race.goes_on() && !was_cut {
        was_cut = race.run_batch(sight, candidates, bots, guard, dice);
        race.drop_the_worse();
    }
    race.finish(was_cut)
}

/// What a mistake costs at least, in chances to win: less is a matter of taste.
const MISTAKE: f32 = 0.02;

/// What should have been done instead of `action`, if somebody who looks as far as an expert, in more worlds, is sure that it
/// was a mistake, and sure again in as many other worlds: of several choices that are worth the same, one often looks better
/// by accident. For the laboratory: so mistakes are counted.
pub fn better<G: Playable>(
    setup: &Setup,
    sight: &Sight<'_, G>,
    legal: &[G::Action],
    action: &G::Action,
    dice: &mut Dice,
) -> Option<G::Action> {
    let (budget, guard) = (Budget::judge::<G>(), Guard::default());
    let mut bots = bots_round_the_table::<G>(setup, sight.seat(), dice);
    let mut candidates = candidates(action.clone(), setup, sight, legal, budget, dice);
    for _ in 0..2 {
        let thought = weigh(&mut candidates, sight, &mut bots, budget, &guard, dice);
        let chance = |i: usize| thought.weighed[i].chance;
        if chance(thought.chosen) - chance(0) < MISTAKE {
            return None;
        }
        candidates.swap(1, thought.chosen);
        candidates.truncate(2);
    }
    candidates.pop().map(|candidate| candidate.action)
}

/// Rules of thumb for every seat. The seat knows its own character; those of others it can only guess.
fn bots_round_the_table<G: Playable>(
    setup: &Setup,
    seat: Seat,
    dice: &mut Dice,
) -> Vec<Box<dyn Bot<G>>> {
    let guessed = Setup {
        seed: dice.seed(),
        ..setup.clone()
    };
    Seat::all(setup.seats)
        .map(|other| {
            let setup = if other == seat { setup } else { &guessed };
            G::quick(setup, other)
        })
        .collect()
}

/// A bot that plays ahead.
pub(crate) struct Searcher<G: Playable> {
    setup: Setup,
    thumb: Box<dyn Bot<G>>,
    budget: Budget,
    /// The place of its level among those with a budget; nothing for somebody with settings of one's own.
    rung: Option<usize>,
    guard: Guard,
    report: Report,
    sees_all: bool,
}

/// What a bot can tell about its last decision.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// Why it decided so, in words.
    pub why: Option<Text>,
    /// How many futures it played.
    pub n_played: u32,
    /// Whether the guard ended its thought.
    pub was_cut: bool,
}

impl<G: Playable> Searcher<G> {
    pub(crate) fn new(setup: &Setup, seat: Seat, budget: Budget, guard: Guard) -> Self {
        Self {
            setup: setup.clone(),
            thumb: G::thumb(setup, seat),
            budget,
            rung: None,
            guard,
            report: Report::default(),
            sees_all: false,
        }
    }

    /// Somebody of a level; nothing if that never thinks.
    pub(crate) fn of(level: Level, setup: &Setup, seat: Seat, guard: Guard) -> Option<Self> {
        // Level 2 is the first that thinks.
        let rung = level.rung()?.checked_sub(2)?;
        Some(Self {
            rung: Some(rung),
            ..Self::new(setup, seat, G::BUDGETS[rung], guard)
        })
    }

    /// Of how many decisions of a hundred it thinks.
    fn attention(&self, sight: &Sight<'_, G>) -> u32 {
        let of_level = self.rung.and_then(|rung| Some(G::attention(sight)?[rung]));
        of_level.unwrap_or(self.budget.attention)
    }

    pub(crate) fn clairvoyant(setup: &Setup, seat: Seat) -> Self {
        Self {
            sees_all: true,
            ..Self::new(setup, seat, Budget::clairvoyant::<G>(), Guard::default())
        }
    }

    /// Weighs what there is against what the rule of thumb would do.
    fn think_about(
        &self,
        first: G::Action,
        sight: &Sight<'_, G>,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> Thought<G::Action> {
        let (setup, guard) = (&self.setup, &self.guard);
        let leaves_off = |action: &G::Action| G::leaves_off(sight, action) == Some(true);
        // What a lost turn costs shows late.
        let ending = if self.sees_all {
            self.budget
        } else {
            self.budget.at_least(Budget::for_ends::<G>())
        };
        if leaves_off(&first) {
            return think_beyond(first, setup, sight, legal, ending, guard, dice);
        }
        let thought = think_beyond(first, setup, sight, legal, self.budget, guard, dice);
        let chosen = &thought.weighed[thought.chosen].action;
        if thought.was_cut || !leaves_off(chosen) {
            return thought;
        }
        // Whoever comes to think of leaving off thinks again.
        let again = think_beyond(chosen.clone(), setup, sight, legal, ending, guard, dice);
        Thought {
            n_played: thought.n_played + again.n_played,
            ..again
        }
    }
}

impl<G: Playable> Bot<G> for Searcher<G> {
    fn choose(
        &mut self,
        sight: &Sight<'_, G>,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> Option<G::Action> {
        self.report = Report::default();
        let is_weighty = sight
            .prompt()
            .is_some_and(|prompt| G::is_weighty(&prompt.ask));
        let first = self.thumb.choose(sight, legal, dice)?;
        let leaves_off = G::leaves_off(sight, &first) == Some(true);
        let slips = self.budget.slips;
        // Nobody overlooks that there is something left to do.
        if slips > 0 && dice.below(100) < slips && !leaves_off {
            return Some(slip(&mut *self.thumb, first, sight, legal, dice));
        }
        if !is_weighty || legal.len() < 2 {
            return Some(first);
        }
        if G::is_settled(sight, &first) {
            return Some(first);
        }
        let attention = self.attention(sight);
        let is_inattentive = attention < 100 && dice.below(100) >= attention;
        if is_inattentive && !leaves_off {
            return Some(first);
        }
        let thought = self.think_about(first, sight, legal, dice);
        self.report = Report {
            why: thought
                .runner_up()
                .and_then(|over| thought.reason::<G>(over)),
            n_played: thought.n_played,
            was_cut: thought.was_cut,
        };
        let chosen = thought.chosen;
        thought
            .weighed
            .into_iter()
            .nth(chosen)
            .map(|weighed| weighed.action)
    }

    fn answers(&self, prompt: &Prompt<G::Ask>) -> bool {
        self.thumb.answers(prompt)
    }

    fn sees_all(&self) -> bool {
        self.sees_all
    }

    fn report(&self) -> Report {
        self.report.clone()
    }
}
