//! Embeds `lessons/<game>/<name>.toml` and the puzzles that the laboratory keeps, found by looking: a new lesson is a new file.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let manifest =
        PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it for build scripts"));
    let lessons = manifest.join("../../lessons");
    let mut code = String::from("static FILES: &[(&str, &str, &str)] = &[\n");
    for game in sorted(&lessons) {
        for file in sorted(&game) {
            let path = file.canonicalize().expect("a file that was just listed");
            let (game, name) = (name(&game), name(&file).trim_end_matches(".toml"));
            writeln!(code, "    ({game:?}, {name:?}, include_str!({path:?})),")
                .expect("a string takes any text");
        }
    }
    code.push_str("];\nstatic PUZZLES: &[(&str, &str)] = &[\n");
    let puzzles = manifest.join("../lab/content/puzzles");
    for file in sorted(&puzzles) {
        let path = file.canonicalize().expect("a file that was just listed");
        let game = name(&file).trim_end_matches(".json");
        writeln!(code, "    ({game:?}, include_str!({path:?})),").expect("a string takes any text");
    }
    code.push_str("];\n");
    println!("cargo::rerun-if-changed={}", puzzles.display());
    // The folder itself is watched too, so that a new lesson is noticed.
    println!("cargo::rerun-if-changed={}", lessons.display());
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it for build scripts"));
    fs::write(out.join("lessons.rs"), code).expect("cargo's own output folder is writable");
}

/// What a folder holds, in a fixed order, so that equal trees give equal builds.
fn sorted(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("a readable entry").path())
        .collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> &str {
    path.file_name()
        .and_then(|name| name.to_str())
        .expect("file names under lessons/ are UTF-8")
}
