//! Wounds and Ammo on the one track they share (TEZ-047 to TEZ-049), and kills with their credit (TEZ-R103).

use shamble_core::{Illegal, Sink, refuse};

use crate::State;
use crate::content::content;
use crate::effect::{Passive, Talent};
use crate::event::Event;
use crate::ids::{Human, Objective, Room};
use crate::prompt::Frame;

impl State {
    /// Takes Wounds; when the tokens meet the Human is doomed (TEZ-049).
    pub(crate) fn wound(&mut self, human: Human, n: u8, out: &mut impl Sink<Event>) {
        if n == 0 {
            return;
        }
        if self.is_own_turn(human) {
            self.turn.wounded = true;
        }
        let max = content().table.track_max;
        let state = self.human_mut(human);
        state.wounds = (state.wounds + n).min(max);
        state.doomed |= state.wounds >= state.ammo;
        out.emit(|| Event::Wounded {
            who: self.who(human),
            n,
            wounds: self.human(human).wounds,
            ammo: self.human(human).ammo,
        });
    }

    /// Whether this Human can be healed at all.
    pub(crate) fn can_heal(&self, human: Human) -> bool {
        // Infection: no healing in an own Turn with a Wound in it.
        !(self.is_own_turn(human) && self.turn.wounded && self.has_passive(Passive::Infection))
    }

    /// Heals Wounds, not below 0 (TEZ-047).
    pub(crate) fn heal(&mut self, human: Human, n: u8, out: &mut impl Sink<Event>) {
        let n = if self.can_heal(human) {
            n.min(self.human(human).wounds)
        } else {
            0
        };
        self.human_mut(human).wounds -= n;
        out.emit(|| Event::Healed {
            who: self.who(human),
            n,
        });
    }

    /// What this Human can pay; paying the last Ammo is allowed (TEZ-R73).
    pub(crate) fn check_pay(&self, human: Human, n: u8) -> Result<(), Illegal> {
        if self.human(human).ammo < n {
            refuse!("TEZ-R73", "tiny-epic-zombies-refuse-ammo", n = n);
        }
        Ok(())
    }

    /// Spends Ammo that was checked to be there (TEZ-048).
    pub(crate) fn pay(&mut self, human: Human, n: u8, out: &mut impl Sink<Event>) {
        if n == 0 {
            return;
        }
        let state = self.human_mut(human);
        state.ammo -= n;
        state.doomed |= state.wounds >= state.ammo;
        out.emit(|| Event::Spent {
            who: self.who(human),
            n,
            ammo: self.human(human).ammo,
        });
    }

    /// Loses up to so much Ammo.
    pub(crate) fn lose_ammo(&mut self, human: Human, n: u8, out: &mut impl Sink<Event>) {
        let n = n.min(self.human(human).ammo);
        self.pay(human, n, out);
    }

    /// Gains Ammo; with the Arsenal open the player says how much goes into the cache (TEZ-213).
    pub(crate) fn gain(&mut self, human: Human, n: u8, out: &mut impl Sink<Event>) {
        if self.cache_room(human) > 0 {
            self.stack.push(Frame::Gain { human, n });
        } else {
            self.gain_on_card(human, n, out);
        }
    }

    /// Gains Ammo on the Player Card; what does not fit is lost (TEZ-R104).
    pub(crate) fn gain_on_card(&mut self, human: Human, n: u8, out: &mut impl Sink<Event>) {
        let max = content().table.track_max;
        let state = self.human_mut(human);
        let n = n.min(max - state.ammo);
        state.ammo += n;
        out.emit(|| Event::Gained {
            who: self.who(human),
            n,
            ammo: self.human(human).ammo,
        });
    }

    /// How much Ammo the cache open to this Human still takes.
    pub(crate) fn cache_room(&self, human: Human) -> u8 {
        if self.is_open(Objective::Arsenal, human) {
            self.cache_target()
                .saturating_sub(self.goals.cache[self.column(human)])
        } else {
            0
        }
    }

    /// A Zombie is killed and goes back to the supply (TEZ-071), to the credit of `by`.
    pub(crate) fn kill(&mut self, room: Room, by: Option<Human>, out: &mut impl Sink<Event>) {
        debug_assert!(self.has_zombie(room), "no Zombie to kill in {room}");
        self.zombies.remove(room);
        out.emit(|| Event::Killed {
            spot: self.spot(room),
            who: by.map(|human| self.who(human)),
        });
        let Some(killer) = by else {
            return;
        };
        // TEZ-126, TEZ-R52: the Janitor is paid for the last Zombie of any Store, also outside the own Turn.
        if self.is_clear(room) && self.has_talent(killer, Talent::SweepingUp) {
            self.gain(killer, 1, out);
        }
        if self.is_own_turn(killer) {
            self.turn.kills = self.turn.kills.saturating_add(1);
            // TEZ-127, TEZ-R53: once per Turn, at the moment of the third kill.
            if self.turn.kills == 3
                && let Some(scientist) = self
                    .all_humans()
                    .find(|human| self.has_talent(*human, Talent::FieldResearch))
                && scientist != killer
            {
                self.gain(scientist, 1, out);
            }
        }
    }
}
