//! The rulebooks and the catalogue hold the same rules.

use std::collections::BTreeSet;

use shamble_texts::{Catalog, ENGLISH, RuleKind, Rulebook, english_keys, rulebook, rulebooks};

fn cliche() -> &'static Rulebook {
    rulebook("cliche").expect("the Cliché Zombie Game has a rulebook")
}

#[test]
fn every_rule_has_its_words_and_all_words_have_their_rule() {
    let keys = english_keys();
    let wanted: BTreeSet<&str> = rulebooks().iter().flat_map(Rulebook::keys).collect();
    for key in &wanted {
        assert!(
            keys.contains(*key),
            "locales/rulebooks names '{key}', which is missing from the texts"
        );
    }
    let of_rulebooks = |key: &&String| {
        (key.starts_with("rule-") || key.starts_with("rulebook-"))
            && !key.starts_with("rulebook-kind-")
    };
    for key in keys.iter().filter(of_rulebooks) {
        assert!(
            wanted.contains(key.as_str()),
            "'{key}' stands in no chapter of locales/rulebooks"
        );
    }
}

#[test]
fn the_cliche_book_has_all_rules_and_rulings() {
    let count = |kind| cliche().rules().filter(|rule| rule.kind == kind).count();
    let counts = [RuleKind::Rule, RuleKind::Ruling, RuleKind::House].map(count);
    assert_eq!(counts, [72, 35, 5]);
    for n in 1..=72 {
        assert!(
            cliche().rule(&format!("CZG-{n:03}")).is_some(),
            "CZG-{n:03}"
        );
    }
    for n in 1..=40 {
        assert!(
            cliche().rule(&format!("CZG-R{n:02}")).is_some(),
            "CZG-R{n:02}"
        );
    }
}

#[test]
fn rules_named_in_a_text_exist() {
    for book in rulebooks() {
        let prefix = format!(
            "{}-",
            book.rules()
                .next()
                .expect("a book has rules")
                .id
                .split('-')
                .next()
                .unwrap()
        );
        for rule in book
            .page(Catalog::shared(), ENGLISH)
            .chapters
            .into_iter()
            .flat_map(|chapter| chapter.rules)
        {
            assert_eq!(
                rule.see.len(),
                mentioned(&rule.text, &prefix).len(),
                "{}: {}",
                rule.id,
                rule.text
            );
            assert!(!rule.see.contains(&rule.id), "{} refers to itself", rule.id);
        }
    }
}

/// What looks like a rule id in `text`, each once.
fn mentioned<'a>(text: &'a str, prefix: &str) -> BTreeSet<&'a str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    words.filter(|word| word.starts_with(prefix)).collect()
}

#[test]
fn a_book_renders_whole() {
    let page = cliche().page(Catalog::shared(), "en-GB");
    assert_eq!(
        (page.game.as_str(), page.lang.as_str(), page.title.as_str()),
        ("cliche", "en", "Cliché Zombie Game")
    );
    assert_eq!(page.chapters.len(), 13);
    assert_eq!(page.summary.lines().count(), 7);
    assert!(
        page.chapters
            .iter()
            .all(|chapter| !chapter.title.is_empty() && !chapter.intro.is_empty())
    );
}

#[test]
fn one_rule_renders_by_id() {
    let rule = cliche()
        .rule_page(Catalog::shared(), ENGLISH, "czg-r02")
        .expect("ids are found in any case");
    assert_eq!(
        (rule.id.as_str(), rule.kind, rule.kind_label.as_str()),
        ("CZG-R02", RuleKind::House, "House content")
    );
    assert_eq!(rule.title, "More zombies for big groups");
    assert!(
        rule.text.contains("“Starting zombies”"),
        "options are called by their name: {}",
        rule.text
    );

    let rule = cliche()
        .rule_page(Catalog::shared(), ENGLISH, "CZG-004")
        .unwrap();
    assert_eq!(
        (rule.kind, rule.see),
        (
            RuleKind::Rule,
            vec!["CZG-069".to_owned(), "CZG-070".to_owned()]
        )
    );

    assert_eq!(
        cliche().rule_page(Catalog::shared(), ENGLISH, "CZG-999"),
        None
    );
    assert!(rulebook("no-such-game").is_none());
}

#[test]
fn a_broken_rulebook_file_says_what_is_wrong() {
    let parse = |rules: &str| {
        let file = format!("title = 't'\nsummary = 's'\n[[chapters]]\nkey = 'c'\n{rules}\n");
        Rulebook::parse("demo", &file).map_err(|error| error.to_string())
    };
    assert_eq!(
        parse("rules = ['X-001', 'X-R01']").unwrap().rules().count(),
        2
    );
    assert_eq!(
        parse("rules = ['X-001', 'X-001']").unwrap_err(),
        "locales/rulebooks/demo.toml: X-001 stands there twice"
    );
    for id in ["X", "X-", "X-R", "x-001", "-001", "X-01a"] {
        let wrong = format!(
            "locales/rulebooks/demo.toml: '{id}' is not a rule id such as CZG-030 or CZG-R12"
        );
        assert_eq!(parse(&format!("rules = ['{id}']")).unwrap_err(), wrong);
    }
    let house =
        "title = 't'\nsummary = 's'\nhouse = ['X-002']\n[[chapters]]\nkey = 'c'\nrules = ['X-001']";
    assert_eq!(
        Rulebook::parse("demo", house).unwrap_err().to_string(),
        "locales/rulebooks/demo.toml: house names X-002, which is in no chapter"
    );
    let misspelt = parse("rulez = []").unwrap_err();
    assert!(
        misspelt.starts_with("locales/rulebooks/demo.toml: ") && misspelt.contains("line 5"),
        "{misspelt}"
    );
}
