//! Lines that are cut, torn in the middle of a message, or go silent, while people play over them.
//!
//! Everybody plays through a line that is cut again and again, and has a second window beside it whose line is whole.
//! Both must hear the same: no event less, none twice.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::audit::{Witness, audit};
use crate::dice::Random;
use crate::person::{Manner, Order, Person, Status, Way};
use crate::process::Program;
use crate::proxy::{Cut, Proxy};
use crate::table::{Open, SEATS, Seating};
use crate::{Failed, PATIENCE, Report, until};

/// The promise: so many of a hundred are back within a second.
const PERCENT_BACK: usize = 95;
const PROMISED: Duration = Duration::from_secs(1);

/// Somebody on a bad line looks closely: four words a second, and 600 ms without one mean that it is dead.
const MANNER: Manner = Manner {
    pace: Duration::from_millis(120),
    ping_every: Duration::from_millis(250),
    silence: Duration::from_millis(600),
    keeps_events: true,
};

/// The second window is in no hurry.
const CALM: Manner = Manner {
    silence: PATIENCE,
    ..MANNER
};

/// How much is tried.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The built `shamble`.
    pub program: PathBuf,
    /// A folder of this trial alone.
    pub folder: PathBuf,
    /// How many cuts.
    pub n_cuts: u64,
    /// No new cut after this.
    pub until: Option<Instant>,
    /// Makes the choices repeatable.
    pub seed: u64,
    /// Whether coming back late is a finding: not where the machine has other things to do.
    pub is_timed: bool,
}

/// What all tables share.
struct Course {
    program: Program,
    n_left: AtomicU64,
    until: Option<Instant>,
}

impl Course {
    /// One more cut, if there is to be one.
    fn take(&self) -> bool {
        let is_late = self.until.is_some_and(|until| Instant::now() >= until);
        let taken = |n: u64| n.checked_sub(1);
        !is_late
            && (self.n_left)
                .fetch_update(Ordering::SeqCst, Ordering::SeqCst, taken)
                .is_ok()
    }

    fn is_done(&self) -> bool {
        let is_late = self.until.is_some_and(|until| Instant::now() >= until);
        is_late || self.n_left.load(Ordering::SeqCst) == 0
    }
}

/// What came of one game at one table.
#[derive(Default)]
struct Outcome {
    witnesses: Vec<Witness>,
    /// How long after each cut somebody was back.
    returns: Vec<(Cut, Duration)>,
    found: Vec<String>,
    n_events: u64,
}

/// Runs the trial.
pub async fn run(plan: &Plan) -> Result<Report, Failed> {
    let mut random = Random::new(plan.seed);
    let program = Program::new(&plan.program, &plan.folder)?;
    let server = program.start()?;
    let course = Arc::new(Course {
        program: program.clone(),
        n_left: AtomicU64::new(plan.n_cuts),
        until: plan.until,
    });
    let mut tables = JoinSet::new();
    for game in shamble_catalog::GAMES {
        tables.spawn(play(Arc::clone(&course), game, random.split()));
    }
    let mut report = Report::new("reconnect");
    let mut all = Outcome::default();
    while let Some(outcome) = tables.join_next().await {
        let outcome = outcome??;
        all.witnesses.extend(outcome.witnesses);
        all.returns.extend(outcome.returns);
        all.found.extend(outcome.found);
        all.n_events += outcome.n_events;
    }
    if !server.stop()? {
        report.found("the server did not stop in good order");
    }
    audit(&program.data(), &all.witnesses, &mut report).await?;
    for found in all.found {
        report.found(found);
    }
    for cut in Cut::ALL {
        let mut own: Vec<Duration> = (all.returns.iter())
            .filter_map(|(kind, back)| (*kind == cut).then_some(*back))
            .collect();
        own.sort_unstable();
        report.count(&format!("cuts ({cut:?})"), own.len() as u64);
        if let Some(median) = own.get(own.len() / 2) {
            let late = own.iter().filter(|back| **back > PROMISED).count();
            report.note(format!(
                "{cut:?}: median {} ms, {late} later than promised",
                median.as_millis()
            ));
        }
    }
    report.count("events compared", all.n_events);
    let n_cuts = all.returns.len();
    let n_quick = (all.returns.iter())
        .filter(|(_, back)| *back <= PROMISED)
        .count();
    report.note(format!("{n_quick} of {n_cuts} back within a second"));
    if plan.is_timed && n_quick * 100 < n_cuts * PERCENT_BACK {
        report.found(format!(
            "fewer than {PERCENT_BACK} % were back within a second"
        ));
    }
    Ok(report)
}

/// Games at one table after the other, until there were enough cuts.
async fn play(
    course: Arc<Course>,
    game: &'static str,
    mut random: Random,
) -> Result<Outcome, Failed> {
    let mut all = Outcome::default();
    while !course.is_done() {
        let outcome = play_one(&course, game, &mut random).await?;
        all.witnesses.extend(outcome.witnesses);
        all.returns.extend(outcome.returns);
        all.found.extend(outcome.found);
        all.n_events += outcome.n_events;
    }
    Ok(all)
}

async fn play_one(
    course: &Arc<Course>,
    game: &'static str,
    random: &mut Random,
) -> Result<Outcome, Failed> {
    let server = course.program.address;
    let mut proxies = Vec::new();
    for _ in 0..SEATS {
        proxies.push(Proxy::to(server).await?);
    }
    let seating = Seating {
        game,
        pace: "per-action",
        n_people: SEATS,
    };
    let way = |seat: usize| Way {
        server,
        through: proxies[seat].address,
    };
    let mut table = Open::new(server, seating, MANNER, way).await?;
    let mut windows = Vec::new();
    for person in &table.people {
        let token = person.token.as_deref();
        windows.push(Person::join(Way::straight(server), &table.id, token, CALM).await?);
    }
    table.start().await?;

    let (orders, watching) = (
        watch::Sender::new(Order::Play),
        watch::Sender::new(Order::Watch),
    );
    let (mut people, mut others, mut cutters) = (JoinSet::new(), JoinSet::new(), JoinSet::new());
    let mut states = Vec::new();
    for (number, ((person, window), proxy)) in
        (0..).zip(table.people.into_iter().zip(windows).zip(proxies))
    {
        states.push((person.subscribe(), window.subscribe()));
        cutters.spawn(cut(
            Arc::clone(course),
            proxy,
            person.subscribe(),
            random.split(),
        ));
        let (order, dice) = (orders.subscribe(), random.split());
        people.spawn(async move { (number, person.live(dice, order).await) });
        let (order, dice) = (watching.subscribe(), random.split());
        others.spawn(async move { (number, window.live(dice, order).await) });
    }

    let mut outcome = Outcome::default();
    // The lines stay until everybody has left.
    let mut proxies = Vec::new();
    while let Some(cutter) = cutters.join_next().await {
        let (proxy, returns, found) = cutter?;
        proxies.push(proxy);
        outcome.returns.extend(returns);
        outcome.found.extend(found);
    }
    orders.send_replace(Order::Watch);
    let are_level = || {
        states.iter().all(|(person, window)| {
            let (person, window) = (*person.borrow(), *window.borrow());
            person.is_here && person.is_settled && window.is_here && person.seq == window.seq
        })
    };
    if !until(are_level).await {
        outcome.found.push(format!(
            "{game} {}: windows of one person differ for good",
            table.id
        ));
    }
    orders.send_replace(Order::Leave);
    watching.send_replace(Order::Leave);
    let mut calm = Vec::new();
    while let Some(window) = others.join_next().await {
        calm.push(window?);
    }
    while let Some(person) = people.join_next().await {
        let (number, person) = person?;
        let window = calm.iter().find(|(other, _)| *other == number);
        let (_, window) = window.ok_or("a window is missing")?;
        outcome.n_events += window.book.events.len() as u64;
        if person.book.events != window.book.events {
            let at = differ_at(&person.book.events, &window.book.events);
            outcome.found.push(format!(
                "{game} {} person {number}: event {at} of {} differs",
                table.id,
                window.book.events.len()
            ));
        }
        outcome.witnesses.push(Witness {
            table: person.table.clone(),
            person: number,
            book: person.book,
        });
    }
    Ok(outcome)
}

type Cuts = (Proxy, Vec<(Cut, Duration)>, Vec<String>);

/// Cuts one line again and again, each time after somebody came back over it.
async fn cut(
    course: Arc<Course>,
    proxy: Proxy,
    status: watch::Receiver<Status>,
    mut random: Random,
) -> Cuts {
    let (mut returns, mut found) = (Vec::new(), Vec::new());
    while !status.borrow().is_over && course.take() {
        sleep(Duration::from_millis(20 + random.below(200) as u64)).await;
        let before = status.borrow().n_arrivals;
        let kind = *random.pick(&Cut::ALL);
        proxy.cut(kind);
        if !until(|| status.borrow().n_arrivals > before).await {
            found.push(format!("after {kind:?} somebody did not come back"));
            break;
        }
        let back_at = status.borrow().here_since;
        let cut_at = proxy.cut_at().unwrap_or(back_at);
        returns.push((kind, back_at.saturating_duration_since(cut_at)));
    }
    (proxy, returns, found)
}

fn differ_at(one: &[String], other: &[String]) -> usize {
    let n_same = one.iter().zip(other).take_while(|(a, b)| a == b);
    n_same.count()
}
