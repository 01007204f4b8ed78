//! The measured difficulty that the program is shipped with: whole, readable, and honest about being stale.

use std::sync::atomic::AtomicBool;

use shamble_bots::Level;
use shamble_catalog::DIFFICULTY;
use shamble_core::Seed;
use shamble_lab::{Difficulty, DifficultyError, Measure, Origin, difficulty_tables};

/// Red when the file is broken; a stale row is only told, because a better bot is no bug. `shamble difficulty check`
/// fails on it.
#[test]
fn the_shipped_file_is_whole() {
    let shipped = Difficulty::read(DIFFICULTY).unwrap();
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
    for index in shipped.stale(&|| {}).unwrap() {
        eprintln!("stale, measure it again: {:?}", shipped.rows[index]);
    }
}

fn measured() -> Difficulty {
    let measure = Measure {
        players: vec![Level::Random.into()],
        only: vec!["cliche".into()],
        games: 5,
        seed: Seed::from_number(2),
        threads: Some(1),
    };
    assert_eq!(measure.n_games(), 7 * 5);
    measure
        .run(Origin::default(), &|_| {}, &AtomicBool::new(false))
        .unwrap()
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
