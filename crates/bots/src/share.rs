//! How well a share is known from what was counted: hints tell it, and the laboratory of all it counts.

/// The standard normal quantile that leaves 2.5 % on either side.
pub const Z95: f64 = 1.959_963_984_540_054;

/// The Wilson score interval at 95 %, which also holds for shares near 0 and 1. Nothing known: everything possible.
pub fn wilson(n: u64, of: u64) -> (f64, f64) {
    if of == 0 {
        return (0.0, 1.0);
    }
    wilson_of(n as f64 / of as f64, of as f64)
}

/// The same for a share of so many independent observations' worth.
pub fn wilson_of(share: f64, total: f64) -> (f64, f64) {
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

    #[test]
    fn intervals_are_wilsons() {
        close(wilson(81, 263), (0.2553, 0.3662));
        close(wilson(15, 148), (0.0624, 0.1605));
        close(wilson(0, 20), (0.0, 0.1611));
        close(wilson(29, 29), (0.8830, 1.0));
        close(wilson(0, 0), (0.0, 1.0));
    }
}
