//! What people have learnt of a game, and what that still allows them. Written once, asked everywhere.
//!
//! A person's knowledge only grows: whoever has looked through a seat's eyes since the game began has seen its hand for
//! good. So whoever looked through one seat may have that seat again and no other, may try a running game out in a copy
//! only if nobody else knows anything of it, and only dealt anew for their own seat; and a seat that was given away in
//! its holder's absence waits for its holder. Watching needs no leave: what spectators see, every seat knows.
//!
//! Nobody can tell who sits behind a new secret. Where somebody could have seen two hands in spite of all this, the game
//! says so with a label for good; a game in which nobody could have carries none. Everything here follows from the
//! table's records, so it outlives restarts.

use std::collections::BTreeMap;

use shamble_core::{Seat, SeatSet};

use crate::error::Fault;
use crate::seats::{Party, PersonId};

/// What the people at a table know of its game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Knowledge {
    has_begun: bool,
    /// Through which seats' eyes each person has looked since the game began.
    eyes: BTreeMap<PersonId, SeatSet>,
    /// Seats that were given away by somebody else than their holder, who may want them back.
    kept: BTreeMap<Seat, PersonId>,
    /// Whether a seat was taken in the middle of the game by somebody who could have seen another hand before.
    seats_changed: bool,
    /// Whether somebody tried the running game out in a copy.
    looked_ahead: bool,
}

impl Knowledge {
    /// The game begins: everybody who sits sees a hand.
    pub(crate) fn game_begins(&mut self, party: &Party) {
        self.has_begun = true;
        for (seat, person) in party.seated() {
            self.eyes.insert(person, SeatSet::only(seat));
        }
    }

    /// A person sits down.
    pub(crate) fn sits_down(&mut self, person: PersonId, seat: Seat) {
        if !self.has_begun {
            return;
        }
        self.kept.remove(&seat);
        if self.eyes_of(person).has(seat) {
            return;
        }
        // The first and only person of a game has nobody to have looked over the shoulder of.
        self.seats_changed |= !self.eyes.is_empty();
        self.eyes
            .entry(person)
            .or_insert(SeatSet::EMPTY)
            .insert(seat);
    }

    /// A person's seat is given to a bot, by themselves or by somebody else.
    pub(crate) fn is_unseated(&mut self, person: PersonId, seat: Seat, by: Option<PersonId>) {
        if self.has_begun && by != Some(person) {
            self.kept.insert(seat, person);
        }
    }

    /// Somebody tries the running game out in a copy.
    pub(crate) fn looks_ahead(&mut self) {
        self.looked_ahead = true;
    }

    fn eyes_of(&self, person: PersonId) -> SeatSet {
        self.eyes.get(&person).copied().unwrap_or(SeatSet::EMPTY)
    }

    /// Whether a person, or somebody nobody knows yet, may look through this seat's eyes.
    pub(crate) fn may_sit(&self, person: Option<PersonId>, seat: Seat) -> Result<(), Fault> {
        let eyes = person.map_or(SeatSet::EMPTY, |person| self.eyes_of(person));
        if eyes.is_empty() || eyes.has(seat) {
            Ok(())
        } else {
            Err(Fault::SeenAnother)
        }
    }

    /// Whose this seat was, if it was given away in their absence.
    pub(crate) fn is_kept_for(&self, seat: Seat) -> Option<PersonId> {
        self.kept.get(&seat).copied()
    }

    /// Whether a person may try the running game out in a copy that is dealt anew for `seat`.
    pub(crate) fn may_look_ahead(&self, person: PersonId, seat: Seat) -> bool {
        let is_alone = self.eyes.keys().all(|knower| *knower == person);
        is_alone && self.eyes_of(person) == SeatSet::only(seat)
    }

    pub(crate) fn has_changed_seats(&self) -> bool {
        self.seats_changed
    }

    pub(crate) fn has_looked_ahead(&self) -> bool {
        self.looked_ahead
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seats::TokenHash;

    const ADA: PersonId = PersonId(0);
    const BO: PersonId = PersonId(1);
    const CY: PersonId = PersonId(2);

    fn seat(n: usize) -> Seat {
        Seat::new(n)
    }

    /// A game that the first `n` people begin, each on the seat of their number.
    fn begun(n: u16) -> Knowledge {
        let mut party = Party::new(4);
        for number in 0..n {
            party.add(TokenHash([0; 32]));
            party.seat(PersonId(number), seat(usize::from(number)), "x");
        }
        let mut knowledge = Knowledge::default();
        knowledge.game_begins(&party);
        knowledge
    }

    #[test]
    fn nobody_sees_two_hands() {
        let knowledge = begun(2);
        assert_eq!(knowledge.may_sit(Some(ADA), seat(0)), Ok(()));
        assert_eq!(
            knowledge.may_sit(Some(ADA), seat(2)),
            Err(Fault::SeenAnother)
        );
        assert_eq!(knowledge.may_sit(None, seat(2)), Ok(()), "a newcomer");
    }

    #[test]
    fn before_the_start_there_is_nothing_to_know() {
        let mut knowledge = Knowledge::default();
        knowledge.sits_down(ADA, seat(0));
        knowledge.sits_down(ADA, seat(1));
        knowledge.is_unseated(BO, seat(2), Some(ADA));
        assert_eq!(knowledge.may_sit(Some(ADA), seat(2)), Ok(()));
        assert_eq!(knowledge.is_kept_for(seat(2)), None);
        assert!(!knowledge.has_changed_seats());
    }

    #[test]
    fn coming_back_to_ones_seat_needs_no_label_and_taking_anothers_does() {
        let mut knowledge = begun(2);
        knowledge.is_unseated(BO, seat(1), Some(BO));
        assert_eq!(knowledge.is_kept_for(seat(1)), None, "left by himself");
        knowledge.sits_down(BO, seat(1));
        assert!(!knowledge.has_changed_seats());
        knowledge.is_unseated(BO, seat(1), Some(ADA));
        assert_eq!(knowledge.is_kept_for(seat(1)), Some(BO));
        knowledge.sits_down(CY, seat(1));
        assert_eq!(knowledge.is_kept_for(seat(1)), None);
        assert!(knowledge.has_changed_seats());
    }

    #[test]
    fn the_only_person_of_a_game_may_sit_down_late_without_a_label() {
        let mut knowledge = begun(0);
        knowledge.sits_down(ADA, seat(3));
        assert!(!knowledge.has_changed_seats());
        knowledge.sits_down(BO, seat(2));
        assert!(knowledge.has_changed_seats());
    }

    #[test]
    fn only_who_knows_a_game_alone_may_try_it_out() {
        assert!(begun(1).may_look_ahead(ADA, seat(0)));
        assert!(!begun(1).may_look_ahead(ADA, seat(1)));
        assert!(!begun(1).may_look_ahead(BO, seat(0)));
        let mut knowledge = begun(2);
        knowledge.is_unseated(ADA, seat(0), Some(ADA));
        assert!(
            !knowledge.may_look_ahead(BO, seat(1)),
            "standing up unlearns nothing"
        );
    }
}
