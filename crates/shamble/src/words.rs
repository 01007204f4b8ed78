//! Words for people, from the text catalogue, in the language of their terminal.

use std::sync::OnceLock;

use serde_json::Value;
use shamble_core::{Arg, OptionValues, Seat, Text, text};
use shamble_texts::{Catalog, SeatNames};

/// `text` in words.
pub(crate) fn say(text: &Text) -> String {
    say_with(text, &())
}

/// `text` in words, with the names of the people on the seats.
pub(crate) fn say_with(text: &Text, names: &dyn SeatNames) -> String {
    Catalog::shared().render(lang(), text, names)
}

/// A text as it goes over the wire, in words; its key if there are none for it.
pub(crate) fn say_written(text: &Value) -> String {
    let key = text["key"].as_str().unwrap_or_default();
    let given = text["args"].as_object();
    let args: Vec<(&str, Arg)> = given
        .into_iter()
        .flatten()
        .map(|(name, arg)| (name.as_str(), argument(arg)))
        .collect();
    let said = Catalog::shared().try_message(lang(), key, &args, &());
    said.unwrap_or_else(|_| key.to_owned())
}

fn argument(arg: &Value) -> Arg {
    // Texts inside of texts are put into words first, as the catalogue itself does.
    let in_words = |text: &Value| text!("cli-error-reason", reason = say_written(text));
    match arg {
        Value::Number(number) => Arg::Num(number.as_i64().unwrap_or_default()),
        Value::String(words) => Arg::Str(words.clone()),
        Value::Array(texts) => Arg::List(texts.iter().map(in_words).collect()),
        arg => match arg["seat"]
            .as_u64()
            .and_then(|seat| Seat::try_new(seat as usize))
        {
            Some(seat) => Arg::Seat(seat),
            None => Arg::Str(say_written(arg)),
        },
    }
}

/// The catalogue's language that comes closest to what the environment asks for.
pub(crate) fn lang() -> &'static str {
    static LANG: OnceLock<&'static str> = OnceLock::new();
    LANG.get_or_init(|| {
        let asked = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .filter_map(|name| std::env::var(name).ok())
            .find(|value| !value.is_empty());
        let asked = asked.unwrap_or_default();
        // `fr.UTF-8` and `fr_BE@euro` name more than a language.
        let tag = asked.split(['.', '@']).next().unwrap_or_default();
        Catalog::shared().closest(tag)
    })
}

/// Options as they would be given, or the word for none; texts of whole files are cut after their first words.
pub(crate) fn options_text(options: &OptionValues) -> String {
    if options.is_empty() {
        return say(&text!("cli-none"));
    }
    let given: Vec<String> = options
        .iter()
        .map(|(key, value)| match value.split_once('\n') {
            None => format!("{key}={value}"),
            Some((first, _)) => format!("{key}={:.30}...", first.trim_end()),
        })
        .collect();
    given.join(" ")
}

/// Whole numbers with the language's mark between the thousands.
pub(crate) fn grouped(number: u64) -> String {
    grouped_by(number, &say(&text!("number-group")))
}

fn grouped_by(number: u64, mark: &str) -> String {
    let digits = number.to_string();
    let mut grouped = String::with_capacity(digits.len() + digits.len() / 3);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            grouped.push_str(mark);
        }
        grouped.push(digit);
    }
    grouped
}

/// A number that was written with a point, with the language's own mark before the decimals.
pub(crate) fn decimal(number: &str) -> String {
    number.replace('.', &say(&text!("number-decimal")))
}

/// Columns of equal width, the first to the left and the others to the right; no trailing spaces.
pub(crate) fn columns(rows: &[Vec<String>]) -> String {
    let n_columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..n_columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            line += &match column {
                0 => format!("{cell:<width$}"),
                _ => format!("  {cell:>width$}"),
            };
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}

/// `text` broken into lines of at most `width` characters, each after `indent` spaces. Lines already broken stay so, and spaces
/// that must not be broken at are not.
pub(crate) fn wrapped(text: &str, indent: usize, width: usize) -> String {
    let mut wrapped = String::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split([' ', '\t']).filter(|word| !word.is_empty()) {
            let length = line.chars().count() + 1 + word.chars().count();
            if !line.is_empty() && indent + length > width {
                wrapped += &format!("{:indent$}{line}\n", "");
                line.clear();
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line += word;
        }
        wrapped += format!("{:indent$}{line}", "").trim_end();
        wrapped.push('\n');
    }
    wrapped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_marked() {
        for (number, text) in [
            (0, "0"),
            (999, "999"),
            (1000, "1,000"),
            (1_234_567, "1,234,567"),
        ] {
            assert_eq!(grouped_by(number, ","), text);
        }
        assert_eq!(grouped_by(12_345, "\u{202f}"), "12\u{202f}345");
    }

    #[test]
    fn columns_line_up() {
        let rows = [
            vec!["car".into(), "1".into()],
            vec!["é".into(), "100".into()],
        ];
        assert_eq!(columns(&rows), "car    1\né    100\n");
    }

    #[test]
    fn long_lines_are_broken_at_words() {
        assert_eq!(
            wrapped("one two three\n\nfour", 2, 10),
            "  one two\n  three\n\n  four\n"
        );
        assert_eq!(wrapped("one two\u{a0}!", 0, 8), "one\ntwo\u{a0}!\n");
    }
}
