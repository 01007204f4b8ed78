//! Candidates side by side: the same worlds for all, paired comparison, and early retirement of the worse.

use shamble_core::{Dice, Seat};

use super::budget::{BATCH, Budget};
use super::candidates::Candidate;
use super::playout::{Horizon, Plan, Playout};
use super::{Guard, Harms, Thought, Weighed};
use crate::advice::Harm;
use crate::{Bot, Playable, Sight};

/// A candidate is dropped when it is worse than the leader by so many standard errors of the paired difference.
const DROP: f32 = 2.0;
/// Whatever replaces the rule of thumb's move must be better by at least this much of a chance, besides the standard
/// errors that the budget asks for: smaller gains are for noise.
const MIN_LEAD: f32 = 0.004;

/// The worse half is dropped when such a part of the worlds is used up, in whole batches.
const HALVED_AT: [usize; 3] = [8, 4, 2];

/// Fewer worlds than this say nothing: a thought that is cut before leaves it at the rule of thumb's move, and a hint, which
/// has to tell something, is not cut before.
const MIN_WORLDS: usize = 4;

/// A candidate stays in while it could still come to replace the rule of thumb's move, if it is better than it has looked
/// so far by this many standard errors of what is to come.
const HOPE: f32 = 2.0;

/// The rule of thumb's move is beaten before its time only after so many worlds,
const SURE_AFTER: usize = 8;
/// and by so many standard errors more, shared among the worlds: a few of them agree by accident.
const SMALL_SAMPLE: f32 = 8.0;

/// Candidates that compete.
pub(super) struct Race<A> {
    runners: Vec<Runner<A>>,
    seat: Seat,
    budget: Budget,
    n_worlds: usize,
    n_played: u32,
    row: usize,
}

struct Runner<A> {
    action: A,
    is_in: bool,
    /// What its future was worth in each world.
    scores: Vec<f32>,
    harms: Option<Harms>,
    /// Sums of what was measured at the end of its futures.
    values: Vec<f32>,
}

/// What came of a candidate in one world.
struct Future {
    /// Which candidate.
    number: usize,
    score: f32,
    values: Vec<f32>,
    harm: Option<Harm>,
}

impl<A> Race<A> {
    pub(super) fn new(actions: Vec<A>, seat: Seat, budget: Budget) -> Self {
        let runner = |action| Runner {
            action,
            is_in: true,
            scores: Vec::with_capacity(budget.worlds),
            harms: None,
            values: Vec::new(),
        };
        Self {
            runners: actions.into_iter().map(runner).collect(),
            seat,
            budget,
            n_worlds: 0,
            n_played: 0,
            row: 0,
        }
    }

    /// Whether there is anything left to compare, and worlds to do it in.
    pub(super) fn goes_on(&self) -> bool {
        self.n_worlds < self.budget.worlds && self.n_in() > 1
    }

    fn n_in(&self) -> usize {
        self.runners.iter().filter(|runner| runner.is_in).count()
    }

    /// Drops whoever is clearly worse than the leader or comes to the same, or will hardly come to replace the rule of
    /// thumb's move; and at an eighth, a quarter and a half of the worlds the worse half of the rest.
    pub(super) fn drop_the_worse(&mut self) {
        if self.n_worlds < self.budget.patience {
            return;
        }
        let leader = self.leader();
        for i in 0..self.runners.len() {
            // The rule of thumb's move is what the others are measured by.
            let is_yardstick = i == 0 && !self.budget.tells_all;
            if i != leader && self.runners[i].is_in && !is_yardstick {
                let (lead, error) = paired(&self.runners[leader].scores, &self.runners[i].scores);
                self.runners[i].is_in = lead < DROP * error;
            }
        }
        if !self.budget.tells_all {
            self.measure_by_thumb(leader);
        }
        self.halve();
    }

    /// Whoever cannot beat the rule of thumb's move any more is out, and that move is once it is beaten.
    fn measure_by_thumb(&mut self, leader: usize) {
        let caution = self.budget.caution();
        if !self.runners[0].is_in {
            return;
        }
        let n = self.n_worlds as f32;
        // The part of the worlds that has been seen, and so what is left of the error in the end, and what of the lead is
        // still to come.
        let seen = n / self.budget.worlds as f32;
        let (left, to_come) = (seen.sqrt(), (1.0 - seen).sqrt());
        for i in 1..self.runners.len() {
            if self.runners[i].is_in {
                let (lead, error) = paired(&self.runners[i].scores, &self.runners[0].scores);
                self.runners[i].is_in = lead > (caution * left - HOPE * to_come) * error;
            }
        }
        if leader != 0 && self.n_worlds >= SURE_AFTER {
            let (lead, error) = paired(&self.runners[leader].scores, &self.runners[0].scores);
            let bar = (caution + SMALL_SAMPLE / n) * error;
            self.runners[0].is_in = lead <= bar.max(MIN_LEAD);
        }
    }

    fn halve(&mut self) {
        let before = self.n_worlds.saturating_sub(BATCH);
        let is_passed = |part: usize| {
            let mark = self.budget.worlds / part;
            mark >= BATCH && before < mark && mark <= self.n_worlds
        };
        if HALVED_AT.into_iter().any(is_passed) {
            let is_yardstick = |i: usize| i == 0 && !self.budget.tells_all;
            let mut left: Vec<usize> = (0..self.runners.len())
                .filter(|i| self.runners[*i].is_in && !is_yardstick(*i))
                .collect();
            left.sort_by(|a, b| {
                let mean = |i: usize| mean(&self.runners[i].scores);
                mean(*b).total_cmp(&mean(*a))
            });
            let n_kept = left.len().div_ceil(2).max(2);
            for i in left.into_iter().skip(n_kept) {
                self.runners[i].is_in = false;
            }
        }
    }

    /// The best of those that are still in.
    fn leader(&self) -> usize {
        let mut leader = 0;
        let mut best = f32::NEG_INFINITY;
        for (i, runner) in self.runners.iter().enumerate() {
            let mean = mean(&runner.scores);
            if runner.is_in && mean > best {
                (leader, best) = (i, mean);
            }
        }
        leader
    }

    /// Ends the race. Whoever replaces the rule of thumb's move is better than it by as many standard errors as the budget
    /// asks for.
    pub(super) fn finish(self, was_cut: bool) -> Thought<A> {
        let leader = self.leader();
        let (lead, error) = paired(&self.runners[leader].scores, &self.runners[0].scores);
        let is_beaten = !self.budget.tells_all && !self.runners[0].is_in;
        let is_better = is_beaten || lead > (self.budget.caution() * error).max(MIN_LEAD);
        let chosen = if is_better && self.n_worlds >= MIN_WORLDS {
            leader
        } else {
            0
        };
        let weighed = self.runners.into_iter().map(|runner| {
            let n = runner.scores.len().max(1) as f32;
            Weighed {
                chance: mean(&runner.scores),
                error: spread(&runner.scores, mean(&runner.scores)),
                n: runner.scores.len() as u32,
                harms: runner.harms,
                values: runner.values.iter().map(|sum| sum / n).collect(),
                action: runner.action,
            }
        });
        Thought {
            weighed: weighed.collect(),
            chosen,
            n_played: self.n_played,
            was_cut,
            row: self.row,
        }
    }
}

impl<A: Clone> Race<A> {
    /// Plays every candidate that is left in the next batch of worlds. True if the guard ended it before its time.
    pub(super) fn run_batch<G: Playable<Action = A>>(
        &mut self,
        sight: &Sight<'_, G>,
        candidates: &mut [Candidate<G>],
        bots: &mut [Box<dyn Bot<G>>],
        guard: &Guard,
        dice: &mut Dice,
    ) -> bool {
        self.row = G::measure(sight, &mut Vec::new());
        // Only who asks for a hint wants to know who gets hurt.
        let tells_all = self.budget.tells_all;
        let harm_by = |after: &Sight<'_, G>| tells_all.then(|| G::harm(sight, after)).flatten();
        let horizon = Horizon::half_rounds::<G>(self.budget.half_rounds, bots.len());
        let (mut values, mut legal) = (Vec::new(), Vec::new());
        let mut futures: Vec<Future> = Vec::new();
        for _ in 0..BATCH {
            let world = sight.deal(dice);
            let stage = G::stage(&world);
            let luck = dice.seed();
            let runners = self.runners.iter_mut().zip(&mut *candidates);
            for (number, (runner, candidate)) in runners.enumerate() {
                if !runner.is_in {
                    continue;
                }
                // Asked before every future, of which a world has as many as there are candidates: a world that is not
                // whole compares nothing and is forgotten.
                let may_end = !tells_all || self.n_worlds >= MIN_WORLDS;
                if may_end && guard.is_over() {
                    return true;
                }
                let mut playout = Playout::new(world.clone(), sight.now());
                if !sight.is_open() {
                    playout = playout.with_luck(luck);
                }
                if playout.act(self.seat, &runner.action).is_err() {
                    runner.is_in = false;
                    continue;
                }
                bots.iter_mut().for_each(|bot| bot.begin_future());
                let seat = self.seat;
                let plan = candidate.plan.as_mut().map(|bot| Plan { seat, bot });
                playout.play(stage, horizon, plan, bots, &mut Dice::new(luck), &mut legal);
                let score = playout.worth(self.seat, &mut values);
                futures.push(Future {
                    number,
                    score,
                    values: values.clone(),
                    harm: harm_by(&Sight::new(&playout.state, self.seat, playout.now)),
                });
                self.n_played += 1;
            }
            for future in futures.drain(..) {
                let runner = &mut self.runners[future.number];
                runner.scores.push(future.score);
                runner.add(&future.values);
                if let Some(harm) = future.harm {
                    runner.harms.get_or_insert_default().count(harm);
                }
            }
            self.n_worlds += 1;
        }
        false
    }
}

impl<A> Runner<A> {
    fn add(&mut self, values: &[f32]) {
        self.values.resize(values.len(), 0.0);
        for (sum, value) in self.values.iter_mut().zip(values) {
            *sum += value;
        }
    }
}

fn mean(scores: &[f32]) -> f32 {
    scores.iter().sum::<f32>() / scores.len().max(1) as f32
}

/// The standard error of the mean.
fn spread(scores: &[f32], mean: f32) -> f32 {
    let n = scores.len() as f32;
    let squares: f32 = scores.iter().map(|score| (score - mean).powi(2)).sum();
    (squares / (n * (n - 1.0)).max(1.0)).sqrt()
}

/// By how much `a` beats `b` in the worlds that both were played in, and the standard error of that.
fn paired(a: &[f32], b: &[f32]) -> (f32, f32) {
    let differences: Vec<f32> = a.iter().zip(b).map(|(a, b)| a - b).collect();
    let lead = mean(&differences);
    (lead, spread(&differences, lead))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn race(scores: &[&[f32]]) -> Race<usize> {
        let budget = Budget {
            candidates: scores.len(),
            ..Budget::new(2, 4, 1, 15)
        };
        let mut race = Race::new((0..scores.len()).collect(), Seat::new(0), budget);
        for (runner, scores) in race.runners.iter_mut().zip(scores) {
            runner.scores = scores.to_vec();
        }
        race.n_worlds = 2 * BATCH;
        race
    }

    #[test]
    fn pairs_tell_more_than_their_means() {
        // The worlds differ much, the choices little but always the same way.
        let worlds: Vec<f32> = (0..16).map(|i| i as f32 / 16.0).collect();
        let better: Vec<f32> = worlds.iter().map(|score| score + 0.02).collect();
        let (lead, error) = paired(&better, &worlds);
        assert!((lead - 0.02).abs() < 1e-4 && error < 1e-4, "{lead} {error}");
        let mut race = race(&[&worlds, &better]);
        race.drop_the_worse();
        assert_eq!(race.n_in(), 1);
        assert_eq!(race.finish(false).chosen, 1);
    }

    #[test]
    fn noise_does_not_overrule_the_rule_of_thumb() {
        let thumb: Vec<f32> = (0..16).map(|i| f32::from(u8::from(i % 2 == 0))).collect();
        let mut other: Vec<f32> = (0..16).map(|i| f32::from(u8::from(i % 3 == 0))).collect();
        other[1] = 1.0;
        other[5] = 1.0;
        other[7] = 1.0;
        let race = race(&[&thumb, &other]);
        let thought = race.finish(true);
        assert!(thought.weighed[1].chance > thought.weighed[0].chance);
        assert_eq!((thought.chosen, thought.was_cut), (0, true));
    }
}
