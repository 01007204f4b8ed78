//! Fighting: Weapons, bare hands, the Machine Gun, and the Alpha that soaks up what is left over.

use shamble_core::{Illegal, Sink, refuse};

use crate::content::{Ability, CardKind, Effect, heavy_stats};
use crate::event::Event;
use crate::ids::{Area, HeavyKind, Side, Slot, Token};
use crate::item::Item;
use crate::label::{card_text, hero_text};
use crate::state::{State, TokenAt, TokenPiece};

/// Z15-109.
const BARE_HANDS: u8 = 1;
const STRONG_PUNCH: u8 = 3;

impl State {
    /// Z15-106, Z15-107, Z15-R31: removes zombies; what is left of the damage is returned for the Alpha.
    pub(crate) fn kill(&mut self, area: Area, damage: u16) -> (u16, u16) {
        let killed = damage.min(self.zombies_in(area));
        self.zombies[area.index()] -= killed;
        self.return_to_reserve(killed);
        let rest = if self.alpha_in(area) {
            damage - killed
        } else {
            0
        };
        (killed, rest)
    }

    /// Scenario 15: wounds the Alpha, which leaves a Sample when it falls.
    pub(crate) fn wound_alpha(&mut self, n: u16, out: &mut impl Sink<Event>) {
        let Some(alpha) = &mut self.alpha else {
            return;
        };
        if n == 0 {
            return;
        }
        let n = n.min(alpha.wounds.into());
        alpha.wounds -= n as u8;
        let (left, area) = (alpha.wounds, Area::street(alpha.tile.into()));
        out.emit(|| Event::AlphaWounded { n, left });
        if left == 0 {
            self.alpha = None;
            self.tokens.push(TokenPiece {
                token: Token::Sample,
                at: TokenAt::Area(area),
                is_face_up: true,
                pool: 0,
                is_brought: false,
            });
            out.emit(|| Event::AlphaFell {
                at: self.board.place(area),
            });
        }
    }

    /// Z15-R32.
    pub(crate) fn check_target(&self, area: Area) -> Result<(), Illegal> {
        if !self.has_zombies(area) {
            refuse!("Z15-R32", "zombies15-refuse-no-zombies");
        }
        Ok(())
    }

    /// Z15-103 to Z15-108; with Explosive Ammo Z15-202 and Z15-R60.
    pub(crate) fn attack(
        &mut self,
        slot: Slot,
        explosive: Option<Slot>,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let hero = *self.active();
        let Some(weapon) = hero.item(slot) else {
            refuse!("Z15-104", "zombies15-refuse-no-item");
        };
        let ammo = explosive.map(|ammo| {
            hero.item(ammo)
                .filter(|item| item.card().effect == Effect::ExplosiveAmmo)
        });
        if ammo == Some(None) {
            refuse!("Z15-104", "zombies15-refuse-no-item");
        }
        let is_covered = hero.is_covered(slot.index());
        if ammo.is_none() {
            if is_covered {
                refuse!(
                    "Z15-119",
                    "zombies15-refuse-covered",
                    card = card_text(weapon.id)
                );
            }
            if weapon.is_empty() {
                refuse!(
                    "Z15-097",
                    "zombies15-refuse-empty",
                    card = card_text(weapon.id)
                );
            }
        }
        let is_gun = weapon.card().kind == CardKind::Gun;
        if is_gun && hero.has(Ability::FearOfFirearms) {
            // Only the switch of Z15-R29 lets such a Hero have one at all.
            refuse!(
                "Z15-214",
                "zombies15-refuse-no-guns",
                hero = hero_text(hero.id)
            );
        }
        self.check_target(hero.area)?;
        if ammo.is_some() && (!is_gun || is_covered || weapon.is_empty()) {
            refuse!("Z15-202", "zombies15-refuse-explosive");
        }

        self.turn.actions -= 1;
        let bonus = ammo.flatten().map_or(0, |item: Item| item.card().damage);
        let damage = u16::from(weapon.card().damage) + u16::from(bonus);
        let (killed, rest) = self.kill(hero.area, damage);
        out.emit(|| Event::Attacked {
            hero: hero.id,
            card: weapon.id,
            at: self.board.place(hero.area),
            killed,
        });
        let left = Item {
            uses: weapon.uses - 1,
            ..weapon
        };
        self.active_mut().set_item(slot, Some(left));
        self.make_noise(weapon.card().noise, out);
        if let Some(ammo) = explosive {
            self.active_mut().set_item(slot, None);
            out.emit(|| Event::Gone {
                hero: hero.id,
                card: weapon.id,
            });
            self.spend_use(ammo, out);
        }
        self.wound_alpha(rest, out);
        Ok(())
    }

    /// Z15-109, Z15-110, Z15-204.
    pub(crate) fn punch(&mut self, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
        let hero = *self.active();
        if hero.has(Ability::Zombiphobia) {
            refuse!(
                "Z15-214",
                "zombies15-refuse-zombiphobia",
                hero = hero_text(hero.id)
            );
        }
        self.check_target(hero.area)?;

        self.turn.actions -= 1;
        let damage = self.punch_damage();
        let (killed, rest) = self.kill(hero.area, damage);
        out.emit(|| Event::Punched {
            hero: hero.id,
            at: self.board.place(hero.area),
            killed,
        });
        self.wound_alpha(rest, out);
        self.lose_life(self.turn.hero.into(), out);
        Ok(())
    }

    /// What the Active Hero's bare hands kill.
    pub(crate) fn punch_damage(&self) -> u16 {
        let hero = self.active();
        let base = if hero.has(Ability::StrongPunch) {
            STRONG_PUNCH
        } else {
            BARE_HANDS
        };
        let gloves: u8 = hero
            .light_objects()
            .filter(|(_, item)| item.card().effect == Effect::BareHands)
            .map(|(_, item)| item.card().damage)
            .sum();
        u16::from(base + gloves)
    }

    /// The Area the Machine Gun is aimed at, if it reaches that far.
    pub(crate) fn gun_target(&self, at: Option<Side>) -> Option<Area> {
        let here = self.active().area;
        match at {
            None => Some(here),
            Some(side) => {
                let tile = self.board.tile(side)?;
                (here.is_street() && self.board.are_adjacent(here.tile(), tile))
                    .then_some(Area::street(tile))
            }
        }
    }

    /// The Machine Gun in the Active Hero's hands.
    pub(crate) fn machine_gun(&self) -> Option<usize> {
        self.carried_heavy(self.active())
            .filter(|piece| self.heavy[*piece].kind == HeavyKind::MachineGun)
    }

    /// Fires the Machine Gun.
    pub(crate) fn fire(
        &mut self,
        at: Option<Side>,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let hero = *self.active();
        let Some(piece) = self.machine_gun() else {
            refuse!("Z15-104", "zombies15-refuse-no-item");
        };
        if self.heavy[piece].uses == 0 {
            refuse!("Z15-097", "zombies15-refuse-gun-empty");
        }
        if hero.has(Ability::FearOfFirearms) {
            refuse!(
                "Z15-214",
                "zombies15-refuse-no-guns",
                hero = hero_text(hero.id)
            );
        }
        let Some(target) = self.gun_target(at) else {
            refuse!("Z15-102", "zombies15-refuse-out-of-reach");
        };
        self.check_target(target)?;

        self.turn.actions -= 1;
        let stats = heavy_stats(HeavyKind::MachineGun);
        self.heavy[piece].uses -= 1;
        let (killed, rest) = self.kill(target, stats.damage.into());
        out.emit(|| Event::Fired {
            hero: hero.id,
            at: self.board.place(target),
            killed,
        });
        self.make_noise(stats.noise, out);
        self.wound_alpha(rest, out);
        Ok(())
    }
}
