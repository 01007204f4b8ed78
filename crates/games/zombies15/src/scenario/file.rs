//! The text format of scenarios: TOML, read with the line of everything that is wrong.

use std::borrow::Cow;

use shamble_core::flaw::line_of;
use shamble_core::{Flaw, Text, text};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::Scenario;
use super::check::{Finding, Step, check};
use crate::ids::{AreaKind, Place, Side};

/// Reads a scenario and checks it; on failure all that is wrong, by line.
pub fn parse(text: &str) -> Result<Scenario, Vec<Flaw>> {
    let unreadable = |error| vec![flaw_of_toml(text, &error)];
    let scenario: Scenario = toml::from_str(text).map_err(unreadable)?;
    let findings = match check(&scenario) {
        Ok(_) => return Ok(scenario),
        Err(findings) => findings,
    };
    let table = DeTable::parse(text).map_err(unreadable)?;
    let mut flaws: Vec<Flaw> = findings
        .into_iter()
        .map(|finding| {
            Flaw::new(
                line(text, table.get_ref(), &finding),
                finding.what,
                finding.remedy,
            )
        })
        .collect();
    flaws.sort_by_key(|flaw| flaw.line);
    Err(flaws)
}

fn flaw_of_toml(text: &str, error: &toml::de::Error) -> Flaw {
    let flaw = Flaw::of_toml(text, error);
    match wrong_word(error.message().trim()) {
        Some(what) => Flaw { what, ..flaw },
        None => flaw,
    }
}

/// What our own words say of themselves when TOML brings a wrong one, by key: the reader hands on a sentence only.
fn wrong_word(message: &str) -> Option<Text> {
    let (word, _) = message.strip_prefix('\'')?.rsplit_once("' is no ")?;
    let says = |said: Option<String>| said.as_deref() == Some(message);
    if says(word.parse::<Side>().err()) {
        Some(text!("zombies15-flaw-side", word = word))
    } else if says(word.parse::<AreaKind>().err()) {
        Some(text!("zombies15-flaw-area-kind", word = word))
    } else if says(word.parse::<Place>().err()) {
        Some(text!("zombies15-flaw-area", word = word))
    } else {
        None
    }
}

/// The line a finding is about: as deep into its path as the file goes.
fn line(text: &str, table: &DeTable<'_>, finding: &Finding) -> usize {
    let mut steps = finding.path.iter();
    let Some(Step::Key(key)) = steps.next() else {
        return 0;
    };
    let Some((_, mut node)) = table
        .iter()
        .find(|(name, _)| name.get_ref().as_ref() == *key)
    else {
        return 0;
    };
    for step in steps {
        let next: Option<&Spanned<DeValue<'_>>> = match (step, node.get_ref()) {
            (Step::Key(key), DeValue::Table(table)) => table
                .iter()
                .find(|(name, _)| name.get_ref().as_ref() == *key)
                .map(|(_, value)| value),
            (Step::Name(key), DeValue::Table(table)) => table
                .iter()
                .find(|(name, _)| name.get_ref().as_ref() == key.as_str())
                .map(|(_, value)| value),
            (Step::Index(index), DeValue::Array(array)) => array.get(*index),
            // Rows of the map: a text of several lines begins with a line break.
            (Step::Row(row), DeValue::String(_)) => return line_of(text, node.span().start) + row,
            _ => None,
        };
        match next {
            Some(next) => node = next,
            None => break,
        }
    }
    line_of(text, node.span().start)
}

/// The scenario text behind an option's value: a file as it is, or the one line that [`to_one_line`] makes of it. Every
/// scenario has several lines, so there is no doubt which it is.
pub fn scenario_text(value: &str) -> Cow<'_, str> {
    if value.trim().contains('\n') {
        Cow::Borrowed(value)
    } else {
        Cow::Owned(from_one_line(value))
    }
}

/// A scenario text as one line, for shells and forms that take no more: line breaks become `\n`, backslashes are doubled.
pub fn to_one_line(text: &str) -> String {
    text.replace('\\', "\\\\")
        .replace('\n', "\\n")
        .replace('\r', "")
}

/// The scenario text behind a line written by [`to_one_line`].
fn from_one_line(line: &str) -> String {
    let mut text = String::with_capacity(line.len());
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        match (c, c == '\\') {
            (_, true) => match chars.next() {
                Some('n') => text.push('\n'),
                Some(other) => text.push(other),
                None => text.push('\\'),
            },
            (c, false) => text.push(c),
        }
    }
    text
}

/// A small scenario that can be played as it stands, with a word about every key: what `scenario new` writes.
pub fn template() -> &'static str {
    include_str!("../../content/template.toml")
}

#[cfg(test)]
mod tests {
    use shamble_texts::{Catalog, ENGLISH};

    use super::*;
    use crate::scenario::CAMPAIGN_FILES;

    #[test]
    fn one_line_and_back() {
        for text in CAMPAIGN_FILES.iter().chain(&["a\\nb\n", "\\", ""]) {
            let line = to_one_line(text);
            assert!(!line.contains('\n'));
            assert_eq!(from_one_line(&line), *text);
        }
    }

    #[test]
    fn an_option_takes_a_file_as_it_is_or_as_one_line() {
        for text in [template(), CAMPAIGN_FILES[7]] {
            assert_eq!(scenario_text(text), text);
            assert_eq!(parse(text), parse(&scenario_text(&to_one_line(text))));
        }
        let windows = template().replace('\n', "\r\n");
        assert_eq!(parse(&scenario_text(&windows)).err(), None);
    }

    #[test]
    fn every_shipped_scenario_and_the_template_are_sound() {
        for text in CAMPAIGN_FILES.iter().chain(&[template()]) {
            assert_eq!(parse(text).err(), None);
        }
    }

    /// Each way to be wrong: what is replaced in scenario 3, the line, the words of the error and of the remedy.
    #[test]
    fn every_flaw_has_its_line_and_a_remedy() {
        let third = CAMPAIGN_FILES[2];
        let row = |needle: &str| line_of(third, third.find(needle).expect("stands in the file"));
        for (from, to, line, what, remedy) in [
            (
                "19B-E ",
                "19B-S ",
                row("19B-E "),
                "of 8B to the west ends at 19B",
                "turn",
            ),
            (
                "18B-E",
                "19A-E",
                row("18B-E"),
                "tile 19 lies twice",
                "each tile once",
            ),
            ("8B-E ", "8B-Q ", row("8B-E "), "'8B-Q'", "17B-E"),
            ("18B-E", "99B-E", row("18B-E"), "99B", "1A to 32B"),
            (
                "\"11B/search\"",
                "\"32A/search\"",
                row("\"11B/search\""),
                "32A is not on the map",
                "map",
            ),
            (
                "\"1B/search\" },\n    { color = \"blue\"",
                "\"31A/search\" },\n    { color = \"blue\"",
                row("{ color = \"red\""),
                "31A has no Search Area",
                "Search Area",
            ),
            (
                "tokens = [\"key_blue\"]",
                "tokens = [\"bag1\"]",
                row("{ color = \"blue\""),
                "blue Lock of 24B/street",
                "Key",
            ),
            (
                "\"key_red\", \"bag1\", \"bag1\"",
                "\"key_red\", \"bag1\"",
                row("\"key_red\", \"bag1\""),
                "2 tokens for 3 places",
                "as many",
            ),
            (
                "soundtrack = \"60\"",
                "soundtrack = \"fast\"",
                row("soundtrack"),
                "'fast'",
                "none, 60, 40",
            ),
            (
                "max_value = 3",
                "max_value = 7",
                row("max_value"),
                "max_value",
                "1 to 4",
            ),
            (
                "all_heroes_on = [\"24B\"]",
                "all_heroes_on = [\"9A\"]",
                row("all_heroes_on"),
                "9A is not on the map",
                "map",
            ),
            (
                "19B = [1, 0]",
                "19B = [200, 0]",
                0,
                "starting zombies",
                "96",
            ),
            (
                "heroes = \"all\"",
                "heroes = \"2nd\"",
                row("heroes = "),
                "1st",
                "all",
            ),
            (
                "all_heroes_on = [\"24B\"]",
                "all_heroes_on = [\"24C\"]",
                row("all_heroes_on"),
                "'24C' is no tile side: 1A to 32B",
                "format",
            ),
            (
                "\"11B/search\"",
                "\"11B\"",
                row("\"11B/search\""),
                "'11B' is no Area: write it as",
                "format",
            ),
            (
                "\"11B/search\"",
                "\"11B/roof\"",
                row("\"11B/search\""),
                "'roof' is no kind of Area",
                "format",
            ),
            (
                "abilities = true",
                "abilitys = true",
                row("abilities"),
                "unknown field `abilitys`",
                "format",
            ),
        ] {
            let broken = third.replacen(from, to, 1);
            assert_ne!(broken, third, "{from} is not in the file");
            let flaws = parse(&broken).unwrap_err();
            let words = |text: &Text| Catalog::shared().render(ENGLISH, text, &());
            let hit = flaws.iter().find(|flaw| words(&flaw.what).contains(what));
            let hit = hit.unwrap_or_else(|| panic!("no flaw says '{what}': {flaws:?}"));
            assert_eq!(hit.line, line, "{hit}");
            assert!(words(&hit.remedy).contains(remedy), "{hit}");
        }
    }
}
