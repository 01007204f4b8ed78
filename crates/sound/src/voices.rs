//! The recipes, by what makes the sound. Each adds itself to a canvas at a moment.

pub(crate) mod bed;
pub(crate) mod endings;
pub(crate) mod hands;
pub(crate) mod throat;
pub(crate) mod tune;
pub(crate) mod violence;
pub(crate) mod warning;

use crate::canvas::Canvas;
use crate::envelope::struck;
use crate::filter::Filter;
use crate::maths::{exp2, sine};
use crate::noise::Noise;

/// A burst of noise through a band: gunpowder, cloth, gravel.
pub(crate) struct Burst {
    pub(crate) at: f64,
    pub(crate) length: f64,
    /// Where the band begins and ends.
    pub(crate) from: f64,
    pub(crate) to: f64,
    pub(crate) sharpness: f64,
    /// Seconds to half loudness.
    pub(crate) half: f64,
    pub(crate) gain: f64,
}

pub(crate) fn burst(canvas: &mut Canvas, noise: &mut Noise, what: &Burst) {
    let mut band = Filter::new(canvas.rate, what.from, what.sharpness);
    let sweep = (what.to / what.from - 1.0) / what.length;
    // A narrow band lets little through; this evens it out.
    let gain = what.gain * (1.0 + what.sharpness).sqrt();
    canvas.add(what.at, what.length, |t| {
        band.tune(what.from * (1.0 + sweep * t));
        gain * band.band(noise.white()) * struck(t, what.length, what.half)
    });
}

/// A drum: a tone that falls from one pitch to another.
pub(crate) fn thump(canvas: &mut Canvas, at: f64, from: f64, to: f64, length: f64, gain: f64) {
    let mut phase = 0.0;
    let rate = canvas.rate;
    canvas.add(at, length, |t| {
        phase += (to + (from - to) * exp2(-t / (length * 0.09))) / rate;
        gain * sine(phase) * struck(t, length, length * 0.22)
    });
}

/// Something hard that was knocked: a few partials that die away, the high ones first.
pub(crate) fn knock(
    canvas: &mut Canvas,
    at: f64,
    pitch: f64,
    partials: &[f64],
    half: f64,
    gain: f64,
) {
    for (i, ratio) in partials.iter().enumerate() {
        let frequency = pitch * ratio;
        if frequency > canvas.rate * 0.45 {
            continue;
        }
        let quiet = gain / (1.0 + i as f64 * 0.7);
        let half = half / (1.0 + i as f64 * 0.5);
        canvas.add(at, half * 9.0, |t| {
            quiet * sine(frequency * t) * struck(t, half * 9.0, half)
        });
    }
}
