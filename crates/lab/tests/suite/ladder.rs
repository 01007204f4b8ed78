//! Ladders: who plays better stands higher, at every kind of table.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use shamble_bots::Level;
use shamble_core::Seed;
use shamble_lab::{BENCH_CELLS, BenchCell, LadderPlan, Relation, Rungs, ladder, n_ladder_games};

fn climb(game: &str, names: &[&str], games: u64) -> Vec<Rungs> {
    let is_asked = |cell: &BenchCell| cell.game == game && names.contains(&cell.name);
    let plan = LadderPlan {
        players: vec![Level::Random.into(), Level::Thumb.into()],
        cells: BENCH_CELLS.into_iter().filter(is_asked).collect(),
        games,
        seed: Seed::from_number(3),
        threads: Some(2),
    };
    let played = AtomicU64::new(0);
    let progress = |n| _ = played.fetch_add(n, Ordering::Relaxed);
    let found = ladder(game, &plan, &progress, &AtomicBool::new(false)).unwrap();
    assert_eq!(played.into_inner(), n_ladder_games(&plan), "{game}");
    assert_eq!((found.games, found.game.as_str()), (games, game));
    found.rungs
}

fn rating(rungs: &Rungs, name: &str, of: &str) -> f64 {
    let found = rungs
        .ratings
        .iter()
        .find(|rating| rating.name == name && rating.of == of);
    let found = found.unwrap();
    assert!(
        found.low95 <= found.rating + 1e-6 && found.rating <= found.high95 + 1e-6,
        "{found:?}"
    );
    found.rating
}

#[test]
fn crews_are_rated_against_tables() {
    let [rungs] = &climb("zombie-mall", &["two seats", "one seat"], 12)[..] else {
        panic!("all play together");
    };
    assert_eq!(rungs.relation, Relation::Together);
    assert_eq!(rungs.cells, ["two seats", "one seat"]);
    let [random, thumb] = &rungs.rows[..] else {
        panic!("two levels play");
    };
    assert!(thumb.pooled.share > random.pooled.share);
    assert_eq!(thumb.cells.len(), 2);
    assert_eq!(rating(rungs, "thumb", "level"), 1500.0);
    assert!(rating(rungs, "random", "level") < 1500.0);
    let [step] = &rungs.steps[..] else {
        panic!("one step up");
    };
    let gained = thumb.pooled.share - random.pooled.share;
    assert!((step.difference - gained).abs() < 1e-9 && step.low95 < gained && gained < step.high95);
}

#[test]
fn every_level_of_humans_meets_every_zombie_player() {
    let [rungs] = &climb("tiny-epic-zombies", &["against a Zombie Player"], 10)[..] else {
        panic!("one kind of table");
    };
    assert_eq!(rungs.relation, Relation::Against);
    assert_eq!(rungs.rows.len(), 4);
    assert!(rating(rungs, "random", "zombie") <= rating(rungs, "thumb", "zombie"));
    assert_eq!(rungs.steps.len(), 2);
}

#[test]
fn rivals_share_a_table_in_both_orders() {
    let [rungs] = &climb("cliche", &["2 seats", "4 seats"], 60)[..] else {
        panic!("one kind of table");
    };
    assert_eq!(rungs.relation, Relation::Rivals);
    let [meeting] = &rungs.rows[..] else {
        panic!("one pair");
    };
    assert_eq!(
        (meeting.level.as_str(), meeting.against.as_deref()),
        ("thumb", Some("random"))
    );
    assert!(meeting.pooled.low95 > 0.5, "{meeting:?}");
    assert!(rating(rungs, "random", "level") < 1450.0);
}
