//! What the scenarios of the campaign look like and what is said to scenario files that were spoilt in one place, as
//! hashes that must not change unnoticed; `UPDATE_GOLDENS=1` writes them anew. Stored games of a scenario that changes no
//! longer replay: `shamble_catalog::RULES` and `goes_on` have to say so.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use shamble_core::testing::{check_said, spoilt};
use shamble_core::{Game, Pace, Say as _, Seed, Setup, Viewer};
use shamble_texts::{Catalog, ENGLISH};
use shamble_zombies15::State;
use shamble_zombies15::scenario::{check_text, facts, parse, picture, scenario_text, to_one_line};

/// Of each scenario so many are spoilt.
const N_SPOILT: usize = 60;

/// So many that were spoilt stand in one line.
const A_LINE: usize = 10;

fn kept(name: &str) -> std::path::PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fingerprints");
    folder.join(name)
}

/// The files of the campaign, by name.
fn files() -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("content/scenarios");
    let mut files = BTreeMap::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        files.insert(name, std::fs::read_to_string(&path).unwrap());
    }
    files
}

/// What is said to a file, and the table it makes.
fn answer(text: &str) -> String {
    let mut said = String::new();
    for flaw in check_text(text) {
        let words = Catalog::shared().render(ENGLISH, &flaw.say(), &());
        writeln!(said, "{words}").unwrap();
    }
    match parse(text) {
        Err(flaws) => write!(said, "{}", flaws.len()).unwrap(),
        Ok(scenario) => {
            write!(said, "{scenario:?}\n{}", picture(&scenario)).unwrap();
            for fact in facts(&scenario) {
                writeln!(said, "{fact:?}").unwrap();
            }
            let line = to_one_line(text);
            let is_same = parse(&scenario_text(&line)).is_ok_and(|other| other == scenario);
            write!(said, "{is_same} {}", table(&line)).unwrap();
        }
    }
    said
}

/// The first sight of a table that plays it.
fn table(line: &str) -> String {
    let options = [
        ("mode", "custom"),
        ("scenario_text", line),
        ("heroes", "josh, snow, will, severity"),
        ("first", "0"),
    ];
    let setup = Setup {
        options: options
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .into(),
        seats: 4,
        pace: Pace::PerAction,
        seed: Seed::from_number(1),
    };
    match State::new(&setup) {
        Err(errors) => format!("{errors:?}"),
        Ok(state) => serde_json::to_string(&state.view(Viewer::Spectator)).unwrap(),
    }
}

#[test]
fn spoilt_scenarios_are_answered_as_they_were() {
    let mut said = BTreeMap::new();
    for (name, text) in files() {
        said.insert(name.clone(), answer(&text));
        let all = spoilt(&text, N_SPOILT, Seed::from_number(1));
        for (part, some) in all.chunks(A_LINE).enumerate() {
            let answers: Vec<String> = some.iter().map(|text| answer(text)).collect();
            said.insert(format!("{name} {part:02}"), answers.join("\n"));
        }
    }
    check_said(&kept("spoilt-scenarios.txt"), &said);
}
