//! The order of the listed actions, pinned for fixed positions, and the number of ways to play a few moves.

use shamble_core::{Game, Millis, OptionValues, Pace, Quiet, Seat, Seed, Setup};
use shamble_zombies15::{Position, State};

fn fresh(options: &[(&str, &str)]) -> State {
    let options: OptionValues = options
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
        .collect();
    let setup = Setup {
        options,
        seats: 4,
        pace: Pace::PerAction,
        seed: Seed::from_number(1),
    };
    State::new(&setup).expect("a table that is possible")
}

fn table(scenario: &str, change: impl Fn(&mut Position)) -> State {
    let state = fresh(&[
        ("scenario", scenario),
        ("heroes", "josh, snow, will, severity"),
        ("first", "0"),
    ]);
    let mut position = state.position();
    change(&mut position);
    State::from_position(position).unwrap_or_else(|flaws| panic!("{flaws:?}"))
}

fn listed(state: &State, seat: usize) -> Vec<String> {
    let mut actions = Vec::new();
    state.legal_actions(Seat::new(seat), Millis::ZERO, &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

#[test]
fn without_zombies() {
    let state = table("5", |position| {
        position.heroes[0].at = "25A/search".parse().unwrap();
        position.heroes[1].at = "25A/search".parse().unwrap();
        position.heroes[1].posture = shamble_zombies15::Posture::Unconscious;
        position.heroes[1].lp = 0;
        position.heroes[0].objects = vec![
            Some("first_aid_kit:1*".parse().unwrap()),
            Some("cat".parse().unwrap()),
        ];
        position.heroes[0].lp = 2;
        position.zombies.clear();
        position.discard = ["zombie_1", "axe", "machete", "axe"]
            .map(|card| card.parse().unwrap())
            .to_vec();
        for (token, at) in position.tokens.iter_mut().zip(["25A/search", "snow"]) {
            token.at = at.parse().unwrap();
        }
    });
    assert_eq!(
        listed(&state, 0),
        [
            "move 25A/street",
            "search",
            "careful axe>w1!",
            "careful machete>w1!",
            "careful machete>w2!",
            "token 0",
            "loot snow bag2",
            "use o1 josh",
            "use o2",
            "lift gas_can",
            "lift snow",
            "end-actions",
        ]
    );
}

#[test]
fn among_zombies() {
    let state = table("9", |position| {
        position.zombies.insert("26B/street".parse().unwrap(), 3);
        position.turn.hero = shamble_zombies15::HeroId::Snow;
        position.heroes[1].objects = ["explosive_ammo", "dynamite", "dog"]
            .map(|item| Some(item.parse().unwrap()))
            .to_vec();
    });
    assert_eq!(
        listed(&state, 1),
        [
            "attack w1",
            "attack w2",
            "attack w2 with o1",
            "hands",
            "use o2 10A",
            "use o2 9A",
            "use o2 31B",
            "use o2 32B",
            "use o3",
            "lift machine_gun",
            "end-actions",
        ]
    );
    assert!(
        listed(&state, 0).is_empty(),
        "only the Active Hero's seat has anything to do"
    );
}

#[test]
fn a_quick_search_lists_every_way_to_keep() {
    let state = table("3", |position| {
        position.heroes[0].at = "19B/search".parse().unwrap();
        position.heroes[0].weapons = [Some("machete:1".parse().unwrap()), None];
        position.search_pile = ["axe", "ammo_box", "zombie_1"]
            .map(|card| card.parse().unwrap())
            .to_vec();
    });
    let mut state = state;
    state
        .act(
            Seat::new(0),
            &"search".parse().unwrap(),
            Millis::ZERO,
            &mut Quiet,
        )
        .unwrap();
    // The Axe replaces the Machete or, after a swap, stands beside it; the Ammo Box goes into the first blue slot.
    assert_eq!(
        listed(&state, 0),
        [
            "keep",
            "keep 1>o1",
            "keep 0>w1!",
            "keep swap 0>w1",
            "keep 0>w1! 1>o1",
            "keep swap 0>w1 1>o1"
        ]
    );
}

#[test]
fn between_two_scenarios() {
    let mut position = fresh(&[
        ("mode", "campaign"),
        ("first", "0"),
        (
            "progress",
            "3 | josh starting bag1 | snow starting | will starting | severity starting",
        ),
    ])
    .position();
    position.locks.clear();
    position.zombies.clear();
    for (hero, at) in
        position
            .heroes
            .iter_mut()
            .zip(["10B/street", "24B/street", "24B/street", "24B/street"])
    {
        hero.at = at.parse().unwrap();
    }
    let mut state = State::from_position(position).unwrap();
    let act = |state: &mut State, seat: usize, action: &str| {
        state
            .act(
                Seat::new(seat),
                &action.parse().unwrap(),
                Millis::ZERO,
                &mut Quiet,
            )
            .unwrap();
    };
    act(&mut state, 0, "move 24B/street");
    assert_eq!(
        listed(&state, 0),
        ["keep-items josh", "starting-items josh"]
    );
    for (seat, hero) in ["josh", "snow", "will", "severity"].into_iter().enumerate() {
        act(&mut state, seat, &format!("keep-items {hero}"));
    }
    assert_eq!(
        listed(&state, 0),
        [
            "exchange josh bag1 cheeseburger",
            "exchange josh bag1 razor_blade",
            "exchange josh bag1 rotten_meat",
            "exchange josh bag1 lucky_charm",
            "exchange josh bag1 smoke_grenade",
            "exchange josh bag1 work_gloves",
            "give josh bag1 snow",
            "give josh bag1 will",
            "give josh bag1 severity",
            "discard-bag josh bag1",
            "done",
        ]
    );
    assert_eq!(listed(&state, 1), ["done"]);
}

/// Ways to play `depth` moves, with time standing still.
fn n_ways(state: &State, depth: usize) -> usize {
    if depth == 0 {
        return 1;
    }
    let mut actions = Vec::new();
    let seat = state.prompts()[0].seat;
    state.legal_actions(seat, Millis::ZERO, &mut actions);
    let after = |action| {
        let mut next = state.clone();
        next.act(seat, action, Millis::ZERO, &mut Quiet)
            .expect("a listed action");
        n_ways(&next, depth - 1)
    };
    actions.iter().map(after).sum()
}

#[test]
fn counts_of_short_games() {
    let start = table("3", |_| {});
    // The dead end 31A: into the street of 29A, or stay.
    assert_eq!(listed(&start, 0), ["move 29A/street", "end-actions"]);
    // 29A holds two zombies. Third moves: the bow kills both and leaves three streets, the Search Area and the end (5);
    // the crowbar leaves one zombie, so bow, crowbar or the end (3); after the end there, "Your turn!" (1); after the
    // end at the start and "Your turn!" Snow has the same two choices (2).
    assert_eq!([1, 2, 3].map(|depth| n_ways(&start, depth)), [2, 4, 11]);
}
