//! Goals that ask for tokens which nobody is sure to find are flaws of a scenario.

use shamble_zombies15::scenario::check_text;

/// A street with a house on either side of a Lock, and what is asked for and laid out.
fn flaws(more: &str, objective: &str) -> Vec<String> {
    let text = format!(
        "name = \"Two Houses\"\nsoundtrack = \"none\"\nstart = [{{ tile = \"11B\", heroes = \"all\" }}]\n\
         exit = [\"31A\"]\n{more}\nmap = \"\"\"\n31A-E  11B-S\n\"\"\"\n[objective]\nall_heroes_on = [\"31A\"]\n{objective}\n"
    );
    check_text(&text).iter().map(ToString::to_string).collect()
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
