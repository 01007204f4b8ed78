//! Where every piece of the box lies, and what must always hold: tests count after every input.

use shamble_core::Account;

use crate::State;
use crate::content::content;
use crate::goals::ARRIVED;
use crate::ids::{
    Card, Character, CharacterSet, Clue, Exit, Objective, Place, RoomSet, Slot, Token,
};
use crate::prompt::Frame;

const CARD: &str = "Search Card";
const PLAYER: &str = "Player Card";
const INGREDIENT: &str = "Ingredient";
const EXIT: &str = "Exit";
const CLUE: &str = "Clue";

impl State {
    pub(crate) fn count(&self, account: &mut Account) {
        self.count_cards(account);
        self.count_characters(account);
        self.count_tokens(account);
        self.check_humans(account);
        self.check_map(account);
        self.check_goals(account);
    }

    /// Whether Objectives and decks are laid out.
    fn is_laid_out(&self) -> bool {
        !self.stack.contains(&Frame::FinishSetup)
    }

    fn count_cards(&self, account: &mut Account) {
        let decks = &self.decks;
        account.expect(CARD, Card::all().filter(|_| self.is_laid_out()));
        let mut lie = |cards: &mut dyn Iterator<Item = Card>, place: &dyn std::fmt::Display| {
            for card in cards {
                account.one(CARD, card, place);
            }
        };
        lie(&mut decks.search.iter().copied(), &"the Search Deck");
        lie(&mut decks.supply.iter().copied(), &"the Supply Deck");
        lie(&mut decks.hand.iter(), &"the hand");
        lie(&mut decks.discard.iter(), &"the discards");
        lie(&mut decks.removed.iter(), &"out of the game");
        for slot in Slot::ALL {
            lie(&mut decks.beside[slot.index()].iter(), slot);
        }
        for human in self.all_humans() {
            let state = self.human(human);
            lie(&mut state.held.iter(), &format!("Human {human}"));
            lie(
                &mut state.search.into_iter(),
                &format!("face down before Human {human}"),
            );
        }
        for frame in &self.stack {
            if let Frame::LaySearch(card) | Frame::SupplyKeep { card, .. } = frame {
                lie(&mut std::iter::once(*card), &"what is being asked");
            }
        }
        let supply = decks.supply.iter().copied().collect();
        account.check(decks.supply_known.minus(supply).is_empty(), || {
            "a card that is known to be in the Supply Deck is not".to_owned()
        });
        account.check(usize::from(decks.sifted) <= decks.search.len(), || {
            "more cards are known under the Search Deck than it has".to_owned()
        });
    }

    fn count_characters(&self, account: &mut Account) {
        let mut seen = CharacterSet::EMPTY;
        let mut lie = |character: Character, place: &dyn std::fmt::Display| {
            seen.insert(character);
            account.one(PLAYER, character, place);
        };
        let offers = &self.offers;
        let is_choosing =
            self.stack.contains(&Frame::OfferCards) || self.stack.contains(&Frame::ChooseHumans);
        for human in self.all_humans() {
            let offered = offers.humans[human.index()];
            if !is_choosing {
                lie(self.human(human).character, &format!("Human {human}"));
            } else if offered.is_empty() {
                let named = offers.chosen[human.index()];
                if let Some(character) = named {
                    lie(character, &format!("chosen for Human {human}"));
                }
            } else {
                for character in offered.iter() {
                    lie(character, &format!("offered to Human {human}"));
                }
            }
        }
        for character in offers.zombie.iter() {
            lie(character, &"offered to the Zombie Player");
        }
        for card in &self.zombie_cards {
            lie(card.character, &"the Zombie side");
        }
        for character in self.unused.iter() {
            lie(character, &"the box");
        }
        account.expect(PLAYER, Character::ALL);
        // TEZ-R76: a fourth Zombie Card is removed, so from then on some may be missing.
        let is_full = self.zombie_cards.len() == content().table.zombie_cards_max;
        for character in Character::ALL {
            if is_full && !seen.has(*character) {
                account.one(PLAYER, character, "out of the game");
            }
        }
    }

    /// Every token is somewhere by its nature; what can go wrong is what it shows and who carries it.
    fn count_tokens(&self, account: &mut Account) {
        let goals = &self.goals;
        let details = &content().details;
        account.expect(INGREDIENT, details.ingredients);
        for ingredient in &goals.ingredients {
            account.one(INGREDIENT, ingredient.letter, "a token");
        }
        let exit = |exit: Exit| match exit {
            Exit::Symbol(symbol) => symbol.to_string(),
            Exit::Number(number) => number.to_string(),
        };
        let symbols = crate::ids::Symbol::ALL.iter().copied().map(Exit::Symbol);
        let numbers = details.exit_numbers.map(Exit::Number);
        account.expect(EXIT, symbols.chain(numbers).map(exit));
        for token in &goals.exits {
            account.one(EXIT, exit(token.shows), "a token");
        }
        account.expect(CLUE, Clue::ALL);
        for token in &goals.clues {
            account.one(CLUE, token.clue, "a token");
        }
        for token in Token::all() {
            if let Place::Human(human) = self.place(token) {
                let is_handled = matches!(token, Token::Supply(_) | Token::Radio | Token::Part);
                account.check(is_handled && human.index() < self.n_humans(), || {
                    format!("{token} is carried by Human {human}")
                });
            }
        }
        let on_card = |exit: &&crate::goals::ExitToken| exit.place == Place::Card;
        account.check(
            goals.exits.iter().filter(on_card).count() == goals.found.len(),
            || "Exits on the card are not those that were found".to_owned(),
        );
    }

    fn check_humans(&self, account: &mut Account) {
        let table = &content().table;
        // TEZ-R72: nobody is dead for longer than it takes to see to them.
        let is_settled = self.end.is_none() && !self.is_burying();
        for human in self.all_humans() {
            let state = self.human(human);
            let is_well = state.wounds < state.ammo && !state.doomed;
            account.check(is_well || state.doomed && !is_settled, || {
                format!("Human {human} is dead and plays on")
            });
            account.check(state.wounds.max(state.ammo) <= table.track_max, || {
                format!("Human {human} is off the track")
            });
            let most = if self.is_competitive() { 2 } else { 0 };
            account.check(state.survivors <= most, || {
                format!("Human {human} has {} Survivors", state.survivors)
            });
            let is_armed = |all| state.held.and(all).len() <= 1;
            account.check(
                is_armed(content().melee) && is_armed(content().ranged),
                || format!("Human {human} has two Weapons of a kind"),
            );
            let useless = content().pickup.or(content().event);
            account.check(state.held.and(useless).is_empty(), || {
                format!("Human {human} holds what cannot be held")
            });
        }
        account.check(self.survivors <= table.survivors.easy, || {
            format!("there are {} Survivors", self.survivors)
        });
        account.check(self.last_turns.is_none_or(|n| n <= 4), || {
            format!("{:?} last Turns", self.last_turns)
        });
        for card in &self.zombie_cards {
            account.check((1..=table.horde_spaces).contains(&card.horde), || {
                format!(
                    "the Horde Marker of {} is on {}",
                    card.character, card.horde
                )
            });
        }
    }

    fn check_map(&self, account: &mut Account) {
        let table = &content().table;
        account.check(self.zombies.len() <= table.zombies, || {
            format!("{} Zombies are about", self.zombies.len())
        });
        account.check(self.zombies.minus(RoomSet::STORES).is_empty(), || {
            "a Zombie stands in the Courtyard".to_owned()
        });
        let least = u8::from(self.end.is_none());
        account.check(
            (least..=table.barricade_max).contains(&self.barricade),
            || format!("the Barricade stands at {}", self.barricade),
        );
        let is_free = self.end.is_some() || self.traps.and(self.zombies).is_empty();
        account.check(self.traps.len() <= 2 && is_free, || {
            format!("Traps in {:?}", self.traps)
        });
    }

    fn check_goals(&self, account: &mut Account) {
        let goals = &self.goals;
        for objective in Objective::ALL {
            for human in self.all_humans() {
                let now = goals.progress[objective.index()][self.column(human)];
                let most = if goals.has(*objective) {
                    // The Exits of a team count what is found; the fourth Squad comes in for its effect.
                    self.target(*objective).max(8)
                } else {
                    0
                };
                account.check(now <= most, || format!("progress {now} on {objective}"));
            }
        }
        for ammo in goals.cache {
            account.check(ammo <= self.cache_target(), || {
                format!("{ammo} Ammo in a cache")
            });
        }
        let arrived = (goals.squads.iter().flatten())
            .filter(|steps| **steps == ARRIVED)
            .count();
        let waiting = (self.stack.iter())
            .filter(|frame| matches!(frame, Frame::Post(_)))
            .count();
        let posted = goals.posts.iter().filter(|taken| **taken).count();
        account.check(arrived == posted + waiting, || {
            format!("{arrived} Squads are in and {posted} spaces taken")
        });
    }
}
