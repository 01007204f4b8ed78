//! What a table chooses before it starts: described by the game as data, checked here once for all games.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::{Say, Text, text};

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
    /// It acts only where all of these hold; elsewhere it does nothing, and giving it is refused.
    pub needs: Vec<Need>,
}

/// Something else that must be chosen for an option to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Need {
    /// Another key, such as `mode`.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub key: &'static str,
    /// One of these must be its value.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub values: &'static [&'static str],
}

impl Need {
    /// `key` must be one of `values`.
    pub const fn new(key: &'static str, values: &'static [&'static str]) -> Self {
        Self { key, values }
    }

    /// The mode must be one of `modes`.
    pub const fn mode(modes: &'static [&'static str]) -> Self {
        Self::new(MODE, modes)
    }
}

impl OptionSpec {
    /// The same option, which acts only where `need` holds.
    #[must_use]
    pub fn with(mut self, need: Need) -> Self {
        self.needs.push(need);
        self
    }
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
        /// An example of the form, the same in every language.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        form: &'static str,
    },
    /// A text of many lines, such as a file the players wrote, or a short word that stands for one; the game itself
    /// judges it.
    Text {
        /// An example of how it begins, or of a short word; the same in every language.
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
    pub allowed: Text,
}

impl Say for OptionError {
    fn say(&self) -> Text {
        let (key, allowed) = (self.key.as_str(), self.allowed.clone());
        match &self.given {
            Some(given) => text!(
                "option-refused",
                key = key,
                given = given.as_str(),
                allowed = allowed
            ),
            None => text!("option-unknown", key = key, known = allowed),
        }
    }
}

/// What is allowed stands there by key, for logs and for those who write tests; players read what it [says](Say).
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
                    allowed: text!("option-range", min = mode.min_seats, max = mode.max_seats),
                })
            }
            Some(_) => {}
            None => errors.push(OptionError {
                key: MODE.into(),
                given: Some(mode_id.into()),
                allowed: words(self.modes.iter().map(|mode| mode.id)),
            }),
        }
        let mut values = OptionValues::from([(MODE.to_owned(), mode_id.to_owned())]);
        for option in &self.options {
            let value = given.get(option.key).map_or(option.default, String::as_str);
            if let Some(need) = self
                .unmet(option, given)
                .filter(|_| given.contains_key(option.key))
            {
                errors.push(OptionError {
                    key: option.key.into(),
                    given: Some(value.into()),
                    allowed: text!(
                        "option-idle",
                        option = need.key,
                        values = any_of(need.values)
                    ),
                });
            } else if let Err(allowed) = option.kind.allows(value) {
                errors.push(OptionError {
                    key: option.key.into(),
                    given: Some(value.into()),
                    allowed,
                });
            }
            values.insert(option.key.to_owned(), value.to_owned());
        }
        for key in given.keys().filter(|key| !values.contains_key(*key)) {
            errors.push(OptionError {
                key: key.clone(),
                given: None,
                allowed: words(values.keys().map(String::as_str)),
            });
        }
        if errors.is_empty() {
            Ok(Checked { values })
        } else {
            Err(errors)
        }
    }

    /// What keeps `option` from acting beside the other choices in `given`.
    fn unmet<'a>(&'a self, option: &'a OptionSpec, given: &OptionValues) -> Option<&'a Need> {
        option.needs.iter().find(|need| {
            let default = match need.key {
                MODE => self.modes[0].id,
                key => self.default_of(key),
            };
            let chosen = given.get(need.key).map_or(default, String::as_str);
            !need.values.contains(&chosen)
        })
    }

    fn default_of(&self, key: &str) -> &'static str {
        let option = self.options.iter().find(|option| option.key == key);
        option.map_or("", |option| option.default)
    }

    /// `given` without what does nothing beside the rest: recordings made before such choices were refused have some.
    pub fn acting(&self, given: &OptionValues) -> OptionValues {
        let mut acting = given.clone();
        for option in &self.options {
            if self.unmet(option, given).is_some() {
                acting.remove(option.key);
            }
        }
        acting
    }

    /// The choices that make `option` act in the mode called `mode`; nothing if it never does there.
    pub fn choices_for(&self, option: &OptionSpec, mode: &str) -> Option<OptionValues> {
        let mut choices = OptionValues::from([(MODE.to_owned(), mode.to_owned())]);
        for need in &option.needs {
            if need.key != MODE {
                choices.insert(need.key.to_owned(), need.values.first()?.to_string());
            } else if !need.values.contains(&mode) {
                return None;
            }
        }
        Some(choices)
    }
}

impl OptionKind {
    /// Whether `value` is one of its values; if not, which are.
    fn allows(&self, value: &str) -> Result<(), Text> {
        match self {
            Self::Choice { values } if values.contains(&value) => Ok(()),
            Self::Choice { values } => Err(words(values.iter().copied())),
            Self::Toggle if matches!(value, "on" | "off") => Ok(()),
            Self::Toggle => Err(words(["on", "off"])),
            Self::Number { none: true, .. } if value == "none" => Ok(()),
            Self::Number { min, max, none } => match value.parse::<u32>() {
                Ok(number) if (*min..=*max).contains(&number) => Ok(()),
                _ if *none => Err(text!("option-range-none", min = *min, max = *max)),
                _ => Err(text!("option-range", min = *min, max = *max)),
            },
            Self::Words { .. } | Self::Text { .. } => Ok(()),
        }
    }
}

/// Words of an option, which are the same in every language.
pub fn words<'a>(words: impl IntoIterator<Item = &'a str>) -> Text {
    let words: Vec<&str> = words.into_iter().collect();
    text!("option-words", words = words.join(", "))
}

/// One of these words.
fn any_of(values: &[&str]) -> Text {
    let [first, rest @ ..] = values else {
        return words([]);
    };
    rest.iter().fold(words([*first]), |before, word| {
        text!("option-or", first = before, last = *word)
    })
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

    /// The number `key`, or nothing if it is `none`. Panics on anything else, which no description of a number lets
    /// through: that is a bug in the game.
    pub fn number(&self, key: &str) -> Option<u32> {
        match self.get(key) {
            "none" => None,
            number => Some(number.parse().unwrap_or_else(|_| {
                panic!("option {key} is '{number}', which is neither a number nor none")
            })),
        }
    }

    /// The value of `key`, parsed; a failure is reported with what is allowed.
    pub fn parse<T: FromStr>(&self, key: &str, allowed: Text) -> Result<T, OptionError> {
        let given = self.get(key);
        given.parse().map_err(|_| OptionError {
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
            modes: ["standard", "long"]
                .map(|id| ModeSpec {
                    id,
                    min_seats: 2,
                    max_seats: 4,
                    default_seats: 3,
                })
                .into(),
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
                    needs: vec![Need::new("open", &["on"])],
                },
                OptionSpec {
                    key: "open",
                    kind: OptionKind::Toggle,
                    default: "on",
                    rule: "X-002",
                    needs: Vec::new(),
                },
                OptionSpec {
                    key: "level",
                    kind: OptionKind::Choice {
                        values: &["low", "high"],
                    },
                    default: "low",
                    rule: "X-003",
                    needs: vec![Need::mode(&["long", "longer"])],
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
                &given(&[
                    (MODE, "long"),
                    ("rounds", "12"),
                    ("level", "mid"),
                    ("colour", "red"),
                ]),
                5,
            )
            .unwrap_err();
        let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
        assert_eq!(
            lines,
            [
                "seats cannot be '5'; allowed: option-range(min=2, max=4)",
                "rounds cannot be '12'; allowed: option-range-none(min=1, max=9)",
                "level cannot be 'mid'; allowed: option-words(words=low, high)",
                "unknown option 'colour'; known: option-words(words=level, mode, open, rounds)",
            ]
        );
    }

    #[test]
    fn what_does_nothing_is_refused_with_where_it_acts() {
        let errors = spec().check(
            &given(&[("open", "off"), ("rounds", "3"), ("level", "low")]),
            3,
        );
        let lines: Vec<String> = errors
            .unwrap_err()
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(
            lines,
            [
                "rounds cannot be '3'; allowed: option-idle(option=open, values=option-words(words=on))",
                "level cannot be 'low'; allowed: option-idle(option=mode, \
                 values=option-or(first=option-words(words=long), last=longer))",
            ]
        );
        let long = given(&[(MODE, "long"), ("level", "high")]);
        assert_eq!(spec().check(&long, 3).unwrap().get("level"), "high");
    }

    #[test]
    fn choices_that_do_nothing_can_be_left_out() {
        let idle = given(&[
            ("open", "off"),
            ("rounds", "3"),
            ("level", "high"),
            ("x", "y"),
        ]);
        assert_eq!(spec().acting(&idle), given(&[("open", "off"), ("x", "y")]));
        let level = spec().options.remove(2);
        assert_eq!(spec().choices_for(&level, "standard"), None);
        assert_eq!(
            spec().choices_for(&level, "long"),
            Some(given(&[(MODE, "long")]))
        );
    }

    #[test]
    #[should_panic(expected = "option mode is 'standard', which is neither a number nor none")]
    fn nonsense_is_no_number_and_not_none_either() {
        let checked = spec().check(&OptionValues::new(), 3).unwrap();
        checked.number(MODE);
    }
}
