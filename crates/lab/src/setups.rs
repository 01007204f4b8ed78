//! The tables that `bench` measures, for all games in one place: at least one a game, and more where the size of the
//! table decides what an action costs.

use shamble_catalog::{cliche, tiny_epic_zombies, zombie_mall, zombies15};
use shamble_core::{Game, OptionValues};

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
    setup(zombies15::State::ID, "scenario-1", &[("scenario", "1")]),
    setup(zombies15::State::ID, "scenario-15", &[("scenario", "15")]),
    setup(
        tiny_epic_zombies::State::ID,
        "cooperative",
        &[("mode", "cooperative")],
    ),
    setup(
        tiny_epic_zombies::State::ID,
        "cooperative-vs-zombie",
        &[("mode", "cooperative-vs-zombie")],
    ),
    setup(
        tiny_epic_zombies::State::ID,
        "competitive",
        &[("mode", "competitive")],
    ),
    setup(
        tiny_epic_zombies::State::ID,
        "competitive-vs-zombie",
        &[("mode", "competitive-vs-zombie")],
    ),
    setup(tiny_epic_zombies::State::ID, "solo", &[("mode", "solo")]),
    setup(zombie_mall::State::ID, "easy", &[("mall", "easy")]),
    setup(zombie_mall::State::ID, "insane", &[("mall", "insane")]),
    setup(cliche::State::ID, "standard", &[]),
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

/// A table on which levels are measured: chosen so that a good table wins between a fifth and four fifths of its games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BenchCell {
    /// Id of the game.
    pub game: &'static str,
    /// What tells it from the game's other tables.
    pub name: &'static str,
    /// How many seats.
    pub seats: Option<usize>,
    options: &'static [(&'static str, &'static str)],
}

/// Every table of the ladders.
pub const BENCH_CELLS: [BenchCell; 20] = [
    cell(
        zombies15::State::ID,
        "scenario 8",
        4,
        &[("mode", "scenario"), ("scenario", "8")],
    ),
    cell(
        zombies15::State::ID,
        "scenario 12",
        4,
        &[("mode", "scenario"), ("scenario", "12")],
    ),
    cell(
        zombies15::State::ID,
        "scenario 15",
        4,
        &[("mode", "scenario"), ("scenario", "15")],
    ),
    cell(
        zombies15::State::ID,
        "quick, difficult",
        4,
        &[("mode", "quick"), ("difficulty", "difficult")],
    ),
    cell(
        tiny_epic_zombies::State::ID,
        "normal",
        3,
        &[("mode", "cooperative"), ("difficulty", "normal")],
    ),
    cell(
        tiny_epic_zombies::State::ID,
        "hard",
        3,
        &[("mode", "cooperative"), ("difficulty", "hard")],
    ),
    cell(
        tiny_epic_zombies::State::ID,
        "epic",
        3,
        &[("mode", "cooperative"), ("difficulty", "epic")],
    ),
    cell(
        tiny_epic_zombies::State::ID,
        "against a Zombie Player",
        4,
        &[("mode", "cooperative-vs-zombie")],
    ),
    cell(
        tiny_epic_zombies::State::ID,
        "rivals against a Zombie Player",
        4,
        &[("mode", "competitive-vs-zombie")],
    ),
    cell(
        tiny_epic_zombies::State::ID,
        "competitive",
        4,
        &[("mode", "competitive")],
    ),
    cell(
        tiny_epic_zombies::State::ID,
        "solo",
        1,
        &[("mode", "solo"), ("difficulty", "normal")],
    ),
    // Three friends in the easy mall nearly always win, however they play: strength shows alone.
    cell(
        zombie_mall::State::ID,
        "one seat, 1A",
        1,
        &[("mode", "coop"), ("mall", "easy"), ("scenario", "1A")],
    ),
    cell(
        zombie_mall::State::ID,
        "one seat, 1B",
        1,
        &[("mode", "coop"), ("mall", "easy"), ("scenario", "1B")],
    ),
    cell(
        zombie_mall::State::ID,
        "two seats",
        2,
        &[("mode", "coop"), ("mall", "easy"), ("scenario", "1B")],
    ),
    cell(
        zombie_mall::State::ID,
        "one seat",
        1,
        &[("mode", "coop"), ("mall", "easy")],
    ),
    cell(
        zombie_mall::State::ID,
        "rivals",
        4,
        &[("mode", "rival"), ("mall", "easy")],
    ),
    cell(cliche::State::ID, "2 seats", 2, &[("mode", "standard")]),
    cell(cliche::State::ID, "4 seats", 4, &[("mode", "standard")]),
    cell(cliche::State::ID, "6 seats", 6, &[("mode", "standard")]),
    cell(cliche::State::ID, "8 seats", 8, &[("mode", "standard")]),
];

const fn cell(
    game: &'static str,
    name: &'static str,
    seats: usize,
    options: &'static [(&'static str, &'static str)],
) -> BenchCell {
    BenchCell {
        game,
        name,
        seats: Some(seats),
        options,
    }
}

impl BenchCell {
    /// What the players of this table chose.
    pub fn options(&self) -> OptionValues {
        let pairs = self.options.iter();
        pairs
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect()
    }

    /// The mode it is played in.
    pub fn mode(&self) -> &'static str {
        let mode = self.options.iter().find(|(key, _)| *key == "mode");
        mode.expect("every table names its mode").1
    }
}

#[cfg(test)]
mod tests {
    use shamble_catalog::GAMES;

    use super::*;
    use crate::plan::Plan;

    #[test]
    fn every_game_has_tables_for_its_ladder() {
        for game in GAMES {
            assert!(BENCH_CELLS.iter().any(|cell| cell.game == game), "{game}");
        }
        for cell in BENCH_CELLS {
            let plan = Plan {
                options: cell.options(),
                seats: cell.seats,
                ..Plan::new(cell.game)
            };
            assert!(plan.check().is_ok(), "{cell:?}");
            assert!(!cell.mode().is_empty(), "{cell:?}");
        }
    }

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
