//! The replay file: one self-contained text that a person can read and anybody can verify.
//!
//! ```text
//! shamble-replay 1
//! game cliche
//! rules 1               which version of the game's rules played it; older files do not say
//! seats 4
//! pace per-action
//! option race tick
//! seed 0123…            the secret behind every roll, revealed at the end
//! commitment abcd…      what was published before the first roll
//! name 0 Ada
//! ---
//! 0 seat 2 zombie 1
//! 300 seat 0 roll
//! ---
//! hash 89ab…            of the last state
//! ```

use std::fmt::Write as _;

use crate::log::Entry;
use crate::{Millis, OptionValues, Pace, Seed, Setup};

/// The version this program writes and reads.
const VERSION: &str = "shamble-replay 1";
const RULE: &str = "---";

/// A finished (or abandoned) game as a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// Which game.
    pub game: String,
    /// By which version of its rules; files from before versions were recorded do not say.
    pub rules: Option<u16>,
    /// How it was set up.
    pub setup: Setup,
    /// What was published before the start; empty if nobody did.
    pub commitment: String,
    /// Who sat where, for the reader.
    pub names: Vec<String>,
    /// Every input.
    pub log: Vec<Entry>,
    /// The hash of the last state.
    pub hash: String,
}

/// A line of a replay file that cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplaySyntax {
    /// Line number from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub reason: String,
}

impl std::fmt::Display for ReplaySyntax {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for ReplaySyntax {}

impl Replay {
    /// The file's text.
    pub fn write(&self) -> String {
        let mut text = format!("{VERSION}\ngame {}\n", self.game);
        let mut line =
            |words: &[&str]| writeln!(text, "{}", words.join(" ")).expect("writing to a string");
        if let Some(version) = self.rules {
            line(&["rules", &version.to_string()]);
        }
        line(&["seats", &self.setup.seats.to_string()]);
        line(&["pace", self.setup.pace.name()]);
        for (key, value) in &self.setup.options {
            line(&["option", key, &on_one_line(value)]);
        }
        line(&["seed", &self.setup.seed.to_string()]);
        if !self.commitment.is_empty() {
            line(&["commitment", &self.commitment]);
        }
        for (seat, name) in self.names.iter().enumerate() {
            line(&["name", &seat.to_string(), &name.replace('\n', " ")]);
        }
        line(&[RULE]);
        for entry in &self.log {
            line(&[&entry.to_string()]);
        }
        line(&[RULE]);
        line(&["hash", &self.hash]);
        text
    }

    /// Reads a file's text.
    pub fn read(text: &str) -> Result<Self, ReplaySyntax> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(i, line)| (i + 1, line.trim_end()));
        let wrong = |line, reason: &str| ReplaySyntax {
            line,
            reason: reason.to_owned(),
        };
        match lines.next() {
            Some((_, VERSION)) => {}
            _ => return Err(wrong(1, &format!("a replay begins with '{VERSION}'"))),
        }
        let mut replay = Self {
            game: String::new(),
            rules: None,
            setup: Setup {
                options: OptionValues::new(),
                seats: 0,
                pace: Pace::PerAction,
                seed: Seed([0; 32]),
            },
            commitment: String::new(),
            names: Vec::new(),
            log: Vec::new(),
            hash: String::new(),
        };
        let mut has_seed = false;
        let mut last = 1;
        for (number, line) in lines.by_ref() {
            last = number;
            if line == RULE {
                break;
            }
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "game" => replay.game = rest.to_owned(),
                "rules" => {
                    let version = rest.parse();
                    replay.rules =
                        Some(version.map_err(|_| wrong(number, "rules is a whole number"))?);
                }
                "seats" => {
                    replay.setup.seats = rest
                        .parse()
                        .map_err(|_| wrong(number, "seats is a whole number"))?
                }
                "pace" => {
                    replay.setup.pace = rest
                        .parse()
                        .map_err(|reason: String| wrong(number, &reason))?
                }
                "seed" => {
                    replay.setup.seed = rest
                        .parse()
                        .map_err(|reason: String| wrong(number, &reason))?;
                    has_seed = true;
                }
                "commitment" => replay.commitment = rest.to_owned(),
                "option" => {
                    let (key, value) = rest.split_once(' ').unwrap_or((rest, ""));
                    replay
                        .setup
                        .options
                        .insert(key.to_owned(), from_one_line(value));
                }
                "name" => replay
                    .names
                    .push(rest.split_once(' ').map_or("", |(_, name)| name).to_owned()),
                _ => {
                    return Err(wrong(
                        number,
                        "expected game, rules, seats, pace, option, seed, commitment, name or ---",
                    ));
                }
            }
        }
        if replay.game.is_empty() || replay.setup.seats == 0 || !has_seed {
            return Err(wrong(last, "the head must name game, seats and seed"));
        }
        let mut before = Millis::ZERO;
        for (number, line) in lines.by_ref() {
            last = number;
            if line == RULE {
                break;
            }
            let entry: Entry = line
                .parse()
                .map_err(|reason: String| wrong(number, &reason))?;
            if entry.at < before {
                return Err(wrong(number, "times must not run backwards"));
            }
            before = entry.at;
            replay.log.push(entry);
        }
        match lines.next() {
            Some((_, line)) if line.starts_with("hash ") => {
                replay.hash = line["hash ".len()..].to_owned()
            }
            _ => {
                return Err(wrong(
                    last + 1,
                    "a replay ends with --- and the hash of its last state",
                ));
            }
        }
        Ok(replay)
    }
}

/// An option's value without line breaks: some options take the text of a whole file.
fn on_one_line(value: &str) -> String {
    value
        .replace('\\', "\\\\")
        .replace('\n', "\\n")
        .replace('\r', "\\r")
}

/// What [`on_one_line`] wrote.
fn from_one_line(line: &str) -> String {
    let mut value = String::with_capacity(line.len());
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        value.push(match letter {
            '\\' => match letters.next() {
                Some('n') => '\n',
                Some('r') => '\r',
                Some(other) => other,
                None => '\\',
            },
            letter => letter,
        });
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;
    use crate::log::Input;

    fn sample() -> Replay {
        Replay {
            game: "cliche".into(),
            rules: Some(3),
            setup: Setup {
                options: OptionValues::from([("race".into(), "live".into())]),
                seats: 3,
                pace: Pace::RealTime,
                seed: Seed::from_number(4),
            },
            commitment: Seed::from_number(4).commitment(),
            names: vec!["Ada".into(), "B ob".into(), String::new()],
            log: vec![
                Entry {
                    at: Millis(5),
                    input: Input::Act {
                        seat: Seat::new(1),
                        action: "roll".into(),
                    },
                },
                Entry {
                    at: Millis(9),
                    input: Input::Wake,
                },
            ],
            hash: "00ff".into(),
        }
    }

    #[test]
    fn what_is_written_reads_back() {
        assert_eq!(Replay::read(&sample().write()), Ok(sample()));
    }

    #[test]
    fn older_files_name_no_version_of_the_rules() {
        let older = sample().write().replace("rules 3\n", "");
        let read = Replay::read(&older).unwrap();
        assert_eq!(read.rules, None);
        assert_eq!(read.write(), older);
        let broken = sample().write().replace("rules 3", "rules three");
        assert_eq!(
            Replay::read(&broken).unwrap_err().to_string(),
            "line 3: rules is a whole number"
        );
    }

    #[test]
    fn options_of_several_lines_stay_on_theirs() {
        let mut replay = sample();
        let text = "name = \"a\"\r\n\n---\nseed \\n\\\\ x\n";
        replay.setup.options.insert("text".into(), text.into());
        assert_eq!(Replay::read(&replay.write()), Ok(replay));
    }

    #[test]
    fn broken_files_name_the_line() {
        let text = sample().write();
        let broken = text.replace("9 wake", "nine wake");
        assert_eq!(Replay::read(&broken).unwrap_err().line, 14);
        let backwards = text.replace("9 wake", "3 wake");
        assert_eq!(
            Replay::read(&backwards).unwrap_err().to_string(),
            "line 14: times must not run backwards"
        );
        assert_eq!(Replay::read("hello").unwrap_err().line, 1);
        let endless = text.split("---\nhash").next().unwrap().to_owned();
        assert!(
            Replay::read(&endless)
                .unwrap_err()
                .reason
                .contains("ends with")
        );
    }
}
