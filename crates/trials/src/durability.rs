//! A swarm at tables of all games, and a server that is killed or stopped in the middle of it, over and over.
//!
//! Afterwards every act that was acknowledged must be stored, once, and everybody must have come back by themselves.

use std::path::PathBuf;
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::audit::{Witness, audit};
use crate::dice::Random;
use crate::person::{Manner, Order, Person, Status, Way};
use crate::process::Program;
use crate::table::{Open, SEATS, Seating};
use crate::{Failed, Report, until};

/// Between two ends of the server, at least and at most so many acts are acknowledged.
const ACKS: std::ops::Range<usize> = 5..60;

/// How many inputs later every table with bots must be at the end.
const N_ON: u32 = 8;

/// Nobody takes back what was told before, so the swarm is calm about a server that is slow.
const MANNER: Manner = Manner {
    pace: Duration::from_millis(60),
    ping_every: Duration::from_millis(500),
    silence: Duration::from_secs(10),
    keeps_events: false,
};

/// How much is tried.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The built `shamble`.
    pub program: PathBuf,
    /// A folder of this trial alone.
    pub folder: PathBuf,
    /// How often the server ends; every third time it is asked to, else it is killed.
    pub n_ends: usize,
    /// No new end after this.
    pub until: Option<Instant>,
    /// Makes the choices of everybody repeatable.
    pub seed: u64,
}

/// Somebody who plays in a task of their own.
struct Player {
    number: u32,
    has_bots: bool,
    status: watch::Receiver<Status>,
}

/// All who play at the same time.
struct Swarm {
    orders: watch::Sender<Order>,
    players: Vec<Player>,
    tasks: JoinSet<(u32, Person)>,
}

/// Runs the trial.
pub async fn run(plan: &Plan) -> Result<Report, Failed> {
    let mut report = Report::new("durability");
    let mut random = Random::new(plan.seed);
    let program = Program::new(&plan.program, &plan.folder)?;
    let mut server = program.start()?;
    let mut swarm = Swarm::gather(&program, &mut random).await?;
    let mut witnesses = Vec::new();
    let mut n_returns = 0;
    let mut slowest = Duration::ZERO;
    for end in 0..plan.n_ends {
        if plan.until.is_some_and(|until| Instant::now() >= until) {
            break;
        }
        let goal = swarm.n_acked() + (ACKS.start + random.below(ACKS.len())) as u64;
        let is_reached = until(|| swarm.n_acked() >= goal || swarm.is_tired()).await;
        if !is_reached {
            report.found(format!("after {end} ends nobody gets on"));
            break;
        }
        if swarm.is_tired() {
            witnesses.extend(swarm.leave().await?);
            swarm = Swarm::gather(&program, &mut random).await?;
            continue;
        }
        // Somewhere between two steps of whatever goes on.
        sleep(Duration::from_micros(random.below(5000) as u64)).await;
        let arrivals = swarm.arrivals();
        if end % 3 == 2 {
            if !server.stop()? {
                report.found(format!("end {end}: it did not stop in good order"));
            }
            report.count("stops", 1);
        } else {
            server.kill()?;
            report.count("kills", 1);
        }
        let began = Instant::now();
        server = program.start()?;
        let is_up = began.elapsed();
        let are_back = || {
            swarm
                .arrivals()
                .iter()
                .zip(&arrivals)
                .all(|(now, then)| now > then)
        };
        if !until(are_back).await {
            report.found(format!("end {end}: somebody did not come back"));
            break;
        }
        n_returns += arrivals.len() as u64;
        slowest = slowest.max(began.elapsed() - is_up);
    }
    // So many inputs at a table of four are not made without its bots.
    let before = swarm.bots_at();
    if !until(|| {
        swarm
            .bots_at()
            .iter()
            .zip(&before)
            .all(|(now, then)| now.0 >= then.0 + N_ON || now.1)
    })
    .await
    {
        report.found("a table of bots stands still");
    }
    swarm.orders.send_replace(Order::Watch);
    if !until(|| {
        swarm
            .players
            .iter()
            .all(|one| one.status.borrow().is_settled)
    })
    .await
    {
        report.found("somebody was never answered");
    }
    witnesses.extend(swarm.leave().await?);
    if !server.stop()? {
        report.found("it did not stop in good order");
    }
    audit(&program.data(), &witnesses, &mut report).await?;
    report.count("returns", n_returns);
    report.note(format!(
        "everybody back at most {} ms after the start",
        slowest.as_millis()
    ));
    Ok(report)
}

impl Swarm {
    /// A full table and one with bots of every game, the clock running at the latter.
    async fn gather(program: &Program, random: &mut Random) -> Result<Self, Failed> {
        let mut swarm = Self {
            orders: watch::Sender::new(Order::Play),
            players: Vec::new(),
            tasks: JoinSet::new(),
        };
        for game in shamble_catalog::GAMES {
            for (pace, n_people) in [("per-action", SEATS), ("real-time", 2)] {
                let seating = Seating {
                    game,
                    pace,
                    n_people,
                };
                let way = Way::straight(program.address);
                let mut table = Open::new(program.address, seating, MANNER, |_| way).await?;
                table.start().await?;
                for (number, person) in (0..).zip(table.people) {
                    swarm.players.push(Player {
                        number,
                        has_bots: n_people < SEATS,
                        status: person.subscribe(),
                    });
                    let (orders, random) = (swarm.orders.subscribe(), random.split());
                    let living = async move { (number, person.live(random, orders).await) };
                    swarm.tasks.spawn(living);
                }
            }
        }
        Ok(swarm)
    }

    fn n_acked(&self) -> u64 {
        let acked = self.players.iter().map(|one| one.status.borrow().n_acked);
        acked.sum()
    }

    /// Whether most games are over.
    fn is_tired(&self) -> bool {
        let over = self
            .players
            .iter()
            .filter(|one| one.status.borrow().is_over);
        over.count() * 2 > self.players.len()
    }

    /// How often everybody has come so far.
    fn arrivals(&self) -> Vec<u64> {
        let arrivals = self
            .players
            .iter()
            .map(|one| one.status.borrow().n_arrivals);
        arrivals.collect()
    }

    /// How far every table with bots is, and whether it is over.
    fn bots_at(&self) -> Vec<(u32, bool)> {
        let hosts = self
            .players
            .iter()
            .filter(|one| one.has_bots && one.number == 0);
        hosts
            .map(|one| {
                let status = one.status.borrow();
                (status.seq, status.is_over)
            })
            .collect()
    }

    /// Sends everybody home; what they were told.
    async fn leave(mut self) -> Result<Vec<Witness>, Failed> {
        self.orders.send_replace(Order::Leave);
        let mut witnesses = Vec::new();
        while let Some(done) = self.tasks.join_next().await {
            let (person, someone) = done?;
            witnesses.push(Witness {
                table: someone.table.clone(),
                person,
                book: someone.book,
            });
        }
        Ok(witnesses)
    }
}
