//! Sound clips for browsers: made when first asked for, kept from then on. What they sound like is not decided here.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Json, Response};
use serde::Serialize;
use shamble_sound::{
    ALL, BED_PAD_MS, CLIP_RATE, LOOP_MS, SEED, STAGE_BEGINS_MS, Sound, VERSION, wav,
};
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};

use crate::assets;

/// Clips by their place in the list; each is made once.
static MADE: [OnceLock<Bytes>; ALL.len()] = [const { OnceLock::new() }; ALL.len()];

/// Everything but sounds, which hardly shrink.
pub(super) fn worth_packing() -> impl Predicate {
    DefaultPredicate::new().and(NotForContentType::const_new("audio/"))
}

/// What there is to hear, and how the music goes together.
#[derive(Serialize)]
pub(super) struct Clips {
    /// Addresses by name.
    clips: BTreeMap<&'static str, String>,
    /// How long a loop of the music is.
    loop_ms: u32,
    /// How much of the loop stands before its beginning and after its end.
    pad_ms: u32,
    /// When each stage of the music begins: the first is `bed-1`.
    stages_ms: [u32; 6],
}

pub(super) async fn list() -> Json<Clips> {
    let address = |name: &str| format!("/sound/{VERSION}/{name}.wav");
    Json(Clips {
        clips: ALL
            .iter()
            .map(|(name, ..)| (*name, address(name)))
            .collect(),
        loop_ms: LOOP_MS,
        pad_ms: BED_PAD_MS,
        stages_ms: STAGE_BEGINS_MS,
    })
}

pub(super) async fn clip(Path((version, file)): Path<(String, String)>) -> Response {
    let known = file
        .strip_suffix(".wav")
        .filter(|_| version == VERSION.to_string())
        .and_then(|name| ALL.iter().position(|entry| entry.0 == name));
    let Some(number) = known else {
        return assets::not_found();
    };
    // Seconds of sound take a moment to make: not where tables are served.
    let bytes = match MADE[number].get() {
        Some(bytes) => bytes.clone(),
        None => match tokio::task::spawn_blocking(move || made(number)).await {
            Ok(bytes) => bytes,
            Err(error) => {
                tracing::error!(%error, file, "a sound could not be made");
                return assets::not_found();
            }
        },
    };
    let headers = [
        (header::CONTENT_TYPE, "audio/wav"),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    (headers, bytes).into_response()
}

fn made(number: usize) -> Bytes {
    let make = || {
        let sound = ALL[number].1;
        let samples = shamble_sound::clip(sound, CLIP_RATE, SEED);
        let samples = match sound {
            Sound::Bed(_) | Sound::Tune(_) => padded(&samples),
            _ => samples,
        };
        Bytes::from(wav::file(&samples, CLIP_RATE))
    };
    MADE[number].get_or_init(make).clone()
}

/// A loop with the end of the round before it and the beginning of the round after it.
fn padded(samples: &[f32]) -> Vec<f32> {
    let pad = (CLIP_RATE * BED_PAD_MS / 1000) as usize;
    [&samples[samples.len() - pad..], samples, &samples[..pad]].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_padded_loop_goes_round() {
        let samples: Vec<f32> = (0..CLIP_RATE).map(|i| i as f32).collect();
        let padded = padded(&samples);
        let pad = (CLIP_RATE * BED_PAD_MS / 1000) as usize;
        assert_eq!(padded.len(), samples.len() + 2 * pad);
        assert_eq!(padded[..pad], samples[samples.len() - pad..]);
        assert_eq!(padded[padded.len() - pad..], samples[..pad]);
    }
}
