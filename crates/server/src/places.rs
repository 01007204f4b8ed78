//! Who holds which of the server's connections, and who has to make room.
//!
//! Everything that is connected has a place. An address has so many; when it wants one more, its own longest idle
//! connection goes. When the whole server is full, it is the longest idle one of the address that holds most. Only
//! connections that nobody would miss go: those that ask for nothing, and sockets of spectators; never that of somebody
//! who has a secret at a table, and never one that waits for an answer.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Waker;
use std::time::Duration;

use futures_util::task::AtomicWaker;
use tokio::time::Instant;

use crate::Shared;
use crate::addresses::counted;
use crate::clock;
use crate::error::Fault;
use crate::limits::{FULL_WAIT, HEAD_WAIT, KEEP_ALIVE_WAIT};

/// All places of one door.
pub(crate) struct Places {
    shared: Arc<Shared>,
    /// Whether only servers of the same cluster come in here: they are not counted by address.
    is_private: bool,
    began: Instant,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    next: u64,
    by_number: BTreeMap<u64, Arc<Place>>,
    by_address: BTreeMap<IpAddr, BTreeSet<u64>>,
    /// The same addresses by how many places they have.
    by_crowd: BTreeSet<(usize, IpAddr)>,
    /// Nobody could go when it was last tried; until then nobody is looked for.
    stuck_until: Option<Instant>,
}

impl Open {
    fn settle(&mut self, address: IpAddr, number: u64) {
        let numbers = self.by_address.entry(address).or_default();
        self.by_crowd.remove(&(numbers.len(), address));
        numbers.insert(number);
        self.by_crowd.insert((numbers.len(), address));
    }

    fn leave(&mut self, address: IpAddr, number: u64) {
        let Some(numbers) = self.by_address.get_mut(&address) else {
            return;
        };
        self.by_crowd.remove(&(numbers.len(), address));
        numbers.remove(&number);
        if numbers.is_empty() {
            self.by_address.remove(&address);
        } else {
            self.by_crowd.insert((numbers.len(), address));
        }
    }

    fn n_of(&self, address: IpAddr) -> usize {
        self.by_address.get(&address).map_or(0, BTreeSet::len)
    }

    /// The connection of an address that has been idle for longest, if any may go.
    fn longest_idle(&self, address: IpAddr) -> Option<Arc<Place>> {
        let places = self.by_address.get(&address)?.iter();
        places
            .filter_map(|number| self.by_number.get(number))
            .filter(|place| place.may_go())
            .min_by_key(|place| place.since_ms.load(Ordering::Relaxed))
            .cloned()
    }

    /// The same over all addresses, those that hold most first.
    fn least_missed(&self) -> Option<Arc<Place>> {
        let mut crowds = self.by_crowd.iter().rev();
        crowds.find_map(|(_, address)| self.longest_idle(*address))
    }

    /// Lets somebody go; whether there was anybody.
    fn dismiss(&mut self, place: Option<Arc<Place>>) -> bool {
        let Some(place) = place else {
            return false;
        };
        self.by_number.remove(&place.number);
        self.leave(*lock(&place.address), place.number);
        place.go();
        true
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Places {
    /// Of the door that everybody uses.
    pub(crate) fn public(shared: Arc<Shared>) -> Arc<Self> {
        Self::new(shared, false)
    }

    /// Of the door that only servers of the same cluster use.
    pub(crate) fn private(shared: Arc<Shared>) -> Arc<Self> {
        Self::new(shared, true)
    }

    fn new(shared: Arc<Shared>, is_private: bool) -> Arc<Self> {
        Arc::new(Self {
            shared,
            is_private,
            began: clock::now(),
            open: Mutex::default(),
        })
    }

    /// A place for somebody who has just connected, if there is one or can be made.
    pub(crate) fn take(self: &Arc<Self>, caller: IpAddr) -> Result<Arc<Place>, Fault> {
        let limits = &self.shared.config.limits;
        let metrics = &self.shared.metrics;
        let is_trusted = self.is_private || self.shared.config.proxies.believe(caller);
        let address = counted(caller);
        let mut open = lock(&self.open);
        let is_crowded = open.n_of(address) >= limits.max_connections_per_address;
        if is_crowded && !is_trusted {
            let place = open.longest_idle(address);
            if !open.dismiss(place) {
                metrics.connections_refused.one();
                return Err(Fault::AddressFull);
            }
            metrics.connections_dismissed.one();
        }
        if open.by_number.len() >= limits.max_connections {
            let now = clock::now();
            let is_stuck = open.stuck_until.is_some_and(|until| now < until);
            let place = if is_stuck { None } else { open.least_missed() };
            if !open.dismiss(place) {
                if !is_stuck {
                    open.stuck_until = Some(now + FULL_WAIT);
                }
                metrics.connections_refused.one();
                return Err(Fault::ServerFull);
            }
            metrics.connections_dismissed.one();
        }
        let number = open.next;
        open.next += 1;
        let place = Arc::new(Place {
            number,
            places: Arc::clone(self),
            is_trusted,
            address: Mutex::new(address),
            // A proxy may open a connection before it has anything to ask.
            phase: AtomicU8::new(if is_trusted { IDLE } else { ARRIVING }),
            since_ms: AtomicU64::new(self.now_ms()),
            standing: Standing::default(),
            is_dismissed: AtomicBool::new(false),
            waker: AtomicWaker::new(),
        });
        open.by_number.insert(number, Arc::clone(&place));
        open.settle(address, number);
        metrics.connections.change(1);
        Ok(place)
    }

    fn now_ms(&self) -> u64 {
        let passed = clock::now().saturating_duration_since(self.began);
        u64::try_from(passed.as_millis()).unwrap_or(u64::MAX)
    }
}

/// What a connection is doing.
const ARRIVING: u8 = 0;
const BUSY: u8 = 1;
const IDLE: u8 = 2;
const SOCKET: u8 = 3;

/// Whether whoever is at the other end of a socket has a secret at its table. Shared by the connection and the table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Standing(Arc<AtomicBool>);

impl Standing {
    pub(crate) fn is_somebody(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// The place of one connection.
pub(crate) struct Place {
    number: u64,
    places: Arc<Places>,
    /// Whether the other end is a proxy or another server, which looks after its own connections.
    is_trusted: bool,
    address: Mutex<IpAddr>,
    phase: AtomicU8,
    /// Since when, or since when nothing was heard.
    since_ms: AtomicU64,
    standing: Standing,
    is_dismissed: AtomicBool,
    waker: AtomicWaker,
}

impl Place {
    fn enter(&self, phase: u8) {
        self.since_ms.store(self.places.now_ms(), Ordering::Relaxed);
        self.phase.store(phase, Ordering::Relaxed);
    }

    fn is(&self, phase: u8) -> bool {
        self.phase.load(Ordering::Relaxed) == phase
    }

    /// A request has come, whole but for its body.
    pub(crate) fn is_asked(&self) {
        self.enter(BUSY);
    }

    /// It is answered, as far as the server is concerned.
    pub(crate) fn is_answered(&self) {
        if self.is(BUSY) {
            self.enter(IDLE);
        }
    }

    /// It is a socket from now on, of somebody at this address.
    pub(crate) fn becomes_socket(&self, address: IpAddr) {
        self.enter(SOCKET);
        let mut open = lock(&self.places.open);
        let mut own = lock(&self.address);
        if *own != address && open.by_number.contains_key(&self.number) {
            open.leave(*own, self.number);
            open.settle(address, self.number);
            *own = address;
        }
    }

    /// It is passed on to another server, where more is known of it.
    pub(crate) fn is_passed_on(&self) {
        self.enter(SOCKET);
        self.standing.is_somebody();
    }

    pub(crate) fn standing(&self) -> Standing {
        self.standing.clone()
    }

    /// Something was read. Says whether it belongs to the head of a request.
    pub(crate) fn hears(&self) -> bool {
        if self.is(IDLE) {
            self.enter(ARRIVING);
        }
        self.is(ARRIVING)
    }

    /// Something was written.
    pub(crate) fn tells(&self) {
        if self.is(IDLE) {
            self.enter(IDLE);
        }
    }

    /// When it has been slow or idle for too long.
    pub(crate) fn deadline(&self) -> Option<Instant> {
        let wait = match self.phase.load(Ordering::Relaxed) {
            ARRIVING => HEAD_WAIT,
            IDLE if !self.is_trusted => KEEP_ALIVE_WAIT,
            _ => return None,
        };
        let since = Duration::from_millis(self.since_ms.load(Ordering::Relaxed));
        Some(self.places.began + since + wait)
    }

    pub(crate) fn ran_out_of_time(&self) {
        self.places.shared.metrics.connections_timed_out.one();
    }

    /// Whether somebody else needs the place; wakes the task when that happens.
    pub(crate) fn is_dismissed(&self, waker: &Waker) -> bool {
        self.waker.register(waker);
        self.is_dismissed.load(Ordering::Acquire)
    }

    fn may_go(&self) -> bool {
        match self.phase.load(Ordering::Relaxed) {
            BUSY => false,
            SOCKET => !self.standing.0.load(Ordering::Relaxed),
            _ => true,
        }
    }

    fn go(&self) {
        self.is_dismissed.store(true, Ordering::Release);
        self.waker.wake();
    }

    /// The connection has ended.
    pub(crate) fn ends(&self) {
        self.places.shared.metrics.connections.change(-1);
        let mut open = lock(&self.places.open);
        if open.by_number.remove(&self.number).is_some() {
            open.leave(*lock(&self.address), self.number);
            open.stuck_until = None;
        }
    }
}
