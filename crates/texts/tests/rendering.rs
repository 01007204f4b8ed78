//! Texts become words: numbers, seats, nested texts, lists, languages.

use shamble_core::{Arg, Seat, Text, text};
use shamble_texts::{Catalog, ENGLISH, SeatNames, Source, TextError};

/// The embedded words for lists and seats with a few messages to try them on, and some German.
fn catalog() -> Catalog {
    let own = "
greets = { $who } greets { $whom }
gave = { $who } gave { $cards } away
    .title = A gift
drew = { $n ->
    [one] one card
   *[other] { $n } cards
}
only-english = English
";
    let german = "
greets = { $who } grüßt { $whom }
seat-unnamed = Platz { $number }
list-two = { $first } und { $last }
";
    let mut sources: Vec<Source<'_>> = shamble_texts::sources()
        .iter()
        .filter(|s| s.lang == ENGLISH)
        .copied()
        .collect();
    sources.push(Source {
        lang: ENGLISH,
        file: "test.ftl",
        text: own,
    });
    sources.push(Source {
        lang: "de",
        file: "test.ftl",
        text: german,
    });
    Catalog::from_sources(&sources).unwrap_or_else(|errors| panic!("{errors:?}"))
}

fn check(text: &Text, names: &dyn SeatNames, words: &str) {
    assert_eq!(catalog().render(ENGLISH, text, names), words);
}

fn cards(kinds: &[(&'static str, i64)]) -> Vec<Text> {
    kinds
        .iter()
        .map(|(kind, n)| Text::new(format!("cliche-card-{kind}-n")).with("n", *n))
        .collect()
}

#[test]
fn numbers_choose_the_plural() {
    for (n, words) in [
        (0, "0 cards"),
        (1, "one card"),
        (2, "2 cards"),
        (-3, "-3 cards"),
        (1_000_000, "1000000 cards"),
    ] {
        check(&text!("drew", n = n), &(), words);
    }
}

#[test]
fn seats_are_shown_by_name_or_number() {
    let text = text!("greets", who = Seat::new(0), whom = Seat::new(2));
    check(&text, &["Ann", "Bob", "Cem"], "Ann greets Cem");
    check(&text, &vec!["Ann".to_owned()], "Ann greets Player 3");
    check(&text, &(), "Player 1 greets Player 3");
}

#[test]
fn what_people_write_is_shown_as_it_is() {
    let text = text!("greets", who = "{ $whom } \u{202e}x", whom = "");
    check(&text, &(), "{ $whom } \u{202e}x greets ");
}

#[test]
fn lists_join_as_the_language_joins() {
    let gave =
        |kinds: &[(&'static str, i64)]| text!("gave", who = Seat::new(1), cards = cards(kinds));
    let names = ["Ann", "Bob"];
    check(&gave(&[]), &names, "Bob gave nothing away");
    check(&gave(&[("tire", 1)]), &names, "Bob gave 1 tire away");
    check(
        &gave(&[("tire", 2), ("engine", 1)]),
        &names,
        "Bob gave 2 tires and 1 engine away",
    );
    let four = gave(&[("scrap", 3), ("tire", 2), ("engine", 1), ("medkit", 2)]);
    check(
        &four,
        &names,
        "Bob gave 3 scrap, 2 tires, 1 engine and 2 medkits away",
    );
}

#[test]
fn texts_nest_with_the_same_names() {
    let inner = text!("gave", who = Seat::new(0), cards = cards(&[("shotgun", 1)]));
    let outer = text!("greets", who = inner, whom = Text::new("gave.title"));
    check(&outer, &["Ann"], "Ann gave 1 shotgun away greets A gift");
}

#[test]
fn another_language_is_used_throughout_and_english_fills_its_gaps() {
    let catalog = catalog();
    let text = text!(
        "greets",
        who = Seat::new(0),
        whom = cards(&[("tire", 1), ("engine", 1)])
    );
    assert_eq!(
        catalog.render("de", &text, &()),
        "Platz 1 grüßt 1 tire und 1 engine"
    );
    assert_eq!(
        catalog.render("de-CH", &text, &["Ann"]),
        "Ann grüßt 1 tire und 1 engine"
    );
    assert_eq!(
        catalog.render("fr", &text, &["Ann"]),
        "Ann greets 1 tire and 1 engine"
    );
    assert_eq!(catalog.message("de", "only-english", &[]), "English");
    assert_eq!(catalog.message("de", "gave.title", &[]), "A gift");
}

#[test]
fn what_cannot_be_said_is_an_error_that_names_it() {
    let catalog = catalog();
    let unknown = |key: &str| Err(TextError::UnknownKey(key.to_owned()));
    assert_eq!(
        catalog.try_message(ENGLISH, "no-such", &[], &()),
        unknown("no-such")
    );
    assert_eq!(
        catalog.try_message(ENGLISH, "gave.no-such", &[], &()),
        unknown("gave.no-such")
    );
    let nested = text!("greets", who = Seat::new(0), whom = Text::new("no-such"));
    assert_eq!(
        catalog.try_render(ENGLISH, &nested, &()),
        unknown("no-such")
    );

    let missing = catalog
        .try_message(ENGLISH, "greets", &[("who", Arg::Num(1))], &())
        .unwrap_err();
    assert_eq!(
        missing.to_string(),
        "text 'greets': Resolver error: Unknown variable: $whom"
    );
}
