//! Collecting, dropping and swapping Search Cards, and what Pickup cards do (TEZ-111 to TEZ-118, TEZ-154, TEZ-155).

use shamble_core::{Illegal, Sink, refuse};

use crate::State;
use crate::content::content;
use crate::effect::{CardType, Effect, Passive, Talent};
use crate::event::Event;
use crate::ids::{Card, CardSet, Human, Objective, Place, Room, Slot, Token};

impl State {
    /// Every face-up card beside a Store.
    pub(crate) fn all_beside(&self) -> CardSet {
        self.decks
            .beside
            .iter()
            .fold(CardSet::EMPTY, |all, cards| all.or(*cards))
    }

    /// The Store a face-up card lies beside.
    pub(crate) fn lies_beside(&self, card: Card) -> Option<Slot> {
        Slot::ALL
            .iter()
            .copied()
            .find(|slot| self.decks.beside[slot.index()].has(card))
    }

    /// Picked Clean: one card a Turn while the Survivalist Zombie is about.
    pub(crate) fn has_collected_enough(&self) -> bool {
        self.turn.on && self.turn.collected > 0 && self.has_passive(Passive::PickedClean)
    }

    /// Whether only the Radio's bearer may take Frequencies, and this Human is not it (TEZ-200).
    fn needs_radio(&self, human: Human) -> bool {
        self.is_in_force(Objective::Cdc) && !self.carries(human, Token::Radio)
    }

    /// Cards beside the Store this Human is in that could be taken if nothing stood in the way.
    fn within_reach(&self, human: Human) -> CardSet {
        let Some(slot) = self.store_of(human) else {
            return CardSet::EMPTY;
        };
        let beside = self.decks.beside[slot.index()];
        if self.has_collected_enough() {
            CardSet::EMPTY
        } else if self.needs_radio(human) {
            beside.minus(content().frequencies)
        } else {
            beside
        }
    }

    /// Cards the active Human can collect now (TEZ-111).
    pub(crate) fn collect_targets(&self) -> CardSet {
        if self.is_step_b_open() {
            self.within_reach(self.active)
        } else {
            CardSet::EMPTY
        }
    }

    fn check_within_reach(&self, card: Card) -> Result<(), Illegal> {
        let human = self.active;
        let Some(slot) = self
            .store_of(human)
            .filter(|slot| self.decks.beside[slot.index()].has(card))
        else {
            refuse!("TEZ-111", "tiny-epic-zombies-refuse-not-here");
        };
        debug_assert!(self.decks.beside[slot.index()].has(card), "just looked");
        if content().frequencies.has(card) && self.needs_radio(human) {
            refuse!("TEZ-200", "tiny-epic-zombies-refuse-no-radio");
        }
        if self.has_collected_enough() {
            refuse!("TEZ-164", "tiny-epic-zombies-refuse-picked-clean");
        }
        Ok(())
    }

    pub(crate) fn check_collect(&self, card: Card) -> Result<(), Illegal> {
        if self.turn.n_moves == 0 {
            refuse!("TEZ-060", "tiny-epic-zombies-refuse-move-first");
        }
        if !self.turn.entered {
            refuse!("TEZ-058", "tiny-epic-zombies-refuse-not-entered");
        }
        if !self.is_clear(self.human(self.active).room) {
            refuse!("TEZ-111", "tiny-epic-zombies-refuse-not-empty");
        }
        self.check_within_reach(card)
    }

    pub(crate) fn collect(&mut self, card: Card, out: &mut impl Sink<Event>) {
        let human = self.active;
        let slot = self.store_of(human).expect("checked before");
        self.close_attack();
        self.turn.collected += 1;
        self.take_card(human, card, slot, out);
    }

    /// Cards the Survivalist can buy although Zombies are about (TEZ-133, TEZ-R58).
    pub(crate) fn buy_targets(&self) -> CardSet {
        let human = self.active;
        let may = self.turn.n_moves > 0
            && self.turn.entered
            && self.has_talent(human, Talent::LeadDiscount)
            && !self.is_clear(self.human(human).room)
            && (self.options.survivalist_unlimited || !self.turn.bought)
            && self.human(human).ammo > 0;
        if !may {
            return CardSet::EMPTY;
        }
        let cards = self.within_reach(human);
        if self.is_in_force(Objective::Cdc) {
            cards.minus(content().frequencies)
        } else {
            cards
        }
    }

    pub(crate) fn check_buy(&self, card: Card) -> Result<(), Illegal> {
        let human = self.active;
        if !self.has_talent(human, Talent::LeadDiscount) {
            refuse!("TEZ-133", "tiny-epic-zombies-refuse-not-survivalist");
        }
        if self.turn.n_moves == 0 || !self.turn.entered {
            refuse!("TEZ-133", "tiny-epic-zombies-refuse-not-entered");
        }
        if self.is_clear(self.human(human).room) {
            refuse!("TEZ-133", "tiny-epic-zombies-refuse-free-anyway");
        }
        if self.turn.bought && !self.options.survivalist_unlimited {
            refuse!("TEZ-R58", "tiny-epic-zombies-refuse-bought");
        }
        if content().frequencies.has(card) && self.is_in_force(Objective::Cdc) {
            refuse!("TEZ-R58", "tiny-epic-zombies-refuse-not-empty");
        }
        self.check_within_reach(card)?;
        self.check_pay(human, 1)
    }

    pub(crate) fn buy(&mut self, card: Card, out: &mut impl Sink<Event>) {
        let human = self.active;
        let slot = self.store_of(human).expect("checked before");
        self.close_attack();
        self.turn.bought = true;
        self.turn.collected += 1;
        self.pay(human, 1, out);
        self.take_card(human, card, slot, out);
    }

    /// Takes a card that lies beside `slot`: a Weapon into its slot, the old one staying there (TEZ-112, TEZ-113); a
    /// Pickup takes effect at once (TEZ-115).
    pub(crate) fn take_card(
        &mut self,
        human: Human,
        card: Card,
        slot: Slot,
        out: &mut impl Sink<Event>,
    ) {
        self.decks.beside[slot.index()].remove(card);
        out.emit(|| Event::Collected {
            who: self.who(human),
            card,
            slot,
        });
        match content().card(card).effect {
            Effect::Frequency(n) => {
                self.decks.discard.insert(card);
                self.hear_frequency(human, out);
                self.gain(human, n, out);
            }
            Effect::Heal(n) => {
                self.decks.discard.insert(card);
                self.heal(human, n, out);
            }
            _ => {
                if let Some(old) = self.replaced_by(human, card) {
                    self.human_mut(human).held.remove(old);
                    self.decks.beside[slot.index()].insert(old);
                    out.emit(|| Event::Dropped {
                        who: self.who(human),
                        card: old,
                        slot,
                    });
                }
                self.human_mut(human).held.insert(card);
            }
        }
    }

    /// The Weapon that makes room for this one.
    pub(crate) fn replaced_by(&self, human: Human, card: Card) -> Option<Card> {
        let content = content();
        let same = match content.card(card).kind {
            CardType::Melee => content.melee,
            CardType::Ranged => content.ranged,
            _ => CardSet::EMPTY,
        };
        self.human(human).held.and(same).first()
    }

    /// A Frequency was taken: with the Radio that is progress (TEZ-201).
    fn hear_frequency(&mut self, human: Human, out: &mut impl Sink<Event>) {
        if self.is_in_force(Objective::Cdc) && self.carries(human, Token::Radio) {
            if self.is_competitive() {
                // House: the Radio goes back, so that nobody keeps it for good.
                self.goals.radio = Place::Room(Room::CENTER);
            }
            self.advance(Objective::Cdc, human, out);
        }
    }

    /// Where a dropped card goes: beside the own Store, or from the Courtyard beside a Center Store (TEZ-116, TEZ-117).
    pub(crate) fn check_drop(
        &self,
        human: Human,
        card: Card,
        slot: Option<Slot>,
    ) -> Result<(), Illegal> {
        if !self.human(human).held.has(card) {
            refuse!("TEZ-116", "tiny-epic-zombies-refuse-not-held");
        }
        match (self.store_of(human), slot) {
            (Some(_), None) => Ok(()),
            (None, Some(slot)) if !slot.is_corner() => Ok(()),
            (Some(_), Some(_)) => refuse!("TEZ-116", "tiny-epic-zombies-refuse-drop-here"),
            (None, _) => refuse!("TEZ-117", "tiny-epic-zombies-refuse-drop-center"),
        }
    }

    pub(crate) fn drop_card(
        &mut self,
        human: Human,
        card: Card,
        slot: Option<Slot>,
        out: &mut impl Sink<Event>,
    ) {
        let slot = self.store_of(human).or(slot).expect("checked before");
        self.human_mut(human).held.remove(card);
        self.decks.beside[slot.index()].insert(card);
        out.emit(|| Event::Dropped {
            who: self.who(human),
            card,
            slot,
        });
    }

    /// A held card with this effect is used up (TEZ-114).
    pub(crate) fn discard_held(
        &mut self,
        human: Human,
        effect: Effect,
        out: &mut impl Sink<Event>,
    ) {
        let card = self.held(human, effect).expect("checked before");
        self.human_mut(human).held.remove(card);
        self.decks.discard.insert(card);
        out.emit(|| Event::Played {
            who: self.who(human),
            card,
        });
    }
}
