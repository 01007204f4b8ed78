//! From options to a table, in the order of the rulebook's set-up pages (TEZ-018 to TEZ-044).

use arrayvec::ArrayVec;
use shamble_core::{Dice, Quiet, Seat, SeatSet, Setup, SetupError, Sink};

use crate::State;
use crate::content::content;
use crate::event::Event;
use crate::goals::{Goals, OUTSIDE};
use crate::ids::{
    Card, CardSet, Character, CharacterSet, Exit, Human, Letter, Objective, Place, Room, RoomSet,
    Side, Slot, Symbol,
};
use crate::map::Map;
use crate::options::{self, CardChoice, Chosen, Mode, ZombieSeat};
use crate::prompt::Frame;
use crate::state::{Decks, HumanState, Night, Offers, Turn, ZombieCard};

/// So many Player Cards are dealt to choose one from (TEZ-025, TEZ-028).
const OFFER: usize = 3;

/// A table, up to the first decision.
pub(crate) fn table(setup: &Setup) -> Result<State, SetupError> {
    let checked = setup.check(&options::spec())?;
    let chosen = options::read(&checked, setup.seats).map_err(SetupError)?;
    let mut state = lay_out(&chosen, setup);
    state.choose_objectives(&chosen.objectives);
    state.find_characters(&chosen);
    state.run(&mut Quiet);
    Ok(state)
}

/// The mall and everything on it that does not depend on who plays whom.
fn lay_out(chosen: &Chosen, setup: &Setup) -> State {
    let mut dice = Dice::new(setup.seed);
    let numbers = &content().table;
    let options = chosen.options;
    let mode = options.mode;
    let layout = chosen.layout.unwrap_or_else(|| random_layout(&mut dice));
    let map = Map::new(layout, options.courtyard_ring);
    let zombie_seat = mode.has_zombie_player().then(|| match chosen.zombie_seat {
        ZombieSeat::Seat(seat) => seat,
        ZombieSeat::Last => Seat::new(setup.seats - 1),
        ZombieSeat::Random => Seat::new(dice.pick(setup.seats)),
    });
    let n_humans = options::n_humans(mode, setup.seats);
    let human_seats: ArrayVec<Seat, 4> = if mode == Mode::Solo {
        (0..n_humans).map(|_| Seat::new(0)).collect()
    } else {
        Seat::all(setup.seats)
            .filter(|seat| Some(*seat) != zombie_seat)
            .collect()
    };
    let first = match chosen.first_player {
        Some(seat) if mode == Mode::Solo => seat.index(),
        Some(seat) => human_seats
            .iter()
            .position(|human| *human == seat)
            .unwrap_or(0),
        None => dice.pick(n_humans),
    };
    // TEZ-246: one token each, two each in a competition of two.
    let own_survivors = match n_humans {
        _ if !mode.is_competitive() => 0,
        2 => 2,
        _ => 1,
    };
    let humans = human_seats
        .iter()
        .map(|seat| HumanState {
            seat: *seat,
            // Nobody yet: a card is dealt, drawn or named before the first Turn.
            character: Character::Teenager,
            room: Room::CENTER,
            wounds: 0,
            ammo: numbers.track_max,
            held: CardSet::EMPTY,
            search: None,
            search_known: SeatSet::EMPTY,
            survivors: own_survivors,
            doomed: false,
        })
        .collect();
    let car = match map.vehicle() {
        (crate::effect::Ability::PoliceCar, room) => Some(room),
        _ => None,
    };
    State {
        options,
        n_seats: setup.seats as u8,
        zombie_seat,
        humans,
        first: Human(first as u8),
        active: Human(first as u8),
        zombies: Slot::ALL
            .iter()
            .map(|slot| Room::entrance(*slot))
            .collect::<RoomSet>(),
        barricade: numbers.barricade_start,
        survivors: if mode.is_competitive() {
            0
        } else {
            chosen.survivors
        },
        traps: RoomSet::EMPTY,
        car,
        supplies: [1, 2].map(|number| Place::Room(map.crate_spot(number))),
        zombie_cards: ArrayVec::new(),
        unused: Character::ALL.iter().copied().collect(),
        decks: Decks::default(),
        goals: Goals::default(),
        turn: Turn::default(),
        night: Night::default(),
        locked: Default::default(),
        last_turns: None,
        stack: ArrayVec::new(),
        offers: Offers::default(),
        end: None,
        dice,
        map,
    }
}

/// The eight Stores in random order, each showing a random side (TEZ-019).
pub(crate) fn random_layout(dice: &mut Dice) -> [Side; 8] {
    let sides = &content().sides;
    let mut layout: ArrayVec<Side, 8> = ArrayVec::new();
    for symbol in Symbol::ALL {
        for number in [1, 2] {
            let of_card = |side: &Side| {
                let def = &sides[side.index()];
                def.symbol == *symbol && def.number == number
            };
            let both: ArrayVec<Side, 2> =
                (0..sides.len() as u8).map(Side).filter(of_card).collect();
            layout.push(both[dice.pick(2)]);
        }
    }
    dice.shuffle(&mut layout);
    layout.into_inner().expect("there are eight cards")
}

impl State {
    /// Named Objectives are laid down now; the rest is drawn when the Humans are known.
    fn choose_objectives(&mut self, named: &[Objective]) {
        self.goals.in_play.extend(named.iter().copied());
    }

    /// The Zombie side first, from all fourteen, then the Humans (TEZ-R11, TEZ-R12).
    fn find_characters(&mut self, chosen: &Chosen) {
        self.stack.push(Frame::StartTurn);
        self.stack.push(Frame::FinishSetup);
        self.stack.push(Frame::OfferCards);
        for (human, choice) in chosen.characters.iter().enumerate() {
            if let CardChoice::Named(character) = choice {
                self.unused.remove(*character);
                self.offers.chosen[human] = Some(*character);
            }
        }
        match chosen.zombie_card {
            CardChoice::Named(character) => self.join_zombies(character),
            CardChoice::Random => {
                let character = self.draw_character();
                self.join_zombies(character);
            }
            CardChoice::Deal => {
                self.offers.zombie = (0..OFFER).map(|_| self.draw_character()).collect();
                self.stack.push(Frame::ChooseZombie);
            }
        }
        for (human, choice) in chosen.characters.iter().enumerate() {
            if *choice == CardChoice::Random {
                self.offers.chosen[human] = Some(self.draw_character());
            }
        }
    }

    fn draw_character(&mut self) -> Character {
        let nth = self.dice.pick(self.unused.len());
        let character = self
            .unused
            .iter()
            .nth(nth)
            .expect("a number below their count");
        self.unused.remove(character);
        character
    }

    fn join_zombies(&mut self, character: Character) {
        self.unused.remove(character);
        self.zombie_cards.push(ZombieCard {
            character,
            horde: 1,
        });
    }

    /// The Zombie Player keeps one card; the others are shuffled back (TEZ-025, TEZ-026).
    pub(crate) fn choose_zombie(&mut self, character: Character, out: &mut impl Sink<Event>) {
        let offered = std::mem::replace(&mut self.offers.zombie, CharacterSet::EMPTY);
        self.unused = self.unused.or(offered);
        self.join_zombies(character);
        out.emit(|| Event::ZombieCardJoined { character });
    }

    /// Three different cards for every Human who is still without one (TEZ-028).
    pub(crate) fn offer_cards(&mut self, out: &mut impl Sink<Event>) {
        for human in self.all_humans() {
            if self.offers.chosen[human.index()].is_none() {
                let cards: CharacterSet = (0..OFFER).map(|_| self.draw_character()).collect();
                self.offers.humans[human.index()] = cards;
                let seat = self.human(human).seat;
                out.emit(|| Event::CardsOffered { seat, cards });
            }
        }
        self.stack.push(Frame::ChooseHumans);
    }

    /// All have chosen: cards are shown, the rest goes back to the box (TEZ-031).
    pub(crate) fn show_characters(&mut self, out: &mut impl Sink<Event>) {
        let offers = std::mem::take(&mut self.offers);
        for human in self.all_humans() {
            let character = offers.chosen[human.index()].expect("all have chosen");
            self.unused = self.unused.or(offers.humans[human.index()]);
            self.human_mut(human).character = character;
            out.emit(|| Event::CharacterShown {
                who: self.who(human),
                seat: self.human(human).seat,
            });
        }
        for human in self.all_humans() {
            let character = self.human(human).character;
            self.unused.remove(character);
        }
    }

    /// Objectives, decks and first cards (TEZ-032 to TEZ-038).
    pub(crate) fn finish_setup(&mut self, out: &mut impl Sink<Event>) {
        let mut rest: ArrayVec<Objective, 9> = Objective::ALL
            .iter()
            .copied()
            .filter(|objective| !self.goals.has(*objective))
            .collect();
        while self.goals.in_play.len() < self.goals.in_play.capacity() {
            let nth = self.dice.pick(rest.len());
            self.goals.in_play.push(rest.remove(nth));
        }
        out.emit(|| Event::ObjectivesDrawn {
            objectives: self.goals.in_play.clone(),
        });
        for objective in self.goals.in_play.clone() {
            self.set_up(objective, out);
        }
        self.build_decks();
        if self.zombie_seat.is_some() {
            self.draw_hand(content().table.zombie_hand, out);
            let order: ArrayVec<Human, 4> = self.in_order().collect();
            self.stack
                .extend(order.into_iter().rev().map(Frame::FirstDeal));
        } else {
            for human in self.in_order() {
                self.deal_from_deck(human, out);
            }
        }
    }

    fn set_up(&mut self, objective: Objective, out: &mut impl Sink<Event>) {
        match objective {
            Objective::Stranded => self.lay_stranded(out),
            Objective::Cdc => self.goals.radio = Place::Room(Room::CENTER),
            Objective::Helicopter => {
                self.goals.gear = 1;
                self.goals.part = Place::Room(self.map.gear(1));
            }
            Objective::Cure => {
                let mut letters: [Letter; 8] = content().details.ingredients;
                self.dice.shuffle(&mut letters);
                let flasks = self.map.flasks().iter();
                for ((ingredient, letter), room) in
                    self.goals.ingredients.iter_mut().zip(letters).zip(flasks)
                {
                    ingredient.letter = letter;
                    ingredient.place = Place::Room(room);
                }
            }
            Objective::Escape => {
                let mut faces: [Exit; 8] = self.goals.exits.map(|exit| exit.shows);
                self.dice.shuffle(&mut faces);
                for ((exit, shows), slot) in self.goals.exits.iter_mut().zip(faces).zip(Slot::ALL) {
                    exit.shows = shows;
                    exit.place = Place::Room(Room::entrance(*slot));
                }
            }
            Objective::Escort => {
                for squad in 0..4 {
                    let is_used = !self.is_competitive() || self.squad_leader(squad).is_some();
                    self.goals.squads[squad] = is_used.then_some(OUTSIDE);
                }
            }
            Objective::Source => self.lay_clues(out),
            Objective::Arsenal | Objective::Quarantine => {}
        }
    }

    /// Decks A, B and C (TEZ-040 to TEZ-043).
    fn build_decks(&mut self) {
        let content = content();
        let mut gear: ArrayVec<Card, 20> = content.weapons().or(content.backpack).iter().collect();
        self.dice.shuffle(&mut gear);
        let deck_a = content.pickup.or(content.event);
        let n_gear = content.table.search_deck - deck_a.len();
        self.decks.search = deck_a.iter().chain(gear.drain(..n_gear)).collect();
        self.dice.shuffle(&mut self.decks.search);
        self.decks.supply = gear;
    }

    /// The Zombie Player draws; if there are fewer, all that are left (TEZ-186, TEZ-R70).
    pub(crate) fn draw_hand(&mut self, n: usize, out: &mut impl Sink<Event>) {
        let n = n.min(self.decks.search.len());
        let mut cards = CardSet::EMPTY;
        for _ in 0..n {
            cards.insert(self.draw_search().expect("counted before"));
        }
        self.decks.hand = self.decks.hand.or(cards);
        if n > 0 {
            out.emit(|| Event::Drew {
                seat: self.zombie_seat,
                n: n as u8,
                cards,
            });
        }
    }

    /// Against the game the next card is laid before the Human, unseen (TEZ-240, TEZ-244).
    pub(crate) fn deal_from_deck(&mut self, human: Human, out: &mut impl Sink<Event>) {
        let known = self.decks.top_known;
        if let Some(card) = self.draw_search() {
            let state = self.human_mut(human);
            state.search = Some(card);
            state.search_known = known;
            out.emit(|| Event::Dealt {
                seat: None,
                who: self.who(human),
                card: None,
            });
        }
    }

    /// The Zombie Player lays a card of the hand before the Human (TEZ-185).
    pub(crate) fn deal_from_hand(&mut self, human: Human, card: Card, out: &mut impl Sink<Event>) {
        let seat = self.zombie_seat.expect("only a Zombie Player has a hand");
        self.decks.hand.remove(card);
        let state = self.human_mut(human);
        state.search = Some(card);
        state.search_known = SeatSet::only(seat);
        out.emit(|| Event::Dealt {
            seat: Some(seat),
            who: self.who(human),
            card: Some(card),
        });
    }
}

#[cfg(test)]
mod tests {
    use shamble_core::{Game, OptionValues, Pace, Seed};

    use super::*;

    fn table_of(mode: &str, seats: usize, seed: u64) -> State {
        let setup = Setup {
            options: OptionValues::from([
                ("mode".to_owned(), mode.to_owned()),
                ("characters".to_owned(), "random".to_owned()),
                ("zombie_card".to_owned(), "random".to_owned()),
            ]),
            seats,
            pace: Pace::PerAction,
            seed: Seed::from_number(seed),
        };
        State::new(&setup).expect("a table that is possible")
    }

    #[test]
    fn decks_are_made_of_the_right_cards() {
        // TEZ-040 to TEZ-043: all Pickups and Events are among the 24 Search Cards, the other 8 are the Supply Deck.
        let content = content();
        for seed in 0..50 {
            let state = table_of("cooperative", 4, seed);
            let face_down = state.humans.iter().filter_map(|human| human.search);
            let search: CardSet = state
                .decks
                .search
                .iter()
                .copied()
                .chain(face_down)
                .collect();
            let supply: CardSet = state.decks.supply.iter().copied().collect();
            assert_eq!((search.len(), supply.len()), (24, 8));
            assert_eq!(search.and(content.pickup.or(content.event)).len(), 12);
            assert!(search.and(supply).is_empty());
        }
    }

    #[test]
    fn everybody_plays_somebody_else() {
        for (mode, seats) in [
            ("competitive-vs-zombie", 5),
            ("cooperative", 4),
            ("solo", 1),
        ] {
            for seed in 0..50 {
                let state = table_of(mode, seats, seed);
                let mut seen = state.unused;
                let humans = state.humans.iter().map(|human| human.character);
                for character in humans.chain(state.zombie_cards.iter().map(|card| card.character))
                {
                    assert!(
                        !seen.has(character),
                        "{mode}, seed {seed}: {character} twice"
                    );
                    seen.insert(character);
                }
                assert_eq!(seen.len(), 14);
                assert_eq!(state.goals.in_play.len(), 3);
            }
        }
    }

    #[test]
    fn a_hand_of_eight_less_one_for_each_human() {
        let state = table_of("cooperative-vs-zombie", 5, 1);
        assert_eq!(state.decks.hand.len(), 8);
        assert_eq!(state.decks.search.len(), 16);
    }
}
