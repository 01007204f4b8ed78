//! The soundtrack as a schedule: when growls and sirens sound, and when it ends. It carries the whole clock of the rules.

use shamble_core::Millis;

/// Length of every soundtrack.
pub const LENGTH_MS: u32 = 900_000;
/// The last instant at which a growl can sound (Z15-R03).
pub const LAST_GROWL_MS: u32 = 840_000;
/// When sirens sound; the first is the start itself.
pub const SIREN_SECONDS: [u32; 4] = [0, 420, 600, 840];
/// The shortest interval a table may choose.
pub const MIN_GROWL_SECONDS: u32 = 20;
/// The longest interval a table may choose.
pub const MAX_GROWL_SECONDS: u32 = 840;

/// When growls sound, in milliseconds of the soundtrack: every multiple of the interval up to 840 s.
pub fn growls_ms(interval_seconds: Option<u32>) -> impl Iterator<Item = u32> {
    (1..).map_while(move |n| growl_ms(interval_seconds, n))
}

/// When growl number `n` (from 1) sounds, if there is one.
pub fn growl_ms(interval_seconds: Option<u32>, n: u32) -> Option<u32> {
    let at = interval_seconds?.checked_mul(1000)?.checked_mul(n)?;
    // Z15-R03: the last minute has no growl on any track.
    (at <= LAST_GROWL_MS).then_some(at)
}

/// When siren number `n` (from 0) sounds, if there is one.
pub fn siren_ms(n: usize) -> Option<u32> {
    SIREN_SECONDS.get(n).map(|seconds| seconds * 1000)
}

/// How table time and soundtrack time go together: speed, and pauses so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tempo {
    /// Percent of the usual speed.
    pub(crate) speed: u32,
    /// Table time that passed in pauses.
    pub(crate) paused_ms: u32,
}

impl Tempo {
    /// Where the soundtrack is at this table time.
    pub(crate) fn track(self, now: Millis) -> u32 {
        let running = u64::from(now.0.saturating_sub(self.paused_ms));
        (running * u64::from(self.speed) / 100) as u32
    }

    /// The first table time at which the soundtrack has come to `track_ms`.
    pub(crate) fn table(self, track_ms: u32) -> Millis {
        let running = (u64::from(track_ms) * 100).div_ceil(u64::from(self.speed));
        Millis(running as u32 + self.paused_ms)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Z15-T21: 14 growls at 60 s, 21 at 40 s, none at 880 or 900.
    #[test]
    fn growls_sound_at_their_exact_times() {
        let times = |interval| growls_ms(interval).map(|ms| ms / 1000).collect::<Vec<_>>();
        assert_eq!(
            times(Some(60)),
            (1..=14).map(|n| 60 * n).collect::<Vec<_>>()
        );
        assert_eq!(
            times(Some(40)),
            (1..=21).map(|n| 40 * n).collect::<Vec<_>>()
        );
        assert_eq!(times(Some(500)), [500]);
        assert!(times(None).is_empty());
        assert_eq!(siren_ms(3), Some(840_000));
        assert_eq!(siren_ms(4), None);
    }

    #[test]
    fn a_slower_table_stretches_the_track() {
        for speed in [50, 75, 100, 125, 150] {
            let tempo = Tempo {
                speed,
                paused_ms: 700,
            };
            for track in [0, 1, 39_999, 60_000, LENGTH_MS] {
                let at = tempo.table(track);
                assert!(
                    tempo.track(at) >= track
                        && (track == 0 || tempo.track(Millis(at.0 - 1)) < track)
                );
            }
        }
    }
}
