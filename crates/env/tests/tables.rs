//! Tables of every game and mode, stepped by random ids to the end: what programs are promised.

use shamble_catalog::{GAMES, spec};
use shamble_core::{Dice, Seat, Seed, Viewer};
use shamble_env::{
    AutoReset, Env, Error, Filled, Order, WAIT, info, make, make_batch, page, replay,
};

/// Every game in every mode that needs no text of its own.
fn orders() -> Vec<Order> {
    let mut orders = Vec::new();
    for game in GAMES {
        for mode in spec(game).unwrap().modes {
            if mode.id == "custom" {
                continue;
            }
            let mut order = Order::new(game);
            order.options.insert("mode".to_owned(), mode.id.to_owned());
            order.max_steps = Some(3_000);
            orders.push(order);
        }
    }
    orders
}

fn seed(number: u64) -> Seed {
    Seed::from_number(number)
}

fn legal(env: &mut dyn Env, seat: Option<Seat>) -> Vec<u32> {
    let mut ids = Vec::new();
    env.legal(seat, &mut ids);
    ids
}

fn observed(env: &dyn Env, seat: Seat) -> Vec<u8> {
    let mut bytes = Vec::new();
    env.observe(seat, &mut bytes);
    bytes
}

fn random_step(env: &mut dyn Env, dice: &mut Dice) {
    let ids = legal(env, None);
    let id = ids[dice.pick(ids.len())];
    env.step(None, id).unwrap();
}

#[test]
fn random_games_go_to_their_end_and_replay() {
    for order in orders() {
        let mut env = make(&order).unwrap();
        let mut dice = Dice::new(seed(1));
        while env.seat().is_some() {
            random_step(&mut *env, &mut dice);
        }
        assert!(env.is_over() != env.is_truncated(), "{order:?}");
        let text = env.replay().unwrap();
        let again = replay(&order, &text, None).unwrap();
        assert_eq!(again.hash(), env.hash(), "{order:?}");
        assert_eq!(again.now(), env.now(), "{order:?}");
        let half = replay(&order, &text, Some(10)).unwrap();
        assert!(half.seat().is_some());
    }
}

#[test]
fn a_replay_by_other_rules_says_so() {
    let mut order = Order::new("zombies15");
    order.options.insert("scenario".to_owned(), "11".to_owned());
    let mut env = make(&order).unwrap();
    random_step(&mut *env, &mut Dice::new(seed(1)));
    let text = env.replay().unwrap();
    let said = |text: &str| match replay(&order, text, None) {
        Ok(_) => String::new(),
        Err(error) => error.to_string(),
    };
    assert_eq!(said(&text), "");
    let older = said(&text.replace("rules 3\n", "rules 2\n"));
    assert!(older.contains("version 2 of the rules"), "{older}");
    // Files that name no version are tried; only where one fails may its age be the reason.
    let unnamed = text.replace("rules 3\n", "");
    assert_eq!(said(&unnamed), "");
    let spoilt = unnamed.replace(&env.hash(), "00");
    let reason = said(&spoilt);
    assert!(reason.contains("by version 2 such a table"), "{reason}");
    let elsewhere = spoilt.replace("option scenario 11", "option scenario 2");
    let reason = said(&elsewhere);
    assert!(
        !reason.is_empty() && !reason.contains("version"),
        "{reason}"
    );
}

#[test]
fn nothing_shows_what_the_seat_cannot_know() {
    for order in orders() {
        let mut env = make(&order).unwrap();
        let mut dice = Dice::new(seed(2));
        for number in 0..400 {
            if env.seat().is_none() {
                break;
            }
            for seat in Seat::all(env.n_seats()) {
                let mut other = env.determinize(seat, seed(number));
                assert_eq!(observed(&*env, seat), observed(&*other, seat), "{order:?}");
                assert_eq!(
                    legal(&mut *env, Some(seat)),
                    legal(&mut *other, Some(seat)),
                    "{order:?}"
                );
                assert_eq!(env.view(Viewer::Seat(seat)), other.view(Viewer::Seat(seat)));
            }
            random_step(&mut *env, &mut dice);
        }
    }
}

#[test]
fn copies_share_nothing_and_positions_come_back() {
    for order in orders() {
        let mut env = make(&order).unwrap();
        let mut dice = Dice::new(seed(3));
        for _ in 0..60 {
            if env.seat().is_some() {
                random_step(&mut *env, &mut dice);
            }
        }
        let mut placed = make(&order).unwrap();
        placed.place(&env.position()).unwrap();
        let mut copy = env.duplicate();
        let before = env.hash();
        let (mut one, mut two) = (Dice::new(seed(4)), Dice::new(seed(4)));
        for _ in 0..40 {
            if copy.seat().is_some() {
                random_step(&mut *copy, &mut one);
                random_step(&mut *placed, &mut two);
            }
        }
        assert_eq!(env.hash(), before);
        assert_eq!(copy.hash(), placed.hash(), "{order:?}");
        assert!(matches!(placed.replay(), Err(Error::NotKept)));
        assert!(matches!(env.place("{}"), Err(Error::Position(_))));
        assert_eq!(env.hash(), before);
    }
}

#[test]
fn what_cannot_be_chosen_is_refused_with_the_rule_and_changes_nothing() {
    let mut with_rule = 0;
    for order in orders() {
        let mut env = make(&order).unwrap();
        let before = env.hash();
        let seat = env.seat().unwrap();
        let ids = legal(&mut *env, None);
        let n = info(&order.game).unwrap().n_actions;
        for id in (0..n + 2).filter(|id| !ids.contains(id)) {
            match env.step(None, id) {
                Err(Error::Illegal { legal, rule, .. }) => {
                    assert_eq!(legal, ids);
                    with_rule += u32::from(rule.is_some());
                }
                other => panic!("{order:?}: {id}: {other:?}"),
            }
        }
        let asked = env.asked();
        for other in Seat::all(env.n_seats()).filter(|other| !asked.contains(other)) {
            let error = env.step(Some(other), ids[0]).unwrap_err();
            assert!(matches!(error, Error::NotAsked { .. }), "{error}");
            assert!(
                error.to_string().contains(&format!("seat {seat}")),
                "{error}"
            );
        }
        let error = env.act(None, "sing a song").unwrap_err();
        assert!(matches!(error, Error::Malformed { .. }), "{error}");
        assert!(matches!(env.step_all(&[0]), Err(Error::Turns(_))));
        assert_eq!(env.hash(), before);
    }
    assert!(with_rule > 100, "only {with_rule} refusals named a rule");
}

#[test]
fn a_table_that_cannot_be_made_says_why() {
    let wrong = |change: fn(&mut Order)| {
        let mut order = Order::new("cliche");
        change(&mut order);
        make(&order).err().unwrap().to_string()
    };
    assert!(wrong(|order| order.game = "chess".into()).contains("known: zombies15"));
    assert!(wrong(|order| order.seats = Some(9)).contains("2 to 8"));
    assert!(wrong(|order| _ = order.bots.insert(7, "thumb".into())).contains("0 to 3"));
    assert!(wrong(|order| _ = order.bots.insert(0, "clever".into())).contains("newcomer"));
    let key = |order: &mut Order| _ = order.options.insert("colour".into(), "red".into());
    assert!(wrong(key).contains("known:"));
}

#[test]
fn bots_of_every_level_play_the_other_seats() {
    for (game, level) in GAMES.iter().zip(["thumb", "newcomer", "random", "steady"]) {
        let mut order = Order::new(*game);
        order.max_steps = Some(300);
        order.skip_forced = true;
        order.bots = (1..spec(game).unwrap().modes[0].default_seats)
            .map(|seat| (seat, level.to_owned()))
            .collect();
        let mut env = make(&order).unwrap();
        let mut dice = Dice::new(seed(5));
        while let Some(seat) = env.seat() {
            assert_eq!(seat, Seat::new(0));
            assert!(env.advice("thumb", seat, seed(1)).is_ok());
            random_step(&mut *env, &mut dice);
        }
        let rewards = env.playout("thumb", seed(1), 100).unwrap();
        assert_eq!(rewards.len(), env.n_seats());
        assert!(matches!(env.step(None, WAIT), Err(Error::Over(_))));
    }
}

#[test]
fn all_can_answer_at_once() {
    for mut order in orders() {
        order.together = true;
        order.max_steps = Some(500);
        let mut env = make(&order).unwrap();
        let mut dice = Dice::new(seed(6));
        while !env.is_over() && !env.is_truncated() {
            let ids: Vec<u32> = Seat::all(env.n_seats())
                .map(|seat| {
                    let ids = legal(&mut *env, Some(seat));
                    ids[dice.pick(ids.len())]
                })
                .collect();
            env.step_all(&ids).unwrap();
        }
        assert!(env.step_all(&vec![0; env.n_seats()]).is_err());
    }
}

#[test]
fn batches_play_the_same_games_on_any_number_of_threads() {
    for order in orders() {
        let play = |threads| {
            let mut order = order.clone();
            order.max_steps = Some(200);
            let mut batch = make_batch(&order, 130, threads).unwrap();
            let (mut filled, mut seen) = (Filled::default(), Vec::new());
            batch.look(&mut filled).unwrap();
            for round in 0..60_usize {
                let ids: Vec<i64> = (0..batch.n())
                    .map(|i| {
                        let (from, to) =
                            (filled.offsets[i] as usize, filled.offsets[i + 1] as usize);
                        if from == to {
                            0
                        } else {
                            i64::from(filled.legal[from + (round + i) % (to - from)])
                        }
                    })
                    .collect();
                let reset = [AutoReset::NextStep, AutoReset::SameStep][round % 2];
                batch.step(&ids, reset, &mut filled).unwrap();
                seen.push((
                    filled.seat.clone(),
                    filled.legal.clone(),
                    filled.now_ms.clone(),
                    filled.game.clone(),
                ));
            }
            let size = info(&order.game).unwrap().observation_size;
            let mut observed = vec![0; size * batch.n()];
            batch.observe(None, &mut observed).unwrap();
            (seen, observed, batch.run_random(1_000).unwrap())
        };
        assert!(play(1) == play(2), "{order:?}");
    }
}

#[test]
fn a_batch_refuses_what_one_of_its_tables_refuses_and_none_steps() {
    let mut batch = make_batch(&Order::new("cliche"), 3, 1).unwrap();
    let (mut before, mut after) = (Filled::default(), Filled::default());
    batch.look(&mut before).unwrap();
    let good = i64::from(before.legal[0]);
    let error = batch
        .step(&[good, good, -1], AutoReset::NextStep, &mut after)
        .unwrap_err();
    assert!(matches!(error, Error::Illegal { .. }), "{error}");
    let error = batch
        .step(&[good], AutoReset::NextStep, &mut after)
        .unwrap_err();
    assert_eq!(
        error.to_string(),
        "the list of choices has 1 values; 3 are needed"
    );
    batch.look(&mut after).unwrap();
    assert_eq!(before.n_steps, after.n_steps);
}

#[test]
fn pages_name_every_verb_and_field() {
    for game in GAMES {
        let (page, info) = (page(game).unwrap(), info(game).unwrap());
        for verb in info.json["actions"]["verbs"].as_array().unwrap() {
            assert!(page.contains(&format!("`{}`", verb["verb"].as_str().unwrap())));
        }
        assert_eq!(info.name(WAIT).as_deref(), Some("wait"));
        assert_eq!(info.parts(WAIT), Some(vec![0]));
    }
}
