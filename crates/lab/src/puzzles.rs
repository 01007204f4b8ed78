//! Positions of real games in which the right beginning wins at once and most others do not.
//!
//! A line wins if it can be played and wins whatever lies in the hidden cards and dice: it is played, as it stands, in
//! many deals of what the seat cannot know. Every line up to a length is tried, so "no other move does it" is not an
//! opinion either.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use shamble_bots::{Bot, Level, bot};
use shamble_catalog::for_game;
use shamble_core::{Dice, Millis, Runner as _, Seat, Seed};
use thiserror::Error;

use crate::difficulty::line;
use crate::observe::Observed;
use crate::partial::Origin;
use crate::plan::{Plan, PlanError, Ready};
use crate::play::{Running, Watch, after};

const FORMAT: &str = "shamble-puzzles 1";

/// Acts of the longest line.
pub const MAX_LINE: usize = 4;

/// Positions that are tried before a search is given up.
const MAX_NODES: usize = 150_000;

/// Winning lines that are kept for the test in other deals.
const MAX_LINES: usize = 4096;

/// Deals in which a line must win when it is found.
const FIND_DEALS: u64 = 64;

/// A position needs this many beginnings to be a question.
const MIN_CHOICES: usize = 4;

/// More right answers than this are none.
const MAX_ANSWERS: usize = 2;

/// Puzzles of one game, as a file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzles {
    /// What the file calls itself.
    pub format: String,
    /// Which program found them, and how to find them again.
    pub origin: Origin,
    /// Id of the game.
    pub game: String,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

/// Win this turn, whatever comes.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Which game of which series it comes from.
    pub id: String,
    /// Who is to move.
    pub seat: Seat,
    /// Game time.
    pub now_ms: u32,
    /// How many beginnings there are.
    pub choices: usize,
    /// The beginnings that win, in their text form.
    pub answers: Vec<String>,
    /// A shortest line that wins.
    pub line: Vec<String>,
    /// The position, as situations write it.
    pub position: Box<RawValue>,
}

/// Why puzzles cannot be read or found.
#[derive(Debug, Error)]
pub enum PuzzleError {
    /// The file does not read.
    #[error("the puzzle file cannot be read: {0}")]
    Unreadable(String),
    /// A puzzle is not one, or not any more.
    #[error("puzzle {id} does not hold: {reason}")]
    Wrong {
        /// Which.
        id: String,
        /// Why.
        reason: String,
    },
    /// The games could not be played.
    #[error(transparent)]
    Plan(#[from] PlanError),
}

/// A position with its time.
type Place<G> = (G, Millis);

/// What a search found in one deal.
struct Found<A> {
    /// Beginnings there are.
    choices: usize,
    /// Lines that win, the shortest first.
    lines: Vec<Vec<A>>,
}

impl Puzzles {
    /// Looks through the games of `plan` until `wanted` are found. `progress` is called with games looked through.
    pub fn find(plan: &Plan, wanted: usize, progress: &dyn Fn(u64)) -> Result<Self, PuzzleError> {
        let ready = plan.check()?;
        let puzzles = for_game!(plan.game.as_str(), G => find::<G>(&ready, wanted, progress))
            .expect("a checked plan names a known game");
        Ok(Self {
            format: FORMAT.to_owned(),
            origin: Origin::default(),
            game: plan.game.clone(),
            puzzles,
        })
    }

    /// The text of the file: a puzzle a line.
    pub fn write(&self) -> String {
        let puzzles: Vec<String> = self
            .puzzles
            .iter()
            .map(|puzzle| format!("    {}", line(puzzle)))
            .collect();
        format!(
            "{{\n  \"format\": {},\n  \"origin\": {},\n  \"game\": {},\n  \"puzzles\": [\n{}\n  ]\n}}\n",
            line(&self.format),
            line(&self.origin),
            line(&self.game),
            puzzles.join(",\n")
        )
    }

    /// Reads a file's text.
    pub fn read(text: &str) -> Result<Self, PuzzleError> {
        let read: Self = serde_json::from_str(text)
            .map_err(|error| PuzzleError::Unreadable(error.to_string()))?;
        if read.format != FORMAT {
            let reason = format!("its format is '{}', not '{FORMAT}'", read.format);
            return Err(PuzzleError::Unreadable(reason));
        }
        Ok(read)
    }

    /// Searches every puzzle anew; its answers must be exactly those that win in `deals` deals.
    pub fn check(&self, deals: u64) -> Result<(), PuzzleError> {
        for puzzle in &self.puzzles {
            let checked = for_game!(self.game.as_str(), G => check::<G>(puzzle, deals));
            let checked = checked
                .ok_or_else(|| PuzzleError::Unreadable(format!("unknown game '{}'", self.game)))?;
            checked.map_err(|reason| PuzzleError::Wrong {
                id: puzzle.id.clone(),
                reason,
            })?;
        }
        Ok(())
    }
}

fn find<G: Observed>(ready: &Ready, wanted: usize, progress: &dyn Fn(u64)) -> Vec<Puzzle> {
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for index in ready.games.clone() {
        if puzzles.len() >= wanted {
            break;
        }
        // The longest question of a game is enough.
        let found = last_turn::<G>(ready, index)
            .into_iter()
            .find_map(|(place, seat)| question(&place, seat));
        if let Some(question) = found {
            puzzles.push(Puzzle {
                id: format!(
                    "{}-{index}",
                    ready.setup.seed.to_string().get(..8).unwrap_or_default()
                ),
                ..question
            });
        }
        progress(1);
    }
    puzzles
}

/// The positions of the last turn of a game that the crew won, the earliest first.
fn last_turn<G: Observed>(ready: &Ready, index: u64) -> Vec<(Place<G>, Seat)> {
    let setup = ready.table(index);
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(setup.seats)
        .map(|seat| bot(Level::Thumb, &setup, seat))
        .collect();
    let mut dice = Dice::new(setup.seed.derive(u64::MAX));
    let state = G::new(&setup).expect("the plan was checked");
    let mut running = Running::new(state, Millis::ZERO, Watch::default());
    let mut last: std::collections::VecDeque<(Place<G>, Seat)> = std::collections::VecDeque::new();
    let mut legal = Vec::new();
    let mut n_inputs = 0;
    let outcome = loop {
        if let Some(outcome) = running.state().outcome() {
            break outcome;
        }
        n_inputs += 1;
        if n_inputs > ready.max_inputs {
            return Vec::new();
        }
        let asked = running.asked();
        if let [only] = &asked[..] {
            last.push_back(((running.state().clone(), running.now()), only.seat));
            if last.len() > MAX_LINE {
                last.pop_front();
            }
        } else {
            last.clear();
        }
        match running.somebody_acts(&asked, &mut bots, &mut dice, &mut legal) {
            Ok(true) => {}
            Ok(false) if running.pass() => {}
            _ => return Vec::new(),
        }
    };
    let won = |seat: Seat| outcome.winners.has(seat);
    let Some((_, seat)) = last.back().filter(|(_, seat)| won(*seat)) else {
        return Vec::new();
    };
    let seat = *seat;
    let same = last
        .iter()
        .rev()
        .take_while(|(_, other)| *other == seat)
        .count();
    last.into_iter().rev().take(same).rev().collect()
}

/// The puzzle that a position makes, if it makes one.
fn question<G: Observed>((state, now): &Place<G>, seat: Seat) -> Option<Puzzle> {
    let found = search::<G>(state, *now, seat)?;
    let sure = sure_lines::<G>(state, *now, seat, &found.lines, FIND_DEALS);
    let answers = beginnings(&sure);
    let line = sure.first()?;
    let is_question = found.choices >= MIN_CHOICES
        && line.len() >= 2
        && (1..=MAX_ANSWERS).contains(&answers.len());
    let position =
        serde_json::value::to_raw_value(&state.position()).expect("positions have string keys");
    is_question.then(|| Puzzle {
        id: String::new(),
        seat,
        now_ms: now.0,
        choices: found.choices,
        line: line.iter().map(ToString::to_string).collect(),
        answers,
        position,
    })
}

/// The first acts of these lines, each once.
fn beginnings<A: std::fmt::Display>(lines: &[Vec<A>]) -> Vec<String> {
    let mut answers: Vec<String> = lines.iter().map(|line| line[0].to_string()).collect();
    answers.sort();
    answers.dedup();
    answers
}

/// Every line of the seat's own acts that wins in one deal, by trying all of them. Nothing if there are too many.
fn search<G: Observed>(state: &G, now: Millis, seat: Seat) -> Option<Found<G::Action>> {
    let dealt = deal(state, seat, 0);
    let mut lines = Vec::new();
    let mut nodes = 0;
    let mut choices = 0;
    // One length after the other, so that the shortest lines come first and none is tried beyond its win.
    let mut open: Vec<(Place<G>, Vec<G::Action>)> = vec![((dealt, now), Vec::new())];
    for length in 0..MAX_LINE {
        let mut next = Vec::new();
        for ((state, now), line) in open {
            let mut legal = Vec::new();
            state.legal_actions(seat, now, &mut legal);
            if length == 0 {
                choices = legal.len();
            }
            for action in legal {
                nodes += 1;
                if nodes > MAX_NODES || lines.len() > MAX_LINES {
                    return None;
                }
                let Some(place) = after(&state, now, seat, &action) else {
                    continue;
                };
                let mut line = line.clone();
                line.push(action);
                match standing(&place, seat) {
                    Standing::Won => lines.push(line),
                    Standing::OnTurn if length + 1 < MAX_LINE => next.push((place, line)),
                    Standing::OnTurn | Standing::Gone => {}
                }
            }
        }
        open = next;
    }
    Some(Found { choices, lines })
}

enum Standing {
    Won,
    /// The seat alone is to act.
    OnTurn,
    /// Over without a win, or somebody else's turn.
    Gone,
}

fn standing<G: Observed>((state, now): &Place<G>, seat: Seat) -> Standing {
    if let Some(outcome) = state.outcome() {
        return if outcome.winners.has(seat) {
            Standing::Won
        } else {
            Standing::Gone
        };
    }
    let prompts = state.prompts();
    let mut open = prompts.iter().filter(|prompt| prompt.is_open(*now));
    match (open.next(), open.next()) {
        (Some(prompt), None) if prompt.seat == seat => Standing::OnTurn,
        _ => Standing::Gone,
    }
}

/// Those of the lines that can be played and win in every one of `deals` deals.
fn sure_lines<G: Observed>(
    state: &G,
    now: Millis,
    seat: Seat,
    lines: &[Vec<G::Action>],
    deals: u64,
) -> Vec<Vec<G::Action>> {
    let wins = |line: &[G::Action], number: u64| {
        let mut place = (deal(state, seat, number), now);
        for action in line {
            match after(&place.0, place.1, seat, action) {
                Some(next) => place = next,
                None => return false,
            }
            match standing(&place, seat) {
                Standing::Won => return true,
                Standing::OnTurn => {}
                Standing::Gone => return false,
            }
        }
        false
    };
    let is_sure = |line: &&Vec<G::Action>| (1..=deals).all(|number| wins(line, number));
    lines.iter().filter(is_sure).cloned().collect()
}

fn deal<G: Observed>(state: &G, seat: Seat, number: u64) -> G {
    state.determinize(seat, &mut Dice::new(Seed::from_number(number)))
}

fn check<G: Observed>(puzzle: &Puzzle, deals: u64) -> Result<(), String> {
    let position: G::Position =
        serde_json::from_str(puzzle.position.get()).map_err(|error| error.to_string())?;
    let state = G::from_position(position).map_err(|flaws| flaws.join("; "))?;
    let now = Millis(puzzle.now_ms);
    let found = search::<G>(&state, now, puzzle.seat).ok_or("there are too many lines")?;
    let sure = sure_lines::<G>(&state, now, puzzle.seat, &found.lines, deals);
    let answers = beginnings(&sure);
    if answers != puzzle.answers {
        return Err(format!("{answers:?} win, not {:?}", puzzle.answers));
    }
    let is_line = |line: &Vec<G::Action>| {
        line.iter()
            .map(ToString::to_string)
            .eq(puzzle.line.iter().cloned())
    };
    if !sure.iter().any(is_line) {
        return Err(format!("{:?} does not win", puzzle.line));
    }
    if found.choices != puzzle.choices {
        return Err(format!("there are {} beginnings", found.choices));
    }
    Ok(())
}
