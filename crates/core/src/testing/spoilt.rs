//! Files that people write (malls, scenarios), spoilt in one place each, and what a game says to them, as hashes.
//!
//! A test of a flaw says what its author thought of. These say nothing about what is right, but notice when a file that
//! was taken is refused, when a refusal becomes another one, and when something else is made of a file.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

use crate::dice::hex;
use crate::{Dice, Seed};

/// Letters of a hash that are kept.
const N_DIGITS: usize = 6;

/// `n` texts that differ from `text` in one place, the same ones for the same seed.
pub fn spoilt(text: &str, n: usize, seed: Seed) -> Vec<String> {
    let mut dice = Dice::new(seed);
    let lines: Vec<&str> = text.lines().collect();
    let words: Vec<&str> = text.split_whitespace().collect();
    (0..n)
        .map(|_| spoil(&lines, &words, &mut dice).join("\n"))
        .collect()
}

fn spoil(lines: &[&str], words: &[&str], dice: &mut Dice) -> Vec<String> {
    let mut made: Vec<String> = lines.iter().map(ToString::to_string).collect();
    let at = dice.pick(made.len());
    match dice.pick(8) {
        0 => {
            made.remove(at);
        }
        1 => made.insert(at, made[at].clone()),
        2 => {
            let other = dice.pick(made.len());
            made.swap(at, other);
        }
        _ => made[at] = spoilt_line(lines[at], words, dice),
    }
    made
}

/// The line with something else in one place.
pub(super) fn spoilt_line(line: &str, words: &[&str], dice: &mut Dice) -> String {
    match dice.pick(5) {
        0 | 1 => with_another_word(line, words, dice),
        2 => with_another_letter(line, words, dice),
        _ => with_another_number(line, dice),
    }
}

/// One word of the line becomes another one of the file.
fn with_another_word(line: &str, words: &[&str], dice: &mut Dice) -> String {
    let own: Vec<&str> = line.split_whitespace().collect();
    if own.is_empty() {
        return line.to_owned();
    }
    let from = own[dice.pick(own.len())];
    line.replacen(from, words[dice.pick(words.len())], 1)
}

/// One letter of the line becomes another one of the file.
fn with_another_letter(line: &str, words: &[&str], dice: &mut Dice) -> String {
    let mut letters: Vec<char> = line.chars().collect();
    if letters.is_empty() {
        return line.to_owned();
    }
    let place = dice.pick(letters.len());
    let others: Vec<char> = words[dice.pick(words.len())].chars().collect();
    letters[place] = others[dice.pick(others.len())];
    letters.into_iter().collect()
}

/// One number of the line becomes one more or one less; a line without a number loses its end.
fn with_another_number(line: &str, dice: &mut Dice) -> String {
    let is_digit = |c: char| c.is_ascii_digit();
    let starts: Vec<usize> = line
        .char_indices()
        .filter(|(i, c)| is_digit(*c) && !line[..*i].ends_with(is_digit))
        .map(|(i, _)| i)
        .collect();
    if starts.is_empty() {
        return line.chars().take(line.chars().count() / 2).collect();
    }
    let start = starts[dice.pick(starts.len())];
    let end = line[start..]
        .find(|c| !is_digit(c))
        .map_or(line.len(), |n| start + n);
    let number: u64 = line[start..end].parse().unwrap_or(0);
    let other = match dice.pick(2) {
        0 => number.saturating_sub(1),
        _ => number + 1,
    };
    format!("{}{other}{}", &line[..start], &line[end..])
}

/// Compares what was said, by name, with the hashes in a file. `UPDATE_GOLDENS=1` writes the file anew.
///
/// # Panics
/// When something else was said.
#[expect(
    clippy::disallowed_methods,
    reason = "tests compare files; no rule comes by here"
)]
pub fn check_said(path: &Path, said: &BTreeMap<String, String>) {
    let text: String = said
        .iter()
        .map(|(name, said)| {
            let hash = hex(&Sha256::digest(said.as_bytes()));
            format!("{} {name}\n", &hash[..N_DIGITS])
        })
        .collect();
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        fs::write(path, &text).expect("a writable folder");
    }
    let golden = fs::read_to_string(path).unwrap_or_default();
    let others: Vec<&str> = text
        .lines()
        .filter(|line| !golden.lines().any(|kept| kept == *line))
        .collect();
    assert!(
        golden == text,
        "{} lines of {} are others; if that is meant, run with UPDATE_GOLDENS=1:\n{}",
        others.len(),
        path.display(),
        others[..others.len().min(20)].join("\n")
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_spoils_alike_and_in_one_place() {
        let text = "@size 2 5\na b c\n\nd 10 e";
        let seed = Seed::from_number(4);
        let all = spoilt(text, 50, seed);
        assert_eq!(all, spoilt(text, 50, seed));
        assert_ne!(all, spoilt(text, 50, Seed::from_number(5)));
        let lines = text.lines().count();
        assert!(all.iter().any(|other| other.lines().count() == lines - 1));
        assert!(all.iter().any(|other| other.lines().count() == lines + 1));
        assert!(all.iter().any(|other| other.contains("d 11 e")));
        assert!(all.iter().any(|other| other.contains("d 9 e")));
    }

    #[test]
    fn numbers_are_whole() {
        let mut dice = Dice::new(Seed::from_number(1));
        for _ in 0..20 {
            let other = with_another_number("x19,7", &mut dice);
            assert!(
                ["x18,7", "x20,7", "x19,6", "x19,8"].contains(&other.as_str()),
                "{other}"
            );
        }
        assert_eq!(with_another_number("ab", &mut dice), "a");
    }
}
