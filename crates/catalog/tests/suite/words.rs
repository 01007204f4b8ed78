//! Everything a lobby shows of a game must have its words: name, modes, options, their explanations and values.

use shamble_catalog::{GAMES, known, spec, specs};
use shamble_core::{GameSpec, OptionKind};
use shamble_texts::{Catalog, rulebook};

/// Toys have words too.
fn every() -> impl Iterator<Item = GameSpec> {
    known().map(|id| spec(id).expect("a known game"))
}

#[test]
fn every_game_option_and_value_has_its_words() {
    let catalog = Catalog::shared();
    let mut missing = Vec::new();
    let mut want = |key: String| {
        if !catalog.has(&key) {
            missing.push(key);
        }
    };
    for spec in every() {
        let id = spec.id;
        want(format!("{id}-name"));
        want(format!("{id}-about"));
        for mode in &spec.modes {
            want(format!("{id}-mode-{}", mode.id));
        }
        for option in &spec.options {
            want(format!("{id}-option-{}", option.key));
            want(format!("{id}-option-{}-help", option.key));
            if let OptionKind::Choice { values } = &option.kind {
                for value in *values {
                    want(format!("{id}-option-{}-{value}", option.key));
                }
            }
        }
    }
    assert!(missing.is_empty(), "no words for {missing:?}");
}

#[test]
fn every_option_names_a_rule_of_its_game_and_a_default_it_takes() {
    for spec in every() {
        let book = rulebook(spec.id).expect("every game has a rulebook");
        for option in &spec.options {
            assert!(
                book.rule(option.rule).is_some(),
                "{}: {} names {}",
                spec.id,
                option.key,
                option.rule
            );
        }
        for mode in &spec.modes {
            let given = [("mode".to_owned(), mode.id.to_owned())].into();
            spec.check(&given, mode.default_seats)
                .expect("the defaults are allowed");
        }
    }
}

#[test]
fn what_an_option_needs_can_be_chosen() {
    for spec in every() {
        for option in &spec.options {
            for need in &option.needs {
                let there = spec.options.iter().find(|other| other.key == need.key);
                for value in need.values {
                    let is_there = match there.map(|other| &other.kind) {
                        None => need.key == "mode" && spec.mode(value).is_some(),
                        Some(OptionKind::Choice { values }) => values.contains(value),
                        Some(_) => false,
                    };
                    assert!(
                        is_there,
                        "{}: {} needs {}={value}",
                        spec.id, option.key, need.key
                    );
                }
            }
            let acts_in = |mode: &str| spec.choices_for(option, mode).is_some();
            assert!(
                spec.modes.iter().any(|mode| acts_in(mode.id)),
                "{}: {} never does anything",
                spec.id,
                option.key
            );
        }
    }
}

#[test]
fn the_list_and_the_descriptions_agree() {
    let ids: Vec<&str> = specs().iter().map(|spec| spec.id).collect();
    assert_eq!(ids, GAMES);
}
