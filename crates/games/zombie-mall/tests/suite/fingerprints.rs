//! What every situation and a random game of every kind of table show and allow, as hashes that must not change
//! unnoticed; `UPDATE_GOLDENS=1` writes them anew.

use shamble_situations::harness::{check_situations, check_tables};
use shamble_zombie_mall::State;

#[test]
fn situations_show_and_allow_what_they_did() {
    check_situations::<State>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn tables_show_and_allow_what_they_did() {
    check_tables::<State>(env!("CARGO_MANIFEST_DIR"));
}
