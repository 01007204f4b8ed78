//! Writes every clip to a folder as WAV files, to listen to them: `cargo run -p shamble-sound --example clips DIR`.

use std::path::Path;

use shamble_sound::{ALL, CLIP_RATE, SEED, clip, wav};

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    for (name, sound, _) in ALL {
        let samples = clip(sound, CLIP_RATE, SEED);
        let path = Path::new(&folder).join(format!("{name}.wav"));
        std::fs::write(path, wav::file(&samples, CLIP_RATE))?;
    }
    Ok(())
}
