//! What others read of a table's options and files.

use shamble_core::{OptionValues, Say as _};
use shamble_texts::{Catalog, ENGLISH};
use shamble_zombies15::{campaign_number, scenario::check_text};

#[test]
fn a_table_plays_the_scenario_of_the_campaign_that_its_options_name() {
    let number = |options: &[(&str, &str)]| {
        let given = options.iter();
        let given = given.map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
        campaign_number(&given.collect::<OptionValues>())
    };
    assert_eq!(number(&[]), Some(1));
    assert_eq!(number(&[("scenario", "13")]), Some(13));
    assert_eq!(
        number(&[("mode", "scenario"), ("scenario", "11")]),
        Some(11)
    );
    assert_eq!(number(&[("mode", "campaign")]), Some(1));
    assert_eq!(number(&[("mode", "quick")]), None);
    assert_eq!(number(&[("mode", "custom")]), None);
}

#[test]
fn a_tile_too_far_out_is_named_with_its_row() {
    let far = [".", "."].repeat(12).join("  ");
    let text = format!(
        "name = \"Far Out\"\nsoundtrack = \"none\"\nstart = [{{ tile = \"11B\", heroes = \"all\" }}]\nexit = [\"31A\"]\n\
         map = \"\"\"\n31A-E  11B-S\n{far}  12A-N\n\"\"\"\n[objective]\nall_heroes_on = [\"31A\"]\n"
    );
    let flaws = check_text(&text);
    let words = |text| Catalog::shared().render(ENGLISH, &text, &());
    let found: Vec<String> = flaws.iter().map(|flaw| words(flaw.say())).collect();
    let line = 1 + text
        .lines()
        .position(|line| line.ends_with("12A-N"))
        .unwrap();
    assert!(
        (found.iter()).any(|flaw| flaw.contains("12A-N") && flaw.contains(&format!("line {line}"))),
        "{found:?}"
    );
}
