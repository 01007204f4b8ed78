//! `shamble soundtrack`: whole files are written, read and listened to.

use std::fs;

use shamble_core::Seed;
use shamble_sound::analysis::{Recording, read_wav};
use shamble_sound::{RATE, Sound, clip};

use crate::shell::{failed, folder, ok, wrong_usage};

/// Z15-034, Z15-T21: a whole file, with growls every 40 seconds up to and including 840 and none at 880, sirens at their
/// times, all at the exact samples. The other intervals are listened to beside the command, on shorter tracks.
#[test]
fn a_file_holds_what_the_rules_say_at_the_exact_samples() {
    let folder = folder("soundtrack");
    let path = folder.join("track.wav");
    let out = path.to_str().unwrap();
    let told = ok(&["soundtrack", "--growl", "40", "--seed", "7", "--out", out]);
    assert!(told.contains("15:00, 21 growls, 4 sirens"), "{told}");

    let (rate, samples) = read_wav(&fs::read(&path).unwrap()).unwrap();
    assert_eq!((rate, samples.len()), (44_100, 39_690_000), "15:00");
    let peak = samples.iter().fold(0.0_f32, |peak, x| peak.max(x.abs()));
    assert!((0.3..1.0).contains(&peak), "{peak}");

    let seed = Seed::from_number(7).derive(0).0;
    let seed = u64::from_le_bytes(seed[..8].try_into().unwrap());
    let recording = Recording::new(samples);
    let heard = |sound| recording.find(&clip(sound, RATE, seed));
    let at = |seconds: &u32| *seconds as usize * 44_100;
    let mut growls: Vec<usize> = (0..4)
        .flat_map(|voice| heard(Sound::Growl(voice)))
        .collect();
    growls.sort_unstable();
    assert_eq!(growls, (1..=21).map(|n| at(&(40 * n))).collect::<Vec<_>>());
    for (n, seconds) in [(1, 0), (2, 420), (3, 600), (4, 840)] {
        assert_eq!(heard(Sound::Siren(n)), [at(&seconds)], "siren {n}");
    }
    assert_eq!(heard(Sound::Countdown), [at(&890)]);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn what_cannot_be_written_is_refused_and_nothing_is_lost() {
    for growl in ["0", "19", "841", "often", ""] {
        let args = ["soundtrack", "--growl", growl, "--out", "never.wav"];
        assert!(wrong_usage(&args).contains("from 20 to 840"), "{growl}");
    }
    assert!(wrong_usage(&["soundtrack", "--seed", "x", "--out", "never.wav"]).contains("--seed"));
    assert!(wrong_usage(&["soundtrack"]).contains("--out"));

    let folder = folder("soundtrack-refused");
    let there = folder.join("there.wav");
    fs::write(&there, "precious").unwrap();
    let message = failed(&["soundtrack", "--out", there.to_str().unwrap()]);
    assert!(message.contains("--force"), "{message}");
    assert_eq!(fs::read(&there).unwrap(), b"precious");
    let nowhere = folder.join("no/such/folder.wav");
    let message = failed(&["soundtrack", "--out", nowhere.to_str().unwrap()]);
    assert!(message.contains("cannot be written"), "{message}");
    let message = failed(&["soundtrack", "--force", "--out", folder.to_str().unwrap()]);
    assert!(
        message.contains("cannot be written") && folder.is_dir(),
        "{message}"
    );
}
