//! `shamble soundtrack`: the fifteen minutes of Zombies 15' as a sound file, for tables of cardboard.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use shamble_core::{Seed, text};
use shamble_sound::{Cue, RATE, Sound, Track, wav};
use shamble_zombies15::soundtrack::{
    LENGTH_MS, MAX_GROWL_SECONDS, MIN_GROWL_SECONDS, SIREN_SECONDS, growls_ms,
};

use crate::failure::Failure;
use crate::out::Out;
use crate::words::say;

/// Samples made between two writes.
const BLOCK: usize = 1 << 16;
/// The last seconds are counted aloud.
const COUNTDOWN_MS: u32 = 10_000;
/// There are as many voices that growl.
const N_VOICES: u32 = 4;

/// Write the soundtrack of Zombies 15' to a sound file.
///
/// Exactly fifteen minutes of music with growls and sirens at the samples the rules say:
/// WAV, 44.1 kHz, 16 bits, one channel. The same seed gives the same file.
#[derive(Args)]
#[command(after_help = "\
Examples:
  shamble soundtrack --growl 60 --out night.wav
  shamble soundtrack --growl 40 --seed 7 --out hard.wav
  shamble soundtrack --growl none --out calm.wav --force")]
pub(crate) struct Soundtrack {
    /// Seconds between two growls: 60, 40, any from 20 to 840, or none
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = growl_interval)]
    growl: Growl,
    /// A whole number or 64 hexadecimal digits
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Write over the file if it is there already
    #[arg(long)]
    force: bool,
}

/// How often it growls; clap would take a bare option for a flag that may be missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Growl(Option<u32>);

fn growl_interval(text: &str) -> Result<Growl, String> {
    if text == "none" {
        return Ok(Growl(None));
    }
    match text.parse() {
        Ok(seconds) if (MIN_GROWL_SECONDS..=MAX_GROWL_SECONDS).contains(&seconds) => {
            Ok(Growl(Some(seconds)))
        }
        _ => Err(format!(
            "write none or whole seconds from {MIN_GROWL_SECONDS} to {MAX_GROWL_SECONDS}"
        )),
    }
}

impl Soundtrack {
    pub(crate) fn run(self, out: &mut Out) -> Result<(), Failure> {
        let path = self.out.display().to_string();
        let refused = |error: io::Error| match error.kind() {
            io::ErrorKind::AlreadyExists => {
                Failure::Failed(text!("cli-soundtrack-exists", path = path.as_str()))
            }
            _ => Failure::Failed(text!(
                "cli-error-unwritable",
                path = path.as_str(),
                reason = error.to_string()
            )),
        };
        let mut file = OpenOptions::new();
        file.write(true);
        if self.force {
            file.create(true).truncate(true);
        } else {
            file.create_new(true);
        }
        let file = file.open(&self.out).map_err(refused)?;
        let cues = cues(self.growl.0);
        write(Track::new(&cues, LENGTH_MS, number_of(self.seed)), file)
            .inspect_err(|_| discard(&self.out))
            .map_err(refused)?;
        let n_growls = growls_ms(self.growl.0).count();
        out.line(say(&text!(
            "cli-soundtrack-written",
            path = path.as_str(),
            growls = n_growls,
            sirens = SIREN_SECONDS.len()
        )))
    }
}

/// What sounds when, by the rules.
fn cues(growl_seconds: Option<u32>) -> Vec<Cue> {
    let sirens = SIREN_SECONDS.iter().zip(1..).map(|(seconds, n)| Cue {
        at_ms: seconds * 1000,
        sound: Sound::Siren(n),
    });
    let growls = growls_ms(growl_seconds).zip(0..).map(|(at_ms, n)| Cue {
        at_ms,
        sound: Sound::Growl((n % N_VOICES) as u8),
    });
    let end = Cue {
        at_ms: LENGTH_MS - COUNTDOWN_MS,
        sound: Sound::Countdown,
    };
    sirens.chain(growls).chain([end]).collect()
}

/// Sounds need fewer digits than dice; all of the seed goes into them.
fn number_of(seed: Seed) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = seed.derive(0).0;
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}

fn write(mut track: Track, mut file: impl Write) -> io::Result<()> {
    let n_samples = track.n_samples();
    let style =
        ProgressStyle::with_template("{wide_bar} {percent} %  {eta}").expect("a fixed template");
    // Drawn on standard error, and only when that is a terminal.
    let bar = ProgressBar::new(n_samples).with_style(style);
    file.write_all(&wav::header(RATE, n_samples as u32))?;
    let mut samples = vec![0.0; BLOCK];
    let mut bytes = Vec::with_capacity(BLOCK * 2);
    loop {
        let n = track.fill(&mut samples);
        if n == 0 {
            break;
        }
        bytes.clear();
        wav::append(&samples[..n], &mut bytes);
        file.write_all(&bytes)?;
        bar.inc(n as u64);
    }
    bar.finish_and_clear();
    file.flush()
}

/// Half a soundtrack is worse than none. What is no ordinary file is left alone.
fn discard(path: &Path) {
    if fs::metadata(path).is_ok_and(|found| found.is_file()) {
        // It failed already; what is left over is told by the message.
        let _ = fs::remove_file(path);
    }
}

#[cfg(test)]
mod tests {
    use shamble_sound::analysis::Recording;
    use shamble_sound::clip;

    use super::*;

    fn seconds(growl: Option<u32>, wanted: impl Fn(Sound) -> bool) -> Vec<u32> {
        let cues = cues(growl);
        let found = cues.iter().filter(|cue| wanted(cue.sound));
        found.map(|cue| cue.at_ms / 1000).collect()
    }

    /// Z15-031, Z15-034, Z15-R03.
    #[test]
    fn cues_are_those_of_the_rules() {
        let growls = |interval| seconds(interval, |sound| matches!(sound, Sound::Growl(_)));
        assert!(growls(None).is_empty());
        assert_eq!(growls(Some(60)).len(), 14);
        assert_eq!(growls(Some(40)).len(), 21);
        assert_eq!(growls(Some(300)), [300, 600]);
        for n in 1..=4 {
            let at = [0, 420, 600, 840][usize::from(n) - 1];
            assert_eq!(seconds(Some(60), |sound| sound == Sound::Siren(n)), [at]);
        }
        assert_eq!(seconds(None, |sound| sound == Sound::Countdown), [890]);
    }

    /// The beginning of the soundtrack, listened to: growls and sirens are where the rules put them, and nowhere else.
    #[test]
    fn the_beginning_sounds_as_the_rules_say() {
        let at = |seconds: u32| (seconds * RATE) as usize;
        for (growl, expected) in [
            (None, &[] as &[u32]),
            (Some(60), &[60]),
            (Some(40), &[40]),
            (Some(27), &[27, 54]),
        ] {
            let mut track = Track::new(&cues(growl), 63_000, 5);
            let mut samples = vec![0.0; track.n_samples() as usize];
            track.fill(&mut samples);
            let recording = Recording::new(samples);
            let heard = |sound| recording.find(&clip(sound, RATE, 5));
            let growls = [0, 1].map(|voice| heard(Sound::Growl(voice))).concat();
            let expected: Vec<usize> = expected.iter().map(|seconds| at(*seconds)).collect();
            assert_eq!(growls, expected, "{growl:?}");
            assert_eq!(heard(Sound::Siren(1)), [0]);
            assert_eq!(heard(Sound::Siren(2)), Vec::<usize>::new());
        }
    }

    #[test]
    fn intervals_are_none_or_seconds_a_table_may_choose() {
        assert_eq!(growl_interval("none"), Ok(Growl(None)));
        assert_eq!(growl_interval("25"), Ok(Growl(Some(25))));
        for wrong in ["", "0", "19", "841", "4e9", "-60", "60s", "often"] {
            assert!(growl_interval(wrong).is_err(), "{wrong}");
        }
    }
}
