//! What one member has seen of the bucket: who is there, who is gone, and whether it may trust any of it.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use tokio::time::Instant;

use super::Member;

/// A member does not trust what it knows unless it sent, for no longer than this, a renewal that came back.
pub(super) const LEASE: Duration = Duration::from_secs(3);

/// After so many of one's own renewals without one of the other's, the other is gone; though not before its lease has
/// run out, because renewals that are slow to be answered are sent more often.
const GONE_AFTER: u64 = 5;

/// Renewals that come back sooner after one another count as one: those that waited for a connection come all at once.
const COUNTED_EVERY: Duration = Duration::from_millis(500);

/// A member that has just come wants no tables before so many of its renewals came back, and for as long as a lease: by
/// then it has heard of everybody who has one. So whoever has stored fewer than that without one of ours in between has
/// none of our tables.
const SETTLED_AFTER: u64 = 3;
const _: () = assert!(SETTLED_AFTER <= GONE_AFTER);

/// Renewals that may be under way.
const MAX_UNDER_WAY: usize = 64;

/// From so many renewals of another run on, two servers call themselves the same: one may be the last word of a run
/// before.
const STRANGERS: u64 = 3;

/// A member, as it was last heard of.
pub(super) struct Heard {
    pub(super) member: Member,
    /// The count of own renewals at that time.
    n_own: u64,
    at: Instant,
}

/// What was seen of the bucket.
#[derive(Default)]
pub(super) struct Known {
    /// By key.
    pub(super) members: BTreeMap<String, Heard>,
    /// The newest revision seen of the bucket: what an earlier leader of it says late is not news.
    pub(super) revision: u64,
    /// How many entries were heard since the newest own renewal that came back, and how many of them of each key.
    n_heard: u64,
    heard: BTreeMap<String, u64>,
    /// How many renewals were sent, and when those that have not come back were.
    n_sent: u64,
    under_way: VecDeque<(u64, Instant)>,
    /// How many of the own renewals came back, each a while after the one before.
    n_own: u64,
    /// When the first of them did, and when the last.
    first_counted: Option<Instant>,
    counted: Option<Instant>,
    is_settled: bool,
    /// When the newest that came back was sent, and its revision: how many entries the bucket had ever had by then.
    own_seen: Option<(Instant, u64)>,
    /// When it came back from an absence in which others may have counted it out, and what they believe may not be over.
    returned: Option<Instant>,
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

    /// Takes in that the bucket has an entry of this revision under this key; false if it is no news.
    pub(super) fn hears(&mut self, key: &str, revision: u64) -> bool {
        if revision <= self.revision {
            return false;
        }
        self.revision = revision;
        self.n_heard += 1;
        *self.heard.entry(key.to_owned()).or_default() += 1;
        true
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
            for (_, heard) in self.members.iter_mut().filter(|(key, _)| *key != own) {
                (heard.n_own, heard.at) = (self.n_own, now);
            }
            if self.may_be_counted_out(own, revision.saturating_sub(seen_revision + 1)) {
                tracing::warn!("away for too long; the log is asked for every table");
                self.returns(now);
            } else {
                tracing::info!("nobody could renew; the tables go on");
            }
        } else if self.returned.is_some_and(|at| now - at > LEASE) {
            // Whoever has not heard of it by now has no lease either. What was confirmed before was in between.
            self.returned = None;
            self.term += 1;
        }
        self.n_heard = 0;
        self.heard.clear();
        if self.counted.is_none_or(|at| now - at >= COUNTED_EVERY) {
            self.n_own += 1;
            self.counted = Some(now);
        }
        let first = *self.first_counted.get_or_insert(now);
        self.is_settled |= self.n_own >= SETTLED_AFTER && now - first >= LEASE;
        was_away.is_some()
    }

    /// Whether another member may have counted this one out, now that `n_between` entries were stored between two
    /// renewals of its own. Of those that it did not hear, all may have been of one member.
    ///
    /// While nobody could renew, nobody could count: then everything is as it was.
    fn may_be_counted_out(&self, own: &str, n_between: u64) -> bool {
        let others = self.heard.iter().filter(|(key, _)| *key != own);
        let most = others.map(|(_, n)| *n).max().unwrap_or(0);
        // The renewal that came back is one of those heard.
        let n_unheard = (n_between + 1).saturating_sub(self.n_heard);
        most + n_unheard >= SETTLED_AFTER
    }

    fn returns(&mut self, now: Instant) {
        self.returned = Some(now);
        self.term += 1;
    }

    /// Whether nobody takes this member's tables up in the belief that it is still away.
    pub(super) fn is_sure(&self) -> bool {
        self.returned.is_none()
    }

    /// Notes a member; whether it is new.
    pub(super) fn hears_of(&mut self, key: &str, member: Member, now: Instant) -> bool {
        let heard = Heard {
            member,
            n_own: self.n_own,
            at: now,
        };
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
    pub(super) fn bury(&mut self, now: Instant) -> Vec<String> {
        let n_own = self.n_own;
        let is_gone = |heard: &Heard| n_own - heard.n_own >= GONE_AFTER && now - heard.at >= LEASE;
        let gone = self.members.iter().filter(|(_, heard)| is_gone(heard));
        let gone: Vec<String> = gone.map(|(key, _)| key.clone()).collect();
        gone.iter().for_each(|key| drop(self.members.remove(key)));
        gone
    }

    /// The bucket was made anew, by a NATS that lost or was told to forget it: its revisions begin again.
    pub(super) fn begins_anew(&mut self, now: Instant) {
        tracing::warn!("the list of members was made anew; the log is asked for every table");
        self.revision = 0;
        self.own_seen = self.own_seen.map(|(seen, _)| (seen, 0));
        self.returns(now);
    }

    /// Whether it has been here for long enough to have heard of everybody.
    pub(super) fn is_settled(&self) -> bool {
        self.is_settled
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

    /// Sends a renewal that comes back at once with this revision.
    fn renew(known: &mut Known, now: Instant, revision: u64) -> bool {
        let beat = known.sends(now);
        come_back(known, beat, now, revision)
    }

    fn come_back(known: &mut Known, beat: u64, now: Instant, revision: u64) -> bool {
        assert!(known.hears("me", revision));
        known.own_came_back("me", beat, now, revision)
    }

    fn seconds(seconds: f64) -> Duration {
        Duration::from_secs_f64(seconds)
    }

    /// A connection that comes back delivers all renewals that waited for it, and nobody may be counted out by that.
    #[test]
    fn renewals_that_waited_bury_nobody() {
        let mut known = Known::default();
        let start = Instant::now();
        let after = |seconds| start + Duration::from_secs(seconds);
        assert!(!renew(&mut known, start, 1));
        known.hears_of("other", other(), start);
        // Ten seconds in which the other one renewed and this one's renewals waited.
        let beats: Vec<u64> = (1..=10).map(|second| known.sends(after(second))).collect();
        assert!(come_back(&mut known, beats[0], after(10), 12));
        for (beat, revision) in beats[1..].iter().zip(13..) {
            come_back(&mut known, *beat, after(10), revision);
        }
        assert_eq!(known.term, 1, "others may have the tables");
        assert_eq!(known.bury(after(10)), Vec::<String>::new());
        // Renewals in their own time do count.
        for second in 11..=15 {
            renew(&mut known, after(second), 11 + second);
        }
        assert_eq!(known.bury(after(15)), ["other"]);
    }

    /// Renewals that are slow to be answered are sent more often, and must not cut anybody's lease short.
    #[test]
    fn nobody_is_buried_before_their_lease_is_over() {
        for spacing in [0.2, 0.5, 0.7, 1.0] {
            let mut known = Known::default();
            let heard = Instant::now();
            renew(&mut known, heard, 1);
            known.hears_of("other", other(), heard);
            let mut now = heard;
            for revision in 2.. {
                now += seconds(spacing);
                renew(&mut known, now, revision);
                if known.bury(now) == ["other"] {
                    break;
                }
            }
            let lasted = now - heard;
            assert!(lasted >= LEASE, "{lasted:?} with one every {spacing} s");
            assert!(lasted <= 2 * LEASE, "{lasted:?} with one every {spacing} s");
        }
    }

    #[test]
    fn a_newcomer_hears_of_everybody_who_has_a_lease_first() {
        let mut known = Known::default();
        let start = Instant::now();
        for (revision, second) in [(1, 0.0), (2, 0.6), (3, 1.2), (4, 2.9)] {
            renew(&mut known, start + seconds(second), revision);
            assert!(!known.is_settled(), "after {second} s");
        }
        renew(&mut known, start + seconds(3.0), 5);
        assert!(known.is_settled());
    }

    /// While NATS elects, everybody's lease runs out; then all renew, this one last.
    #[test]
    fn whoever_was_away_like_everybody_keeps_its_tables() {
        let mut known = Known::default();
        let start = Instant::now();
        renew(&mut known, start, 1);
        let mut revision = 1;
        for key in ["one", "two", "one", "two", "three"] {
            revision += 1;
            assert!(known.hears(key, revision));
        }
        assert!(renew(&mut known, start + seconds(9.0), revision + 1));
        assert_eq!((known.term, known.is_sure()), (0, true));
    }

    #[test]
    fn whoever_may_be_counted_out_asks_the_log() {
        let start = Instant::now();
        let back = start + seconds(9.0);
        // What was not heard may have been anything.
        for heard in [&["one", "one", "one"][..], &["one", "two"], &["one"], &[]] {
            let mut known = Known::default();
            renew(&mut known, start, 1);
            for (key, revision) in heard.iter().zip(2..) {
                assert!(known.hears(key, revision));
            }
            assert!(renew(&mut known, back, 6));
            assert_eq!((known.term, known.is_sure()), (1, false), "{heard:?}");
            // Until nobody can believe any more that it is gone; then once more.
            renew(&mut known, back + seconds(1.0), 7);
            renew(&mut known, back + seconds(2.9), 8);
            assert_eq!((known.term, known.is_sure()), (1, false), "{heard:?}");
            renew(&mut known, back + seconds(3.1), 9);
            assert_eq!((known.term, known.is_sure()), (2, true), "{heard:?}");
        }
        // Nor is anything sure when the list was made anew.
        let mut known = Known::default();
        renew(&mut known, start, 5);
        known.begins_anew(start);
        assert_eq!((known.term, known.is_sure()), (1, false));
        assert!(!renew(&mut known, start + seconds(1.0), 1));
        assert_eq!((known.term, known.is_sure()), (1, false));
    }

    /// A process that was stopped finds a renewal waiting that it sent before: that is no reason to trust anything.
    #[tokio::test(start_paused = true)]
    async fn a_renewal_is_as_old_as_its_sending() {
        let mut known = Known::default();
        renew(&mut known, Instant::now(), 1);
        assert!(known.is_current());
        let under_way = known.sends(Instant::now());
        tokio::time::advance(Duration::from_secs(15)).await;
        come_back(&mut known, under_way, Instant::now(), 2);
        assert!(!known.is_current());
        assert_eq!(known.term, 0, "nobody is known to have renewed meanwhile");
        let fresh = known.sends(Instant::now());
        assert!(come_back(&mut known, fresh, Instant::now(), 40));
        assert!(known.is_current());
        assert_eq!(known.term, 1);
        // What it never sent, or has seen come back, is nothing new.
        assert!(!come_back(&mut known, fresh, Instant::now(), 41));
        assert!(!come_back(&mut known, 99, Instant::now(), 42));
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
