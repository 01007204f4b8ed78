//! The tables that `bench` measures, for all games in one place: at least one a game, and more where the size of the
//! table decides what an action costs.

use shamble_core::OptionValues;

/// A table to measure: a game with what its players chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BenchSetup {
    /// Id of the game.
    pub game: &'static str,
    /// What tells it from the game's other tables.
    pub name: &'static str,
    options: &'static [(&'static str, &'static str)],
}

/// Every table that is measured, in the order of the catalogue.
pub const BENCH_SETUPS: [BenchSetup; 10] = [
    setup("zombies15", "scenario-1", &[("scenario", "1")]),
    setup("zombies15", "scenario-15", &[("scenario", "15")]),
    setup(
        "tiny-epic-zombies",
        "cooperative",
        &[("mode", "cooperative")],
    ),
    setup(
        "tiny-epic-zombies",
        "cooperative-vs-zombie",
        &[("mode", "cooperative-vs-zombie")],
    ),
    setup(
        "tiny-epic-zombies",
        "competitive",
        &[("mode", "competitive")],
    ),
    setup(
        "tiny-epic-zombies",
        "competitive-vs-zombie",
        &[("mode", "competitive-vs-zombie")],
    ),
    setup("tiny-epic-zombies", "solo", &[("mode", "solo")]),
    setup("zombie-mall", "easy", &[("mall", "easy")]),
    setup("zombie-mall", "insane", &[("mall", "insane")]),
    setup("cliche", "standard", &[]),
];

const fn setup(
    game: &'static str,
    name: &'static str,
    options: &'static [(&'static str, &'static str)],
) -> BenchSetup {
    BenchSetup {
        game,
        name,
        options,
    }
}

impl BenchSetup {
    /// What the players of this table chose.
    pub fn options(&self) -> OptionValues {
        let pairs = self.options.iter();
        pairs
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use shamble_catalog::GAMES;

    use super::*;
    use crate::plan::Plan;

    #[test]
    fn every_game_is_measured_on_tables_it_takes() {
        for game in GAMES {
            assert!(
                BENCH_SETUPS.iter().any(|setup| setup.game == game),
                "{game}"
            );
        }
        for setup in BENCH_SETUPS {
            let plan = Plan {
                options: setup.options(),
                ..Plan::new(setup.game)
            };
            assert!(plan.check().is_ok(), "{setup:?}");
            let same = |other: &&BenchSetup| (other.game, other.name) == (setup.game, setup.name);
            assert_eq!(BENCH_SETUPS.iter().filter(same).count(), 1, "{setup:?}");
        }
    }
}
