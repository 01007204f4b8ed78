//! Looking back at games: honest, repeatable, and adding up.

use std::sync::atomic::AtomicBool;

use shamble_bots::Level;
use shamble_catalog::GAMES;
use shamble_core::replay::Replay;
use shamble_lab::{
    Analysis, AnalysisError, Budget, Onlooker, Orders, Plan, Watch, analyse, series,
};

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
        each: Some(&mut |row| replay = Some(row.replay(&played, &played.bots))),
    };
    series(&plan, orders).unwrap();
    replay.unwrap()
}

/// Waits for so many deals, and remembers what it was told.
struct Patient {
    deals: usize,
    told: Vec<Analysis>,
    shares: Vec<f64>,
}

impl Patient {
    fn for_deals(deals: usize) -> Self {
        Self {
            deals,
            told: Vec::new(),
            shares: Vec::new(),
        }
    }
}

impl Onlooker for Patient {
    fn goes_on(&mut self) -> bool {
        self.deals = self.deals.saturating_sub(1);
        self.deals > 0
    }

    fn progress(&mut self, share: f64) {
        self.shares.push(share);
    }

    fn told(&mut self, so_far: &Analysis) {
        self.told.push(so_far.clone());
    }
}

fn look(replay: &Replay, budget: Budget) -> Analysis {
    analyse(replay, budget, &mut Patient::for_deals(usize::MAX)).unwrap()
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
                .all(|pair| pair[0].inputs < pair[1].inputs && pair[0].turn <= pair[1].turn),
            "{game}"
        );
        assert!(
            found.points.last().is_some_and(|end| end.turn > 1),
            "{game}"
        );
        // Without a clock turns tell when.
        assert_eq!(
            found.is_timed(),
            game != "tiny-epic-zombies" && game != "zombie-mall"
        );
        let end = found.points.last().unwrap();
        assert_eq!((end.seat, end.inputs), (None, replay.log.len()), "{game}");
        assert!([0.0, 1.0].contains(&end.crew.share), "{game}");
        for turn in &found.turning_points {
            let change = turn.after - turn.before;
            assert!((turn.choice + turn.luck - change).abs() < 1e-9, "{game}");
            assert!(turn.choice <= 0.0, "{game}");
            assert!(!turn.acts.is_empty(), "{game}");
        }
        // Everybody belongs to one party, and its choices and its luck are what became of its chance.
        let n_seats: usize = found.parties.iter().map(|party| party.seats.len()).sum();
        assert_eq!(n_seats, replay.setup.seats, "{game}");
        for party in &found.parties {
            let change = party.after - party.before;
            assert!((party.choice + party.luck - change).abs() < 1e-9, "{game}");
        }
    }
}

#[test]
fn a_rough_curve_comes_first_and_the_whole_last() {
    let budget = Budget {
        deals: 12,
        turning_points: 2,
        ..SMALL
    };
    let replay = recorded("zombie-mall", Level::Random, 1);
    let mut onlooker = Patient::for_deals(usize::MAX);
    let found = analyse(&replay, budget, &mut onlooker).unwrap();
    let told = &onlooker.told;
    assert_eq!(
        told[..2].iter().map(|told| told.deals).collect::<Vec<_>>(),
        [6, 12]
    );
    assert_eq!(told[0].points.len(), found.points.len());
    assert!(told[0].turning_points.is_empty() && !told[0].whole);
    assert!(found.whole && told.last().is_some_and(|last| last.whole));
    assert!(onlooker.shares.is_sorted());
    // What was told last before somebody lost patience is all there is.
    let mut hasty = Patient::for_deals(6 * (found.points.len() - 1) + 2);
    let stopped = analyse(&replay, budget, &mut hasty);
    assert_eq!(stopped.err(), Some(AnalysisError::Stopped));
    assert_eq!(hasty.told.len(), 1);
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
    let stopped = analyse(&replay, SMALL, &mut Patient::for_deals(0));
    assert_eq!(stopped.err(), Some(AnalysisError::Stopped));
    let mut broken = replay.clone();
    broken.log.remove(0);
    let error = analyse(&broken, SMALL, &mut Patient::for_deals(usize::MAX)).unwrap_err();
    assert!(matches!(error, AnalysisError::Broken(_)), "{error}");
    let unknown = Replay {
        game: "ludo".into(),
        ..replay
    };
    let error = analyse(&unknown, SMALL, &mut Patient::for_deals(usize::MAX)).unwrap_err();
    assert_eq!(error, AnalysisError::UnknownGame("ludo".into()));
}
