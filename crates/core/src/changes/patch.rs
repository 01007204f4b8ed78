//! What changed between two values of any type, found on their JSON: for small parts of a view that say nothing of their
//! members.

use super::write::Writer;
use super::write_list;

/// Writes what turns `old` into `new`, both as [`Writer`] writes them: whole and without blanks.
pub(super) fn write(new: &str, old: &str, out: &mut Writer) {
    match (content(old, '{'), content(new, '{')) {
        (Some(old), Some(new)) => write_members(new, old, out),
        _ => match (content(old, '['), content(new, '[')) {
            (Some(old), Some(new)) => write_items(new, old, out),
            _ => out.json(new),
        },
    }
}

fn write_members(new: &str, old: &str, out: &mut Writer) {
    out.open();
    for (key, _) in members(old) {
        if find(new, key).is_none() {
            out.quoted_name(key);
            out.json("null");
        }
    }
    for (key, value) in members(new) {
        match find(old, key) {
            Some(before) if before == value => {}
            Some(before) => {
                out.quoted_name(key);
                write(value, before, out);
            }
            None => {
                out.quoted_name(key);
                out.json(value);
            }
        }
    }
    out.close();
}

fn write_items(new: &str, old: &str, out: &mut Writer) {
    let (new, old): (Vec<&str>, Vec<&str>) = (items(new).collect(), items(old).collect());
    let whole = |item: &&str, out: &mut Writer| out.json(item);
    write_list(&new, &old, out, whole, |new, old, out| write(new, old, out));
}

/// What lies between the brackets of a list or an object.
fn content(json: &str, opening: char) -> Option<&str> {
    let rest = json.strip_prefix(opening)?;
    Some(&rest[..rest.len() - 1])
}

/// The values of a list.
fn items(content: &str) -> impl Iterator<Item = &str> {
    let mut rest = content;
    std::iter::from_fn(move || take_value(&mut rest))
}

/// The names of members, with their quotes, and their values.
fn members(content: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = content;
    std::iter::from_fn(move || {
        let key = take_value(&mut rest)?;
        Some((key, take_value(&mut rest)?))
    })
}

fn find<'a>(content: &'a str, key: &str) -> Option<&'a str> {
    let mut all = members(content);
    all.find(|(other, _)| *other == key).map(|(_, value)| value)
}

/// The value or name with which `rest` begins, taken from it with the mark that follows.
fn take_value<'a>(rest: &mut &'a str) -> Option<&'a str> {
    if rest.is_empty() {
        return None;
    }
    let (value, after) = rest.split_at(value_len(rest.as_bytes()));
    *rest = after.get(1..).unwrap_or_default();
    Some(value)
}

fn value_len(json: &[u8]) -> usize {
    let (mut depth, mut at) = (0_usize, 0);
    while at < json.len() {
        match json[at] {
            b'"' => at += string_len(&json[at..]) - 1,
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            b',' | b':' if depth == 0 => return at,
            _ => {}
        }
        at += 1;
    }
    at
}

/// How long a string is, quotes included.
fn string_len(json: &[u8]) -> usize {
    let mut at = 1;
    while json[at] != b'"' {
        // What is escaped ends nothing.
        at += if json[at] == b'\\' { 2 } else { 1 };
    }
    at + 1
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::super::written;
    use super::*;

    fn patch(old: &Value, new: &Value) -> Value {
        let mut out = Writer::default();
        write(&written(new), &written(old), &mut out);
        serde_json::from_str(&out.into_text()).unwrap()
    }

    #[test]
    fn only_what_changed_is_told() {
        let old = json!({"same": [1, 2, 3], "deep": {"same": 1, "new": 2}, "gone": true});
        let new = json!({"same": [1, 2, 3], "deep": {"same": 1, "new": 3}});
        assert_eq!(patch(&old, &new), json!({"deep": {"new": 3}, "gone": null}));
        assert_eq!(patch(&old, &old), json!({}));
        assert_eq!(
            patch(&json!({"a": [1]}), &json!({"a": {}})),
            json!({"a": {}})
        );
    }

    #[test]
    fn marks_in_words_end_nothing() {
        let odd = json!({"a\":{[,\\": "}],\"é", "list": ["\\", {"x": "[,"}, []]});
        let mut new = odd.clone();
        new["list"][1]["x"] = json!("\\\"");
        assert_eq!(
            patch(&odd, &new),
            json!({"list": {"[]": 3, "1": {"x": "\\\""}}})
        );
        new["a\":{[,\\"] = json!(1);
        assert_eq!(patch(&odd, &new)["a\":{[,\\"], json!(1));
    }

    #[test]
    fn lists_are_told_in_a_short_way() {
        let person = |name: &str, hearts: u8| json!({"name": name, "hearts": hearts});
        let (ada, bo) = (
            person("Ada of the long name", 3),
            person("Bo of the long name", 2),
        );
        let hurt = person("Ada of the long name", 2);
        assert_eq!(
            patch(&json!([ada, bo]), &json!([hurt, bo])),
            json!({"[]": 2, "0": {"hearts": 2}})
        );
        assert_eq!(
            patch(&json!([bo, bo]), &json!([ada, bo, bo])),
            json!({"[]": [0, 0, ada]})
        );
    }
}
