//! What changed between two pictures of the same viewer, found on the typed values and written as it is found.
//!
//! A change of an object is an object with the members that changed; null takes a member away. A change of a list is one
//! of three things, whichever is short: the new list; `{"[]": LENGTH, INDEX: CHANGE, …}`; or
//! `{"[]": [START, REMOVED, ITEM, …]}`, where items take the place of those removed. Anything else is the new value.
//!
//! Structs of views derive [`Changes`]; what does not is compared whole, and where it is an object, as JSON.

mod patch;
mod write;

use arrayvec::ArrayVec;
use serde::Serialize;
pub use shamble_derive::Changes;

use crate::BySeat;

pub use write::{Writer, written};

/// The member that marks the change of a list; no member of a view is called so.
const LIST: &str = "[]";

/// Changes of lists that are no longer than this need not be told in a shorter way.
const SHORT: usize = 24;

/// Something that changes member by member. Derived for structs with named members.
pub trait Changes {
    /// Writes what turns `old` into this; only asked where the two differ.
    fn write_change(&self, old: &Self, out: &mut Writer);
}

/// Writes what turns `old` into `new`, if they differ at all.
pub fn write_change<T: Changes + PartialEq>(old: &T, new: &T, out: &mut Writer) -> bool {
    let differ = old != new;
    if differ {
        new.write_change(old, out);
    }
    differ
}

/// A value and what it was before. How its change is told is found by its type, the best way first: [`ByMember`],
/// [`ByItem`], [`Whole`]. Only derived code needs this.
#[doc(hidden)]
#[derive(Debug)]
pub struct Both<'a, T: ?Sized>(pub &'a T, pub &'a T);

#[doc(hidden)]
pub trait ByMember {
    fn write(&self, out: &mut Writer);
}

#[doc(hidden)]
pub trait ByItem {
    fn write(&self, out: &mut Writer);
}

#[doc(hidden)]
pub trait Whole {
    fn write(&self, out: &mut Writer);
}

impl<T: Changes> ByMember for &&Both<'_, T> {
    fn write(&self, out: &mut Writer) {
        self.0.write_change(self.1, out);
    }
}

impl<T: Serialize + PartialEq> ByItem for &Both<'_, Vec<T>> {
    fn write(&self, out: &mut Writer) {
        write_list(self.0, self.1, out, write_new, write_whole);
    }
}

impl<T: Serialize> Whole for Both<'_, T> {
    fn write(&self, out: &mut Writer) {
        write_whole(self.0, self.1, out);
    }
}

/// Writes a value that is not looked into. An object would be mixed with the old one, so it is told by its members.
fn write_whole<T: Serialize>(new: &T, old: &T, out: &mut Writer) {
    let start = out.len();
    out.value(new);
    if out.since(start).starts_with(b"{") {
        let (old, new) = (written(old), out.text_since(start).to_owned());
        out.truncate(start);
        patch::write(&new, &old, out);
    }
}

impl<T: Changes + PartialEq + Serialize> Changes for Vec<T> {
    fn write_change(&self, old: &Self, out: &mut Writer) {
        write_list(self, old, out, write_new, T::write_change);
    }
}

impl<T: Changes + PartialEq + Serialize, const N: usize> Changes for ArrayVec<T, N> {
    fn write_change(&self, old: &Self, out: &mut Writer) {
        write_list(self, old, out, write_new, T::write_change);
    }
}

impl<T: Changes + PartialEq + Serialize> Changes for BySeat<T> {
    fn write_change(&self, old: &Self, out: &mut Writer) {
        let (new, old) = (self.as_slice(), old.as_slice());
        write_list(new, old, out, write_new, T::write_change);
    }
}

impl<T: Changes + Serialize> Changes for Option<T> {
    fn write_change(&self, old: &Self, out: &mut Writer) {
        match (self, old) {
            (Some(new), Some(old)) => new.write_change(old, out),
            (new, _) => out.value(new),
        }
    }
}

fn write_new<T: Serialize>(item: &T, out: &mut Writer) {
    out.value(item);
}

/// Writes the change of a list in a short way; `write_new` writes items that were not there, `write_item` how one became
/// another.
fn write_list<T: PartialEq>(
    new: &[T],
    old: &[T],
    out: &mut Writer,
    write_new: impl Fn(&T, &mut Writer),
    write_item: impl Fn(&T, &T, &mut Writer),
) {
    let mut shortest = Shortest::new(out);
    let splice = Splice::between(old, new);
    if old.len() != new.len() {
        shortest.try_way(|out, limit| splice.write(new, out, limit, &write_new));
    }
    shortest.try_way(|out, limit| {
        write_items(new, old, out, limit, &write_new, &write_item);
    });
    let n_inserted = new.len() - splice.start - splice.end;
    if n_inserted * 2 >= new.len() {
        shortest.try_way(|out, limit| write_new_list(new, out, limit, &write_new));
    }
    shortest.end();
}

/// Tries ways to write the same thing one after the other and keeps the shortest.
struct Shortest<'a> {
    out: &'a mut Writer,
    start: usize,
    best: Option<usize>,
}

impl<'a> Shortest<'a> {
    fn new(out: &'a mut Writer) -> Self {
        let start = out.len();
        Self {
            out,
            start,
            best: None,
        }
    }

    /// `way` gives up as soon as it is past the limit.
    fn try_way(&mut self, way: impl FnOnce(&mut Writer, usize)) {
        let Some(best) = self.best else {
            way(self.out, usize::MAX);
            self.best = Some(self.out.len() - self.start);
            return;
        };
        if best <= SHORT {
            return;
        }
        let from = self.out.len();
        way(self.out, from + best);
        let len = self.out.len() - from;
        if len < best {
            self.out.remove(self.start, from);
            self.best = Some(len);
        } else {
            self.out.truncate(from);
        }
    }

    fn end(self) {
        debug_assert!(self.best.is_some(), "some way was tried");
    }
}

/// Items that take the place of others, between what is the same before and after.
struct Splice {
    start: usize,
    /// How many at the end stay as they are.
    end: usize,
    removed: usize,
}

impl Splice {
    fn between<T: PartialEq>(old: &[T], new: &[T]) -> Self {
        let same = |pair: &(&T, &T)| pair.0 == pair.1;
        let start = old.iter().zip(new).take_while(same).count();
        let rest = old.len().min(new.len()) - start;
        let backwards = old.iter().rev().zip(new.iter().rev());
        let end = backwards.take(rest).take_while(same).count();
        Self {
            start,
            end,
            removed: old.len() - start - end,
        }
    }

    fn write<T>(
        &self,
        new: &[T],
        out: &mut Writer,
        limit: usize,
        write_new: impl Fn(&T, &mut Writer),
    ) {
        out.open();
        out.name(LIST);
        out.open_list();
        out.value(&self.start);
        out.next_item();
        out.value(&self.removed);
        for item in &new[self.start..new.len() - self.end] {
            out.next_item();
            write_new(item, out);
            if out.len() > limit {
                return;
            }
        }
        out.close_list();
        out.close();
    }
}

fn write_items<T: PartialEq>(
    new: &[T],
    old: &[T],
    out: &mut Writer,
    limit: usize,
    write_new: impl Fn(&T, &mut Writer),
    write_item: impl Fn(&T, &T, &mut Writer),
) {
    out.open();
    out.name(LIST);
    out.value(&new.len());
    for (index, item) in new.iter().enumerate() {
        let before = old.get(index);
        if before == Some(item) {
            continue;
        }
        out.index(index);
        match before {
            Some(before) => write_item(item, before, out),
            None => write_new(item, out),
        }
        if out.len() > limit {
            return;
        }
    }
    out.close();
}

fn write_new_list<T>(
    new: &[T],
    out: &mut Writer,
    limit: usize,
    write_new: impl Fn(&T, &mut Writer),
) {
    out.open_list();
    for item in new {
        out.next_item();
        write_new(item, out);
        if out.len() > limit {
            return;
        }
    }
    out.close_list();
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[derive(Clone, PartialEq, Serialize, Changes)]
    struct Person {
        name: &'static str,
        hearts: u8,
        holds: Option<Thing>,
        tags: Vec<u8>,
    }

    #[derive(Clone, PartialEq, Serialize)]
    #[serde(rename_all = "snake_case")]
    enum Thing {
        Rope { length: u8, knots: Option<u8> },
        Lamp,
    }

    fn person(name: &'static str, hearts: u8) -> Person {
        Person {
            name,
            hearts,
            holds: None,
            tags: Vec::new(),
        }
    }

    fn change<T: Changes + PartialEq>(old: &T, new: &T) -> Option<Value> {
        let mut out = Writer::default();
        write_change(old, new, &mut out).then(|| serde_json::from_str(out.text_since(0)).unwrap())
    }

    #[test]
    fn only_members_that_changed_are_told() {
        let old = person("Ada", 3);
        assert_eq!(change(&old, &old), None);
        let mut new = person("Ada", 2);
        new.tags = vec![1, 2];
        assert_eq!(
            change(&old, &new),
            Some(json!({"hearts": 2, "tags": {"[]": [0, 0, 1, 2]}}))
        );
    }

    #[test]
    fn objects_in_the_place_of_others_leave_nothing_of_them() {
        let holding = |holds| Person {
            holds,
            ..person("Ada", 3)
        };
        let rope = |length, knots| Some(Thing::Rope { length, knots });
        let cases = [
            (
                rope(3, Some(1)),
                rope(4, None),
                json!({"holds": {"rope": {"knots": null, "length": 4}}}),
            ),
            (rope(3, None), Some(Thing::Lamp), json!({"holds": "lamp"})),
            (rope(3, None), None, json!({"holds": null})),
            (
                None,
                rope(3, None),
                json!({"holds": {"rope": {"length": 3}}}),
            ),
        ];
        for (old, new, expected) in cases {
            assert_eq!(change(&holding(old), &holding(new)), Some(expected));
        }
    }

    #[test]
    fn lists_are_told_in_a_short_way() {
        let (ada, bo) = (
            person("Ada of the long name", 3),
            person("Bo of the long name", 2),
        );
        let list = |people: &[&Person]| people.iter().map(|person| (*person).clone()).collect();
        let changed = |old: &[&Person], new: &[&Person]| {
            let (old, new): (Vec<Person>, Vec<Person>) = (list(old), list(new));
            change(&old, &new).unwrap()
        };
        let hurt = person("Ada of the long name", 2);
        assert_eq!(
            changed(&[&ada, &bo], &[&hurt, &bo]),
            json!({"[]": 2, "0": {"hearts": 2}})
        );
        assert_eq!(
            changed(&[&ada, &bo, &ada], &[&ada, &ada]),
            json!({"[]": [1, 1]})
        );
        assert_eq!(
            changed(&[&bo, &bo], &[&ada, &bo, &bo]),
            json!({"[]": [0, 0, {"name": "Ada of the long name", "hearts": 3, "tags": []}]})
        );
        assert_eq!(changed(&[&ada], &[]), json!({"[]": [0, 1]}));
    }
}
