//! A scenario as a picture in letters, for terminals and bug reports.

use std::fmt::Write as _;

use super::Scenario;
use super::grid::{Cell, grid};
use crate::content::tile;
use crate::ids::{AreaKind, Facing, Place, Side};

/// Width of a tile in letters, its streets included.
const WIDTH: usize = 8;

/// The map with streets, zombies and what lies where, then the list of what is hidden, locked and asked for.
/// Tiles with a Search Area carry a `?`.
pub fn show(scenario: &Scenario) -> String {
    let mut text = format!("{}\n", scenario.name);
    match grid(&scenario.map) {
        Err(findings) => {
            for finding in findings {
                writeln!(text, "{}; {}", finding.what, finding.remedy)
                    .expect("writing to a string");
            }
        }
        Ok(grid) => {
            draw(scenario, &grid.cells, &mut text);
            legend(scenario, &grid.cells, &mut text);
        }
    }
    text
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
                |cell| picture(scenario, cell),
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
fn picture(scenario: &Scenario, cell: &Cell) -> [String; 3] {
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

fn legend(scenario: &Scenario, cells: &[Cell], text: &mut String) {
    let mut line = |what: &str, places: Vec<String>| {
        if !places.is_empty() {
            writeln!(text, "{what}: {}", places.join(", ")).expect("writing to a string");
        }
    };
    let sides = |sides: &[Side]| sides.iter().map(ToString::to_string).collect::<Vec<_>>();
    line(
        "start",
        scenario
            .start
            .iter()
            .map(|start| format!("{} ({})", start.tile, start.heroes))
            .collect(),
    );
    line("exit", sides(&scenario.exit));
    line(
        "soundtrack",
        vec![match scenario.growl_seconds() {
            None => "no growls".to_owned(),
            Some(seconds) => format!("a growl every {seconds} s"),
        }],
    );
    line(
        "locks",
        scenario
            .locks
            .iter()
            .map(|lock| format!("{} {}", lock.color, lock.at))
            .collect(),
    );
    for pool in &scenario.token_pools {
        let places: Vec<String> = pool.at.iter().map(ToString::to_string).collect();
        let tokens: Vec<String> = pool.tokens.iter().map(ToString::to_string).collect();
        line(
            "hidden",
            vec![format!("{} at {}", tokens.join(" "), places.join(" "))],
        );
    }
    line(
        "open tokens",
        scenario
            .face_up_tokens
            .iter()
            .map(|token| format!("{} {}", token.token, token.at))
            .collect(),
    );
    line(
        "heavy",
        scenario
            .heavy
            .iter()
            .map(|heavy| format!("{} {}", heavy.kind, heavy.at))
            .collect(),
    );
    line(
        "markers",
        scenario
            .markers
            .iter()
            .map(|marker| format!("{} {}", marker.kind, marker.at))
            .collect(),
    );
    line("alarms", sides(&scenario.alarms));
    if let Some(letters) = scenario.letters {
        line(
            "letters",
            "ABCD"
                .chars()
                .zip(letters.all())
                .map(|(letter, side)| format!("{letter} {side}"))
                .collect(),
        );
    }
    if let Some(alpha) = scenario.alpha {
        line(
            "alpha",
            vec![format!("{} with {} wounds", alpha.at, alpha.wounds)],
        );
    }
    line(
        "streets that leave the map and lead nowhere",
        loose_ends(cells),
    );
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
        let picture = show(campaign_scenario(1));
        assert!(picture.starts_with("First Bell\n"), "{picture}");
        assert!(picture.contains(" 15B? -- 7B?  -- 19B?"), "{picture}");
        assert!(picture.contains("z2+1"), "{picture}");
        assert!(
            picture.contains("start: 32A (all)\nexit: 31A\nsoundtrack: no growls\n"),
            "{picture}"
        );
        assert!(!picture.contains("lead nowhere"), "{picture}");
    }
}
