//! One filter for everything: low, band and high from the same two memories, stable while it is swept.

use crate::maths::sine;

/// A state-variable filter.
#[derive(Clone, Debug)]
pub(crate) struct Filter {
    rate: f64,
    damping: f64,
    a1: f64,
    a2: f64,
    a3: f64,
    first: f64,
    second: f64,
}

impl Filter {
    /// `sharpness` is the Q of the filter: 0.7 is level, 10 rings.
    pub(crate) fn new(rate: f64, frequency: f64, sharpness: f64) -> Self {
        let mut filter = Self {
            rate,
            damping: 1.0 / sharpness,
            a1: 0.0,
            a2: 0.0,
            a3: 0.0,
            first: 0.0,
            second: 0.0,
        };
        filter.tune(frequency);
        filter
    }

    /// Moves it elsewhere without a jump.
    pub(crate) fn tune(&mut self, frequency: f64) {
        let turns = (frequency / self.rate * 0.5).clamp(1e-5, 0.23);
        let g = sine(turns) / sine(turns + 0.25);
        self.a1 = 1.0 / (1.0 + g * (g + self.damping));
        self.a2 = g * self.a1;
        self.a3 = g * self.a2;
    }

    fn step(&mut self, x: f64) -> (f64, f64) {
        let rest = x - self.second;
        let band = self.a1 * self.first + self.a2 * rest;
        let low = self.second + self.a2 * self.first + self.a3 * rest;
        self.first = 2.0 * band - self.first;
        self.second = 2.0 * low - self.second;
        (band, low)
    }

    pub(crate) fn low(&mut self, x: f64) -> f64 {
        self.step(x).1
    }

    /// What is near the frequency, at its own level there.
    pub(crate) fn band(&mut self, x: f64) -> f64 {
        self.step(x).0 * self.damping
    }

    pub(crate) fn high(&mut self, x: f64) -> f64 {
        let (band, low) = self.step(x);
        x - self.damping * band - low
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How loud a tone comes out, compared with how it went in.
    fn gain(pass: impl Fn(&mut Filter, f64) -> f64, frequency: f64) -> f64 {
        let mut filter = Filter::new(44_100.0, 1000.0, 0.7);
        let (mut into, mut out) = (0.0, 0.0);
        for i in 0..8000 {
            let x = sine(frequency * f64::from(i) / 44_100.0);
            let y = pass(&mut filter, x);
            if i > 2000 {
                into += x * x;
                out += y * y;
            }
        }
        f64::sqrt(out / into)
    }

    #[test]
    fn each_output_passes_its_part() {
        assert!(gain(Filter::low, 100.0) > 0.98 && gain(Filter::low, 8000.0) < 0.03);
        assert!(gain(Filter::high, 100.0) < 0.03 && gain(Filter::high, 8000.0) > 0.95);
        assert!(gain(Filter::band, 1000.0) > 0.98);
        assert!(gain(Filter::band, 60.0) < 0.1 && gain(Filter::band, 15_000.0) < 0.1);
    }
}
