//! What generated malls look like and what is said to mall files that were spoilt in one place, as hashes that must not
//! change unnoticed; `UPDATE_GOLDENS=1` writes them anew.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use shamble_core::testing::{check_said, spoilt};
use shamble_core::{Flaw, Say as _, Seed};
use shamble_texts::{Catalog, ENGLISH};
use shamble_zombie_mall::Dir;
use shamble_zombie_mall::mall::{Mall, built_in, check, drawing, generate, read, tile_summary};

/// Rows and columns of tiles; one of each kind that can be generated, and some sizes more.
const SIZES: [(usize, usize); 10] = [
    (5, 2),
    (6, 2),
    (9, 2),
    (2, 5),
    (2, 6),
    (2, 8),
    (4, 6),
    (4, 7),
    (6, 6),
    (8, 9),
];

/// Of each file so many are spoilt.
const N_SPOILT: usize = 120;

/// So many that were spoilt stand in one line.
const A_LINE: usize = 10;

fn kept(name: &str) -> std::path::PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fingerprints");
    folder.join(name)
}

/// What is wrong, one a line.
fn words(flaws: &[Flaw]) -> String {
    let say = |flaw: &Flaw| Catalog::shared().render(ENGLISH, &flaw.say(), &()) + "\n";
    flaws.iter().map(say).collect()
}

/// Everything that anybody can ask a mall.
fn facts(mall: &Mall) -> String {
    let mut said = format!("{:?}\n{}", mall.summary(), drawing(mall));
    for space in mall.spaces() {
        let ways = Dir::ALL.map(|dir| mall.is_way(space, dir));
        let entrances: Vec<Dir> = mall.entrances(space).collect();
        let tile = mall.tile_of(space);
        writeln!(
            said,
            "{space} {} {} {} {} {ways:?} {entrances:?} {tile}",
            mall.is_legal(space),
            mall.store(space),
            mall.is_cluttered(space),
            mall.takes_token(space),
        )
        .unwrap();
    }
    let places = [mall.starts(), mall.roofs(), mall.garages()];
    write!(
        said,
        "{places:?} {} {} {:?} {} {}",
        mall.radio(),
        mall.office(),
        mall.exits(),
        words(mall.warnings()),
        mall.source()
    )
    .unwrap();
    said
}

/// What is said to a file.
fn answer(text: &str) -> String {
    let report = check(text);
    let mut said = format!("{} {:?}\n", report.n_tiles, report.malls);
    said += &words(&report.errors);
    said += &words(&report.warnings);
    match Mall::from_file(text, None) {
        Ok(mall) => said += &facts(&mall),
        Err(flaws) => said += &words(&flaws),
    }
    if let Ok(file) = read(text) {
        for tile in &file.tiles {
            writeln!(said, "{:?}", tile_summary(tile)).unwrap();
        }
        for layout in &file.layouts {
            said += &layout.write();
        }
    }
    said
}

/// A file that draws some tiles of its own, and has every kind of line.
fn own_file() -> String {
    let drawn = include_str!("../../content/tiles.txt");
    let mut text = String::new();
    for (id, own) in [("SO", "QA"), ("02", "QB"), ("E2", "QC"), ("05", "QD")] {
        let block = drawn.split("@tile ").find(|block| {
            let mut words = block.split_whitespace();
            words.next() == Some(id)
        });
        let block = block.unwrap().split("@end").next().unwrap();
        let (_, rest) = block.split_once('\n').unwrap();
        write!(text, "@tile {own}\n{rest}@end\n\n").unwrap();
    }
    text + "@layout own\n@size 6 2\nQA/270 06/180\nQB/270 03/90\nQD/270 11/90\nEG/270 12/90\n14/270 23/90\n24/270 QC/90\n\
            @main QC\n@exitdoor N 1,6 1,7\n@exitdoor S 36,6 36,7\n@lock W 10,8 any\n@lock W 11,8 2\n@losblock E 20,6\n@end\n"
}

#[test]
fn malls_are_generated_as_they_were() {
    let mut said = BTreeMap::new();
    for (rows, cols) in SIZES {
        for seed in 1..=3 {
            let layout = generate(rows, cols, Seed::from_number(seed)).unwrap();
            let text = layout.write();
            let name = format!("{rows}x{cols} seed {seed}");
            said.insert(name, text.clone() + &answer(&text));
        }
    }
    for layout in &built_in().layouts {
        let mall = Mall::load(&layout.id).unwrap();
        said.insert(layout.id.clone(), layout.write() + &facts(&mall));
    }
    for tile in &built_in().tiles {
        said.insert(
            format!("tile {}", tile.id),
            format!("{:?}", tile_summary(tile)),
        );
    }
    check_said(&kept("malls.txt"), &said);
}

#[test]
fn spoilt_files_are_answered_as_they_were() {
    let written = |rows, cols| generate(rows, cols, Seed::from_number(7)).unwrap().write();
    let files = [
        ("own", own_file()),
        ("street", written(6, 2)),
        ("level street", written(2, 6)),
        ("ladder", written(4, 6)),
    ];
    assert!(
        check(&files[0].1).errors.is_empty(),
        "{}",
        answer(&files[0].1)
    );
    let mut said = BTreeMap::new();
    for (name, text) in files {
        let n = if name == "own" {
            4 * N_SPOILT
        } else {
            N_SPOILT
        };
        let all = spoilt(&text, n, Seed::from_number(1));
        for (part, some) in all.chunks(A_LINE).enumerate() {
            let answers: Vec<String> = some.iter().map(|text| answer(text)).collect();
            said.insert(format!("{name} {part:02}"), answers.join("\n"));
        }
    }
    check_said(&kept("spoilt-malls.txt"), &said);
}
