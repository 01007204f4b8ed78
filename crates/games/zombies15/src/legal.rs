//! What a seat can sensibly choose, prompt by prompt, in a fixed order.
//!
//! In the Actions phase: getting up; Moves (north, east, south, west, into or out of the Search Area); Quick Search;
//! Careful Search from the top of the pile; tokens; attacks; Objects by slot; Heavy Objects; putting tokens down; the
//! end of the Actions. Combined changes of a sheet beyond what a taken card needs, another order of the discards, pauses
//! and uses that do nothing are not listed; `compose` puts them together.

mod sheet;

use shamble_core::Seat;

use crate::action::{Action, Booty, Liftable, Rearrange, Target};
use crate::content::{Ability, CardKind, Effect, cards};
use crate::ids::{Area, AreaKind, HeavyKind, HeroId, Place, Posture, Slot, Token};
use crate::item::Item;
use crate::rules::movement::Leave;
use crate::setup::free_object_slot;
use crate::state::{HeavyAt, Hero, Open, State, TokenAt, Waiting};

impl State {
    pub(crate) fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.checkpoint.is_some() {
            return self.list_checkpoint(seat, out);
        }
        if self.ending.is_some() {
            return;
        }
        if self.is_paused() {
            out.push(Action::Resume);
            return;
        }
        if seat != self.active_seat() {
            return;
        }
        match (self.choice(), self.open) {
            (_, Some(Open::Search(drawn))) => self.list_keeps(drawn.as_slice(), out),
            (_, Some(Open::Token(_))) => {
                self.list_drops(out, |change| Action::Pocket { change });
                out.push(Action::Leave {
                    change: Rearrange::default(),
                });
            }
            (Some(Waiting::Loss), _) => {
                let slots = self
                    .active()
                    .light_objects()
                    .map(|(slot, _)| Slot::Object(slot as u8));
                out.extend(slots.map(|slot| Action::Lose { slot }));
            }
            (Some(_), _) => {
                let tiles = self.board.adjacent(self.active().area.tile());
                out.extend(tiles.map(|tile| Action::Surge {
                    at: self.board.side(tile),
                }));
            }
            (None, _) if self.turn.is_over => out.push(Action::EndTurn),
            (None, _) => self.list_actions(out),
        }
    }

    fn list_actions(&self, out: &mut Vec<Action>) {
        if self.active().posture == Posture::Lying {
            if self.turn.actions >= self.get_up_cost() {
                out.push(Action::GetUp);
            }
        } else {
            self.list_moves(out);
            if self.turn.actions > 0 {
                self.list_searches(out);
                self.list_attacks(out);
            }
            self.list_objects(out);
            if self.turn.actions > 0 {
                self.list_heavy(out);
            }
            if !self.rules.token_drop_needs_search {
                for piece in self.backpack(self.turn.hero.into()) {
                    out.push(Action::DropToken { piece: piece as u8 });
                }
            }
        }
        out.push(Action::EndActions);
    }

    fn list_moves(&self, out: &mut Vec<Action>) {
        if self.leave() == Leave::Held {
            return;
        }
        let from = self.active().area;
        let to = |area: Area| Action::Move {
            to: self.board.place(area),
        };
        if !from.is_street() {
            let street = Area::street(from.tile());
            if self.turn.actions > 0 && self.can_enter(street) {
                out.push(to(street));
            }
            return;
        }
        if self.turn.actions >= self.move_cost(AreaKind::Street) && !self.is_tired() {
            for tile in self.board.adjacent(from.tile()) {
                let street = Area::street(tile);
                if self.can_enter(street) {
                    out.push(to(street));
                }
            }
        }
        let search = Area::search(from.tile());
        if self.turn.actions > 0 && self.board.has_search(from.tile()) && self.can_enter(search) {
            out.push(to(search));
        }
    }

    fn list_searches(&self, out: &mut Vec<Action>) {
        let hero = self.active();
        if hero.is_carrying() {
            return;
        }
        let is_free = self.search_leave() != Leave::Held;
        if is_free && !hero.area.is_street() {
            if !self.search_pile.is_empty() {
                out.push(Action::Search);
            }
            if !hero.has(Ability::Impetuous) {
                self.list_careful(out);
            }
        }
        if is_free {
            for (i, piece) in self
                .tokens
                .iter()
                .enumerate()
                .filter(|(_, piece)| piece.at == TokenAt::Area(hero.area))
            {
                let piece_number = i as u8;
                if piece.is_face_up {
                    self.list_drops(out, |change| Action::Token {
                        piece: piece_number,
                        change,
                    });
                } else {
                    out.push(Action::Token {
                        piece: piece_number,
                        change: Rearrange::default(),
                    });
                }
            }
        }
        if is_free || self.rules.loot_tokens_under_attack {
            self.list_loot(out);
        }
    }

    fn list_loot(&self, out: &mut Vec<Action>) {
        if self.heroes.iter().all(Hero::is_conscious) {
            return;
        }
        for (hero, what) in self.booty() {
            self.list_drops(out, |change| Action::Loot { hero, what, change });
        }
    }

    /// What unconscious Heroes here have in their Backpacks, each kind once.
    pub(crate) fn booty(&self) -> impl Iterator<Item = (HeroId, Booty)> + '_ {
        let here = self.active().area;
        let victims = (self.heroes.iter().enumerate()).filter(move |(_, victim)| {
            victim.posture == Posture::Unconscious && victim.area == here
        });
        victims.flat_map(move |(i, victim)| {
            let mut seen: u16 = 0;
            self.backpack(i).filter_map(move |piece| {
                let token: Token = self.tokens[piece].token;
                let is_new = seen & (1 << token as u16) == 0;
                seen |= 1 << token as u16;
                is_new.then_some((victim.id, Booty::Token(token)))
            })
        })
    }

    /// One action if the Backpack has room; else one for each token that could be put down.
    fn list_drops(&self, out: &mut Vec<Action>, action: impl Fn(Rearrange) -> Action) {
        let hero = usize::from(self.turn.hero);
        if self.has_backpack_room(hero) {
            out.push(action(Rearrange::default()));
        } else {
            let dropping = |piece| Rearrange::default().dropping(piece);
            out.extend(self.backpack(hero).map(|piece| action(dropping(piece))));
        }
    }

    fn list_attacks(&self, out: &mut Vec<Action>) {
        let hero = self.active();
        if self.has_zombies(hero.area) {
            for (i, weapon) in hero.weapons.iter().enumerate() {
                let is_scared = |item: &Item| {
                    item.card().kind == CardKind::Gun && hero.has(Ability::FearOfFirearms)
                };
                let Some(weapon) = weapon
                    .filter(|item| !item.is_empty() && !hero.is_covered(i) && !is_scared(item))
                else {
                    continue;
                };
                let slot = Slot::Weapon(i as u8);
                out.push(Action::Attack {
                    slot,
                    explosive: None,
                });
                if weapon.card().kind == CardKind::Gun {
                    let ammo = hero
                        .light_objects()
                        .filter(|(_, item)| item.card().effect == Effect::ExplosiveAmmo);
                    out.extend(ammo.map(|(ammo, _)| Action::Attack {
                        slot,
                        explosive: Some(Slot::Object(ammo as u8)),
                    }));
                }
            }
            if !hero.has(Ability::Zombiphobia) {
                out.push(Action::Hands);
            }
        }
        let Some(gun) = self.machine_gun().filter(|gun| self.heavy[*gun].uses > 0) else {
            return;
        };
        if hero.has(Ability::FearOfFirearms) {
            return;
        }
        debug_assert_eq!(
            self.heavy[gun].at,
            HeavyAt::Carried,
            "it is in the Hero's hands"
        );
        if self.has_zombies(hero.area) {
            out.push(Action::Fire { at: None });
        }
        if hero.area.is_street() {
            let tiles = self
                .board
                .adjacent(hero.area.tile())
                .filter(|tile| self.has_zombies(Area::street(*tile)));
            out.extend(tiles.map(|tile| Action::Fire {
                at: Some(self.board.side(tile)),
            }));
        }
    }

    fn list_objects(&self, out: &mut Vec<Action>) {
        for (i, item) in self.active().light_objects() {
            let slot = Slot::Object(i as u8);
            if self.turn.actions >= self.use_cost(slot) {
                self.list_uses(slot, item, out);
            }
        }
    }

    fn list_uses(&self, slot: Slot, item: Item, out: &mut Vec<Action>) {
        let hero = self.active();
        let area = hero.area;
        let mut on = |on: Target| out.push(Action::Use { slot, on });
        let near = |i: &usize| self.heroes[*i].area == area;
        match item.card().effect {
            Effect::None | Effect::Permanent | Effect::BareHands | Effect::ExplosiveAmmo => {}
            Effect::KillHere | Effect::Companion | Effect::Skateboard => {
                if self.has_zombies(area) {
                    on(Target::Nothing);
                }
            }
            Effect::Dynamite if area.is_street() => {
                let tiles = self
                    .board
                    .adjacent(area.tile())
                    .filter(|tile| self.has_zombies(Area::street(*tile)));
                tiles.for_each(|tile| on(Target::Tile(self.board.side(tile), None)));
            }
            Effect::Fireworks if area.is_street() && self.zombies_in(area) > 0 => {
                self.board
                    .adjacent(area.tile())
                    .for_each(|tile| on(Target::Tile(self.board.side(tile), None)));
            }
            Effect::Dynamite | Effect::Fireworks => {}
            Effect::Heal => {
                let patients = (0..self.heroes.len())
                    .filter(near)
                    .filter(|i| self.can_be_healed(*i));
                patients.for_each(|i| on(Target::Hero(self.heroes[i].id)));
            }
            Effect::Snack => {
                let user = usize::from(self.turn.hero);
                if self.can_be_healed(user) || item.card().actions > 0 {
                    on(Target::Nothing);
                }
                if self.may_treat_others(Effect::Snack) {
                    let others = (0..self.heroes.len()).filter(|i| *i != user).filter(near);
                    others
                        .filter(|i| self.can_be_healed(*i))
                        .for_each(|i| on(Target::Hero(self.heroes[i].id)));
                }
            }
            Effect::Reload | Effect::Repair => {
                let kind = if item.card().effect == Effect::Reload {
                    CardKind::Gun
                } else {
                    CardKind::Melee
                };
                for (i, weapon) in hero.weapons.iter().enumerate() {
                    if weapon.is_some_and(|weapon| weapon.card().kind == kind && !weapon.is_full())
                        && !hero.is_covered(i)
                    {
                        on(Target::Weapon(Slot::Weapon(i as u8)));
                    }
                }
            }
            Effect::Revive => {
                let patients = (0..self.heroes.len()).filter(|i| self.is_revivable(*i));
                patients.for_each(|i| on(Target::Hero(self.heroes[i].id)));
            }
            Effect::Energy | Effect::Cat => on(Target::Nothing),
            Effect::LuckyCharm => {
                if !self.turn.charm {
                    on(Target::Nothing);
                }
            }
            Effect::RottenMeat => {
                if self.zombies_in(area) == 1 && !self.alpha_in(area) && !self.turn.meat {
                    on(Target::Nothing);
                }
            }
            Effect::Smoke => {
                if area.is_street()
                    && self.zombies_in(area) > 0
                    && !self.alpha_in(area)
                    && self.turn.smoke.is_none()
                {
                    on(Target::Nothing);
                }
            }
        }
    }

    fn list_heavy(&self, out: &mut Vec<Action>) {
        let hero = self.active();
        if hero.is_carrying() {
            out.push(Action::Drop);
            if self.carries(HeavyKind::AmmoCrate).is_some() && self.refillable().is_some() {
                out.push(Action::Refill);
            }
            if self.carries(HeavyKind::Radio).is_some() && self.can_call() {
                out.push(Action::Call);
            }
            return;
        }
        // The kinds that lie here, one bit each: mostly none do.
        let mut kinds = 0u32;
        for piece in self.heavy.iter() {
            if piece.at == HeavyAt::Area(hero.area) {
                kinds |= 1 << piece.kind as u32;
            }
        }
        if kinds != 0 {
            let all = HeavyKind::ALL.iter().copied();
            out.extend(
                all.filter(|kind| kinds & 1 << *kind as u32 != 0)
                    .map(|kind| Action::Lift {
                        what: Liftable::Heavy(kind),
                    }),
            );
        }
        for other in self.heroes.iter() {
            let what = Liftable::Hero(other.id);
            let lies_here = other.posture == Posture::Unconscious && other.area == hero.area;
            if lies_here && self.liftable(what).is_some() {
                out.push(Action::Lift { what });
            }
        }
    }

    fn list_checkpoint(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(checkpoint) = self
            .checkpoint
            .filter(|checkpoint| !checkpoint.ready.has(seat))
        else {
            return;
        };
        let own =
            || (0..self.heroes.len()).filter(|i| usize::from(self.heroes[*i].seat) == seat.index());
        for hero in own()
            .filter(|i| !checkpoint.chosen[*i])
            .map(|i| self.heroes[i].id)
        {
            out.push(Action::KeepItems { hero });
            out.push(Action::StartingItems { hero });
        }
        if self.all_chosen() {
            for i in own() {
                for bag in [Token::Bag1, Token::Bag2, Token::Bag3] {
                    if self
                        .backpack(i)
                        .any(|piece| self.tokens[piece].token == bag)
                    {
                        self.list_bag(i, bag, out);
                    }
                }
            }
        }
        if self.has_chosen(seat) {
            out.push(Action::Done);
        }
    }

    fn list_bag(&self, index: usize, bag: Token, out: &mut Vec<Action>) {
        let hero = self.heroes[index].id;
        let special = || {
            let worth =
                move |(_, card): &(usize, &crate::content::Card)| Some(card.bag) == bag.bag();
            cards()
                .iter()
                .enumerate()
                .filter(worth)
                .map(|(i, _)| crate::content::CardId::from_index(i))
        };
        for item in special() {
            if self.check_exchange(index, bag, item, None).is_ok() {
                out.push(Action::Exchange {
                    hero,
                    bag,
                    item,
                    instead: None,
                });
            } else if free_object_slot(&self.heroes[index]).is_none() {
                for (slot, _) in self.heroes[index].light_objects() {
                    let instead = Some(Slot::Object(slot as u8));
                    if self.check_exchange(index, bag, item, instead).is_ok() {
                        out.push(Action::Exchange {
                            hero,
                            bag,
                            item,
                            instead,
                        });
                    }
                }
            }
        }
        for (other, to) in self
            .heroes
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != index)
        {
            if self.has_backpack_room(other) {
                out.push(Action::Give {
                    hero,
                    bag,
                    to: to.id,
                    item: None,
                });
            } else {
                let takes =
                    special().filter(|item| self.check_exchange(other, bag, *item, None).is_ok());
                out.extend(takes.map(|item| Action::Give {
                    hero,
                    bag,
                    to: to.id,
                    item: Some(item),
                }));
            }
        }
        out.push(Action::DiscardBag { hero, bag });
    }

    /// An Area by name.
    pub(crate) fn place(&self, area: Area) -> Place {
        self.board.place(area)
    }
}
