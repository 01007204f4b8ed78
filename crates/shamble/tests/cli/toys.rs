//! The game that shows how a game is added: played by whoever names it, listed for nobody.

use crate::shell::{json, ok};

#[test]
fn bots_play_it_and_no_list_names_it() {
    let played = json(&[
        "simulate",
        "last-door",
        "--games",
        "40",
        "--bots",
        "thumb,newcomer",
        "--json",
    ]);
    assert_eq!(played["games"], 40);
    assert!(!ok(&["games"]).contains("last-door"));
    assert!(!ok(&["simulate", "--help"]).contains("last-door"));
    assert!(ok(&["rules", "last-door"]).contains("LD-004"));
}
