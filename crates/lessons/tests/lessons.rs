//! Every lesson can be played to its end, by what it asks for, and has words for everything it says.

use std::collections::BTreeSet;

use shamble_bots::{Level, decide};
use shamble_catalog::{GAMES, run_situation};
use shamble_core::{Dice, Seed};
use shamble_lessons::{Entry, Objection, all, stand};

/// The acts that a lesson asks for, in order.
fn wanted(entry: &Entry) -> Vec<String> {
    let asked = entry.lesson.tasks.iter().filter(|task| task.say.is_some());
    asked.map(|task| task.act.clone()).collect()
}

#[test]
fn every_game_teaches_its_first_steps_the_dangerous_part_and_a_whole_game() {
    for game in GAMES {
        let of_game: Vec<&Entry> = all().iter().filter(|entry| entry.game == game).collect();
        assert!(of_game.len() >= 3, "{game} has {} lessons", of_game.len());
        assert_eq!(of_game[0].name, "1-first-steps", "{game}");
        let n_games = of_game
            .iter()
            .filter(|entry| entry.lesson.plays_on.is_some());
        assert_eq!(n_games.count(), 1, "{game}");
    }
}

#[test]
fn the_puzzles_of_the_laboratory_come_by_the_same_door() {
    for game in ["zombies15", "tiny-epic-zombies", "zombie-mall"] {
        let puzzles: Vec<&Entry> = all()
            .iter()
            .filter(|entry| entry.game == game && entry.puzzle.is_some())
            .collect();
        assert!(puzzles.len() >= 10, "{game}");
        for entry in puzzles {
            let acts = wanted(entry);
            assert!(acts.len() >= 2, "{}", entry.name);
            let standing = stand(&entry.lesson, &acts).unwrap();
            let outcome = standing.table.outcome().expect("the line ends the game");
            assert!(
                outcome.winners.has(entry.lesson.learner),
                "{game}/{}: {outcome:?}",
                entry.name
            );
        }
    }
}

#[test]
fn every_lesson_holds_as_a_situation() {
    for entry in all() {
        let report = run_situation(entry.game, &entry.lesson.situation).expect("a known game");
        assert_eq!(report.failures, [], "{}/{}", entry.game, entry.name);
    }
}

#[test]
fn who_does_what_is_asked_comes_to_the_end_and_anything_else_changes_nothing() {
    for entry in all() {
        let place = format!("{}/{}", entry.game, entry.name);
        let acts = wanted(entry);
        for done in 0..acts.len() {
            let standing = stand(&entry.lesson, &acts[..done]).unwrap();
            assert_eq!((standing.done, standing.objection.as_ref()), (done, None));
            let task = standing.task.as_ref().expect("not at its end yet");
            let seat = entry.lesson.learner;
            let now = standing.table.now();
            assert!(
                standing.table.asked(now).contains(&seat),
                "{place}: {task:?}"
            );
            // What is asked for, and what is as good, is listed: the learner finds it on the board.
            let choices = standing.table.choices(
                shamble_core::Viewer::Seat(seat),
                now,
                shamble_core::Words::Whole,
            );
            for act in std::iter::once(&task.act).chain(&task.may) {
                let listed = format!("\"action\":{act:?}");
                assert!(
                    choices.get().contains(&listed),
                    "{place}: {act} in {choices}"
                );
                let mut other = acts[..done].to_vec();
                other.push(act.clone());
                assert_eq!(stand(&entry.lesson, &other).unwrap().objection, None);
            }
            let mut wrong = acts[..done].to_vec();
            wrong.push("no such thing".to_owned());
            let stood = stand(&entry.lesson, &wrong).unwrap();
            assert_eq!(stood.objection, Some(Objection::Malformed));
            assert_eq!(stood.table.state_hash(), standing.table.state_hash());
        }
        let standing = stand(&entry.lesson, &acts).unwrap();
        assert_eq!(standing.task, None, "{place}");
        assert_eq!(
            standing.is_over(&entry.lesson),
            entry.lesson.plays_on.is_none(),
            "{place}"
        );
    }
}

#[test]
fn a_game_that_follows_a_lesson_comes_to_its_end() {
    for entry in all().iter().filter(|entry| entry.lesson.plays_on.is_some()) {
        let seat = entry.lesson.learner;
        let mut acts = wanted(entry);
        let mut dice = Dice::new(Seed::from_number(5));
        loop {
            let standing = stand(&entry.lesson, &acts).unwrap();
            assert_eq!(standing.objection, None, "{}: {acts:?}", entry.game);
            if standing.is_over(&entry.lesson) {
                break;
            }
            assert!(acts.len() < 400, "{} does not end", entry.game);
            let now = standing.table.now();
            let dealt = standing.table.determinize(seat, &mut dice);
            let decision = decide(dealt.as_ref(), seat, Level::Thumb, now, &mut dice);
            acts.push(decision.expect("the learner can always go on").action);
        }
    }
}

#[test]
fn a_forbidden_move_is_answered_by_its_rule_and_an_allowed_one_kindly() {
    let entry = shamble_lessons::find("cliche", "2-teeth").unwrap();
    let said = |act: &str| stand(&entry.lesson, &[act.to_owned()]).unwrap().objection;
    assert_eq!(said("arm 0"), Some(Objection::NotNow));
    let Some(Objection::Refused(illegal)) = said("roll") else {
        panic!("no die is rolled before the race");
    };
    assert!(illegal.rule.0.starts_with("CZG-"), "{illegal:?}");
}

#[test]
fn there_are_words_for_everything_a_lesson_says() {
    let known = shamble_texts::english_keys();
    let mut said = BTreeSet::new();
    for entry in all() {
        let words = [entry.title(), entry.about(), entry.end()];
        said.extend(words.map(|text| text.key.into_owned()));
        for task in &entry.lesson.tasks {
            said.extend(task.say.clone());
            said.extend(task.wrong.clone());
        }
        said.extend(entry.lesson.plays_on.clone());
    }
    let missing: Vec<&String> = said.difference(&known).collect();
    assert!(missing.is_empty(), "{missing:?}");
    let is_of_a_lesson = |key: &&String| {
        GAMES
            .iter()
            .any(|game| key.starts_with(&format!("lesson-{game}-")))
    };
    let unsaid: Vec<&String> = known
        .iter()
        .filter(is_of_a_lesson)
        .filter(|key| !said.contains(*key))
        .collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}
