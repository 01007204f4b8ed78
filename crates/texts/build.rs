//! Embeds `locales/`: every `<lang>/*.ftl` and every `rulebooks/*.toml`, found by looking. A new language is a new
//! folder; nothing here or in the code names it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The one folder of `locales/` that is not a language.
const RULEBOOKS: &str = "rulebooks";

fn main() {
    let manifest =
        PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it for build scripts"));
    let locales = manifest.join("../../locales");
    let locales = locales
        .canonicalize()
        .unwrap_or_else(|error| panic!("{}: {error}", locales.display()));

    let mut code = String::from("static SOURCES: &[Source<'static>] = &[\n");
    for lang in sorted_entries(&locales)
        .iter()
        .filter(|path| path.is_dir() && name(path) != RULEBOOKS)
    {
        for file in with_extension(lang, "ftl") {
            let entry = format!(
                "    Source {{ lang: {:?}, file: {:?}, text: include_str!({:?}) }},",
                name(lang),
                name(&file),
                utf8(&file)
            );
            writeln!(code, "{entry}").expect("a string takes any text");
        }
    }
    code.push_str("];\n\nstatic RULEBOOK_FILES: &[(&str, &str)] = &[\n");
    for file in with_extension(&locales.join(RULEBOOKS), "toml") {
        let game = name(&file).trim_end_matches(".toml");
        writeln!(code, "    ({game:?}, include_str!({:?})),", utf8(&file))
            .expect("a string takes any text");
    }
    code.push_str("];\n");

    // The folder itself is watched too, so that a new file or language is noticed.
    println!("cargo::rerun-if-changed={}", locales.display());
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it for build scripts"));
    fs::write(out.join("embedded.rs"), code).expect("cargo's own output folder is writable");
}

/// What a folder holds, in a fixed order, so that equal trees give equal builds.
fn sorted_entries(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("a readable entry").path())
        .collect();
    paths.sort();
    paths
}

fn with_extension(folder: &Path, extension: &str) -> Vec<PathBuf> {
    sorted_entries(folder)
        .into_iter()
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .collect()
}

fn name(path: &Path) -> &str {
    path.file_name()
        .and_then(|name| name.to_str())
        .expect("file names under locales/ are UTF-8")
}

fn utf8(path: &Path) -> &str {
    path.to_str().expect("the checkout lies at a UTF-8 path")
}
