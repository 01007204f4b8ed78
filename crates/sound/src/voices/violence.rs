//! Guns, blows, bites and what falls down.

use super::throat::snarl;
use super::{Burst, burst, knock, thump};
use crate::canvas::Canvas;
use crate::noise::Noise;
use crate::room;

/// A gun: the crack, the powder, the chest, the street that answers.
pub(crate) fn shot(rate: u32, noise: &mut Noise) -> Canvas {
    let mut canvas = Canvas::new(rate, 1.3);
    burst(
        &mut canvas,
        noise,
        &Burst {
            at: 0.0,
            length: 0.05,
            from: 4200.0,
            to: 2500.0,
            sharpness: 0.5,
            half: 0.006,
            gain: 1.6,
        },
    );
    burst(
        &mut canvas,
        noise,
        &Burst {
            at: 0.0,
            length: 0.4,
            from: 1500.0,
            to: 320.0,
            sharpness: 0.5,
            half: 0.045,
            gain: 1.5,
        },
    );
    burst(
        &mut canvas,
        noise,
        &Burst {
            at: 0.02,
            length: 0.9,
            from: 500.0,
            to: 160.0,
            sharpness: 0.4,
            half: 0.13,
            gain: 0.5,
        },
    );
    thump(&mut canvas, 0.0, 190.0, 42.0, 0.35, 1.3);
    room::add(&mut canvas, 1.7, 0.9, 0.7);
    canvas
}

/// Dynamite and the like.
pub(crate) fn blast(rate: u32, noise: &mut Noise) -> Canvas {
    let mut canvas = Canvas::new(rate, 2.6);
    burst(
        &mut canvas,
        noise,
        &Burst {
            at: 0.0,
            length: 2.0,
            from: 900.0,
            to: 110.0,
            sharpness: 0.4,
            half: 0.22,
            gain: 1.6,
        },
    );
    thump(&mut canvas, 0.0, 120.0, 30.0, 1.2, 1.6);
    for _ in 0..14 {
        let at = noise.between(0.25, 1.5);
        let pitch = noise.between(900.0, 2600.0);
        knock(&mut canvas, at, pitch, &[1.0, 1.53, 2.4], 0.012, 0.12);
    }
    room::add(&mut canvas, 2.0, 1.4, 0.8);
    canvas
}

/// A swing and what it meets.
pub(crate) fn hit(rate: u32, noise: &mut Noise) -> Canvas {
    let mut canvas = Canvas::new(rate, 0.7);
    burst(
        &mut canvas,
        noise,
        &Burst {
            at: 0.0,
            length: 0.12,
            from: 700.0,
            to: 2300.0,
            sharpness: 1.5,
            half: 0.2,
            gain: 0.35,
        },
    );
    blow(&mut canvas, 0.1, noise);
    room::add(&mut canvas, 0.6, 0.4, 0.3);
    canvas
}

fn blow(canvas: &mut Canvas, at: f64, noise: &mut Noise) {
    thump(canvas, at, 210.0, 62.0, 0.22, 1.1);
    burst(
        canvas,
        noise,
        &Burst {
            at,
            length: 0.09,
            from: 1900.0,
            to: 700.0,
            sharpness: 0.7,
            half: 0.016,
            gain: 1.0,
        },
    );
    knock(canvas, at, 310.0, &[1.0, 1.9, 3.1], 0.02, 0.4);
}

/// One of the dead goes down for good.
pub(crate) fn kill(rate: u32, noise: &mut Noise) -> Canvas {
    let mut canvas = Canvas::new(rate, 1.1);
    blow(&mut canvas, 0.0, noise);
    snarl(&mut canvas, 0.06, 0.42, 0.5, noise);
    slump(&mut canvas, 0.42, noise);
    room::add(&mut canvas, 0.7, 0.5, 0.3);
    canvas
}

/// A body meets the ground.
pub(crate) fn fall(rate: u32, noise: &mut Noise) -> Canvas {
    let mut canvas = Canvas::new(rate, 0.9);
    burst(
        &mut canvas,
        noise,
        &Burst {
            at: 0.0,
            length: 0.2,
            from: 600.0,
            to: 900.0,
            sharpness: 1.2,
            half: 0.2,
            gain: 0.25,
        },
    );
    slump(&mut canvas, 0.14, noise);
    room::add(&mut canvas, 0.7, 0.5, 0.3);
    canvas
}

fn slump(canvas: &mut Canvas, at: f64, noise: &mut Noise) {
    for (i, gain) in [1.0, 0.6, 0.35].into_iter().enumerate() {
        let at = at + 0.085 * i as f64;
        thump(canvas, at, 180.0, 78.0, 0.2, 0.8 * gain);
        burst(
            canvas,
            noise,
            &Burst {
                at,
                length: 0.1,
                from: 500.0,
                to: 260.0,
                sharpness: 0.7,
                half: 0.025,
                gain: 0.5 * gain,
            },
        );
    }
}

/// Teeth.
pub(crate) fn bite(rate: u32, noise: &mut Noise) -> Canvas {
    let mut canvas = Canvas::new(rate, 1.1);
    snarl(&mut canvas, 0.0, 0.5, 0.7, noise);
    for i in 0..5 {
        let at = 0.16 + 0.045 * f64::from(i) + noise.between(0.0, 0.015);
        let from = noise.between(1200.0, 2600.0);
        burst(
            &mut canvas,
            noise,
            &Burst {
                at,
                length: 0.06,
                from,
                to: from * 0.5,
                sharpness: 1.4,
                half: 0.01,
                gain: 1.5,
            },
        );
    }
    thump(&mut canvas, 0.16, 150.0, 70.0, 0.2, 0.6);
    // Wet.
    burst(
        &mut canvas,
        noise,
        &Burst {
            at: 0.36,
            length: 0.35,
            from: 420.0,
            to: 1500.0,
            sharpness: 5.0,
            half: 0.09,
            gain: 0.8,
        },
    );
    room::add(&mut canvas, 0.5, 0.4, 0.25);
    canvas
}
