//! The line to the servers: which of them it goes to, and when it is given up for another one.
//!
//! A server that is cut off from its peers accepts connections, answers pings and even questions; what it cannot do is
//! acknowledge a write, because that takes a majority. While NATS elects, nobody can, and another line is no better, or
//! worse. So writes without an answer raise a doubt, whoever makes them, a look at the log's leader settles it, and a line
//! that was given up is not taken again before all others were tried.

use std::{
    collections::hash_map::RandomState,
    hash::BuildHasher,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use async_nats::{
    Client, ReconnectToServer, Server,
    jetstream::{self, stream},
};
use futures_util::StreamExt;
use tokio::{sync::watch, time::timeout};

use super::NATS_STREAM;

/// Without any acknowledgement for this long, though something was written, it is looked what the line is worth. Soon
/// enough that a server that takes another line is back before the others count it out.
const SILENCE: Duration = Duration::from_secs(2);

/// If that does not tell, the line is given up after this long. NATS takes four to nine seconds to elect, and whoever
/// leaves a good line in the last of them may come to the very server that hangs.
const LONG_SILENCE: Duration = Duration::from_secs(10);

/// The same where others are acknowledged: certainly longer than that.
const PARTIAL_SILENCE: Duration = Duration::from_secs(12);

/// A replica that is behind is left for another server at most this often.
const BETWEEN_REPLICAS: Duration = Duration::from_secs(1);

/// How long such a look may take.
const LOOK_WAIT: Duration = Duration::from_millis(500);

/// A leader hears from its followers every second; one that did not for this long is cut off from them.
const FOLLOWER_SILENCE: Duration = Duration::from_millis(1900);

/// A connection to the servers that moves on by itself when nothing comes of it.
pub struct NatsLine {
    client: Client,
    /// For looks.
    context: jetstream::Context,
    waits: Mutex<Waits>,
    /// How often it was given up.
    switches: watch::Sender<u64>,
}

/// What is written to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NatsWrite {
    /// The tables' log.
    Log,
    /// Anything else that the servers keep on several machines.
    Other,
}

/// How long writes of some kind have been without an acknowledgement.
#[derive(Clone, Copy, Debug)]
struct Wait {
    /// When the last one came, or the line was taken: what was sent before says nothing.
    from: Instant,
    /// When the first write was sent that got none since.
    since: Option<Instant>,
}

impl Wait {
    fn new(now: Instant) -> Self {
        Self {
            from: now,
            since: None,
        }
    }

    /// With a write that was sent then and got none.
    fn lasts(&mut self, sent: Instant, now: Instant) -> Duration {
        let since = *self.since.get_or_insert(sent.max(self.from));
        now.saturating_duration_since(since)
    }
}

/// What is known of the line there is now.
#[derive(Debug)]
struct Waits {
    /// When the line was taken.
    taken: Instant,
    any: Wait,
    log: Wait,
    other: Wait,
}

impl Waits {
    fn new(now: Instant) -> Self {
        let wait = Wait::new(now);
        Self {
            taken: now,
            any: wait,
            log: wait,
            other: wait,
        }
    }

    fn of(&mut self, write: NatsWrite) -> &mut Wait {
        match write {
            NatsWrite::Log => &mut self.log,
            NatsWrite::Other => &mut self.other,
        }
    }

    fn acknowledged(&mut self, write: NatsWrite, now: Instant) {
        self.any = Wait::new(now);
        *self.of(write) = Wait::new(now);
    }

    /// Notes a write that was sent then and not acknowledged.
    fn unanswered(&mut self, write: NatsWrite, sent: Instant, now: Instant) -> Doubt {
        let any = self.any.lasts(sent, now);
        let own = self.of(write).lasts(sent, now);
        if any >= LONG_SILENCE || own >= PARTIAL_SILENCE {
            Doubt::Certain
        } else if any >= SILENCE {
            Doubt::Some
        } else {
            Doubt::None
        }
    }
}

/// Whether a line is to be given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Doubt {
    None,
    /// If a look does not speak for it.
    Some,
    Certain,
}

/// What a look told of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Worth {
    /// Whoever leads the log hears from a majority.
    Good,
    /// The server at the other end hangs, or takes itself for the leader of servers it does not hear.
    Bad,
    /// Nobody leads: NATS elects, or the server is cut off from those that do.
    Unclear,
}

impl NatsLine {
    pub(super) fn new(client: Client) -> Self {
        let context = jetstream::context::ContextBuilder::new()
            .timeout(LOOK_WAIT)
            .build(client.clone());
        Self {
            client,
            context,
            waits: Mutex::new(Waits::new(Instant::now())),
            switches: watch::Sender::new(0),
        }
    }

    pub fn client(&self) -> &Client {
        &self.client
    }

    /// A write was acknowledged, so the server at the other end is one of a majority.
    pub fn acknowledged(&self, write: NatsWrite) {
        self.lock().acknowledged(write, Instant::now());
    }

    /// A write that was sent then was not acknowledged. If that has been so for too long, and not because NATS elects,
    /// the line is given up, and the answer is true.
    pub async fn unanswered(&self, write: NatsWrite, sent: Instant) -> bool {
        let doubt = self.lock().unanswered(write, sent, Instant::now());
        let n_switches = *self.switches.borrow();
        let worth = match doubt {
            Doubt::None => return false,
            Doubt::Some => self.look().await,
            Doubt::Certain => Worth::Bad,
        };
        match worth {
            Worth::Good => {
                // Another line would be no better. Which writes get no answer in spite of it is still counted.
                self.lock().any = Wait::new(Instant::now());
                return false;
            }
            Worth::Unclear => return false,
            Worth::Bad => {}
        }
        let has_left = self.leave(|_| *self.switches.borrow() == n_switches).await;
        if has_left {
            tracing::warn!("writes are not acknowledged; tried another NATS server");
        }
        has_left
    }

    /// The replica on the server at the other end is behind, and there is nobody else to ask over this line: which
    /// replica answers is not ours to choose, and NATS as a whole has no leader that would answer instead.
    pub(super) async fn is_behind(&self) {
        let is_old = |waits: &Waits| waits.taken.elapsed() >= BETWEEN_REPLICAS;
        if self.leave(is_old).await {
            tracing::warn!("a replica is behind; tried another NATS server");
        }
    }

    /// Gives the line up for another one, if it is still the one this is about: somebody else may have been quicker.
    async fn leave(&self, is_this_one: impl FnOnce(&Waits) -> bool) -> bool {
        {
            let mut waits = self.lock();
            if !is_this_one(&waits) {
                return false;
            }
            *waits = Waits::new(Instant::now());
            self.switches.send_modify(|n| *n += 1);
        }
        let _ = self.client.force_reconnect().await;
        true
    }

    /// What the line is worth, as far as it can be found out without writing.
    async fn look(&self) -> Worth {
        let asking = timeout(LOOK_WAIT, self.context.get_stream(NATS_STREAM));
        let (answer, is_alive) = tokio::join!(asking, self.echoes());
        match answer {
            Ok(Ok(stream)) => {
                let cluster = stream.cached_info().cluster.as_ref();
                worth_of(cluster.map_or(&[], |cluster| &cluster.replicas))
            }
            _ if is_alive => Worth::Unclear,
            _ => Worth::Bad,
        }
    }

    /// Whether the server at the other end brings back what is sent to oneself.
    async fn echoes(&self) -> bool {
        let inbox = self.client.new_inbox();
        let echo = async {
            let mut heard = self.client.subscribe(inbox.clone()).await.ok()?;
            let sent = self.client.publish(inbox, Vec::new().into()).await;
            sent.ok()?;
            heard.next().await
        };
        matches!(timeout(LOOK_WAIT, echo).await, Ok(Some(_)))
    }

    /// Resolves when the line is given up: what is still waited for then does not come.
    pub(super) fn until_given_up(&self) -> impl Future<Output = ()> + use<> {
        let mut switches = self.switches.subscribe();
        async move {
            // The line lives as long as whoever waits here.
            let _ = switches.changed().await;
        }
    }

    fn lock(&self) -> MutexGuard<'_, Waits> {
        self.waits.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What whoever answers for the log says of its followers. A leader that is cut off believes for ten seconds that it
/// still leads, but not that it has heard from them.
fn worth_of(followers: &[stream::PeerInfo]) -> Worth {
    let is_heard = |one: &&stream::PeerInfo| !one.offline && one.active < FOLLOWER_SILENCE;
    let n_heard = 1 + followers.iter().filter(is_heard).count();
    match 2 * n_heard > followers.len() + 1 {
        true => Worth::Good,
        false => Worth::Bad,
    }
}

/// Which server is tried next: of those that were not tried yet any, then the one whose turn is longest ago. Left to
/// itself the client picks at random, and comes back to the one it has just left as often as not.
#[derive(Clone, Default)]
pub(super) struct Round {
    /// Addresses, the latest tried last.
    tried: Arc<Mutex<Vec<String>>>,
    /// Each program has an order of its own, so that not all go to the same server.
    order: RandomState,
}

impl Round {
    pub(super) fn next(&self, servers: &[Server]) -> Option<ReconnectToServer> {
        let pool = servers
            .iter()
            .map(|server| (server.addr.as_url_str(), server.did_connect));
        let chosen = self.choose(pool.collect())?;
        let server = servers
            .iter()
            .find(|server| server.addr.as_url_str() == chosen)?;
        Some(ReconnectToServer {
            addr: server.addr.clone(),
            delay: None,
        })
    }

    /// From all addresses, each with whether it was ever connected to. Nothing before the first connection: then the
    /// client tries all of them by itself.
    fn choose(&self, pool: Vec<(&str, bool)>) -> Option<String> {
        let mut tried = self.tried.lock().unwrap_or_else(PoisonError::into_inner);
        if tried.is_empty() {
            let first = pool.iter().find(|(_, did_connect)| *did_connect)?;
            tried.push(first.0.to_owned());
        }
        let turn = |address: &str| tried.iter().position(|one| one == address);
        let (chosen, _) = pool
            .iter()
            .min_by_key(|(address, _)| (turn(address), self.order.hash_one(address)))?;
        let chosen = (*chosen).to_owned();
        tried.retain(|one| *one != chosen);
        tried.push(chosen.clone());
        Some(chosen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const POOL: [&str; 3] = ["nats://a:4222", "nats://b:4222", "nats://c:4222"];

    #[test]
    fn a_server_that_was_left_comes_last() {
        let round = Round::default();
        let pool = |connected: &str| {
            let pool = POOL.map(|address| (address, address == connected));
            pool.to_vec()
        };
        assert_eq!(round.choose(pool("none")), None, "the first connection");
        let mut turns = vec![POOL[1].to_owned()];
        for _ in 0..8 {
            turns.push(round.choose(pool(POOL[1])).unwrap());
        }
        for three in turns.windows(3) {
            let mut three = three.to_vec();
            three.sort();
            assert_eq!(three, POOL);
        }
        // One that is heard of later comes next.
        let mut more = pool(POOL[1]);
        more.push(("nats://d:4222", false));
        assert_eq!(round.choose(more).as_deref(), Some("nats://d:4222"));
        // The only one there is will do.
        let alone = Round::default();
        for _ in 0..2 {
            let chosen = alone.choose(vec![(POOL[0], true)]);
            assert_eq!(chosen.as_deref(), Some(POOL[0]));
        }
    }

    #[test]
    fn a_line_is_doubted_when_nothing_is_acknowledged() {
        use NatsWrite::{Log, Other};
        let start = Instant::now();
        let after = |seconds| start + Duration::from_secs(seconds);
        let mut waits = Waits::new(start);
        assert_eq!(waits.unanswered(Other, after(1), after(2)), Doubt::None);
        assert_eq!(waits.unanswered(Log, after(2), after(3)), Doubt::Some);
        assert_eq!(waits.unanswered(Other, after(9), after(10)), Doubt::Some);
        let doubt = waits.unanswered(Other, after(10), after(11));
        assert_eq!(doubt, Doubt::Certain);
        // What was sent over another line does not count against this one.
        let mut waits = Waits::new(after(9));
        assert_eq!(waits.unanswered(Log, after(2), after(10)), Doubt::None);
        assert_eq!(waits.unanswered(Log, after(10), after(11)), Doubt::Some);

        // While the log elects, the others are served: the line is not to blame.
        let mut waits = Waits::new(start);
        for second in 1..10 {
            waits.acknowledged(Other, after(second));
            let doubt = waits.unanswered(Log, after(1), after(second + 1));
            assert_eq!(doubt, Doubt::None);
        }
        // Unless that never ends.
        assert_eq!(waits.unanswered(Log, after(11), after(13)), Doubt::Certain);
        waits.acknowledged(Log, after(15));
        assert_eq!(waits.unanswered(Log, after(16), after(17)), Doubt::None);
    }

    #[test]
    fn a_leader_that_hears_nobody_is_none() {
        let heard = |seconds: &[u64]| {
            let follower = |seconds: &u64| stream::PeerInfo {
                name: "n".to_owned(),
                current: true,
                active: Duration::from_secs(*seconds),
                offline: false,
                lag: None,
            };
            worth_of(&seconds.iter().map(follower).collect::<Vec<_>>())
        };
        assert_eq!(heard(&[1, 0]), Worth::Good);
        assert_eq!(heard(&[1, 9]), Worth::Good, "one of three is down");
        assert_eq!(heard(&[3, 4]), Worth::Bad);
        assert_eq!(heard(&[]), Worth::Good, "nobody need be heard");
    }
}
