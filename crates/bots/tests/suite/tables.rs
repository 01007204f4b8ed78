//! Bots at whole tables, asked the way a host asks them: by game id, at both paces, with time that is only a number.

use shamble_bots::{Decision, Level, decide};
use shamble_catalog::{Table, start};
use shamble_core::changes::Writer;
use shamble_core::{Dice, Millis, OptionValues, Outcome, Pace, Seat, Seed, Setup, Viewer};

const MAX_INPUTS: usize = 200_000;

/// Options by key and value.
type Options = &'static [(&'static str, &'static str)];

fn setup(pace: Pace, seats: usize, options: Options, seed: u64) -> Setup {
    let given = options.iter();
    Setup {
        options: OptionValues::from_iter(
            given.map(|(key, value)| ((*key).into(), (*value).into())),
        ),
        seats,
        pace,
        seed: Seed::from_number(seed),
    }
}

/// What everybody sees.
fn seen(table: &dyn Table) -> serde_json::Value {
    let mut written = Writer::default();
    table.view(Viewer::Spectator).write(&mut written);
    serde_json::from_str(&written.into_text()).unwrap()
}

/// What the bot on `seat` wants, told only what the seat may know.
fn ask(
    table: &dyn Table,
    seat: Seat,
    level: Level,
    now: Millis,
    dice: &mut Dice,
) -> Option<Decision> {
    decide(&*table.determinize(seat, dice), seat, level, now, dice)
}

/// Plays a table to its end; the bot with the shortest delay acts, unless time changes something before.
fn play(setup: Setup, levels: &[Level], mut look: impl FnMut(&dyn Table, Millis)) -> Outcome {
    let name = format!("{setup:?}");
    let mut dice = Dice::new(setup.seed.derive(7));
    let (mut table, _) = start("cliche", setup).unwrap();
    let mut now = table.now();
    for _ in 0..MAX_INPUTS {
        if let Some(outcome) = table.outcome() {
            return outcome;
        }
        look(&*table, now);
        let wanted = Seat::all(table.n_seats()).filter_map(|seat| {
            let level = levels[seat.index() % levels.len()];
            let decision = ask(&*table, seat, level, now, &mut dice)?;
            Some((now + decision.delay, seat, decision.action))
        });
        let first = wanted.min_by_key(|(at, seat, _)| (*at, *seat));
        let wake = table.next_wake();
        match (first, wake) {
            (Some((at, _, _)), Some(wake)) if wake <= at => now = wake,
            (None, Some(wake)) => now = wake,
            (Some((at, seat, action)), _) => {
                now = at;
                let (_, result) = table.act(seat, &action, now);
                assert_eq!(result, Ok(()), "seat {seat}: {action} in {name}");
                continue;
            }
            (None, None) => panic!("nobody wants to act and nothing falls due in {name}"),
        }
        table.advance(now);
    }
    panic!("no end in {name}");
}

#[test]
fn whole_games_at_every_pace_and_size() {
    use Pace::{PerAction, RealTime};
    let tables: [(Pace, usize, Options); 8] = [
        (PerAction, 2, &[("race", "tick")]),
        (PerAction, 4, &[("race", "live")]),
        (
            PerAction,
            8,
            &[("race", "tick"), ("start_zombies", "scaled_start")],
        ),
        (RealTime, 3, &[]),
        (RealTime, 4, &[("race", "tick")]),
        (
            RealTime,
            5,
            &[("free_seconds", "none"), ("arm_seconds", "none")],
        ),
        (
            RealTime,
            4,
            &[
                ("zombie_action", "both"),
                ("open_trash", "off"),
                ("auto_roll", "on"),
            ],
        ),
        (
            RealTime,
            4,
            &[("build_when", "trading_phase"), ("start_cards", "humans")],
        ),
    ];
    for (seed, (pace, seats, options)) in tables.into_iter().enumerate() {
        for levels in [&[Level::Thumb][..], &[Level::Random, Level::Thumb]] {
            play(setup(pace, seats, options, seed as u64), levels, |_, _| {});
        }
    }
}

/// A bot that plays by what it may see decides alike on any two tables that look alike.
#[test]
fn what_a_seat_cannot_know_does_not_matter() {
    let mut n_compared = 0;
    let mut turn = 0;
    for seed in 0..6 {
        let setup = setup(
            Pace::PerAction,
            4,
            &[("race", "tick"), ("zombie_action", "both")],
            seed,
        );
        play(setup, &[Level::Thumb], |table, now| {
            turn += 1;
            // Rolls are most of a game and leave nothing to decide.
            let is_race = seen(table)["phase"] == "gathering";
            if is_race && turn % 50 != 0 {
                return;
            }
            for seat in Seat::all(4) {
                let mut deal = Dice::new(Seed::from_number(turn));
                let same = || Dice::new(Seed::from_number(turn + 1));
                // Bots know themselves by the seed a dealt table shows, so two deals are compared.
                let [one, other] = [(); 2].map(|()| {
                    let dealt = table.determinize(seat, &mut deal);
                    decide(&*dealt, seat, Level::Thumb, now, &mut same())
                });
                assert_eq!(one, other, "seat {seat} of seed {seed}");
                n_compared += usize::from(one.is_some());
            }
        });
    }
    assert!(n_compared > 500, "{n_compared}");
}

/// When the bot on `seat` would roll, if that is what it would do.
fn roll_at(table: &dyn Table, seat: Seat, now: Millis) -> Option<u32> {
    let mut dice = Dice::new(Seed::from_number(1));
    let decision = ask(table, seat, Level::Thumb, now, &mut dice)?;
    (decision.action == "roll").then_some((now + decision.delay).0)
}

/// CZG-R11: bots roll at the interval plus 0 to 20 %, and asking again changes nothing.
#[test]
fn rolls_in_a_live_race_keep_the_interval() {
    let (mut n_rolls, mut n_handed) = (0, 0);
    let setup = setup(Pace::RealTime, 4, &[], 1);
    play(setup, &[Level::Thumb], |table, now| {
        let view = seen(table);
        let seats = view["seats"].as_array().unwrap().iter();
        let n_humans = seats.filter(|seat| seat["side"] == "human").count();
        for die in view["chase"]["dice"].as_array().into_iter().flatten() {
            let seat = Seat::new(die["seat"].as_u64().unwrap() as usize);
            let Some(planned) = roll_at(table, seat, now) else {
                continue;
            };
            // A die that was just handed over rests for an interval, too.
            let is_handed = die["token"] == 0 && die["value"] == 1 && n_humans > 1;
            let ready = die["ready_at"].as_u64().unwrap() as u32;
            let rested = ready + if is_handed { 300 } else { 0 };
            let extra = rested..=rested + 60;
            assert!(extra.contains(&planned), "{die} at {now}: {planned}");
            let later = now + Millis(1);
            let again = roll_at(table, seat, later);
            assert_eq!(again, Some(planned.max(later.0)), "{die} at {now}");
            n_rolls += 1;
            n_handed += usize::from(is_handed);
        }
    });
    assert!(n_rolls > 500 && n_handed > 20, "{n_rolls} {n_handed}");
}

#[test]
fn a_finished_table_asks_nothing() {
    let setup = setup(
        Pace::PerAction,
        3,
        &[("race", "tick"), ("max_rounds", "1")],
        3,
    );
    let (mut table, _) = start("cliche", setup).unwrap();
    let mut dice = Dice::new(Seed::from_number(1));
    while table.outcome().is_none() {
        let mut seats = Seat::all(3);
        let acted = seats.find_map(|seat| {
            Some((
                seat,
                ask(&*table, seat, Level::Thumb, Millis::ZERO, &mut dice)?,
            ))
        });
        let (seat, decision) = acted.unwrap();
        table.act(seat, &decision.action, Millis::ZERO).1.unwrap();
    }
    for seat in Seat::all(3) {
        for level in Level::ALL {
            assert_eq!(ask(&*table, seat, level, Millis::ZERO, &mut dice), None);
        }
    }
}
