//! The measured difficulty that the program is shipped with: whole, readable, and honest about being stale.

use std::sync::atomic::AtomicBool;

use shamble_bots::Level;
use shamble_catalog::DIFFICULTY;
use shamble_core::Seed;
use shamble_lab::{
    Difficulty, DifficultyError, DifficultyRow, Measure, Origin, Share, difficulty_tables,
};

/// Red when the file is broken; a stale row is only told, because a better bot is no bug. `shamble difficulty check`
/// fails on it.
#[test]
fn the_shipped_file_is_whole() {
    let mut shipped = Difficulty::read(DIFFICULTY).unwrap();
    for table in difficulty_tables() {
        let is_measured = shipped.rows.iter().any(|row| {
            row.game == table.game && row.options == table.options && row.seats == table.seats
        });
        assert!(is_measured, "{table:?}");
    }
    assert!(
        shipped
            .origin
            .command
            .starts_with("shamble difficulty measure"),
        "{:?}",
        shipped.origin
    );
    // Those who think far take too long for a test, and one row in five tells as well that something has changed.
    let far = [Level::Sharp, Level::Expert].map(Level::name);
    let near = |row: &DifficultyRow| !far.contains(&row.level.as_str());
    shipped.rows = shipped.rows.into_iter().filter(near).step_by(5).collect();
    for index in shipped.stale(&|| {}).unwrap() {
        eprintln!("stale, measure it again: {:?}", shipped.rows[index]);
    }
}

fn measure() -> Measure {
    Measure {
        levels: vec![(Level::Random, 5)],
        only: vec!["cliche".into()],
        seed: Seed::from_number(2),
        threads: Some(1),
        known: None,
    }
}

fn run(measure: &Measure, is_stopped: bool) -> Difficulty {
    measure
        .run(Origin::default(), &|_| {}, &AtomicBool::new(is_stopped))
        .unwrap()
}

fn measured() -> Difficulty {
    assert_eq!(measure().n_games(), 7 * 5);
    run(&measure(), false)
}

#[test]
fn what_is_measured_reads_back_and_is_fresh() {
    let measured = measured();
    let read = Difficulty::read(&measured.write()).unwrap();
    assert_eq!(read, measured);
    assert_eq!(read.stale(&|| {}).unwrap(), [0usize; 0]);
    let mut other = read;
    other.rows[3].fingerprint = "0".repeat(16);
    assert_eq!(other.stale(&|| {}).unwrap(), [3]);
}

#[test]
fn what_still_holds_is_not_played_again() {
    let mut known = measured();
    // Nobody would notice if these were played anew: they say something else than games would.
    let told = Share::new(2, 7);
    for row in &mut known.rows {
        (row.games, row.won) = (7, told);
    }
    known.rows[3].fingerprint = "0".repeat(16);
    known.origin.command = "measure before".to_owned();
    let again = |measure: Measure, is_stopped| {
        let known = Some(known.clone());
        run(&Measure { known, ..measure }, is_stopped).rows
    };
    let rows = again(measure(), false);
    let games: Vec<u64> = rows.iter().map(|row| row.games).collect();
    assert_eq!(games, [7, 7, 7, 5, 7, 7, 7]);
    assert_eq!(rows[3], measured().rows[3]);
    // What is kept was made by another command, which stands in the file as well, once.
    let origin = |command: &str| Origin {
        command: command.to_owned(),
        ..Origin::default()
    };
    let next = |known: &Difficulty, command| {
        let known = Some(known.clone());
        let measure = Measure { known, ..measure() };
        let stop = AtomicBool::new(false);
        measure.run(origin(command), &|_| {}, &stop).unwrap()
    };
    let after = next(&known, "measure again");
    assert_eq!(after.origin.command, "measure before; measure again");
    assert_eq!(next(&after, "measure before").origin, after.origin);
    // Fewer games than are asked for do not do, nor do those of another seed.
    let more = Measure {
        levels: vec![(Level::Random, 8)],
        ..measure()
    };
    assert!(again(more.clone(), false).iter().all(|row| row.games == 8));
    let other = Measure {
        seed: Seed::from_number(3),
        ..measure()
    };
    assert!(again(other, false).iter().all(|row| row.games == 5));
    // What is not asked for, or not reached, stays.
    let elsewhere = Measure {
        only: vec!["zombie-mall".into()],
        levels: Vec::new(),
        ..measure()
    };
    assert_eq!(again(elsewhere, false), known.rows);
    assert_eq!(again(more, true), known.rows);
}

#[test]
fn broken_files_name_the_row() {
    let mut wrong = measured();
    wrong.rows[1].won.share = 0.9;
    wrong.rows[1].won.n = 0;
    let error = Difficulty::read(&wrong.write()).unwrap_err();
    assert!(
        matches!(error, DifficultyError::Row { row: 2, .. }),
        "{error}"
    );
    let mut unknown = measured();
    unknown.rows[0].level = "genius".into();
    assert!(Difficulty::read(&unknown.write()).is_err());
    let mut table = measured();
    table.rows[0].seats = 99;
    assert!(matches!(
        Difficulty::read(&table.write()),
        Err(DifficultyError::Plan(_))
    ));
    assert!(Difficulty::read("{}").is_err());
}
