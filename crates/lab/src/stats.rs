//! Shares with their uncertainty.

use serde::Serialize;

/// The standard normal quantile that leaves 2.5 % on either side.
const Z95: f64 = 1.959_963_984_540_054;

/// How often something happened, with the interval that holds the true share in 95 of 100 such series.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// How many times.
    pub n: u64,
    /// As a share of all, 0 to 1.
    pub share: f64,
    /// Lower end of the interval.
    pub low95: f64,
    /// Upper end of the interval.
    pub high95: f64,
}

impl Share {
    /// `n` out of `of`.
    pub fn new(n: u64, of: u64) -> Self {
        let (low95, high95) = wilson(n, of);
        let share = if of == 0 { 0.0 } else { n as f64 / of as f64 };
        Self {
            n,
            share,
            low95,
            high95,
        }
    }
}

/// The Wilson score interval at 95 %, which also holds for shares near 0 and 1. Nothing known: everything possible.
pub fn wilson(n: u64, of: u64) -> (f64, f64) {
    if of == 0 {
        return (0.0, 1.0);
    }
    let (hits, total) = (n as f64, of as f64);
    let share = hits / total;
    let z2 = Z95 * Z95;
    let centre = (share + z2 / (2.0 * total)) / (1.0 + z2 / total);
    let spread = (share * (1.0 - share) / total + z2 / (4.0 * total * total)).sqrt();
    let half = Z95 / (1.0 + z2 / total) * spread;
    // Rounding must not push the ends past what is possible or past the share itself.
    (
        (centre - half).max(0.0).min(share),
        (centre + half).min(1.0).max(share),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: (f64, f64), expected: (f64, f64)) {
        let near = |a: f64, b: f64| (a - b).abs() < 5e-5;
        assert!(
            near(found.0, expected.0) && near(found.1, expected.1),
            "{found:?} is not {expected:?}"
        );
    }

    /// Worked by hand from the formula; 81 of 263 is the example of Newcombe (1998).
    #[test]
    fn intervals_are_wilsons() {
        close(wilson(81, 263), (0.2553, 0.3662));
        close(wilson(15, 148), (0.0624, 0.1605));
        close(wilson(0, 20), (0.0, 0.1611));
        close(wilson(29, 29), (0.8830, 1.0));
        close(wilson(0, 0), (0.0, 1.0));
    }

    #[test]
    fn the_share_lies_inside_its_interval() {
        for of in [1, 7, 100, 100_000] {
            for n in [0, 1, of / 2, of] {
                let Share {
                    share,
                    low95,
                    high95,
                    ..
                } = Share::new(n, of);
                assert!(0.0 <= low95 && low95 <= share && share <= high95 && high95 <= 1.0);
            }
        }
    }
}
