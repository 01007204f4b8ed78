//! Advisers against what really happens: over games played by rules of thumb their chances must be better than knowing
//! only how often such games are won.

use shamble_bots::{Bot, Level, Playable, Sight, bot, chance};
use shamble_catalog::{cliche, tiny_epic_zombies, zombie_mall, zombies15};
use shamble_core::{Dice, Millis, OptionValues, Outcome, Pace, Quiet, Runner, Seat, Seed, Setup};

use crate::Running;

/// Plays a game; `look` sees every position in it, the last one too.
fn played<G: Playable>(setup: &Setup, level: Level, mut look: impl FnMut(&Running<G>)) -> Outcome {
    let mut dice = Dice::new(setup.seed.derive(1));
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(setup.seats)
        .map(|seat| bot(level, setup, seat))
        .collect();
    let mut running = Running {
        state: G::new(setup).unwrap(),
        now: Millis::ZERO,
    };
    let mut legal = Vec::new();
    loop {
        look(&running);
        if let Some(outcome) = running.state.outcome() {
            return outcome;
        }
        let prompts = running.state.prompts();
        let open = prompts.iter().filter(|prompt| prompt.is_open(running.now));
        let acting = open.map(|prompt| prompt.seat).find_map(|seat| {
            legal.clear();
            running.state.legal_actions(seat, running.now, &mut legal);
            let sight = Sight::new(&running.state, seat, running.now);
            Some((seat, bots[seat.index()].choose(&sight, &legal, &mut dice)?))
        });
        match acting {
            Some((seat, action)) => {
                let until = running.now + running.state.cost(seat, &action);
                let now = running.now;
                running
                    .state
                    .act(seat, &action, now, &mut Quiet)
                    .map_err(|illegal| illegal.rule)
                    .unwrap();
                running.run_until(until);
            }
            None => assert!(running.pass(), "a dead end"),
        }
    }
}

/// What the adviser said at every hand-over of a game, and whether that seat won.
fn judged<G: Playable>(setup: &Setup) -> Vec<(f64, f64)> {
    let (mut said, mut stage) = (Vec::new(), None);
    let outcome = played::<G>(setup, Level::Thumb, |running| {
        let now = G::stage(&running.state);
        if running.state.outcome().is_none() && now.is_some() && now != stage {
            stage = now;
            let sights = Seat::all(setup.seats);
            said.extend(sights.map(|seat| {
                let sight = Sight::new(&running.state, seat, running.now);
                (seat, chance(&sight))
            }));
        }
    });
    let won = |seat| f64::from(u8::from(outcome.winners.has(seat)));
    said.into_iter()
        .map(|(seat, said)| (f64::from(said), won(seat)))
        .collect()
}

/// Mean squared errors of the adviser and of the best constant.
fn brier<G: Playable>(seats: usize, options: &[(&str, &[&str])], games: u64) -> (f64, f64) {
    let setup = |index: u64| {
        let mut chosen: OptionValues = G::simulation_options();
        for (key, values) in options {
            let value = values[index as usize % values.len()];
            chosen.insert((*key).into(), value.into());
        }
        Setup {
            options: chosen,
            seats,
            pace: Pace::PerAction,
            seed: Seed::from_number(77).derive(index),
        }
    };
    let rows: Vec<(f64, f64)> = (0..games)
        .flat_map(|index| judged::<G>(&setup(index)))
        .collect();
    let n = rows.len() as f64;
    let base = rows.iter().map(|(_, won)| won).sum::<f64>() / n;
    let mean = |of: &dyn Fn(&(f64, f64)) -> f64| rows.iter().map(of).sum::<f64>() / n;
    (
        mean(&|(said, won)| (said - won).powi(2)),
        mean(&|(_, won)| (base - won).powi(2)),
    )
}

#[track_caller]
fn check((adviser, constant): (f64, f64)) {
    assert!(adviser < constant, "{adviser:.4} against {constant:.4}");
}

#[test]
fn advisers_know_more_than_how_often_a_game_is_won() {
    check(brier::<zombies15::State>(
        2,
        &[("scenario", &["5", "8", "12", "15"])],
        60,
    ));
    check(brier::<tiny_epic_zombies::State>(
        3,
        &[("mode", &["cooperative"])],
        60,
    ));
    // Three friends in the easy mall nearly always win: two, also in the harder scenarios, leave something to know.
    check(brier::<zombie_mall::State>(
        2,
        &[("mall", &["easy"]), ("scenario", &["1", "1A", "1B"])],
        45,
    ));
    check(brier::<cliche::State>(4, &[], 120));
}

/// How often somebody was hurt, and was out, from one position of some games to the next.
fn harms<G: Playable>(seats: usize, mode: Option<&str>) -> (u32, u32) {
    let (mut n_hurt, mut n_out) = (0, 0);
    for number in 0..12 {
        let mut options: OptionValues = G::simulation_options();
        options.extend(mode.map(|mode| ("mode".into(), mode.into())));
        let setup = Setup {
            options,
            seats,
            pace: Pace::PerAction,
            seed: Seed::from_number(number),
        };
        let mut before: Option<G> = None;
        played::<G>(&setup, Level::Random, |running| {
            let after = &running.state;
            for seat in Seat::all(seats) {
                let was = before.as_ref().unwrap_or(after);
                let [was, is] = [was, after].map(|state| Sight::new(state, seat, running.now));
                if let Some(harm) = G::harm(&was, &is) {
                    assert!(harm.is_hurt || !harm.is_out);
                    n_hurt += u32::from(harm.is_hurt);
                    n_out += u32::from(harm.is_out);
                }
            }
            before = Some(after.clone());
        });
    }
    (n_hurt, n_out)
}

/// Whoever comes back from being eaten is unhurt, and has been eaten all the same; nothing more befalls those who are out.
#[test]
fn hints_know_who_was_hurt_and_who_is_out() {
    fn check((n_hurt, n_out): (u32, u32), most_out: u32) {
        assert!(n_out > 0 && n_out <= most_out, "{n_out}");
        assert!(n_hurt > n_out, "{n_hurt} of them hurt, {n_out} out");
    }
    check(harms::<zombies15::State>(2, None), 12 * 8);
    // Random Humans are eaten until no Survivor is left: three, and the last of them.
    check(
        harms::<tiny_epic_zombies::State>(3, Some("cooperative")),
        12 * 4,
    );
    check(harms::<zombie_mall::State>(3, None), 12 * 3);
    check(harms::<cliche::State>(4, None), 12 * 4);
}

/// A level thinks about no fewer decisions than the one below, on either side.
#[test]
fn attention_grows_with_the_level() {
    fn check<G: Playable>(mode: Option<&str>, seats: usize) -> usize {
        let mut options: OptionValues = G::simulation_options();
        options.extend(mode.map(|mode| ("mode".into(), mode.into())));
        let state = G::new(&Setup {
            options,
            seats,
            pace: Pace::PerAction,
            seed: Seed::from_number(1),
        });
        let state = state.unwrap();
        let of_side = Seat::all(seats)
            .filter_map(|seat| G::attention(&Sight::new(&state, seat, Millis::ZERO)));
        let of_side: Vec<[u32; 4]> = of_side.collect();
        for attention in &of_side {
            assert!(
                attention.is_sorted() && attention[3] == 100,
                "{attention:?}"
            );
        }
        of_side.len()
    }
    let zombie = Some("cooperative-vs-zombie");
    assert_eq!(check::<tiny_epic_zombies::State>(zombie, 4), 1);
    let rivals = Some("competitive-vs-zombie");
    assert_eq!(check::<tiny_epic_zombies::State>(rivals, 4), 1);
    assert_eq!(check::<tiny_epic_zombies::State>(None, 3), 0);
    assert_eq!(check::<zombies15::State>(None, 4), 0);
    assert_eq!(check::<zombie_mall::State>(None, 3), 0);
    assert_eq!(check::<cliche::State>(None, 4), 0);
}

/// Every reason a bot can give has words, and so has every danger that a hint warns of.
#[test]
fn every_reason_and_danger_has_words() {
    fn check<G: Playable>(texts: &str) {
        for row in G::WEIGHTS {
            assert_eq!(row.len(), G::FEATURES.len() + 1, "{}", G::ID);
        }
        let reasons = G::FEATURES
            .iter()
            .map(|feature| format!("why-{}", feature.name));
        let dangers = ["danger-hurt".to_owned(), "danger-out".to_owned()];
        for key in reasons.chain(dangers) {
            let line = format!("\n{}-{key} = ", G::ID);
            assert!(texts.contains(&line), "no text for {line}");
        }
    }
    check::<zombies15::State>(include_str!("../../../../locales/en/zombies15.ftl"));
    check::<tiny_epic_zombies::State>(include_str!("../../../../locales/en/tiny-epic-zombies.ftl"));
    check::<zombie_mall::State>(include_str!("../../../../locales/en/zombie-mall.ftl"));
    check::<cliche::State>(include_str!("../../../../locales/en/cliche.ftl"));
}
