//! Ten million acts and more in every game and mode, at the speed of the rules: no dead end, no panic, no game without
//! an end.
//!
//! [`crate::liveness`] looks at every move as closely as the contract does and gets through some thousand acts a second.
//! This plays on a bare state, with tables of every size, pace and mixture of options, and half of all acts out of the
//! blue; it looks closely only now and then ([`game`]).

mod game;
mod options;

use shamble_catalog::{GAMES, for_game};
use shamble_core::{Game, Pace, Seed, Setup};
use tokio::time::Instant;

use self::game::{Played, play};
use crate::Report;
use crate::dice::Random;

pub use self::options::mixture;

/// A mode in which so much was found is left alone: the rest would be much the same.
const MAX_FOUND: usize = 3;

/// How much is tried.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Acts in every game and mode; those out of the blue count, whether they are accepted or not.
    pub n_acts: u64,
    /// No new game after this.
    pub until: Option<Instant>,
    /// From which the games follow.
    pub seed: u64,
    /// Only modes whose `game/mode` begins with this.
    pub only: String,
}

/// One game in one mode.
struct Course {
    game: &'static str,
    mode: &'static str,
    played: Played,
    n_games: u64,
    /// Mixtures of options that the game itself refuses.
    n_refused: u64,
    n_found: usize,
}

impl Course {
    fn name(&self) -> String {
        format!("{}/{}", self.game, self.mode)
    }

    fn is_done(&self, plan: &Plan) -> bool {
        self.n_found >= MAX_FOUND || self.played.n_tried >= plan.n_acts
    }
}

/// Runs the trial: a game of each by turns, so that a run that is cut short has tried all of them.
pub fn run(plan: &Plan) -> Report {
    let mut report = Report::new("endurance");
    let mut courses = courses(&plan.only);
    if courses.is_empty() {
        report.found(format!("no mode begins with {}", plan.only));
    }
    let mut round = 0;
    while courses.iter().any(|course| !course.is_done(plan)) {
        for course in courses.iter_mut().filter(|course| !course.is_done(plan)) {
            if plan.until.is_some_and(|until| Instant::now() >= until) {
                return finish(report, &courses);
            }
            if let Err(broken) = course.play(plan.seed, round) {
                course.n_found += 1;
                report.found(broken);
            }
        }
        round += 1;
    }
    finish(report, &courses)
}

fn finish(mut report: Report, courses: &[Course]) -> Report {
    for course in courses {
        let Played {
            n_tried,
            n_odd,
            n_odd_accepted,
            n_inputs,
            n_counts,
            n_looks,
        } = course.played;
        report.count("games", course.n_games);
        report.count("acts", n_tried);
        report.count("of them odd", n_odd);
        report.count("odd and accepted", n_odd_accepted);
        report.count("inputs", n_inputs);
        report.count("counts of all pieces", n_counts);
        report.count("close looks", n_looks);
        report.count("tables the game refused", course.n_refused);
    }
    let least = courses.iter().min_by_key(|course| course.played.n_tried);
    if let Some(least) = least {
        let (n, name) = (least.played.n_tried, least.name());
        report.note(format!("at least {n} acts in every mode ({name})"));
    }
    report
}

fn courses(only: &str) -> Vec<Course> {
    let specs = (GAMES.iter()).filter_map(|id| Some((*id, shamble_catalog::spec(id)?)));
    let all = specs.flat_map(|(game, spec)| {
        spec.modes.into_iter().map(move |mode| Course {
            game,
            mode: mode.id,
            played: Played::default(),
            n_games: 0,
            n_refused: 0,
            n_found: 0,
        })
    });
    all.filter(|course| course.name().starts_with(only))
        .collect()
}

impl Course {
    /// One game: every other one at each pace, with any number of seats and any mixture of options.
    fn play(&mut self, seed: u64, round: u64) -> Result<(), String> {
        let (game, mode) = (self.game, self.mode);
        let spec = shamble_catalog::spec(game).ok_or("a game without a description")?;
        let seats = spec.mode(mode).ok_or("a mode without a description")?;
        let mut random = Random::new(seed ^ round.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let sizes: Vec<usize> = (seats.min_seats..=seats.max_seats).collect();
        let seats = *random.pick(&sizes);
        let setup = Setup {
            options: mixture(&spec, mode, seats, &mut random),
            seats,
            pace: match round % 2 {
                0 => Pace::PerAction,
                _ => Pace::RealTime,
            },
            seed: Seed::from_number(random.number()),
        };
        let played = for_game!(game, G => try_game::<G>(&setup));
        match played.unwrap_or_else(|| Err(format!("unknown game {game}")))? {
            Some(played) => {
                self.played.add(played);
                self.n_games += 1;
            }
            // What stands in no description: hardly anything, and never where nothing was chosen.
            None if setup.options.len() > 1 => self.n_refused += 1,
            None => return Err(format!("{game}: a plain table of {mode} is refused")),
        }
        Ok(())
    }
}

/// Plays a game to its end; nothing if there can be no such table.
fn try_game<G: Game>(setup: &Setup) -> Result<Option<Played>, String> {
    let promise = match play::<G>(setup, None) {
        Ok(played) => return Ok(played),
        Err(promise) => promise,
    };
    // Once more, and this time every input is kept.
    let mut inputs = Vec::new();
    let _ = play::<G>(setup, Some(&mut inputs));
    let last = inputs.split_off(inputs.len().saturating_sub(20));
    let Setup {
        options,
        seats,
        pace,
        seed,
    } = setup;
    Err(format!(
        "{}: {promise}\n  {seats} seats, {}, {options:?}, seed {seed}, after {} inputs:\n    {}",
        G::ID,
        pace.name(),
        inputs.len() + last.len(),
        last.join("\n    ")
    ))
}
