//! Sine, exponential and soft clipping from plain arithmetic.
//!
//! The standard library hands these to the system's own mathematics, which differs between systems in the last bit.

use std::f64::consts::{LN_2, TAU};

/// The sine of an angle in turns.
pub(crate) fn sine(turns: f64) -> f64 {
    let turn = turns - turns.floor();
    // Folded to a quarter turn either way, where few terms are enough.
    let folded = if turn > 0.75 {
        turn - 1.0
    } else if turn > 0.25 {
        0.5 - turn
    } else {
        turn
    };
    let x = TAU * folded;
    let square = x * x;
    let mut sum = 0.0;
    // Highest power first: x^13 / 13! and so on.
    for divisor in [156.0, 110.0, 72.0, 42.0, 20.0, 6.0] {
        sum = (1.0 - sum) * square / divisor;
    }
    x * (1.0 - sum)
}

/// Two to the power of `x`.
pub(crate) fn exp2(x: f64) -> f64 {
    let x = x.clamp(-1000.0, 1000.0);
    let whole = x.floor();
    let y = (x - whole) * LN_2;
    let mut sum = 1.0;
    for n in (1..=11).rev() {
        sum = 1.0 + sum * y / f64::from(n);
    }
    sum * f64::from_bits(((whole as i64 + 1023) as u64) << 52)
}

/// A level in decibels as a factor.
pub(crate) fn from_db(db: f64) -> f64 {
    // log2(10) / 20.
    exp2(db * 0.166_096_404_744_368_12)
}

/// The frequency of a note, in semitones above the A of 55 Hz.
pub(crate) fn note(semitones: f64) -> f64 {
    55.0 * exp2(semitones / 12.0)
}

/// Bends large values towards one without a corner.
pub(crate) fn soft(x: f64) -> f64 {
    if x >= 3.0 {
        1.0
    } else if x <= -3.0 {
        -1.0
    } else {
        x * (27.0 + x * x) / (27.0 + 9.0 * x * x)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn close_to_the_real_functions() {
        for i in -4000..4000 {
            let x = f64::from(i) / 997.0;
            assert!((sine(x) - (TAU * x).sin()).abs() < 1e-8, "sine {x}");
            assert!((exp2(x) / x.exp2() - 1.0).abs() < 1e-9, "exp2 {x}");
        }
        assert!((from_db(-20.0) - 0.1).abs() < 1e-9);
        assert!((note(12.0) - 110.0).abs() < 1e-6);
    }

    #[test]
    fn soft_never_passes_one_and_never_jumps() {
        let mut last = -1.0;
        for i in -500..=500 {
            let y = soft(f64::from(i) / 100.0);
            assert!((-1.0..=1.0).contains(&y) && y >= last && y - last < 0.02);
            last = y;
        }
    }
}
