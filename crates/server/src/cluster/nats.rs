//! Servers that know of each other through NATS: members in a key-value bucket, public tables by word of mouth.
//!
//! Every member renews its entry each second, and the stream behind the bucket republishes what it has stored to all who
//! listen: no consumer stands in between that could die with the NATS server it lives on. Another one is *gone* when
//! several of the watcher's own renewals came back to it without one of the other's in between: counted, not timed, so
//! that while the bucket has no leader nobody is buried. A member that does not see its own renewals come back shows
//! nothing from memory alone before others may count it out; what it does meanwhile, and when they come back again, is
//! told in `table/confirm.rs`.

mod known;
mod told;

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_nats::jetstream::context::{GetStreamErrorKind, PublishError, PublishErrorKind};
use async_nats::jetstream::{self, kv, stream};
use async_nats::{HeaderMap, Message, header};
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use shamble_protocol::TableInfo;
use shamble_store::{NatsLine, NatsWrite, Slot};
use tokio::sync::{Notify, watch};
use tokio::task::JoinHandle;
use tokio::time::{Instant, interval, timeout, timeout_at};

use self::known::Known;
use super::{Cluster, ClusterFuture, Owner, View};
use crate::limits::MAX_CALLERS;

const BUCKET: &str = "nodes";
/// Where the bucket republishes what it stored.
const NEWS_SUBJECT: &str = "shamble.nodes";
/// The stream with the tables' logs.
const LOG: &str = shamble_store::NATS_STREAM;
const LOBBY_SUBJECT: &str = "shamble.lobby";
const GUESS_SUBJECT: &str = "shamble.guess";

/// How often a member says that it is there.
const RENEW_EVERY: Duration = Duration::from_secs(1);

/// Without one for this long, the people at its tables are better off elsewhere. Longer than NATS takes to elect.
const LOST_AFTER: Duration = Duration::from_secs(12);

/// How long the servers may take to be there at all when a program starts.
const START_WAIT: Duration = Duration::from_secs(60);

/// How long one renewal may take before it is given up for the next, and for how long the next is waited for: whoever
/// was elected meanwhile has heard of none before.
const RENEWAL_WAIT: Duration = Duration::from_secs(1);
const RENEWAL_WAIT_AGAIN: Duration = Duration::from_millis(500);
const RENEWAL_PAUSE: Duration = Duration::from_millis(200);

/// For how long a member that leaves tries to say so. Tables that are laid down before the others know are nobody's until
/// they count it out, so it goes on with them until then: longer than NATS takes to elect.
const DRAIN_WAIT: Duration = Duration::from_secs(10);

/// How often it is looked how far the followers of the log are.
const LOOK_AT_LOG_EVERY: Duration = Duration::from_secs(5);

/// How long others' lists of public tables are believed.
const LOBBY_LASTS: Duration = Duration::from_secs(10);

/// Entries of members that never came back are tidied away after this long.
const ENTRIES_LAST: Duration = Duration::from_secs(60);

/// What a member says of itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Member {
    /// Different at every start.
    run: String,
    address: SocketAddr,
    version: String,
    draining: bool,
    /// The number of this renewal in its run; older servers do not count.
    #[serde(default)]
    beat: u64,
}

/// Why a server could not become a member.
#[derive(Debug, thiserror::Error)]
#[error("could not become a member of the cluster: {0}")]
pub struct MembershipError(#[from] Box<dyn std::error::Error + Send + Sync>);

/// This server as one of several.
pub struct Membership {
    line: Arc<NatsLine>,
    context: jetstream::Context,
    config: kv::Config,
    bucket: kv::Store,
    key: String,
    me: Member,
    known: Mutex<Known>,
    /// Told when it has heard of everybody.
    settled: Notify,
    view: watch::Sender<Arc<View>>,
    others: Mutex<BTreeMap<String, (Instant, Vec<Value>)>>,
    /// Who got names of tables wrong at the others.
    guesses: Mutex<Vec<IpAddr>>,
    log: Mutex<Option<LogState>>,
    failovers: AtomicU64,
    suspensions: AtomicU64,
    tasks: Mutex<Vec<JoinHandle<()>>>,
}

/// What became of a renewal.
enum Put {
    Stored,
    Unanswered,
    /// No server listened: the bucket has no leader, or is gone.
    NobodyThere,
}

/// How the stream with the tables' logs is.
#[derive(Clone, Copy)]
struct LogState {
    /// Followers that have everything.
    n_current: usize,
    /// How many messages the last of the followers is behind.
    lag: u64,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn boxed(
    error: impl std::error::Error + Send + Sync + 'static,
) -> Box<dyn std::error::Error + Send + Sync> {
    Box::new(error)
}

impl Membership {
    /// Becomes a member under a name of this run, reachable for the others at `address`.
    pub async fn join(
        line: Arc<NatsLine>,
        run: String,
        address: SocketAddr,
        n_replicas: usize,
    ) -> Result<Arc<Self>, MembershipError> {
        let context = jetstream::context::ContextBuilder::new()
            .timeout(RENEWAL_WAIT)
            .ack_timeout(RENEWAL_WAIT)
            .build(line.client().clone());
        let config = kv::Config {
            bucket: BUCKET.to_owned(),
            history: 1,
            max_age: ENTRIES_LAST,
            num_replicas: n_replicas,
            republish: Some(stream::Republish {
                source: format!("$KV.{BUCKET}.>"),
                destination: format!("{NEWS_SUBJECT}.>"),
                headers_only: false,
            }),
            ..kv::Config::default()
        };
        let deadline = Instant::now() + START_WAIT;
        let bucket = loop {
            match context.create_or_update_key_value(config.clone()).await {
                Ok(bucket) => break bucket,
                Err(error) if Instant::now() >= deadline => return Err(boxed(error).into()),
                // The servers may still be electing.
                Err(_) => tokio::time::sleep(RENEW_EVERY / 4).await,
            }
        };
        let me = Member {
            run,
            address,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            draining: false,
            beat: 0,
        };
        let nobody = View::shared(0, vec![Owner::Nobody; usize::from(Slot::COUNT)]);
        let membership = Arc::new(Self {
            line,
            context,
            config,
            bucket,
            // A server that comes back at the same address takes its own place again.
            key: address.to_string().replace([':', '[', ']'], "_"),
            me,
            known: Mutex::default(),
            settled: Notify::new(),
            view: watch::Sender::new(Arc::new(nobody)),
            others: Mutex::default(),
            guesses: Mutex::default(),
            log: Mutex::default(),
            failovers: AtomicU64::new(0),
            suspensions: AtomicU64::new(0),
            tasks: Mutex::default(),
        });
        let watching = tokio::spawn(Arc::clone(&membership).watch());
        let renewing = tokio::spawn(Arc::clone(&membership).renew());
        let listening = tokio::spawn(Arc::clone(&membership).listen());
        let looking = tokio::spawn(Arc::clone(&membership).look_at_log());
        lock(&membership.tasks).extend([watching, renewing, listening, looking]);
        Ok(membership)
    }

    /// Says again and again that this server is there, over another line when nobody seems to hear it.
    async fn renew(self: Arc<Self>) {
        let mut ticks = interval(RENEW_EVERY);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = ticks.tick() => {}
                // From now on it wants tables: nobody need wait for the next tick to hear of it.
                () = self.settled.notified() => {}
            }
            let mut wait = RENEWAL_WAIT;
            loop {
                let sent = Instant::now();
                let put = self.put_entry(wait).await;
                wait = RENEWAL_WAIT_AGAIN;
                if matches!(put, Put::Stored) {
                    break;
                }
                let is_given_up = self.line.unanswered(NatsWrite::Other, sent.into()).await;
                if is_given_up && matches!(put, Put::NobodyThere) {
                    self.make_bucket_if_it_is_gone().await;
                }
                // One that was waited for in vain is followed by the next at once.
                tokio::time::sleep_until(sent + RENEWAL_PAUSE).await;
            }
        }
    }

    /// NATS may have been set up anew under servers that went on.
    async fn make_bucket_if_it_is_gone(&self) {
        let name = format!("KV_{BUCKET}");
        let looking = timeout(RENEWAL_WAIT, self.context.get_stream(name)).await;
        if let Ok(Err(error)) = looking
            && let GetStreamErrorKind::JetStream(cause) = error.kind()
            && cause.error_code() == jetstream::ErrorCode::STREAM_NOT_FOUND
        {
            tracing::error!("the list of members is gone; it is made anew");
            let config = self.config.clone();
            let making = self.context.create_or_update_key_value(config);
            if let Ok(Err(error)) = timeout(START_WAIT, making).await {
                tracing::error!(%error, "the list of members could not be made");
            }
        }
    }

    async fn put_entry(&self, wait: Duration) -> Put {
        let mut entry = self.me.clone();
        let seen = {
            let mut known = lock(&self.known);
            entry.draining = known.is_draining || !known.is_settled();
            entry.beat = known.sends(Instant::now());
            known.revision
        };
        let bytes = serde_json::to_vec(&entry).expect("a member has string keys");
        let put = timeout(wait, self.bucket.put(&self.key, bytes.into())).await;
        match put {
            Ok(Ok(revision)) => {
                self.line.acknowledged(NatsWrite::Other);
                if revision <= seen {
                    lock(&self.known).begins_anew(Instant::now());
                }
                Put::Stored
            }
            Ok(Err(error)) => {
                tracing::warn!(%error, "a renewal failed");
                match nobody_listened(&error) {
                    true => Put::NobodyThere,
                    false => Put::Unanswered,
                }
            }
            Err(_) => {
                tracing::warn!("a renewal was not answered");
                Put::Unanswered
            }
        }
    }

    /// Hears what the bucket has stored, for ever.
    async fn watch(self: Arc<Self>) {
        loop {
            match self
                .line
                .client()
                .subscribe(format!("{NEWS_SUBJECT}.>"))
                .await
            {
                Ok(mut news) => {
                    while let Some(message) = news.next().await {
                        self.heard(&message);
                    }
                }
                Err(error) => tracing::warn!(%error, "the members cannot be listened to"),
            }
            tokio::time::sleep(RENEWAL_PAUSE).await;
        }
    }

    fn heard(&self, message: &Message) {
        let key = message
            .subject
            .strip_prefix(NEWS_SUBJECT)
            .and_then(|rest| rest.strip_prefix('.'));
        let (Some(key), Some(headers)) = (key, &message.headers) else {
            return;
        };
        let Some(revision) = revision_in(headers) else {
            return;
        };
        let mut known = lock(&self.known);
        if !known.hears(key, revision) {
            return;
        }
        // A deletion has no value.
        let member = serde_json::from_slice::<Member>(&message.payload).ok();
        let Some(member) = member else {
            if known.members.remove(key).is_some() {
                tracing::info!(node = key, "a member has left");
            }
            self.publish(&known);
            return;
        };
        let is_own = key == self.key;
        if is_own && member.run != self.me.run {
            if known.hears_stranger() {
                let address = self.me.address;
                tracing::error!(%address, "another server says that it is at this address: each must have its own");
            }
            return;
        }
        let now = Instant::now();
        if is_own {
            let was_settled = known.is_settled();
            if known.own_came_back(&self.key, member.beat, now, revision) {
                self.suspensions.fetch_add(1, Ordering::Relaxed);
            }
            if known.is_settled() && !was_settled {
                self.settled.notify_one();
            }
        }
        if known.hears_of(key, member, now) {
            tracing::info!(node = key, "a member has come");
        }
        for key in known.bury(now) {
            tracing::warn!(node = key, "a member is gone");
            self.failovers.fetch_add(1, Ordering::Relaxed);
        }
        self.publish(&known);
    }

    /// Works out who should have what, and says so if it changed.
    fn publish(&self, known: &Known) {
        let members = known.members.values().map(|heard| &heard.member);
        let leaving = members.filter(|member| member.draining);
        let leaving = leaving.map(|member| member.address).collect();
        let view = View::shared(known.term, self.owners(known)).with_leaving(leaving);
        let view = match known.is_sure() {
            true => view,
            false => view.unsure(),
        };
        self.view.send_if_modified(|current| {
            let is_new = **current != view;
            if is_new {
                *current = Arc::new(view);
            }
            is_new
        });
    }

    fn owners(&self, known: &Known) -> Vec<Owner> {
        if known.since_own().is_none() {
            return vec![Owner::Nobody; usize::from(Slot::COUNT)];
        }
        let ready: Vec<(&String, &Member)> = known
            .members
            .iter()
            .map(|(key, heard)| (key, &heard.member))
            .filter(|(_, member)| !member.draining)
            .collect();
        let owner_of = |slot: Slot| {
            let best = ready.iter().max_by_key(|(key, _)| weight(key, slot));
            match best {
                Some((key, _)) if **key == self.key => Owner::Here,
                Some((_, member)) => Owner::At(member.address),
                None => Owner::Nobody,
            }
        };
        Slot::all().map(owner_of).collect()
    }

    /// Looks now and then how far the followers of the log are, for whoever watches over the cluster.
    async fn look_at_log(self: Arc<Self>) {
        let mut ticks = interval(LOOK_AT_LOG_EVERY);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            let looking = async {
                let stream = self.context.get_stream(LOG).await.ok()?;
                let cluster = stream.cached_info().cluster.clone()?;
                let followers = &cluster.replicas;
                Some(LogState {
                    n_current: followers.iter().filter(|one| one.current).count(),
                    lag: followers.iter().map(|one| one.lag.unwrap_or(0)).max()?,
                })
            };
            let state = timeout(LOOK_AT_LOG_EVERY, looking).await.ok().flatten();
            *lock(&self.log) = state;
        }
    }

    /// Hears which tables the others have to offer, and who tries names out there.
    async fn listen(self: Arc<Self>) {
        loop {
            let lobbies = self
                .line
                .client()
                .subscribe(format!("{LOBBY_SUBJECT}.*"))
                .await;
            let guesses = self
                .line
                .client()
                .subscribe(format!("{GUESS_SUBJECT}.*"))
                .await;
            if let (Ok(lobbies), Ok(guesses)) = (lobbies, guesses) {
                let mut news = futures_util::stream::select(lobbies, guesses);
                while let Some(message) = news.next().await {
                    self.heard_from_other(&message);
                }
            }
            tokio::time::sleep(RENEW_EVERY).await;
        }
    }

    fn heard_from_other(&self, message: &Message) {
        let Some((subject, from)) = message.subject.rsplit_once('.') else {
            return;
        };
        if from == self.me.run {
            return;
        }
        if subject == GUESS_SUBJECT {
            let caller = std::str::from_utf8(&message.payload).ok();
            let mut guesses = lock(&self.guesses);
            if guesses.len() < MAX_CALLERS {
                guesses.extend(caller.and_then(|caller| caller.parse::<IpAddr>().ok()));
            }
        } else if let Ok(tables) = serde_json::from_slice(&message.payload) {
            let heard = (Instant::now(), tables);
            lock(&self.others).insert(from.to_owned(), heard);
        }
    }
}

fn nobody_listened(error: &kv::PutError) -> bool {
    let cause = std::error::Error::source(error);
    let cause = cause.and_then(|cause| cause.downcast_ref::<PublishError>());
    cause.is_some_and(|cause| cause.kind() == PublishErrorKind::StreamNotFound)
}

/// The number that the stream behind the bucket gave to what it republished.
fn revision_in(headers: &HeaderMap) -> Option<u64> {
    headers.get(header::NATS_SEQUENCE)?.as_str().parse().ok()
}

/// Rendezvous hashing: each slot goes to the member with the greatest weight, so one that comes or goes moves only the
/// slots it gets or had. The numbers must never change: servers of two versions share tables out during an upgrade.
fn weight(key: &str, slot: Slot) -> u64 {
    let seed = key.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    // The finaliser of SplitMix64.
    let mut x = seed ^ (slot.index() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

impl Cluster for Membership {
    fn view(&self) -> watch::Receiver<Arc<View>> {
        self.view.subscribe()
    }

    fn owner(&self, slot: Slot) -> Owner {
        // Asked of the clock, too: a process that was stopped wakes with what it believed before.
        let is_current = lock(&self.known).is_current();
        match self.view.borrow().owner(slot) {
            Owner::Here if !is_current => Owner::Nobody,
            owner => owner,
        }
    }

    fn keeps(&self, slot: Slot) -> bool {
        self.view.borrow().owner(slot) == Owner::Here
    }

    fn is_ready(&self) -> bool {
        let is_trusted = {
            let known = lock(&self.known);
            !known.is_draining && known.is_settled() && known.is_current()
        };
        // Before the others have heard that it wants tables it could make none.
        let has_slots = || {
            let own = self.view.borrow().own_slots();
            own.is_some_and(|slots| !slots.is_empty())
        };
        is_trusted && has_slots()
    }

    fn is_lost(&self) -> bool {
        let since = lock(&self.known).since_own();
        since.is_some_and(|since| since > LOST_AFTER)
    }

    fn tell_lobby(&self, tables: Vec<TableInfo>) -> ClusterFuture<'_> {
        Box::pin(async move {
            let bytes = serde_json::to_vec(&tables).expect("lists of tables have string keys");
            let subject = format!("{LOBBY_SUBJECT}.{}", self.me.run);
            if let Err(error) = self.line.client().publish(subject, bytes.into()).await {
                tracing::debug!(%error, "nobody hears of the public tables");
            }
        })
    }

    fn lobby_of_others(&self) -> Vec<Value> {
        let mut others = lock(&self.others);
        others.retain(|_, (heard, _)| heard.elapsed() < LOBBY_LASTS);
        others
            .values()
            .flat_map(|(_, tables)| tables)
            .cloned()
            .collect()
    }

    fn tell_guess(&self, caller: IpAddr) {
        let client = self.line.client().clone();
        let subject = format!("{GUESS_SUBJECT}.{}", self.me.run);
        tokio::spawn(async move {
            if let Err(error) = client.publish(subject, caller.to_string().into()).await {
                tracing::debug!(%error, "nobody hears of a wrong name");
            }
        });
    }

    fn guesses_elsewhere(&self) -> Vec<IpAddr> {
        std::mem::take(&mut *lock(&self.guesses))
    }

    fn drain(&self) -> ClusterFuture<'_> {
        Box::pin(async {
            lock(&self.known).is_draining = true;
            let deadline = Instant::now() + DRAIN_WAIT;
            while !matches!(self.put_entry(RENEWAL_WAIT).await, Put::Stored) {
                if Instant::now() >= deadline {
                    return;
                }
                tokio::time::sleep(RENEWAL_PAUSE).await;
            }
            // Until it comes back: then everybody else has heard it, or is about to.
            let mut view = self.view.subscribe();
            let own_is_gone =
                |view: &Arc<View>| view.own_slots().is_some_and(|slots| slots.is_empty());
            let _ = timeout_at(deadline, view.wait_for(own_is_gone)).await;
        })
    }

    fn leave(&self) -> ClusterFuture<'_> {
        Box::pin(async {
            lock(&self.tasks).drain(..).for_each(|task| task.abort());
            let _ = timeout(RENEWAL_WAIT, self.bucket.delete(&self.key)).await;
        })
    }

    fn metrics(&self) -> String {
        self.tell()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_shared_out_evenly_and_few_of_them_move() {
        let best = |keys: &[&str], slot| {
            let best = keys.iter().max_by_key(|key| weight(key, slot));
            (*best.unwrap()).to_owned()
        };
        let three = ["10.0.0.1_7016", "10.0.0.2_7016", "10.0.0.3_7016"];
        for key in three {
            let n_own = Slot::all()
                .filter(|slot| best(&three, *slot) == key)
                .count();
            assert!((280..=400).contains(&n_own), "{key} has {n_own}");
        }
        for slot in Slot::all() {
            let before = best(&three, slot);
            let after = best(&three[..2], slot);
            assert!(before == after || before == three[2], "{slot} moved");
        }
        // Both ends of an upgrade must agree.
        assert_eq!(weight("a", "00".parse().unwrap()), 0x02c0_bdbf_4814_20f8);
    }
}
