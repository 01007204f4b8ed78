//! A scenario for people: its map as a picture in letters, and its rules as a list.

use std::fmt::{Display, Write as _};

use shamble_core::{Text, text};

use super::grid::{Cell, grid};
use super::{HordeAt, MinusAction, Scenario, StartingItems};
use crate::content::tile;
use crate::ids::{AreaKind, Facing, Place, Side};

/// Width of a tile in letters, its streets included.
const WIDTH: usize = 8;

/// The map with its streets and starting zombies (in the Street, `+` in the Search Area). Tiles with a Search Area
/// carry a `?`. Empty for a map that is not sound.
pub fn picture(scenario: &Scenario) -> String {
    let mut text = String::new();
    if let Ok(grid) = grid(&scenario.map) {
        draw(scenario, &grid.cells, &mut text);
    }
    text
}

/// What lies where and which rules are special, one line each, the objective left out. Tiles and Areas are named as in
/// the file, so that an author finds them again.
pub fn facts(scenario: &Scenario) -> Vec<Text> {
    let mut facts = pieces(scenario);
    facts.extend(specials(scenario));
    facts
}

fn draw(scenario: &Scenario, cells: &[Cell], text: &mut String) {
    let height = cells.iter().map(|cell| cell.y).max().unwrap_or(0);
    let width = cells.iter().map(|cell| cell.x).max().unwrap_or(0);
    for y in 0..=height {
        let mut lines = [String::new(), String::new(), String::new()];
        for x in 0..=width {
            let cell = cells.iter().find(|cell| (cell.x, cell.y) == (x, y));
            let rows = cell.map_or_else(
                || [String::new(), String::new(), String::new()],
                |cell| drawn_tile(scenario, cell),
            );
            for (line, row) in lines.iter_mut().zip(rows) {
                write!(line, "{row:<WIDTH$}").expect("writing to a string");
            }
        }
        for line in lines {
            text.push_str(line.trim_end());
            text.push('\n');
        }
    }
}

/// Three rows: the street to the north, the tile with its streets to both sides, its zombies with the street to the south.
fn drawn_tile(scenario: &Scenario, cell: &Cell) -> [String; 3] {
    let street = |edge| tile(cell.side).has_street(cell.facing, edge);
    let mark = |edge, letter| if street(edge) { letter } else { ' ' };
    let search = if tile(cell.side).search { "?" } else { "" };
    let name = format!("{}{search}", cell.side);
    let zombies = match scenario.zombies.get(&cell.side) {
        Some([street, 0]) if *street > 0 => format!("z{street}"),
        Some([street, search]) if *search > 0 => format!("z{street}+{search}"),
        _ => String::new(),
    };
    [
        format!("    {}", mark(Facing::North, '|')),
        format!(
            "{}{name:^6}{}",
            mark(Facing::West, '-'),
            mark(Facing::East, '-')
        ),
        format!("{zombies:<4}{}", mark(Facing::South, '|')),
    ]
}

/// Where everything is.
fn pieces(scenario: &Scenario) -> Vec<Text> {
    let mut facts = Vec::new();
    let mut fact = |text: Text, what: Vec<String>| {
        if !what.is_empty() {
            facts.push(text.with("what", what.join(", ")));
        }
    };
    let start = scenario.start.iter();
    fact(
        text!("zombies15-show-start"),
        each(start, |start| format!("{} ({})", start.tile, start.heroes)),
    );
    fact(
        text!("zombies15-show-exit"),
        each(&scenario.exit, Side::to_string),
    );
    fact(
        text!("zombies15-show-locks"),
        each(&scenario.locks, |lock| at(lock.color, lock.at)),
    );
    for pool in &scenario.token_pools {
        let tokens = each(&pool.tokens, ToString::to_string).join(" ");
        let places = each(&pool.at, ToString::to_string).join(" ");
        fact(
            text!("zombies15-show-hidden"),
            vec![format!("{tokens} @ {places}")],
        );
    }
    fact(
        text!("zombies15-show-face-up"),
        each(&scenario.face_up_tokens, |token| at(token.token, token.at)),
    );
    fact(
        text!("zombies15-show-heavy"),
        each(&scenario.heavy, |heavy| at(heavy.kind, heavy.at)),
    );
    fact(
        text!("zombies15-show-markers"),
        each(&scenario.markers, |marker| at(marker.kind, marker.at)),
    );
    fact(
        text!("zombies15-show-alarms"),
        each(&scenario.alarms, Side::to_string),
    );
    if let Some(letters) = scenario.letters {
        let named = "ABCD".chars().zip(letters.all());
        fact(
            text!("zombies15-show-letters"),
            each(named, |(letter, side)| format!("{letter} {side}")),
        );
    }
    let ends = grid(&scenario.map).map_or_else(|_| Vec::new(), |grid| loose_ends(&grid.cells));
    fact(text!("zombies15-show-loose-ends"), ends);
    facts
}

/// What is different from the plain game.
fn specials(scenario: &Scenario) -> Vec<Text> {
    let mut facts = vec![match scenario.growl_seconds() {
        None => text!("zombies15-show-silent"),
        Some(seconds) => text!("zombies15-show-growls", n = seconds),
    }];
    if let Some(deck) = &scenario.zombie_deck {
        facts.push(text!(
            "zombies15-show-pile",
            value = deck.max_value,
            hordes = 2 * deck.horde_per_half,
            cards = deck.cards_per_growl
        ));
        if deck.letters {
            facts.push(text!("zombies15-show-gates"));
        }
        if deck.events && deck.event_values.is_empty() {
            facts.push(text!("zombies15-show-events"));
        } else if deck.events {
            let values = each(&deck.event_values, ToString::to_string).join(", ");
            facts.push(text!("zombies15-show-event-values", what = values));
        }
    }
    if !scenario.abilities {
        facts.push(text!("zombies15-show-prologue"));
    }
    match scenario.starting_items {
        StartingItems::Printed => {}
        StartingItems::HockeyStick => facts.push(text!("zombies15-show-stick")),
        StartingItems::HockeyStickOrCarryOver => {
            facts.push(text!("zombies15-show-stick-or-kept"));
        }
    }
    match scenario.minus_action {
        None => {}
        Some(MinusAction::All) => facts.push(text!("zombies15-show-dark")),
        Some(MinusAction::Carriers) => facts.push(text!("zombies15-show-burden")),
    }
    if scenario.horde_at == HordeAt::GateWithFewest {
        facts.push(text!("zombies15-show-horde-at-gate"));
    }
    if let Some(n) = scenario.breach {
        facts.push(text!("zombies15-show-breach", n = u32::from(n)));
    }
    if let Some(colour) = scenario.cabins_open {
        facts.push(text!(
            "zombies15-show-cabins",
            colour = crate::label::colour_text(colour)
        ));
    }
    if let Some(alpha) = scenario.alpha {
        facts.push(text!(
            "zombies15-show-alpha",
            place = alpha.at.to_string(),
            n = alpha.wounds
        ));
    }
    facts
}

fn each<T>(things: impl IntoIterator<Item = T>, name: impl Fn(T) -> String) -> Vec<String> {
    things.into_iter().map(name).collect()
}

fn at(what: impl Display, place: Place) -> String {
    format!("{what} {place}")
}

/// Z15-R20: such a street is no way out; an author should know of it.
fn loose_ends(cells: &[Cell]) -> Vec<String> {
    let is_there = |x: i16, y: i16| {
        cells
            .iter()
            .any(|cell| (i16::from(cell.x), i16::from(cell.y)) == (x, y))
    };
    let mut ends = Vec::new();
    for cell in cells {
        let (x, y) = (i16::from(cell.x), i16::from(cell.y));
        for (edge, x, y) in [
            (Facing::North, x, y - 1),
            (Facing::East, x + 1, y),
            (Facing::South, x, y + 1),
            (Facing::West, x - 1, y),
        ] {
            if tile(cell.side).has_street(cell.facing, edge) && !is_there(x, y) {
                let place = Place {
                    side: cell.side,
                    kind: AreaKind::Street,
                };
                ends.push(format!("{place} {edge}"));
            }
        }
    }
    ends
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::campaign_scenario;

    #[test]
    fn the_first_map_is_drawn() {
        let picture = picture(campaign_scenario(1));
        assert!(picture.contains(" 15B? -- 7B?  -- 19B?"), "{picture}");
        assert!(picture.contains("z2+1"), "{picture}");
    }

    #[test]
    fn the_rules_of_every_scenario_are_listed() {
        let keys = |number| {
            let facts = facts(campaign_scenario(number));
            facts
                .into_iter()
                .map(|fact| fact.key.into_owned())
                .collect::<Vec<_>>()
        };
        let has = |number, key: &str| keys(number).contains(&format!("zombies15-show-{key}"));
        assert!(has(1, "silent") && has(1, "prologue") && has(1, "stick") && !has(1, "loose-ends"));
        assert!(has(2, "stick-or-kept") && has(3, "locks") && has(3, "hidden"));
        assert!(has(7, "dark") && has(8, "cabins") && has(9, "breach") && has(9, "horde-at-gate"));
        assert!(has(10, "face-up") && has(10, "heavy") && has(11, "markers") && has(11, "gates"));
        assert!(has(12, "events") && has(14, "burden") && has(15, "alpha"));
    }

    /// Z15-R20: a crossing with a neighbour on one side only, and a bend that ends at it.
    #[test]
    fn streets_that_run_off_the_map_are_named() {
        let ends = |map: &str| loose_ends(&grid(map).expect("a map").cells);
        assert_eq!(ends("31A-E  8A-W"), Vec::<String>::new());
        assert_eq!(
            ends("26B-N  8A-W"),
            ["26B/street N", "26B/street S", "26B/street W"]
        );
        assert_eq!(ends("31A-S\n1B-N"), ["1B/street S"]);
    }
}
