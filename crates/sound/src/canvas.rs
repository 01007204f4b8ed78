//! Where voices are mixed: a stretch of samples, with ends or closed to a ring.

use crate::filter::Filter;
use crate::maths::soft;

/// Samples being made.
#[derive(Clone, Debug)]
pub(crate) struct Canvas {
    pub(crate) rate: f64,
    pub(crate) samples: Vec<f64>,
    /// What is drawn past the end goes on at the beginning, as in a loop.
    pub(crate) is_ring: bool,
}

impl Canvas {
    pub(crate) fn new(rate: u32, seconds: f64) -> Self {
        let rate = f64::from(rate);
        Self {
            rate,
            samples: vec![0.0; (seconds * rate).ceil() as usize],
            is_ring: false,
        }
    }

    pub(crate) fn ring(rate: u32, ms: u32) -> Self {
        let n = (u64::from(rate) * u64::from(ms) / 1000) as usize;
        Self {
            rate: f64::from(rate),
            samples: vec![0.0; n],
            is_ring: true,
        }
    }

    /// Adds a voice that begins at `at` seconds and lasts `length`; it is given its own time in seconds.
    pub(crate) fn add(&mut self, at: f64, length: f64, mut voice: impl FnMut(f64) -> f64) {
        let begin = (at * self.rate).round() as usize;
        let n = (length * self.rate) as usize;
        for i in 0..n {
            let place = if self.is_ring {
                (begin + i) % self.samples.len()
            } else if begin + i < self.samples.len() {
                begin + i
            } else {
                break;
            };
            self.samples[place] += voice(i as f64 / self.rate);
        }
    }

    /// Lets something with a memory work on the samples in order. A ring is gone round twice, so that the memory at
    /// its beginning is that of its end.
    pub(crate) fn pass(&mut self, mut work: impl FnMut(f64) -> f64) {
        if self.is_ring {
            for &sample in &self.samples {
                work(sample);
            }
        }
        for sample in &mut self.samples {
            *sample = work(*sample);
        }
    }

    /// Takes away what nobody hears but which costs room: all that is lower than a voice or a drum.
    pub(crate) fn without_rumble(&mut self) {
        let mut filter = Filter::new(self.rate, 32.0, 0.7);
        self.pass(|x| filter.high(x));
    }

    /// The loudest tenth of a second, as a root of the mean square; weighted like the ear, which hears little below 300 Hz.
    pub(crate) fn loudness(&self) -> f64 {
        let mut ear = Filter::new(self.rate, 300.0, 0.6);
        let window = (self.rate / 10.0) as usize;
        let heard: Vec<f64> = self
            .samples
            .iter()
            .map(|&x| ear.high(x) + 0.2 * x)
            .collect();
        let loudest = heard
            .chunks(window)
            .map(|part| part.iter().map(|x| x * x).sum::<f64>() / window as f64)
            .fold(0.0, f64::max);
        loudest.sqrt()
    }

    /// Brings the loudness to `level`, bending peaks so that none passes `ceiling`.
    pub(crate) fn level(&mut self, level: f64, ceiling: f64) {
        // Bending takes loudness away, so a few rounds are needed to arrive.
        for _ in 0..3 {
            let gain = level / self.loudness().max(1e-9);
            for sample in &mut self.samples {
                *sample = ceiling * soft(*sample * gain / ceiling);
            }
        }
    }

    /// Turned down as a whole if any sample passes `ceiling`.
    pub(crate) fn below(&mut self, ceiling: f64) {
        let peak = self
            .samples
            .iter()
            .fold(0.0, |peak: f64, x| peak.max(x.abs()));
        if peak > ceiling {
            let gain = ceiling / peak;
            self.samples.iter_mut().for_each(|sample| *sample *= gain);
        }
    }

    /// The last few milliseconds end at nothing, whatever the room still says.
    pub(crate) fn fade_out(&mut self, seconds: f64) {
        let n = ((seconds * self.rate) as usize).min(self.samples.len());
        let begin = self.samples.len() - n;
        for (i, sample) in self.samples[begin..].iter_mut().enumerate() {
            *sample *= 1.0 - (i + 1) as f64 / n as f64;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ring_goes_on_at_its_beginning() {
        let mut ring = Canvas::ring(1000, 10);
        ring.add(0.008, 0.004, |_| 1.0);
        assert_eq!(
            ring.samples,
            [1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0]
        );
        let mut line = Canvas::new(1000, 0.01);
        line.add(0.008, 0.004, |_| 1.0);
        assert_eq!(line.samples[..2], [0.0, 0.0]);
    }

    #[test]
    fn levels_are_met_and_ceilings_kept() {
        let mut canvas = Canvas::new(8000, 0.5);
        canvas.add(0.0, 0.5, |t| crate::maths::sine(700.0 * t));
        canvas.level(0.2, 0.8);
        assert!((canvas.loudness() - 0.2).abs() < 0.01);
        canvas.level(2.0, 0.8);
        assert!(canvas.samples.iter().all(|x| x.abs() <= 0.8));
    }
}
