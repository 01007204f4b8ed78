//! Names of things as texts, shared by events, prompts, labels and refusals.

use shamble_core::{Text, text};

use crate::State;
use crate::effect::Ability;
use crate::event::{Spot, Who};
use crate::ids::{
    Card, Character, Clue, Exit, Face, Human, Letter, Objective, Post, Room, Side, Slot, Symbol,
    Token,
};

pub(crate) fn character(character: Character) -> Text {
    Text::new(format!("tiny-epic-zombies-character-{}", character.name()))
}

/// The card's name without the letter of the copy.
pub(crate) fn card(card: Card) -> Text {
    let name = match card.name().rsplit_once('-') {
        Some((name, copy)) if copy.len() == 1 => name,
        _ => card.name(),
    };
    Text::new(format!("tiny-epic-zombies-card-{name}"))
}

pub(crate) fn side(side: Side) -> Text {
    Text::new(format!("tiny-epic-zombies-store-{}", side.name()))
}

/// A Store where its name is not at hand: by its place.
pub(crate) fn slot(slot: Slot) -> Text {
    Text::new(format!("tiny-epic-zombies-slot-{}", slot.name()))
}

/// A Room where the Store's name is not at hand.
pub(crate) fn plain_room(room: Room) -> Text {
    match room.slot() {
        Some(at) => text!(
            "tiny-epic-zombies-room",
            store = slot(at),
            n = room.number()
        ),
        None => courtyard(room),
    }
}

fn courtyard(room: Room) -> Text {
    let letter = room.to_string();
    Text::new(format!("tiny-epic-zombies-courtyard-{}", &letter[2..]))
}

pub(crate) fn spot(spot: Spot) -> Text {
    match spot.side {
        Some(at) => text!(
            "tiny-epic-zombies-room",
            store = side(at),
            n = spot.room.number()
        ),
        None => courtyard(spot.room),
    }
}

pub(crate) fn who(who: Who) -> Text {
    character(who.character)
}

pub(crate) fn token(token: Token) -> Text {
    match token {
        Token::Radio => text!("tiny-epic-zombies-token-radio"),
        Token::Part => text!("tiny-epic-zombies-token-part"),
        Token::Supply(_) => text!("tiny-epic-zombies-token-supply", n = token.number()),
        Token::Stranded(_) => text!("tiny-epic-zombies-token-stranded"),
        Token::Ingredient(_) => text!("tiny-epic-zombies-token-ingredient"),
        Token::Exit(_) => text!("tiny-epic-zombies-token-exit"),
        Token::Clue(_) => text!("tiny-epic-zombies-token-clue"),
    }
}

pub(crate) fn objective(objective: Objective) -> Text {
    Text::new(format!("tiny-epic-zombies-objective-{}", objective.name()))
}

pub(crate) fn clue(clue: Clue) -> Text {
    Text::new(format!("tiny-epic-zombies-clue-{}", clue.name()))
}

pub(crate) fn symbol(symbol: Symbol) -> Text {
    Text::new(format!("tiny-epic-zombies-symbol-{}", symbol.name()))
}

pub(crate) fn face(face: Face) -> Text {
    Text::new(format!("tiny-epic-zombies-face-{}", face.name()))
}

pub(crate) fn ability(ability: Ability) -> Text {
    Text::new(format!("tiny-epic-zombies-ability-{}", ability.name()))
}

pub(crate) fn post(post: Post) -> Text {
    Text::new(format!("tiny-epic-zombies-post-{}", post.name()))
}

pub(crate) fn letter(letter: Letter) -> Text {
    text!("tiny-epic-zombies-letter", letter = letter.name())
}

pub(crate) fn exit(exit: Exit) -> Text {
    match exit {
        Exit::Symbol(of) => symbol(of),
        Exit::Number(n) => text!("tiny-epic-zombies-exit-number", n = n),
    }
}

impl State {
    pub(crate) fn who(&self, human: Human) -> Who {
        Who {
            human,
            character: self.human(human).character,
        }
    }

    pub(crate) fn spot(&self, room: Room) -> Spot {
        Spot {
            room,
            side: room.slot().map(|slot| self.map.side(slot)),
        }
    }

    pub(crate) fn say_room(&self, room: Room) -> Text {
        spot(self.spot(room))
    }

    pub(crate) fn say_store(&self, slot: Slot) -> Text {
        side(self.map.side(slot))
    }

    pub(crate) fn say_human(&self, human: Human) -> Text {
        character(self.human(human).character)
    }
}
