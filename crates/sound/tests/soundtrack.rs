//! A soundtrack, listened to: cues stand at their samples, over every stage of the bed, and nothing clips.

use shamble_sound::analysis::Recording;
use shamble_sound::{Cue, RATE, Sound, Track, clip};

const SEED: u64 = 4;

fn record(cues: &[Cue], length_ms: u32) -> Vec<f32> {
    let mut track = Track::new(cues, length_ms, SEED);
    let mut samples = vec![0.0; track.n_samples() as usize];
    assert_eq!(track.fill(&mut samples), samples.len());
    assert_eq!(track.fill(&mut [0.0]), 0);
    samples
}

fn cue(at_ms: u32, sound: Sound) -> Cue {
    Cue { at_ms, sound }
}

fn check(cues: &[Cue], length_ms: u32) {
    let samples = record(cues, length_ms);
    let peak = samples.iter().fold(0.0_f32, |peak, x| peak.max(x.abs()));
    assert!((0.2..1.0).contains(&peak), "{peak}");
    let recording = Recording::new(samples);
    let sounds = (0..4).map(Sound::Growl).chain((1..=4).map(Sound::Siren));
    for sound in sounds.chain([Sound::Countdown]) {
        let expected: Vec<usize> = cues
            .iter()
            .filter(|cue| cue.sound == sound)
            .map(|cue| (cue.at_ms as usize) * RATE as usize / 1000)
            .collect();
        assert_eq!(
            recording.find(&clip(sound, RATE, SEED)),
            expected,
            "{sound:?}"
        );
    }
}

#[test]
fn growls_and_sirens_are_found_where_they_were_put() {
    let mut cues = vec![cue(0, Sound::Siren(1))];
    cues.extend((1..=3).map(|n| cue(n * 20_000, Sound::Growl((n - 1) as u8 % 4))));
    check(&cues, 64_000);
}

#[test]
fn a_track_without_growls_has_none() {
    check(&[cue(0, Sound::Siren(1))], 30_000);
}

#[test]
fn a_growl_and_a_siren_at_the_same_sample_are_both_there() {
    check(
        &[
            cue(0, Sound::Siren(1)),
            cue(12_345, Sound::Siren(4)),
            cue(12_345, Sound::Growl(2)),
            cue(20_000, Sound::Siren(2)),
            cue(20_000, Sound::Growl(1)),
            cue(30_001, Sound::Siren(3)),
            cue(30_001, Sound::Growl(3)),
        ],
        41_000,
    );
}

#[test]
fn the_bed_tightens() {
    let loudness = |stage| {
        let samples = clip(Sound::Bed(stage), 11_025, SEED);
        // What is high and short: ticks, figures, strings.
        let high = samples.windows(2).map(|pair| (pair[1] - pair[0]).powi(2));
        high.sum::<f32>()
    };
    let stages = [0, 1, 2, 3, 4, 5].map(loudness);
    for pair in stages.windows(3) {
        assert!(pair[2] > pair[0], "{stages:?}");
    }
}
