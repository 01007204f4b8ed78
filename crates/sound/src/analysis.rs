//! Finding sounds in a recording again, by listening alone: for tests that must not trust what made it.

use crate::filter::Filter;
use crate::track::RATE;

/// Samples that are taken together for the first, coarse search.
const COARSE: usize = 8;
/// How far around a coarse finding the exact sample is looked for: tones repeat themselves within a few periods.
const AROUND: usize = 24 * COARSE;
/// How much of a sound is looked for.
const HEAD: usize = RATE as usize * 2 / 5;
/// Frames of the search for beginnings.
const FRAME: usize = RATE as usize / 100;
/// A beginning is this much louder than what was before it.
const RISE: f64 = 1.5;
/// The least share of the sound that must be there, one being its own loudness.
const PRESENT: f64 = 0.6;
/// The same in the coarse search, where a sound may lie between two samples.
const PERHAPS: f64 = 0.4;

/// The samples of a WAV file of 16 bits and one channel, with their rate.
pub fn read_wav(bytes: &[u8]) -> Option<(u32, Vec<f32>)> {
    let number = |at: usize| Some(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    let is_plain = bytes.get(..4)? == b"RIFF"
        && bytes.get(8..16)? == b"WAVEfmt "
        && bytes.get(20..24)? == [1, 0, 1, 0]
        && bytes.get(34..40)? == [16, 0, b'd', b'a', b't', b'a'];
    let data = bytes.get(44..)?;
    if !is_plain || number(40)? as usize != data.len() || number(4)? as usize != data.len() + 36 {
        return None;
    }
    let samples = data
        .chunks_exact(2)
        .map(|pair| f32::from(i16::from_le_bytes([pair[0], pair[1]])) / 32_767.0);
    Some((number(24)?, samples.collect()))
}

/// A recording made ready for searching.
#[derive(Debug)]
pub struct Recording {
    /// Without what is low: bass lines and hearts would drown the rest.
    samples: Vec<f32>,
    coarse: Vec<f32>,
    /// Frames in which something begins.
    onsets: Vec<usize>,
}

impl Recording {
    /// Listens once through the whole recording.
    pub fn new(mut samples: Vec<f32>) -> Self {
        without_low(&mut samples);
        let loud: Vec<f64> = samples
            .chunks(FRAME)
            .map(|frame| frame.iter().map(|&x| f64::from(x * x)).sum())
            .collect();
        let onsets = (0..loud.len()).filter(|&i| {
            let before = mean(&loud[i.saturating_sub(12)..i]);
            let after = mean(&loud[i..(i + 6).min(loud.len())]);
            after > RISE * before + 1e-6
        });
        Self {
            onsets: onsets.collect(),
            coarse: coarse(&samples),
            samples,
        }
    }

    /// The samples at which `sound` begins, in order.
    pub fn find(&self, sound: &[f32]) -> Vec<usize> {
        let mut head = sound[..HEAD.min(sound.len())].to_vec();
        without_low(&mut head);
        let rough = coarse(&head);
        let mut found: Vec<(usize, f64)> = Vec::new();
        for &frame in &self.onsets {
            // A frame before the rise to one after it.
            let from = (frame.saturating_sub(1) * FRAME) / COARSE;
            let to = ((frame + 2) * FRAME) / COARSE;
            let best = best_of(&self.coarse, &rough, from, to);
            if best.1 < PERHAPS {
                continue;
            }
            let centre = best.0 * COARSE;
            let fine = best_of(
                &self.samples,
                &head,
                centre.saturating_sub(AROUND),
                centre + AROUND,
            );
            let is_same = found.last().is_some_and(|last| fine.0 < last.0 + HEAD / 2);
            if is_same {
                found.pop_if(|last| last.1 < fine.1);
            }
            let is_better = found.last().is_none_or(|last| fine.0 >= last.0 + HEAD / 2);
            if is_better && fine.1 >= PRESENT {
                found.push(fine);
            }
        }
        found.into_iter().map(|(at, _)| at).collect()
    }
}

fn without_low(samples: &mut [f32]) {
    let mut ear = Filter::new(f64::from(RATE), 350.0, 0.7);
    for sample in samples {
        *sample = ear.high(f64::from(*sample)) as f32;
    }
}

/// Where from `from` to `to` the sound is most present, and how much.
fn best_of(samples: &[f32], sound: &[f32], from: usize, to: usize) -> (usize, f64) {
    let whole = product(sound, sound).max(1e-12);
    let last = samples.len().saturating_sub(sound.len());
    (from..=to.min(last))
        .map(|at| (at, product(&samples[at..at + sound.len()], sound) / whole))
        .fold(
            (from, f64::MIN),
            |best, next| if next.1 > best.1 { next } else { best },
        )
}

fn product(a: &[f32], b: &[f32]) -> f64 {
    // Eight sums at once, so that the machine can make them side by side.
    let mut sums = [0.0_f32; 8];
    let (left, right) = (a.chunks_exact(8), b.chunks_exact(8));
    let rest: f32 = left
        .remainder()
        .iter()
        .zip(right.remainder())
        .map(|(x, y)| x * y)
        .sum();
    for (x, y) in left.zip(right) {
        for i in 0..8 {
            sums[i] += x[i] * y[i];
        }
    }
    f64::from(sums.iter().sum::<f32>() + rest)
}

fn coarse(samples: &[f32]) -> Vec<f32> {
    samples
        .chunks_exact(COARSE)
        .map(|part| part.iter().sum::<f32>() / COARSE as f32)
        .collect()
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::noise::Noise;
    use crate::wav;

    #[test]
    fn a_sound_hidden_in_noise_is_found_and_nothing_else() {
        let mut noise = Noise::new(1, 1);
        let mut samples: Vec<f32> = (0..RATE * 4).map(|_| 0.02 * noise.white() as f32).collect();
        let sound: Vec<f32> = (0..RATE)
            .map(|i| {
                0.3 * crate::maths::sine(f64::from(i).powi(2) / 6e7 + f64::from(i) / 90.0) as f32
            })
            .collect();
        for at in [12_345, 90_001] {
            for (sample, x) in samples[at..].iter_mut().zip(&sound) {
                *sample += x;
            }
        }
        let recording = Recording::new(samples);
        assert_eq!(recording.find(&sound), [12_345, 90_001]);
        let other: Vec<f32> = sound.iter().rev().copied().collect();
        assert_eq!(recording.find(&other), Vec::<usize>::new());
    }

    #[test]
    fn only_whole_files_are_read() {
        let bytes = wav::file(&[0.5, -0.5], 8000);
        assert_eq!(
            read_wav(&bytes).map(|(rate, samples)| (rate, samples.len())),
            Some((8000, 2))
        );
        assert_eq!(read_wav(&bytes[..46]), None);
        assert_eq!(read_wav(b"RIFF"), None);
    }
}
