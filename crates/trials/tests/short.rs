//! The trial of decoders in short; those of a running server are tests of the program itself, and what every game must
//! keep is tried by the tests of the games.

use std::path::Path;

use shamble_trials::fuzz;

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
