//! The music under everything: a loop for each stage of the fifteen minutes, each tighter than the one before.
//!
//! A loop lasts fifteen seconds at every tempo and holds a whole number of bars, so stages join on a bar line and any
//! place of the soundtrack is found by dividing.

use super::{Burst, burst, knock, thump};
use crate::canvas::Canvas;
use crate::clip::LOOP_MS;
use crate::envelope::{smooth, swell};
use crate::filter::Filter;
use crate::maths::{exp2, note, sine, soft};
use crate::noise::Noise;
use crate::room;

const LOOP_SECONDS: f64 = LOOP_MS as f64 / 1000.0;
/// Beats of a loop, by stage: 64 to 144 in a minute.
const BEATS: [u32; 6] = [16, 20, 24, 28, 32, 36];
/// Semitones of the bass figure to choose from: a minor scale with a bad conscience.
const FIGURE: [f64; 7] = [0.0, 3.0, 5.0, 6.0, 8.0, 10.0, 1.0];

/// The loop of a stage, from 0 to 5.
pub(crate) fn bed(rate: u32, stage: u8, seed: u64) -> Canvas {
    let stage = usize::from(stage).min(BEATS.len() - 1);
    let mut canvas = Canvas::ring(rate, LOOP_MS);
    let mut noise = Noise::new(seed, 900 + stage as u64);
    let tension = stage as f64 / 5.0;
    let beats = BEATS[stage];
    let beat = LOOP_SECONDS / f64::from(beats);

    drone(&mut canvas, tension, &mut noise);
    wind(&mut canvas, tension, &mut noise);
    heart(&mut canvas, stage, beats, beat);
    if stage >= 1 {
        clock(&mut canvas, stage, beats, beat, &mut noise);
    }
    if stage >= 2 {
        // The figure is the same in every stage, so the ear knows it when it comes back faster.
        bass(
            &mut canvas,
            beats,
            beat,
            tension,
            &mut Noise::new(seed, 890),
        );
    }
    if stage >= 3 {
        rush(&mut canvas, beats, beat, &mut noise);
    }
    if stage >= 4 {
        strings(&mut canvas, stage, beat, &mut noise);
    }
    room::add(&mut canvas, 1.4, 1.2, 0.35);
    canvas
}

/// A pitch that fits a whole number of times into the loop, so that the loop has no seam.
fn fitting(frequency: f64) -> f64 {
    (frequency * LOOP_SECONDS).round() / LOOP_SECONDS
}

/// Low strings that never stop: more of them, brighter and nearer to each other as it gets worse.
fn drone(canvas: &mut Canvas, tension: f64, noise: &mut Noise) {
    let mut tones = vec![(0.0, 1.0), (0.06, 0.9), (7.0, 0.5), (12.0, 0.4)];
    if tension > 0.3 {
        tones.push((13.0, 0.22));
    }
    if tension > 0.5 {
        tones.push((18.0, 0.25));
    }
    if tension > 0.9 {
        tones.push((25.0, 0.2));
    }
    for (semitones, gain) in tones {
        let pitch = fitting(note(semitones));
        let begin = noise.between(0.0, 1.0);
        let slow = f64::from(1 + noise.below(3)) / LOOP_SECONDS;
        canvas.add(0.0, LOOP_SECONDS, |t| {
            let breath = 0.7 + 0.3 * sine(slow * t + begin);
            let bright = 0.45 + 0.3 * tension + 0.1 * sine(2.0 * slow * t);
            // All harmonics at once, each quieter than the one before by `bright`.
            let turns = pitch * t + begin;
            let sum = sine(turns) / (1.0 - 2.0 * bright * sine(turns + 0.25) + bright * bright);
            0.13 * gain * breath * sum
        });
    }
}

/// Air that comes and goes.
fn wind(canvas: &mut Canvas, tension: f64, noise: &mut Noise) {
    for i in 0..4 {
        let at = LOOP_SECONDS * f64::from(i) / 4.0 + noise.between(0.0, 1.5);
        let length = noise.between(4.0, 6.0);
        let centre = noise.between(380.0, 700.0) * (1.0 + 0.8 * tension);
        let mut band = Filter::new(canvas.rate, centre, 2.5);
        canvas.add(at, length, |t| {
            band.tune(centre * (1.0 + 0.5 * sine(0.11 * t)));
            0.24 * band.band(noise.white()) * swell(t, length, length * 0.45, length * 0.5)
        });
    }
}

/// A heart: slow at first, then on every beat.
fn heart(canvas: &mut Canvas, stage: usize, beats: u32, beat: f64) {
    let every = if stage == 0 { 2 } else { 1 };
    for n in (0..beats).step_by(every) {
        let at = f64::from(n) * beat;
        let gain = if n % 4 == 0 { 1.0 } else { 0.7 };
        thump(canvas, at, 130.0, 52.0, 0.32, 0.55 * gain);
        if stage < 4 {
            thump(canvas, at + 0.24, 105.0, 48.0, 0.26, 0.3 * gain);
        }
    }
}

/// Something ticks; in the end it ticks between the ticks.
fn clock(canvas: &mut Canvas, stage: usize, beats: u32, beat: f64, noise: &mut Noise) {
    let parts = if stage >= 3 { 4 } else { 2 };
    for n in 0..beats * parts {
        let at = f64::from(n) * beat / f64::from(parts);
        let gain = if n % parts == 0 { 0.5 } else { 0.26 } * (0.6 + 0.08 * stage as f64);
        burst(
            canvas,
            noise,
            &Burst {
                at,
                length: 0.06,
                from: 6200.0,
                to: 5200.0,
                sharpness: 1.2,
                half: 0.01,
                gain,
            },
        );
        if n % parts == 0 {
            knock(canvas, at, 1240.0, &[1.0, 2.4], 0.014, 0.16);
        }
    }
}

/// A figure of eighths, low and dry.
fn bass(canvas: &mut Canvas, beats: u32, beat: f64, tension: f64, choice: &mut Noise) {
    let figure: Vec<f64> = (0..8)
        .map(|n| {
            if n % 4 == 0 {
                0.0
            } else {
                FIGURE[choice.below(7) as usize]
            }
        })
        .collect();
    let rate = canvas.rate;
    for n in 0..beats * 2 {
        let pitch = note(12.0 + figure[(n % 8) as usize]);
        let length = beat * 0.5;
        let gain = if n % 4 == 0 { 0.42 } else { 0.3 };
        let mut string = Filter::new(rate, 300.0, 1.4);
        let mut phase = 0.0;
        canvas.add(f64::from(n) * beat * 0.5, length, |t| {
            phase += pitch / rate;
            let turn: f64 = phase - f64::floor(phase);
            let pluck = exp2(-t / 0.07);
            string.tune(pitch * (1.6 + (3.0 + 4.0 * tension) * pluck));
            gain * string.low(soft(1.8 * (turn - 0.5)))
                * smooth(t / 0.004)
                * smooth((length - t) / 0.05)
        });
    }
}

/// Every fourth bar something comes nearer and turns away.
fn rush(canvas: &mut Canvas, beats: u32, beat: f64, noise: &mut Noise) {
    let length = beat * 4.0;
    for begin in (0..beats - 3).step_by(16) {
        let at = f64::from(begin.max(4)) * beat;
        let mut band = Filter::new(canvas.rate, 500.0, 1.6);
        canvas.add(at, length, |t| {
            let x = t / length;
            band.tune(500.0 * exp2(2.4 * x));
            0.5 * band.band(noise.white()) * x * x * smooth((length - t) / 0.08)
        });
    }
}

/// High strings that shiver.
fn strings(canvas: &mut Canvas, stage: usize, beat: f64, noise: &mut Noise) {
    let tones: &[f64] = if stage >= 5 {
        &[48.0, 49.0, 54.0, 55.0]
    } else {
        &[43.0, 44.0, 48.0]
    };
    for &tone in tones {
        let pitch = fitting(note(tone + 0.1 * noise.white()));
        let shiver = (LOOP_SECONDS / beat * 4.0).round() / LOOP_SECONDS;
        let begin = noise.between(0.0, 1.0);
        canvas.add(0.0, LOOP_SECONDS, |t| {
            let bow = 0.55 + 0.45 * sine(shiver * t);
            let far = 0.6 + 0.4 * sine(t / LOOP_SECONDS + begin);
            let tone = sine(pitch * t) + 0.5 * sine(2.0 * pitch * t) + 0.3 * sine(3.0 * pitch * t);
            0.045 * tone * bow * far
        });
    }
}
