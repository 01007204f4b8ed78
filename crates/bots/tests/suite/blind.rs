//! Whoever plays ahead still knows no more than their seat: on any two tables that look alike to it, a bot of any level
//! decides alike, and a hint says the same.

use std::sync::atomic::{AtomicU32, Ordering};

use shamble_bots::{Bot, Guard, Level, Sight, bot, clairvoyant, decide, decide_within, hint};
use shamble_catalog::{Table, start, zombies15};
use shamble_core::{Dice, Game, Millis, OptionValues, Pace, Seat, Seed, Setup};

type Options = &'static [(&'static str, &'static str)];

/// A game, how many sit down, and what they chose.
const TABLES: [(&str, usize, Options); 7] = [
    ("zombies15", 2, &[("scenario", "8")]),
    ("tiny-epic-zombies", 3, &[("mode", "cooperative")]),
    ("tiny-epic-zombies", 3, &[("mode", "cooperative-vs-zombie")]),
    ("tiny-epic-zombies", 3, &[("mode", "competitive")]),
    ("zombie-mall", 3, &[("mall", "easy")]),
    ("zombie-mall", 3, &[("mall", "easy"), ("mode", "rival")]),
    ("cliche", 4, &[("race", "tick")]),
];

fn table(game: &str, seats: usize, options: Options, seed: u64) -> Box<dyn Table> {
    let options = options.iter();
    let options = OptionValues::from_iter(options.map(|(k, v)| ((*k).into(), (*v).into())));
    let setup = Setup {
        options,
        seats,
        pace: Pace::PerAction,
        seed: Seed::from_number(seed),
    };
    start(game, setup).unwrap().0
}

/// Plays by rules of thumb and shows every so-manieth position in which a seat has a choice.
fn some_positions(
    mut table: Box<dyn Table>,
    every: usize,
    most: usize,
    mut look: impl FnMut(&dyn Table, Seat),
) {
    let mut dice = Dice::new(Seed::from_number(5));
    let (mut n_acts, mut n_shown) = (0, 0);
    while table.outcome().is_none() && n_shown < most && n_acts < 20_000 {
        let now = table.now();
        let acting = table.asked(now).into_iter().find_map(|seat| {
            let dealt = table.determinize(seat, &mut dice);
            let decision = decide(&*dealt, seat, Level::Thumb, now, &mut dice)?;
            Some((seat, decision.action))
        });
        let Some((seat, action)) = acting else {
            return;
        };
        n_acts += 1;
        if n_acts % every == 0 {
            n_shown += 1;
            look(&*table, seat);
        }
        table.act(seat, &action, now).1.unwrap();
    }
}

/// As many futures as fill a few worlds, whatever there is to choose from.
const SOME_WORLDS: u32 = 50;

/// A guard that ends a thought after so many futures.
fn after(n_futures: u32) -> Guard {
    let asked = AtomicU32::new(0);
    Guard::new(move || asked.fetch_add(1, Ordering::Relaxed) >= n_futures)
}

#[test]
fn decisions_and_hints_do_not_depend_on_what_is_hidden() {
    let mut n_searched = 0;
    for (game, seats, options) in TABLES {
        let every = if game == "cliche" { 97 } else { 17 };
        some_positions(table(game, seats, options, 3), every, 5, |table, seat| {
            let now = table.now();
            let mut deal = Dice::new(Seed::from_number(11));
            let [one, other] = [(); 2].map(|()| table.determinize(seat, &mut deal));
            for level in [Level::Newcomer, Level::Casual, Level::Steady] {
                let decide = |dealt: &dyn Table| {
                    decide(
                        dealt,
                        seat,
                        level,
                        now,
                        &mut Dice::new(Seed::from_number(12)),
                    )
                };
                let (one, other) = (decide(&*one), decide(&*other));
                assert_eq!(one, other, "{game} {options:?}, seat {seat}, {level}");
                n_searched += one.map_or(0, |one| one.report.n_played);
            }
            // Deeper thoughts take longer; a few worlds of each show as much.
            for level in [Level::Sharp, Level::Expert] {
                let decide = |dealt: &dyn Table| {
                    let mut dice = Dice::new(Seed::from_number(12));
                    decide_within(dealt, seat, level, now, &mut dice, &after(SOME_WORLDS))
                };
                let (one, other) = (decide(&*one), decide(&*other));
                assert_eq!(one, other, "{game} {options:?}, seat {seat}, {level}");
                n_searched += one.map_or(0, |one| one.report.n_played);
            }
            let hint = |dealt: &dyn Table| {
                let mut dice = Dice::new(Seed::from_number(13));
                hint(dealt, seat, now, &mut dice, &Guard::new(|| true))
            };
            let (one, other) = (hint(&*one), hint(&*other));
            assert_eq!(one, other, "a hint for seat {seat} of {game} {options:?}");
        });
    }
    assert!(n_searched > 300, "{n_searched}");
}

#[test]
fn a_thought_that_is_cut_short_still_ends_in_a_legal_act() {
    for (game, seats, options) in TABLES {
        let every = if game == "cliche" { 61 } else { 23 };
        some_positions(table(game, seats, options, 4), every, 3, |table, seat| {
            let now = table.now();
            let mut dice = Dice::new(Seed::from_number(14));
            let dealt = table.determinize(seat, &mut dice);
            let cut_after = |n_futures: u32| {
                let mut dice = dice.clone();
                let guard = after(n_futures);
                let decision = decide_within(&*dealt, seat, Level::Expert, now, &mut dice, &guard)?;
                assert!(decision.report.n_played <= n_futures, "{game}");
                let mut copy = table.duplicate();
                let result = copy.act(seat, &decision.action, now).1;
                assert_eq!(result, Ok(()), "{game}: {}", decision.action);
                Some(decision.action)
            };
            let at_once = cut_after(0);
            // In the middle of a world, which then counts for nothing.
            assert_eq!(cut_after(5), at_once, "{game}");
            cut_after(SOME_WORLDS);
            let thumb = decide(&*dealt, seat, Level::Thumb, now, &mut dice.clone());
            assert_eq!(thumb.map(|thumb| thumb.action), at_once, "{game}");
        });
    }
}

/// A hint weighs real choices, the best first, with chances that are chances.
#[test]
fn hints_say_what_choices_do() {
    let mut n_hints = 0;
    for (game, seats, options) in TABLES {
        let every = if game == "cliche" { 89 } else { 19 };
        some_positions(table(game, seats, options, 6), every, 3, |table, seat| {
            let mut dice = Dice::new(Seed::from_number(15));
            let dealt = table.determinize(seat, &mut dice);
            let guard = Guard::new(|| true);
            let Some(hint) = hint(&*dealt, seat, table.now(), &mut dice, &guard) else {
                return;
            };
            n_hints += 1;
            assert!(hint.odds.len() > 1);
            for odds in &hint.odds {
                let is_ordered = 0.0 <= odds.low && odds.low <= odds.chance;
                assert!(
                    is_ordered && odds.chance <= odds.high && odds.high <= 1.0,
                    "{odds:?}"
                );
                for danger in &odds.dangers {
                    assert!(danger.low <= danger.chance && danger.chance <= danger.high);
                    assert!(0.0 <= danger.low && danger.high <= 1.0, "{danger:?}");
                }
                let now = table.now();
                let result = table.duplicate().act(seat, &odds.action, now).1;
                assert_eq!(result, Ok(()), "{game}: {}", odds.action);
            }
        });
    }
    assert!(n_hints > 8, "{n_hints}");
}

/// Only what is made for the laboratory is shown the truth: no level asks for it, and nothing else gets it.
#[test]
fn only_a_clairvoyant_is_dealt_the_truth() {
    let setup = Setup {
        options: OptionValues::new(),
        seats: 2,
        pace: Pace::PerAction,
        seed: Seed::from_number(1),
    };
    let seat = Seat::new(0);
    for level in Level::ALL {
        let bot: Box<dyn Bot<zombies15::State>> = bot(level, &setup, seat);
        assert!(!bot.sees_all(), "{level}");
    }
    let seer: Box<dyn Bot<zombies15::State>> = clairvoyant(&setup, seat);
    assert!(seer.sees_all());
    let state = zombies15::State::new(&setup).unwrap();
    let mut dice = Dice::new(Seed::from_number(2));
    let mut dealt = |sight: Sight<'_, zombies15::State>| sight.deal(&mut dice).state_hash();
    assert_eq!(
        dealt(Sight::open(&state, seat, Millis::ZERO)),
        state.state_hash()
    );
    assert_ne!(
        dealt(Sight::new(&state, seat, Millis::ZERO)),
        state.state_hash()
    );
}
