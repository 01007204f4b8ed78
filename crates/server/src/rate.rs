//! How often somebody may do something: buckets that fill with time.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use tokio::time::Instant;

use crate::clock;

/// Holds up to `burst` permissions and gains `rate` of them a second.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    rate: u32,
    burst: u32,
    /// In thousandths, so that slow rates need no fractions.
    level: u64,
    filled: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: u32, burst: u32) -> Self {
        Self {
            rate,
            burst,
            level: u64::from(burst) * 1000,
            filled: clock::now(),
        }
    }

    /// Takes one permission, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        let is_allowed = self.has_one();
        if is_allowed {
            self.level -= 1000;
        }
        is_allowed
    }

    /// Whether there is a permission to take.
    fn has_one(&mut self) -> bool {
        let now = clock::now();
        let passed_ms =
            u64::try_from(now.duration_since(self.filled).as_millis()).unwrap_or(u64::MAX);
        self.filled += std::time::Duration::from_millis(passed_ms);
        let gained = passed_ms.saturating_mul(u64::from(self.rate));
        self.level = self
            .level
            .saturating_add(gained)
            .min(u64::from(self.burst) * 1000);
        self.level >= 1000
    }
}

/// One bucket for each address that called lately.
#[derive(Debug)]
pub(crate) struct Callers {
    rate: u32,
    burst: u32,
    max: usize,
    buckets: Mutex<BTreeMap<IpAddr, Bucket>>,
}

impl Callers {
    pub(crate) fn new(rate: u32, burst: u32, max: usize) -> Self {
        Self {
            rate,
            burst,
            max,
            buckets: Mutex::default(),
        }
    }

    /// Whether this address may make one more call now.
    pub(crate) fn allow(&self, address: IpAddr) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if !buckets.contains_key(&address) && buckets.len() >= self.max {
            let oldest = buckets
                .iter()
                .min_by_key(|(_, bucket)| bucket.filled)
                .map(|(address, _)| *address);
            oldest.map(|address| buckets.remove(&address));
        }
        buckets
            .entry(address)
            .or_insert_with(|| Bucket::new(self.rate, self.burst))
            .take()
    }

    /// Whether it could make one now; nothing is counted.
    pub(crate) fn would_allow(&self, address: IpAddr) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.get_mut(&address).is_none_or(Bucket::has_one)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_bucket_allows_a_burst_and_then_the_rate() {
        let mut bucket = Bucket::new(2, 3);
        let mut taken = |n: usize| (0..n).filter(|_| bucket.take()).count();
        assert_eq!(taken(10), 3);
        tokio::time::advance(Duration::from_millis(499)).await;
        assert_eq!(taken(10), 0);
        tokio::time::advance(Duration::from_millis(1)).await;
        assert_eq!(taken(10), 1);
        tokio::time::advance(Duration::from_secs(3600)).await;
        assert_eq!(taken(10), 3);
    }

    #[tokio::test(start_paused = true)]
    async fn addresses_are_counted_apart_and_forgotten_when_there_are_too_many() {
        let callers = Callers::new(1, 1, 2);
        let address = |n: u8| IpAddr::from([10, 0, 0, n]);
        assert!(callers.would_allow(address(1)));
        assert!(callers.allow(address(1)));
        assert!(!callers.would_allow(address(1)));
        assert!(!callers.allow(address(1)));
        assert!(callers.allow(address(2)));
        tokio::time::advance(Duration::from_millis(10)).await;
        assert!(!callers.allow(address(2)));
        assert!(callers.allow(address(3)));
        assert!(
            callers.allow(address(1)),
            "the longest silent one was forgotten"
        );
    }
}
