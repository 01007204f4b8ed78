//! Looking back at a game: the chance to win at every turn, as far as the table could know it, where it turned, and
//! whether that was luck or a choice.
//!
//! At a turn everything that the seat about to act cannot know is dealt anew, again and again, and bots play each deal to
//! its end. A chance is therefore "as these bots would play on". A choice is held against the others it had in the same
//! deals with the same dice, so its cost is known much better than either chance; what is left of a change is luck.

mod found;
#[cfg(test)]
mod tests;

use std::ops::Range;

use shamble_bots::{Bot, Level, Sight, bot};
use shamble_catalog::for_game;
use shamble_core::log::{Entry, Input};
use shamble_core::replay::Replay;
use shamble_core::session::ReplayError;
use shamble_core::{Dice, Millis, Outcome, Seat, SeatSet, Seed, Session, Setup, SetupError, Text};
use thiserror::Error;

use crate::compare::compare;
use crate::observe::{Observed, Relation};
use crate::partial::Origin;
use crate::play::{after, play_on};
use crate::stats::Share;

pub use found::{Analysis, Decision, Party, Point, TurningPoint};

/// Inputs after which a deal is given up and counts as not won.
const MAX_INPUTS: u32 = 20_000;

/// Changes smaller than this are not worth a word.
const SMALL_CHANGE: f64 = 0.08;

/// Choices that are held against the one that was made, at most.
const MAX_CHOICES: usize = 12;

/// Deals of the first pass over the turns: a rough curve soon, before any turn is looked at closely.
const SKETCH_DEALS: u32 = 6;

/// A game with fewer turns than this is looked at act by act.
const FEW_TURNS: usize = 8;

/// Acts of a turn that are told of, at most.
const MAX_ACTS: usize = 6;

/// How much to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Deals at each turn.
    pub deals: u32,
    /// Turns looked at; more are thinned out evenly.
    pub turns: usize,
    /// Turning points whose choices are looked into.
    pub turning_points: usize,
    /// Decisions of a turn that are looked into, at most.
    pub decisions: usize,
    /// Deals for each choice of a decision: one half finds the best, the other says what it is worth.
    pub choice_deals: u32,
}

impl Budget {
    /// For somebody who waits at a terminal.
    pub const THOROUGH: Self = Self {
        deals: 64,
        turns: 60,
        turning_points: 5,
        decisions: 8,
        choice_deals: 160,
    };

    /// For a server that has tables to serve.
    pub const BRIEF: Self = Self {
        deals: 24,
        turns: 24,
        turning_points: 3,
        decisions: 4,
        choice_deals: 64,
    };
}

/// Who waits for a look back: hears of it as it goes on, may hold it up, and may end it.
pub trait Onlooker {
    /// Asked before every deal, thousands of times. Others may have the core meanwhile; `false` ends the look back.
    fn goes_on(&mut self) -> bool;

    /// The share of the work that is done.
    fn progress(&mut self, share: f64) {
        let _ = share;
    }

    /// What is known by now: first a rough curve, then a better one, then turning point by turning point.
    fn told(&mut self, so_far: &Analysis) {
        let _ = so_far;
    }
}

/// Why a game cannot be looked back at.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AnalysisError {
    /// No game has that id.
    #[error("unknown game '{0}'")]
    UnknownGame(String),
    /// The game does not take the table's options or seats.
    #[error(transparent)]
    Setup(SetupError),
    /// The recording does not replay.
    #[error("{0}")]
    Broken(String),
    /// Somebody asked to stop.
    #[error("stopped")]
    Stopped,
}

/// Looks back at a game. Everything that is said on the way is for the one who waits.
pub fn analyse(
    replay: &Replay,
    budget: Budget,
    onlooker: &mut dyn Onlooker,
) -> Result<Analysis, AnalysisError> {
    for_game!(replay.game.as_str(), G => Looker::<G>::new(replay, budget, onlooker)?.look())
        .unwrap_or_else(|| Err(AnalysisError::UnknownGame(replay.game.clone())))
}

/// A position of the game, before an input of one seat.
struct Stand<G> {
    inputs: usize,
    turn: u32,
    state: G,
    now: Millis,
    seat: Seat,
    action: String,
}

/// Counts turns: a game tells only that one is not the one before, and nothing while something else is asked.
#[derive(Default)]
struct Turns {
    n: u32,
    stage: Option<u32>,
}

impl Turns {
    /// The number of the turn at this stage, from 1.
    fn number(&mut self, stage: Option<u32>) -> u32 {
        if stage.is_some() && stage != self.stage {
            self.n += 1;
            self.stage = stage;
        }
        self.n.max(1)
    }
}

/// How many deals of a turn were won, by the crew and by each seat.
#[derive(Clone)]
struct Wins {
    crew: u64,
    seats: Vec<u32>,
}

impl Wins {
    fn none(n_seats: usize) -> Self {
        Self {
            crew: 0,
            seats: vec![0; n_seats],
        }
    }
}

struct Looker<'a, G: Observed> {
    replay: &'a Replay,
    budget: Budget,
    onlooker: &'a mut dyn Onlooker,
    bots: Vec<Box<dyn Bot<G>>>,
    /// Every position in which a seat acted.
    stands: Vec<Stand<G>>,
    end: G,
    end_ms: u32,
}

impl<'a, G: Observed> Looker<'a, G> {
    fn new(
        replay: &'a Replay,
        budget: Budget,
        onlooker: &'a mut dyn Onlooker,
    ) -> Result<Self, AnalysisError> {
        let broken = |reason: String| AnalysisError::Broken(reason);
        let mut session =
            Session::<G>::replay(replay.setup.clone(), &[]).map_err(|error| match error {
                ReplayError::Setup(error) => AnalysisError::Setup(error),
                error => broken(error.to_string()),
            })?;
        let mut stands = Vec::new();
        let mut turns = Turns::default();
        for (index, entry) in replay.log.iter().enumerate() {
            if let Entry {
                at,
                input: Input::Act { seat, action },
            } = entry
            {
                stands.push(Stand {
                    inputs: index,
                    turn: turns.number(G::stage(session.state())),
                    state: session.state().clone(),
                    now: *at,
                    seat: *seat,
                    action: action.clone(),
                });
            }
            session
                .replay_entry(entry)
                .map_err(|reason| broken(format!("input {}: {reason}", index + 1)))?;
        }
        // The true seed stands for the cards to come; bots get one that tells them nothing.
        let blind = Setup {
            seed: Seed::from_number(0),
            ..replay.setup.clone()
        };
        Ok(Self {
            bots: Seat::all(replay.setup.seats)
                .map(|seat| bot(Level::Thumb, &blind, seat))
                .collect(),
            replay,
            budget,
            onlooker,
            stands,
            end_ms: session.now().0,
            end: session.state().clone(),
        })
    }

    fn look(mut self) -> Result<Analysis, AnalysisError> {
        let turns = self.turns();
        let outcome = self.end.outcome();
        let mut found = Analysis {
            origin: Origin::default(),
            game: self.replay.game.clone(),
            relation: self.end.relation(),
            level: Level::Thumb.name(),
            deals: 0,
            whole: false,
            result: outcome.as_ref().map(|outcome| outcome.result),
            points: Vec::new(),
            turning_points: Vec::new(),
            parties: Vec::new(),
        };
        let work = (turns.len() + 4 * self.budget.turning_points).max(1) as f64;
        let mut counts = vec![Wins::none(self.replay.setup.seats); turns.len()];
        for until in [SKETCH_DEALS.min(self.budget.deals), self.budget.deals] {
            if until == found.deals {
                continue;
            }
            for (done, &turn) in turns.iter().enumerate() {
                self.count_wins(turn, found.deals..until, &mut counts[done])?;
                let deals = f64::from(found.deals)
                    + f64::from(until - found.deals) * (done + 1) as f64 / turns.len() as f64;
                let share = deals / f64::from(self.budget.deals);
                self.onlooker.progress(share * turns.len() as f64 / work);
            }
            found.deals = until;
            found.points = self.points(&turns, &counts, until);
            found.points.push(self.end_point(outcome.as_ref()));
            found.parties = self.parties(&found);
            self.onlooker.told(&found);
        }
        for (done, point) in self
            .largest_changes(&turns, &found.points)
            .into_iter()
            .enumerate()
        {
            let turning_point = self.turning_point(point, &turns, &found.points)?;
            found.turning_points.push(turning_point);
            found.parties = self.parties(&found);
            self.onlooker
                .progress((turns.len() + 4 * (done + 1)) as f64 / work);
            self.onlooker.told(&found);
        }
        found.whole = true;
        self.onlooker.told(&found);
        Ok(found)
    }

    /// Who stands together, and what became of their chance.
    fn parties(&self, found: &Analysis) -> Vec<Party> {
        let all = || Seat::all(self.replay.setup.seats);
        let is_crew = |seat: &Seat| self.end.side(*seat) == G::CREW;
        let mut groups: Vec<Vec<Seat>> = Vec::new();
        if self.end.relation() == Relation::Rivals {
            groups.extend(all().map(|seat| vec![seat]));
        } else {
            groups.push(all().filter(is_crew).collect());
            groups.extend(all().filter(|seat| !is_crew(seat)).map(|seat| vec![seat]));
        }
        let party = |seats: Vec<Seat>| {
            let first = *seats.first()?;
            let crew = self.end.relation() != Relation::Rivals && is_crew(&first);
            let chance = |point: &Point| {
                if crew {
                    point.crew.share
                } else {
                    point.seats[first.index()]
                }
            };
            let (before, after) = (chance(found.points.first()?), chance(found.points.last()?));
            let own = |turn: &&TurningPoint| seats.contains(&turn.seat);
            let turns = found.turning_points.iter().filter(own);
            // Not `sum`, which makes minus nothing of no turns.
            let choice = turns.fold(0.0, |sum, turn| sum + turn.choice);
            Some(Party {
                crew,
                before,
                after,
                choice,
                luck: after - before - choice,
                seats,
            })
        };
        groups.into_iter().filter_map(party).collect()
    }

    /// Stands at which another seat begins to act, or another round in games that count them.
    fn turns(&self) -> Vec<usize> {
        let key = |stand: &Stand<G>| match stand.state.round() {
            Some(round) => (round, self.several_act(stand).then_some(stand.seat)),
            None => (stand.turn, Some(stand.seat)),
        };
        let begins = |index: &usize| {
            *index == 0 || key(&self.stands[*index]) != key(&self.stands[index - 1])
        };
        let mut all: Vec<usize> = (0..self.stands.len()).filter(begins).collect();
        // Somebody alone has no turns to tell apart: every act may begin a stretch.
        if all.len() < FEW_TURNS {
            all = (0..self.stands.len()).collect();
        }
        let keep = self.budget.turns.max(1);
        if all.len() <= keep {
            return all;
        }
        (0..keep)
            .map(|index| all[index * all.len() / keep])
            .collect()
    }

    /// Whether seats take turns within a round: only one is asked.
    fn several_act(&self, stand: &Stand<G>) -> bool {
        stand.state.prompts().len() == 1
    }

    fn check(&mut self) -> Result<(), AnalysisError> {
        if self.onlooker.goes_on() {
            Ok(())
        } else {
            Err(AnalysisError::Stopped)
        }
    }

    /// Plays some more deals of a turn and counts who won.
    fn count_wins(
        &mut self,
        turn: usize,
        deals: Range<u32>,
        wins: &mut Wins,
    ) -> Result<(), AnalysisError> {
        for deal in deals {
            let winners = self.play_deal(turn, deal, None)?;
            wins.crew += u64::from(self.is_crew_among(winners));
            for seat in winners.iter() {
                wins.seats[seat.index()] += 1;
            }
        }
        Ok(())
    }

    fn points(&self, turns: &[usize], wins: &[Wins], deals: u32) -> Vec<Point> {
        let of_all = |n: &u32| f64::from(*n) / f64::from(deals);
        let point = |(turn, wins): (&usize, &Wins)| {
            let stand = &self.stands[*turn];
            Point {
                inputs: stand.inputs,
                turn: stand.turn,
                at_ms: stand.now.0,
                round: stand.state.round(),
                seat: Some(stand.seat),
                crew: Share::new(wins.crew, deals.into()),
                seats: wins.seats.iter().map(of_all).collect(),
            }
        };
        turns.iter().zip(wins).map(point).collect()
    }

    fn end_point(&self, outcome: Option<&Outcome>) -> Point {
        let winners = outcome.map_or(SeatSet::EMPTY, |outcome| outcome.winners);
        let won = self.is_crew_among(winners);
        let sure = f64::from(u8::from(won));
        Point {
            inputs: self.replay.log.len(),
            turn: self.stands.last().map_or(1, |stand| stand.turn),
            at_ms: self.end_ms,
            round: self.end.round(),
            seat: None,
            crew: Share {
                n: u64::from(won),
                share: sure,
                low95: sure,
                high95: sure,
            },
            seats: Seat::all(self.replay.setup.seats)
                .map(|seat| f64::from(u8::from(winners.has(seat))))
                .collect(),
        }
    }

    fn is_crew_among(&self, winners: SeatSet) -> bool {
        winners.iter().any(|seat| self.end.side(seat) == G::CREW)
    }

    /// Whose chance is watched when `seat` acts, at a point.
    fn chance(&self, point: &Point, seat: Seat) -> f64 {
        match self.end.relation() {
            Relation::Together => point.crew.share,
            Relation::Against | Relation::Rivals => point.seats[seat.index()],
        }
    }

    fn is_good(&self, winners: SeatSet, seat: Seat) -> bool {
        match self.end.relation() {
            Relation::Together => self.is_crew_among(winners),
            Relation::Against | Relation::Rivals => winners.has(seat),
        }
    }

    /// Who wins deal number `deal` of what the acting seat knows, after `action` if one is given. The same number is the
    /// same deal with the same dice, whatever the action.
    fn play_deal(
        &mut self,
        stand: usize,
        deal: u32,
        action: Option<&G::Action>,
    ) -> Result<SeatSet, AnalysisError> {
        self.check()?;
        let Stand {
            state, now, seat, ..
        } = &self.stands[stand];
        let mut dice = Dice::new(Seed::from_number(u64::from(deal)));
        let dealt = state.determinize(*seat, &mut dice);
        let (dealt, now) = match action {
            None => (dealt, *now),
            Some(action) => match after(&dealt, *now, *seat, action) {
                Some(next) => next,
                None => return Ok(SeatSet::EMPTY),
            },
        };
        let mut legal = Vec::new();
        let played = play_on(
            dealt,
            now,
            &mut self.bots,
            &mut dice,
            &mut legal,
            MAX_INPUTS,
        );
        Ok(match played {
            Ok(Some(outcome)) => outcome.winners,
            Ok(None) | Err(_) => SeatSet::EMPTY,
        })
    }

    fn largest_changes(&self, turns: &[usize], points: &[Point]) -> Vec<usize> {
        let change = |point: usize| {
            let seat = self.stands[turns[point]].seat;
            let (before, after) = (&points[point], &points[point + 1]);
            (self.chance(after, seat) - self.chance(before, seat)).abs()
        };
        let mut order: Vec<usize> = (0..turns.len())
            .filter(|point| change(*point) >= SMALL_CHANGE)
            .collect();
        order.sort_by(|one, other| change(*other).total_cmp(&change(*one)));
        order.truncate(self.budget.turning_points);
        order
    }

    fn turning_point(
        &mut self,
        point: usize,
        turns: &[usize],
        points: &[Point],
    ) -> Result<TurningPoint, AnalysisError> {
        let begin = turns[point];
        let end = turns.get(point + 1).copied().unwrap_or(self.stands.len());
        let seat = self.stands[begin].seat;
        let (before, after) = (
            self.chance(&points[point], seat),
            self.chance(&points[point + 1], seat),
        );
        let own: Vec<usize> = (begin..end)
            .filter(|stand| self.stands[*stand].seat == seat)
            .collect();
        let words = |stand: &usize| {
            let Stand { state, action, .. } = &self.stands[*stand];
            let action: G::Action = action.parse().ok()?;
            Some(state.label(seat, &action))
        };
        let acts: Vec<Text> = own.iter().filter_map(words).take(MAX_ACTS).collect();
        let mut choice = 0.0;
        let mut worst: Option<Decision> = None;
        for stand in own.into_iter().take(self.budget.decisions) {
            let Some(decision) = self.decision(stand)? else {
                continue;
            };
            choice -= decision.loss;
            if worst
                .as_ref()
                .is_none_or(|worst| decision.loss > worst.loss)
            {
                worst = Some(decision);
            }
        }
        let stand = &self.stands[begin];
        Ok(TurningPoint {
            point,
            inputs: stand.inputs,
            turn: stand.turn,
            at_ms: stand.now.0,
            seat,
            before,
            after,
            choice,
            luck: after - before - choice,
            acts,
            decision: worst,
        })
    }

    /// The choice made at a stand, if another was better beyond doubt.
    fn decision(&mut self, stand: usize) -> Result<Option<Decision>, AnalysisError> {
        let Stand {
            state,
            now,
            seat,
            action,
            inputs,
            ..
        } = &self.stands[stand];
        let (state, now, seat, inputs) = (state.clone(), *now, *seat, *inputs);
        let Ok(chosen) = action.parse::<G::Action>() else {
            return Ok(None);
        };
        let mut choices = vec![chosen.clone()];
        let mut legal = Vec::new();
        state.legal_actions(seat, now, &mut legal);
        // What the bots would do is always among the others.
        let sight = Sight::new(&state, seat, now);
        let usual =
            self.bots[seat.index()].choose(&sight, &legal, &mut Dice::new(Seed::from_number(0)));
        for action in usual.into_iter().chain(legal) {
            if choices.len() < MAX_CHOICES && !choices.contains(&action) {
                choices.push(action);
            }
        }
        let mut outcomes: Vec<Vec<f64>> = Vec::with_capacity(choices.len());
        for action in &choices {
            let mut won = Vec::with_capacity(self.budget.choice_deals as usize);
            for deal in 0..self.budget.choice_deals {
                let winners = self.play_deal(stand, deal, Some(action))?;
                won.push(f64::from(u8::from(self.is_good(winners, seat))));
            }
            outcomes.push(won);
        }
        // One half of the deals chooses the best, the other says what it is worth: judged by the deals that chose it, the
        // luckiest of many choices would look better than it is.
        let sum = |choice: usize| outcomes[choice].iter().step_by(2).sum::<f64>();
        let others = 1..choices.len();
        let Some(best) = others.max_by(|one, other| sum(*one).total_cmp(&sum(*other))) else {
            return Ok(None);
        };
        let judged = |choice: usize| outcomes[choice].iter().copied().skip(1).step_by(2);
        let pairs: Vec<(f64, f64)> = judged(0).zip(judged(best)).collect();
        let found = compare("", "", &pairs);
        Ok((found.low95 > 0.0).then(|| Decision {
            inputs,
            at_ms: now.0,
            chosen: chosen.to_string(),
            chosen_text: state.label(seat, &chosen),
            chosen_chance: found.share_a,
            better: choices[best].to_string(),
            better_text: state.label(seat, &choices[best]),
            better_chance: found.share_b,
            loss: found.difference,
            low95: found.low95,
            high95: found.high95,
        }))
    }
}
