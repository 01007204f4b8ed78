//! Path finding and line of sight against slow, obvious second implementations, on random malls and positions.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use shamble_core::{Dice, Game, OptionValues, Pace, Seat, Seed, Setup, Viewer};
use shamble_zombie_mall::mall::Mall;
use shamble_zombie_mall::{Ask, Dir, Point, Space, State, Status};

/// A random position: players, zombies, tokens and doors anywhere on a random mall.
fn position(mall: &str, seed: u64, n_seats: usize, n_zombies: usize, block: bool) -> State {
    let mut options = OptionValues::from([("mall".to_owned(), mall.to_owned())]);
    options.insert(
        "zombies_block_paths".into(),
        if block { "on" } else { "off" }.into(),
    );
    let setup = Setup {
        options,
        seats: n_seats,
        pace: Pace::PerAction,
        seed: Seed::from_number(seed),
    };
    let state = State::new(&setup).expect("the options are allowed");
    let mut written = state.position();
    let mut dice = Dice::new(Seed::from_number(seed).derive(1));
    let map = Mall::load(mall).unwrap();
    let floor: Vec<Space> = map.spaces().filter(|space| map.is_legal(*space)).collect();
    let mut any = || floor[dice.pick(floor.len())];
    for player in &mut written.players {
        player.status = Status::OnMap;
        player.at = any();
    }
    written.zombies = (0..n_zombies).map(|_| any()).collect();
    written.doors[0].locked = seed.is_multiple_of(2);
    written.ask = Ask::Point(Point::Moving);
    // No zombie next to the active player: a point of the turn is a quiet moment.
    let active = written.players[written.turn.seat.index()].at;
    written.zombies.retain(|zombie| zombie.away(active) > 1);
    State::from_position(written).unwrap_or_else(|flaws| panic!("{flaws:?}"))
}

/// What the slow implementations go by: read from the view alone, edge by edge.
struct Slow {
    mall: std::sync::Arc<Mall>,
    shut: BTreeSet<(Space, Dir)>,
    rough: BTreeSet<Space>,
    zombies: BTreeSet<Space>,
    players: BTreeSet<Space>,
}

impl Slow {
    fn new(state: &State) -> Self {
        let view = state.view(Viewer::Spectator);
        let mall = view.mall.0.clone();
        let mut shut = BTreeSet::new();
        for door in view.doors.iter().filter(|door| door.locked) {
            shut.insert((door.at, door.side));
            shut.insert((door.at.step(door.side), door.side.opposite()));
        }
        let tokens = view
            .loot
            .iter()
            .copied()
            .chain(view.objectives.iter().map(|objective| objective.at));
        let printed = mall.spaces().filter(|space| mall.is_cluttered(*space));
        Self {
            rough: tokens.chain(printed).collect(),
            zombies: view.zombies.iter().map(|zombie| zombie.at).collect(),
            players: view.players.iter().filter_map(|player| player.at).collect(),
            shut,
            mall,
        }
    }

    fn neighbours(&self, space: Space) -> Vec<(Dir, Space)> {
        let free = Dir::ALL
            .into_iter()
            .filter(|dir| self.mall.is_way(space, *dir) && !self.shut.contains(&(space, *dir)));
        free.map(|dir| (dir, space.step(dir))).collect()
    }

    /// The number of steps from `from` into the space of the closest player: forwards, one wave of spaces after the
    /// other, straight from ZM-R28.
    fn distance(&self, from: Space, block: bool) -> Option<u16> {
        let mut seen = BTreeSet::from([from]);
        let mut wave = vec![from];
        for steps in 0..4000 {
            if wave.iter().any(|space| self.players.contains(space)) {
                return Some(steps);
            }
            let mut next = Vec::new();
            for space in wave {
                for (_, to) in self.neighbours(space) {
                    let may_step = !self.rough.contains(&to) || self.rough.contains(&space);
                    let is_last = self.players.contains(&to);
                    let is_blocked = block && self.zombies.contains(&to) && !is_last;
                    if (may_step || is_last) && !is_blocked && seen.insert(to) {
                        next.push(to);
                    }
                }
            }
            wave = next;
            if wave.is_empty() {
                return None;
            }
        }
        None
    }

    /// ZM-R29 to ZM-R31: first steps that lie on a shortest way, are empty, open ones before cluttered ones.
    fn first_steps(&self, from: Space, block: bool) -> Vec<Dir> {
        let Some(here) = self.distance(from, block).filter(|steps| *steps > 1) else {
            return Vec::new();
        };
        let good: Vec<(Dir, Space)> = self
            .neighbours(from)
            .into_iter()
            .filter(|(_, to)| !self.rough.contains(to) || self.rough.contains(&from))
            .filter(|(_, to)| !self.zombies.contains(to) && !self.players.contains(to))
            .filter(|(_, to)| self.distance(*to, block) == Some(here - 1))
            .collect();
        let open: Vec<Dir> = good
            .iter()
            .filter(|(_, to)| !self.rough.contains(to))
            .map(|(dir, _)| *dir)
            .collect();
        if open.is_empty() {
            good.into_iter().map(|(dir, _)| dir).collect()
        } else {
            open
        }
    }

    /// ZM-R06 by brute force: walks the segment in tiny steps of exact fractions and notes each crossing.
    fn sees(&self, from: Space, to: Space) -> bool {
        let (rows, cols) = (
            to.row() as i64 - from.row() as i64,
            to.col() as i64 - from.col() as i64,
        );
        let clear = |space: Space, dir: Dir| {
            self.mall.is_way(space, dir) && !self.shut.contains(&(space, dir))
        };
        // Crossings of lines between rows and between columns, as fractions of the way over a common denominator.
        let mut crossings: BTreeMap<i64, (bool, bool)> = BTreeMap::new();
        let (n_rows, n_cols) = (rows.abs().max(1), cols.abs().max(1));
        for row in 0..rows.abs() {
            crossings.entry((2 * row + 1) * n_cols).or_default().0 = true;
        }
        for col in 0..cols.abs() {
            crossings.entry((2 * col + 1) * n_rows).or_default().1 = true;
        }
        let down = if rows < 0 { Dir::N } else { Dir::S };
        let across = if cols < 0 { Dir::W } else { Dir::E };
        let mut at = from;
        for (down_now, across_now) in crossings.into_values() {
            let is_open = match (down_now, across_now) {
                (true, false) => clear(at, down),
                (false, true) => clear(at, across),
                _ => {
                    (clear(at, down) && clear(at.step(down), across))
                        || (clear(at, across) && clear(at.step(across), down))
                }
            };
            if !is_open {
                return false;
            }
            at = if down_now { at.step(down) } else { at };
            at = if across_now { at.step(across) } else { at };
        }
        at == to
    }
}

fn malls() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("easy".to_owned()),
        Just("average".to_owned()),
        (0u64..1000).prop_map(|seed| format!("4x6#{seed}")),
        (0u64..1000).prop_map(|seed| format!("6x7#{seed}")),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    /// ZM-124 to ZM-131, ZM-R28 to ZM-R31.
    #[test]
    fn zombies_find_the_ways_a_slow_search_finds(
        mall in malls(), seed in 0u64..100_000, n_seats in 1usize..=4, n_zombies in 0usize..60, block: bool,
    ) {
        let state = position(&mall, seed, n_seats, n_zombies, block);
        let slow = Slow::new(&state);
        for zombie in state.view(Viewer::Spectator).zombies {
            prop_assert_eq!(zombie.distance, slow.distance(zombie.at, block), "{} in {} {}", zombie.at, mall, seed);
            prop_assert_eq!(&zombie.next.to_vec(), &slow.first_steps(zombie.at, block), "{} in {} {}", zombie.at, mall, seed);
        }
    }

    /// ZM-049, ZM-121, ZM-R06, ZM-R33.
    #[test]
    fn sight_is_what_brute_force_sees_and_works_both_ways(mall in malls(), seed in 0u64..100_000, n_zombies in 1usize..60) {
        let state = position(&mall, seed, 1, n_zombies, false);
        let slow = Slow::new(&state);
        let view = state.view(Viewer::Seat(Seat::new(0)));
        let me = view.players[0].at.unwrap();
        let store = view.mall.0.store(me);
        for zombie in &view.zombies {
            let seen = slow.sees(me, zombie.at);
            prop_assert_eq!(seen, slow.sees(zombie.at, me));
            let first = if store == 0 { view.mall.0.store(zombie.at) == 0 && seen } else { view.mall.0.store(zombie.at) == store };
            prop_assert_eq!(zombie.first, first, "{} from {} in {} {}", zombie.at, me, mall, seed);
        }
    }
}
