use super::*;

/// The problems of a file in which `from` was replaced by `to`.
fn after(file: &'static str, from: &str, to: &str) -> Vec<String> {
    let whole = match file {
        "stores" => Texts::BUILT_IN.stores,
        "search" => Texts::BUILT_IN.search,
        "players" => Texts::BUILT_IN.players,
        "objectives" => Texts::BUILT_IN.objectives,
        _ => Texts::BUILT_IN.table,
    };
    assert!(whole.contains(from), "{from} is not in {file}");
    let broken = whole.replacen(from, to, 1);
    let mut texts: Texts<'_> = Texts { ..Texts::BUILT_IN };
    match file {
        "stores" => texts.stores = &broken,
        "search" => texts.search = &broken,
        "players" => texts.players = &broken,
        "objectives" => texts.objectives = &broken,
        _ => texts.table = &broken,
    }
    parse(&texts).err().unwrap_or_default()
}

#[test]
fn the_box_holds_what_the_rulebook_lists() {
    // TEZ-010, TEZ-013, TEZ-040, TEZ-041.
    let content = content();
    assert_eq!(
        (content.sides.len(), content.cards.len()),
        (16, Card::COUNT)
    );
    assert_eq!((content.players.len(), content.objectives.len()), (14, 9));
    assert_eq!((content.melee.len(), content.ranged.len()), (6, 6));
    assert_eq!(
        (
            content.backpack.len(),
            content.pickup.len(),
            content.event.len()
        ),
        (8, 8, 4)
    );
    assert_eq!(content.frequencies.len(), 6);
    for face in Face::ALL {
        assert!(content.faces.contains(face));
    }
}

#[test]
fn talents_and_passives_are_all_different() {
    for (i, a) in content().players.iter().enumerate() {
        for b in &content().players[i + 1..] {
            assert_ne!(a.talent, b.talent);
            assert_ne!(a.passive, b.passive);
        }
    }
}

#[test]
fn broken_files_are_reported_with_line_and_remedy() {
    for (file, from, to, expected) in [
        (
            "stores",
            "1:0-92 3:92-124",
            "1:0-92 3:90-124",
            "content/stores.toml:7: side 'crafts_and_colors', top edge: '3:90-124' must begin at 92 and end later",
        ),
        (
            "stores",
            "right = \"3:0-88\"",
            "right = \"3:0-80\"",
            "right edge: it ends at 80; the edge is 88 long",
        ),
        (
            "stores",
            "\"1-3\"",
            "\"1-4\"",
            "'1-4' is no pair of Rooms; pairs are 1-2, 2-3, 1-3",
        ),
        (
            "stores",
            "ability = \"leftovers\"",
            "ability = \"lefovers\"",
            "unknown variant `lefovers`",
        ),
        (
            "stores",
            "{ gear = 1 }",
            "{ gear = 2 }",
            "are one card and must have the same icons",
        ),
        (
            "search",
            "id = \"chainsaw\"",
            "id = \"crowbar\"",
            "card 'crowbar' stands there twice",
        ),
        (
            "search",
            "symbol = \"door\"",
            "symbol = \"vase\"",
            "7 cards with the symbol door; there must be 8",
        ),
        (
            "search",
            "type = \"melee\"",
            "type = \"ranged\"",
            "5 cards of type Melee; there must be 6",
        ),
        (
            "players",
            "\"push 1\"",
            "\"pull 1\"",
            "'pull 1' is no part of a Horde action; parts are push N",
        ),
        ("players", "\"push 1\"", "\"push\"", "'push' needs a number"),
        (
            "players",
            "id = \"athlete\"",
            "id = \"mechanic\"",
            "player 'mechanic' stands where 'athlete' belongs",
        ),
        (
            "objectives",
            "mirror = [\"A\"",
            "mirror = [\"B\"",
            "the order 'mirror' must use each ingredient once",
        ),
        (
            "objectives",
            "\"door\", \"vase\"",
            "\"door\", \"door\"",
            "must name each of the four symbols once",
        ),
        (
            "table",
            "\"two_wounds\"]",
            "]",
            "the die has 5 faces; it needs 6",
        ),
        (
            "table",
            "moves = 3",
            "moves = \"three\"",
            "content/table.toml:7: invalid type",
        ),
    ] {
        let found = after(file, from, to).join("\n");
        assert!(found.contains(expected), "{from} -> {to}: {found}");
        assert!(found.starts_with("content/"), "{found}");
    }
}
