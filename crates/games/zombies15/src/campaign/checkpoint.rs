//! The Checkpoint (Z15-163 to Z15-171, Z15-R73 to Z15-R76): recover, discard, choose Items, hand over and exchange Bags.

use shamble_core::{Illegal, Seat, SeatSet, Sink, refuse};

use crate::action::Action;
use crate::content::{Ability, CardId, CardKind, card};
use crate::event::Event;
use crate::ids::{HeroId, N_OBJECTS, N_WEAPONS, Posture, Slot, Token};
use crate::item::Item;
use crate::label::{card_text, hero_text, token_text};
use crate::options::Mode;
use crate::scenario::{N_SCENARIOS, campaign_scenario};
use crate::setup::{equip, free_object_slot, starting_items};
use crate::state::{Ending, HeavyAt, Load, MAX_HEROES, State, TokenAt};

/// How far a Checkpoint has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Checkpoint {
    /// By Hero: whether the choice of Items has been made.
    pub(crate) chosen: [bool; MAX_HEROES],
    /// By Hero: whether a Special Item has been taken (Z15-168).
    pub(crate) exchanged: [bool; MAX_HEROES],
    pub(crate) ready: SeatSet,
}

impl State {
    /// After a won scenario of a campaign; the last one needs no Checkpoint.
    pub(crate) fn begin_checkpoint(&mut self) {
        if self.mode != Mode::Campaign || usize::from(self.number) >= N_SCENARIOS {
            return;
        }
        let mut checkpoint = Checkpoint::default();
        // Z15-R92: who was left behind loses everything.
        for i in 0..self.heroes.len() {
            let goal = self.board.goal_tiles;
            let hero = &self.heroes[i];
            let is_left_behind =
                !hero.is_conscious() && goal != 0 && goal & (1 << hero.area.tile()) == 0;
            let is_lost = !hero.is_conscious() && goal == 0;
            if is_left_behind || is_lost {
                self.take_starting_items(i);
                checkpoint.chosen[i] = true;
                for piece in 0..self.tokens.len() {
                    if self.tokens[piece].at == TokenAt::Hero(i as u8) {
                        self.tokens[piece].at = TokenAt::Gone;
                    }
                }
            }
        }
        let has_abilities = campaign_scenario(usize::from(self.number) + 1).abilities;
        for hero in self.heroes.as_mut_slice() {
            // Z15-164, Z15-R73.
            hero.lp = hero.max_lp;
            hero.posture = Posture::Standing;
            hero.load = Load::Nothing;
            let abilities = crate::content::sheet(hero.id).abilities;
            for slot in Slot::ALL {
                let Some(item) = hero.item(slot) else {
                    continue;
                };
                let is_special = item.card().kind == CardKind::Special;
                // Z15-R91: abilities that come into force now forbid what they forbid.
                let is_gun = item.card().kind == CardKind::Gun;
                let is_forbidden = has_abilities
                    && is_gun
                    && abilities.has(Ability::FearOfFirearms)
                    && !self.rules.restricted_items_fend;
                if is_special || is_forbidden {
                    hero.set_item(slot, None);
                }
            }
        }
        // Z15-R75: Keys, objectives and Heavy Objects stay behind.
        for piece in self.tokens.as_mut_slice() {
            if matches!(piece.at, TokenAt::Hero(_)) && piece.token.bag().is_none() {
                piece.at = TokenAt::Gone;
            }
        }
        for piece in self.heavy.as_mut_slice() {
            piece.at = HeavyAt::Gone;
        }
        self.open = None;
        self.queue.clear();
        self.cards_due = 0;
        self.waiting_growls = 0;
        self.checkpoint = Some(checkpoint);
    }

    /// Whether the Checkpoint still waits for somebody.
    pub(crate) fn is_at_checkpoint(&self) -> bool {
        self.checkpoint
            .is_some_and(|checkpoint| checkpoint.ready.len() < usize::from(self.n_seats))
    }

    /// Whether every Hero has chosen Items, so that Bags may change hands (Z15-R76).
    pub(crate) fn all_chosen(&self) -> bool {
        self.checkpoint.is_some_and(|checkpoint| {
            checkpoint.chosen[..self.heroes.len()]
                .iter()
                .all(|chosen| *chosen)
        })
    }

    fn take_starting_items(&mut self, hero: usize) {
        let scenario = campaign_scenario(usize::from(self.number) + 1);
        let hero = &mut self.heroes[hero];
        hero.weapons = [None; N_WEAPONS];
        hero.objects = [None; N_OBJECTS];
        equip(hero, starting_items(scenario, hero.id));
    }

    pub(crate) fn act_at_checkpoint(
        &mut self,
        seat: Seat,
        action: &Action,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let Some(checkpoint) = self.checkpoint else {
            refuse!("Z15-163", "zombies15-refuse-no-checkpoint");
        };
        if self.ending != Some(Ending::Won)
            || !self.is_at_checkpoint()
            || checkpoint.ready.has(seat)
        {
            refuse!("Z15-163", "zombies15-refuse-checkpoint-over");
        }
        match *action {
            Action::KeepItems { hero } => self.choose_items(seat, hero, true, out),
            Action::StartingItems { hero } => self.choose_items(seat, hero, false, out),
            Action::Give {
                hero,
                bag,
                to,
                item,
            } => self.give_bag(seat, hero, bag, to, item, out),
            Action::Exchange {
                hero,
                bag,
                item,
                instead,
            } => self.exchange_bag(seat, hero, bag, item, instead, out),
            Action::DiscardBag { hero, bag } => {
                let (_, piece) = self.own_bag(seat, hero, bag)?;
                self.tokens[piece].at = TokenAt::Gone;
                out.emit(|| Event::BagDiscarded { hero, bag });
                Ok(())
            }
            _ => self.be_ready(seat, out),
        }
    }

    /// A Hero of this seat.
    fn own_hero(&self, seat: Seat, hero: HeroId) -> Result<usize, Illegal> {
        match self
            .hero_index(hero)
            .filter(|i| usize::from(self.heroes[*i].seat) == seat.index())
        {
            Some(index) => Ok(index),
            None => refuse!(
                "Z15-R86",
                "zombies15-refuse-not-your-hero",
                hero = hero_text(hero)
            ),
        }
    }

    /// A Bag of a Hero of this seat, once everybody has chosen Items.
    fn own_bag(&self, seat: Seat, hero: HeroId, bag: Token) -> Result<(usize, usize), Illegal> {
        let index = self.own_hero(seat, hero)?;
        if !self.all_chosen() {
            refuse!("Z15-R76", "zombies15-refuse-items-first");
        }
        match self
            .backpack(index)
            .find(|piece| self.tokens[*piece].token == bag)
        {
            Some(piece) => Ok((index, piece)),
            None => refuse!(
                "Z15-167",
                "zombies15-refuse-no-bag",
                token = token_text(bag)
            ),
        }
    }

    /// Z15-166, Z15-R74: all or nothing.
    fn choose_items(
        &mut self,
        seat: Seat,
        hero: HeroId,
        kept: bool,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let index = self.own_hero(seat, hero)?;
        if self
            .checkpoint
            .is_some_and(|checkpoint| checkpoint.chosen[index])
        {
            refuse!(
                "Z15-166",
                "zombies15-refuse-items-chosen",
                hero = hero_text(hero)
            );
        }
        if !kept {
            self.take_starting_items(index);
        }
        if let Some(checkpoint) = &mut self.checkpoint {
            checkpoint.chosen[index] = true;
        }
        out.emit(|| Event::ItemsChosen { hero, kept });
        Ok(())
    }

    /// Z15-168, Z15-R76: a full Backpack takes a Bag only to turn it in at once.
    fn give_bag(
        &mut self,
        seat: Seat,
        hero: HeroId,
        bag: Token,
        to: HeroId,
        item: Option<CardId>,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let (from, piece) = self.own_bag(seat, hero, bag)?;
        let Some(other) = self.hero_index(to).filter(|other| *other != from) else {
            refuse!("Z15-168", "zombies15-refuse-give-to-whom");
        };
        // Z15-168: whoever gets a Bag has something to decide again.
        let receiver = Seat::new(self.heroes[other].seat.into());
        match item {
            Some(item) => {
                self.check_exchange(other, bag, item, None)?;
                out.emit(|| Event::BagGiven { hero, to, bag });
                self.take_special(other, piece, bag, item, None, out);
            }
            None => {
                if !self.has_backpack_room(other) {
                    refuse!(
                        "Z15-R76",
                        "zombies15-refuse-backpack-full",
                        hero = hero_text(to)
                    );
                }
                self.tokens[piece].at = TokenAt::Hero(other as u8);
                out.emit(|| Event::BagGiven { hero, to, bag });
            }
        }
        if let Some(checkpoint) = &mut self.checkpoint {
            checkpoint.ready.remove(receiver);
        }
        Ok(())
    }

    fn exchange_bag(
        &mut self,
        seat: Seat,
        hero: HeroId,
        bag: Token,
        item: CardId,
        instead: Option<Slot>,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let (index, piece) = self.own_bag(seat, hero, bag)?;
        self.check_exchange(index, bag, item, instead)?;
        self.take_special(index, piece, bag, item, instead, out);
        Ok(())
    }

    /// The four refusals of an exchange, in their order.
    pub(crate) fn check_exchange(
        &self,
        hero: usize,
        bag: Token,
        item: CardId,
        instead: Option<Slot>,
    ) -> Result<(), Illegal> {
        let id = self.heroes[hero].id;
        if self
            .checkpoint
            .is_some_and(|checkpoint| checkpoint.exchanged[hero])
        {
            refuse!(
                "Z15-168",
                "zombies15-refuse-one-exchange",
                hero = hero_text(id)
            );
        }
        if card(item).kind != CardKind::Special || Some(card(item).bag) != bag.bag() {
            refuse!(
                "Z15-167",
                "zombies15-refuse-bag-value",
                card = card_text(item),
                token = token_text(bag)
            );
        }
        let is_taken = self
            .heroes
            .iter()
            .any(|hero| hero.light_objects().any(|(_, found)| found.id == item));
        if is_taken {
            refuse!(
                "Z15-169",
                "zombies15-refuse-special-taken",
                card = card_text(item)
            );
        }
        let room = match instead {
            Some(slot) => matches!(slot, Slot::Object(_)) && self.heroes[hero].item(slot).is_some(),
            None => free_object_slot(&self.heroes[hero]).is_some(),
        };
        if !room {
            refuse!(
                "Z15-R58",
                "zombies15-refuse-no-object-slot",
                hero = hero_text(id)
            );
        }
        Ok(())
    }

    fn take_special(
        &mut self,
        hero: usize,
        piece: usize,
        bag: Token,
        item: CardId,
        instead: Option<Slot>,
        out: &mut impl Sink<Event>,
    ) {
        self.tokens[piece].at = TokenAt::Gone;
        let slot = instead
            .or_else(|| free_object_slot(&self.heroes[hero]))
            .expect("checked");
        self.heroes[hero].set_item(slot, Some(Item::full(item)));
        if let Some(checkpoint) = &mut self.checkpoint {
            checkpoint.exchanged[hero] = true;
        }
        let id = self.heroes[hero].id;
        out.emit(|| Event::BagExchanged {
            hero: id,
            bag,
            card: item,
        });
    }

    /// A seat is ready once its Heroes have chosen Items.
    fn be_ready(&mut self, seat: Seat, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
        if !self.has_chosen(seat) {
            refuse!("Z15-R76", "zombies15-refuse-items-first");
        }
        if let Some(checkpoint) = &mut self.checkpoint {
            checkpoint.ready.insert(seat);
        }
        out.emit(|| Event::Ready { seat });
        Ok(())
    }

    /// Whether all Heroes of a seat have chosen Items.
    pub(crate) fn has_chosen(&self, seat: Seat) -> bool {
        let checkpoint = self.checkpoint.unwrap_or_default();
        let mut own =
            (0..self.heroes.len()).filter(|i| usize::from(self.heroes[*i].seat) == seat.index());
        own.all(|i| checkpoint.chosen[i])
    }
}
