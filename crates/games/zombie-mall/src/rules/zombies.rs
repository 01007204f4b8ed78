//! Putting zombies on the map and taking them off, with all the lists that know about them.

use shamble_core::{Seat, Sink};

use crate::event::Event;
use crate::ids::Space;
use crate::state::State;

impl State {
    /// One more zombie, unless the supply is used up (ZM-R17).
    pub(crate) fn add_zombie(&mut self, at: Space) -> bool {
        let is_full = self
            .options
            .zombie_cap
            .is_some_and(|cap| self.zombies.len() >= usize::from(cap));
        if is_full {
            return false;
        }
        let place = self.zombies.partition_point(|space| *space < at);
        self.zombies.insert(place, at);
        self.cell_mut(at).zombies += 1;
        self.forget_paths();
        true
    }

    /// A card puts a zombie somewhere without dice.
    pub(crate) fn place_zombie(&mut self, at: Space, out: &mut impl Sink<Event>) {
        if self.mall.is_legal(at) && self.add_zombie(at) {
            out.emit(|| Event::ZombiePlaced { at });
        }
    }

    /// Takes a zombie off the map.
    pub(crate) fn remove_zombie(&mut self, at: Space) {
        let place = self.zombies.binary_search(&at).expect("a zombie is there");
        self.zombies.remove(place);
        self.cell_mut(at).zombies -= 1;
        if let Ok(place) = self.moved.binary_search(&at) {
            self.moved.remove(place);
        }
        if self.options.zombies_block_paths {
            self.forget_paths();
        }
    }

    /// ZM-139, ZM-198: a kill gives 1 VP at once.
    pub(crate) fn kill(&mut self, seat: Seat, at: Space, out: &mut impl Sink<Event>) {
        self.remove_zombie(at);
        self.players[seat].kills += 1;
        self.players[seat].vp += 1;
        out.emit(|| Event::Killed { seat, at });
    }

    /// Moves a zombie that has not moved in this phase.
    pub(crate) fn move_zombie(&mut self, from: Space, to: Space) {
        let place = self
            .zombies
            .binary_search(&from)
            .expect("a zombie is there");
        self.zombies.remove(place);
        let place = self.zombies.partition_point(|space| *space < to);
        self.zombies.insert(place, to);
        let place = self.moved.partition_point(|space| *space < to);
        self.moved.insert(place, to);
        self.cell_mut(from).zombies -= 1;
        self.cell_mut(to).zombies += 1;
        if self.options.zombies_block_paths {
            self.forget_paths();
        }
    }

    /// The spaces with zombies that have not moved in this phase, each once, in order.
    pub(crate) fn unmoved(&self) -> impl Iterator<Item = Space> {
        let mut moved = self.moved.iter().peekable();
        let mut last = None;
        self.zombies.iter().copied().filter(move |space| {
            while moved.next_if(|other| *other < space).is_some() {}
            // Each moved zombie stands for one entry of its space.
            if moved.next_if(|other| *other == space).is_some() {
                return false;
            }
            last.replace(*space) != Some(*space)
        })
    }
}
