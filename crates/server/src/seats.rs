//! Who is at a table: people with their secrets, chairs and who sits on them, and the host.
//!
//! Pure data. What changes it is decided elsewhere, stored as records, and applied here.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use shamble_bots::Level;
use shamble_core::dice::hex;
use shamble_core::{Seat, SeatSet};

use crate::limits::{MAX_NAME_CHARS, REMEMBERED_REQUESTS};

/// A person at one table, by the order in which they got their secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct PersonId(pub(crate) u16);

/// The creator of a table, who is its first host.
pub(crate) const CREATOR: PersonId = PersonId(0);

/// An unguessable secret, as it is given to a client and never kept.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token(String);

impl Token {
    /// Hexadecimal digits of a token: 192 bits.
    const LEN: usize = 48;

    pub(crate) fn fresh() -> Self {
        Self(hex(&random::<{ Self::LEN / 2 }>()))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash::of(&self.0)
    }
}

/// What is kept of a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TokenHash(pub(crate) [u8; 32]);

impl TokenHash {
    pub(crate) fn of(token: &str) -> Self {
        Self(Sha256::digest(token.as_bytes()).into())
    }
}

/// Bytes nobody can foresee.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// Who holds a chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chair {
    Empty,
    Person(PersonId),
    Bot(Level),
}

/// Somebody with a secret.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) token: TokenHash,
    pub(crate) name: String,
    /// Numbers of the last requests that were carried out, the oldest first.
    done: VecDeque<u32>,
}

/// What is known of a request's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Repeat {
    /// Never carried out.
    New,
    /// Carried out before.
    Done,
    /// Older than anything that is remembered.
    Forgotten,
}

impl Person {
    fn new(token: TokenHash) -> Self {
        Self {
            token,
            name: String::new(),
            done: VecDeque::new(),
        }
    }

    /// Whether the request with this number was carried out before.
    pub(crate) fn repeats(&self, id: u32) -> Repeat {
        if self.done.contains(&id) {
            return Repeat::Done;
        }
        let is_full = self.done.len() >= REMEMBERED_REQUESTS;
        if is_full && self.done.iter().min().is_some_and(|oldest| id < *oldest) {
            return Repeat::Forgotten;
        }
        Repeat::New
    }

    pub(crate) fn carried_out(&mut self, id: u32) {
        if self.done.len() >= REMEMBERED_REQUESTS {
            self.done.pop_front();
        }
        self.done.push_back(id);
    }
}

/// Everybody at a table.
#[derive(Clone, Debug)]
pub(crate) struct Party {
    chairs: Vec<Chair>,
    people: Vec<Person>,
    host: PersonId,
}

impl Party {
    /// A table of empty chairs.
    pub(crate) fn new(n_seats: usize) -> Self {
        Self {
            chairs: vec![Chair::Empty; n_seats],
            people: Vec::new(),
            host: CREATOR,
        }
    }

    pub(crate) fn n_seats(&self) -> usize {
        self.chairs.len()
    }

    /// Changes the number of chairs; new ones are empty, bots on those taken away are gone.
    pub(crate) fn resize(&mut self, n_seats: usize) {
        self.chairs.resize(n_seats, Chair::Empty);
    }

    pub(crate) fn chair(&self, seat: Seat) -> Option<Chair> {
        self.chairs.get(seat.index()).copied()
    }

    pub(crate) fn chairs(&self) -> impl Iterator<Item = (Seat, Chair)> + '_ {
        Seat::all(self.chairs.len()).zip(self.chairs.iter().copied())
    }

    pub(crate) fn host(&self) -> PersonId {
        self.host
    }

    pub(crate) fn set_host(&mut self, person: PersonId) {
        self.host = person;
    }

    pub(crate) fn n_people(&self) -> usize {
        self.people.len()
    }

    pub(crate) fn person(&self, person: PersonId) -> Option<&Person> {
        self.people.get(usize::from(person.0))
    }

    pub(crate) fn person_mut(&mut self, person: PersonId) -> Option<&mut Person> {
        self.people.get_mut(usize::from(person.0))
    }

    /// The person with this secret.
    pub(crate) fn by_token(&self, token: TokenHash) -> Option<PersonId> {
        let index = self
            .people
            .iter()
            .position(|person| person.token == token)?;
        u16::try_from(index).ok().map(PersonId)
    }

    /// The number the next person will have.
    pub(crate) fn next_person(&self) -> PersonId {
        PersonId(u16::try_from(self.people.len()).expect("people at a table are few"))
    }

    pub(crate) fn add(&mut self, token: TokenHash) {
        self.people.push(Person::new(token));
    }

    /// Where this person sits.
    pub(crate) fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.chairs()
            .find(|(_, chair)| *chair == Chair::Person(person))
            .map(|(seat, _)| seat)
    }

    /// Everybody who sits, in the order of the chairs.
    pub(crate) fn seated(&self) -> impl Iterator<Item = (Seat, PersonId)> + '_ {
        self.chairs().filter_map(|(seat, chair)| match chair {
            Chair::Person(person) => Some((seat, person)),
            Chair::Empty | Chair::Bot(_) => None,
        })
    }

    /// The chairs on which people sit.
    pub(crate) fn human_seats(&self) -> SeatSet {
        self.seated().map(|(seat, _)| seat).collect()
    }

    /// Puts a person on a chair, from wherever they sat before.
    pub(crate) fn seat(&mut self, person: PersonId, seat: Seat, name: &str) {
        if let Some(before) = self.seat_of(person) {
            self.chairs[before.index()] = Chair::Empty;
        }
        self.chairs[seat.index()] = Chair::Person(person);
        if let Some(person) = self.person_mut(person) {
            name.clone_into(&mut person.name);
        }
    }

    /// Gives a chair to a bot, or clears it; whoever sat there stands.
    pub(crate) fn place(&mut self, seat: Seat, bot: Option<Level>) {
        self.chairs[seat.index()] = bot.map_or(Chair::Empty, Chair::Bot);
    }

    /// Whether one person plays with bots alone.
    pub(crate) fn is_practice(&self) -> bool {
        self.seated().count() == 1
    }

    /// The name shown on a chair.
    pub(crate) fn name_at(&self, seat: Seat) -> &str {
        match self.chair(seat) {
            Some(Chair::Person(person)) => self.person(person).map_or("", |person| &person.name),
            Some(Chair::Bot(_)) => BOT_NAMES[seat.index()],
            Some(Chair::Empty) | None => "",
        }
    }
}

/// What bots are called, by seat: two at one table never have the same name.
const BOT_NAMES: [&str; shamble_core::MAX_SEATS] = [
    "Moss", "Juno", "Hex", "Pike", "Tilda", "Rook", "Wren", "Odd",
];

/// A name as it is shown. Nothing if it is empty or too long.
pub(crate) fn clean_name(name: &str) -> Option<String> {
    clean_line(name, MAX_NAME_CHARS)
}

/// A line of text as it is shown: no control or direction characters, single blanks, none at the ends. Nothing if it is
/// empty or too long.
pub(crate) fn clean_line(line: &str, max_chars: usize) -> Option<String> {
    let is_hidden = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
    };
    let visible: String = line
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|c| !is_hidden(*c))
        .collect();
    let words = visible.split(' ').filter(|word| !word.is_empty());
    let clean = words.collect::<Vec<_>>().join(" ");
    (1..=max_chars)
        .contains(&clean.chars().count())
        .then_some(clean)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned_or_refused() {
        for (given, clean) in [
            ("Ada", Some("Ada")),
            ("  Ada \t\n Byron ", Some("Ada Byron")),
            ("A\u{202e}da\u{0}", Some("Ada")),
            ("Zoë 🧟", Some("Zoë 🧟")),
            ("", None),
            (" \u{200b} ", None),
            ("abcdefghijklmnopqrstuvwx", Some("abcdefghijklmnopqrstuvwx")),
            ("abcdefghijklmnopqrstuvwxy", None),
        ] {
            assert_eq!(clean_name(given).as_deref(), clean, "{given:?}");
        }
    }

    #[test]
    fn a_person_sits_on_one_chair() {
        let mut party = Party::new(3);
        let token = Token::fresh();
        party.add(token.hash());
        let ada = party.by_token(TokenHash::of(token.as_str())).unwrap();
        party.seat(ada, Seat::new(0), "Ada");
        party.seat(ada, Seat::new(2), "Ada L.");
        assert_eq!(party.chair(Seat::new(0)), Some(Chair::Empty));
        assert_eq!(
            (party.seat_of(ada), party.name_at(Seat::new(2))),
            (Some(Seat::new(2)), "Ada L.")
        );
        party.place(Seat::new(2), Some(Level::Thumb));
        assert_eq!(party.seat_of(ada), None);
        assert_eq!(party.by_token(Token::fresh().hash()), None);
    }

    #[test]
    fn repeated_requests_are_recognised_in_any_order() {
        let mut person = Person::new(TokenHash([0; 32]));
        person.carried_out(8);
        assert_eq!(person.repeats(8), Repeat::Done);
        assert_eq!(
            person.repeats(7),
            Repeat::New,
            "another window may be slower"
        );
        for id in 9..9 + u32::try_from(REMEMBERED_REQUESTS).unwrap() {
            person.carried_out(id);
        }
        assert_eq!(person.repeats(8), Repeat::Forgotten);
        assert_eq!(person.repeats(1000), Repeat::New);
    }
}
