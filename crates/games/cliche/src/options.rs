//! What a table chooses before it starts, and what makes it valid.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use shamble_core::options::OptionError;
use shamble_core::{Checked, GameSpec, ModeSpec, Need, OptionKind, OptionSpec, SetupError, text};

use crate::content::content;
use crate::ids::{N_ROW, N_TOKENS, Space};

/// The switches of a table. Each names the ruling it turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// CZG-R11.
    pub race: RaceMode,
    /// CZG-R11: how long a die rests after each roll.
    pub roll_interval_ms: u32,
    /// CZG-R12: an idle die rolls by itself.
    pub auto_roll: bool,
    /// CZG-R09.
    pub track: Track,
    /// CZG-R23.
    pub prices: Prices,
    /// CZG-R02.
    pub start_zombies: StartZombies,
    /// CZG-R06.
    pub start_cards: StartCards,
    /// CZG-R27.
    pub zombie_action: ZombieAction,
    /// CZG-R32.
    pub build_when: BuildWhen,
    /// CZG-R36.
    pub zombies_win: bool,
    /// CZG-R07.
    pub open_trash: bool,
    /// CZG-R39; nothing means no limit.
    pub arm_seconds: Option<u32>,
    /// CZG-R39; nothing means no limit.
    pub free_seconds: Option<u32>,
    /// CZG-R28; nothing means no last round.
    pub max_rounds: Option<u32>,
}

/// How the race is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cliche/"))]
#[serde(rename_all = "snake_case")]
pub enum RaceMode {
    /// Each player with a die presses to roll it.
    Live,
    /// All dice roll together, tick by tick.
    Tick,
}

/// How many players start as zombies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartZombies {
    #[serde(rename = "1")]
    One,
    ScaledStart,
}

/// Who draws three cards at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartCards {
    Zombie,
    Humans,
}

/// What a zombie may replace in its trading turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ZombieAction {
    Row,
    Hand,
    Both,
}

impl ZombieAction {
    /// Whether a card of the row may be replaced.
    pub fn allows_row(self) -> bool {
        self != Self::Hand
    }

    /// Whether a card of the zombie's own hand may be replaced.
    pub fn allows_hand(self) -> bool {
        self != Self::Row
    }
}

/// When vehicles may be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BuildWhen {
    FreeStep,
    TradingPhase,
}

/// The ring: how many spaces, and where Z1 to Z7 start. H is space 0. Written `12: 6 5 4 3 7 2 8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Track {
    length: Space,
    zombies: [Space; N_TOKENS],
}

impl Track {
    /// How many spaces the ring has.
    pub const fn length(&self) -> Space {
        self.length
    }

    /// Where Z1 to Z7 start.
    pub const fn zombies(&self) -> &[Space; N_TOKENS] {
        &self.zombies
    }

    /// The next space clockwise.
    pub const fn next(&self, space: Space) -> Space {
        if space + 1 == self.length {
            0
        } else {
            space + 1
        }
    }

    /// How many steps clockwise lead from `from` to `to`.
    pub const fn steps(&self, from: Space, to: Space) -> Space {
        if to >= from {
            to - from
        } else {
            to + self.length - from
        }
    }
}

impl FromStr for Track {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let read = || {
            let (length, zombies) = text.split_once(':')?;
            let length: Space = length
                .trim()
                .parse()
                .ok()
                .filter(|n| (4..=40).contains(n))?;
            let zombies = numbers(zombies)?;
            zombies
                .iter()
                .all(|space| (1..length).contains(space))
                .then_some(Self { length, zombies })
        };
        read().ok_or_else(|| {
            "the ring's length from 4 to 40, a colon and seven spaces from 1 to length - 1, such as '12: 6 5 4 3 7 2 8'".into()
        })
    }
}

impl fmt::Display for Track {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.length)?;
        self.zombies
            .iter()
            .try_for_each(|space| write!(f, " {space}"))
    }
}

/// What the five spaces of the row cost, left to right. Written `1 2 3 5 8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Prices([u8; N_ROW]);

impl Prices {
    /// The price of each space, left to right.
    pub const fn all(&self) -> &[u8; N_ROW] {
        &self.0
    }
}

impl FromStr for Prices {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        numbers(text)
            .filter(|prices| prices.iter().all(|price| *price <= 30))
            .map(Self)
            .ok_or_else(|| "five numbers from 0 to 30, such as '1 2 3 5 8'".into())
    }
}

impl fmt::Display for Prices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, price) in self.0.iter().enumerate() {
            write!(f, "{}{price}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

/// Exactly `N` numbers separated by spaces.
fn numbers<const N: usize>(text: &str) -> Option<[u8; N]> {
    let numbers: Vec<u8> = text
        .split_whitespace()
        .map(|word| word.parse().ok())
        .collect::<Option<_>>()?;
    numbers.try_into().ok()
}

macro_rules! written_as_text {
    ($($type:ty),*) => {$(
        impl TryFrom<String> for $type {
            type Error = String;

            fn try_from(text: String) -> Result<Self, String> {
                text.parse()
            }
        }

        impl From<$type> for String {
            fn from(value: $type) -> Self {
                value.to_string()
            }
        }
    )*};
}
written_as_text!(Track, Prices);

/// The game as lobbies describe it.
pub(crate) fn spec() -> GameSpec {
    let choice = |values: &'static [&'static str]| OptionKind::Choice { values };
    let number = |min, max, none| OptionKind::Number { min, max, none };
    let option = |key, rule, kind, default| OptionSpec {
        key,
        kind,
        default,
        rule,
        needs: Vec::new(),
    };
    let content = content();
    GameSpec {
        id: <crate::State as shamble_core::Game>::ID,
        name: "Cliché Zombie Game",
        // CZG-R01: 2 players play with a handicap for the zombie, 8 is what the pieces allow.
        modes: vec![ModeSpec {
            id: "standard",
            min_seats: 2,
            max_seats: 8,
            default_seats: 4,
        }],
        options: vec![
            option("race", "CZG-R11", choice(&["live", "tick"]), "live"),
            option(
                "roll_interval_ms",
                "CZG-R11",
                number(100, 5000, false),
                "300",
            ),
            option("auto_roll", "CZG-R12", OptionKind::Toggle, "off")
                .with(Need::new("race", &["live"])),
            option(
                "track",
                "CZG-R09",
                OptionKind::Words {
                    form: &content.track,
                },
                &content.track,
            ),
            option(
                "prices",
                "CZG-R23",
                OptionKind::Words {
                    form: &content.prices,
                },
                &content.prices,
            ),
            option(
                "start_zombies",
                "CZG-R02",
                choice(&["1", "scaled_start"]),
                "1",
            ),
            option(
                "start_cards",
                "CZG-R06",
                choice(&["zombie", "humans"]),
                "zombie",
            ),
            option(
                "zombie_action",
                "CZG-R27",
                choice(&["row", "hand", "both"]),
                "row",
            ),
            option(
                "build_when",
                "CZG-R32",
                choice(&["free_step", "trading_phase"]),
                "free_step",
            ),
            option("zombies_win", "CZG-R36", OptionKind::Toggle, "off"),
            option("open_trash", "CZG-R07", OptionKind::Toggle, "on"),
            option("arm_seconds", "CZG-R39", number(1, 600, true), "15"),
            option("free_seconds", "CZG-R39", number(5, 3600, true), "90"),
            option("max_rounds", "CZG-R28", number(1, 1000, true), "60"),
        ],
    }
}

impl Options {
    /// The options a table chose; says all that is wrong.
    pub(crate) fn read(checked: &Checked) -> Result<Self, SetupError> {
        let mut errors: Vec<OptionError> = Vec::new();
        let track = checked
            .parse::<Track>("track", text!("cliche-allowed-track"))
            .map_err(|e| errors.push(e));
        let prices = checked
            .parse::<Prices>("prices", text!("cliche-allowed-prices"))
            .map_err(|e| errors.push(e));
        let (Ok(track), Ok(prices)) = (track, prices) else {
            return Err(SetupError(errors));
        };
        Ok(Self {
            race: match checked.get("race") {
                "tick" => RaceMode::Tick,
                _ => RaceMode::Live,
            },
            roll_interval_ms: checked
                .number("roll_interval_ms")
                .expect("the description allows no 'none'"),
            auto_roll: checked.is_on("auto_roll"),
            track,
            prices,
            start_zombies: match checked.get("start_zombies") {
                "scaled_start" => StartZombies::ScaledStart,
                _ => StartZombies::One,
            },
            start_cards: match checked.get("start_cards") {
                "humans" => StartCards::Humans,
                _ => StartCards::Zombie,
            },
            zombie_action: match checked.get("zombie_action") {
                "hand" => ZombieAction::Hand,
                "both" => ZombieAction::Both,
                _ => ZombieAction::Row,
            },
            build_when: match checked.get("build_when") {
                "trading_phase" => BuildWhen::TradingPhase,
                _ => BuildWhen::FreeStep,
            },
            zombies_win: checked.is_on("zombies_win"),
            open_trash: checked.is_on("open_trash"),
            arm_seconds: checked.number("arm_seconds"),
            free_seconds: checked.number("free_seconds"),
            max_rounds: checked.number("max_rounds"),
        })
    }

    /// How many of `n_seats` players start as zombies (CZG-016, CZG-R02).
    pub fn n_start_zombies(&self, n_seats: usize) -> usize {
        match self.start_zombies {
            StartZombies::One => 1,
            StartZombies::ScaledStart => content().scaled_zombies[n_seats - 2].into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use shamble_core::OptionValues;

    use super::*;

    #[test]
    fn tracks_and_prices_read_back_what_they_write() {
        for text in [
            "12: 6 5 4 3 7 2 8",
            "4: 1 1 2 2 3 3 3",
            "40: 39 1 2 3 4 5 6",
        ] {
            assert_eq!(text.parse::<Track>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "12",
            "12: 6 5 4 3 7 2",
            "12: 6 5 4 3 7 2 12",
            "12: 0 5 4 3 7 2 8",
            "3: 1 1 1 1 1 1 1",
            "41: 6 5 4 3 7 2 8",
        ] {
            assert!(text.parse::<Track>().is_err(), "{text}");
        }
        assert_eq!(
            "0 0 0 0 30".parse::<Prices>().unwrap().to_string(),
            "0 0 0 0 30"
        );
        for text in ["", "1 2 3 5", "1 2 3 5 31", "1 2 3 5 8 9", "1 2 3 5 -8"] {
            assert!(text.parse::<Prices>().is_err(), "{text}");
        }
    }

    #[test]
    fn bad_words_are_reported_together() {
        let given = OptionValues::from([
            ("track".to_owned(), "a ring".to_owned()),
            ("prices".to_owned(), "cheap".to_owned()),
        ]);
        let checked = spec().check(&given, 4).unwrap();
        let errors = Options::read(&checked).unwrap_err().0;
        let keys: Vec<&str> = errors.iter().map(|error| error.key.as_str()).collect();
        assert_eq!(keys, ["track", "prices"]);
    }

    #[test]
    fn the_ring_closes() {
        let track: Track = "12: 6 5 4 3 7 2 8".parse().unwrap();
        assert_eq!(
            (track.next(11), track.steps(11, 1), track.steps(1, 11)),
            (0, 2, 10)
        );
    }
}
