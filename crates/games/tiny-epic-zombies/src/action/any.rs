//! Any action that can be written, for tests that throw them at the rules.

use shamble_core::Dice;

use super::Action;
use crate::ids::{Card, Character, Clue, Human, Post, Room, Slot, Token};

/// Draws the parts of an action.
struct Draw<'a>(&'a mut Dice);

impl Draw<'_> {
    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.0.pick(all.len())]
    }

    fn room(&mut self) -> Room {
        Room::from_index(self.0.pick(Room::COUNT))
    }

    fn slot(&mut self) -> Slot {
        self.of(Slot::ALL)
    }

    fn maybe_slot(&mut self) -> Option<Slot> {
        (self.0.pick(2) == 0).then(|| self.slot())
    }

    fn card(&mut self) -> Card {
        Card::from_index(self.0.pick(Card::COUNT))
    }

    fn human(&mut self) -> Human {
        Human(self.0.pick(4) as u8)
    }

    fn character(&mut self) -> Character {
        self.of(Character::ALL)
    }

    fn token(&mut self) -> Token {
        let all: Vec<Token> = Token::all().collect();
        self.of(&all)
    }

    /// Mostly one of those that change hands.
    fn handed(&mut self) -> Token {
        match self.0.pick(8) {
            0 => self.token(),
            n if n % 2 == 0 => Token::Radio,
            _ => Token::Part,
        }
    }

    fn number(&mut self) -> u8 {
        self.0.pick(16) as u8
    }
}

/// How each action is drawn.
const ALL: &[fn(&mut Draw<'_>) -> Action] = &[
    |draw| Action::Choose(draw.character()),
    |draw| Action::Deal(draw.card()),
    |draw| Action::Move(draw.room()),
    |draw| Action::Skateboard(draw.room()),
    |draw| Action::Squad(draw.slot()),
    |_| Action::Fight,
    |_| Action::Quarantine,
    |_| Action::Grenade,
    |draw| Action::Shoot(draw.room()),
    |draw| {
        let (a, b) = (draw.room(), draw.room());
        Action::ShootTwo(a.min(b), a.max(b))
    },
    |_| Action::Stay,
    |_| Action::Convert,
    |draw| Action::Cover(draw.human(), draw.room()),
    |_| Action::Accept,
    |_| Action::Decline,
    |_| Action::Use,
    |draw| Action::Trap(draw.room()),
    |draw| Action::Crash(draw.room(), draw.room()),
    |draw| Action::Drive(draw.slot()),
    |draw| Action::Swap(draw.card(), draw.card()),
    |draw| Action::Layaway(draw.card()),
    |draw| Action::Flip(draw.token()),
    |draw| Action::Take(draw.token()),
    |draw| Action::Guess(draw.of(Clue::ALL)),
    |draw| Action::Snatch(draw.handed()),
    |draw| Action::Stow(draw.card()),
    |draw| Action::Stash(draw.number()),
    |draw| Action::Collect(draw.card()),
    |draw| Action::Buy(draw.card()),
    |draw| Action::Drop(draw.card(), draw.maybe_slot()),
    |_| Action::Fireworks,
    |_| Action::Adrenaline,
    |draw| Action::Shift(draw.room(), draw.room()),
    |_| Action::Done,
    |_| Action::End,
    |draw| Action::Store(draw.slot()),
    |draw| Action::Pick(draw.human()),
    |draw| Action::Cache(draw.number()),
    |_| Action::Skip,
    |_| Action::Draw,
    |draw| Action::Keep(draw.maybe_slot()),
    |_| Action::Refuse,
    |_| Action::Revolver,
    |_| Action::Axe,
    |_| Action::Suffer,
    |draw| Action::Rush(draw.room()),
    |draw| Action::Lose(draw.card()),
    |_| Action::Hush,
    |draw| Action::Horde(draw.character()),
    |draw| Action::Push(draw.token(), draw.room()),
    |_| Action::Sift,
    |draw| Action::Bury(draw.card()),
    |draw| Action::Litter(draw.card(), draw.slot()),
    |_| Action::Fill,
    |draw| Action::Burn(draw.card()),
    |draw| Action::Post(draw.of(Post::ALL)),
    |draw| Action::Kill(draw.room()),
];

/// What can be done at any time (TEZ-R107), by anybody, whatever is asked: drawn more often than the rest.
const AT_ANY_TIME: &[fn(&mut Draw<'_>) -> Action] = &[
    |draw| Action::Peek(draw.human()),
    |_| Action::PeekDeck,
    |draw| Action::Lay(draw.handed()),
    |draw| Action::Give(draw.handed(), draw.human()),
    |draw| Action::Beg(draw.handed()),
];

impl Action {
    /// Some action, sensible or not.
    pub(crate) fn any(dice: &mut Dice) -> Self {
        let mut draw = Draw(dice);
        let from = if draw.0.pick(3) == 0 {
            AT_ANY_TIME
        } else {
            ALL
        };
        draw.of(from)(&mut draw)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use shamble_core::Seed;

    use super::*;

    #[test]
    fn every_verb_is_drawn() {
        let mut dice = Dice::new(Seed::from_number(1));
        let verbs: BTreeSet<String> = (0..4000)
            .map(|_| {
                let text = Action::any(&mut dice).to_string();
                let verb = text.split(' ').next().unwrap_or_default();
                verb.to_owned()
            })
            .collect();
        let known: BTreeSet<String> = super::super::VERBS.split(", ").map(str::to_owned).collect();
        assert_eq!(verbs, known);
    }
}
