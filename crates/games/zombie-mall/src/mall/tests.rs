//! The tiles, layouts and the generator against the data sheet; broken files against their line.

use shamble_core::Say as _;
use shamble_texts::{Catalog, ENGLISH};

use super::*;

fn words(text: &Text) -> String {
    Catalog::shared().render(ENGLISH, text, &())
}

fn flaws(text: &str) -> Vec<String> {
    let errors = check(text).errors;
    errors.iter().map(|flaw| words(&flaw.say())).collect()
}

/// `layouts.txt` of the crate, whose lines tests break one at a time.
const LAYOUTS: &str = include_str!("../../content/layouts.txt");
const TILES: &str = include_str!("../../content/tiles.txt");

#[test]
fn the_set_has_47_sound_tiles() {
    let report = check(TILES);
    assert_eq!(report.errors, []);
    assert_eq!(built_in().tiles.len(), 47);
}

/// Data sheet, section 5: store spaces, entrances, open, cluttered, pocket, token.
#[test]
fn tiles_count_as_on_the_data_sheet() {
    for (id, numbers) in [
        ("SO", [30, 1, 28, 8, 0, 28]),
        ("E1", [0, 0, 32, 4, 0, 0]),
        ("EG", [0, 0, 28, 8, 0, 0]),
        ("01", [25, 2, 26, 10, 0, 23]),
        ("05", [30, 2, 24, 12, 4, 28]),
        ("06", [25, 3, 28, 8, 0, 22]),
        ("10", [30, 2, 25, 11, 9, 28]),
        ("22", [30, 2, 25, 11, 5, 28]),
        ("23", [30, 4, 26, 10, 0, 26]),
        ("24", [28, 4, 27, 7, 0, 24]),
        ("25", [35, 2, 26, 10, 0, 33]),
        ("29", [0, 0, 29, 7, 10, 15]),
        ("31", [0, 0, 26, 10, 10, 18]),
        ("33", [0, 0, 28, 8, 12, 18]),
        ("40", [30, 2, 25, 11, 4, 28]),
        ("42", [30, 2, 30, 6, 0, 28]),
        ("43", [0, 0, 28, 8, 0, 0]),
    ] {
        let tile = built_in().tiles.iter().find(|tile| tile.id == id).unwrap();
        let found = tile_summary(tile);
        let found = [
            found.store_spaces,
            found.entrances,
            found.open,
            found.cluttered,
            found.pocket,
            found.token_spaces,
        ];
        assert_eq!(found, numbers, "{id} {}", tile.name);
    }
}

/// Data sheet, section 7, but the steps are counted from the start spaces of the main entrance alone.
#[test]
fn layouts_count_as_on_the_data_sheet() {
    for (id, numbers, exits) in [
        ("easy", [12, 12, 432, 324, 106, 2, 10, 268, 41], 3),
        ("average", [24, 24, 864, 643, 219, 2, 18, 562, 35], 2),
        ("hard", [36, 36, 1296, 972, 322, 2, 29, 848, 57], 3),
        ("crazy", [48, 47, 1728, 1292, 434, 2, 39, 1136, 69], 3),
        ("insane", [64, 47, 2304, 1725, 575, 4, 55, 1547, 81], 3),
    ] {
        let mall = Mall::load(id).unwrap();
        let s = mall.summary();
        let found = [
            s.size.0 * s.size.1,
            s.different_tiles,
            s.spaces,
            s.open,
            s.cluttered,
            s.solid,
            s.stores,
            s.token_spaces,
            s.steps_to_radio,
        ];
        assert_eq!(found, numbers, "{id}");
        assert_eq!(s.exits, exits, "{id}");
        assert!(mall.starts().len() == 6 && mall.garages().len() == 2 && mall.roofs().len() == 1);
    }
}

/// Data sheet, section 6.
#[test]
fn exits_are_numbered_clockwise_from_the_main_entrance() {
    let sides = |id: &str| -> Vec<Dir> {
        Mall::load(id)
            .unwrap()
            .exits()
            .iter()
            .map(|exit| exit.side)
            .collect()
    };
    assert_eq!(sides("easy"), [Dir::E, Dir::S, Dir::N]);
    assert_eq!(sides("average"), [Dir::S, Dir::N]);
    assert_eq!(sides("hard"), [Dir::S, Dir::N, Dir::E]);
    assert!(
        Mall::load("easy")
            .unwrap()
            .exits()
            .iter()
            .all(|exit| exit.spaces.len() == 2)
    );
}

#[test]
fn only_the_average_mall_is_odd() {
    let odd: Vec<&str> = BUILT_IN
        .into_iter()
        .filter(|id| !Mall::load(id).unwrap().warnings().is_empty())
        .collect();
    assert_eq!(odd, ["average"]);
}

#[test]
fn every_generated_mall_is_legal() {
    for (rows, cols) in [
        (4, 6),
        (4, 8),
        (6, 6),
        (6, 8),
        (8, 8),
        (8, 10),
        (10, 10),
        (4, 7),
        (5, 2),
        (6, 2),
        (10, 2),
        (2, 5),
        (2, 6),
        (2, 10),
    ] {
        for seed in 0..25 {
            let mall = Mall::load(&format!("{rows}x{cols}#{seed}")).unwrap();
            assert!(
                mall.warnings().is_empty(),
                "{rows}x{cols}#{seed}: {:?}",
                mall.warnings()
            );
            assert_eq!(Mall::load(mall.source()).unwrap().plan, mall.plan);
        }
    }
    for (rows, cols) in [
        (3, 6),
        (5, 6),
        (4, 5),
        (12, 6),
        (4, 11),
        (4, 2),
        (2, 4),
        (2, 2),
        (11, 2),
    ] {
        let flaw = generate(rows, cols, Seed::from_number(1)).unwrap_err();
        let remedy = words(&flaw.remedy);
        assert!(remedy.contains("even number of rows"), "{remedy}");
        assert!(remedy.contains("5x2 to 10x2, 2x5 to 2x10"), "{remedy}");
    }
}

#[test]
fn what_is_written_reads_back() {
    let layout = generate(6, 8, Seed::from_number(5)).unwrap();
    let file = read(&layout.write()).unwrap();
    assert_eq!(file.layouts[0].places.len(), 48);
    assert_eq!(file.layouts[0].write(), layout.write());
    let mall = Mall::from_file(&layout.write(), None).unwrap();
    assert_eq!(Mall::load(mall.source()).unwrap().plan, mall.plan);
}

/// Data sheet, section 7: the counter-test.
#[test]
fn every_wrong_turn_is_found() {
    let file = built_in();
    let mut n_wrong = 0;
    for layout in file
        .layouts
        .iter()
        .filter(|layout| ["easy", "average", "hard"].contains(&layout.id.as_str()))
    {
        for place in 0..layout.places.len() {
            for turn in [90, 180, 270] {
                let mut broken = layout.clone();
                broken.places[place].turn = (broken.places[place].turn + turn) % 360;
                let errors = assemble::assemble(&broken, &[]).unwrap_err();
                assert!(!errors.is_empty());
                n_wrong += 1;
            }
        }
    }
    assert_eq!(n_wrong, 216);
}

#[test]
fn broken_tiles_name_line_and_remedy() {
    let office = TILES.lines().position(|line| line == "@tile SO").unwrap();
    let block: Vec<&str> = TILES.lines().skip(office).take(18).collect();
    let with = |number: usize, line: &str| {
        let mut lines = block.clone();
        lines[number] = line;
        lines.join("\n")
    };
    for (text, expected) in [
        (
            with(4, "+-+-+-+-+-+"),
            "line 5: this line of tile SO has 11 characters; draw exactly 13",
        ),
        (
            with(5, "|c Q c o o c|"),
            "line 6: tile SO has 'Q' at column 4; spaces are one of . , o c r k X S R G F E",
        ),
        (
            with(4, "+-+-+-+-+-+/"),
            "line 5: this line of tile SO has 12 characters; draw exactly 13",
        ),
        (
            with(4, "x-+-+-+-+-+-+"),
            "line 5: tile SO has 'x' at column 1; corner points are '+'",
        ),
        (
            with(14, "+-+-+ +D+-+-+"),
            "line 15: tile SO, space 5,3: store and walkway meet without an entrance; draw a wall, 'e' for an entrance or 'D' for a door",
        ),
        (
            with(6, "+e+ + + + + +"),
            "line 7: tile SO, space 1,1: an entrance that leads from an area into itself; entrances and doors stand between a store and the walkway",
        ),
        (
            with(2, "@kind Q"),
            "line 3: tile SO has the unknown kind 'Q'; write one of S, L, C-NW, C-NE, C-SW, C-SE, F-NW, F-NE, F-SW, F-SE, X",
        ),
        (
            with(3, "@source my head"),
            "line 4: 'my head' is no source; write rulebook, public, house",
        ),
        (
            with(1, "Security Office"),
            "line 2: tile SO lacks its '@name' line; write '@name ...' here",
        ),
        (
            with(17, "+"),
            "line 18: tile SO does not end after 13 drawn lines; write '@end' here",
        ),
        (
            with(10, "@end"),
            "line 11: tile SO has 6 drawn lines; draw 13 lines of 13 characters, then '@end'",
        ),
        (
            with(5, "|c o c o o c|"),
            "line 1: the set has another tile SO, Security Office; choose an id that the set does not use",
        ),
    ] {
        assert_eq!(
            flaws(&text).first().map(String::as_str),
            Some(expected),
            "{text}"
        );
    }
}

#[test]
fn broken_layouts_name_line_and_remedy() {
    let begin = LAYOUTS
        .lines()
        .position(|line| line == "@layout easy")
        .unwrap();
    let block: Vec<&str> = LAYOUTS.lines().skip(begin).take(13).collect();
    let with = |number: usize, line: &str| {
        let mut lines = block.clone();
        lines[number] = line;
        lines.join("\n")
    };
    assert_eq!(flaws(&block.join("\n")), [""; 0]);
    for (text, expected) in [
        (
            with(1, "@size 6"),
            "line 2: the size of layout easy cannot be read",
        ),
        (
            with(1, "@size 6 99"),
            "line 2: the size of layout easy cannot be read",
        ),
        (
            with(4, "02/270"),
            "line 5: row 2 of layout easy has 1 tile; write 2",
        ),
        (
            with(4, "02/271 03/90"),
            "line 5: '02/271' is no tile with its turn",
        ),
        (with(4, "77/270 03/90"), "line 5: there is no tile '77'"),
        (
            with(4, "02/0 03/90"),
            "line 5: tile 02 in row 2, column 1 does not join tile SO north of it",
        ),
        (
            with(10, "@exitdoor N 1,6 1,9"),
            "line 11: the spaces of this Exit Door do not lie side by side",
        ),
        (
            with(10, "@exitdoor N 1,6 1,6"),
            "line 11: the spaces of this Exit Door do not lie side by side",
        ),
        (
            with(9, "@main E1"),
            "line 10: the main entrance E1 is on the map 0 times",
        ),
        (with(9, "@main 02"), "line 10: tile 02 has no start spaces"),
        (with(9, ""), "line 1: layout easy names no main entrance"),
        (with(10, "@exitdoor Q 1,6"), "line 11: 'Q' is no side"),
        (
            with(10, "@exitdoor N 1,1"),
            "line 11: an Exit Door cannot stand at the N side of 1,1",
        ),
        (
            with(10, "@exitdoor N 1,60"),
            "line 11: space 1,60 is not on this map",
        ),
        (
            with(10, "@lock N 2,2 1"),
            "line 11: a locked door cannot stand at the N side of 2,2",
        ),
        (with(10, "@lock N 2,2 7"), "line 11: '7' is no lock"),
        (
            with(10, "@losblock N 1,2"),
            "line 11: an LOS Block cannot stand at the N side of 1,2",
        ),
        (
            with(10, "hello"),
            "line 11: 'hello' says nothing about a layout",
        ),
        (with(12, ""), "line 12: layout easy does not end"),
        (with(6, "14/270 12/90"), "line 1: there"),
        (with(3, "EG/270 06/180"), "line 1: there are 0 radios"),
        (
            "@layout a\n@size 2 2\n@end\n".into(),
            "line 3: layout a has 0 of 2 rows",
        ),
        ("nonsense".into(), "line 1: 'nonsense' begins no block"),
        (String::new(), "line 1: there is no tile and no layout"),
    ] {
        let found = flaws(&text);
        let is_warning_only = expected == "line 1: there";
        if is_warning_only {
            // Without the Exit Garage the mall is playable and odd (ZM-R64).
            assert_eq!(found, [""; 0]);
            assert!(words(&check(&text).warnings[0].what).contains("no Exit Garage"));
        } else {
            assert!(
                found.first().is_some_and(|flaw| flaw.starts_with(expected)),
                "{expected}: {found:?}"
            );
        }
    }
}

#[test]
fn a_walled_up_store_is_found() {
    let begin = LAYOUTS
        .lines()
        .position(|line| line == "@layout easy")
        .unwrap();
    let layout: Vec<&str> = LAYOUTS.lines().skip(begin).take(13).collect();
    let begin = TILES.lines().position(|line| line == "@tile 02").unwrap();
    let tile: Vec<&str> = TILES.lines().skip(begin).take(18).collect();
    let own = tile
        .join("\n")
        .replace("@tile 02", "@tile B2")
        .replace("+-+-+e+e+-+-+", "+-+-+-+-+-+-+");
    let text = format!("{own}\n{}", layout.join("\n").replace("02/270", "B2/270"));
    let found = flaws(&text);
    assert!(
        found[0].contains("on tile B2 cannot be reached from the main entrance"),
        "{found:?}"
    );
}

#[test]
fn a_garage_beside_the_office_is_refused() {
    let text = "@layout a\n@size 6 2\nSO/270 06/180\nEG/270 03/90\n05/270 11/90\n02/270 12/90\n14/270 23/90\n24/270 E2/90\n@main E2\n@end\n";
    assert!(
        flaws(text)[0].contains("the Exit Garage lies next to"),
        "{:?}",
        flaws(text)
    );
}

#[test]
fn options_that_name_no_mall_say_what_would_be_right() {
    for source in ["huge", "4x", "x6", "4x6#x", ""] {
        let flaws = Mall::load(source).unwrap_err();
        assert!(
            words(&flaws[0].remedy).contains("easy, average, hard, crazy, insane"),
            "{source}"
        );
    }
    assert!(Mall::load("5x6").is_err());
}

#[test]
fn a_mall_is_drawn_with_its_rows_and_columns() {
    let drawn = drawing(&Mall::load("easy").unwrap());
    let lines: Vec<&str> = drawn.lines().collect();
    assert_eq!(lines[0], "                       1");
    assert_eq!(lines[1], "     1 2 3 4 5 6 7 8 9 0 1 2");
    assert_eq!(lines.len(), 2 + 2 * 36 + 1);
    assert!(lines[3].starts_with("  1 |"), "{drawn}");
    assert!(lines[73].starts_with(" 36 "), "{drawn}");
}

/// Options carry whole files: with line breaks, or on one line with semicolons.
#[test]
fn texts_of_files_are_malls() {
    let text = generate(6, 2, Seed::from_number(3)).unwrap().write();
    let commented = format!("# my mall; of streets\n\n{text}");
    let mall = Mall::load(&commented).unwrap();
    assert_eq!(mall.source(), text.trim_end().replace('\n', ";"));
    assert_eq!(Mall::load(mall.source()).unwrap().plan, mall.plan);
    // A byte order mark before the first line is none of its words.
    let marked = Mall::load(&format!("\u{feff}{text}")).unwrap();
    assert_eq!(marked.source(), mall.source());
    assert_eq!(check(&format!("\u{feff}{commented}")).errors, []);
    // Lines count as they were given, comments and empty lines included.
    let broken = commented.replace("@main E2", "@main E9");
    assert_eq!(Mall::load(&broken).unwrap_err()[0].line, 11);
    let named = commented.replace("@main E2", "@main E2; and more");
    assert_eq!(
        words(&Mall::load(&named).unwrap_err()[0].say()),
        "line 11: there is a ';' in this line; leave it out: it ends a line where a mall is written on one"
    );
}

#[test]
fn doors_are_locked_once_each_and_not_too_many() {
    let text = generate(2, 5, Seed::from_number(1)).unwrap().write();
    let mall = Mall::load(&text).unwrap();
    // The first entrance of a store, as a lock names it.
    let (space, side) = mall
        .spaces()
        .filter(|space| mall.store(*space) != mall.office() && mall.store(*space) != WALKWAY)
        .find_map(|space| Some((space, mall.entrances(space).next()?)))
        .unwrap();
    let lock = format!("@lock {} {space} any\n", side.to_string().to_uppercase());
    let locked = text.replace("@end", &format!("{lock}@end"));
    assert_eq!(flaws(&locked), [""; 0]);
    let twice = text.replace("@end", &format!("{lock}{lock}@end"));
    assert!(flaws(&twice)[0].contains("is locked twice; write one '@lock' a door"));

    let big = generate(6, 8, Seed::from_number(1)).unwrap().write();
    let mall = Mall::load(&big).unwrap();
    let entrances = mall
        .spaces()
        .filter(|space| mall.store(*space) != mall.office() && mall.store(*space) != WALKWAY)
        .filter_map(|space| Some((space, mall.entrances(space).next()?)));
    let locks: String = entrances
        .take(MAX_DOORS)
        .map(|(space, side)| format!("@lock {} {space} any\n", side.to_string().to_uppercase()))
        .collect();
    let many = big.replace("@end", &format!("{locks}@end"));
    assert!(flaws(&many)[0].contains("there are 25 locked doors; lock at most 24"));
}

#[test]
fn a_mall_without_room_for_the_objectives_is_odd() {
    let text = "@layout small\n@size 5 2\nSO/270 E1/90\nE1/270 E1/90\nEG/270 E1/90\nE1/270 E1/90\n02/270 E2/90\n@main E2\n@end\n";
    let report = check(text);
    assert_eq!(report.errors, []);
    assert_eq!(
        words(&report.warnings[0].what),
        "there is room for 1 Objective token with a tile between any two"
    );
}
