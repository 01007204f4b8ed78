//! How it ends, and the engine that may carry somebody away.

use super::warning::bell;
use super::{Burst, burst, thump};
use crate::canvas::Canvas;
use crate::envelope::{along, swell};
use crate::filter::Filter;
use crate::maths::{note, sine, soft};
use crate::noise::Noise;
use crate::room;

/// It turns over, coughs, and catches.
pub(crate) fn engine(rate: u32, noise: &mut Noise) -> Canvas {
    let mut canvas = Canvas::new(rate, 2.6);
    let rate = canvas.rate;
    let mut phase: f64 = 0.0;
    let mut strength = 1.0;
    let mut pipe = Filter::new(rate, 240.0, 2.0);
    let mut rattle = Filter::new(rate, 1100.0, 1.2);
    canvas.add(0.0, 2.3, |t| {
        let firing = along(
            t / 2.3,
            &[
                (0.0, 9.0),
                (0.28, 12.0),
                (0.32, 34.0),
                (0.5, 92.0),
                (0.66, 58.0),
                (1.0, 104.0),
            ],
        );
        phase += firing / rate;
        if phase >= 1.0 {
            phase -= 1.0;
            strength = noise.between(0.7, 1.0);
        }
        let stroke = strength * if phase < 0.25 { 1.0 - phase * 4.0 } else { 0.0 };
        let into = stroke * (1.0 + 0.8 * noise.white());
        soft(1.7 * pipe.low(into - 0.12) + 2.6 * rattle.band(into)) * swell(t, 2.3, 0.01, 0.4)
    });
    room::add(&mut canvas, 0.8, 0.5, 0.25);
    canvas
}

/// Dawn: four steps up, and a bell on each.
pub(crate) fn win(rate: u32, noise: &mut Noise) -> Canvas {
    let mut canvas = Canvas::new(rate, 3.0);
    for (i, tone) in [24.0, 28.0, 31.0, 36.0].into_iter().enumerate() {
        let at = 0.17 * i as f64;
        let length = if i == 3 { 1.9 } else { 0.5 };
        brass(&mut canvas, at, note(tone), length, 0.6);
        bell(&mut canvas, at, note(tone + 12.0), 0.5);
    }
    for tone in [24.0, 31.0, 40.0] {
        brass(&mut canvas, 0.51, note(tone), 1.8, 0.35);
    }
    burst(
        &mut canvas,
        noise,
        &Burst {
            at: 0.5,
            length: 0.9,
            from: 5000.0,
            to: 3500.0,
            sharpness: 0.6,
            half: 0.14,
            gain: 0.3,
        },
    );
    thump(&mut canvas, 0.51, 130.0, 55.0, 0.5, 0.8);
    room::add(&mut canvas, 1.5, 1.4, 0.5);
    canvas
}

/// Night: four steps down, the last one under the floor.
pub(crate) fn lose(rate: u32, noise: &mut Noise) -> Canvas {
    let mut canvas = Canvas::new(rate, 3.4);
    for (i, tone) in [24.0, 23.0, 20.0, 12.0].into_iter().enumerate() {
        let at = 0.3 * i as f64;
        let length = if i == 3 { 1.9 } else { 0.55 };
        brass(&mut canvas, at, note(tone), length, 0.7);
        brass(&mut canvas, at, note(tone + 6.0), length, 0.4);
        thump(&mut canvas, at, 110.0, 44.0, 0.5, 0.9);
    }
    burst(
        &mut canvas,
        noise,
        &Burst {
            at: 0.9,
            length: 1.8,
            from: 380.0,
            to: 120.0,
            sharpness: 0.8,
            half: 0.4,
            gain: 0.5,
        },
    );
    room::add(&mut canvas, 1.9, 1.9, 0.6);
    canvas
}

/// A tone with a lip to it: bright where it is loud.
fn brass(canvas: &mut Canvas, at: f64, pitch: f64, length: f64, gain: f64) {
    let rate = canvas.rate;
    let mut bright = Filter::new(rate, 600.0, 0.8);
    let mut phase = 0.0;
    canvas.add(at, length, |t| {
        let loud = swell(t, length, 0.03, length * 0.6);
        phase += pitch * (1.0 + 0.003 * sine(5.2 * t)) / rate;
        let saw: f64 = (1..=9)
            .filter(|&k| pitch * f64::from(k) < rate * 0.45)
            .map(|k| sine(phase * f64::from(k)) / f64::from(k))
            .sum();
        bright.tune(pitch * (1.5 + 4.5 * loud));
        gain * bright.low(saw) * loud
    });
}
