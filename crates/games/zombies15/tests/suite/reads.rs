//! What others read of a table's options and files, and how much a written position may hold.

use serde_json::{Value, json};
use shamble_core::{Game, OptionValues, Pace, Say as _, Seed, Setup};
use shamble_texts::{Catalog, ENGLISH};
use shamble_zombies15::{State, campaign_number, scenario::check_text};

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

/// A card more anywhere is one too many: whatever is drawn goes back to one pile in the end, and a pile holds no more.
#[test]
fn cards_of_one_kind_fit_into_one_pile() {
    let setup = Setup {
        options: OptionValues::from([("scenario".to_owned(), "1".to_owned())]),
        seats: 2,
        pace: Pace::PerAction,
        seed: Seed::from_number(1),
    };
    let fresh = State::new(&setup).unwrap();
    let fresh = serde_json::to_value(fresh.position()).unwrap();
    let search = fresh["search_pile"][0].clone();
    let zombies = json!("horde");
    let flaws = |[pile, discard, drawn]: [usize; 3], [coming, used]: [usize; 2]| {
        let mut position: Value = fresh.clone();
        position["search_pile"] = json!(vec![&search; pile]);
        position["discard"] = json!(vec![&search; discard]);
        position["open"] = json!({ "search": vec![&search; drawn] });
        position["zombie_pile"] = json!(vec![&zombies; coming]);
        position["zombie_used"] = json!(vec![&zombies; used]);
        position["upper_half"] = json!(0);
        let read = State::from_position(serde_json::from_value(position).unwrap());
        read.err().unwrap_or_default()
    };
    assert_eq!(flaws([40, 20, 4], [30, 18]), Vec::<String>::new());
    assert_eq!(flaws([64, 0, 0], [48, 0]), Vec::<String>::new());
    for search in [[41, 20, 4], [40, 21, 4], [41, 21, 3]] {
        let n: usize = search.iter().sum();
        let flaw = format!("search_pile and discard: 64 cards together at most, not {n}");
        assert_eq!(flaws(search, [30, 18]), [flaw]);
    }
    assert_eq!(
        flaws([40, 19, 5], [30, 18]),
        ["open.search: at most 4 cards"]
    );
    for zombies in [[31, 18], [30, 19]] {
        assert_eq!(
            flaws([40, 20, 4], zombies),
            ["zombie_pile and zombie_used: 48 cards together at most"]
        );
    }
}
