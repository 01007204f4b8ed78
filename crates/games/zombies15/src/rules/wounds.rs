//! Life Points, falling, unconsciousness, and the Zombie Attack that causes most of it.

use shamble_core::Sink;

use crate::event::Event;
use crate::ids::Posture;
use crate::state::{Open, State};

impl State {
    /// A Hero loses a Life Point. Z15-R41: only the Zombie Attack makes a conscious Hero fall.
    pub(crate) fn lose_life(&mut self, hero: usize, out: &mut impl Sink<Event>) {
        let victim = &mut self.heroes[hero];
        victim.lp = victim.lp.saturating_sub(1);
        let (id, lp) = (victim.id, victim.lp);
        out.emit(|| Event::LostLife { hero: id, lp });
        if lp == 0 {
            self.knock_out(hero, out);
        }
    }

    /// Z15-140: the last Life Point is gone.
    fn knock_out(&mut self, hero: usize, out: &mut impl Sink<Event>) {
        self.heroes[hero].posture = Posture::Unconscious;
        let id = self.heroes[hero].id;
        out.emit(|| Event::Unconscious { hero: id });
        // Z15-142: whatever was carried drops here.
        self.put_down(hero, out);
        if hero == usize::from(self.turn.hero) {
            self.abort_open_action(out);
        }
    }

    /// Z15-R89: the open Action ends; nothing is kept.
    fn abort_open_action(&mut self, out: &mut impl Sink<Event>) {
        match self.open.take() {
            Some(Open::Search(drawn)) => {
                for card in drawn.iter() {
                    self.discard.push(*card);
                }
                out.emit(|| Event::Discarded {
                    cards: drawn.as_slice().to_vec(),
                });
            }
            Some(Open::Token(piece)) => {
                let (hero, token) = (self.active().id, self.tokens[piece.into()].token);
                out.emit(|| Event::TokenLeft { hero, token });
            }
            None => {}
        }
    }

    /// Z15-129 to Z15-137: compares zombies and Fend Off; only the Active Hero suffers. `again` is the re-check of
    /// Z15-138.
    pub(crate) fn zombie_attack(&mut self, again: bool, out: &mut impl Sink<Event>) {
        let hero = usize::from(self.turn.hero);
        let area = self.active().area;
        let zombies = self.attackers(area);
        // Z15-R09: one attack a turn, judged anew, costs at most one Life Point.
        let is_spent = self.turn.has_failed && !self.rules.recheck_repeats;
        if zombies == 0 || is_spent || !self.active().is_conscious() {
            return;
        }
        let fend_off = self.fend_off_in(area);
        let held = fend_off >= zombies;
        let id = self.active().id;
        out.emit(|| Event::ZombieAttack {
            hero: id,
            zombies,
            fend_off,
            held,
            again,
        });
        if held {
            return;
        }
        self.turn.has_failed = true;
        if self.active().posture == Posture::Standing {
            self.active_mut().posture = Posture::Lying;
            out.emit(|| Event::Fell { hero: id });
        }
        self.lose_life(hero, out);
    }

    /// Gives Life Points back, never above the maximum.
    pub(crate) fn heal(&mut self, hero: usize, n: u8, out: &mut impl Sink<Event>) {
        let patient = &mut self.heroes[hero];
        let n = n.min(patient.max_lp - patient.lp);
        if n == 0 {
            return;
        }
        patient.lp += n;
        let (id, lp) = (patient.id, patient.lp);
        out.emit(|| Event::Healed { hero: id, n, lp });
    }
}
