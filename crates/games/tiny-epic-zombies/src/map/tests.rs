use super::*;
use shamble_core::{Dice, Seed};

const FIXTURE: &str = "\
NW.1: NW.2 NW.3 W.2 W.3
NW.2: NW.1 NW.3
NW.3: NW.1 NW.2 N.1 N.3 W.3
N.1: NW.3 N.2 N.3 NE.3
N.2: N.1 N.3 NE.3
N.3: NW.3 N.1 N.2 NE.3 C.n
NE.1: NE.2 E.1
NE.2: NE.1 NE.3 E.1
NE.3: N.1 N.2 N.3 NE.2 E.1
E.1: NE.1 NE.2 NE.3 E.2 C.e
E.2: E.1 E.3 C.e
E.3: E.2 SE.1 SE.2 SE.3 C.e
SE.1: E.3 SE.2
SE.2: E.3 SE.1 SE.3 S.2
SE.3: E.3 SE.2 S.2 S.3
S.1: S.2 S.3 SW.2 SW.3
S.2: SE.2 SE.3 S.1 S.3
S.3: SE.3 S.1 S.2 SW.2 C.s
SW.1: SW.2 SW.3 W.1
SW.2: S.1 S.3 SW.1 SW.3 W.1 W.2
SW.3: S.1 SW.1 SW.2
W.1: SW.1 SW.2 W.2
W.2: NW.1 SW.2 W.1 W.3 C.w
W.3: NW.1 NW.3 W.2 C.w
C.c: C.n C.e C.s C.w
C.n: N.3 C.c C.e C.w
C.e: E.1 E.2 E.3 C.c C.n C.s
C.s: S.3 C.c C.e C.w
C.w: W.2 W.3 C.c C.n C.s
";

fn sides(names: [&str; 8]) -> [Side; 8] {
    names.map(|name| name.parse().unwrap())
}

#[test]
fn the_published_fixture_comes_out_of_the_edges() {
    let layout = sides([
        "first_place",
        "food_court",
        "hoards",
        "amps",
        "gamelyn_world",
        "crafts_and_colors",
        "parking_z",
        "departmart",
    ]);
    let map = Map::new(layout, true);
    let mut found = String::new();
    let mut n_edges = 0;
    for room in Room::all() {
        let neighbours: Vec<String> = map
            .walls(room)
            .iter()
            .map(|room| room.to_string())
            .collect();
        n_edges += neighbours.len();
        found.push_str(&format!("{room}: {}\n", neighbours.join(" ")));
    }
    assert_eq!(found, FIXTURE);
    assert_eq!(n_edges, 2 * 58);
}

#[test]
fn random_layouts_are_connected_and_have_everything() {
    let mut dice = Dice::new(Seed::from_number(8));
    for _ in 0..3_000 {
        let map = Map::new(crate::setup::random_layout(&mut dice), dice.pick(2) == 0);
        assert_eq!(map.within(Room::CENTER, 28).len(), 28);
        for slot in Slot::CENTERS {
            assert!(
                !map.walls(Room::side(slot))
                    .and(RoomSet::store(slot))
                    .is_empty()
            );
        }
        for n in 1..=4 {
            assert!(!map.gear(n).is_courtyard() && !map.bio(n).is_courtyard());
        }
        assert_eq!((map.flasks().len(), map.passages().len()), (8, 2));
        assert_ne!(map.crate_spot(1), map.crate_spot(2));
        for symbol in Symbol::ALL {
            let [one, two] = map.stores_with(*symbol);
            assert_eq!((map.symbol(one), map.symbol(two)), (*symbol, *symbol));
        }
        let has_trap = |room: &Room| map.ability(*room) == Some(Ability::ArmTrap);
        assert_eq!(RoomSet::STORES.iter().filter(has_trap).count(), 1);
        assert!(matches!(
            map.vehicle().0,
            Ability::Motorcycle | Ability::PoliceCar
        ));
    }
}

#[test]
fn overlaps_are_clear_cut_in_every_place_of_every_card() {
    // The rule asks for 6 units; no overlap of any two cards in any places is 5 or 6, so nothing hangs on a hair.
    for (a, edge_a, b, edge_b) in JOINS {
        for x in &content().sides {
            for y in content()
                .sides
                .iter()
                .filter(|y| (y.symbol, y.number) != (x.symbol, x.number))
            {
                let x = turned(&x.edges, ROTATIONS[a.index()], edge_a);
                let y = turned(&y.edges, ROTATIONS[b.index()], edge_b);
                let (dx, dy) = if x[x.len() - 1].to < y[y.len() - 1].to {
                    (OFFSET, 0)
                } else {
                    (0, OFFSET)
                };
                for p in &x {
                    for q in &y {
                        let overlap = i16::from((p.to + dx).min(q.to + dy))
                            - i16::from((p.from + dx).max(q.from + dy));
                        assert!(!(5..=6).contains(&overlap), "{p:?} {q:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn without_the_ring_side_rooms_meet_only_in_the_center() {
    let layout = sides([
        "first_place",
        "food_court",
        "hoards",
        "amps",
        "gamelyn_world",
        "crafts_and_colors",
        "parking_z",
        "departmart",
    ]);
    let map = Map::new(layout, false);
    assert!(!map.walls(Room::side(Slot::N)).has(Room::side(Slot::E)));
    assert!(map.walls(Room::side(Slot::N)).has(Room::CENTER));
}
