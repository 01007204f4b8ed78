//! A count of everything that is in a game's box, held against what there should be.
//!
//! Tests ask a game after every input to say where each of its pieces lies. A card that lies nowhere or in two places, a
//! counter that ran below zero or a holder who is dead is then found at the input that made it so, not when somebody
//! stumbles over it. Nothing of this runs outside tests.

use std::collections::BTreeMap;
use std::fmt::Display;

/// Where the pieces of a game lie, and how many there should be.
#[derive(Clone, Debug, Default)]
pub struct Account {
    kinds: BTreeMap<&'static str, Kind>,
    wrong: Vec<String>,
}

#[derive(Clone, Debug, Default)]
struct Kind {
    /// Piece by piece: where it lies.
    places: BTreeMap<String, Vec<String>>,
    /// How often each piece should be there, once the game has said so.
    should: Option<BTreeMap<String, usize>>,
}

/// Pieces that nobody can tell apart all go by this name.
const ANY: &str = "";

impl Account {
    /// `piece` lies at `place`.
    pub fn one(&mut self, kind: &'static str, piece: impl Display, place: impl Display) {
        let kind = self.kinds.entry(kind).or_default();
        let places = kind.places.entry(piece.to_string()).or_default();
        places.push(place.to_string());
    }

    /// So many pieces that nobody can tell apart lie at `place`.
    pub fn some(&mut self, kind: &'static str, n: usize, place: impl Display) {
        for _ in 0..n {
            self.one(kind, ANY, &place);
        }
    }

    /// Just these pieces should be somewhere; one that is named twice should be there twice.
    pub fn expect<P: Display>(&mut self, kind: &'static str, pieces: impl IntoIterator<Item = P>) {
        let should = self
            .kinds
            .entry(kind)
            .or_default()
            .should
            .get_or_insert_default();
        for piece in pieces {
            *should.entry(piece.to_string()).or_default() += 1;
        }
    }

    /// So many pieces that nobody can tell apart should be somewhere.
    pub fn expect_some(&mut self, kind: &'static str, n: usize) {
        let kind = self.kinds.entry(kind).or_default();
        kind.should.get_or_insert_default().insert(ANY.into(), n);
    }

    /// Something else that must be so.
    pub fn check(&mut self, holds: bool, otherwise: impl FnOnce() -> String) {
        if !holds {
            self.wrong.push(otherwise());
        }
    }

    /// All that does not add up, one line each.
    pub fn flaws(self) -> Vec<String> {
        let Self { kinds, mut wrong } = self;
        for (name, kind) in &kinds {
            let Some(should) = &kind.should else {
                wrong.push(format!("nothing says how many of '{name}' there should be"));
                continue;
            };
            for piece in kind.places.keys().chain(should.keys()) {
                let places = kind.places.get(piece).map_or(&[][..], Vec::as_slice);
                let n = should.get(piece).copied().unwrap_or(0);
                if places.len() != n {
                    let name = format!("{name} {piece}");
                    let found = match places {
                        [] => "nowhere".to_owned(),
                        places => places.join(", "),
                    };
                    wrong.push(format!(
                        "{}: {n} should be there, but {} are: {found}",
                        name.trim(),
                        places.len()
                    ));
                }
            }
        }
        wrong.sort();
        wrong.dedup();
        wrong
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_adds_up_has_no_flaws() {
        let mut account = Account::default();
        account.expect("card", ["axe", "bat", "bat"]);
        account.one("card", "bat", "hand of 0");
        account.one("card", "axe", "deck");
        account.one("card", "bat", "deck");
        account.expect_some("zombie", 3);
        account.some("zombie", 1, "street");
        account.some("zombie", 2, "reserve");
        account.check(true, || unreachable!("it holds"));
        assert_eq!(account.flaws(), [""; 0]);
    }

    #[test]
    fn lost_doubled_and_strange_pieces_are_found() {
        let mut account = Account::default();
        account.expect("card", ["axe", "bat"]);
        account.one("card", "axe", "deck");
        account.one("card", "axe", "hand of 0");
        account.one("card", "gun", "deck");
        account.expect_some("zombie", 2);
        account.some("zombie", 1, "street");
        account.some("token", 1, "street");
        account.check(false, || "the dead hold cards".to_owned());
        assert_eq!(
            account.flaws(),
            [
                "card axe: 1 should be there, but 2 are: deck, hand of 0",
                "card bat: 1 should be there, but 0 are: nowhere",
                "card gun: 0 should be there, but 1 are: deck",
                "nothing says how many of 'token' there should be",
                "the dead hold cards",
                "zombie: 2 should be there, but 1 are: street",
            ]
        );
    }
}
