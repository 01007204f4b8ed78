//! The trials of decoders and of bare games in short, and what they are made of; those of a running server are tests of
//! the program itself, and what every game must keep is tried by the tests of the games.

use std::path::Path;

use shamble_catalog::GAMES;
use shamble_core::{OptionKind, OptionValues};
use shamble_trials::dice::Random;
use shamble_trials::{Report, endurance, fuzz, liveness, report};

#[test]
fn nothing_that_reads_comes_to_grief() {
    let report = fuzz::run(&fuzz::Plan {
        n_inputs: 150,
        until: None,
        seed: 20_261_116,
        folder: Path::new(env!("CARGO_TARGET_TMPDIR")).join("fuzz"),
    });
    let report = report.unwrap();
    assert_eq!(report.n_found(), 0, "{report}");
    assert!(report.counted("rows inputs") > 150, "{report}");
}

#[test]
fn anything_can_be_spoilt_and_always_alike() {
    let seeds = [
        Vec::new(),
        b"x".to_vec(),
        b"{\"seat\": 12}\nand more\n".to_vec(),
    ];
    let made = |seed| {
        let mut random = Random::new(seed);
        (0..2000)
            .map(|_| fuzz::spoil(&seeds, &mut random))
            .collect::<Vec<_>>()
    };
    let once = made(7);
    assert_eq!(once, made(7));
    assert!(once.iter().all(|input| input.len() <= fuzz::MAX_BYTES));
    let mut different = once.clone();
    different.sort_unstable();
    different.dedup();
    assert!(different.len() > 500, "{}", different.len());
}

#[test]
fn a_round_of_every_mode_finds_nothing_and_comes_out_the_same_twice() {
    let plan = endurance::Plan {
        n_acts: 2_000,
        until: None,
        seed: 20_261_117,
        only: String::new(),
    };
    let once = endurance::run(&plan);
    assert_eq!(once.n_found(), 0, "{once}");
    assert!(once.counted("odd and accepted") > 1_000, "{once}");
    let some = endurance::Plan {
        only: "cliche/".to_owned(),
        ..plan
    };
    let played = endurance::run(&some).to_string();
    assert_eq!(played, endurance::run(&some).to_string());
}

#[test]
fn every_value_has_its_turn_and_every_mixture_fits() {
    let mut random = Random::new(1);
    for game in GAMES {
        let spec = shamble_catalog::spec(game).unwrap();
        for mode in &spec.modes {
            let made: Vec<OptionValues> = (0..300)
                .map(|_| endurance::mixture(&spec, mode.id, mode.min_seats, &mut random))
                .collect();
            for options in &made {
                spec.check(options, mode.min_seats).unwrap();
            }
            for option in &spec.options {
                let is_free = matches!(
                    option.kind,
                    OptionKind::Words { .. } | OptionKind::Text { .. }
                );
                if !is_free && spec.choices_for(option, mode.id).is_some() {
                    let is_chosen = |options: &OptionValues| options.contains_key(option.key);
                    let key = option.key;
                    assert!(made.iter().any(is_chosen), "{game} {} {key}", mode.id);
                }
            }
        }
    }
}

#[test]
fn every_game_and_mode_has_its_turn() {
    let report = liveness::run(liveness::Plan {
        n_acts: 1,
        until: None,
        seed: 1,
    });
    let modes = |game: &&str| shamble_catalog::spec(game).unwrap().modes.len() as u64;
    assert_eq!(report.n_found(), 0, "{report}");
    assert_eq!(
        report.counted("games"),
        GAMES.iter().map(modes).sum::<u64>()
    );
    assert!(report.counted("odd acts among them") > 0, "{report}");
}

#[test]
fn the_last_line_says_it_all() {
    let mut report = Report::new("reconnect");
    report.count("cuts", 2);
    report.count("cuts", 3);
    report.note("95 % back within 1 s");
    let mut more = Report::new("reconnect");
    for n in 0..30 {
        more.found(format!("event {n} twice"));
    }
    report.add(more);
    let text = report.to_string();
    assert_eq!(report.counted("cuts"), 5);
    assert_eq!(text.lines().count(), report::MAX_TOLD + 1);
    assert!(text.starts_with("FOUND reconnect: event 0 twice\n"));
    assert!(text.ends_with("trial | reconnect | 5 cuts, 95 % back within 1 s | 30"));
}
