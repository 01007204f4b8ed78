//! Whole series: the same on any number of threads, finished, and honest about what went wrong.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use shamble_bots::Level;
use shamble_catalog::GAMES;
use shamble_core::{OptionValues, Seed};
use shamble_lab::{
    Columns, Format, GameRow, Orders, Origin, Partial, PartialError, Plan, PlanError, Player,
    Relation, Report, Rows, Warning, Watch, compare, page, run, series,
};

/// Options by key and value.
type Options = &'static [(&'static str, &'static str)];

fn plan(games: u64, bots: &[Level], options: Options) -> Plan {
    let given = options.iter();
    Plan {
        options: OptionValues::from_iter(
            given.map(|(key, value)| ((*key).into(), (*value).into())),
        ),
        bots: bots.iter().map(|level| Player::from(*level)).collect(),
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
    assert_eq!((&*random.level, &*thumb.level), ("random", "thumb"));
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
            bots: vec![Level::Random.into(); 4],
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
        "seats cannot be '9'; allowed: option-range(min=2, max=8); \
         race cannot be 'slow'; allowed: option-words(words=live, tick)"
    );
    let track = refused(plan(1, &[Level::Random], &[("track", "round")])).to_string();
    assert!(
        track.ends_with("track cannot be 'round'; allowed: cliche-allowed-track"),
        "{track}"
    );
}

/// Plays and hands out every game.
fn rows_of(plan: &Plan) -> (Partial, Vec<GameRow>) {
    let mut rows = Vec::new();
    let partial = series(
        plan,
        Orders {
            progress: &|_| {},
            stop: &AtomicBool::new(false),
            each: Some(&mut |row| rows.push(row.clone())),
        },
    );
    (partial.unwrap(), rows)
}

#[test]
fn parts_add_up_to_the_whole() {
    let watch = Watch {
        turns: true,
        ..Watch::default()
    };
    let whole = Plan {
        watch,
        ..plan(90, &[Level::Thumb, Level::Random], &[])
    };
    let part = |first, games| Plan {
        first,
        games,
        threads: Some(2),
        ..whole.clone()
    };
    let without_time = |mut partial: Partial| {
        partial.tally.cpu_us = 0;
        partial.threads = 0;
        partial
    };
    let (all, rows) = rows_of(&whole);
    let indices: Vec<u64> = rows.iter().map(|row| row.index).collect();
    assert_eq!(indices, (0..90).collect::<Vec<_>>());
    let (late, late_rows) = rows_of(&part(40, 50));
    assert_eq!(late_rows[0].seed, rows[40].seed);
    let early = rows_of(&part(0, 40)).0;
    let read = |partial: &Partial| Partial::read(&partial.write()).unwrap();
    let merged = Partial::merge([read(&late), read(&early)]).unwrap();
    assert_eq!(merged.played, [(0, 90)]);
    assert_eq!(without_time(merged), without_time(all));

    assert_eq!(
        Partial::merge([early.clone(), rows_of(&part(39, 2)).0]),
        Err(PartialError::Twice(39))
    );
    let other = Plan {
        seed: Seed::from_number(2),
        ..part(40, 1)
    };
    assert!(matches!(
        Partial::merge([early, rows_of(&other).0]),
        Err(PartialError::OtherSeries(_))
    ));
    assert_eq!(Partial::merge([]), Err(PartialError::Nothing));
    assert!(matches!(
        Partial::read("{}"),
        Err(PartialError::Unreadable(_))
    ));
}

/// Twenty games keep two threads busy, and a series that is stopped tells what it has.
#[test]
fn work_is_shared_out_and_can_be_stopped() {
    let threads = std::sync::Mutex::new(std::collections::BTreeSet::new());
    let both = std::sync::Barrier::new(2);
    let progress = |_: u64| {
        let id = format!("{:?}", std::thread::current().id());
        // Each thread waits at its first game until the other has one too.
        if threads.lock().unwrap().insert(id) {
            both.wait();
        }
    };
    let stop = AtomicBool::new(false);
    let plan = Plan {
        threads: Some(2),
        ..plan(20, &[Level::Random], &[])
    };
    let orders = Orders {
        progress: &progress,
        stop: &stop,
        each: None,
    };
    let partial = series(&plan, orders).unwrap();
    assert_eq!(
        (partial.tally.games, threads.lock().unwrap().len()),
        (20, 2)
    );

    let one = Plan {
        threads: Some(1),
        ..plan
    };
    let mut n_rows = 0;
    let quiet = Orders {
        progress: &|_| stop.store(true, Ordering::Relaxed),
        stop: &stop,
        each: Some(&mut |_| n_rows += 1),
    };
    let stopped = series(&one, quiet).unwrap();
    assert_eq!((stopped.tally.games, n_rows), (1, 1));
    let report = Report::new(&stopped);
    assert!(report.warnings.contains(&Warning::Stopped {
        games: 1,
        planned: 20
    }));
}

/// One-against-many: each side is counted apart, and their shares add up.
#[test]
fn sides_are_not_mixed() {
    let plan = Plan {
        options: OptionValues::from([("mode".into(), "cooperative-vs-zombie".into())]),
        bots: vec![Level::Thumb.into()],
        games: 40,
        ..Plan::new("tiny-epic-zombies")
    };
    let (partial, rows) = rows_of(&plan);
    let report = Report::new(&partial);
    assert_eq!(report.relation, Relation::Against);
    let sides: Vec<&str> = report.wins_by_side.iter().map(|row| &*row.side).collect();
    assert_eq!(sides, ["humans", "zombie"]);
    let won: u64 = report.wins_by_side.iter().map(|row| row.share.n).sum();
    assert_eq!(won, report.finished);
    let levels: Vec<(&str, usize)> = report
        .wins_by_level
        .iter()
        .map(|row| (&*row.side, row.seats))
        .collect();
    assert_eq!(levels, [("humans", 2), ("zombie", 1)]);
    let humans = rows.iter().filter(|row| row.won).count() as u64;
    assert_eq!(report.crew().n, humans);
}

#[test]
fn scores_are_kept_where_games_count_them() {
    let plan = Plan {
        options: OptionValues::from([("mode".into(), "rival".into())]),
        bots: vec![Level::Thumb.into()],
        games: 12,
        ..Plan::new("zombie-mall")
    };
    let (partial, rows) = rows_of(&plan);
    let mean = rows
        .iter()
        .flat_map(|row| &row.seats)
        .map(|seat| seat.score.unwrap());
    let mean = f64::from(mean.sum::<i32>()) / (12 * rows[0].seats.len()) as f64;
    let report = Report::new(&partial);
    let score = report.wins_by_level[0].score.unwrap();
    assert!((score.mean - mean).abs() < 1e-9);
    assert!(
        report
            .warnings
            .iter()
            .any(|warning| matches!(warning, Warning::FewClusters { games: 12, .. }))
    );
}

/// Every kept log replays to the state it says it ends in.
#[test]
fn saved_games_replay() {
    for game in GAMES {
        let plan = Plan {
            bots: vec![Level::Thumb.into()],
            games: 2,
            watch: Watch {
                log: true,
                turns: false,
            },
            ..Plan::new(game)
        };
        let played = plan.series().unwrap();
        for row in rows_of(&plan).1 {
            let replay = row.replay(&played, &played.bots);
            let table = shamble_catalog::replay(game, replay.setup.clone(), &replay.log);
            let table = table.unwrap().unwrap();
            assert_eq!(table.state_hash(), replay.hash, "{game}");
            assert_eq!(table.outcome().map(|end| end.result), row.result, "{game}");
        }
    }
}

#[test]
fn rows_have_a_value_for_every_column() {
    for game in GAMES {
        let plan = Plan {
            bots: vec![Level::Thumb.into()],
            games: 3,
            watch: Watch {
                log: false,
                turns: true,
            },
            ..Plan::new(game)
        };
        let played = plan.series().unwrap();
        let rows = rows_of(&plan).1;
        let origin = Origin {
            version: "1".into(),
            command: "shamble, \"quoted\"".into(),
        };
        for columns in [Columns::Games, Columns::Seats, Columns::Turns] {
            let mut text = Vec::new();
            let mut file = Rows::new(
                &mut text,
                Format::Jsonl,
                columns,
                std::slice::from_ref(&plan),
            )
            .unwrap();
            for row in &rows {
                file.write(&origin, &played, row).unwrap();
            }
            file.finish().unwrap();
            let lines: Vec<serde_json::Value> = String::from_utf8(text)
                .unwrap()
                .lines()
                .map(|line| serde_json::from_str(line).unwrap())
                .collect();
            assert!(lines.len() >= 3, "{game} {columns:?}");
            assert_eq!(lines[0]["game"], game);
            assert_eq!(lines[0]["command"], "shamble, \"quoted\"");
            if columns == Columns::Games {
                assert_eq!(lines[2]["index"], 2);
                assert_eq!(lines[1]["seed"], rows[1].seed.to_string());
                assert!(lines.iter().all(|line| line["end_zombies"].is_number()));
            }
            let mut text = Vec::new();
            let mut file =
                Rows::new(&mut text, Format::Csv, columns, std::slice::from_ref(&plan)).unwrap();
            file.write(&origin, &played, &rows[0]).unwrap();
            file.finish().unwrap();
            let text = String::from_utf8(text).unwrap();
            let head = text.lines().next().unwrap();
            assert_eq!(head.split(',').count(), lines[0].as_object().unwrap().len());
            assert!(text.contains("\"shamble, \"\"quoted\"\"\""));
            let mut bytes = Vec::new();
            let mut file = Rows::new(
                &mut bytes,
                Format::Parquet,
                columns,
                std::slice::from_ref(&plan),
            )
            .unwrap();
            for row in &rows {
                file.write(&origin, &played, row).unwrap();
            }
            file.finish().unwrap();
            assert!(bytes.starts_with(b"PAR1") && bytes.ends_with(b"PAR1"));
            for name in lines[0].as_object().unwrap().keys() {
                let name = name.as_bytes();
                assert!(bytes.windows(name.len()).any(|part| part == name));
            }
        }
    }
}

/// Somebody alone has turns as well, and whoever waits does not hide whose turn it is.
#[test]
fn every_turn_of_tiny_epic_zombies_has_a_row() {
    for (mode, seats) in [("solo", 1), ("cooperative", 3)] {
        let plan = Plan {
            seats: Some(seats),
            options: [("mode".to_owned(), mode.to_owned())].into(),
            bots: vec![Level::Thumb.into()],
            games: 3,
            watch: Watch {
                log: false,
                turns: true,
            },
            ..Plan::new("tiny-epic-zombies")
        };
        for row in rows_of(&plan).1 {
            // What is chosen before the first turn is no turn.
            let turns = &row.turns[1..];
            assert!(turns.len() > 3, "{mode}: {} turns", turns.len());
            let whose: Vec<usize> = turns
                .iter()
                .map(|turn| turn.seat.expect("somebody's turn").index())
                .collect();
            for pair in whose.windows(2) {
                assert_eq!(pair[1], (pair[0] + 1) % seats, "{mode}: {whose:?}");
            }
        }
    }
}

/// The page stands alone: no script, nothing from elsewhere, all tags closed.
#[test]
fn the_page_needs_nothing_else() {
    for game in GAMES {
        let plan = Plan {
            bots: vec![Level::Thumb.into()],
            games: 4,
            watch: Watch {
                log: false,
                turns: true,
            },
            ..Plan::new(game)
        };
        let (partial, _) = rows_of(&plan);
        let say = |text: &shamble_core::Text| format!("<{}>", text.key);
        let html = page(&[(String::new(), &partial)], None, "en", &say);
        for foreign in ["<script", "http:", "https:", "src=", "url("] {
            assert!(!html.contains(foreign), "{game}: {foreign}");
        }
        assert!(html.contains("&lt;lab-verdict-"), "{game}");
        for tag in ["svg", "figure", "table", "main", "ul"] {
            let count = |text: &str| html.matches(text).count();
            let opened = count(&format!("<{tag}>")) + count(&format!("<{tag} "));
            assert_eq!(opened, count(&format!("</{tag}>")), "{game}: {tag}");
        }
        assert!(!html.contains("NaN") && !html.contains("inf"), "{game}");
        let both = [("a".into(), &partial), ("b".into(), &partial)];
        let two = page(&both, None, "en", &say);
        assert!(two.contains("&lt;lab-overview&gt;"), "{game}");
        let found = compare("a", "b", &[(0.0, 1.0), (1.0, 1.0)]);
        let compared = page(&both, Some(&found), "en", &say);
        assert!(compared.contains("&lt;lab-verdict-compared&gt;"), "{game}");
        // Every game has something to draw over time: a line is more than its first point.
        assert!(
            html.contains("class=\"won\"") || html.contains("class=\"lost\""),
            "{game}"
        );
        let lines = html.split("<path class=\"won\"").skip(1);
        let lines = lines.chain(html.split("<path class=\"lost\"").skip(1));
        let mut paths = lines.filter_map(|line| line.split('"').nth(1));
        assert!(paths.any(|path| path.contains('L')), "{game}");
    }
}
