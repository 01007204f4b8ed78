//! Whole series: the same on any number of threads, finished, and honest about what went wrong.

use std::sync::atomic::{AtomicU64, Ordering};

use shamble_bots::Level;
use shamble_catalog::GAMES;
use shamble_core::{OptionValues, Seed};
use shamble_lab::{Plan, PlanError, Report, Warning, run};

/// Options by key and value.
type Options = &'static [(&'static str, &'static str)];

fn plan(games: u64, bots: &[Level], options: Options) -> Plan {
    let given = options.iter();
    Plan {
        options: OptionValues::from_iter(
            given.map(|(key, value)| ((*key).into(), (*value).into())),
        ),
        bots: bots.to_vec(),
        games,
        ..Plan::new("cliche")
    }
}

fn play(plan: &Plan) -> Report {
    run(plan, &|_| {}).unwrap()
}

/// The report without what depends on the machine.
fn results(report: &Report) -> serde_json::Value {
    let mut value = serde_json::to_value(report).unwrap();
    for key in [
        "threads",
        "cpu_seconds",
        "games_per_cpu_second",
        "actions_per_cpu_second",
    ] {
        value.as_object_mut().unwrap().remove(key).unwrap();
    }
    value
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let one = Plan {
        threads: Some(1),
        ..plan(220, &[Level::Random, Level::Thumb], &[])
    };
    let three = Plan {
        threads: Some(3),
        ..one.clone()
    };
    let (one, three) = (play(&one), play(&three));
    assert_eq!((one.threads, three.threads), (1, 3));
    assert_eq!(results(&one), results(&three));
    let other = Plan {
        seed: Seed::from_number(2),
        ..plan(220, &[Level::Random, Level::Thumb], &[])
    };
    assert_ne!(results(&one), results(&play(&other)));
}

#[test]
fn a_report_adds_up() {
    let progress = AtomicU64::new(0);
    let report = run(&plan(130, &[Level::Thumb], &[]), &|n| {
        progress.fetch_add(n, Ordering::Relaxed);
    })
    .unwrap();
    assert_eq!(progress.into_inner(), 130);
    assert_eq!(
        (report.games, report.finished, report.unfinished),
        (130, 130, 0)
    );
    assert_eq!(
        report.outcomes.iter().map(|row| row.share.n).sum::<u64>(),
        130
    );
    let by_seat: u64 = report.wins_by_seat.iter().map(|row| row.share.n).sum();
    assert_eq!(report.wins_by_level.len(), 1);
    assert_eq!(report.wins_by_level[0].share.n, by_seat);
    assert!(
        report
            .outcomes
            .iter()
            .all(|row| row.share.low95 <= row.share.share)
    );
    let rounds = report.length.rounds.unwrap();
    assert!(rounds.p10 <= rounds.median && rounds.median <= rounds.p90 && rounds.p90 <= rounds.max);
    assert!(report.actions > 0 && report.cpu_seconds > 0.0);
    assert_eq!(
        report.options,
        OptionValues::from([("race".into(), "tick".into())])
    );
}

#[test]
fn every_kind_of_table_finishes_with_every_bot() {
    let tables: [(usize, Options); 7] = [
        (2, &[]),
        (3, &[("race", "live")]),
        (
            5,
            &[("start_zombies", "scaled_start"), ("zombie_action", "both")],
        ),
        (
            8,
            &[("start_zombies", "scaled_start"), ("zombie_action", "hand")],
        ),
        (4, &[("build_when", "trading_phase"), ("open_trash", "off")]),
        (
            4,
            &[
                ("start_cards", "humans"),
                ("zombies_win", "on"),
                ("auto_roll", "on"),
                ("race", "live"),
            ],
        ),
        (6, &[("prices", "0 0 0 0 0"), ("track", "4: 1 1 2 2 3 3 3")]),
    ];
    for (seats, options) in tables {
        for bots in [&[Level::Random][..], &[Level::Thumb]] {
            let report = play(&Plan {
                seats: Some(seats),
                ..plan(60, bots, options)
            });
            assert_eq!(report.finished, 60, "{seats} {options:?} {bots:?}");
        }
    }
}

/// Not by chance: the whole 95 % intervals lie apart.
#[test]
fn rules_of_thumb_beat_random_play() {
    let report = play(&plan(600, &[Level::Thumb, Level::Random], &[]));
    let [random, thumb] = &report.wins_by_level[..] else {
        panic!("two levels play");
    };
    assert_eq!((random.level, thumb.level), ("random", "thumb"));
    assert!(
        thumb.share.low95 > random.share.high95,
        "{thumb:?} {random:?}"
    );
    // A group that thinks escapes more often than one that does not.
    let lost = |report: &Report| {
        report
            .outcomes
            .iter()
            .find(|row| row.result == "zombies")
            .unwrap()
            .share
    };
    let thinking = play(&plan(600, &[Level::Thumb], &[]));
    let guessing = play(&plan(600, &[Level::Random], &[]));
    assert!(lost(&thinking).high95 < lost(&guessing).low95);
}

#[test]
fn games_that_are_given_up_are_counted_and_warned_of() {
    let report = play(&Plan {
        max_inputs: 40,
        ..plan(20, &[Level::Random], &[])
    });
    assert_eq!((report.finished, report.unfinished), (0, 20));
    assert!(report.warnings.contains(&Warning::Unfinished {
        games: 20,
        max_inputs: 40
    }));
    assert!(report.warnings.contains(&Warning::FewGames {
        games: 20,
        enough: 100
    }));
    assert!(report.outcomes.is_empty() && report.length.rounds.is_none());
}

#[test]
fn bad_plans_say_what_would_be_right() {
    let refused = |plan: Plan| run(&plan, &|_| {}).unwrap_err();
    let base = || plan(1, &[Level::Random], &[]);
    assert_eq!(
        refused(Plan {
            game: "ludo".into(),
            ..base()
        })
        .to_string(),
        format!("unknown game 'ludo'; known: {}", GAMES.join(", "))
    );
    assert_eq!(refused(Plan { games: 0, ..base() }), PlanError::NoGames);
    assert_eq!(
        refused(Plan {
            bots: vec![],
            ..base()
        }),
        PlanError::NoBots
    );
    assert_eq!(
        refused(Plan {
            seats: Some(3),
            bots: vec![Level::Random; 4],
            ..base()
        }),
        PlanError::TooManyBots { bots: 4, seats: 3 }
    );
    assert_eq!(
        refused(Plan {
            seats: Some(9),
            ..plan(1, &[Level::Random], &[("race", "slow")])
        })
        .to_string(),
        "seats cannot be '9'; allowed: 2 to 8; race cannot be 'slow'; allowed: live, tick"
    );
    let track = refused(plan(1, &[Level::Random], &[("track", "round")])).to_string();
    assert!(
        track.starts_with("track cannot be 'round'; allowed: "),
        "{track}"
    );
}
