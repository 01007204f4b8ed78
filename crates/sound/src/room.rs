//! A place for sounds to be in: echoes that thin out, as between houses or in a corridor.

use crate::canvas::Canvas;
use crate::maths::exp2;

/// Lengths of the echo paths in seconds, chosen so that no two fall together.
const PATHS: [f64; 6] = [0.0297, 0.0371, 0.0411, 0.0437, 0.0533, 0.0617];
/// Smears echoes into each other.
const SMEARS: [f64; 2] = [0.005, 0.0017];

/// Adds the room: `size` stretches its paths, `seconds` is how long it rings, `wet` how much of it is heard.
pub(crate) fn add(canvas: &mut Canvas, size: f64, seconds: f64, wet: f64) {
    let rate = canvas.rate;
    let mut paths: Vec<Path> = PATHS
        .iter()
        .map(|&path| Path::new(path * size * rate, exp2(-10.0 * path * size / seconds)))
        .collect();
    let mut smears: Vec<Path> = SMEARS
        .iter()
        .map(|&path| Path::new(path * rate, 0.5))
        .collect();
    canvas.pass(|x| {
        let mut sum = paths.iter_mut().map(|path| path.echo(x)).sum::<f64>() / 6.0;
        for smear in &mut smears {
            sum = smear.smear(sum);
        }
        x + wet * sum
    });
}

/// A delay that feeds back into itself, duller each time.
struct Path {
    line: Vec<f64>,
    at: usize,
    back: f64,
    dull: f64,
}

impl Path {
    fn new(samples: f64, back: f64) -> Self {
        Self {
            line: vec![0.0; (samples as usize).max(1)],
            at: 0,
            back,
            dull: 0.0,
        }
    }

    fn step(&mut self, x: f64) {
        self.line[self.at] = x;
        self.at = (self.at + 1) % self.line.len();
    }

    fn echo(&mut self, x: f64) -> f64 {
        let out = self.line[self.at];
        self.dull += 0.55 * (out - self.dull);
        self.step(x + self.dull * self.back);
        out
    }

    fn smear(&mut self, x: f64) -> f64 {
        let out = self.line[self.at];
        let into = x + out * self.back;
        self.step(into);
        out - into * self.back
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_impulse_rings_and_dies() {
        let mut canvas = Canvas::new(8000, 3.0);
        canvas.samples[0] = 1.0;
        add(&mut canvas, 1.0, 0.8, 1.0);
        let energy = |from: usize, to: usize| -> f64 {
            canvas.samples[from..to].iter().map(|x| x * x).sum()
        };
        assert_eq!(canvas.samples[0], 1.0);
        assert!(energy(300, 2000) > 1e-4);
        assert!(energy(20_000, 24_000) < 1e-6 * energy(300, 2000));
    }
}
