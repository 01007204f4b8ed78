//! Moving, and getting up before one can.

use shamble_core::{Illegal, Sink, refuse};

use crate::content::{Ability, Effect};
use crate::event::Event;
use crate::ids::{Area, AreaKind, Place, Posture};
use crate::label::{colour_text, hero_text};
use crate::state::{Load, State, TokenAt};

/// What makes up for zombies in the Area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leave {
    /// Nothing needs to.
    Free,
    /// The Hero's ability, or smoke.
    Slips,
    /// Rotten Meat, which is then spent.
    Meat,
    /// The zombies hold the Hero.
    Held,
}

/// Z15-210, Z15-R66: how far short legs carry in a turn.
const SHORT_LEGS: u8 = 2;
/// How many zombies do not notice a stealthy Hero.
const STEALTH: u16 = 2;

impl State {
    /// What a Move would cost: the Skateboard makes the first tile-to-tile Move of a turn free.
    pub(crate) fn move_cost(&self, to: AreaKind) -> u8 {
        let is_across = self.active().area.is_street() && to == AreaKind::Street;
        let rides =
            is_across && !self.turn.has_skated && self.active().has_effect(Effect::Skateboard);
        u8::from(!rides)
    }

    /// Whether the zombies of the Area let the Active Hero go (Z15-048, Z15-R61, Z15-R62).
    pub(crate) fn leave(&self) -> Leave {
        let area = self.active().area;
        if !self.has_zombies(area) {
            return Leave::Free;
        }
        // Scenario 15: nothing of this works beside the Alpha.
        if self.alpha_in(area) {
            return Leave::Held;
        }
        let zombies = self.zombies_in(area);
        if (self.active().has(Ability::Stealth) && zombies <= STEALTH)
            || self.turn.smoke == Some(area)
        {
            Leave::Slips
        } else if self.turn.meat && zombies == 1 {
            Leave::Meat
        } else {
            Leave::Held
        }
    }

    /// Whether short legs forbid another tile-to-tile Move.
    pub(crate) fn is_tired(&self) -> bool {
        self.active().has(Ability::ShortLegged) && self.turn.tile_moves >= SHORT_LEGS
    }

    /// Whether the Active Hero may enter: unlocked, or with the Key (Z15-080).
    pub(crate) fn can_enter(&self, area: Area) -> bool {
        self.lock_on(area).is_none_or(|lock| {
            self.key_of(self.turn.hero.into(), self.locks[lock].colour)
                .is_some()
        })
    }

    pub(crate) fn move_hero(
        &mut self,
        to: Place,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let hero = usize::from(self.turn.hero);
        let from = self.active().area;
        let leave = self.leave();
        if leave == Leave::Held {
            refuse!(
                "Z15-048",
                "zombies15-refuse-held",
                hero = hero_text(self.active().id),
                n = self.zombies_in(from)
            );
        }
        let street = self
            .board
            .tile(to.side)
            .filter(|_| to.kind == AreaKind::Street);
        let goal = if from.is_street() {
            match to.kind {
                AreaKind::Street => {
                    let Some(tile) =
                        street.filter(|tile| self.board.are_adjacent(from.tile(), *tile))
                    else {
                        refuse!("Z15-053", "zombies15-refuse-not-joined");
                    };
                    if self.is_tired() {
                        refuse!(
                            "Z15-214",
                            "zombies15-refuse-short-legged",
                            hero = hero_text(self.active().id)
                        );
                    }
                    Area::street(tile)
                }
                AreaKind::Search => match self
                    .board
                    .area(to)
                    .filter(|area| area.tile() == from.tile())
                {
                    Some(area) => area,
                    None => refuse!("Z15-051", "zombies15-refuse-no-search-area-here"),
                },
            }
        } else {
            if street != Some(from.tile()) {
                refuse!("Z15-052", "zombies15-refuse-only-own-street");
            }
            Area::street(from.tile())
        };
        if !self.can_enter(goal) {
            let colour = self
                .lock_on(goal)
                .map(|lock| self.locks[lock].colour)
                .expect("a Lock bars the way");
            refuse!(
                "Z15-080",
                "zombies15-refuse-locked",
                colour = colour_text(colour)
            );
        }

        self.turn.actions -= self.move_cost(to.kind);
        if leave == Leave::Meat {
            self.turn.meat = false;
        }
        // Z15-R62: only the next Move is covered by smoke, needed or not.
        self.turn.smoke = None;
        if from.is_street() && goal.is_street() {
            self.turn.tile_moves += 1;
            self.turn.has_skated |= self.active().has_effect(Effect::Skateboard);
        }
        if let Some(lock) = self.lock_on(goal) {
            let colour = self.locks[lock].colour;
            let key = self.key_of(hero, colour).expect("checked above");
            self.tokens[key].at = TokenAt::Gone;
            self.locks.remove(lock);
            let id = self.active().id;
            out.emit(|| Event::Unlocked {
                hero: id,
                colour,
                at: self.board.place(goal),
            });
        }
        self.carry_to(hero, goal);
        let id = self.active().id;
        out.emit(|| Event::Moved {
            hero: id,
            from: self.board.place(from),
            to: self.board.place(goal),
        });
        Ok(())
    }

    /// Moves a figure, with whomever it carries (Z15-R46).
    pub(crate) fn carry_to(&mut self, hero: usize, area: Area) {
        self.heroes[hero].area = area;
        if let Load::Hero(other) = self.heroes[hero].load {
            self.heroes[usize::from(other)].area = area;
        }
    }

    pub(crate) fn get_up_cost(&self) -> u8 {
        u8::from(!self.active().has(Ability::ToughAsNails))
    }

    /// Z15-126, Z15-127.
    pub(crate) fn get_up(&mut self, out: &mut impl Sink<Event>) {
        self.turn.actions -= self.get_up_cost();
        self.active_mut().posture = Posture::Standing;
        let hero = self.active().id;
        out.emit(|| Event::GotUp { hero });
    }
}
