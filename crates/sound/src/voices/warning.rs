//! What tells the time: sirens that count themselves, the last ten seconds, and the chime of a turn.

use crate::canvas::Canvas;
use crate::envelope::{along, struck, swell};
use crate::filter::Filter;
use crate::maths::{exp2, note, sine, soft};
use crate::noise::Noise;
use crate::room;

/// How long one wail takes, and how long from one to the next.
const WAIL_SECONDS: f64 = 1.5;
const WAIL_STEP: f64 = 1.35;

/// Siren number `n`: as many wails, each a little higher than the one before, and higher from siren to siren.
pub(crate) fn siren(rate: u32, n: u8, noise: &mut Noise) -> Canvas {
    let seconds = WAIL_STEP * f64::from(n - 1) + WAIL_SECONDS + 0.9;
    let mut canvas = Canvas::new(rate, seconds);
    for i in 0..n {
        let lift = exp2(f64::from(2 * (n - 1) + i) / 12.0);
        wail(&mut canvas, f64::from(i) * WAIL_STEP, lift, noise);
    }
    room::add(&mut canvas, 2.0, 1.6, 0.9);
    canvas
}

/// One turn of a rotor siren: two rows of ports, a minor third apart.
fn wail(canvas: &mut Canvas, at: f64, lift: f64, noise: &mut Noise) {
    let rate = canvas.rate;
    let mut phase = 0.0;
    let mut horn = Filter::new(rate, 1500.0, 0.8);
    canvas.add(at, WAIL_SECONDS, |t| {
        let x = t / WAIL_SECONDS;
        let speed = along(x, &[(0.0, 0.62), (0.35, 0.97), (0.6, 1.0), (1.0, 0.66)]);
        phase += 560.0 * lift * speed / rate;
        let ports = |ratio: f64| {
            let p = phase * ratio;
            sine(p) + 0.42 * sine(2.0 * p) + 0.3 * sine(3.0 * p) + 0.14 * sine(5.0 * p)
        };
        let air = 0.05 * noise.white();
        let voice = ports(1.0) + 0.7 * ports(1.2) + air;
        horn.low(soft(0.8 * voice)) * swell(t, WAIL_SECONDS, 0.03, 0.35)
    });
}

/// Ten ticks, a second apart, each nearer than the one before.
pub(crate) fn countdown(rate: u32) -> Canvas {
    let mut canvas = Canvas::new(rate, 10.0);
    for i in 0..10 {
        let nearer = f64::from(i) / 9.0;
        let pitch = 880.0 * exp2(nearer * 7.0 / 12.0);
        let gain = 0.45 + 0.55 * nearer;
        super::knock(
            &mut canvas,
            f64::from(i),
            pitch,
            &[1.0, 2.76, 5.4],
            0.05,
            gain,
        );
        super::thump(&mut canvas, f64::from(i), 170.0, 60.0, 0.3, 0.9 * gain);
    }
    room::add(&mut canvas, 1.0, 0.5, 0.3);
    canvas
}

/// Two bells: your turn, an offer, something good.
pub(crate) fn chime(rate: u32) -> Canvas {
    let mut canvas = Canvas::new(rate, 1.1);
    bell(&mut canvas, 0.0, note(43.0), 0.8);
    bell(&mut canvas, 0.12, note(48.0), 1.0);
    room::add(&mut canvas, 0.7, 0.5, 0.25);
    canvas
}

/// A struck bell with its odd partials.
pub(crate) fn bell(canvas: &mut Canvas, at: f64, pitch: f64, gain: f64) {
    for (ratio, loud, half) in [
        (1.0, 1.0, 0.16),
        (2.0, 0.45, 0.1),
        (2.756, 0.3, 0.07),
        (5.4, 0.15, 0.03),
    ] {
        let length = half * 6.0;
        if pitch * ratio < canvas.rate * 0.45 {
            canvas.add(at, length, |t| {
                gain * loud * sine(pitch * ratio * t) * struck(t, length, half)
            });
        }
    }
}
