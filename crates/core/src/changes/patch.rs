//! What changed between two values of any type, found on their tapes: for small parts of a view that say nothing of their
//! members.

use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};

use super::LIST;
use super::tape::{Key, Members, Node, Tape, Whole, items, members};

/// About what a key, an index or a mark costs besides its name.
const PUNCTUATION: usize = 4;

/// The way from one picture to the next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patch<'a> {
    old: &'a [u8],
    new: &'a [u8],
}

impl<'a> Patch<'a> {
    /// What turns `old` into `new`; nothing if they are equal.
    pub(super) fn between(old: &'a Tape, new: &'a Tape) -> Option<Self> {
        let (old, new) = (old.bytes(), new.bytes());
        (old != new).then_some(Self { old, new })
    }

    /// About how long it is.
    fn cost(self) -> usize {
        match (Node::read(self.old), Node::read(self.new)) {
            (Node::Object(old), Node::Object(new)) => {
                let gone = gone(old, new).map(|key| key.len() + PUNCTUATION + 4);
                let changed = changed(old, new).map(|(key, change)| {
                    let cost = match change {
                        Change::New(value) => value.len(),
                        Change::Other(patch) => patch.cost(),
                    };
                    key.len() + PUNCTUATION + cost
                });
                gone.chain(changed).sum::<usize>() + 2
            }
            (Node::List(old), Node::List(new)) => ListPlan::of(old, new).cost,
            _ => self.new.len(),
        }
    }
}

/// A value that was not there before, or another one than before.
enum Change<'a> {
    New(&'a [u8]),
    Other(Patch<'a>),
}

impl<'a> Change<'a> {
    fn of(old: Option<&'a [u8]>, new: &'a [u8]) -> Option<Self> {
        match old {
            None => Some(Self::New(new)),
            Some(old) if old == new => None,
            Some(old) => Some(Self::Other(Patch { old, new })),
        }
    }
}

impl Serialize for Change<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::New(value) => Whole(value).serialize(serializer),
            Self::Other(patch) => patch.serialize(serializer),
        }
    }
}

impl Serialize for Patch<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match (Node::read(self.old), Node::read(self.new)) {
            (Node::Object(old), Node::Object(new)) => {
                let mut map = serializer.serialize_map(None)?;
                for key in gone(old, new) {
                    map.serialize_entry(&key, &())?;
                }
                for (key, change) in changed(old, new) {
                    map.serialize_entry(&key, &change)?;
                }
                map.end()
            }
            (Node::List(old), Node::List(new)) => match ListPlan::of(old, new).form {
                Form::Whole => Whole(self.new).serialize(serializer),
                Form::Splice(splice) => {
                    let mut map = serializer.serialize_map(Some(1))?;
                    map.serialize_entry(LIST, &splice)?;
                    map.end()
                }
                Form::Items { len, changes } => {
                    let mut map = serializer.serialize_map(None)?;
                    map.serialize_entry(LIST, &len)?;
                    for (index, change) in changes {
                        map.serialize_entry(&index, &change)?;
                    }
                    map.end()
                }
            },
            _ => Whole(self.new).serialize(serializer),
        }
    }
}

/// The members of `new` that are other than in `old`.
fn changed<'a>(old: &'a [u8], new: &'a [u8]) -> impl Iterator<Item = (Key<'a>, Change<'a>)> {
    let mut before = Finder::new(old);
    members(new).filter_map(move |(key, value)| Some((key, Change::of(before.find(key), value)?)))
}

/// The members that only `old` has.
fn gone<'a>(old: &'a [u8], new: &'a [u8]) -> impl Iterator<Item = Key<'a>> {
    let mut after = Finder::new(new);
    members(old)
        .map(|(key, _)| key)
        .filter(move |key| after.find(*key).is_none())
}

/// Finds members of an object that are asked for in nearly the order in which they lie.
struct Finder<'a> {
    content: &'a [u8],
    ahead: Members<'a>,
}

impl<'a> Finder<'a> {
    fn new(content: &'a [u8]) -> Self {
        Self {
            content,
            ahead: members(content),
        }
    }

    fn find(&mut self, key: Key<'_>) -> Option<&'a [u8]> {
        let is_it = |member: &(Key<'_>, &[u8])| member.0 == key;
        let mut ahead = self.ahead.clone();
        let found = ahead.next().filter(is_it).or_else(|| {
            ahead = members(self.content);
            ahead.find(is_it)
        });
        let (_, value) = found?;
        self.ahead = ahead;
        Some(value)
    }
}

/// How the change of a list is told, and about how long that is.
struct ListPlan<'a> {
    form: Form<'a>,
    cost: usize,
}

enum Form<'a> {
    Whole,
    Items {
        len: usize,
        changes: Vec<(usize, Change<'a>)>,
    },
    Splice(Splice<'a>),
}

struct Splice<'a> {
    start: usize,
    removed: usize,
    inserted: Vec<&'a [u8]>,
}

impl Serialize for Splice<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(2 + self.inserted.len()))?;
        list.serialize_element(&self.start)?;
        list.serialize_element(&self.removed)?;
        for item in &self.inserted {
            list.serialize_element(&Whole(item))?;
        }
        list.end()
    }
}

impl<'a> ListPlan<'a> {
    fn of(old: &'a [u8], new: &'a [u8]) -> Self {
        let whole = Self {
            form: Form::Whole,
            cost: new.len(),
        };
        let (old, new): (Vec<&[u8]>, Vec<&[u8]>) = (items(old).collect(), items(new).collect());
        let mut best = whole;
        for other in [Self::items(&old, &new), Self::splice(&old, &new)] {
            if other.cost < best.cost {
                best = other;
            }
        }
        best
    }

    fn items(old: &[&'a [u8]], new: &[&'a [u8]]) -> Self {
        let changes: Vec<(usize, Change<'a>)> = new
            .iter()
            .enumerate()
            .filter_map(|(index, item)| Some((index, Change::of(old.get(index).copied(), item)?)))
            .collect();
        let cost = changes.iter().map(|(_, change)| match change {
            Change::New(value) => value.len() + PUNCTUATION + 1,
            Change::Other(patch) => patch.cost() + PUNCTUATION + 1,
        });
        Self {
            cost: cost.sum::<usize>() + LIST.len() + 2 * PUNCTUATION,
            form: Form::Items {
                len: new.len(),
                changes,
            },
        }
    }

    fn splice(old: &[&'a [u8]], new: &[&'a [u8]]) -> Self {
        let shorter = old.len().min(new.len());
        let same = |pair: &(&&[u8], &&[u8])| pair.0 == pair.1;
        let start = old.iter().zip(new).take_while(same).count();
        let rest = shorter - start;
        let end = old
            .iter()
            .rev()
            .zip(new.iter().rev())
            .take(rest)
            .take_while(same)
            .count();
        let inserted = new[start..new.len() - end].to_vec();
        Self {
            cost: inserted.iter().map(|item| item.len() + 1).sum::<usize>()
                + LIST.len()
                + 3 * PUNCTUATION,
            form: Form::Splice(Splice {
                start,
                removed: old.len() - end - start,
                inserted,
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn patch(old: &Value, new: &Value) -> Option<Value> {
        let (old, new) = (Tape::of(old), Tape::of(new));
        Patch::between(&old, &new).map(|patch| serde_json::to_value(patch).unwrap())
    }

    #[test]
    fn only_what_changed_is_told() {
        let old = json!({"same": [1, 2, 3], "deep": {"same": 1, "new": 2}, "gone": true});
        let new = json!({"same": [1, 2, 3], "deep": {"same": 1, "new": 3}});
        assert_eq!(
            patch(&old, &new),
            Some(json!({"deep": {"new": 3}, "gone": null}))
        );
        assert_eq!(patch(&old, &old), None);
    }

    #[test]
    fn lists_are_told_in_the_shortest_way() {
        let person = |name: &str, hearts: u8| json!({"name": name, "hearts": hearts});
        let (ada, bo) = (
            person("Ada of the long name", 3),
            person("Bo of the long name", 2),
        );
        let hurt = person("Ada of the long name", 2);
        assert_eq!(
            patch(&json!([ada, bo]), &json!([hurt, bo])),
            Some(json!({"[]": 2, "0": {"hearts": 2}}))
        );
        assert_eq!(
            patch(&json!([ada, bo, ada]), &json!([ada, ada])),
            Some(json!({"[]": [1, 1]}))
        );
        assert_eq!(
            patch(&json!([bo, bo]), &json!([ada, bo, bo])),
            Some(json!({"[]": [0, 0, ada]}))
        );
        assert_eq!(patch(&json!([1, 2]), &json!([3])), Some(json!([3])));
    }
}
