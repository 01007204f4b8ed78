//! Zombies come and go: Reserve, Horde box and noise.

use shamble_core::Sink;

use crate::content::Ability;
use crate::event::Event;
use crate::ids::Area;
use crate::state::State;

/// Z15-010, Z15-151: what a fresh Horde box holds.
pub(crate) const HORDE_START: u16 = 3;

impl State {
    /// Z15-R34: as many as there are; the rest is skipped.
    pub(crate) fn take_from_reserve(&mut self, n: u16) -> u16 {
        match &mut self.reserve {
            None => n,
            Some(left) => {
                let taken = n.min(*left);
                *left -= taken;
                taken
            }
        }
    }

    pub(crate) fn return_to_reserve(&mut self, n: u16) {
        if let Some(left) = &mut self.reserve {
            *left += n;
        }
    }

    /// Puts zombies from the Reserve into an Area.
    pub(crate) fn place_zombies(&mut self, area: Area, n: u16, out: &mut impl Sink<Event>) {
        let n = self.take_from_reserve(n);
        self.zombies[area.index()] += n;
        out.emit(|| Event::ZombiesCame {
            n,
            at: self.board.place(area),
        });
    }

    /// Z15-108, Z15-154, Z15-155, Z15-R38: a noisy use by the Active Hero; the tile where the user stands counts.
    pub(crate) fn make_noise(&mut self, noise: u8, out: &mut impl Sink<Event>) {
        if noise == 0 {
            return;
        }
        let hero = self.active();
        let alarm = u16::from(self.board.has_alarm(hero.area.tile()));
        let heavy_foot = u16::from(hero.has(Ability::HeavyFooted));
        let n = self.take_from_reserve(u16::from(noise) + alarm + heavy_foot);
        self.horde += n;
        out.emit(|| Event::Noise {
            n,
            horde: self.horde,
        });
    }
}
