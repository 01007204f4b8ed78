//! Voices of the dead: a torn vocal cord and breath, shaped by a mouth that moves.

use crate::canvas::Canvas;
use crate::envelope::{along, smooth};
use crate::filter::Filter;
use crate::maths::{sine, soft};
use crate::noise::Noise;
use crate::room;

/// One of the dead.
#[derive(Clone, Copy, Debug)]
struct Throat {
    /// Of the cord, in hertz.
    pitch: f64,
    /// Of the mouth: smaller than one is a bigger head.
    size: f64,
    /// How unevenly the cord moves, from 0 to 1.
    torn: f64,
    seconds: f64,
    /// How far the mouth opens.
    open: f64,
}

/// Those who growl in the soundtrack; nobody mistakes one for another.
const GROWLERS: [Throat; 4] = [
    Throat {
        pitch: 74.0,
        size: 1.0,
        torn: 0.55,
        seconds: 2.1,
        open: 1.0,
    },
    Throat {
        pitch: 56.0,
        size: 0.84,
        torn: 0.7,
        seconds: 2.4,
        open: 0.8,
    },
    Throat {
        pitch: 96.0,
        size: 1.16,
        torn: 0.45,
        seconds: 1.8,
        open: 1.15,
    },
    Throat {
        pitch: 65.0,
        size: 0.93,
        torn: 0.85,
        seconds: 2.2,
        open: 1.05,
    },
];

/// Growl of voice `n`.
pub(crate) fn growl(rate: u32, n: u8, noise: &mut Noise) -> Canvas {
    let throat = GROWLERS[usize::from(n) % GROWLERS.len()].varied(noise, 0.05);
    let mut canvas = Canvas::new(rate, throat.seconds + 0.5);
    speak(&mut canvas, 0.0, throat, 1.0, noise);
    room::add(&mut canvas, 0.8, 0.7, 0.35);
    canvas
}

/// Many at once, nearer and farther.
pub(crate) fn horde(rate: u32, noise: &mut Noise) -> Canvas {
    let mut canvas = Canvas::new(rate, 3.4);
    for i in 0..9 {
        let throat = GROWLERS[i % GROWLERS.len()].varied(noise, 0.22);
        let at = if i == 0 {
            0.0
        } else {
            noise.between(0.02, 1.0)
        };
        speak(&mut canvas, at, throat, noise.between(0.5, 1.0), noise);
    }
    // Feet, many of them.
    for i in 0..26 {
        let at = 0.1 + 2.2 * f64::from(i) / 26.0 + noise.between(0.0, 0.05);
        super::thump(
            &mut canvas,
            at,
            110.0,
            noise.between(48.0, 66.0),
            0.16,
            0.55,
        );
    }
    room::add(&mut canvas, 1.3, 1.1, 0.6);
    canvas
}

/// Somebody far away.
pub(crate) fn distant(rate: u32, noise: &mut Noise) -> Canvas {
    let mut canvas = Canvas::new(rate, 4.2);
    let throat = Throat {
        seconds: 2.6,
        torn: 0.3,
        pitch: 110.0,
        size: 0.95,
        open: 0.9,
    };
    speak(&mut canvas, 0.0, throat.varied(noise, 0.1), 1.0, noise);
    let mut walls = Filter::new(canvas.rate, 900.0, 0.6);
    canvas.pass(|x| walls.low(x));
    room::add(&mut canvas, 1.9, 2.4, 2.2);
    canvas
}

/// A short bark, for bites and blows.
pub(crate) fn snarl(canvas: &mut Canvas, at: f64, seconds: f64, gain: f64, noise: &mut Noise) {
    let throat = Throat {
        pitch: 118.0,
        size: 1.05,
        torn: 0.75,
        seconds,
        open: 1.2,
    };
    speak(canvas, at, throat.varied(noise, 0.08), gain, noise);
}

impl Throat {
    fn varied(self, noise: &mut Noise, by: f64) -> Self {
        let mut factor = || 1.0 + by * noise.white();
        Self {
            pitch: self.pitch * factor(),
            size: self.size * factor(),
            seconds: self.seconds * factor(),
            ..self
        }
    }
}

fn speak(canvas: &mut Canvas, at: f64, throat: Throat, gain: f64, noise: &mut Noise) {
    let rate = canvas.rate;
    let Throat {
        pitch,
        size,
        torn,
        seconds,
        open,
    } = throat;
    let mut formants = [(420.0, 5.0), (980.0, 7.0), (2350.0, 8.0), (3400.0, 8.0)]
        .map(|(frequency, sharpness)| Filter::new(rate, frequency * size, sharpness));
    let mut chest = Filter::new(rate, 160.0, 0.8);
    // Lips carry high tones better than low ones.
    let mut lips = Filter::new(rate, 420.0, 0.6);
    let mut drift = Filter::new(rate, 7.0, 0.7);
    let (mut phase, mut strength, mut is_weak) = (0.0_f64, 1.0, false);
    canvas.add(at, seconds, |t| {
        let x = t / seconds;
        let wander = 1.0 + 9.0 * torn * drift.low(noise.white());
        let contour = along(x, &[(0.0, 0.88), (0.25, 1.18), (0.6, 1.0), (1.0, 0.72)]);
        phase += pitch * contour * wander.clamp(0.6, 1.5) / rate;
        if phase >= 1.0 {
            phase -= 1.0;
            is_weak = !is_weak;
            // Every second stroke is weaker: the octave below, which is what makes it a growl.
            strength = (if is_weak { 1.0 - 0.6 * torn } else { 1.0 })
                * noise.between(1.0 - 0.5 * torn, 1.0);
        }
        // The cord opens slowly and slaps shut.
        let stroke = if phase < 0.7 {
            phase / 0.7
        } else {
            (1.0 - phase) / 0.3
        };
        let breath = noise.white() * (0.12 + 0.5 * stroke * stroke);
        let cord = soft(2.4 * (strength * (2.0 * stroke - 1.0) + breath));
        let mouth = along(x, &[(0.0, 0.7), (0.2, 1.0), (0.55, 1.25), (1.0, 0.8)]) * open * size;
        formants[0].tune(480.0 * mouth);
        formants[1].tune(1050.0 * (0.6 * mouth + 0.4 * size));
        let bright = lips.high(cord);
        let voice = 2.4 * formants[0].band(bright)
            + 2.2 * formants[1].band(bright)
            + 1.3 * formants[2].band(bright)
            + 0.7 * formants[3].band(bright)
            + 0.16 * chest.low(cord);
        let bursts = 1.0 + 0.25 * torn * sine(t * (11.0 + 5.0 * x));
        let life = smooth(t / 0.012)
            * along(x, &[(0.0, 0.85), (0.12, 1.0), (0.55, 0.8), (1.0, 0.5)])
            * smooth((1.0 - x) / 0.35);
        gain * soft(1.5 * voice * bursts) * life
    });
}
