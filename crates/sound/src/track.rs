//! A whole soundtrack as a stream: the music bed, and every cue at its exact sample.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::clip::{LOOP_MS, STAGE_BEGINS_MS, Sound, clip};
use crate::envelope::smooth;
use crate::noise::Noise;

/// Samples a second of a soundtrack.
pub const RATE: u32 = 44_100;

/// One stage of the bed turns into the next within this time.
const CROSSFADE: u64 = samples(600);
/// The bed comes up within this time, so that the first siren stands alone.
const BEGIN: u64 = samples(2_500);
/// The very end, so that the last sample is silence.
const END: u64 = samples(40);
/// The bed makes way for a cue: by how much, and for how long.
const DUCK: f64 = 0.55;
const DUCKED: u64 = samples(2_600);
const DUCKING: u64 = samples(30);
/// Samples of a loop of the bed.
const LOOP: u64 = samples(LOOP_MS);
/// Seconds between two distant voices, at least and at most.
const DISTANT_SECONDS: (f64, f64) = (14.0, 34.0);

/// A sound at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cue {
    /// When its first sample is, in milliseconds from the beginning.
    pub at_ms: u32,
    /// What sounds.
    pub sound: Sound,
}

/// A soundtrack that is made as it is read. Holds its clips and two loops at a time, however long it is.
#[derive(Debug)]
pub struct Track {
    seed: u64,
    /// The next sample.
    at: u64,
    n_samples: u64,
    /// Cues to come, in order.
    cues: VecDeque<Cue>,
    sounding: Vec<Sounding>,
    /// When the last cue began; the bed makes way for it.
    last_cue: Option<u64>,
    stage: usize,
    /// The loop of the stage; empty until it is needed.
    bed: Vec<f32>,
    /// The loop of the stage before, while it fades.
    fading: Option<Vec<f32>>,
    /// Clips that were needed before: most come again.
    made: Vec<(Sound, Arc<[f32]>)>,
}

#[derive(Debug)]
struct Sounding {
    begin: u64,
    samples: Arc<[f32]>,
}

impl Track {
    /// A soundtrack of `length_ms` with these cues, in any order.
    pub fn new(cues: &[Cue], length_ms: u32, seed: u64) -> Self {
        let mut all = cues.to_vec();
        all.extend(distant(length_ms, seed));
        all.sort_by_key(|cue| cue.at_ms);
        Self {
            seed,
            at: 0,
            n_samples: samples(length_ms),
            cues: all.into(),
            sounding: Vec::new(),
            last_cue: None,
            stage: 0,
            bed: Vec::new(),
            fading: None,
            made: Vec::new(),
        }
    }

    /// How many samples it has.
    pub fn n_samples(&self) -> u64 {
        self.n_samples
    }

    /// Writes the next samples; fewer than there is room for at the end, and none after it.
    pub fn fill(&mut self, out: &mut [f32]) -> usize {
        let n = (out.len() as u64).min(self.n_samples - self.at) as usize;
        for sample in &mut out[..n] {
            self.begin_cues();
            let bed = self.bed();
            let cues: f32 = self
                .sounding
                .iter()
                .filter_map(|sounding| sounding.samples.get((self.at - sounding.begin) as usize))
                .sum();
            *sample = bed * self.room_for_bed() + cues;
            let left = self.n_samples - 1 - self.at;
            if left < END {
                *sample *= smooth(left as f64 / END as f64) as f32;
            }
            self.at += 1;
        }
        let at = self.at;
        self.sounding
            .retain(|sounding| at - sounding.begin < sounding.samples.len() as u64);
        n
    }

    fn begin_cues(&mut self) {
        while let Some(cue) = self.cues.front().copied()
            && samples(cue.at_ms) <= self.at
        {
            self.cues.pop_front();
            let samples = self.clip(cue.sound);
            self.sounding.push(Sounding {
                begin: self.at,
                samples,
            });
            if cue.sound != Sound::Distant {
                self.last_cue = Some(self.at);
            }
        }
    }

    fn clip(&mut self, sound: Sound) -> Arc<[f32]> {
        if let Some((_, samples)) = self.made.iter().find(|(known, _)| *known == sound) {
            return Arc::clone(samples);
        }
        let samples: Arc<[f32]> = clip(sound, RATE, self.seed).into();
        self.made.push((sound, Arc::clone(&samples)));
        samples
    }

    /// The bed at this sample, with the stage before it still fading.
    fn bed(&mut self) -> f32 {
        let stage = self.stage;
        if STAGE_BEGINS_MS
            .get(stage + 1)
            .is_some_and(|&next| samples(next) <= self.at)
        {
            self.stage += 1;
            self.fading = Some(std::mem::take(&mut self.bed));
        }
        if self.bed.is_empty() {
            self.bed = clip(Sound::Bed(self.stage as u8), RATE, self.seed);
        }
        let place = (self.at % LOOP) as usize;
        let Some(old) = &self.fading else {
            return self.bed[place];
        };
        let since = self.at - samples(STAGE_BEGINS_MS[self.stage]);
        let part = smooth(since as f64 / CROSSFADE as f64) as f32;
        let mixed = self.bed[place] * part + old[place] * (1.0 - part);
        if since >= CROSSFADE {
            self.fading = None;
        }
        mixed
    }

    /// How much of the bed is heard.
    fn room_for_bed(&self) -> f32 {
        let mut room = 1.0;
        if self.at < BEGIN {
            room *= smooth(self.at as f64 / BEGIN as f64);
        }
        if let Some(since) = self.last_cue.map(|last| self.at - last)
            && since < DUCKED
        {
            let (since, end) = (since as f64, DUCKED as f64);
            let duck = smooth(since / DUCKING as f64) * smooth((end - since) / (end * 0.5));
            room *= 1.0 - DUCK * duck;
        }
        room as f32
    }
}

/// Which sample a moment is.
const fn samples(ms: u32) -> u64 {
    ms as u64 * RATE as u64 / 1000
}

/// Voices far away, so that no two minutes are alike.
fn distant(length_ms: u32, seed: u64) -> Vec<Cue> {
    let mut noise = Noise::new(seed, 800);
    let mut cues = Vec::new();
    let mut at = 8.0;
    loop {
        at += noise.between(DISTANT_SECONDS.0, DISTANT_SECONDS.1);
        let at_ms = (at * 1000.0) as u32;
        if at_ms + 5_000 > length_ms {
            return cues;
        }
        cues.push(Cue {
            at_ms,
            sound: Sound::Distant,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(mut track: Track, block: usize) -> Vec<f32> {
        let mut all = Vec::new();
        let mut part = vec![0.0; block];
        loop {
            let n = track.fill(&mut part);
            if n == 0 {
                return all;
            }
            all.extend_from_slice(&part[..n]);
        }
    }

    #[test]
    fn the_same_however_it_is_read() {
        let cues = [Cue {
            at_ms: 1500,
            sound: Sound::Shot,
        }];
        let whole = read(Track::new(&cues, 4_000, 3), 1 << 20);
        assert_eq!(whole.len(), 4 * RATE as usize);
        assert_eq!(whole, read(Track::new(&cues, 4_000, 3), 777));
        assert_ne!(whole, read(Track::new(&cues, 4_000, 4), 777));
        assert_eq!(whole.last(), Some(&0.0));
    }
}
