//! The Quick Game's map (Z15-184 to Z15-188, Z15-R82): a random course from Start to Exit, always sound.

use std::collections::BTreeMap;

use shamble_core::Dice;

use crate::content::{tile, token_limit};
use crate::ids::{AreaKind, Colour, Facing, N_TILES, Place, Side, Source, Token};
use crate::options::{Difficulty, QuickOptions};
use crate::scenario::{
    HordeAt, Lock, Objective, Scenario, Start, StartingItems, TokenPool, ZombieDeck,
};

/// Z15-185.
const ZOMBIES: u8 = 3;
const MAX_BRANCHES: usize = 3;
/// A course that cannot be laid is thrown away; nearly every second one can.
const MAX_TRIES: usize = 10_000;

/// A place on the grid and the edges its streets cross.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Spot {
    x: i16,
    y: i16,
    streets: [bool; 4],
}

/// A course: the way from Start to Exit first, then the side branches, with the way's spot each leaves from.
struct Course {
    spots: Vec<Spot>,
    n_way: usize,
    branch_from: Vec<usize>,
}

/// A tile laid on a spot.
#[derive(Clone, Copy, Debug)]
struct Laid {
    side: Side,
    facing: Facing,
}

/// A scenario for a Quick Game.
pub(crate) fn quick_scenario(options: &QuickOptions, dice: &mut Dice) -> Scenario {
    for _ in 0..MAX_TRIES {
        let Some(course) = grow(options.n_tiles + 1, dice) else {
            continue;
        };
        let Some(laid) = lay(&course, options.all_search, dice) else {
            continue;
        };
        if let Some(scenario) = furnish(&course, &laid, options, dice) {
            return scenario;
        }
    }
    unreachable!("thousands of courses and none that can be laid");
}

const STEPS: [(Facing, i16, i16); 4] = [
    (Facing::North, 0, -1),
    (Facing::East, 1, 0),
    (Facing::South, 0, 1),
    (Facing::West, -1, 0),
];

/// A random way that never crosses itself, and a few dead ends beside it.
fn grow(n_tiles: usize, dice: &mut Dice) -> Option<Course> {
    let n_branches = dice.pick(MAX_BRANCHES + 1);
    let n_way = n_tiles - n_branches;
    let mut spots = vec![Spot {
        x: 0,
        y: 0,
        streets: [false; 4],
    }];
    while spots.len() < n_way {
        let from = spots.len() - 1;
        extend(&mut spots, from, dice)?;
    }
    let mut branch_from = Vec::new();
    for _ in 0..n_branches {
        // Neither Start nor Exit branches off, and no branch leaves from a place that already has one.
        let from = 1 + dice.pick(n_way - 2);
        if branch_from.contains(&from) {
            return None;
        }
        branch_from.push(from);
        extend(&mut spots, from, dice)?;
    }
    Some(Course {
        spots,
        n_way,
        branch_from,
    })
}

/// Adds a spot next to `from`, joined to it; nothing if there is no room.
fn extend(spots: &mut Vec<Spot>, from: usize, dice: &mut Dice) -> Option<()> {
    let here = spots[from];
    let is_free = |(_, dx, dy): &&(Facing, i16, i16)| {
        !spots
            .iter()
            .any(|spot| (spot.x, spot.y) == (here.x + dx, here.y + dy))
    };
    let free: Vec<(Facing, i16, i16)> = STEPS.iter().filter(is_free).copied().collect();
    if free.is_empty() {
        return None;
    }
    let (edge, dx, dy) = free[dice.pick(free.len())];
    spots[from].streets[edge as usize] = true;
    let mut streets = [false; 4];
    streets[edge.turned(2) as usize] = true;
    spots.push(Spot {
        x: here.x + dx,
        y: here.y + dy,
        streets,
    });
    Some(())
}

/// Gives every spot a tile of the right shape: a matching of spots to tiles, at least half with a Search Area.
fn lay(course: &Course, all_search: bool, dice: &mut Dice) -> Option<Vec<Laid>> {
    let mut fitting: Vec<Vec<Laid>> = Vec::new();
    for spot in &course.spots {
        let mut laid: Vec<Laid> = (0..2 * N_TILES)
            .filter_map(|index| turned_to(Side::from_index(index), spot.streets, dice))
            .collect();
        dice.shuffle(&mut laid);
        if all_search {
            laid.sort_by_key(|laid| !tile(laid.side).search);
        }
        fitting.push(laid);
    }
    let mut holder: [Option<usize>; N_TILES] = [None; N_TILES];
    let mut choice: Vec<Option<Laid>> = vec![None; course.spots.len()];
    for spot in 0..course.spots.len() {
        let mut seen = [false; N_TILES];
        if !assign(spot, &fitting, &mut holder, &mut choice, &mut seen) {
            return None;
        }
    }
    let laid: Option<Vec<Laid>> = choice.into_iter().collect();
    let laid = laid?;
    let n_search = laid.iter().filter(|laid| tile(laid.side).search).count();
    (2 * n_search >= laid.len()).then_some(laid)
}

/// One round of augmenting-path matching.
fn assign(
    spot: usize,
    fitting: &[Vec<Laid>],
    holder: &mut [Option<usize>; N_TILES],
    choice: &mut [Option<Laid>],
    seen: &mut [bool; N_TILES],
) -> bool {
    for laid in &fitting[spot] {
        let number = usize::from(laid.side.number()) - 1;
        if std::mem::replace(&mut seen[number], true) {
            continue;
        }
        let is_free = match holder[number] {
            None => true,
            Some(other) => assign(other, fitting, holder, choice, seen),
        };
        if is_free {
            holder[number] = Some(spot);
            choice[spot] = Some(*laid);
            return true;
        }
    }
    false
}

/// The side turned so that exactly these edges have streets, if it can be.
fn turned_to(side: Side, streets: [bool; 4], dice: &mut Dice) -> Option<Laid> {
    let fits = |facing: &&Facing| {
        Facing::ALL
            .iter()
            .all(|edge| tile(side).has_street(**facing, *edge) == streets[*edge as usize])
    };
    let facings: Vec<Facing> = Facing::ALL.iter().filter(fits).copied().collect();
    match facings.len() {
        0 => None,
        n => Some(Laid {
            side,
            facing: facings[dice.pick(n)],
        }),
    }
}

/// Zombies, tokens, Locks and the rest; nothing if the course has no room for the Keys asked for.
fn furnish(
    course: &Course,
    laid: &[Laid],
    options: &QuickOptions,
    dice: &mut Dice,
) -> Option<Scenario> {
    let (start, exit) = (laid[0].side, laid[course.n_way - 1].side);
    let mut token_pools = Vec::new();
    let mut locks = Vec::new();
    let has_search = |i: &usize| tile(laid[*i].side).search;
    // How far along the way a spot lies; a branch counts as the spot it leaves from.
    let depth = |i: usize| {
        if i < course.n_way {
            i
        } else {
            course.branch_from[i - course.n_way]
        }
    };
    for (n, colour) in Colour::ALL.iter().copied().take(options.n_keys).enumerate() {
        let at = (n + 1) * (course.n_way - 1) / options.n_keys;
        let before = n * (course.n_way - 1) / options.n_keys;
        let places: Vec<usize> = (1..laid.len())
            .filter(has_search)
            .filter(|i| (before..at).contains(&depth(*i)))
            .collect();
        if places.is_empty() {
            return None;
        }
        let place = places[dice.pick(places.len())];
        let key = Token::ALL
            .iter()
            .copied()
            .find(|token| token.key() == Some(colour))
            .expect("every colour has a Key");
        token_pools.push(TokenPool {
            tokens: vec![key],
            at: vec![in_search(laid[place].side)],
        });
        locks.push(Lock {
            color: colour,
            at: Place {
                side: laid[at].side,
                kind: AreaKind::Street,
            },
        });
    }
    let mut searchable: Vec<Side> = (1..laid.len())
        .filter(has_search)
        .map(|i| laid[i].side)
        .collect();
    dice.shuffle(&mut searchable);
    let n_bags = options.n_bags.min(searchable.len());
    if n_bags > 0 {
        let tokens = (0..n_bags)
            .map(|i| [Token::Bag1, Token::Bag2, Token::Bag3][i % 3])
            .collect::<Vec<_>>();
        debug_assert!(
            tokens.iter().all(|token| token_limit(*token) >= 2),
            "six Bags are in the box"
        );
        token_pools.push(TokenPool {
            tokens,
            at: searchable[..n_bags]
                .iter()
                .map(|side| in_search(*side))
                .collect(),
        });
    }
    let mut alarms: Vec<Side> = laid[1..].iter().map(|laid| laid.side).collect();
    dice.shuffle(&mut alarms);
    alarms.sort_by_key(|side| !tile(*side).alarm_prone);
    alarms.truncate(options.n_alarms);
    Some(Scenario {
        name: "Quick Game".to_owned(),
        level: String::new(),
        source: Source::House,
        story: String::new(),
        // Z15-189 to Z15-191.
        soundtrack: if options.difficulty == Difficulty::Normal {
            "60"
        } else {
            "40"
        }
        .to_owned(),
        abilities: true,
        starting_items: StartingItems::Printed,
        start: vec![Start {
            tile: start,
            heroes: "all".to_owned(),
        }],
        exit: vec![exit],
        alarms,
        minus_action: None,
        horde_at: HordeAt::ActiveHero,
        breach: None,
        cabins_open: None,
        token_pools,
        face_up_tokens: Vec::new(),
        locks,
        heavy: Vec::new(),
        markers: Vec::new(),
        map: written(course, laid),
        alpha: None,
        zombie_deck: Some(ZombieDeck {
            max_value: 4,
            horde_per_half: 4,
            letters: false,
            events: !options.event_values.is_empty(),
            event_values: options.event_values.clone(),
            cards_per_growl: 1,
        }),
        objective: Objective {
            all_heroes_on: vec![exit],
            ..Objective::default()
        },
        letters: None,
        zombies: laid[1..]
            .iter()
            .map(|laid| (laid.side, [ZOMBIES, 0]))
            .collect::<BTreeMap<_, _>>(),
    })
}

fn in_search(side: Side) -> Place {
    Place {
        side,
        kind: AreaKind::Search,
    }
}

/// The map in the text form of scenarios.
fn written(course: &Course, laid: &[Laid]) -> String {
    let xs = || course.spots.iter().map(|spot| spot.x);
    let ys = || course.spots.iter().map(|spot| spot.y);
    let (left, right) = (xs().min().unwrap_or(0), xs().max().unwrap_or(0));
    let (top, bottom) = (ys().min().unwrap_or(0), ys().max().unwrap_or(0));
    let mut text = String::new();
    for y in top..=bottom {
        let word = |x: i16| match course
            .spots
            .iter()
            .position(|spot| (spot.x, spot.y) == (x, y))
        {
            Some(i) => format!("{}-{}", laid[i].side, laid[i].facing),
            None => ".".to_owned(),
        };
        let row: Vec<String> = (left..=right).map(|x| format!("{:<6}", word(x))).collect();
        text.push_str(row.join(" ").trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use shamble_core::Seed;

    use super::*;
    use crate::board::Board;
    use crate::scenario::check;

    #[test]
    fn every_generated_map_is_sound_and_long_enough() {
        for seed in 0..200 {
            let mut dice = Dice::new(Seed::from_number(seed));
            let options = QuickOptions {
                n_tiles: 17 + seed as usize % 4,
                difficulty: Difficulty::Normal,
                n_bags: seed as usize % 7,
                n_keys: seed as usize % 5,
                n_alarms: seed as usize % 7,
                all_search: seed % 2 == 0,
                event_values: Vec::new(),
            };
            let scenario = quick_scenario(&options, &mut dice);
            assert_eq!(
                check(&scenario).err(),
                None,
                "seed {seed}:\n{}",
                scenario.map
            );
            assert_eq!(scenario.zombies.len(), options.n_tiles, "seed {seed}");
            let board = Board::build(scenario).unwrap();
            assert_eq!(board.n_tiles, options.n_tiles + 1);
            let start = board.tile(board.scenario.start[0].tile).unwrap();
            let exit = board.tile(board.scenario.exit[0]).unwrap();
            let farthest = (0..board.n_tiles)
                .map(|tile| board.distance(start, tile))
                .max();
            assert_eq!(
                Some(board.distance(start, exit)),
                farthest,
                "seed {seed}: the Exit is farthest away"
            );
            let searchable = (0..board.n_tiles)
                .filter(|tile| board.has_search(*tile))
                .count();
            assert!(2 * searchable >= board.n_tiles, "seed {seed}");
            assert_eq!(board.scenario.alarms.len(), options.n_alarms);
        }
    }
}
