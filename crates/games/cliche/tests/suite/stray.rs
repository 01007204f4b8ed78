//! What nobody would come by at a table: texts that nothing offered, positions that cannot be, and what a seat can take
//! for possible when little is.

use serde_json::{Value, json};
use shamble_cliche::{Cards, OnRow, Position, State};
use shamble_core::{Dice, Game, Millis, OptionValues, Pace, Seat, Seed, Setup, compose};

/// The position of a table of four with these parts changed.
fn position(options: &[(&str, &str)], parts: &Value) -> Position {
    let setup = Setup {
        options: (options.iter())
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect::<OptionValues>(),
        seats: 4,
        pace: Pace::PerAction,
        seed: Seed::from_number(1),
    };
    let mut position = serde_json::to_value(State::new(&setup).unwrap().position()).unwrap();
    for (key, part) in parts.as_object().unwrap() {
        position[key] = part.clone();
    }
    serde_json::from_value(position).unwrap()
}

#[test]
fn what_nothing_offered_leads_nowhere() {
    let parts = json!({
        "phase": "free_step", "zombies": [0],
        "hand": [{}, { "scrap": 3, "tire": 1 }, { "tire": 1 }, {}],
    });
    let state = State::from_position(position(&[], &parts)).unwrap();
    let goes_on = |begun: &str| {
        let parts = compose::parts(&state, Seat::new(1), Millis::ZERO, begun);
        parts.is_whole || !parts.next.is_empty()
    };
    for begun in [
        "offer 2 give",
        "offer 2 give scrap",
        "offer 2 give scrap*3,tire",
        "offer 2 give scrap want tire",
        "propose",
        "propose scrap*2",
        "propose nothing",
    ] {
        assert!(goes_on(begun), "{begun}");
    }
    for begun in [
        // More than there is.
        "offer 2 give scrap*4",
        "offer 2 give engine",
        "offer 2 give scrap*4 want tire",
        "propose scrap*4",
        "propose medkit",
        // Not as it is written.
        "offer 2 give scrap*1",
        "offer 2 give tire,scrap",
        "offer 2 give scrap,scrap",
        "offer 2 give scrap*1 want tire",
        "propose scrap*1",
        "propose tire,scrap",
        // To nobody, and nothing of the kind.
        "offer 0 give",
        "offer 1 give",
        "counter 2 give",
        "put",
        "propose scrap ",
    ] {
        assert!(!goes_on(begun), "{begun}");
    }
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let race = json!({ "phase": "gathering", "zombies": [0], "tokens": [4], "holder": 1 });
    let free = json!({ "phase": "free_step", "zombies": [0] });
    assert!(State::from_position(position(&[], &race)).is_ok());
    assert!(State::from_position(position(&[], &free)).is_ok());
    for (of, changed, flaw) in [
        (
            &race,
            json!({ "zombies": [], "tokens": [] }),
            "zombies: at least one from the first round on",
        ),
        (
            &race,
            json!({ "zombies": [0, 1, 2, 3], "tokens": [3, 4, 5, 6] }),
            "zombies: at least one human is left",
        ),
        (
            &free,
            json!({ "zombies": [0, 1, 2, 3] }),
            "zombies: at least one human is left",
        ),
        (
            &race,
            json!({ "tokens": [4, 5] }),
            "tokens: one for each zombie",
        ),
        (
            &race,
            json!({ "tokens": ["killed"] }),
            "tokens: at least one on the track",
        ),
        (
            &race,
            json!({ "human": 4 }),
            "tokens: not on the space of the human token",
        ),
        (&race, json!({ "holder": 0 }), "holder: a human"),
        (
            &race,
            json!({ "arming": [1] }),
            "arming: only humans who own a shotgun are asked",
        ),
        (
            &race,
            json!({ "turn": 4 }),
            "turn: less than the number of seats",
        ),
        (
            &race,
            json!({ "exchanging": "tire" }),
            "exchanging: a card of a human whose turn at the row it is",
        ),
        (
            &race,
            json!({ "phase": "trading", "turn": 4, "exchanging": "tire" }),
            "turn: less than the number of seats",
        ),
        (&race, json!({ "done": [1] }), "done: only in the free step"),
        (&free, json!({ "done": [0] }), "done: only humans"),
        (
            &free,
            json!({ "n_offers": [0, 13, 0, 0] }),
            "n_offers: at most 12",
        ),
        (
            &free,
            json!({ "n_proposals": [0, 4, 0, 0] }),
            "n_proposals: at most 3",
        ),
        (
            &free,
            json!({ "bites": [1, 0, 0, 0] }),
            "bites: a zombie has no bite token",
        ),
        (
            &free,
            json!({ "offers": [null, { "to": 2, "give": { "tire": 1 }, "want": {} }, null, null] }),
            "offers: nobody offers what he does not own",
        ),
        (
            &free,
            json!({ "offers": [null, { "to": 0, "give": {}, "want": { "tire": 1 } }, null, null] }),
            "offers: from one human to another, in the free step",
        ),
        (
            &free,
            json!({ "proposal": { "by": 1, "put": [null, null, {}, null] } }),
            "proposal.put: its maker puts something in, or nothing",
        ),
        (
            &free,
            json!({ "proposal": { "by": 1, "put": [{}, {}, null, null] } }),
            "proposal.put: only humans answer",
        ),
        (
            &free,
            json!({ "proposal": { "by": 1, "put": [null, { "tire": 1 }, null, null] } }),
            "proposal.put: nobody puts in what he does not have",
        ),
        (
            &free,
            json!({ "ending": { "result": "stalemate" } }),
            "ending: in phase over, and only there",
        ),
    ] {
        let mut parts = of.clone();
        for (key, part) in changed.as_object().unwrap() {
            parts[key] = part.clone();
        }
        let flaws = State::from_position(position(&[], &parts)).expect_err(flaw);
        assert!(flaws.iter().any(|one| one == flaw), "{changed}: {flaws:?}");
    }
}

/// Every card may come to lie in the deck, which holds 200; where it lies now makes no difference.
#[test]
fn a_table_has_as_many_cards_as_its_deck_can_hold() {
    let cards = |deck: usize, trash: usize, hand: usize, armed: usize, row: usize| {
        let mut lying = vec!["tire"; row];
        lying.resize(5, "empty");
        let parts = json!({
            "phase": "free_step", "zombies": [0], "row": lying,
            "deck": vec!["scrap"; deck], "trash": { "engine": trash },
            "hand": [{}, { "scrap": hand - 4 }, { "tire": 4 }, {}], "armed": [0, 0, 3, armed - 3],
        });
        State::from_position(position(&[], &parts)).map(|_| ())
    };
    assert_eq!(cards(150, 22, 15, 9, 4), Ok(()));
    for [deck, trash, hand, armed, row] in [
        [151, 22, 15, 9, 4],
        [150, 23, 15, 9, 4],
        [150, 22, 16, 9, 4],
        [150, 22, 15, 10, 4],
        [150, 22, 15, 9, 5],
    ] {
        let flaw =
            "deck, trash, hand, armed and row: at most 200 cards together, not 201".to_owned();
        assert_eq!(cards(deck, trash, hand, armed, row), Err(vec![flaw]));
    }
}

/// All cards of a table.
fn cards_of(position: &Position) -> Cards {
    let held = position.hand.values().copied();
    let armed = position.armed.values().map(|n| Cards {
        shotgun: *n,
        ..Cards::NONE
    });
    let lying: Cards = position.deck.iter().copied().collect();
    let row: Cards = (position.row.iter())
        .filter_map(|place| match place {
            OnRow::Card(card) => Some(*card),
            OnRow::Empty(_) => None,
        })
        .collect();
    let all = held.chain(armed).chain([lying, row, position.trash]);
    all.fold(Cards::NONE, |sum, cards| sum.and(&cards))
}

/// CZG-R39: the race waits for somebody's answer about shotguns. Seat 2 has one face up; whether seat 3 may have one in
/// hand depends on what is left.
#[test]
fn whoever_is_waited_for_owns_a_shotgun() {
    let parts = json!({
        "phase": "setup", "zombies": [0], "tokens": [4], "holder": 1, "arming": [2],
        "armed": [0, 0, 1, 0],
        "hand": [{ "scrap": 1 }, { "shotgun": 1 }, { "scrap": 2 }, { "scrap": 3 }],
    });
    for (deck, trash, may_be_third) in [
        (vec!["scrap", "shotgun"], json!({}), true),
        // There is no other shotgun.
        (vec!["scrap", "tire"], json!({}), false),
        // There is one, and the trash, in which a card that is no scrap lies, would have nothing else.
        (vec!["scrap", "scrap"], json!({ "shotgun": 1 }), false),
        (vec!["scrap", "tire"], json!({ "shotgun": 1 }), true),
    ] {
        let mut parts = parts.clone();
        parts["deck"] = json!(deck);
        parts["trash"] = trash;
        let state = State::from_position(position(&[("open_trash", "off")], &parts)).unwrap();
        let all = cards_of(&state.position());
        let mut dice = Dice::new(Seed::from_number(1));
        let mut was_third = false;
        for _ in 0..200 {
            let world = state.determinize(Seat::new(1), &mut dice);
            let dealt = world.position();
            assert_eq!(cards_of(&dealt), all, "{parts}");
            assert_eq!(dealt.trash.total(), state.position().trash.total());
            assert!(!dealt.arming.is_empty());
            for seat in dealt.arming.iter() {
                assert!(world.owned(seat).shotgun > 0, "seat {seat}: {parts}");
            }
            was_third |= dealt.arming.has(Seat::new(3));
        }
        assert_eq!(was_third, may_be_third, "{parts}");
    }
}
