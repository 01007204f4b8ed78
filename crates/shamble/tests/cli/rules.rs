//! `shamble rules`.

use crate::shell::{json, ok, wrong_usage};

#[test]
fn the_book_and_single_rules_are_printed() {
    let book = ok(&["rules", "cliche"]);
    assert!(book.contains("CZG-001") && book.contains("CZG-R40"));
    assert!(book.lines().all(|line| line.chars().count() <= 96));
    let rule = ok(&["rules", "cliche", "czg-r11"]);
    assert!(rule.starts_with("CZG-R11  "), "{rule}");
    assert_eq!(
        rule.lines().filter(|line| !line.starts_with(' ')).count(),
        1
    );
}

#[test]
fn the_documents_have_the_documented_shape() {
    let book = json(&["rules", "cliche", "--json"]);
    assert_eq!(
        (&book["game"], &book["lang"]),
        (&"cliche".into(), &"en".into())
    );
    let chapters = book["chapters"].as_array().unwrap();
    let ids: Vec<&str> = chapters
        .iter()
        .flat_map(|chapter| chapter["rules"].as_array().unwrap())
        .map(|rule| rule["id"].as_str().unwrap())
        .collect();
    assert_eq!(ids.len(), 72 + 40);
    let one = json(&["rules", "cliche", "CZG-R11", "--json"]);
    assert_eq!(
        (&one["game"], &one["rule"]["id"]),
        (&"cliche".into(), &"CZG-R11".into())
    );
    assert_eq!(one["rule"]["kind"], "ruling");
    assert!(one["rule"]["see"].is_array());
}

#[test]
fn unknown_rules_and_games_are_answered_with_what_there_is() {
    assert_eq!(
        wrong_usage(&["rules", "cliche", "czg-03"]),
        "shamble: cliche has no rule 'czg-03'; did you mean CZG-003?"
    );
    assert_eq!(
        wrong_usage(&["rules", "cliche", "roll"]),
        "shamble: cliche has no rule 'roll'; 'shamble rules cliche' lists them all"
    );
    let unknown = wrong_usage(&["rules", "ludo"]);
    assert!(
        unknown.contains("'ludo'") && unknown.contains("cliche"),
        "{unknown}"
    );
}
