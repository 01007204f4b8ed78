//! What people at the table tell each other beside the game: signs on the board and the chat.
//!
//! None of it is stored or part of the game's log. Signs go to everybody or nobody: a way to reach one side alone would
//! be a channel that no game's rules know of. What is said is bounded in length, number and rate.

use std::collections::{BTreeMap, VecDeque};

use shamble_core::Seat;
use shamble_protocol::{ChatLine, PlanStep, ServerMsg, Signal, Speaker};

use super::requests::Asker;
use super::{ConnId, Table};
use crate::error::Fault;
use crate::limits::{
    CHAT_BURST, CHAT_LINES, CHAT_RATE, MAX_CHAT_CHARS, MAX_GUESTS, MAX_PLACE_BYTES, MAX_PLAN_STEPS,
    SHOW_BURST, SHOW_RATE, SIGN_BURST, SIGN_RATE,
};
use crate::rate::Bucket;
use crate::record::What;
use crate::seats::{PersonId, clean_line, clean_name};

/// Whose patience is counted: a person over all windows, or one socket of somebody nobody knows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Teller {
    Person(PersonId),
    Guest(ConnId),
}

/// How much somebody may still tell.
struct Breath {
    signs: Bucket,
    shows: Bucket,
    chat: Bucket,
}

impl Breath {
    fn new() -> Self {
        Self {
            signs: Bucket::new(SIGN_RATE, SIGN_BURST),
            shows: Bucket::new(SHOW_RATE, SHOW_BURST),
            chat: Bucket::new(CHAT_RATE, CHAT_BURST),
        }
    }
}

/// Everything that was told and is still remembered.
#[derive(Default)]
pub(super) struct Company {
    breaths: BTreeMap<Teller, Breath>,
    lines: VecDeque<ChatLine>,
    n_lines: u32,
    /// Spectators who are here and spoke, by the order in which they first did.
    guests: BTreeMap<Teller, u32>,
    n_guests: u32,
}

impl Company {
    fn breath(&mut self, teller: Teller) -> &mut Breath {
        self.breaths.entry(teller).or_insert_with(Breath::new)
    }

    /// Keeps a line, and lets go of the oldest where there are too many.
    fn keep(&mut self, by: Speaker, text: String) -> ChatLine {
        let line = ChatLine {
            n: self.n_lines,
            by,
            text,
        };
        self.n_lines += 1;
        if self.lines.len() >= CHAT_LINES {
            self.lines.pop_front();
        }
        self.lines.push_back(line.clone());
        line
    }

    fn guest(&mut self, teller: Teller) -> Result<u32, Fault> {
        if let Some(number) = self.guests.get(&teller) {
            return Ok(*number);
        }
        if self.guests.len() >= MAX_GUESTS {
            return Err(Fault::NoVoice);
        }
        let number = self.n_guests;
        self.n_guests += 1;
        self.guests.insert(teller, number);
        Ok(number)
    }

    /// A socket is gone; who comes back without a secret is somebody new.
    pub(super) fn forget(&mut self, conn: ConnId) {
        self.breaths.remove(&Teller::Guest(conn));
        self.guests.remove(&Teller::Guest(conn));
    }
}

impl Table {
    /// Somebody who plays gives a sign.
    pub(super) fn signal(&mut self, asker: Asker, signal: Signal) -> Result<(), Fault> {
        let seat = self.seat_of(asker)?;
        if self.play.is_none() {
            return Err(Fault::NotStarted);
        }
        if !is_sound(&signal) {
            return Err(Fault::SignMalformed);
        }
        let breath = self.company.breath(Teller::Person(asker.person));
        let bucket = match signal {
            Signal::Point { .. } | Signal::Arrow { .. } | Signal::Call { .. } | Signal::Where => {
                &mut breath.signs
            }
            Signal::Plan { .. } | Signal::Look { .. } => &mut breath.shows,
        };
        if !bucket.take() {
            return Err(Fault::Rate);
        }
        self.send_to_all(&ServerMsg::Signal { seat, signal });
        Ok(())
    }

    /// Somebody says something to everybody.
    pub(super) fn say(
        &mut self,
        conn: ConnId,
        text: &str,
        name: Option<&str>,
    ) -> Result<(), Fault> {
        let person = self.person(conn);
        let seat = person.and_then(|person| self.ledger.party.seat_of(person));
        if seat.is_none() && !self.ledger.voices {
            return Err(Fault::NoVoice);
        }
        let text = clean_line(text, MAX_CHAT_CHARS).ok_or(Fault::Chat)?;
        let guest_name = match seat {
            Some(_) => None,
            None => Some(name.and_then(clean_name).ok_or(Fault::Name)?),
        };
        let teller = person.map_or(Teller::Guest(conn), Teller::Person);
        if !self.company.breath(teller).chat.take() {
            return Err(Fault::Rate);
        }
        let by = match (seat, guest_name) {
            (Some(seat), _) => Speaker::Seat {
                seat,
                name: self.ledger.party.name_at(seat).to_owned(),
            },
            (None, name) => Speaker::Guest {
                number: self.company.guest(teller)?,
                name: name.unwrap_or_default(),
            },
        };
        let line = self.company.keep(by, text);
        self.send_to_all(&ServerMsg::Chat { lines: vec![line] });
        Ok(())
    }

    /// Tells a socket what was said before it came.
    pub(super) fn tell_chat(&mut self, conn: ConnId) {
        if self.company.lines.is_empty() {
            return;
        }
        let lines = self.company.lines.iter().cloned().collect();
        self.send(conn, &ServerMsg::Chat { lines });
    }

    /// The host lets spectators speak, or no longer.
    pub(super) async fn give_voices(&mut self, asker: Asker, voices: bool) -> Result<(), Fault> {
        self.check_host(asker.person)?;
        self.commit(vec![What::Voiced { voices }], Some(asker.cause()))
            .await
    }

    /// Where the asker sits.
    pub(super) fn seat_of(&self, asker: Asker) -> Result<Seat, Fault> {
        let seat = self.ledger.party.seat_of(asker.person);
        seat.ok_or(Fault::SeatNone)
    }
}

/// Whether a sign has the form of one.
fn is_sound(signal: &Signal) -> bool {
    let is_maybe_place = |at: &Option<String>| at.as_deref().is_none_or(is_place);
    match signal {
        Signal::Point { at } => is_place(at),
        Signal::Arrow { from, to } => is_place(from) && is_place(to) && from != to,
        Signal::Call { at, .. } | Signal::Look { at } => is_maybe_place(at),
        Signal::Plan { steps } => steps.len() <= MAX_PLAN_STEPS && steps.iter().all(is_step),
        Signal::Where => true,
    }
}

/// Whether this can be the name of a place on some board: short, and of the few characters that such names have.
fn is_place(place: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-/,._".contains(&byte);
    (1..=MAX_PLACE_BYTES).contains(&place.len()) && place.bytes().all(is_plain)
}

fn is_step(step: &PlanStep) -> bool {
    let is_word = |byte: u8| byte.is_ascii_lowercase() || byte == b'-';
    let is_verb = (1..=MAX_PLACE_BYTES).contains(&step.what.len());
    is_place(&step.at) && is_verb && step.what.bytes().all(is_word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(at: &str) -> Signal {
        Signal::Point { at: at.to_owned() }
    }

    #[test]
    fn places_are_short_names_and_nothing_else() {
        for place in ["15B/street", "34,4", "n2", "space-12", "a_b.c"] {
            assert!(is_sound(&point(place)), "{place}");
        }
        let long = "x".repeat(MAX_PLACE_BYTES + 1);
        for place in ["", " ", "a b", "<b>", "é", "a\"b", "https://x", &long] {
            assert!(!is_sound(&point(place)), "{place}");
        }
        let arrow = |from: &str, to: &str| Signal::Arrow {
            from: from.to_owned(),
            to: to.to_owned(),
        };
        assert!(is_sound(&arrow("a", "b")));
        assert!(!is_sound(&arrow("a", "a")), "an arrow leads somewhere");
    }

    #[test]
    fn plans_have_few_steps_of_plain_words() {
        let plan = |n: usize, what: &str| Signal::Plan {
            steps: vec![
                PlanStep {
                    at: "15B/street".to_owned(),
                    what: what.to_owned(),
                };
                n
            ],
        };
        assert!(is_sound(&plan(0, "move")));
        assert!(is_sound(&plan(MAX_PLAN_STEPS, "get-up")));
        assert!(!is_sound(&plan(MAX_PLAN_STEPS + 1, "move")));
        assert!(!is_sound(&plan(1, "Move!")));
    }

    #[test]
    fn guests_who_left_keep_nobody_from_speaking() {
        let mut company = Company::default();
        for n in 0..3 * MAX_GUESTS {
            let conn = ConnId(n as u64);
            let number = company.guest(Teller::Guest(conn));
            assert_eq!(
                number,
                Ok(u32::try_from(n).unwrap()),
                "each has a number of their own"
            );
            company.forget(conn);
        }
        for n in 0..MAX_GUESTS {
            assert!(company.guest(Teller::Guest(ConnId(n as u64))).is_ok());
        }
        let one_more = Teller::Guest(ConnId(u64::MAX));
        assert_eq!(company.guest(one_more), Err(Fault::NoVoice));
    }

    #[tokio::test(start_paused = true)]
    async fn only_the_last_lines_are_remembered_and_numbers_go_on() {
        let mut company = Company::default();
        for n in 0..CHAT_LINES + 7 {
            let by = Speaker::Guest {
                number: 0,
                name: "Cy".to_owned(),
            };
            company.keep(by, n.to_string());
        }
        assert_eq!(company.lines.len(), CHAT_LINES);
        assert_eq!(company.lines.front().map(|line| line.n), Some(7));
    }
}
