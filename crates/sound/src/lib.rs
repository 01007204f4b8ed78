//! Every sound of Shamble, made from nothing but a seed: growls, sirens, shots, dice and the music bed.
//!
//! Pure: no file, no clock, no ambient chance. Only additions, multiplications, divisions and roots are used, which
//! every machine rounds alike, so the same seed gives the same samples everywhere. When growls and sirens sound is
//! not decided here: whoever asks for a [`Track`] brings the cues.

mod canvas;
mod clip;
mod envelope;
mod filter;
mod maths;
mod noise;
mod room;
mod track;
mod voices;
pub mod wav;

#[cfg(any(test, feature = "testing"))]
pub mod analysis;

pub use clip::{ALL, BED_PAD_MS, CLIP_RATE, LOOP_MS, SEED, STAGE_BEGINS_MS, Sound, VERSION, clip};
pub use track::{Cue, RATE, Track};
