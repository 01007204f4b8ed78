//! What one core does in a second, table by table, and what the calls of a game cost.
//!
//! Everything is held against the yardstick measured in the same run: times differ from machine to machine and from
//! minute to minute, ratios hardly do.

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ThreadTime;
use serde::Serialize;
use shamble_bots::Level;
use shamble_catalog::for_game;
use shamble_core::{Dice, Game, Millis, OptionValues, Quiet, Seat, Seed, Setup, Viewer, drive};

use crate::observe::Observed;
use crate::plan::Plan;
use crate::series::play_some;
use crate::setups::BenchSetup;
use crate::yardstick::race;

/// How long each thing is measured, in processor time, unless somebody is in a hurry.
pub const MEASURE: Duration = Duration::from_millis(300);

/// States that calls are measured on, taken from all over random games.
const N_SAMPLES: usize = 256;

/// Games that are played between two looks at the clock.
const BATCH: u64 = 8;

/// What was measured in one run.
#[derive(Clone, Debug, Serialize)]
pub struct Bench {
    /// What everything is held against.
    pub yardstick: Yardstick,
    /// Table by table.
    pub games: Vec<GameBench>,
}

/// The minimal race written by hand.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Yardstick {
    /// How often all dice of a race were rolled.
    pub ticks: u64,
    /// The same in one second of one core.
    pub ticks_per_cpu_second: f64,
}

/// The figures of one game at one kind of table.
#[derive(Clone, Debug, Serialize)]
pub struct GameBench {
    /// Its id.
    pub game: &'static str,
    /// Which of its tables.
    pub setup: &'static str,
    /// What the players of that table chose.
    pub options: OptionValues,
    /// Seats of the tables measured.
    pub seats: usize,
    /// Whole games by bots of each level.
    pub play: Vec<Play>,
    /// Size of a state in memory.
    pub state_bytes: usize,
    /// Mean size of a seat's view as JSON.
    pub view_json_bytes: usize,
    /// What calls cost on states from all over a game.
    pub calls: Vec<Call>,
}

/// Whole games, on one thread.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Play {
    /// Who played all seats.
    pub level: &'static str,
    /// How many games.
    pub games: u64,
    /// How often seats acted.
    pub actions: u64,
    /// Actions in one second of one core.
    pub actions_per_cpu_second: f64,
    /// Actions for each tick of the yardstick in the same time.
    pub of_yardstick: f64,
}

/// The cost of one call.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Call {
    /// Which.
    pub name: CallName,
    /// Processor time in nanoseconds.
    pub ns: f64,
    /// The same in ticks of the yardstick.
    pub yardstick_ticks: f64,
}

/// The calls that are measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CallName {
    /// Cloning a state.
    Clone,
    /// [`Game::prompts`].
    Prompts,
    /// [`Game::legal_actions`] of all seats that are asked.
    LegalActions,
    /// [`Game::view`] of a seat.
    View,
    /// The same, written as JSON.
    ViewJson,
    /// [`Game::determinize`] for a seat.
    Determinize,
    /// [`Game::state_hash`].
    StateHash,
}

impl Yardstick {
    /// Nanoseconds of one tick.
    pub fn tick_ns(&self) -> f64 {
        1e9 / self.ticks_per_cpu_second
    }

    fn measure(time: Duration) -> Self {
        let mut dice = Dice::new(Seed::from_number(1));
        let mut ticks = 0;
        let begin = ThreadTime::now();
        while begin.elapsed() < time {
            for n_zombies in 1..=3 {
                ticks += u64::from(black_box(race(n_zombies, &mut dice)).ticks);
            }
        }
        Self {
            ticks,
            ticks_per_cpu_second: ticks as f64 / begin.elapsed().as_secs_f64(),
        }
    }
}

/// Measures these tables, each thing for `time`; games that are unknown are left out. `progress` is called after each
/// thing measured.
pub fn bench(setups: &[BenchSetup], time: Duration, progress: &dyn Fn()) -> Bench {
    let yardstick = Yardstick::measure(time);
    progress();
    let games = setups
        .iter()
        .filter_map(|setup| {
            let meter = Meter {
                setup,
                time,
                yardstick: &yardstick,
                progress,
            };
            for_game!(setup.game, G => meter.measure::<G>())
        })
        .collect();
    Bench { yardstick, games }
}

/// How many times [`bench`] calls `progress` for so many tables.
pub fn n_measured(n_setups: usize) -> usize {
    1 + n_setups * (Level::BY_RULE.len() + N_CALLS)
}

const N_CALLS: usize = 7;

/// What is measured, for how long, against what.
struct Meter<'a> {
    setup: &'a BenchSetup,
    time: Duration,
    yardstick: &'a Yardstick,
    progress: &'a dyn Fn(),
}

impl Meter<'_> {
    fn measure<G: Observed>(&self) -> GameBench {
        let play = Level::BY_RULE
            .into_iter()
            .map(|level| {
                let play = self.play::<G>(level);
                (self.progress)();
                play
            })
            .collect();
        let samples = self.samples::<G>();
        let calls = self.calls(&samples);
        let view_bytes = |sample: &Sample<G>| view_json(sample).len();
        GameBench {
            game: self.setup.game,
            setup: self.setup.name,
            options: self.setup.options(),
            seats: self.table(0).seats,
            play,
            state_bytes: size_of::<G>(),
            view_json_bytes: samples.iter().map(view_bytes).sum::<usize>() / samples.len(),
            calls,
        }
    }

    fn plan(&self) -> Plan {
        Plan {
            options: self.setup.options(),
            ..Plan::new(self.setup.game)
        }
    }

    /// The table of game `index`.
    fn table(&self, index: u64) -> Setup {
        let ready = self.plan().check().expect("a table that a test tries");
        Setup {
            seed: ready.setup.seed.derive(index),
            ..ready.setup
        }
    }

    fn play<G: Observed>(&self, level: Level) -> Play {
        let plan = Plan {
            bots: vec![level.into()],
            ..self.plan()
        };
        let ready = plan.check().expect("a table that a test tries");
        let (mut games, mut actions, mut cpu) = (0, 0, Duration::ZERO);
        while cpu < self.time {
            let tally = play_some::<G>(&ready, games..games + BATCH, |_| true)
                .expect("bots do what the rules allow, which the tests see to");
            games += tally.games;
            actions += tally.actions;
            cpu += Duration::from_micros(tally.cpu_us);
        }
        let actions_per_cpu_second = actions as f64 / cpu.as_secs_f64();
        Play {
            level: level.name(),
            games,
            actions,
            actions_per_cpu_second,
            of_yardstick: actions_per_cpu_second / self.yardstick.ticks_per_cpu_second,
        }
    }

    /// States from all over random games.
    fn samples<G: Game>(&self) -> Vec<Sample<G>> {
        let mut dice = Dice::new(Seed::from_number(2));
        let mut samples = Vec::with_capacity(N_SAMPLES);
        let first = self.table(0);
        for index in 0..N_SAMPLES as u64 {
            let setup = Setup {
                seed: first.seed.derive(index),
                ..first.clone()
            };
            let mut state = G::new(&setup).expect("a table that a test tries");
            let pace = setup.pace;
            let length = drive::play_random(
                &mut state.clone(),
                pace,
                Millis::ZERO,
                &mut dice.clone(),
                &mut Quiet,
                usize::MAX,
            );
            let until = dice.pick(length.n_inputs);
            let played =
                drive::play_random(&mut state, pace, Millis::ZERO, &mut dice, &mut Quiet, until);
            samples.push(Sample {
                seat: Seat::new(dice.pick(state.n_seats())),
                state,
                now: played.now,
            });
        }
        samples
    }

    fn calls<G: Game>(&self, samples: &[Sample<G>]) -> Vec<Call> {
        let mut legal = Vec::new();
        let mut dice = Dice::new(Seed::from_number(3));
        let mut measured = Vec::with_capacity(N_CALLS);
        let mut measure = |name: CallName, call: &mut dyn FnMut(&Sample<G>)| {
            let ns = ns_per_call(samples, self.time, call);
            measured.push(Call {
                name,
                ns,
                yardstick_ticks: ns / self.yardstick.tick_ns(),
            });
            (self.progress)();
        };
        measure(CallName::Clone, &mut |sample| {
            black_box(sample.state.clone());
        });
        measure(CallName::Prompts, &mut |sample| {
            black_box(sample.state.prompts());
        });
        measure(CallName::LegalActions, &mut |sample| {
            legal.clear();
            for prompt in sample.state.prompts() {
                sample
                    .state
                    .legal_actions(prompt.seat, sample.now, &mut legal);
            }
            black_box(&legal);
        });
        measure(CallName::View, &mut |sample| {
            black_box(sample.state.view(Viewer::Seat(sample.seat)));
        });
        measure(CallName::ViewJson, &mut |sample| {
            black_box(view_json(sample));
        });
        measure(CallName::Determinize, &mut |sample| {
            black_box(sample.state.determinize(sample.seat, &mut dice));
        });
        measure(CallName::StateHash, &mut |sample| {
            black_box(sample.state.state_hash());
        });
        measured
    }
}

/// A state on its way, and one of its seats.
struct Sample<G> {
    state: G,
    seat: Seat,
    now: Millis,
}

fn view_json<G: Game>(sample: &Sample<G>) -> Vec<u8> {
    let view = sample.state.view(Viewer::Seat(sample.seat));
    serde_json::to_vec(&view).expect("views have string keys")
}

/// Mean processor time of `call`, over all samples, again and again.
fn ns_per_call<G>(samples: &[Sample<G>], time: Duration, call: &mut dyn FnMut(&Sample<G>)) -> f64 {
    let mut n_calls = 0;
    let begin = ThreadTime::now();
    while begin.elapsed() < time {
        for sample in samples {
            call(sample);
        }
        n_calls += samples.len();
    }
    begin.elapsed().as_nanos() as f64 / n_calls as f64
}
