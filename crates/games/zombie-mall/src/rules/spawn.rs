//! Spawning by direction and distance: zombies in phase 3 and by noise, and players who come back (ZM-068 to ZM-083).

use shamble_core::{Seat, Sink};

use crate::content::content;
use crate::event::Event;
use crate::ids::{Bearing, Dir, Space};
use crate::options::{NearMetric, NorthRule};
use crate::state::State;

/// ZM-069: how near another player must be for the smaller die.
const NEAR: usize = 5;

/// Rows and columns to the two ends of a spawn path: the end along the rows and the end along the columns. They are the
/// same unless a diagonal has an even length (ZM-077).
pub(crate) fn ends(bearing: Bearing, distance: u8) -> [(i32, i32); 2] {
    let (rows, cols) = bearing.delta();
    let distance = i32::from(distance);
    if !bearing.is_diagonal() {
        return [(rows * distance, cols * distance); 2];
    }
    // Hop 1 is diagonal; every later pair of hops adds one row and one column.
    let half = distance / 2;
    if distance % 2 == 1 {
        return [(rows * (half + 1), cols * (half + 1)); 2];
    }
    [
        (rows * (half + 1), cols * half),
        (rows * half, cols * (half + 1)),
    ]
}

/// What came of a direction and a distance.
pub(crate) enum Landing {
    /// There, or off the map.
    At(Option<Space>),
    /// One of two, as the active player likes.
    Either(Option<Space>, Option<Space>),
}

impl State {
    /// Where a spawn path ends.
    pub(crate) fn landing(&self, from: Space, bearing: Bearing, distance: u8) -> Landing {
        let [one, other] =
            ends(bearing, distance).map(|(rows, cols)| self.mall.offset(from, rows, cols));
        // Two ends off the map are no choice.
        if one == other {
            Landing::At(one)
        } else {
            Landing::Either(one, other)
        }
    }

    /// Whether north must still be asked for before a direction is rolled (ZM-R11).
    pub(crate) fn wants_north(&self) -> bool {
        !self.turn.north_set && self.options.north == NorthRule::Choice && !self.active().auto.north
    }

    /// The end the table takes for a zombie when the player leaves it to the table: off the map, else farther from all
    /// players (ZM-R12).
    pub(crate) fn default_zombie_end(
        &self,
        bearing: Bearing,
        one: Option<Space>,
        other: Option<Space>,
    ) -> Dir {
        let worth = |end: Option<Space>| {
            end.map_or(usize::MAX, |space| {
                self.on_map()
                    .map(|seat| self.players[seat].at.away(space))
                    .min()
                    .unwrap_or(0)
            })
        };
        if worth(other) > worth(one) {
            bearing.axes().1
        } else {
            bearing.axes().0
        }
    }

    /// The end the table takes for the player himself: on the map, then with fewer zombies next to it.
    pub(crate) fn default_own_end(
        &self,
        bearing: Bearing,
        one: Option<Space>,
        other: Option<Space>,
    ) -> Dir {
        let danger = |end: Option<Space>| end.map_or(u16::MAX, |space| self.n_adjacent(space));
        if danger(other) < danger(one) {
            bearing.axes().1
        } else {
            bearing.axes().0
        }
    }

    /// The direction that was rolled, told back from the map.
    pub(crate) fn rolled_direction(&self, bearing: Bearing) -> u8 {
        (bearing.0 + 8 - 2 * self.turn.north.index() as u8) % 8 + 1
    }

    /// A zombie comes to where its path ends; off the map it is lost (ZM-081).
    pub(crate) fn spawn_at(
        &mut self,
        from: Space,
        direction: u8,
        distance: u8,
        at: Option<Space>,
        out: &mut impl Sink<Event>,
    ) {
        let at = at.filter(|space| self.add_zombie(*space));
        out.emit(|| Event::Spawned {
            from,
            direction,
            distance,
            at,
        });
    }

    /// ZM-068, ZM-069: 4 if another player is near, else 6.
    pub(crate) fn spawn_die(&self) -> u8 {
        let me = self.active().at;
        let is_near = |seat: Seat| {
            let at = self.players[seat].at;
            match self.options.near_metric {
                NearMetric::Orthogonal => me.away(at) <= NEAR,
                NearMetric::King => me.king_away(at) <= NEAR,
                NearMetric::Walking => me.away(at) <= NEAR && self.walks_within(me, at, NEAR),
            }
        };
        if self
            .on_map()
            .any(|seat| seat != self.turn.seat && is_near(seat))
        {
            4
        } else {
            6
        }
    }

    /// Whether so many steps over free edges lead from one space to another, clutter or not.
    fn walks_within(&self, from: Space, to: Space, n_steps: usize) -> bool {
        if from == to {
            return true;
        }
        if n_steps == 0 {
            return false;
        }
        Dir::ALL
            .into_iter()
            .filter(|dir| self.is_free(from, *dir))
            .map(|dir| from.step(dir))
            .any(|next| next.away(to) < n_steps && self.walks_within(next, to, n_steps - 1))
    }

    /// HELD cards that bring more zombies, made known to everybody.
    pub(crate) fn crowd(&mut self, out: &mut impl Sink<Event>) -> u8 {
        let cards = self.active().hand.both(&content().crowds);
        self.show_held(self.turn.seat, &cards, out);
        cards.len() as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// ZM-076, ZM-077: hop by hop, against the closed form.
    #[test]
    fn closed_form_equals_hopping() {
        for number in 0..8 {
            let bearing = Bearing(number);
            let (rows, cols) = bearing.delta();
            for distance in 1..=9u8 {
                let mut found = Vec::new();
                for along_rows_first in [true, false] {
                    let mut at = (rows, cols);
                    for hop in 2..=distance {
                        // The last even hop may go either way; before it both orders meet again.
                        let along_rows = along_rows_first == (hop % 2 == 0);
                        at = match (bearing.is_diagonal(), along_rows) {
                            (false, _) => (at.0 + rows, at.1 + cols),
                            (true, true) => (at.0 + rows, at.1),
                            (true, false) => (at.0, at.1 + cols),
                        };
                    }
                    found.push(at);
                }
                assert_eq!(
                    ends(bearing, distance).to_vec(),
                    found,
                    "{number} {distance}"
                );
            }
        }
        // The rulebook's example: direction 4, distance 6.
        assert_eq!(ends(Bearing(3), 6), [(4, 3), (3, 4)]);
    }
}
