//! What one member has seen of the bucket: who is there, who is gone, and whether it may trust any of it.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use tokio::time::Instant;

use super::{Member, RENEW_EVERY};

/// A member does not trust what it knows unless it sent, for no longer than this, a renewal that came back.
pub(super) const LEASE: Duration = Duration::from_secs(3);

/// After so many of one's own renewals without one of the other's, the other is gone: never sooner than its own lease
/// has run out.
const GONE_AFTER: u64 = 5;

/// A member that has just come wants no tables before so many of its renewals came back: by then it has heard of all
/// others.
const SETTLED_AFTER: u64 = 3;

/// Renewals that may be under way.
const MAX_UNDER_WAY: usize = 64;

/// From so many renewals of another run on, two servers call themselves the same: one may be the last word of a run
/// before.
const STRANGERS: u64 = 3;

/// What was seen of the bucket.
#[derive(Default)]
pub(super) struct Known {
    /// By key; the count of own renewals at which each was last heard of.
    pub(super) members: BTreeMap<String, (Member, u64)>,
    /// The newest revision seen of the bucket: what an earlier leader of it says late is not news.
    pub(super) revision: u64,
    /// How many renewals were sent, and when those that have not come back were.
    n_sent: u64,
    under_way: VecDeque<(u64, Instant)>,
    /// How many of the own renewals came back, each a while after the one before.
    n_own: u64,
    /// When the last of them did.
    counted: Option<Instant>,
    /// When the newest that came back was sent, and its revision: how many entries the bucket had ever had by then.
    own_seen: Option<(Instant, u64)>,
    /// How often another run renewed the own entry since.
    n_strange: u64,
    pub(super) is_draining: bool,
    pub(super) term: u64,
}

impl Known {
    /// The number of a renewal that is sent now.
    pub(super) fn sends(&mut self, now: Instant) -> u64 {
        self.n_sent += 1;
        self.under_way.push_back((self.n_sent, now));
        if self.under_way.len() > MAX_UNDER_WAY {
            self.under_way.pop_front();
        }
        self.n_sent
    }

    /// A renewal of this server's own came back; whether it was without one for so long that it trusted nothing.
    ///
    /// What counts is when it was sent: a process that was stopped finds some that are old by now.
    pub(super) fn own_came_back(
        &mut self,
        own: &str,
        beat: u64,
        now: Instant,
        revision: u64,
    ) -> bool {
        let sent = self.under_way.iter().find(|(number, _)| *number == beat);
        let Some(&(_, sent)) = sent else {
            return false;
        };
        self.under_way.retain(|(number, _)| *number > beat);
        self.n_strange = 0;
        let before = self.own_seen.replace((sent, revision));
        let was_away = before.filter(|(seen, _)| now - *seen > LEASE);
        if let Some((_, seen_revision)) = was_away {
            // What the others said meanwhile was not heard: counted anew.
            let n_own = self.n_own;
            let others = self.members.iter_mut().filter(|(key, _)| *key != own);
            others.for_each(|(_, (_, heard))| *heard = n_own);
            // Somebody needs this many renewals in between to count this server out. While nobody could renew,
            // nobody could take anything over either.
            if revision.saturating_sub(seen_revision + 1) >= GONE_AFTER {
                tracing::warn!("away for too long; tables are looked up again");
                self.term += 1;
            }
        }
        // Those that waited while there was no connection come all at once, and count as one.
        if self.counted.is_none_or(|at| now - at >= RENEW_EVERY / 2) {
            self.n_own += 1;
            self.counted = Some(now);
        }
        was_away.is_some()
    }

    /// Notes a member; whether it is new.
    pub(super) fn hears_of(&mut self, key: &str, member: Member) -> bool {
        let heard = (member, self.n_own);
        self.members.insert(key.to_owned(), heard).is_none()
    }

    /// Another run renewed the own entry; true when it is time to say that two servers call themselves the same.
    pub(super) fn hears_stranger(&mut self) -> bool {
        if self.own_seen.is_none() {
            // What an earlier run of this server said.
            return false;
        }
        self.n_strange += 1;
        self.n_strange == STRANGERS
    }

    /// Forgets the members that are gone, and names them.
    pub(super) fn bury(&mut self) -> Vec<String> {
        let n_own = self.n_own;
        let is_gone = |heard: u64| n_own - heard >= GONE_AFTER;
        let gone = self.members.iter();
        let gone = gone.filter(|(_, (_, heard))| is_gone(*heard));
        let gone: Vec<String> = gone.map(|(key, _)| key.clone()).collect();
        gone.iter().for_each(|key| drop(self.members.remove(key)));
        gone
    }

    /// The bucket was made anew, by a NATS that lost or was told to forget it: its revisions begin again.
    pub(super) fn begins_anew(&mut self) {
        tracing::warn!("the list of members was made anew; tables are looked up again");
        self.revision = 0;
        self.own_seen = self.own_seen.map(|(seen, _)| (seen, 0));
        self.term += 1;
    }

    /// Whether it has been here for long enough to have heard of everybody.
    pub(super) fn is_settled(&self) -> bool {
        self.n_own >= SETTLED_AFTER
    }

    /// Since the newest renewal that came back was sent.
    pub(super) fn since_own(&self) -> Option<Duration> {
        self.own_seen.map(|(sent, _)| sent.elapsed())
    }

    /// Whether a renewal of its own came back lately.
    pub(super) fn is_current(&self) -> bool {
        self.since_own().is_some_and(|since| since <= LEASE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn other() -> Member {
        Member {
            run: "run".to_owned(),
            address: ([10, 0, 0, 2], 7016).into(),
            version: String::new(),
            draining: false,
            beat: 1,
        }
    }

    /// A connection that comes back delivers all renewals that waited for it, and nobody may be counted out by that.
    #[test]
    fn renewals_that_waited_bury_nobody() {
        let mut known = Known::default();
        let start = Instant::now();
        let after = |seconds| start + Duration::from_secs(seconds);
        let beat = known.sends(start);
        assert!(!known.own_came_back("me", beat, start, 1));
        known.hears_of("other", other());
        // Ten seconds in which the other one renewed and this one's renewals waited.
        let beats: Vec<u64> = (1..=10).map(|second| known.sends(after(second))).collect();
        assert!(known.own_came_back("me", beats[0], after(10), 12));
        for (beat, revision) in beats[1..].iter().zip(13..) {
            known.own_came_back("me", *beat, after(10), revision);
        }
        assert_eq!(known.term, 1, "others may have the tables");
        assert_eq!(known.bury(), Vec::<String>::new());
        // Renewals in their own time do count.
        for second in 11..=15 {
            let beat = known.sends(after(second));
            known.own_came_back("me", beat, after(second), 11 + second);
        }
        assert_eq!(known.bury(), ["other"]);
        assert_eq!(known.term, 1);
    }

    /// A process that was stopped finds a renewal waiting that it sent before: that is no reason to trust anything.
    #[tokio::test(start_paused = true)]
    async fn a_renewal_is_as_old_as_its_sending() {
        let mut known = Known::default();
        let beat = known.sends(Instant::now());
        known.own_came_back("me", beat, Instant::now(), 1);
        assert!(known.is_current());
        let under_way = known.sends(Instant::now());
        tokio::time::advance(Duration::from_secs(15)).await;
        known.own_came_back("me", under_way, Instant::now(), 2);
        assert!(!known.is_current());
        assert_eq!(known.term, 0, "nobody is known to have renewed meanwhile");
        let fresh = known.sends(Instant::now());
        assert!(known.own_came_back("me", fresh, Instant::now(), 40));
        assert!(known.is_current());
        assert_eq!(known.term, 1);
        // What it never sent, or has seen come back, is nothing new.
        assert!(!known.own_came_back("me", fresh, Instant::now(), 41));
        assert!(!known.own_came_back("me", 99, Instant::now(), 42));
    }

    #[test]
    fn two_servers_of_one_name_are_noticed_once() {
        let mut known = Known::default();
        let now = Instant::now();
        assert!((0..9).all(|_| !known.hears_stranger()), "an earlier run");
        let beat = known.sends(now);
        known.own_came_back("me", beat, now, 10);
        let told = (0..9).filter(|_| known.hears_stranger()).count();
        assert_eq!(told, 1);
    }
}
