//! Watches `web/dist`, and makes it if the web client was never built: the server then says how to build it.

use std::path::Path;

fn main() {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    if let Err(error) = std::fs::create_dir_all(&dist) {
        println!("cargo::warning=could not make {}: {error}", dist.display());
    }
    println!("cargo::rerun-if-changed={}", dist.display());
}
