//! Breaking things on purpose while a swarm plays, and asking the swarm afterwards whether all is as it was promised.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::args::Args;
use super::fault::Fault;
use super::house::{self, House, Lines};
use super::linear;
use super::swarm::{Game, Swarm};
use crate::error::Error;
use crate::shell::Workspace;

/// How long something stays broken at least: past every lease.
const BROKEN_FOR: Duration = Duration::from_secs(10);

/// The same for the quick trials: others take over after five seconds.
const BROKEN_QUICKLY_FOR: Duration = Duration::from_secs(6);

/// How much longer than anybody may be without service: else its end would hide how long that is.
const BROKEN_BEYOND: Duration = Duration::from_secs(1);

/// What the swarm does in a trial, and for how long before and after something is broken.
const TABLES: usize = 9;
const MS_BETWEEN_ACTS: usize = 150;
const AROUND: Duration = Duration::from_secs(3);

/// How often it is looked who leads the stream.
const WATCH_EVERY: Duration = Duration::from_millis(100);

/// What is shorter is a look that took long.
const SHORTEST_ELECTION: Duration = Duration::from_secs(1);

/// The step of `cargo xtask test`: every fault once, with what the `build` step made, and with encrypted lines between
/// the nodes. What stumbles on a busy machine gets one more try with new servers, and the run says so.
pub(crate) fn quick(workspace: &Workspace) -> Result<(), Error> {
    let start = || House::start_apart(workspace, 3, Lines::Encrypted);
    let mut house = start()?;
    let mut dice = Dice(1);
    if let Err(error) = walk_round(workspace, &house, &mut dice) {
        println!("the tour: FAILED, once more: {error}");
        drop(house);
        house = start()?;
        walk_round(workspace, &house, &mut dice)?;
    }
    house.check_private_doors()?;
    // Replacing all nodes moves tables three times.
    let is_new = |fault: &Fault| *fault != Fault::NodeLeaves;
    for fault in possible(&house).into_iter().filter(is_new) {
        let mut found = trial(workspace, &mut house, fault, &mut dice, BROKEN_QUICKLY_FOR);
        if let Err(error) = &found {
            println!("{}: FAILED, once more: {error}", fault.name());
            drop(house);
            house = start()?;
            found = trial(workspace, &mut house, fault, &mut dice, BROKEN_QUICKLY_FOR);
        }
        println!("{}: {}", fault.name(), found?.told());
    }
    house.stop()
}

/// Whether what is done at one server is there at all of them, without any fault.
pub(super) fn tour(workspace: &Workspace, args: &Args) -> Result<(), Error> {
    let house = House::start(workspace, args.nodes, args.lines)?;
    walk_round(workspace, &house, &mut Dice(args.seed))?;
    if args.lines == Lines::Encrypted {
        house.check_private_doors()?;
    }
    house.stop()
}

fn walk_round(workspace: &Workspace, house: &House, dice: &mut Dice) -> Result<(), Error> {
    let walked = Swarm::walk_round(workspace, house, dice.below(1 << 30));
    walked.map_err(|error| house.evidence_of(&error))
}

/// All faults that can be had here.
fn possible(house: &House) -> Vec<Fault> {
    let is_possible = |fault: &Fault| house.is_apart() || !fault.needs_network();
    Fault::ALL.into_iter().filter(is_possible).collect()
}

/// So many trials, the kinds of fault by turns, and how long nobody was served in each.
pub(super) fn run(workspace: &Workspace, args: &Args, n: usize) -> Result<(), Error> {
    let mut house = House::start_apart(workspace, args.nodes, args.lines)?;
    let mut dice = Dice(args.seed);
    let kinds = match args.kind {
        Some(fault) => vec![fault],
        None => possible(&house),
    };
    let mut found: Vec<(Fault, Vec<Found>)> =
        kinds.into_iter().map(|kind| (kind, Vec::new())).collect();
    let mut n_slow = 0;
    for number in 1..=n {
        let at = (number - 1) % found.len();
        let (fault, found) = &mut found[at];
        let limit = fault.limit().unwrap_or_default();
        let lasting = BROKEN_FOR.max(limit + BROKEN_BEYOND);
        let one = trial(workspace, &mut house, *fault, &mut dice, lasting)?;
        println!("trial {number}: {}: {}", fault.name(), one.told());
        if fault.limit().is_some_and(|limit| one.longest > limit) {
            println!("trial {number} took longer than wanted");
            house.keep_history(number)?;
            n_slow += 1;
        }
        found.push(one);
    }
    println!(
        "\n| what is broken | trials | acts | looks | without service: median | worst | wanted at most | of it NATS without a leader: median | worst |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    for (fault, found) in found.iter().filter(|(_, found)| !found.is_empty()) {
        println!("{}", row(*fault, found));
    }
    if n_slow == 0 {
        return house.stop();
    }
    let folder = house.folder.display().to_string();
    house.stop_and_keep()?;
    Err(Error::failed(format!(
        "{n_slow} of {n} trials took longer than wanted; the logs and what their clients saw are in {folder}"
    )))
}

/// One kind of fault in the table of results.
fn row(fault: Fault, found: &[Found]) -> String {
    let sum = |what: fn(&Found) -> usize| found.iter().map(what).sum::<usize>();
    let spread = |what: fn(&Found) -> Duration| {
        let mut all: Vec<Duration> = found.iter().map(what).collect();
        all.sort_unstable();
        let (median, worst) = (all[all.len() / 2], all[all.len() - 1]);
        format!("{} ms | {} ms", median.as_millis(), worst.as_millis())
    };
    let limit = fault.limit().map(|limit| format!("{} s", limit.as_secs()));
    format!(
        "| {} | {} | {} | {} | {} | {} | {} |",
        fault.name(),
        found.len(),
        sum(|one| one.linear.acts),
        sum(|one| one.linear.looks),
        spread(|one| one.longest),
        limit.unwrap_or_default(),
        spread(|one| one.leaderless),
    )
}

/// What one trial came to.
struct Found {
    /// The longest that any act waited for its acknowledgement.
    longest: Duration,
    /// For how long the stream had no leader: the engine's own election.
    leaderless: Duration,
    /// The same for the list of members, without which nobody can say who has a table.
    listless: Duration,
    linear: linear::Found,
}

impl Found {
    fn told(&self) -> String {
        let linear::Found {
            games,
            acts,
            looks,
            sights,
        } = &self.linear;
        let (longest, leaderless) = (self.longest.as_millis(), self.leaderless.as_millis());
        let listless = self.listless.as_millis();
        format!(
            "{longest} ms without service ({leaderless} ms of it NATS without a leader of the log, \
             {listless} ms without one of the members); \
             {acts} acts, {looks} looks and {sights} sights of {games} games fit one order"
        )
    }
}

/// One fault under a swarm. Whatever goes wrong, the error says where everything is kept that could tell why.
fn trial(
    workspace: &Workspace,
    house: &mut House,
    fault: Fault,
    dice: &mut Dice,
    lasting: Duration,
) -> Result<Found, Error> {
    let found = try_fault(workspace, house, fault, dice, lasting);
    found.map_err(|error| house.evidence_of(&error))
}

fn try_fault(
    workspace: &Workspace,
    house: &mut House,
    fault: Fault,
    dice: &mut Dice,
    lasting: Duration,
) -> Result<Found, Error> {
    if fault.needs_network() && !house.is_apart() {
        return Err(Error::failed(format!(
            "`{}` takes network namespaces, which are not permitted here",
            fault.kind()
        )));
    }
    house.wait_whole()?;
    fault.prepare(house, dice)?;
    let game = Game {
        tables: TABLES,
        seconds: (lasting + AROUND).as_secs() as usize,
        ms_between_acts: MS_BETWEEN_ACTS,
        seed: dice.below(1 << 30),
    };
    let mut swarm = Swarm::start(workspace, house, game)?;
    thread::sleep(Duration::from_millis(500 + dice.below(2000) as u64));
    let watches = [house::LOG, house::MEMBERS].map(|stream| LeaderWatch::begin(house, stream));
    fault.happen(house, dice, lasting)?;
    let report = swarm.end()?;
    let [leaderless, listless] = watches.map(LeaderWatch::end);
    (0..house.nodes.len()).try_for_each(|i| house.wait_ready(i))?;
    let value = report
        .split("longest_ms=")
        .nth(1)
        .and_then(|rest| rest.trim().parse().ok());
    let longest = value
        .map(Duration::from_millis)
        .ok_or_else(|| Error::failed(format!("the swarm said {report:?}")))?;
    let history = std::fs::read_to_string(house.history())
        .map_err(|error| Error::failed(format!("no history was written: {error}")))?;
    let linear = linear::check(&history).map_err(|reason| {
        Error::failed(format!(
            "what the clients saw does not fit one order: {reason}"
        ))
    })?;
    Ok(Found {
        longest,
        leaderless,
        listless,
        linear,
    })
}

/// Asks the NATS servers all the time which of them leads a stream.
struct LeaderWatch {
    is_enough: Arc<AtomicBool>,
    watching: JoinHandle<Duration>,
}

impl LeaderWatch {
    fn begin(house: &House, stream: &'static str) -> Self {
        let monitors = house.monitors();
        let is_enough = Arc::new(AtomicBool::new(false));
        let enough = Arc::clone(&is_enough);
        let watching = thread::spawn(move || {
            let leads = |number: &usize| house::leads(stream, *number, monitors[*number]);
            let first = (0..monitors.len()).find(leads);
            let began = Instant::now();
            let mut led = began;
            let mut longest = Duration::ZERO;
            let mut has_changed = false;
            while !enough.load(Ordering::Relaxed) {
                thread::sleep(WATCH_EVERY);
                let another = (0..monitors.len())
                    .filter(|number| Some(*number) != first)
                    .find(leads);
                if another.is_some() && !has_changed {
                    // Until now the first one may have believed that it still led, parted from the others.
                    has_changed = true;
                    led = began;
                }
                if another.or(first.filter(leads)).is_some() {
                    let without = led.elapsed();
                    if without > SHORTEST_ELECTION {
                        longest = longest.max(without);
                    }
                    led = Instant::now();
                }
            }
            longest
        });
        Self {
            is_enough,
            watching,
        }
    }

    fn end(self) -> Duration {
        self.is_enough.store(true, Ordering::Relaxed);
        self.watching.join().unwrap_or_default()
    }
}

/// Acts per second and their latency, without any fault: for a server with a file, then for one to three nodes.
pub(super) fn speed(workspace: &Workspace, args: &Args) -> Result<(), Error> {
    let mut dice = Dice(args.seed);
    println!("| servers | tables | acts a second | p50 | p99 | longest |");
    println!("| --- | --- | --- | --- | --- | --- |");
    for n_nodes in 0..=args.nodes {
        let house = match n_nodes {
            0 => House::start_alone(workspace)?,
            n => House::start(workspace, n, args.lines)?,
        };
        for tables in [1, 32] {
            let game = Game {
                tables,
                seconds: 10,
                ms_between_acts: 0,
                seed: dice.below(1 << 30),
            };
            let played = Swarm::start(workspace, &house, game).and_then(|mut swarm| swarm.end());
            let report = played.map_err(|error| house.evidence_of(&error))?;
            let value = |name: &str| {
                let rest = report.split(&format!(" {name}=")).nth(1).unwrap_or("?");
                rest.split(' ').next().unwrap_or("?").to_owned()
            };
            let servers = match n_nodes {
                0 => "one, with a file".to_owned(),
                n => format!("{n} on NATS"),
            };
            println!(
                "| {servers} | {tables} | {} | {} ms | {} ms | {} ms |",
                value("acts_per_second"),
                value("p50_ms"),
                value("p99_ms"),
                value("longest_ms"),
            );
        }
        house.stop()?;
    }
    Ok(())
}

/// SplitMix64, so that a seed repeats a run as far as time allows.
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n as u64) as usize
    }
}
