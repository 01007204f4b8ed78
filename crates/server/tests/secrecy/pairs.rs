//! Pairs of worlds, one after the other: made, led along, compared.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use shamble_catalog::{GAMES, spec};
use shamble_core::options::MODE;
use shamble_core::{Dice, OptionValues, Pace, Seat, SeatSet, Seed, Setup};
use shamble_store::TableId;

use crate::log;
use crate::ops::{self, Around, Op};
use crate::twins;
use crate::world::{House, Template, World};

/// Which pairs to try.
pub(crate) struct Plan {
    /// All if empty.
    pub(crate) games: Vec<String>,
    pub(crate) seed: u64,
    /// The number of the first pair.
    pub(crate) from: u64,
    pub(crate) pairs: u64,
    /// No new pair after this.
    pub(crate) until: Option<Instant>,
}

/// What was tried.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) pairs: u64,
    /// Pairs that differed in more than the dice.
    differing: u64,
    /// Messages and answers that were compared, and their bytes.
    pub(crate) frames: u64,
    bytes: u64,
    /// Pairs that ended because a bot acted by itself.
    overtaken: u64,
    ops: BTreeMap<&'static str, u64>,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} pairs ({} with something hidden, {} ended by a bot), {} messages of {} MB the same:",
            self.pairs,
            self.differing,
            self.overtaken,
            self.frames,
            self.bytes / 1_000_000
        )?;
        let ops: Vec<String> = self
            .ops
            .iter()
            .map(|(kind, n)| format!(" {n} {kind}"))
            .collect();
        write!(f, "{}", ops.join(","))
    }
}

/// Longest past of a pair, in moves, and most operations from there on.
const MAX_PAST: u32 = 160;
const MAX_OPS: usize = 24;

/// So often everything else gets its turn after the clock was moved.
const N_YIELDS: usize = 32;

/// After so many pairs the servers are new: tables that nobody looks at any more would play on.
const PAIRS_PER_HOUSE: u64 = 8;

/// A way to set a table up.
#[derive(Clone)]
struct Way {
    game: &'static str,
    setup: Setup,
    is_alone: bool,
}

/// Every game, mode, number of seats and pace, with people alone and together.
fn ways(games: &[String]) -> Vec<Way> {
    let mut ways = Vec::new();
    for game in GAMES {
        if !games.is_empty() && !games.iter().any(|wanted| wanted == game) {
            continue;
        }
        let spec = spec(game).expect("a listed game");
        for mode in &spec.modes {
            for seats in (mode.min_seats..=mode.max_seats).rev() {
                for pace in [Pace::PerAction, Pace::RealTime] {
                    for is_alone in [false, true] {
                        let options = match spec.modes.len() {
                            1 => OptionValues::new(),
                            _ => OptionValues::from([(MODE.to_owned(), mode.id.to_owned())]),
                        };
                        let setup = Setup {
                            options,
                            seats,
                            pace,
                            seed: Seed([0; 32]),
                        };
                        ways.push(Way {
                            game,
                            setup,
                            is_alone,
                        });
                    }
                }
            }
        }
    }
    ways
}

/// Tries the pairs until one tells somebody too much, of which is said how to see it again; `done` hears after each how
/// far it is.
pub(crate) fn run(plan: &Plan, done: impl FnMut(&Tally)) -> (Tally, Option<String>) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .start_paused(true)
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        // While something blocks, the clock stands unless it is moved.
        let (go, wait) = mpsc::channel::<()>();
        let blocking = tokio::task::spawn_blocking(move || wait.recv().is_err());
        let mut tally = Tally::default();
        let tried = all(plan, &mut tally, done).await;
        drop(go);
        blocking.await.expect("nothing to fail");
        (tally, tried.err())
    })
}

async fn all(plan: &Plan, tally: &mut Tally, mut done: impl FnMut(&Tally)) -> Result<(), String> {
    let mut ways = ways(&plan.games);
    Dice::new(Seed::from_number(plan.seed)).shuffle(&mut ways);
    let mut houses = [House::open().await, House::open().await];
    let mut templates: BTreeMap<usize, Template> = BTreeMap::new();
    let is_time = |_: &u64| plan.until.is_none_or(|until| Instant::now() < until);
    let numbers = plan.from..plan.from.saturating_add(plan.pairs);
    for number in numbers.take_while(is_time) {
        let seed = Seed::from_number(plan.seed).derive(number);
        let mut dice = Dice::new(seed);
        let way = usize::try_from(number % ways.len() as u64).expect("an index");
        if let std::collections::btree_map::Entry::Vacant(place) = templates.entry(way) {
            let Way {
                game,
                setup,
                is_alone,
            } = &ways[way];
            // A server of its own, so that both worlds have done the same.
            let nursery = House::open().await;
            place.insert(Template::make(&nursery, game, setup, *is_alone).await);
            nursery.close().await;
        }
        let mut pair = Pair {
            houses: &houses,
            template: &templates[&way],
            past: Vec::new(),
        };
        pair.run(&mut dice, tally).await.map_err(|leak| {
            format!(
                "a leak in {} ({}, {} seats, {:?}, seed {}, pair {number}): {leak}\nafter {:#?}",
                ways[way].game,
                ways[way].setup.pace.name(),
                ways[way].setup.seats,
                ways[way].setup.options,
                plan.seed,
                pair.past
            )
        })?;
        tally.pairs += 1;
        done(tally);
        if tally.pairs.is_multiple_of(PAIRS_PER_HOUSE) {
            let fresh = [House::open().await, House::open().await];
            for old in std::mem::replace(&mut houses, fresh) {
                old.close().await;
            }
        }
    }
    for house in houses {
        house.close().await;
    }
    Ok(())
}

/// One pair.
struct Pair<'a> {
    houses: &'a [House; 2],
    template: &'a Template,
    /// What was done, for whoever has to find out why.
    past: Vec<Op>,
}

impl Pair<'_> {
    async fn run(&mut self, dice: &mut Dice, tally: &mut Tally) -> Result<(), String> {
        let template = self.template;
        let people: Vec<Seat> = template.people().iter().collect();
        let viewer = people[dice.pick(people.len())];
        let mut setup = template.setup.clone();
        setup.seed = dice.seed();
        let n_moves = dice.below(MAX_PAST) as usize;
        let beginning = twins::begin(&template.game, &setup, n_moves, viewer, dice);
        let mut twins = beginning.twins;
        tally.differing += u64::from(beginning.differs);
        let id = TableId::from_bytes(dice.seed().0[..TableId::N_BYTES].try_into().expect("seven"));
        let mut worlds = Vec::new();
        for (house, position) in self.houses.iter().zip(beginning.positions) {
            let mut log = beginning.past.clone();
            log.push(position);
            let records = log::retold(template.records(), setup.seed, &log);
            worlds.push(World::open(house, id, template, records).await);
        }
        let mut around = Around {
            viewer,
            n_seats: setup.seats,
            people: template.people(),
            away: SeatSet::EMPTY,
            left: SeatSet::EMPTY,
            is_real_time: setup.pace == Pace::RealTime,
        };
        if !settle(&mut worlds, &around, twins.n_inputs(), tally).await? {
            return Ok(());
        }
        self.compare(&mut worlds, viewer, [Vec::new(), Vec::new()], tally)?;
        for _ in 0..MAX_OPS {
            let Some(op) = ops::choose(&around, twins.as_mut(), worlds[0].seq, dice)? else {
                break;
            };
            self.past.push(op.clone());
            *tally.ops.entry(op.kind()).or_default() += 1;
            if let Op::Pass(wait) = op {
                tokio::time::advance(Duration::from_millis(u64::from(wait.0))).await;
                // Whatever fell due happens in both worlds before anybody looks.
                for _ in 0..N_YIELDS {
                    tokio::task::yield_now().await;
                }
            }
            let mut answers = [None, None];
            for (world, answer) in worlds.iter_mut().zip(&mut answers) {
                *answer = ops::carry_out(&op, &around, world).await;
            }
            let answers = match answers {
                [Some(here), Some(there)] => [here, there],
                _ => [Vec::new(), Vec::new()],
            };
            follow(&op, &mut around);
            if !settle(&mut worlds, &around, twins.n_inputs(), tally).await? {
                return Ok(());
            }
            self.compare(&mut worlds, viewer, answers, tally)?;
        }
        Ok(())
    }

    /// Whether the viewer and the spectator were told the same in both worlds.
    fn compare(
        &self,
        worlds: &mut [World],
        viewer: Seat,
        answers: [Vec<String>; 2],
        tally: &mut Tally,
    ) -> Result<(), String> {
        let [mut here, mut there] = answers;
        here.extend(worlds[0].heard(viewer));
        there.extend(worlds[1].heard(viewer));
        tally.frames += here.len() as u64;
        tally.bytes += here.iter().map(|frame| frame.len() as u64).sum::<u64>();
        if here == there {
            return Ok(());
        }
        let differing = here.iter().zip(&there).find(|(here, there)| here != there);
        let (here, there) = match differing {
            Some((here, there)) => apart(here, there),
            None => (
                format!("{} messages", here.len()),
                format!("{}", there.len()),
            ),
        };
        Err(format!(
            "seat {viewer} or a spectator is told\n  {here}\nor\n  {there}"
        ))
    }
}

/// Notes who is where after an operation.
fn follow(op: &Op, around: &mut Around) {
    match op {
        Op::Leave(seat) => around.away.insert(*seat),
        Op::ComeBack(seat, _) => around.away.remove(*seat),
        Op::Stand(seat) => around.left.insert(*seat),
        Op::Sit(seat, chair) if seat.index() == *chair => around.left.remove(*seat),
        _ => {}
    }
}

/// Waits until everything is told; no if a bot acted, so that the worlds may differ by right.
async fn settle(
    worlds: &mut [World],
    around: &Around,
    n_inputs: u32,
    tally: &mut Tally,
) -> Result<bool, String> {
    for world in worlds.iter_mut() {
        world.settle(around.viewer).await;
    }
    let inputs: Vec<u32> = worlds.iter().map(|world| world.inputs).collect();
    if inputs == [n_inputs; 2] {
        return Ok(true);
    }
    if around.has_bots() {
        tally.overtaken += 1;
        return Ok(false);
    }
    Err(format!(
        "the worlds have {inputs:?} inputs where {n_inputs} are expected"
    ))
}

/// Where two messages begin to differ, with some of what stands around it.
fn apart(here: &str, there: &str) -> (String, String) {
    let same = here
        .bytes()
        .zip(there.bytes())
        .take_while(|(here, there)| here == there)
        .count();
    let cut = |text: &str| {
        let bytes = &text.as_bytes()[same.saturating_sub(120)..text.len().min(same + 240)];
        String::from_utf8_lossy(bytes).into_owned()
    };
    (cut(here), cut(there))
}
