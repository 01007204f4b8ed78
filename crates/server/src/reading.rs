//! Reading what a client said, and saying where it went wrong.

use serde_json::Value;
use shamble_protocol::ClientMsg;

/// The message in `text`, or what is wrong with it and where.
pub(crate) fn message(text: &str) -> Result<ClientMsg, String> {
    serde_json::from_str(text).map_err(|error| {
        if error.line() > 0 {
            // What is no JSON at all.
            return error.to_string();
        }
        let reason = error.to_string();
        let (column, field) = match (named(&reason), culprit(text, &reason)) {
            (Some(name), _) => (column_of(text, name), String::new()),
            (None, Some(key)) => (column_of(text, &key), format!("`{key}`: ")),
            (None, None) => (text.len(), String::new()),
        };
        format!("{field}{reason} at line 1 column {column}")
    })
}

/// The number of a request that could not be understood, if it has one.
pub(crate) fn request_id(text: &str) -> Option<u32> {
    let value: Value = serde_json::from_str(text).ok()?;
    u32::try_from(value.get("id")?.as_u64()?).ok()
}

/// The number of a request.
pub(crate) fn id_of(msg: &ClientMsg) -> Option<u32> {
    match msg {
        ClientMsg::Hello { .. } | ClientMsg::Ping { .. } => None,
        ClientMsg::Act { id, .. }
        | ClientMsg::Compose { id, .. }
        | ClientMsg::WhyNot { id, .. }
        | ClientMsg::Hint { id, .. }
        | ClientMsg::Sit { id, .. }
        | ClientMsg::Stand { id }
        | ClientMsg::Place { id, .. }
        | ClientMsg::Configure { id, .. }
        | ClientMsg::Start { id, .. }
        | ClientMsg::Ready { id }
        | ClientMsg::Begin { id }
        | ClientMsg::Signal { id, .. }
        | ClientMsg::Say { id, .. }
        | ClientMsg::Voices { id, .. }
        | ClientMsg::HandOver { id }
        | ClientMsg::TakeOver { id, .. }
        | ClientMsg::TakeBack { id, .. }
        | ClientMsg::Pause { id }
        | ClientMsg::Resume { id }
        | ClientMsg::Vote { id, .. } => Some(*id),
    }
}

/// The field or word that a complaint begins with: "unknown field `extra`, expected …".
fn named(reason: &str) -> Option<&str> {
    let is_about_it = [
        "missing field",
        "unknown field",
        "unknown variant",
        "duplicate field",
    ];
    is_about_it
        .iter()
        .any(|words| reason.starts_with(words))
        .then(|| reason.split('`').nth(1))?
}

/// Which field has the wrong value: the one without which the complaint is another one.
fn culprit(text: &str, reason: &str) -> Option<String> {
    let Ok(Value::Object(members)) = serde_json::from_str(text) else {
        return None;
    };
    let is_culprit = |key: &&String| {
        let mut others = members.clone();
        others.remove(*key);
        let complaint = serde_json::from_value::<ClientMsg>(Value::Object(others)).err();
        complaint.is_none_or(|complaint| complaint.to_string() != reason)
    };
    members
        .keys()
        .filter(|key| *key != "type")
        .find(is_culprit)
        .cloned()
}

/// Where a quoted word begins, counted from 1; a word that is missing is missing at the end.
fn column_of(text: &str, word: &str) -> usize {
    text.find(&format!("\"{word}\""))
        .map_or(text.len(), |at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_wrong_is_named_with_its_place() {
        for (text, reason) in [
            ("", "EOF while parsing a value at line 1 column 0"),
            ("{\"type\":", "EOF while parsing a value at line 1 column 8"),
            ("{\"type\":\"dance\"}", "unknown variant `dance`"),
            ("{\"type\":\"dance\"}", "at line 1 column 15"),
            (
                "{\"type\":\"act\",\"id\":3}",
                "missing field `seen` at line 1 column 21",
            ),
            ("{\"id\":3}", "missing field `type` at line 1 column 8"),
            (
                "{\"type\":\"act\",\"id\":3,\"seen\":\"x\",\"action\":\"roll\"}",
                "`seen`: invalid type: string \"x\", expected u32 at line 1 column 22",
            ),
            (
                "{\"type\":\"stand\",\"id\":4,\"extra\":true}",
                "unknown field `extra`, expected `id` at line 1 column 24",
            ),
            (
                "{\"type\":\"place\",\"id\":4,\"seat\":1,\"occupant\":{\"kind\":\"ghost\"}}",
                "unknown variant `ghost`",
            ),
            ("[1,2]", "at line 1 column"),
        ] {
            let said = message(text).unwrap_err();
            assert!(said.contains(reason), "{text}: {said}");
        }
    }

    #[test]
    fn requests_keep_their_numbers() {
        assert_eq!(request_id("{\"type\":\"dance\",\"id\":7}"), Some(7));
        assert_eq!(request_id("{\"id\":-7}"), None);
        assert_eq!(request_id("[7]"), None);
        assert_eq!(request_id("{\"id\":7"), None);
    }
}
