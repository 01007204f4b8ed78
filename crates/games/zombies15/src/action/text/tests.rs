//! Every form of every action, there and back.

use super::*;

#[test]
fn every_form_reads_back_what_it_wrote() {
    for text in [
        "move 17B/street",
        "search",
        "keep",
        "keep swap 0>w1! 2>o1 -w2 drop 3 drop 17 order 1 3",
        "keep 1>w2 order 0 2",
        "careful",
        "careful swap axe#2>w1! -o1 drop 2",
        "token 4",
        "token 4 swap -o1 drop 2 drop 3",
        "pocket",
        "pocket drop 0",
        "leave",
        "leave swap",
        "loot hazel key_blue",
        "loot sai_fon axe drop 1",
        "drop-token 3",
        "attack w1",
        "attack w2 with o3",
        "hands",
        "fire",
        "fire 9A",
        "use o1",
        "use o1 w2",
        "use o2 hazel",
        "use o3 9A",
        "use o3 9A 2",
        "lift gas_can",
        "lift hazel",
        "drop",
        "refill",
        "call",
        "get-up",
        "end-actions",
        "end-turn",
        "lose o2",
        "surge 32B",
        "pause",
        "resume",
        "keep-items josh",
        "starting-items dex",
        "give josh bag2 will",
        "give josh bag2 will dog",
        "exchange josh bag3 dog",
        "exchange josh bag3 dog -o1",
        "discard-bag josh bag1",
        "done",
    ] {
        let action: Action = text
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(action.to_string(), text);
    }
}

#[test]
fn nonsense_is_no_action() {
    for text in [
        "",
        " ",
        "Move",
        "move",
        "move 9A",
        "move 33A/street",
        "search now",
        "keep 9>w1",
        "keep 0>w9",
        "keep 0>w1 0>w2",
        "keep order 1 2 3 0 1",
        "keep order",
        "careful axe#1>w1",
        "careful axe#>w1",
        "pocket order 1",
        "token",
        "token -1",
        "token 60",
        "token 01",
        "attack o1",
        "attack w1 with w2",
        "use w1",
        "use o1 9A 2 3",
        "lift axe",
        "lose w1",
        "surge",
        "give josh key_red will",
        "exchange josh bag1 dog o1",
        "end-turn ",
        "hands  ",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
}
