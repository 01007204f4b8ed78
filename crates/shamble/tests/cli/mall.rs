//! `shamble mall`, and malls of one's own at a table.

use crate::shell::{failed, file, folder, json, ok, shamble, wrong_usage};

/// A small mall with a tile of its own; line numbers count from 1.
const MALL: &str = "\
# Two rows of stores along one street; the format is explained elsewhere.
@tile B1
@name Book Corner
@kind S
+-+-+-+-+-+-+
|o o o o o o|
+ + + + + + +
|o c c o c o|
+ + + + + + +
|o o o o c o|
+ + + + + + +
|c c o o c o|
+ + + + + + +
|o o o o o o|
+-+e+-+-+e+-+
*. . . . . .*
+*+*+*+*+*+*+
@end

@layout my-street
@size 2 5
SO/0 B1/0 EG/0 02/0 03/0
05/180 12/180 B1/180 14/180 E2/180
@main E2
@exitdoor W 6,1 7,1
@exitdoor E 6,30 7,30
@end
";

#[test]
fn sound_files_are_told_with_what_is_in_them() {
    let folder = folder("mall-sound");
    let path = file(&folder, "mall.txt", MALL);
    assert_eq!(
        ok(&["mall", "check", &path]),
        format!(
            "{path}: 1 tile drawn correctly\n\
             {path}: my-street can be played: 2 x 5 tiles, 8 stores, 34 steps from the start to the radio\n\
             1 file: 1 sound, 0 flawed\n"
        )
    );
    let document = json(&["mall", "check", &path, &path, "--json"]);
    assert_eq!(
        (&document["files"], &document["sound"], &document["flawed"]),
        (&2.into(), &2.into(), &0.into())
    );
    let first = &document["checked"][0];
    assert_eq!(
        (&first["tiles"], &first["errors"]),
        (&1.into(), &serde_json::json!([]))
    );
    assert_eq!(first["malls"][0]["id"], "my-street");
}

#[test]
fn the_example_of_the_format_is_sound() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/mall-format.md");
    let page = std::fs::read_to_string(page).unwrap();
    let example = page
        .split("```text\n")
        .nth(1)
        .unwrap()
        .split("```")
        .next()
        .unwrap();
    let path = file(&folder("mall-example"), "mall.txt", example);
    assert!(ok(&["mall", "check", &path]).ends_with("1 file: 1 sound, 0 flawed\n"));
}

#[test]
fn what_is_wrong_is_told_with_file_line_tile_and_remedy() {
    let folder = folder("mall-broken");
    let sound = file(&folder, "sound.txt", MALL);
    for (name, from, to, line, expected) in [
        (
            "space.txt",
            "|o c c o c o|",
            "|o c Q o c o|",
            8,
            "tile B1 has 'Q' at column 6; spaces are one of . , o c r k X S R G F E",
        ),
        (
            "width.txt",
            "|o c c o c o|",
            "|o c c o c|",
            8,
            "this line of tile B1 has 11 characters; draw exactly 13",
        ),
        (
            "turn.txt",
            "02/0 03/0",
            "02/0 03/45",
            22,
            "'03/45' is no tile with its turn; write ID/0, ID/90, ID/180 or ID/270",
        ),
        (
            "seam.txt",
            "12/180 B1/180",
            "12/0 B1/180",
            23,
            "tile 12 in row 2, column 2 does not join tile B1 north of it: walkway meets wall; \
             turn one of them until walkway meets walkway and wall meets wall",
        ),
        (
            "unknown.txt",
            "SO/0 B1/0",
            "SO/0 B2/0",
            22,
            "there is no tile 'B2'; name a tile of the set (SO, E1, E2, EG, 01 to 43) or draw it in a '@tile' block",
        ),
        (
            "shut.txt",
            "+-+e+-+-+e+-+",
            "+-+-+-+-+-+-+",
            22,
            "space 1,7 on tile B1 cannot be reached from the main entrance; \
             turn the tile until its entrance meets the walkway",
        ),
        (
            "garage.txt",
            "B1/0 EG/0",
            "EG/0 B1/0",
            20,
            "the Exit Garage lies next to the Security Office or the main entrance; \
             keep it at least 2 tiles away from both (ZM-223, ZM-R55)",
        ),
    ] {
        let path = file(&folder, name, &MALL.replace(from, to));
        let ran = shamble(&["mall", "check", &sound, &path]);
        assert_eq!((ran.code, ran.stderr.as_str()), (1, ""), "{name}");
        assert!(
            ran.stdout
                .contains(&format!("\n{path}:{line}: {expected}\n")),
            "{name}: {}",
            ran.stdout
        );
        assert!(
            ran.stdout.ends_with("2 files: 1 sound, 1 flawed\n"),
            "{name}"
        );
        // Nothing of a flawed file is taken.
        assert!(
            !ran.stdout
                .contains(&format!("{path}: my-street can be played"))
        );
        assert!(failed(&["mall", "show", &path]).contains(&format!("{path}:{line}: {expected}")));
        let ran = shamble(&["mall", "check", &path, "--json"]);
        let document: serde_json::Value = serde_json::from_str(&ran.stdout).unwrap();
        let errors = &document["checked"][0]["errors"];
        assert_eq!((ran.code, &errors[0]["line"]), (1, &line.into()), "{name}");
        let told = format!(
            "{}; {}",
            errors[0]["what"].as_str().unwrap(),
            errors[0]["remedy"].as_str().unwrap()
        );
        assert_eq!(told, expected, "{name}");
    }
}

#[test]
fn oddities_are_warnings() {
    let path = file(
        &folder("mall-odd"),
        "mall.txt",
        &MALL.replace("EG/0", "B1/0"),
    );
    let text = ok(&["mall", "check", &path]);
    assert!(
        text.contains(&format!(
            "{path}:20: warning: there is no Exit Garage; use EG, or roof and garage results are rolled again (ZM-R64)\n"
        )),
        "{text}"
    );
}

#[test]
fn new_malls_are_sound_whatever_the_size_and_seed() {
    let folder = folder("mall-new");
    let mut paths = Vec::new();
    for (i, size) in ["easy", "average", "hard", "crazy", "insane", "2x7", "10x10"]
        .into_iter()
        .enumerate()
    {
        let path = folder.join(format!("{size}.txt"));
        let path = path.to_str().unwrap().to_owned();
        let seed = (7 * i).to_string();
        let args = ["mall", "new", "--size", size, "--seed", &seed];
        let text = ok(&args);
        assert!(ok(&[&args[..], &["--out", &path]].concat()).contains(&path));
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        // What is there is never overwritten.
        let again = failed(&[&args[..], &["--out", &path]].concat());
        assert!(
            again.contains(&format!("{path} cannot be written")),
            "{again}"
        );
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        paths.push(path);
    }
    let mut args = vec!["mall", "check"];
    args.extend(paths.iter().map(String::as_str));
    assert!(ok(&args).ends_with("7 files: 7 sound, 0 flawed\n"));
    assert_eq!(ok(&["mall", "new"]), ok(&["mall", "new", "--size", "6x2"]));
    assert_ne!(ok(&["mall", "new"]), ok(&["mall", "new", "--seed", "2"]));
}

#[test]
fn malls_are_drawn() {
    let easy = ok(&["mall", "show", "easy"]);
    for part in [
        "easy: 6 x 2 tiles, 12 of them different\n",
        "\nexit 1: 33,12 34,12\n",
        "\n     1 2 3 4 5 6 7 8 9 0 1 2\n",
        "  SO Security Office\n",
        "~ LOS block",
    ] {
        assert!(easy.contains(part), "{part} in {easy}");
    }
    assert!(ok(&["mall", "show", "6x8#12"]).starts_with("mall-6x8: 6 x 8 tiles"));
    let two =
        MALL.to_owned() + &ok(&["mall", "new", "--size", "2x6"]).replace("mall-2x6", "west-wing");
    let path = file(&folder("mall-show"), "mall.txt", &two);
    let both = ok(&["mall", "show", &path]);
    assert!(both.contains("my-street: 2 x 5 tiles") && both.contains("\nwest-wing: 2 x 6 tiles"));
    let one = json(&["mall", "show", &path, "--layout", "my-street", "--json"]);
    assert_eq!(one.as_array().unwrap().len(), 1);
    assert_eq!(one[0]["summary"]["stores"], 8);
    assert_eq!(
        (&one[0]["rows"], &one[0]["plan"][1]),
        (&2.into(), &one[0]["plan"][1])
    );
    assert_eq!(one[0]["plan"].as_array().unwrap().len(), 25);
    assert_eq!(
        wrong_usage(&["mall", "show", &path, "--layout", "east-wing"]),
        format!("shamble: {path} holds no such mall; it holds: my-street, west-wing")
    );
}

#[test]
fn wrong_words_are_refused_with_what_would_be_right() {
    for (args, expected) in [
        (
            &["new", "--size", "big"][..],
            "write ROWSxCOLUMNS, such as 6x8, or easy, average, hard, crazy, insane",
        ),
        (
            &["new", "--size", "5x6"],
            "choose an even number of rows from 4 to 10",
        ),
        (
            &["new", "--seed", "x"],
            "64 hexadecimal digits or a whole number",
        ),
        (
            &["show", "esay"],
            "there is no mall and no file 'esay'; did you mean 'easy'?",
        ),
        (&["show", "nowhere.txt"], "nowhere.txt cannot be read"),
        (
            &["show", "5x6#1"],
            "choose an even number of rows from 4 to 10",
        ),
        (&["check", "nowhere.txt"], "nowhere.txt cannot be read"),
        (&["check"], "<FILE>"),
    ] {
        let message = wrong_usage(&[&["mall"], args].concat());
        assert!(message.contains(expected), "{args:?}: {message}");
    }
}

#[test]
fn games_are_played_in_malls_of_ones_own() {
    let folder = folder("mall-play");
    let path = file(&folder, "mall.txt", MALL);
    let option = format!("mall=@{path}");
    let play = [
        "simulate",
        "zombie-mall",
        "--games",
        "2",
        "--bots",
        "random",
        "--option",
    ];
    let read = json(&[&play[..], &[&option, "--json"]].concat());
    assert_eq!(
        (&read["finished"], &read["options"]["mall"]),
        (&2.into(), &MALL.into())
    );
    // The same mall written out, with line breaks and on one line.
    for text in [MALL.to_owned(), one_line(MALL)] {
        let given = json(&[&play[..], &[&format!("mall={text}"), "--json"]].concat());
        assert_eq!(given["outcomes"], read["outcomes"]);
        assert_eq!(given["actions"], read["actions"]);
    }
    let broken = file(&folder, "broken.txt", &MALL.replace("@main E2", "@main E9"));
    let message = wrong_usage(&[&play[..], &[&format!("mall=@{broken}")]].concat());
    assert!(
        message.contains("line 24: the main entrance E9 is on the map 0 times")
            && message.contains("name a Mall Entrance that is there exactly once"),
        "{message}"
    );
    let missing = wrong_usage(&[&play[..], &["mall=@nowhere.txt"]].concat());
    assert!(missing.contains("nowhere.txt cannot be read"), "{missing}");
}

fn one_line(text: &str) -> String {
    let lines = text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.collect::<Vec<_>>().join(";")
}
