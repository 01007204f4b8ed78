//! What every situation and a random game of every kind of table show and allow, as hashes that must not change
//! unnoticed; `UPDATE_GOLDENS=1` writes them anew.

use std::path::Path;

use shamble_cliche::State;
use shamble_core::testing::{check_fingerprints, fingerprints};
use shamble_situations::harness;

fn file(name: &str) -> std::path::PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fingerprints");
    folder.join(name)
}

#[test]
fn situations_show_and_allow_what_they_did() {
    check_fingerprints(&file("situations.txt"), &harness::fingerprints::<State>());
}

#[test]
fn tables_show_and_allow_what_they_did() {
    check_fingerprints(&file("tables.txt"), &fingerprints::<State>());
}
