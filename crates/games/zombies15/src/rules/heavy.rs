//! Heavy Objects and whoever cannot walk: picking up, dropping, and what they are for.

use shamble_core::{Illegal, Sink, refuse};

use crate::action::Liftable;
use crate::content::heavy_stats;
use crate::event::Event;
use crate::ids::{Area, HeavyKind, MarkerKind, Posture};
use crate::state::{HeavyAt, Load, State};

/// Scenario 11: the helicopter lands at the second siren after the call.
const LANDING_SIRENS: u8 = 2;

impl State {
    /// What the Active Hero would pick up.
    pub(crate) fn liftable(&self, what: Liftable) -> Option<Load> {
        let area = self.active().area;
        match what {
            Liftable::Heavy(kind) => {
                let lies_here = |i: &usize| {
                    self.heavy[*i].kind == kind && self.heavy[*i].at == HeavyAt::Area(area)
                };
                (0..self.heavy.len())
                    .find(lies_here)
                    .map(|i| Load::Heavy(i as u8))
            }
            Liftable::Hero(id) => {
                let other = self.hero_index(id)?;
                let hero = &self.heroes[other];
                let lies_here = hero.posture == Posture::Unconscious
                    && hero.area == area
                    && self.carrier_of(other).is_none();
                lies_here.then_some(Load::Hero(other as u8))
            }
        }
    }

    /// Z15-117, Z15-118, Z15-143.
    pub(crate) fn lift(
        &mut self,
        what: Liftable,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        if self.active().is_carrying() {
            refuse!("Z15-R43", "zombies15-refuse-already-carrying");
        }
        let Some(load) = self.liftable(what) else {
            refuse!("Z15-118", "zombies15-refuse-nothing-to-lift");
        };
        self.turn.actions -= 1;
        self.active_mut().load = load;
        let hero = self.active().id;
        match load {
            Load::Heavy(piece) => {
                self.heavy[piece.into()].at = HeavyAt::Carried;
                let what = self.heavy[piece.into()].kind;
                out.emit(|| Event::Lifted { hero, what });
            }
            Load::Hero(other) => {
                let other = self.heroes[usize::from(other)].id;
                out.emit(|| Event::LiftedHero { hero, other });
            }
            Load::Nothing => {}
        }
        Ok(())
    }

    /// Z15-122.
    pub(crate) fn drop_load(&mut self, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
        if !self.active().is_carrying() {
            refuse!("Z15-122", "zombies15-refuse-nothing-to-drop");
        }
        self.turn.actions -= 1;
        self.put_down(self.turn.hero.into(), out);
        Ok(())
    }

    /// Puts what a Hero carries into that Hero's Area, at no cost.
    pub(crate) fn put_down(&mut self, hero: usize, out: &mut impl Sink<Event>) {
        let (id, area) = (self.heroes[hero].id, self.heroes[hero].area);
        match std::mem::take(&mut self.heroes[hero].load) {
            Load::Nothing => {}
            Load::Hero(other) => {
                let other = self.heroes[usize::from(other)].id;
                out.emit(|| Event::DroppedHero {
                    hero: id,
                    other,
                    at: self.board.place(area),
                });
            }
            Load::Heavy(piece) => {
                let piece = usize::from(piece);
                self.heavy[piece].at = HeavyAt::Area(area);
                let what = self.heavy[piece].kind;
                out.emit(|| Event::Dropped {
                    hero: id,
                    what,
                    at: self.board.place(area),
                });
                self.feed_generator(piece, area, out);
            }
        }
    }

    /// Scenario 7: a Gas Can dropped at the generator ends the blackout.
    fn feed_generator(&mut self, piece: usize, area: Area, out: &mut impl Sink<Event>) {
        let is_fuel = self.heavy[piece].kind == HeavyKind::GasCan;
        if is_fuel
            && self.is_dark
            && self
                .board
                .marked(MarkerKind::Generator)
                .any(|place| place == area)
        {
            self.heavy[piece].at = HeavyAt::Gone;
            self.is_dark = false;
            out.emit(|| Event::LightsOn);
        }
    }

    /// The Machine Gun that an Ammo Crate in the Active Hero's hands could fill.
    pub(crate) fn refillable(&self) -> Option<usize> {
        let area = self.active().area;
        let full = heavy_stats(HeavyKind::MachineGun).uses;
        (0..self.heavy.len()).find(|i| {
            let piece = &self.heavy[*i];
            piece.kind == HeavyKind::MachineGun
                && piece.uses < full
                && self.heavy_area(*i) == Some(area)
        })
    }

    /// What the Active Hero carries, if it is of this kind.
    pub(crate) fn carries(&self, kind: HeavyKind) -> Option<usize> {
        self.carried_heavy(self.active())
            .filter(|piece| self.heavy[*piece].kind == kind)
    }

    /// Fills the Machine Gun; the crate is gone.
    pub(crate) fn refill(&mut self, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
        let Some(crate_piece) = self.carries(HeavyKind::AmmoCrate) else {
            refuse!("Z15-104", "zombies15-refuse-no-item");
        };
        let Some(gun) = self.refillable() else {
            refuse!("Z15-R94", "zombies15-refuse-nothing-to-refill");
        };
        self.turn.actions -= 1;
        self.heavy[gun].uses = heavy_stats(HeavyKind::MachineGun).uses;
        self.heavy[crate_piece].at = HeavyAt::Gone;
        self.active_mut().load = Load::Nothing;
        let hero = self.active().id;
        out.emit(|| Event::Refilled { hero });
        Ok(())
    }

    /// Whether the Active Hero stands where the Radio can be used, with no zombie around.
    pub(crate) fn can_call(&self) -> bool {
        let area = self.active().area;
        !self.has_zombies(area)
            && self
                .board
                .marked(MarkerKind::Tower)
                .any(|place| place == area)
    }

    /// Scenario 11: calls the helicopter; the Radio is gone.
    pub(crate) fn call(&mut self, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
        let Some(radio) = self.carries(HeavyKind::Radio) else {
            refuse!("Z15-104", "zombies15-refuse-no-item");
        };
        if !self.can_call() {
            refuse!("Z15-005", "zombies15-refuse-call");
        }
        self.turn.actions -= 1;
        self.heavy[radio].at = HeavyAt::Gone;
        self.active_mut().load = Load::Nothing;
        self.landing_in = Some(LANDING_SIRENS);
        let hero = self.active().id;
        out.emit(|| Event::Called { hero });
        Ok(())
    }
}
