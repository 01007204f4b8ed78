//! What asks for something that is not there is a flaw of a scenario: goals without their pieces, and rules without effect.

use shamble_core::Say as _;
use shamble_texts::{Catalog, ENGLISH};
use shamble_zombies15::scenario::check_text;

/// A street with a house on either side of a Lock, and what is asked for and laid out.
fn flaws(more: &str, objective: &str) -> Vec<String> {
    let text = format!(
        "name = \"Two Houses\"\nsoundtrack = \"none\"\nstart = [{{ tile = \"11B\", heroes = \"all\" }}]\n\
         exit = [\"31A\"]\n{more}\nmap = \"\"\"\n31A-E  11B-S\n\"\"\"\n[objective]\nall_heroes_on = [\"31A\"]\n{objective}\n"
    );
    let words = |text| Catalog::shared().render(ENGLISH, &text, &());
    let flaws = check_text(&text);
    flaws.iter().map(|flaw| words(flaw.say())).collect()
}

#[test]
fn a_token_within_reach_is_enough() {
    let laid = "face_up_tokens = [{ token = \"sample\", at = \"11B/search\" }]";
    assert_eq!(flaws(laid, "tokens = { sample = 1 }"), Vec::<String>::new());
}

#[test]
fn what_is_nowhere_is_not_found() {
    let found = flaws("", "tokens = { sample = 1 }");
    assert!(
        found.iter().any(|flaw| flaw.contains("sample")),
        "{found:?}"
    );
    let laid = "face_up_tokens = [{ token = \"bag1\", at = \"11B/search\" }]";
    let found = flaws(laid, "tokens = { sample = 1 }");
    assert!(
        found.iter().any(|flaw| flaw.contains("sample")),
        "{found:?}"
    );
}

#[test]
fn what_lies_behind_a_lock_without_a_key_is_not_found() {
    let laid = "face_up_tokens = [{ token = \"sample\", at = \"11B/search\" }]\n\
                locks = [{ color = \"red\", at = \"11B/search\" }]";
    let found = flaws(laid, "tokens = { sample = 1 }");
    assert!(
        found.iter().any(|flaw| flaw.contains("sample")),
        "{found:?}"
    );
}

/// Each rule of a scenario that needs something else, without it and with it.
#[test]
fn rules_without_effect_are_flaws() {
    const LETTERS: &str = "\n[letters]\nA = \"31A\"\nB = \"11B\"\nC = \"31A\"\nD = \"11B\"";
    const HOUSE: &str = "{ kind = \"cabin\", at = \"11B/search\" }";
    for (more, objective, flaw) in [
        (
            "horde_at = \"gate_with_fewest\"",
            "",
            "gates without letters",
        ),
        ("breach = 9", "", "gates without letters"),
        ("horde_at = \"gate_with_fewest\"", LETTERS, ""),
        ("breach = 9", LETTERS, ""),
        ("horde_at = \"active_hero\"", "", ""),
        (
            "markers = [{ kind = \"generator\", at = \"11B/street\" }]",
            "",
            "a generator that ends nothing",
        ),
        (
            "minus_action = \"carriers\"\nmarkers = [{ kind = \"generator\", at = \"11B/street\" }]",
            "",
            "a generator that ends nothing",
        ),
        (
            "minus_action = \"all\"\nmarkers = [{ kind = \"generator\", at = \"11B/street\" }]",
            "",
            "",
        ),
        (
            &format!("markers = [{HOUSE}]"),
            "",
            "cabins without an effect",
        ),
        ("cabins_open = \"red\"", "", "cabins that open nothing"),
        (
            &format!("cabins_open = \"red\"\nmarkers = [{HOUSE}]"),
            "",
            "cabins that open nothing",
        ),
        (
            "cabins_open = \"red\"\nlocks = [{ color = \"red\", at = \"31A/street\" }]",
            "",
            "cabins that open nothing",
        ),
        (
            &format!(
                "cabins_open = \"blue\"\nmarkers = [{HOUSE}]\nlocks = [{{ color = \"red\", at = \"31A/street\" }}]"
            ),
            "",
            "cabins that open nothing",
        ),
        (
            &format!(
                "cabins_open = \"red\"\nmarkers = [{HOUSE}]\nlocks = [{{ color = \"red\", at = \"31A/street\" }}]"
            ),
            "",
            "",
        ),
        (
            "markers = [{ kind = \"tower\", at = \"11B/street\" }]",
            "",
            "a radio call needs both places",
        ),
        (
            "markers = [{ kind = \"helipad\", at = \"11B/street\" }]",
            "",
            "a radio call needs both places",
        ),
        ("", "marker_on = \"helicopter\"", "there is no helicopter"),
        (
            "markers = [{ kind = \"tower\", at = \"11B/street\" }, { kind = \"helipad\", at = \"31A/street\" }]",
            "marker_on = \"helicopter\"",
            "there is no helicopter",
        ),
        (
            "heavy = [{ kind = \"radio\", at = \"11B/street\" }]",
            "marker_on = \"helicopter\"",
            "there is no helicopter",
        ),
        (
            "heavy = [{ kind = \"radio\", at = \"11B/street\" }]\nmarkers = [{ kind = \"tower\", at = \"11B/street\" }, { kind = \"helipad\", at = \"31A/street\" }]",
            "marker_on = \"helicopter\"",
            "",
        ),
        ("", "marker_on = \"car\"", "there is no car"),
        (
            "markers = [{ kind = \"car\", at = \"31A/street\" }]",
            "marker_on = \"car\"",
            "",
        ),
        ("", "siren = 500", "no siren sounds then"),
        ("", "siren = 600", ""),
        ("", "lock_gone = true", "31A has no Lock"),
    ] {
        let found = flaws(more, objective);
        if flaw.is_empty() {
            assert_eq!(found, Vec::<String>::new(), "{more} {objective}");
        } else {
            assert!(
                found.iter().any(|one| one.contains(flaw)),
                "{more} {objective}: {found:?}"
            );
        }
    }
}
