//! How loud a sound is over its life. Every envelope begins and ends at nothing, so that nothing clicks.

use crate::maths::exp2;

/// From 0 to 1 with level ends.
pub(crate) fn smooth(x: f64) -> f64 {
    let x = x.clamp(0.0, 1.0);
    x * x * (3.0 - 2.0 * x)
}

/// Up within `attack`, down within the last `release` of `length`; all in seconds.
pub(crate) fn swell(t: f64, length: f64, attack: f64, release: f64) -> f64 {
    smooth(t / attack) * smooth((length - t) / release)
}

/// Struck: up within a millisecond or two, then half as loud every `half` seconds, and nothing at `length`.
pub(crate) fn struck(t: f64, length: f64, half: f64) -> f64 {
    smooth(t / 0.0015) * exp2(-t / half) * smooth((length - t) / (length * 0.3))
}

/// Along corners of (place from 0 to 1, value), in straight lines.
pub(crate) fn along(x: f64, corners: &[(f64, f64)]) -> f64 {
    let mut last = corners[0];
    for &corner in corners {
        if x <= corner.0 {
            let width = corner.0 - last.0;
            let part = if width > 0.0 {
                (x - last.0) / width
            } else {
                1.0
            };
            return last.1 + (corner.1 - last.1) * part.clamp(0.0, 1.0);
        }
        last = corner;
    }
    last.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_are_silent() {
        for at in [0.0, 0.5] {
            assert_eq!(swell(at, 0.5, 0.1, 0.2), 0.0);
            assert_eq!(struck(at, 0.5, 0.1), 0.0);
        }
        assert_eq!(swell(0.2, 0.5, 0.1, 0.2), 1.0);
    }

    #[test]
    fn lines_between_corners() {
        let corners = [(0.0, 1.0), (0.5, 3.0), (1.0, 2.0)];
        assert_eq!(along(-1.0, &corners), 1.0);
        assert_eq!(along(0.25, &corners), 2.0);
        assert_eq!(along(0.75, &corners), 2.5);
        assert_eq!(along(2.0, &corners), 2.0);
    }
}
