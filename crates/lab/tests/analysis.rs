//! Looking back at games: honest, repeatable, and adding up.

use std::sync::atomic::AtomicBool;

use shamble_bots::Level;
use shamble_catalog::GAMES;
use shamble_core::replay::Replay;
use shamble_core::{Pace, Setup};
use shamble_lab::{Analysis, AnalysisError, Budget, Orders, Plan, Watch, analyse, series};

const SMALL: Budget = Budget {
    deals: 6,
    turns: 6,
    turning_points: 1,
    decisions: 1,
    choice_deals: 6,
};

/// Game `index` of a series by bots.
fn recorded(game: &str, level: Level, index: u64) -> Replay {
    let plan = Plan {
        bots: vec![level.into()],
        first: index,
        games: 1,
        watch: Watch {
            log: true,
            turns: false,
        },
        ..Plan::new(game)
    };
    let played = plan.series().unwrap();
    let mut replay = None;
    let orders = Orders {
        progress: &|_| {},
        stop: &AtomicBool::new(false),
        each: Some(&mut |row| {
            let setup = Setup {
                options: played.options.clone(),
                seats: played.seats,
                pace: Pace::PerAction,
                seed: row.seed,
            };
            replay = Some(row.replay(game, setup, &played.bots));
        }),
    };
    series(&plan, orders).unwrap();
    replay.unwrap()
}

fn look(replay: &Replay, budget: Budget) -> Analysis {
    analyse(replay, budget, &|_| {}, &AtomicBool::new(false)).unwrap()
}

#[test]
fn curves_end_where_the_game_did() {
    for game in GAMES {
        let replay = recorded(game, Level::Thumb, 0);
        let found = look(&replay, SMALL);
        assert!((2..=7).contains(&found.points.len()), "{game}");
        assert!(
            found
                .points
                .windows(2)
                .all(|pair| pair[0].inputs < pair[1].inputs),
            "{game}"
        );
        let end = found.points.last().unwrap();
        assert_eq!((end.seat, end.inputs), (None, replay.log.len()), "{game}");
        assert!([0.0, 1.0].contains(&end.crew.share), "{game}");
        for turn in &found.turning_points {
            let change = turn.after - turn.before;
            assert!((turn.choice + turn.luck - change).abs() < 1e-9, "{game}");
            assert!(turn.choice <= 0.0, "{game}");
        }
    }
}

#[test]
fn the_same_game_is_always_seen_alike() {
    let replay = recorded("cliche", Level::Thumb, 3);
    let look = || serde_json::to_value(look(&replay, SMALL)).unwrap();
    assert_eq!(look(), look());
}

#[test]
fn broken_recordings_and_stops_are_told() {
    let replay = recorded("cliche", Level::Random, 0);
    let stopped = analyse(&replay, SMALL, &|_| {}, &AtomicBool::new(true));
    assert_eq!(stopped.err(), Some(AnalysisError::Stopped));
    let mut broken = replay.clone();
    broken.log.remove(0);
    let error = analyse(&broken, SMALL, &|_| {}, &AtomicBool::new(false)).unwrap_err();
    assert!(matches!(error, AnalysisError::Broken(_)), "{error}");
    let unknown = Replay {
        game: "ludo".into(),
        ..replay
    };
    let error = analyse(&unknown, SMALL, &|_| {}, &AtomicBool::new(false)).unwrap_err();
    assert_eq!(error, AnalysisError::UnknownGame("ludo".into()));
}
