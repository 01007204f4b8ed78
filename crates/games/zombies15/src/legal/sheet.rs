//! The ways to put found cards on a sheet: every card into every slot that takes it, giving up what is there.

use crate::action::{Action, Careful, Keep, Rearrange};
use crate::content::CardId;
use crate::ids::Slot;
use crate::rules::search::zombies_on;
use crate::rules::sheet::fits;
use crate::state::State;

const FIRST: Slot = Slot::Weapon(0);
const SECOND: Slot = Slot::Weapon(1);
/// The slots of Weapons among all slots, one bit each.
const WEAPONS: u8 = 1 << FIRST.index() | 1 << SECOND.index();

impl State {
    /// Every way to keep cards of a Quick Search, nothing first; discards in the order drawn.
    pub(super) fn list_keeps(&self, drawn: &[CardId], out: &mut Vec<Action>) {
        self.extend_keep(drawn, 0, Keep::default(), 0, out);
    }

    fn extend_keep(&self, drawn: &[CardId], i: usize, keep: Keep, used: u8, out: &mut Vec<Action>) {
        let Some(id) = drawn.get(i).copied() else {
            out.push(Action::Keep(keep));
            if let Some(swapped) = self.with_swap(drawn, keep) {
                out.push(Action::Keep(swapped));
            }
            return;
        };
        self.extend_keep(drawn, i + 1, keep, used, out);
        let hero = self.active();
        if zombies_on(id) > 0 || !self.may_have(hero, id) {
            return;
        }
        // Of equal cards the first is kept first, in the earlier slot: the others would only repeat it.
        let twin = drawn[..i].iter().rposition(|other| *other == id);
        let after = match twin.map(|twin| keep.slots[twin]) {
            Some(None) => return,
            Some(slot) => slot,
            None => None,
        };
        for (slot, change) in self.slots_for(id, used) {
            if after.is_some_and(|after| slot <= after) {
                continue;
            }
            let mut next = keep;
            next.slots[i] = Some(slot);
            next.change.give_up |= change.give_up;
            self.extend_keep(drawn, i + 1, next, used | 1 << slot.index(), out);
        }
    }

    /// Every way to take one Item of the discard pile, the topmost of each kind.
    pub(super) fn list_careful(&self, out: &mut Vec<Action>) {
        let mut seen: u64 = 0;
        let pile = self.discard.as_slice();
        for id in pile.iter().rev().copied() {
            let bit = 1u64 << id.index();
            if seen & bit != 0 || zombies_on(id) > 0 || !self.may_have(self.active(), id) {
                continue;
            }
            seen |= bit;
            for (slot, change) in self.slots_for(id, 0) {
                out.push(Action::Careful(Careful {
                    take: Some((id, slot)),
                    below: 0,
                    change,
                }));
                if slot == FIRST && self.swap_helps(id) {
                    let change = self.swapped_change();
                    out.push(Action::Careful(Careful {
                        take: Some((id, slot)),
                        below: 0,
                        change,
                    }));
                }
            }
        }
    }

    /// Slots for a card that are not `used` yet, with what has to be given up. A Light Object goes into the first free
    /// slot; only when there is none it replaces another.
    fn slots_for(&self, id: CardId, used: u8) -> impl Iterator<Item = (Slot, Rearrange)> + use<> {
        let hero = self.active();
        let (mut fitting, mut free) = (0_u8, 0_u8);
        for slot in Slot::ALL {
            let bit = 1 << slot.index();
            if used & bit == 0 && fits(hero.id, slot, id) {
                fitting |= bit;
                free |= if hero.item(slot).is_none() { bit } else { 0 };
            }
        }
        let free_objects = free & !WEAPONS;
        if free_objects != 0 {
            fitting &= WEAPONS | 1 << free_objects.trailing_zeros();
        }
        let has = |mask: u8, slot: &Slot| mask & 1 << slot.index() != 0;
        let fitting = Slot::ALL.into_iter().filter(move |slot| has(fitting, slot));
        fitting.map(move |slot| {
            let change = Rearrange::default();
            let is_free = has(free, &slot);
            (
                slot,
                if is_free {
                    change
                } else {
                    change.giving_up(slot)
                },
            )
        })
    }

    /// Whether a Bulky card is better put into the first slot after its Light Weapon has moved to the second.
    fn swap_helps(&self, id: CardId) -> bool {
        let hero = self.active();
        let moves = hero.weapons[0].is_some_and(|item| fits(hero.id, SECOND, item.id));
        moves && !fits(hero.id, SECOND, id)
    }

    /// The swap, giving up what was in the second slot.
    fn swapped_change(&self) -> Rearrange {
        let change = Rearrange {
            swap: true,
            ..Rearrange::default()
        };
        if self.active().weapons[1].is_some() {
            change.giving_up(FIRST)
        } else {
            change
        }
    }

    /// The same choice with the Weapons swapped first, where that saves the one in the first slot.
    fn with_swap(&self, drawn: &[CardId], keep: Keep) -> Option<Keep> {
        let in_slot = |slot| keep.slots.iter().position(|kept| *kept == Some(slot));
        let card = in_slot(FIRST).filter(|_| in_slot(SECOND).is_none())?;
        if !self.swap_helps(drawn[card]) {
            return None;
        }
        let mut change = self.swapped_change();
        change.give_up |= keep.change.give_up & !(1 << FIRST.index());
        Some(Keep { change, ..keep })
    }
}
