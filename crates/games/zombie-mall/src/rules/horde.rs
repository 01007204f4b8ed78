//! Phase 6: which zombies move, in which order, and where to (ZM-115 to ZM-134, ZM-R76).

use shamble_core::{Seat, Sink};

use crate::event::Event;
use crate::ids::{Dir, Space};
use crate::mall::WALKWAY;
use crate::options::Mode;
use crate::rules::paths::FAR;
use crate::rules::sight::sees;
use crate::state::State;

/// The order in which steps of equal worth are taken: by the row and column they lead to (ZM-R31).
const BY_SPACE: [Dir; 4] = [Dir::N, Dir::W, Dir::E, Dir::S];

/// Zombies without a way to the active player come after all others (ZM-R32).
const NO_WAY: usize = 1 << 16;

impl State {
    /// Works out which zombies may be moved now: into `field.moves`, in order of their spaces.
    pub(crate) fn find_moves(&mut self, all: bool) {
        self.find_paths();
        let mut moves = std::mem::take(&mut self.field.moves);
        moves.clear();
        moves.extend(
            self.unmoved()
                .map(|space| (space, self.zombie_steps(space)))
                .filter(|(_, steps)| *steps != 0),
        );
        let me = self.active().at;
        let store = self.mall.store(me);
        if store != WALKWAY && !all {
            // ZM-120: zombies of the same store first, in any order.
            if moves
                .iter()
                .any(|(space, _)| self.mall.store(*space) == store)
            {
                moves.retain(|(space, _)| self.mall.store(*space) == store);
            }
        } else {
            // ZM-121, ZM-R33: zombies seen on the walkway first. A card that moves all knows no groups.
            let is_first =
                |space: Space| all || (self.mall.store(space) == WALKWAY && sees(self, me, space));
            let n_first = partition(&mut moves, is_first);
            if n_first > 0 {
                moves.truncate(n_first);
            }
            if n_first > 1 {
                self.field.moves = moves;
                self.find_paths_to_active();
                moves = std::mem::take(&mut self.field.moves);
                let nearest = moves
                    .iter()
                    .map(|(space, _)| self.way_to_active(*space))
                    .min();
                moves.retain(|(space, _)| Some(self.way_to_active(*space)) == nearest);
            }
        }
        self.field.moves = moves;
    }

    fn way_to_active(&self, space: Space) -> usize {
        match self.field.active[space.index()] {
            FAR => NO_WAY + space.away(self.active().at),
            steps => usize::from(steps),
        }
    }

    /// The move the table makes for a player who leaves it to the table (ZM-R31, ZM-R34).
    pub(crate) fn default_move(&self) -> (Space, Dir) {
        let rival = |space: Space| {
            let others = self.on_map().filter(|seat| *seat != self.turn.seat);
            others.map(|seat| self.players[seat].at.away(space)).min()
        };
        let worth = |space: Space| match self.options.mode {
            // The farthest from all players.
            Mode::Coop => u32::MAX - u32::from(self.field.any[space.index()]),
            // The nearest to a rival.
            Mode::Rival => rival(space).map_or(
                u32::MAX - u32::from(self.field.any[space.index()]),
                |away| away as u32,
            ),
        };
        let (from, steps) = *self
            .field
            .moves
            .iter()
            .min_by_key(|(space, _)| (worth(*space), *space))
            .expect("asked only when a zombie can move");
        let dir = BY_SPACE
            .into_iter()
            .find(|dir| steps & dir.bit() != 0)
            .expect("a move has a way");
        (from, dir)
    }

    /// Carries a move out.
    pub(crate) fn shamble(&mut self, from: Space, dir: Dir, out: &mut impl Sink<Event>) {
        let to = from.step(dir);
        self.move_zombie(from, to);
        out.emit(|| Event::ZombieMoved { from, to });
    }

    /// Whether there is anything to choose among the moves.
    pub(crate) fn is_one_move(&self) -> bool {
        matches!(self.field.moves.as_slice(), [(_, steps)] if steps.is_power_of_two())
    }

    /// Whether `seat` lets the table move zombies.
    pub(crate) fn leaves_zombies(&self, seat: Seat) -> bool {
        self.players[seat].auto.zombies
    }
}

/// Puts the moves for which `is_first` holds in front, both parts in order; says how many they are.
fn partition(moves: &mut [(Space, u8)], is_first: impl Fn(Space) -> bool) -> usize {
    let mut n = 0;
    for i in 0..moves.len() {
        if is_first(moves[i].0) {
            moves[n..=i].rotate_right(1);
            n += 1;
        }
    }
    n
}
