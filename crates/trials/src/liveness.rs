//! Random and odd acts in every game, mode and pace: no dead end, no panic, no game without an end.
//!
//! The work is done by the contract suite of `shamble_core::testing`; this is only the endurance run of it.

use shamble_catalog::{GAMES, for_game};
use shamble_core::options::MODE;
use shamble_core::testing::contract::{Contract, Tried, try_contract};
use shamble_core::{Game, OptionValues, Pace, Seed};
use tokio::time::Instant;

use crate::Report;

/// How much is tried.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Acts in every game and mode, at both paces together; those out of the blue count.
    pub n_acts: u64,
    /// No new game after this.
    pub until: Option<Instant>,
    /// From which the games follow.
    pub seed: u64,
}

/// One game in one mode.
struct Course {
    game: &'static str,
    mode: &'static str,
    seats: std::ops::RangeInclusive<usize>,
    n_acts: u64,
    n_games: u64,
    is_broken: bool,
}

/// Runs the trial: a game of each by turns, so that a run that is cut short has tried all of them.
pub fn run(plan: Plan) -> Report {
    let mut report = Report::new("liveness");
    let mut courses = courses();
    let mut round = 0;
    while courses.iter().any(|course| !course.is_done(plan)) {
        for course in courses.iter_mut().filter(|course| !course.is_done(plan)) {
            if plan.until.is_some_and(|until| Instant::now() >= until) {
                return finish(report, &courses);
            }
            match course.play(plan.seed, round) {
                Ok(tried) => {
                    course.n_acts += (tried.n_inputs + tried.n_odd) as u64;
                    course.n_games += tried.n_games as u64;
                    report.count("odd acts among them", tried.n_odd as u64);
                }
                Err(broken) => {
                    course.is_broken = true;
                    report.found(broken);
                }
            }
        }
        round += 1;
    }
    finish(report, &courses)
}

fn finish(mut report: Report, courses: &[Course]) -> Report {
    for course in courses {
        report.count("games", course.n_games);
        report.count("acts", course.n_acts);
    }
    if let Some(least) = courses.iter().min_by_key(|course| course.n_acts) {
        let Course {
            game, mode, n_acts, ..
        } = least;
        report.note(format!("at least {n_acts} in every mode ({game} {mode})"));
    }
    report
}

fn courses() -> Vec<Course> {
    let specs = GAMES
        .iter()
        .filter_map(|id| Some((*id, shamble_catalog::spec(id)?)));
    specs
        .flat_map(|(game, spec)| {
            spec.modes.into_iter().map(move |mode| Course {
                game,
                mode: mode.id,
                seats: mode.min_seats..=mode.max_seats,
                n_acts: 0,
                n_games: 0,
                is_broken: false,
            })
        })
        .collect()
}

impl Course {
    fn is_done(&self, plan: Plan) -> bool {
        self.is_broken || self.n_acts >= plan.n_acts
    }

    /// One game; numbers of seats and paces take turns.
    fn play(&self, seed: u64, round: u64) -> Result<Tried, String> {
        let n_sizes = (self.seats.end() - self.seats.start() + 1) as u64;
        let contract = Contract {
            options: OptionValues::from([(MODE.to_owned(), self.mode.to_owned())]),
            seats: self.seats.start() + (round / 2 % n_sizes) as usize,
            pace: match round % 2 {
                0 => Pace::PerAction,
                _ => Pace::RealTime,
            },
            games: 1,
            seed: Seed::from_number(seed.wrapping_add(round)),
            // One short game may have nothing to re-deal.
            has_secrets: false,
            ..Contract::default()
        };
        let tried = for_game!(self.game, G => try_game::<G>(&contract));
        tried.unwrap_or_else(|| Err(format!("unknown game {}", self.game)))
    }
}

fn try_game<G: Game>(contract: &Contract) -> Result<Tried, String> {
    try_contract::<G>(contract).map_err(|broken| broken.to_string())
}
