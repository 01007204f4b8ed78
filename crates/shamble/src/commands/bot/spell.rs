//! Texts of events, questions and choices travel short; programs are told them as they are told everything else.

use serde_json::{Map, Value};

/// Spells out the texts of a `snapshot` or `step` at a table of `game`.
pub(super) fn spell_out(message: &mut Value, game: &str) {
    for part in ["shown", "step"] {
        let Some(shown) = message.get_mut(part) else {
            continue;
        };
        for (list, text) in [
            ("events", "text"),
            ("prompts", "text"),
            ("choices", "label"),
        ] {
            let items = shown.get_mut(list).and_then(Value::as_array_mut);
            for item in items.into_iter().flatten() {
                if let Some(text) = item.get_mut(text) {
                    *text = text_of(text, game);
                }
            }
        }
    }
}

/// `["key", { name: arg }]`; a key that begins with a dash begins with the game's id.
fn text_of(short: &Value, game: &str) -> Value {
    let key = short[0].as_str().unwrap_or_default();
    let key = if key.starts_with('-') {
        format!("{game}{key}")
    } else {
        key.to_owned()
    };
    let mut text = Map::from_iter([("key".to_owned(), key.into())]);
    if let Some(args) = short[1].as_object() {
        let args: Map<String, Value> = args
            .iter()
            .map(|(name, arg)| (name.clone(), arg_of(arg, game)))
            .collect();
        text.insert("args".to_owned(), args.into());
    }
    text.into()
}

fn arg_of(arg: &Value, game: &str) -> Value {
    match arg.as_array() {
        None => arg.clone(),
        Some(_) if arg[0].is_string() => text_of(arg, game),
        Some(texts) => texts.iter().map(|text| text_of(text, game)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use shamble_core::{Arg, Seat, Text, Worded, Words, text};

    use super::*;

    #[test]
    fn what_was_written_short_is_told_whole() {
        let text = || {
            text!(
                "cliche-drew",
                who = Seat::new(2),
                what = Text::new("cliche-card-tire"),
                also = Arg::List(vec![Text::new("table-card"), text!("cliche-x", n = 3)]),
                none = Arg::List(Vec::new()),
                word = "-x"
            )
        };
        let worded = |words| Worded {
            text: text(),
            words,
            game: "cliche",
        };
        let step = |text: Value| {
            json!({"type": "step", "step": {
                "events": [{"at": 1, "event": {"type": "drew"}, "text": text}],
                "choices": [{"action": "roll", "data": "roll", "label": text}],
            }})
        };
        let mut message = step(json!(worded(Words::Short)));
        spell_out(&mut message, "cliche");
        assert_eq!(message, step(json!(worded(Words::Whole))));
    }
}
