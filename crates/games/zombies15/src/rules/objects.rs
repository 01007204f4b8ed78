//! Using Light Objects, Special Items among them.

use shamble_core::{Illegal, Sink, refuse};

use crate::action::Target;
use crate::content::{Ability, CardKind, Effect};
use crate::event::Event;
use crate::ids::{Area, HeroId, Posture, Side, Slot};
use crate::item::Item;
use crate::label::{card_text, hero_text};
use crate::state::State;

/// Life Points that one healing gives back.
const HEALING: u8 = 1;

impl State {
    /// Z15-112, Z15-R59: what using the Object costs.
    pub(crate) fn use_cost(&self, slot: Slot) -> u8 {
        if self.active().has(Ability::QuickHands) {
            return 0;
        }
        let meat = self
            .active()
            .item(slot)
            .is_some_and(|item| item.card().effect == Effect::RottenMeat);
        // Z15-R61: with the switch the Move or Search pays for both.
        u8::from(!(meat && self.rules.rotten_meat_combined))
    }

    /// Moves the use token of an Object; on the last space the card leaves the game (Z15-113). Cards that can be used
    /// once although they are permanent go at once (Z15-115).
    pub(crate) fn spend_use(&mut self, slot: Slot, out: &mut impl Sink<Event>) {
        let hero = self.active().id;
        let Some(item) = self.active().item(slot) else {
            return;
        };
        let left = item.uses.saturating_sub(1);
        self.active_mut()
            .set_item(slot, (left > 0).then_some(Item { uses: left, ..item }));
        if left == 0 {
            out.emit(|| Event::Gone {
                hero,
                card: item.id,
            });
        }
    }

    pub(crate) fn use_object(
        &mut self,
        slot: Slot,
        on: Target,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let Some(item) = self.active().item(slot) else {
            refuse!("Z15-104", "zombies15-refuse-no-item");
        };
        let cost = self.use_cost(slot);
        let effect = item.card().effect;
        if on != Target::Nothing && !has_target(effect) {
            refuse!(
                "Z15-R94",
                "zombies15-refuse-no-target",
                card = card_text(item.id)
            );
        }
        match effect {
            Effect::None | Effect::Permanent | Effect::BareHands => {
                refuse!(
                    "Z15-114",
                    "zombies15-refuse-permanent",
                    card = card_text(item.id)
                )
            }
            Effect::ExplosiveAmmo => refuse!("Z15-202", "zombies15-refuse-explosive"),
            Effect::KillHere | Effect::Companion | Effect::Skateboard => {
                self.throw(slot, item, cost, out)
            }
            Effect::Dynamite => self.blast(slot, item, on, cost, out),
            Effect::Fireworks => self.drive_away(slot, item, on, cost, out),
            Effect::Heal | Effect::Snack => self.treat(slot, item, on, cost, out),
            Effect::Reload => self.restore(slot, item, on, CardKind::Gun, cost, out),
            Effect::Repair => self.restore(slot, item, on, CardKind::Melee, cost, out),
            Effect::Revive => self.revive(slot, item, on, cost, out),
            Effect::Energy
            | Effect::Cat
            | Effect::LuckyCharm
            | Effect::RottenMeat
            | Effect::Smoke => self.use_up(slot, item, cost, out),
        }
    }

    fn pay(&mut self, slot: Slot, item: Item, cost: u8, out: &mut impl Sink<Event>) {
        self.turn.actions -= cost;
        let hero = self.active().id;
        out.emit(|| Event::Used {
            hero,
            card: item.id,
        });
        self.spend_use(slot, out);
    }

    /// Kills zombies in the own Area: grenades, cocktails, blades; Dog and Skateboard once (Z15-R65).
    fn throw(
        &mut self,
        slot: Slot,
        item: Item,
        cost: u8,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let area = self.active().area;
        self.check_target(area)?;
        self.turn.actions -= cost;
        self.strike_with(slot, item, area, out);
        Ok(())
    }

    fn strike_with(&mut self, slot: Slot, item: Item, area: Area, out: &mut impl Sink<Event>) {
        let hero = self.active().id;
        let (killed, rest) = self.kill(area, item.card().damage.into());
        out.emit(|| Event::Attacked {
            hero,
            card: item.id,
            at: self.board.place(area),
            killed,
        });
        self.spend_use(slot, out);
        self.make_noise(item.card().noise, out);
        self.wound_alpha(rest, out);
    }

    /// Z15-200, Z15-R67.
    fn blast(
        &mut self,
        slot: Slot,
        item: Item,
        on: Target,
        cost: u8,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        if !self.active().area.is_street() {
            refuse!(
                "Z15-200",
                "zombies15-refuse-only-from-street",
                card = card_text(item.id)
            );
        }
        let whole = matches!(on, Target::Tile(_, None));
        let Some(target) = self.adjacent_street(on).filter(|_| whole) else {
            refuse!(
                "Z15-200",
                "zombies15-refuse-not-adjacent",
                card = card_text(item.id)
            );
        };
        self.check_target(target)?;
        self.turn.actions -= cost;
        self.strike_with(slot, item, target, out);
        Ok(())
    }

    /// Z15-203, Z15-R67. The Alpha does not run from fireworks.
    fn drive_away(
        &mut self,
        slot: Slot,
        item: Item,
        on: Target,
        cost: u8,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let area = self.active().area;
        if !area.is_street() {
            refuse!(
                "Z15-203",
                "zombies15-refuse-only-from-street",
                card = card_text(item.id)
            );
        }
        let Some(target) = self.adjacent_street(on) else {
            refuse!(
                "Z15-203",
                "zombies15-refuse-not-adjacent",
                card = card_text(item.id)
            );
        };
        let most = u16::from(item.card().zombies);
        let n = match on {
            Target::Tile(_, Some(n)) => u16::from(n),
            _ => most.min(self.zombies_in(area)),
        };
        if n == 0 || n > most || n > self.zombies_in(area) {
            refuse!("Z15-203", "zombies15-refuse-fireworks-number", n = most);
        }
        self.pay(slot, item, cost, out);
        self.zombies[area.index()] -= n;
        self.zombies[target.index()] += n;
        out.emit(|| Event::Driven {
            n,
            from: self.board.place(area),
            to: self.board.place(target),
        });
        self.make_noise(item.card().noise, out);
        Ok(())
    }

    fn adjacent_street(&self, on: Target) -> Option<Area> {
        let Target::Tile(side, _) = on else {
            return None;
        };
        let tile = self.adjacent_tile(side)?;
        Some(Area::street(tile))
    }

    /// A tile next to the Active Hero's, by its side.
    pub(crate) fn adjacent_tile(&self, side: Side) -> Option<usize> {
        self.board
            .tile(side)
            .filter(|tile| self.board.are_adjacent(self.active().area.tile(), *tile))
    }

    /// Whom the Object may be used on: a First Aid Kit heals anybody near, snacks the eater, a nurse gives either to
    /// anybody (Z15-R69).
    pub(crate) fn may_treat_others(&self, effect: Effect) -> bool {
        effect == Effect::Heal || self.active().has(Ability::AspiringNurse)
    }

    fn treat(
        &mut self,
        slot: Slot,
        item: Item,
        on: Target,
        cost: u8,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let user = usize::from(self.turn.hero);
        let effect = item.card().effect;
        let patient = match on {
            Target::Nothing => Some(user),
            Target::Hero(id) => self.hero_index(id),
            _ => None,
        };
        let is_near = |i: &usize| self.heroes[*i].area == self.active().area;
        let may = |i: &usize| *i == user || self.may_treat_others(effect);
        let Some(patient) = patient.filter(is_near).filter(may) else {
            refuse!(
                "Z15-R69",
                "zombies15-refuse-patient",
                card = card_text(item.id)
            );
        };
        if !self.heroes[patient].is_conscious() {
            refuse!(
                "Z15-141",
                "zombies15-refuse-heal-unconscious",
                hero = hero_text(self.heroes[patient].id)
            );
        }
        if effect == Effect::Heal && !self.can_be_healed(patient) {
            refuse!(
                "Z15-R94",
                "zombies15-refuse-nothing-to-heal",
                hero = hero_text(self.heroes[patient].id)
            );
        }
        self.pay(slot, item, cost, out);
        let nurse = u8::from(self.active().has(Ability::AspiringNurse));
        if self.can_be_healed(patient) {
            self.heal(patient, HEALING + nurse, out);
        }
        self.gain_actions(item.card().actions, out);
        Ok(())
    }

    /// Whether healing would do this Hero any good.
    pub(crate) fn can_be_healed(&self, hero: usize) -> bool {
        let hero = &self.heroes[hero];
        hero.is_conscious() && hero.lp < hero.max_lp && !hero.has(Ability::ResistantToHealing)
    }

    /// Z15-R42, Z15-R94: fills one uncovered Weapon of the right kind that has been used.
    fn restore(
        &mut self,
        slot: Slot,
        item: Item,
        on: Target,
        kind: CardKind,
        cost: u8,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let Target::Weapon(weapon_slot) = on else {
            refuse!("Z15-R94", "zombies15-refuse-nothing-to-restore");
        };
        let hero = *self.active();
        let Some(weapon) = hero.item(weapon_slot) else {
            refuse!("Z15-104", "zombies15-refuse-no-item");
        };
        if hero.is_covered(weapon_slot.index()) {
            refuse!(
                "Z15-119",
                "zombies15-refuse-covered",
                card = card_text(weapon.id)
            );
        }
        if weapon.card().kind != kind || weapon.is_full() {
            refuse!("Z15-R94", "zombies15-refuse-nothing-to-restore");
        }
        self.pay(slot, item, cost, out);
        self.active_mut().set_item(
            weapon_slot,
            Some(Item {
                uses: weapon.card().uses,
                ..weapon
            }),
        );
        out.emit(|| Event::Restored {
            hero: hero.id,
            card: weapon.id,
        });
        Ok(())
    }

    /// Z15-197, Z15-R68.
    fn revive(
        &mut self,
        slot: Slot,
        item: Item,
        on: Target,
        cost: u8,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let patient = match on {
            Target::Nothing => (0..self.heroes.len()).find(|i| self.is_revivable(*i)),
            Target::Hero(id) => self.hero_index(id).filter(|i| self.is_revivable(*i)),
            _ => None,
        };
        let Some(patient) = patient else {
            refuse!("Z15-197", "zombies15-refuse-nobody-to-revive");
        };
        self.pay(slot, item, cost, out);
        if let Some(carrier) = self.carrier_of(patient) {
            self.heroes[carrier].load = crate::state::Load::Nothing;
        }
        self.heroes[patient].lp = 1;
        self.heroes[patient].posture = Posture::Lying;
        let (hero, by) = (self.heroes[patient].id, self.active().id);
        out.emit(|| Event::Revived { hero, by });
        Ok(())
    }

    /// Whether the Active Hero has this unconscious Hero within reach.
    pub(crate) fn is_revivable(&self, hero: usize) -> bool {
        let patient = &self.heroes[hero];
        patient.posture == Posture::Unconscious && patient.area == self.active().area
    }

    /// Objects that change the turn or the next growl.
    fn use_up(
        &mut self,
        slot: Slot,
        item: Item,
        cost: u8,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let area = self.active().area;
        match item.card().effect {
            Effect::Smoke if !area.is_street() => {
                refuse!(
                    "Z15-212",
                    "zombies15-refuse-only-from-street",
                    card = card_text(item.id)
                );
            }
            // The Alpha is a zombie too, and no meat distracts it.
            Effect::RottenMeat if self.zombies_in(area) != 1 || self.alpha_in(area) => {
                refuse!("Z15-209", "zombies15-refuse-meat");
            }
            _ => {}
        }
        self.pay(slot, item, cost, out);
        match item.card().effect {
            Effect::Energy => self.gain_actions(item.card().actions, out),
            Effect::Cat => self.cats += 1,
            Effect::LuckyCharm => self.turn.charm = true,
            Effect::RottenMeat => self.turn.meat = true,
            Effect::Smoke => self.turn.smoke = Some(area),
            _ => {}
        }
        Ok(())
    }

    fn gain_actions(&mut self, n: u8, out: &mut impl Sink<Event>) {
        if n > 0 {
            self.turn.actions += n;
            let hero = self.active().id;
            out.emit(|| Event::GainedActions { hero, n });
        }
    }

    /// Z15-175: a Light Object leaves the game.
    pub(crate) fn lose_object(&mut self, slot: Slot, out: &mut impl Sink<Event>) {
        let hero: HeroId = self.active().id;
        if let Some(item) = self.active().item(slot) {
            self.active_mut().set_item(slot, None);
            out.emit(|| Event::Gone {
                hero,
                card: item.id,
            });
        }
    }
}

/// Whether an Object is used on something: a Weapon, a Hero or a Street.
const fn has_target(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::Dynamite
            | Effect::Fireworks
            | Effect::Heal
            | Effect::Snack
            | Effect::Reload
            | Effect::Repair
            | Effect::Revive
    )
}
