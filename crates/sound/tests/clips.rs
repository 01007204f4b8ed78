//! Every clip: clean, as loud as the others of its kind, and the same on every machine.

use shamble_sound::{ALL, CLIP_RATE, SEED, Sound, VERSION, clip};

/// Browsers keep clips for good, by the version in their address. When the sum differs because a sound was bettered,
/// raise `VERSION` and write down the new sum.
#[test]
fn clips_are_clean_and_the_version_stands_for_exactly_these_samples() {
    let mut sum = 0xCBF2_9CE4_8422_2325_u64;
    for (name, sound, level) in ALL {
        let samples = clip(sound, CLIP_RATE, SEED);
        for sample in &samples {
            let whole = (sample * 32_767.0).round() as i16;
            for byte in whole.to_le_bytes() {
                sum = (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
            }
        }
        let peak = samples.iter().fold(0.0_f32, |peak, x| peak.max(x.abs()));
        assert!((0.05..0.9).contains(&peak), "{name} peaks at {peak}");
        let mean = samples.iter().sum::<f32>() / samples.len() as f32;
        assert!(mean.abs() < 1e-4, "{name} is off the middle by {mean}");
        // As loud as the list says, within a few decibels: measured another way than the making does.
        let window = CLIP_RATE as usize / 10;
        let loudest = samples
            .chunks(window)
            .map(|part| 10.0 * (part.iter().map(|x| x * x).sum::<f32>() / window as f32).log10())
            .fold(f32::MIN, f32::max);
        let over = loudest - f32::from(level);
        assert!((-4.0..14.0).contains(&over), "{name} is {loudest} dB loud");
        if matches!(sound, Sound::Bed(_) | Sound::Tune(_)) {
            assert_eq!(samples.len(), CLIP_RATE as usize * 15, "{name} is one loop");
            // The seam of a loop is no larger a step than the music itself makes.
            let step = |i: usize| (samples[i] - samples[(i + 1) % samples.len()]).abs();
            let usual = (0..samples.len() - 1).map(step).sum::<f32>() / samples.len() as f32;
            let seam = step(samples.len() - 1);
            assert!(
                seam < 12.0 * usual,
                "{name} has a seam of {seam}, usual is {usual}"
            );
        } else {
            // Nothing clicks at either end.
            assert!(
                samples[0].abs() < 0.01 && samples[samples.len() - 1] == 0.0,
                "{name}"
            );
        }
    }
    assert_eq!(
        (VERSION, format!("{sum:016x}")),
        (1, "2482297d76173ed4".to_owned())
    );
}

#[test]
fn names_are_unique_and_lead_to_their_sound() {
    for (i, (name, sound, _)) in ALL.iter().enumerate() {
        assert_eq!(Sound::by_name(name), Some(*sound));
        assert!(
            ALL[..i]
                .iter()
                .all(|other| other.0 != *name && other.1 != *sound)
        );
    }
    assert_eq!(Sound::by_name("moo"), None);
}

#[test]
fn seeds_make_a_difference_and_voices_too() {
    let growl = |voice, seed| clip(Sound::Growl(voice), 8000, seed);
    assert_eq!(growl(0, 1), growl(0, 1));
    assert_ne!(growl(0, 1), growl(0, 2));
    assert_ne!(growl(0, 1), growl(1, 1));
}
