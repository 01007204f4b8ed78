//! What hands and feet do: dice, cards, steps, doors, rummaging.

use super::{Burst, burst, knock, thump};
use crate::canvas::Canvas;
use crate::envelope::{along, struck, swell};
use crate::filter::Filter;
use crate::maths::{exp2, sine, soft};
use crate::noise::Noise;
use crate::room;

/// Two dice on wood.
pub(crate) fn dice(rate: u32, noise: &mut Noise) -> Canvas {
    let mut canvas = Canvas::new(rate, 0.5);
    let mut at = 0.0;
    for i in 0..6 {
        let gain = exp2(-0.5 * f64::from(i));
        let pitch = noise.between(1750.0, 2500.0);
        knock(&mut canvas, at, pitch, &[1.0, 1.47, 2.09], 0.007, gain);
        knock(
            &mut canvas,
            at,
            noise.between(300.0, 420.0),
            &[1.0, 2.3],
            0.012,
            0.7 * gain,
        );
        at += noise.between(0.028, 0.075);
    }
    room::add(&mut canvas, 0.4, 0.25, 0.2);
    canvas
}

/// A card drawn and laid down.
pub(crate) fn card(rate: u32, noise: &mut Noise) -> Canvas {
    let mut canvas = Canvas::new(rate, 0.35);
    burst(
        &mut canvas,
        noise,
        &Burst {
            at: 0.0,
            length: 0.14,
            from: 2600.0,
            to: 5200.0,
            sharpness: 0.9,
            half: 0.2,
            gain: 0.5,
        },
    );
    burst(
        &mut canvas,
        noise,
        &Burst {
            at: 0.13,
            length: 0.06,
            from: 2400.0,
            to: 1500.0,
            sharpness: 0.8,
            half: 0.009,
            gain: 1.3,
        },
    );
    thump(&mut canvas, 0.13, 260.0, 150.0, 0.06, 0.35);
    canvas
}

/// Two steps on gravel.
pub(crate) fn step(rate: u32, noise: &mut Noise) -> Canvas {
    let mut canvas = Canvas::new(rate, 0.55);
    for (at, gain) in [(0.0, 1.0), (0.24, 0.8)] {
        thump(&mut canvas, at, 150.0, 74.0, 0.12, 0.9 * gain);
        for i in 0..4 {
            let at = at + 0.012 * f64::from(i) + noise.between(0.0, 0.01);
            let from = noise.between(900.0, 2300.0);
            burst(
                &mut canvas,
                noise,
                &Burst {
                    at,
                    length: 0.05,
                    from,
                    to: from * 0.8,
                    sharpness: 1.2,
                    half: 0.012,
                    gain: 0.5 * gain,
                },
            );
        }
    }
    room::add(&mut canvas, 0.4, 0.25, 0.15);
    canvas
}

/// Drawers, cloth and something that clinks.
pub(crate) fn search(rate: u32, noise: &mut Noise) -> Canvas {
    let mut canvas = Canvas::new(rate, 1.2);
    for i in 0..11 {
        let at = 0.075 * f64::from(i) + noise.between(0.0, 0.05);
        let from = noise.between(1300.0, 4200.0);
        let to = from * noise.between(0.7, 1.4);
        let gain = noise.between(0.3, 0.8);
        burst(
            &mut canvas,
            noise,
            &Burst {
                at,
                length: 0.13,
                from,
                to,
                sharpness: 1.3,
                half: 0.05,
                gain,
            },
        );
    }
    for _ in 0..3 {
        let at = noise.between(0.2, 0.9);
        let pitch = noise.between(1900.0, 3300.0);
        knock(&mut canvas, at, pitch, &[1.0, 2.32, 4.1], 0.03, 0.3);
    }
    thump(&mut canvas, 0.05, 190.0, 110.0, 0.12, 0.5);
    room::add(&mut canvas, 0.5, 0.3, 0.2);
    canvas
}

/// A hinge that was not oiled, and the frame.
pub(crate) fn door(rate: u32, noise: &mut Noise) -> Canvas {
    let mut canvas = Canvas::new(rate, 1.5);
    let rate = canvas.rate;
    let mut phase: f64 = 0.0;
    let mut wood = [(640.0, 9.0), (1280.0, 11.0), (2150.0, 12.0)]
        .map(|(frequency, sharpness)| Filter::new(rate, frequency, sharpness));
    canvas.add(0.0, 0.75, |t| {
        // It sticks and slips, faster and slower.
        let slips = along(
            t / 0.75,
            &[(0.0, 38.0), (0.35, 95.0), (0.7, 70.0), (1.0, 130.0)],
        );
        phase += slips * (1.0 + 0.35 * noise.white()) / rate;
        let slip = if phase >= 1.0 {
            phase -= 1.0;
            14.0
        } else {
            0.0
        };
        let tone = wood[0].band(slip) + wood[1].band(slip) + 0.7 * wood[2].band(slip);
        soft(1.5 * tone) * swell(t, 0.75, 0.05, 0.2)
    });
    thump(&mut canvas, 0.78, 150.0, 58.0, 0.3, 1.2);
    burst(
        &mut canvas,
        noise,
        &Burst {
            at: 0.78,
            length: 0.15,
            from: 900.0,
            to: 350.0,
            sharpness: 0.6,
            half: 0.025,
            gain: 1.0,
        },
    );
    knock(&mut canvas, 0.8, 1500.0, &[1.0, 1.7, 2.9], 0.02, 0.3);
    room::add(&mut canvas, 0.9, 0.7, 0.4);
    canvas
}

/// Something loud that should not have been: a tin can down the stairs.
pub(crate) fn clatter(rate: u32, noise: &mut Noise) -> Canvas {
    let mut canvas = Canvas::new(rate, 1.3);
    let mut at = 0.0;
    for i in 0..7 {
        let gain = exp2(-0.35 * f64::from(i));
        let pitch = noise.between(820.0, 1250.0);
        knock(&mut canvas, at, pitch, &[1.0, 1.52, 2.31, 3.9], 0.045, gain);
        at += noise.between(0.07, 0.15);
    }
    room::add(&mut canvas, 1.0, 0.8, 0.4);
    canvas
}

/// No.
pub(crate) fn refuse(rate: u32) -> Canvas {
    let mut canvas = Canvas::new(rate, 0.32);
    for at in [0.0, 0.13] {
        canvas.add(at, 0.12, |t| {
            let buzz = sine(150.0 * t)
                + 0.6 * sine(300.0 * t)
                + 0.5 * sine(450.0 * t)
                + 0.3 * sine(750.0 * t);
            soft(buzz) * struck(t, 0.12, 0.08)
        });
    }
    canvas
}
