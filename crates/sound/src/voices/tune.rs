//! The music of the games without a soundtrack: one loop each, as long as a loop of the bed, quiet and never in a hurry.
//!
//! Four chords of four beats, a few notes above them and a little rhythm. What tells the games apart is the scale, the
//! instrument and the pulse: a film at midnight, a shopping centre whose music plays on, and a lullaby gone wrong.

use super::{Burst, burst, knock, thump};
use crate::canvas::Canvas;
use crate::clip::LOOP_MS;
use crate::envelope::{struck, swell};
use crate::maths::{note, sine};
use crate::noise::Noise;
use crate::room;

const LOOP_SECONDS: f64 = LOOP_MS as f64 / 1000.0;
const BEATS: u32 = 16;
const BEAT: f64 = LOOP_SECONDS / BEATS as f64;
const BEATS_A_CHORD: u32 = 4;

/// What a game's music is made of. Pitches are semitones above the lowest note.
struct Tune {
    chords: [[f64; 4]; 4],
    /// Notes to choose from for what is played above the chords.
    scale: [f64; 6],
    /// How many of the eighths are played, in eight.
    busy: u32,
    voice: Voice,
    /// Beats on which something low is struck, in a chord's four.
    low: &'static [u32],
    /// Whether brushes play between the beats.
    brushed: bool,
}

#[derive(Clone, Copy)]
enum Voice {
    /// A guitar with too much echo.
    Plucked,
    /// The piano of a lift.
    Tines,
    /// A music box.
    Box,
}

const TUNES: [Tune; 3] = [
    // A film at midnight.
    Tune {
        chords: [
            [12.0, 24.0, 27.0, 31.0],
            [8.0, 24.0, 27.0, 32.0],
            [5.0, 24.0, 29.0, 32.0],
            [7.0, 23.0, 29.0, 31.0],
        ],
        scale: [36.0, 38.0, 39.0, 43.0, 44.0, 47.0],
        busy: 5,
        voice: Voice::Plucked,
        low: &[0, 2],
        brushed: true,
    },
    // A shopping centre whose music plays on.
    Tune {
        chords: [
            [9.0, 24.0, 28.0, 31.0],
            [14.0, 24.0, 29.0, 33.0],
            [7.0, 23.0, 29.0, 33.0],
            [12.0, 23.0, 27.0, 31.0],
        ],
        scale: [36.0, 38.0, 40.0, 43.0, 45.0, 46.0],
        busy: 4,
        voice: Voice::Tines,
        low: &[0, 3],
        brushed: true,
    },
    // A lullaby gone wrong.
    Tune {
        chords: [
            [12.0, 19.0, 24.0, 27.0],
            [11.0, 18.0, 23.0, 26.0],
            [8.0, 15.0, 20.0, 24.0],
            [7.0, 14.0, 19.0, 23.0],
        ],
        scale: [48.0, 51.0, 53.0, 55.0, 56.0, 59.0],
        busy: 3,
        voice: Voice::Box,
        low: &[0],
        brushed: false,
    },
];

/// The loop of a game, from 0 to 2.
pub(crate) fn tune(rate: u32, number: u8, noise: &mut Noise) -> Canvas {
    let tune = &TUNES[usize::from(number).min(TUNES.len() - 1)];
    let mut canvas = Canvas::ring(rate, LOOP_MS);
    pads(&mut canvas, tune, noise);
    lows(&mut canvas, tune);
    melody(&mut canvas, tune, noise);
    if tune.brushed {
        brushes(&mut canvas, noise);
    }
    room::add(&mut canvas, 1.8, 1.6, 0.45);
    canvas
}

/// Held chords that swell into each other.
fn pads(canvas: &mut Canvas, tune: &Tune, noise: &mut Noise) {
    let length = BEAT * f64::from(BEATS_A_CHORD);
    for (i, chord) in tune.chords.iter().enumerate() {
        let at = i as f64 * length;
        for &semitones in chord {
            // Two strings a little apart, as nobody tunes these any more.
            for apart in [-0.06, 0.07] {
                let pitch = note(semitones + apart);
                let begin = noise.between(0.0, 1.0);
                canvas.add(at, length * 1.3, |t| {
                    let tone = sine(pitch * t + begin) + 0.35 * sine(2.0 * pitch * t);
                    0.05 * tone * swell(t, length * 1.3, length * 0.35, length * 0.5)
                });
            }
        }
    }
}

/// The lowest note of each chord, struck softly.
fn lows(canvas: &mut Canvas, tune: &Tune) {
    for (i, chord) in tune.chords.iter().enumerate() {
        for &beat in tune.low {
            let at = (i as f64 * f64::from(BEATS_A_CHORD) + f64::from(beat)) * BEAT;
            let pitch = note(chord[0]);
            canvas.add(at, BEAT * 1.8, |t| {
                let tone = sine(pitch * t) + 0.5 * sine(2.0 * pitch * t);
                0.2 * tone * struck(t, BEAT * 1.8, 0.28)
            });
            thump(canvas, at, 90.0, 50.0, 0.22, 0.18);
        }
    }
}

/// A few notes above, the same figure twice and then another way.
fn melody(canvas: &mut Canvas, tune: &Tune, noise: &mut Noise) {
    let mut figure = || -> Vec<Option<f64>> {
        let plays = |noise: &mut Noise| noise.below(8) < tune.busy;
        (0..16)
            .map(|_| plays(noise).then(|| tune.scale[noise.below(6) as usize]))
            .collect()
    };
    let (one, other) = (figure(), figure());
    for n in 0..BEATS * 2 {
        let source = if n / 8 == 2 { &other } else { &one };
        let Some(semitones) = source[(n % 16) as usize] else {
            continue;
        };
        let at = f64::from(n) * BEAT / 2.0;
        let pitch = note(semitones);
        match tune.voice {
            Voice::Plucked => {
                for (echo, gain) in [(0.0, 0.2), (BEAT * 0.75, 0.08), (BEAT * 1.5, 0.04)] {
                    knock(canvas, at + echo, pitch, &[1.0, 2.0, 3.0, 4.0], 0.16, gain);
                }
            }
            Voice::Tines => knock(canvas, at, pitch, &[1.0, 4.0], 0.3, 0.17),
            Voice::Box => knock(canvas, at, pitch, &[1.0, 2.76, 5.4], 0.34, 0.16),
        }
    }
}

/// Brushes on a drum nobody can see.
fn brushes(canvas: &mut Canvas, noise: &mut Noise) {
    for n in 0..BEATS * 2 {
        // The second eighth comes late: it swings.
        let late = if n % 2 == 1 { BEAT * 0.12 } else { 0.0 };
        let gain = if n % 4 == 2 { 0.13 } else { 0.06 };
        burst(
            canvas,
            noise,
            &Burst {
                at: f64::from(n) * BEAT / 2.0 + late,
                length: 0.16,
                from: 5200.0,
                to: 3800.0,
                sharpness: 0.8,
                half: 0.035,
                gain,
            },
        );
    }
}
