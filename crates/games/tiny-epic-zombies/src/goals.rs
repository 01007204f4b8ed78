//! The Objectives of a table: which are in play, how far everybody is, and where their tokens are.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use shamble_core::SeatSet;

use crate::content::content;
use crate::ids::{Clue, Exit, Human, Letter, Objective, Place, Room, SlotSet, Symbol, Token};

/// A Squad outside its Corner Store.
pub(crate) const OUTSIDE: u8 = 0;
/// A Squad in the Courtyard: six Rooms and one more step (TEZ-R88).
pub(crate) const ARRIVED: u8 = 7;

/// The Objectives. Progress has a column for each Human; a team shares column 0 (TEZ-192).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goals {
    /// The three Objectives.
    pub in_play: ArrayVec<Objective, 3>,
    /// Marker of each Objective, by column.
    #[serde(with = "by_name::objective")]
    pub progress: [[u8; 4]; 9],
    /// Which Objectives are complete, by column.
    #[serde(with = "by_name::objective")]
    pub complete: [[bool; 4]; 9],
    /// Ammo in the Arsenal's cache, by column.
    pub cache: [u8; 4],
    /// The Radio.
    pub radio: Place,
    /// The Part.
    pub part: Place,
    /// The gear the Part was last laid on.
    pub gear: u8,
    /// The two Stranded Tokens.
    pub stranded: [Place; 2],
    /// Which of the two is the person.
    pub person: u8,
    /// The space of the Stranded track, from 0.
    pub stranded_space: u8,
    /// The Ingredients.
    pub ingredients: [Ingredient; 8],
    /// The Exits.
    pub exits: [ExitToken; 8],
    /// Exits on the card, in the order they were found.
    pub found: ArrayVec<Exit, 8>,
    /// Entrances each Human has ticked, in competitive games.
    pub ticks: [SlotSet; 4],
    /// How far each Squad is, for NW, NE, SE and SW; nothing if the Squad is not used.
    #[serde(with = "by_name::corner")]
    pub squads: [Option<u8>; 4],
    /// Which spaces of the Escort card are taken.
    #[serde(with = "by_name::post")]
    pub posts: [bool; 4],
    /// The Clues; number 0 was laid on the Source space.
    pub clues: [ClueToken; 5],
    /// Sources found, in cooperative games.
    #[serde(with = "by_name::clue")]
    pub sources: [bool; 5],
}

/// An Ingredient Token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ingredient {
    /// What it shows.
    pub letter: Letter,
    /// Where it is.
    pub place: Place,
    /// The seats that have seen it.
    #[serde(default)]
    pub seen: SeatSet,
    /// Letters everybody knows it is not, because a marker stood still.
    #[serde(default)]
    pub not: [bool; 4],
}

/// An Exit Token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExitToken {
    /// What it shows.
    pub shows: Exit,
    /// Where it is.
    pub place: Place,
}

/// A Clue Token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClueToken {
    /// What it shows.
    pub clue: Clue,
    /// Where it is: a Room, the Source space (`card`) or out of the game.
    pub place: Place,
    /// It lies face up.
    #[serde(default)]
    pub up: bool,
    /// The seats that have seen it.
    #[serde(default)]
    pub seen: SeatSet,
}

/// Arrays by Objective, Squad and the like are written as tables with their names.
mod by_name {
    macro_rules! by_name {
        ($name:ident, $names:expr) => {
            pub(super) mod $name {
                use std::collections::BTreeMap;

                use serde::de::Error;
                use serde::{Deserialize, Deserializer, Serialize, Serializer};

                pub(crate) fn serialize<S: Serializer, T: Serialize, const N: usize>(
                    values: &[T; N],
                    serializer: S,
                ) -> Result<S::Ok, S::Error> {
                    serializer.collect_map($names.iter().map(|item| item.name()).zip(values))
                }

                pub(crate) fn deserialize<
                    'de,
                    D: Deserializer<'de>,
                    T: Deserialize<'de>,
                    const N: usize,
                >(
                    deserializer: D,
                ) -> Result<[T; N], D::Error> {
                    let mut map: BTreeMap<String, T> = BTreeMap::deserialize(deserializer)?;
                    let names = || $names.iter().map(|item| item.name());
                    let values = names().map(|name| {
                        map.remove(name)
                            .ok_or_else(|| D::Error::custom(format!("{name} is missing")))
                    });
                    let values: Vec<T> = values.collect::<Result<_, _>>()?;
                    if let Some(name) = map.keys().next() {
                        let known = names().collect::<Vec<_>>().join(", ");
                        return Err(D::Error::custom(format!(
                            "unknown '{name}'; known: {known}"
                        )));
                    }
                    <[T; N]>::try_from(values)
                        .map_err(|_| D::Error::custom("one value for each name"))
                }
            }
        };
    }
    by_name!(objective, crate::ids::Objective::ALL);
    by_name!(corner, crate::ids::Slot::CORNERS);
    by_name!(post, crate::ids::Post::ALL);
    by_name!(clue, crate::ids::Clue::ALL);
}

impl Default for Goals {
    fn default() -> Self {
        let details = &content().details;
        let exits: Vec<Exit> = Symbol::ALL
            .iter()
            .map(|symbol| Exit::Symbol(*symbol))
            .chain(details.exit_numbers.map(Exit::Number))
            .collect();
        Self {
            in_play: ArrayVec::new(),
            progress: [[0; 4]; 9],
            complete: [[false; 4]; 9],
            cache: [0; 4],
            radio: Place::Gone,
            part: Place::Gone,
            gear: 0,
            stranded: [Place::Gone; 2],
            person: 0,
            stranded_space: 0,
            ingredients: details.ingredients.map(|letter| Ingredient {
                letter,
                place: Place::Gone,
                seen: SeatSet::EMPTY,
                not: [false; 4],
            }),
            exits: std::array::from_fn(|i| ExitToken {
                shows: exits[i],
                place: Place::Gone,
            }),
            found: ArrayVec::new(),
            ticks: [SlotSet::EMPTY; 4],
            squads: [None; 4],
            posts: [false; 4],
            clues: std::array::from_fn(|i| ClueToken {
                clue: Clue::ALL[i],
                place: Place::Gone,
                up: false,
                seen: SeatSet::EMPTY,
            }),
            sources: [false; 5],
        }
    }
}

impl Goals {
    /// Whether the Objective is one of the three.
    pub(crate) fn has(&self, objective: Objective) -> bool {
        self.in_play.contains(&objective)
    }

    /// Where one of the Objectives' tokens is.
    pub(crate) fn place(&self, token: Token) -> Place {
        match token {
            Token::Radio => self.radio,
            Token::Part => self.part,
            Token::Stranded(n) => self.stranded[usize::from(n)],
            Token::Ingredient(n) => self.ingredients[usize::from(n)].place,
            Token::Exit(n) => self.exits[usize::from(n)].place,
            Token::Clue(n) => self.clues[usize::from(n)].place,
            Token::Supply(_) => Place::Gone,
        }
    }

    pub(crate) fn place_mut(&mut self, token: Token) -> &mut Place {
        match token {
            Token::Radio => &mut self.radio,
            Token::Stranded(n) => &mut self.stranded[usize::from(n)],
            Token::Ingredient(n) => &mut self.ingredients[usize::from(n)].place,
            Token::Exit(n) => &mut self.exits[usize::from(n)].place,
            Token::Clue(n) => &mut self.clues[usize::from(n)].place,
            Token::Part | Token::Supply(_) => &mut self.part,
        }
    }

    /// Of each kind the first three found are blocked, the fourth is real (TEZ-221): the places of both in `found`.
    fn real_places(&self) -> [Option<usize>; 2] {
        let fourth = |wanted: fn(&Exit) -> bool| {
            let of_kind = self.found.iter().enumerate();
            let mut of_kind = of_kind.filter(|(_, exit)| wanted(exit));
            of_kind.nth(3).map(|(place, _)| place)
        };
        [
            fourth(|exit| matches!(exit, Exit::Symbol(_))),
            fourth(|exit| matches!(exit, Exit::Number(_))),
        ]
    }

    /// The Exits found to be blocked, in the order they were found.
    pub(crate) fn blocked_exits(&self) -> Vec<Exit> {
        let real = self.real_places();
        let found = self.found.iter().copied().enumerate();
        found
            .filter(|(place, _)| !real.contains(&Some(*place)))
            .map(|(_, exit)| exit)
            .collect()
    }

    /// What is known of the real exit: its symbol, its number, or both.
    pub(crate) fn real_exits(&self) -> Vec<Exit> {
        let known = self.real_places().into_iter().flatten();
        known.map(|place| self.found[place]).collect()
    }

    /// The symbol and number of the real exit, once both are on the card (TEZ-221).
    pub(crate) fn real_exit(&self) -> Option<(Symbol, u8)> {
        // Both are the fourth of their kind; this is asked after every step.
        if self.found.len() < 8 {
            return None;
        }
        match self.real_places().map(|place| Some(self.found[place?])) {
            [Some(Exit::Symbol(symbol)), Some(Exit::Number(number))] => Some((symbol, number)),
            _ => None,
        }
    }
}

impl crate::State {
    /// The column of progress that is this Human's.
    pub(crate) fn column(&self, human: Human) -> usize {
        if self.is_competitive() {
            human.index()
        } else {
            0
        }
    }

    /// How many Humans, as an index into competitive targets.
    fn crowd(&self) -> usize {
        self.n_humans() - 2
    }

    /// How much is needed of an Objective.
    pub(crate) fn target(&self, objective: Objective) -> u8 {
        let def = &content().objectives[objective.index()];
        if self.is_competitive() {
            def.own[self.crowd()]
        } else {
            def.target
        }
    }

    /// How much Ammo the Arsenal needs.
    pub(crate) fn cache_target(&self) -> u8 {
        let details = &content().details;
        if self.is_competitive() {
            details.arsenal_own_ammo[self.crowd()]
        } else {
            details.arsenal_ammo
        }
    }

    /// Whether the Objective is complete for this Human or their team.
    pub(crate) fn is_complete(&self, objective: Objective, human: Human) -> bool {
        self.goals.complete[objective.index()][self.column(human)]
    }

    /// Whether this Human can still make progress on the Objective.
    pub(crate) fn is_open(&self, objective: Objective, human: Human) -> bool {
        self.goals.has(objective) && !self.is_complete(objective, human)
    }

    /// Whether the Objective's restrictions and tokens are in force: a team's end with it, a competition's never (TEZ-R92).
    pub(crate) fn is_in_force(&self, objective: Objective) -> bool {
        self.goals.has(objective)
            && (self.is_competitive() || !self.goals.complete[objective.index()][0])
    }

    /// Every token that lies in this Room, in the fixed order of tokens. Looks only at Objectives in play.
    pub(crate) fn for_tokens_in(&self, room: Room, mut found: impl FnMut(Token)) {
        let here = Place::Room(room);
        let mut some = |make: fn(u8) -> Token, n: u8, is_here: &dyn Fn(usize) -> bool| {
            for n in (0..n).filter(|n| is_here(usize::from(*n))) {
                found(make(n));
            }
        };
        let goals = &self.goals;
        some(Token::Supply, 2, &|n| self.supplies[n] == here);
        some(|_| Token::Radio, 1, &|_| goals.radio == here);
        some(|_| Token::Part, 1, &|_| goals.part == here);
        if goals.has(Objective::Stranded) {
            some(Token::Stranded, 2, &|n| goals.stranded[n] == here);
        }
        if goals.has(Objective::Cure) {
            some(Token::Ingredient, 8, &|n| {
                goals.ingredients[n].place == here
            });
        }
        if goals.has(Objective::Escape) {
            some(Token::Exit, 8, &|n| goals.exits[n].place == here);
        }
        if goals.has(Objective::Source) {
            some(Token::Clue, 5, &|n| goals.clues[n].place == here);
        }
    }

    /// The letters of the Cure in the order they are needed (TEZ-R83).
    pub(crate) fn cure_order(&self) -> &'static [Letter; 8] {
        let details = &content().details;
        if self.options.cure_cycle && !self.is_competitive() {
            &details.cure_cycle
        } else {
            &details.cure_mirror
        }
    }
}
