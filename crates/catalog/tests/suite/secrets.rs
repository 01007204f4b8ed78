//! A dealt table must not carry what would tell the dice to come.

use shamble_catalog::start;
use shamble_core::{Dice, OptionValues, Pace, Seat, Seed, Setup};

#[test]
fn a_dealt_table_has_neither_the_seed_nor_the_log() {
    let seed = Seed::from_number(1);
    let setup = Setup {
        options: OptionValues::new(),
        seats: 4,
        pace: Pace::PerAction,
        seed,
    };
    let (table, _) = start("cliche", setup).expect("a table of defaults");
    let mut dice = Dice::new(Seed::from_number(2));
    let dealt = table.determinize(Seat::new(0), &mut dice);
    let again = table.determinize(Seat::new(0), &mut dice);
    assert_ne!(dealt.setup().seed, seed);
    assert_eq!(
        dealt.setup().seed,
        again.setup().seed,
        "bots know themselves by it"
    );
    assert!(dealt.log().is_empty());
}
