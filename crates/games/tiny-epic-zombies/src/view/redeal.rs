//! A state that a seat cannot tell from the real one: what it may not see (see the parent) is dealt anew.
//!
//! Unseen pieces are put in a fixed order before they are shuffled, so that two tables that look alike are dealt alike.

use arrayvec::ArrayVec;
use shamble_core::{Dice, Seat, Viewer};

use crate::State;
use crate::content::content;
use crate::ids::{Card, CardSet, Character, Clue, Exit, Letter, Place};

/// Shuffled deals of the Cure are tried so many times whether they fit what everybody knows; then one is built.
const MAX_DEALS: usize = 64;

impl State {
    /// Deals anew everything `seat` cannot know, the dice to come included.
    pub(crate) fn redealt(&self, seat: Seat, dice: &mut Dice) -> Self {
        let mut world = self.clone();
        world.dice = Dice::new(dice.seed());
        world.redeal_cards(seat, dice);
        world.redeal_offers(seat, dice);
        world.redeal_stranded(dice);
        world.redeal_cure(seat, dice);
        world.redeal_exits(dice);
        world.redeal_clues(seat, dice);
        world
    }

    /// Search and Supply Deck, the Zombie Player's hand, and face-down cards before Humans.
    fn redeal_cards(&mut self, seat: Seat, dice: &mut Dice) {
        let viewer = Viewer::Seat(seat);
        let unseen = self.unseen(viewer);
        let content = content();
        // Only Weapons and Backpack cards can be in the Supply Deck (TEZ-042).
        let mut gear: ArrayVec<Card, 32> = unseen
            .and(content.weapons().or(content.backpack))
            .iter()
            .collect();
        dice.shuffle(&mut gear);
        for card in self
            .decks
            .supply
            .iter_mut()
            .filter(|card| unseen.has(**card))
        {
            *card = gear
                .pop()
                .expect("the true deck was filled from the same cards");
        }
        let mut rest: ArrayVec<Card, 32> = unseen
            .minus(content.weapons().or(content.backpack))
            .iter()
            .chain(gear)
            .collect();
        dice.shuffle(&mut rest);
        let mut next = || rest.pop().expect("as many cards as places");
        for card in self
            .decks
            .search
            .iter_mut()
            .filter(|card| unseen.has(**card))
        {
            *card = next();
        }
        let hand = self.decks.hand;
        self.decks.hand = hand
            .iter()
            .map(|card| if unseen.has(card) { next() } else { card })
            .collect::<CardSet>();
        for human in &mut self.humans {
            if let Some(card) = human.search.filter(|card| unseen.has(*card)) {
                debug_assert!(unseen.has(card), "just filtered");
                human.search = Some(next());
            }
        }
        // Where a known card of the Supply Deck lies is not known: the deck was shuffled.
        self.decks.supply.sort_unstable();
        dice.shuffle(&mut self.decks.supply);
    }

    /// Player Cards on offer to others, and what they took.
    fn redeal_offers(&mut self, seat: Seat, dice: &mut Dice) {
        let is_own = |human: usize, state: &Self| state.humans[human].seat == seat;
        let mut pool = self.unused;
        if Some(seat) != self.zombie_seat {
            pool = pool.or(self.offers.zombie);
        }
        let n = self.humans.len();
        for human in 0..n {
            if !is_own(human, self) && self.is_choosing() {
                pool = pool.or(self.offers.humans[human]);
                if let Some(character) = self.offers.chosen[human] {
                    pool.insert(character);
                }
            }
        }
        if !self.is_choosing() {
            return;
        }
        let mut cards: ArrayVec<Character, 14> = pool.iter().collect();
        dice.shuffle(&mut cards);
        let mut next = || cards.pop().expect("as many cards as places");
        if Some(seat) != self.zombie_seat {
            self.offers.zombie = self.offers.zombie.iter().map(|_| next()).collect();
        }
        for human in 0..n {
            if is_own(human, self) {
                continue;
            }
            let offered: ArrayVec<Character, 3> =
                self.offers.humans[human].iter().map(|_| next()).collect();
            if self.offers.chosen[human].is_some() {
                let chosen = if offered.is_empty() {
                    next()
                } else {
                    offered[dice.pick(offered.len())]
                };
                self.offers.chosen[human] = Some(chosen);
            }
            self.offers.humans[human] = offered.into_iter().collect();
        }
        self.unused = cards.into_iter().collect();
    }

    /// Which of two face-down tokens is the person.
    fn redeal_stranded(&mut self, dice: &mut Dice) {
        let are_down = self
            .goals
            .stranded
            .iter()
            .all(|place| matches!(place, Place::Room(_)));
        if are_down {
            self.goals.person = dice.pick(2) as u8;
        }
    }

    fn redeal_cure(&mut self, seat: Seat, dice: &mut Dice) {
        let is_hidden = |n: &usize| {
            let token = &self.goals.ingredients[*n];
            matches!(token.place, Place::Room(_)) && !token.seen.has(seat)
        };
        let hidden: ArrayVec<usize, 8> = (0..8).filter(is_hidden).collect();
        let mut letters: ArrayVec<Letter, 8> = hidden
            .iter()
            .map(|n| self.goals.ingredients[*n].letter)
            .collect();
        letters.sort_unstable();
        // Everybody saw a marker stand still: the token was not that letter.
        let fits = |state: &Self, n: usize, letter: Letter| {
            !state.goals.ingredients[n].not[letter.index()]
        };
        for _ in 0..MAX_DEALS {
            dice.shuffle(&mut letters);
            let mut pairs = hidden.iter().zip(&letters);
            if pairs.all(|(n, letter)| fits(self, *n, *letter)) {
                break;
            }
        }
        place_letters(&mut letters, 0, &|place, letter| {
            fits(self, hidden[place], letter)
        });
        for (n, letter) in hidden.iter().zip(&letters) {
            self.goals.ingredients[*n].letter = *letter;
        }
    }

    fn redeal_exits(&mut self, dice: &mut Dice) {
        let hidden = self
            .goals
            .exits
            .iter()
            .filter(|exit| matches!(exit.place, Place::Room(_)));
        let mut faces: ArrayVec<Exit, 8> = hidden.map(|exit| exit.shows).collect();
        faces.sort_unstable();
        dice.shuffle(&mut faces);
        for exit in self
            .goals
            .exits
            .iter_mut()
            .filter(|exit| matches!(exit.place, Place::Room(_)))
        {
            exit.shows = faces.pop().expect("as many faces as tokens");
        }
    }

    fn redeal_clues(&mut self, seat: Seat, dice: &mut Dice) {
        let is_hidden =
            |place: Place, known: bool| matches!(place, Place::Room(_) | Place::Card) && !known;
        let hidden = self
            .goals
            .clues
            .iter()
            .filter(|clue| is_hidden(clue.place, clue.seen.has(seat)));
        let mut faces: ArrayVec<Clue, 5> = hidden.map(|clue| clue.clue).collect();
        faces.sort_unstable();
        dice.shuffle(&mut faces);
        for clue in self
            .goals
            .clues
            .iter_mut()
            .filter(|clue| is_hidden(clue.place, clue.seen.has(seat)))
        {
            clue.clue = faces.pop().expect("as many faces as tokens");
        }
    }
}

/// Puts the letters from `place` on in an order that fits, the given one if it does; false if there is none.
fn place_letters(
    letters: &mut [Letter],
    place: usize,
    fits: &impl Fn(usize, Letter) -> bool,
) -> bool {
    if place == letters.len() {
        return true;
    }
    for other in place..letters.len() {
        if fits(place, letters[other]) {
            letters.swap(place, other);
            if place_letters(letters, place + 1, fits) {
                return true;
            }
            letters.swap(place, other);
        }
    }
    false
}
