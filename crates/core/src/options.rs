//! What a table chooses before it starts: described by the game as data, checked here once for all games.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::Serialize;

/// Options as people give them: key and value as text. What is not named takes its default.
pub type OptionValues = BTreeMap<String, String>;

/// A game as lobbies and command lines describe it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameSpec {
    /// Stable id, such as `cliche`.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub id: &'static str,
    /// The game's name, as its owners write it.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub name: &'static str,
    /// The ways to play it, the default first. A game with one mode lists one.
    pub modes: Vec<ModeSpec>,
    /// Everything else that can be chosen.
    pub options: Vec<OptionSpec>,
}

/// One way to play. Chosen by the option `mode`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ModeSpec {
    /// Stable id, such as `cooperative`.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub id: &'static str,
    /// Fewest seats.
    pub min_seats: usize,
    /// Most seats.
    pub max_seats: usize,
    /// Seats of a table nobody said anything about.
    pub default_seats: usize,
}

/// One thing to choose. Its name and explanation are the texts `<game>-option-<key>` and `<game>-option-<key>-help`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionSpec {
    /// Stable key, such as `zombie_action`.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub key: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
    /// Its value when nobody says anything.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub default: &'static str,
    /// The rule or ruling it switches.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub rule: &'static str,
}

/// The values an option takes.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OptionKind {
    /// One of these words.
    Choice {
        /// The words, in the order to show them.
        #[cfg_attr(feature = "ts", ts(type = "string[]"))]
        values: &'static [&'static str],
    },
    /// `on` or `off`.
    Toggle,
    /// A whole number in a range, or `none` where allowed.
    Number {
        /// Smallest.
        min: u32,
        /// Largest.
        max: u32,
        /// Whether `none` is a value too.
        none: bool,
    },
    /// Something longer, in the form `form` shows; the game itself judges it.
    Words {
        /// An example of the form.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        form: &'static str,
    },
    /// A text of many lines, such as a file the players wrote, or a short word that stands for one; the game itself
    /// judges it.
    Text {
        /// What it holds.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        form: &'static str,
    },
}

/// What is wrong with a choice of options, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionError {
    /// The offending key (`seats` and `mode` among them).
    pub key: String,
    /// What was given; nothing if the key itself is unknown.
    pub given: Option<String>,
    /// What is allowed.
    pub allowed: String,
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.given {
            Some(given) => write!(
                f,
                "{} cannot be '{given}'; allowed: {}",
                self.key, self.allowed
            ),
            None => write!(f, "unknown option '{}'; known: {}", self.key, self.allowed),
        }
    }
}

impl std::error::Error for OptionError {}

/// Options that fit the game's description: every key known, every value in range, defaults filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    values: OptionValues,
}

/// The key by which a mode is chosen.
pub const MODE: &str = "mode";

impl GameSpec {
    /// The mode called `id`.
    pub fn mode(&self, id: &str) -> Option<&ModeSpec> {
        self.modes.iter().find(|mode| mode.id == id)
    }

    /// Checks choices and seat count against this description and fills in the defaults; reports all that is wrong.
    pub fn check(&self, given: &OptionValues, seats: usize) -> Result<Checked, Vec<OptionError>> {
        let mut errors = Vec::new();
        let mode_id = given.get(MODE).map_or(self.modes[0].id, String::as_str);
        match self.mode(mode_id) {
            Some(mode) if !(mode.min_seats..=mode.max_seats).contains(&seats) => {
                errors.push(OptionError {
                    key: "seats".into(),
                    given: Some(seats.to_string()),
                    allowed: format!("{} to {}", mode.min_seats, mode.max_seats),
                })
            }
            Some(_) => {}
            None => errors.push(OptionError {
                key: MODE.into(),
                given: Some(mode_id.into()),
                allowed: self
                    .modes
                    .iter()
                    .map(|mode| mode.id)
                    .collect::<Vec<_>>()
                    .join(", "),
            }),
        }
        let mut values = OptionValues::from([(MODE.to_owned(), mode_id.to_owned())]);
        for option in &self.options {
            let value = given.get(option.key).map_or(option.default, String::as_str);
            if let Err(allowed) = option.kind.allows(value) {
                errors.push(OptionError {
                    key: option.key.into(),
                    given: Some(value.into()),
                    allowed,
                });
            }
            values.insert(option.key.to_owned(), value.to_owned());
        }
        for key in given.keys().filter(|key| !values.contains_key(*key)) {
            let known = values.keys().cloned().collect::<Vec<_>>().join(", ");
            errors.push(OptionError {
                key: key.clone(),
                given: None,
                allowed: known,
            });
        }
        if errors.is_empty() {
            Ok(Checked { values })
        } else {
            Err(errors)
        }
    }
}

impl OptionKind {
    /// Whether `value` is one of its values; if not, which are.
    fn allows(&self, value: &str) -> Result<(), String> {
        match self {
            Self::Choice { values } if values.contains(&value) => Ok(()),
            Self::Choice { values } => Err(values.join(", ")),
            Self::Toggle if matches!(value, "on" | "off") => Ok(()),
            Self::Toggle => Err("on, off".into()),
            Self::Number { none: true, .. } if value == "none" => Ok(()),
            Self::Number { min, max, none } => match value.parse::<u32>() {
                Ok(number) if (*min..=*max).contains(&number) => Ok(()),
                _ => Err(format!(
                    "{min} to {max}{}",
                    if *none { ", none" } else { "" }
                )),
            },
            Self::Words { .. } | Self::Text { .. } => Ok(()),
        }
    }
}

impl Checked {
    /// The chosen value of `key`. Panics on a key the game never described: that is a bug in the game.
    pub fn get(&self, key: &str) -> &str {
        self.values
            .get(key)
            .unwrap_or_else(|| panic!("option {key} is missing from the game's description"))
    }

    /// Whether the toggle `key` is on.
    pub fn is_on(&self, key: &str) -> bool {
        self.get(key) == "on"
    }

    /// The number `key`, or nothing if it is `none`.
    pub fn number(&self, key: &str) -> Option<u32> {
        self.get(key).parse().ok()
    }

    /// The value of `key`, parsed; a failure is reported with what would be right.
    pub fn parse<T: FromStr<Err = String>>(&self, key: &str) -> Result<T, OptionError> {
        let given = self.get(key);
        given.parse().map_err(|allowed| OptionError {
            key: key.into(),
            given: Some(given.into()),
            allowed,
        })
    }

    /// All of them.
    pub fn values(&self) -> &OptionValues {
        &self.values
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spec() -> GameSpec {
        GameSpec {
            id: "demo",
            name: "Demo",
            modes: vec![ModeSpec {
                id: "standard",
                min_seats: 2,
                max_seats: 4,
                default_seats: 3,
            }],
            options: vec![
                OptionSpec {
                    key: "rounds",
                    kind: OptionKind::Number {
                        min: 1,
                        max: 9,
                        none: true,
                    },
                    default: "6",
                    rule: "X-001",
                },
                OptionSpec {
                    key: "open",
                    kind: OptionKind::Toggle,
                    default: "on",
                    rule: "X-002",
                },
            ],
        }
    }

    fn given(pairs: &[(&str, &str)]) -> OptionValues {
        pairs
            .iter()
            .map(|(k, v)| ((*k).to_owned(), (*v).to_owned()))
            .collect()
    }

    #[test]
    fn defaults_fill_what_nobody_named() {
        let checked = spec().check(&given(&[("rounds", "none")]), 3).unwrap();
        assert_eq!(
            (
                checked.number("rounds"),
                checked.is_on("open"),
                checked.get(MODE)
            ),
            (None, true, "standard")
        );
    }

    #[test]
    fn everything_wrong_is_reported_with_what_would_be_right() {
        let errors = spec()
            .check(
                &given(&[("rounds", "12"), ("open", "yes"), ("colour", "red")]),
                5,
            )
            .unwrap_err();
        let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
        assert_eq!(
            lines,
            [
                "seats cannot be '5'; allowed: 2 to 4",
                "rounds cannot be '12'; allowed: 1 to 9, none",
                "open cannot be 'yes'; allowed: on, off",
                "unknown option 'colour'; known: mode, open, rounds",
            ]
        );
    }
}
