//! JSON merge patches (RFC 7386): what changed between two views of the same viewer.

use serde_json::{Map, Value};

/// The patch that turns `old` into `new`; `{}` if they are equal. Neither may have null members.
pub(crate) fn diff(old: &Value, new: &Value) -> Value {
    changes(old, new).unwrap_or_else(|| Value::Object(Map::new()))
}

fn changes(old: &Value, new: &Value) -> Option<Value> {
    let (Value::Object(before), Value::Object(after)) = (old, new) else {
        return (old != new).then(|| new.clone());
    };
    let mut patch = Map::new();
    for key in before.keys().filter(|key| !after.contains_key(*key)) {
        patch.insert(key.clone(), Value::Null);
    }
    for (key, value) in after {
        let change = match before.get(key) {
            // An object where something else was would be merged into nothing, which gives the object itself.
            None => Some(value.clone()),
            Some(old) => changes(old, value),
        };
        if let Some(change) = change {
            patch.insert(key.clone(), change);
        }
    }
    (!patch.is_empty()).then_some(Value::Object(patch))
}

/// Removes members that are null, at any depth: a merge patch takes null for "remove this".
pub(crate) fn leave_out_nulls(value: &mut Value) {
    match value {
        Value::Object(members) => {
            members.retain(|_, member| !member.is_null());
            members.values_mut().for_each(leave_out_nulls);
        }
        Value::Array(items) => items.iter_mut().for_each(leave_out_nulls),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// The merging of the RFC, as clients do it.
    fn merge(target: &Value, patch: &Value) -> Value {
        let Value::Object(patch) = patch else {
            return patch.clone();
        };
        let mut merged = target.as_object().cloned().unwrap_or_default();
        for (key, value) in patch {
            if value.is_null() {
                merged.remove(key);
            } else {
                let before = merged.get(key).cloned().unwrap_or(Value::Null);
                merged.insert(key.clone(), merge(&before, value));
            }
        }
        Value::Object(merged)
    }

    #[test]
    fn a_patch_leads_from_one_view_to_the_other() {
        let views = [
            json!({}),
            json!({"a": 1, "b": {"c": [1, 2], "d": {}}}),
            json!({"a": 2, "b": {"c": [1, {"x": 1}], "d": {"e": 5}}}),
            json!({"a": {"f": {"g": 1}}, "b": 3}),
            json!({"b": {"c": []}}),
            json!({"b": {"d": {"e": 5, "h": [null, 1]}}}),
        ];
        for old in &views {
            for new in &views {
                assert_eq!(merge(old, &diff(old, new)), *new, "{old} to {new}");
            }
        }
    }

    #[test]
    fn only_what_changed_is_in_it() {
        let old = json!({"same": [1, 2, 3], "deep": {"same": 1, "new": 2}, "gone": true});
        let new = json!({"same": [1, 2, 3], "deep": {"same": 1, "new": 3}});
        assert_eq!(diff(&old, &new), json!({"deep": {"new": 3}, "gone": null}));
        assert_eq!(diff(&old, &old), json!({}));
    }

    #[test]
    fn nothing_is_left_of_null_members() {
        let mut value = json!({"a": null, "b": {"c": null, "d": [null, {"e": null}]}});
        leave_out_nulls(&mut value);
        assert_eq!(value, json!({"b": {"d": [null, {}]}}));
    }
}
