//! The embedded catalogue is whole, and a language that is not is found out.

use shamble_texts::{Catalog, CatalogError, ENGLISH, Source, english_keys, sources};

fn english(text: &str) -> Source<'_> {
    Source {
        lang: "en",
        file: "a.ftl",
        text,
    }
}

fn german(text: &str) -> Source<'_> {
    Source {
        lang: "de",
        file: "a.ftl",
        text,
    }
}

fn load(sources: &[Source<'_>]) -> Catalog {
    Catalog::from_sources(sources).unwrap_or_else(|errors| panic!("{errors:#?}"))
}

fn errors(sources: &[Source<'_>]) -> Vec<String> {
    let errors = Catalog::from_sources(sources)
        .err()
        .expect("these files are broken");
    errors.iter().map(ToString::to_string).collect()
}

#[test]
fn every_file_parses_and_no_key_stands_twice() {
    if let Err(errors) = Catalog::from_sources(sources()) {
        let lines: Vec<String> = errors.iter().map(CatalogError::to_string).collect();
        panic!("{}", lines.join("\n"));
    }
}

#[test]
fn every_language_has_the_keys_and_variables_of_english() {
    let problems = load(sources()).problems();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn the_words_this_crate_itself_needs_are_there() {
    let catalog = Catalog::shared();
    for key in [
        "seat-unnamed",
        "list-none",
        "list-two",
        "list-more",
        "list-last",
        "rulebook-kind-rule",
        "rulebook-kind-ruling",
        "rulebook-kind-house",
    ] {
        assert!(catalog.has(key), "{key}");
    }
}

#[test]
fn english_keys_are_messages_and_attributes() {
    let keys = english_keys();
    assert!(keys.contains("ui-ok") && keys.contains("rule-CZG-001.text"));
    assert!(keys.iter().all(|key| Catalog::shared().has(key)));
    assert!(!Catalog::shared().has("ui-no-such-key"));
}

#[test]
fn every_name_of_an_option_or_of_its_value_has_the_option_explained() {
    let keys = english_keys();
    let options: Vec<&str> = keys
        .iter()
        .filter_map(|key| key.strip_prefix("cliche-option-"))
        .collect();
    assert!(!options.is_empty());
    for key in options {
        let option = key.split('-').next().unwrap();
        for wanted in [
            format!("cliche-option-{option}"),
            format!("cliche-option-{option}-help"),
        ] {
            assert!(
                keys.contains(&wanted),
                "'cliche-option-{key}' stands without '{wanted}'"
            );
        }
    }
}

#[test]
fn a_language_must_neither_lack_nor_add_nor_misuse() {
    let problems = load(&[
        english("a = A\n    .hint = H\nb = B { $n }\nc = { b }"),
        german("b = B { $m }\n    .extra = X\nc = { gone.far }"),
    ])
    .problems();
    assert_eq!(
        problems,
        [
            "de: 'a' is missing",
            "de: 'a.hint' is missing",
            r#"de: 'b' uses {"m"} where English uses {"n"}"#,
            "de: 'b.extra' is not in English",
            "de: 'c' refers to 'gone.far', which is missing",
        ]
    );
}

#[test]
fn variables_are_found_in_selectors_variants_and_calls() {
    let problems = load(&[
        english("a = { $n ->\n    [one] { $x }\n   *[other] { NUMBER($y) } { -t(case: \"a\") }\n}\n-t = T"),
        german("a = A\n-own = Terms are a language's own affair"),
    ])
    .problems();
    assert_eq!(
        problems,
        [r#"de: 'a' uses {} where English uses {"n", "x", "y"}"#]
    );
}

#[test]
fn terms_are_not_for_code() {
    let catalog = load(&[english("-brand = Shamble\na = { -brand }")]);
    assert!(!catalog.has("-brand"));
    assert_eq!(catalog.keys(ENGLISH).collect::<Vec<_>>(), ["a"]);
}

#[test]
fn broken_files_are_reported_with_their_place() {
    assert_eq!(
        errors(&[english("a = A\n\nb = { $n\n"), german("a = { ??? }")]),
        [
            "locales/en/a.ftl:4: Expected a token starting with \"}\"",
            "locales/de/a.ftl:1: Expected an inline expression",
        ]
    );
    assert_eq!(
        errors(&[
            english("a = A"),
            Source {
                file: "b.ftl",
                ..english("a = B")
            }
        ]),
        ["locales/en/b.ftl: 'a' is already defined in this language"]
    );
    assert_eq!(
        errors(&[Source {
            lang: "not a language",
            ..english("a = A")
        }]),
        ["locales/not a language: not a language tag such as 'en' or 'pt-BR'"]
    );
    assert_eq!(errors(&[german("a = A")]), ["locales/en is missing"]);
}

#[test]
fn a_wish_gets_the_closest_language() {
    let catalog = load(&[
        english("a = A"),
        german("a = Ä"),
        Source {
            lang: "pt-BR",
            ..english("a = Ã")
        },
    ]);
    assert_eq!(
        catalog.languages().collect::<Vec<_>>(),
        ["de", "en", "pt-BR"]
    );
    let closest =
        ["de", "de-AT", "pt-br", "pt", "fr", "", "en-GB"].map(|wish| catalog.closest(wish));
    assert_eq!(closest, ["de", "de", "pt-BR", "en", "en", "en", "en"]);
}
