//! Tests of the situation runner: that it sees each kind of failure, on the right line.

use shamble_core::testing::toy::{Flaw, Toy};
use shamble_core::{Game, OptionValues, Pace, Seed, Setup};

use super::*;

fn parsed(text: &str) -> Result<Situation, SituationError> {
    let rules = (1..=9).map(|number| format!("TOY-00{number}"));
    let rulebooks = Rulebooks::default().with("toy", rules);
    Situation::parse("t.toml", text, &rulebooks.with("chess", ["TOY-001"]))
}

const HEAD: &str = "rule = \"TOY-001\"\ntitle = \"t\"\ngame = \"toy\"\nseats = 2\n";

/// The failures of a situation made of the head (four lines) and `rest`, as line, step and a text of the rest.
fn failures_of(rest: &str) -> Vec<(usize, Option<usize>, String)> {
    let situation = parsed(&format!("{HEAD}{rest}")).unwrap();
    let report = run::<Toy>(&situation);
    let text = |f: Failure| format!("{}: expected {}, found {}", f.what, f.expected, f.found);
    report
        .failures
        .into_iter()
        .map(|f| (f.line, f.step, text(f)))
        .collect()
}

fn holds(rest: &str) {
    assert_eq!(failures_of(rest), [], "{rest}");
}

#[track_caller]
fn fails(rest: &str, line: usize, step: Option<usize>, words: &str) {
    let failures = failures_of(rest);
    let [(found_line, found_step, text)] = &failures[..] else {
        panic!("one failure, not {failures:?}");
    };
    assert_eq!((*found_line, *found_step), (line, step), "{text}");
    assert!(text.contains(words), "{text}");
}

#[test]
fn a_true_situation_holds() {
    holds(
        r#"
dice = [6]
now = 400
[given]
hands.0 = [3, 1]
hands.1 = []
ready_at = 400
[[when]]
seat = 0
act = "roll"
then = { turn = 1, track = [9, 3] }
"#,
    );
    holds(
        r#"
dice = [6]
[given]
hands.0 = [3, 1]
deck = [4]
[[when]]
seat = 0
act = "look"
now = 500
view = { 0 = { top = 4, hand = [3, 1] }, 1 = { top = "null" }, spectator = { hand = "null", n_cards = [2, 3] } }
events = ["looked"]
hears = { 0 = [{ type = "looked", card = 4 }], 1 = [{ card = "null" }] }
prompts = { 0 = "cheer", 1 = { ask = "turn", must = true, from = 500 } }
next_wake = 1000
[[when]]
seat = 1
act = "look"
legal = { 0 = ["play 1", "roll", "play 3"], 1 = ["cheer"] }
can = { 0 = ["roll"] }
cannot = { 0 = ["look", "cheer"] }
outcome = "none"
[[when]]
seat = 0
act = "look"
refused = "TOY-004"
[[when]]
seat = 0
act = "jump"
malformed = true
[[when]]
seat = 0
act = "roll"
[then]
events = ["looked", "looked", "rolled"]
hears = { spectator = ["looked", { type = "rolled", die = 6 }] }
position = { track = [9, 3] }
"#,
    );
}

#[test]
fn time_passes_at_both_paces() {
    let steps = r#"
[[when]]
wake = true
then = { pursuer = 1 }
now = 1000
[[when]]
wake = true
at = 3500
then = { pursuer = 3 }
events = ["pursued", "pursued"]
now = 3500
[[when]]
seat = 0
act = "roll"
at = 4100
then = { pursuer = 4, pursuer_at = 5000 }
[given]
track = [9, 9]
"#;
    holds(steps);
    holds(&format!("pace = \"real-time\"\n{steps}"));
    fails(
        "[[when]]\nwake = true\nat = 100\n",
        7,
        Some(1),
        "already 200",
    );
    fails("now = 1500\n", 5, None, "due at 1000");
}

#[test]
fn each_kind_of_failure_is_seen_on_its_line() {
    let roll = "dice = [6]\n[[when]]\nseat = 0\nact = \"roll\"\n";
    for (check, words) in [
        (
            "then = { track = [3, 3] }",
            "position.track: expected [3,3], found [9,3]",
        ),
        ("then.nothing = 1", "here are: cheered, deck"),
        ("view.1.pursuer = 1", "view.1.pursuer: expected 1, found 0"),
        (
            "view.spectator.hand = [1]",
            "view.spectator.hand: expected [1], found null",
        ),
        ("legal.0 = []", "legal.0: expected only [], found 'cheer'"),
        (
            "can.0 = [\"roll\"]",
            "can.0: expected 'roll' listed, found 'cheer'",
        ),
        (
            "cannot.0 = [\"cheer\"]",
            "cannot.0: expected 'cheer' not listed",
        ),
        ("can.0 = [\"fly\"]", "not 'fly', found 'fly' is not roll"),
        (
            "prompts.1 = \"none\"",
            "prompts.1: expected \"none\", found \"turn\"",
        ),
        (
            "prompts.1 = { ask = \"turn\", must = false }",
            "prompts.1.must",
        ),
        (
            "events = [\"rolled\", \"rolled\"]",
            "events: expected \"rolled\" in its turn, found [rolled]",
        ),
        ("events = [{ type = \"rolled\", die = 5 }]", "\"die\":6"),
        ("events = []", "events: expected nothing, found [rolled]"),
        (
            "hears.1 = [\"looked\"]",
            "hears.1: expected \"looked\" in its turn",
        ),
        (
            "outcome = \"home\"",
            "outcome: expected \"home\", found \"none\"",
        ),
        ("next_wake = 5", "next_wake: expected 5, found 1000"),
        ("now = 5", "now: expected 5, found 500"),
    ] {
        fails(&format!("{roll}{check}\n"), 9, Some(1), words);
        let at_end = check
            .replace("then.", "position.")
            .replace("then ", "position ");
        fails(&format!("{roll}[then]\n\n{at_end}\n"), 11, None, words);
    }
}

#[test]
fn verdicts_that_come_out_otherwise_are_seen() {
    let act = |seat: u8, act: &str, more: &str| {
        format!("\n[[when]]\nseat = {seat}\nact = \"{act}\"\n{more}\n[[when]]\nwake = true\n")
    };
    fails(
        &act(1, "roll", ""),
        6,
        Some(1),
        "expected accepted, found refused by TOY-002",
    );
    fails(
        &act(1, "roll", "refused = \"TOY-009\""),
        6,
        Some(1),
        "refused by TOY-009, found refused by TOY-002",
    );
    fails(
        &act(0, "roll", "refused = \"TOY-002\""),
        6,
        Some(1),
        "found accepted",
    );
    fails(
        &act(0, "hop", ""),
        6,
        Some(1),
        "found no action at all: 'hop' is not roll",
    );
    fails(
        &act(0, "roll", "malformed = true"),
        6,
        Some(1),
        "found accepted",
    );
    Flaw::RefusalMutates.during(|| {
        fails(
            &act(1, "roll", "refused = \"TOY-002\""),
            6,
            Some(1),
            "changed the state",
        )
    });
}

#[test]
fn positions_that_cannot_be_are_seen() {
    fails("[given]\n\nturn = \"x\"\n", 7, None, "given.turn");
    fails("[given]\nhands.2 = [1]\n", 6, None, "given.hands.2");
    fails(
        "[given]\ncolour = 1\n",
        6,
        None,
        "unknown field `colour`, expected one of",
    );
    fails(
        "[given]\nhands.0 = [9]\nturn = 5\n",
        5,
        None,
        "no seat 5; hands: cards are 1 to 4",
    );
}

#[test]
fn forced_dice_must_be_used_up() {
    fails("picks = [1]\ndice = [6]\n", 6, None, "2 left over");
    holds("dice = [6]\nloose = \"nobody rolls\"\n");
}

#[test]
fn forced_dice_and_picks_out_of_range_are_no_other_results() {
    let roll = "[[when]]\nseat = 0\nact = \"roll\"\nthen = { turn = 1 }\n";
    fails(
        &format!("dice = [\n7]\n{roll}"),
        6,
        Some(1),
        "dice.0: expected 1 to 6, found 7",
    );
    fails(
        &format!("dice = [0]\n{roll}"),
        5,
        Some(1),
        "dice.0: expected 1 to 6, found 0",
    );
}

#[test]
fn refused_tables_name_the_option() {
    let with = |seats: &str, rest: &str| {
        let text = format!("{HEAD}{rest}").replace("seats = 2", seats);
        run::<Toy>(&parsed(&text).unwrap()).failures
    };
    assert_eq!(with("seats = 9", "setup_refused = \"seats\""), []);
    assert_eq!(with("seats = 9", "[then]\nsetup_refused = \"seats\""), []);
    assert_eq!(
        with(
            "seats = 2",
            "options = { cards = \"5\" }\nsetup_refused = \"cards\""
        ),
        []
    );
    for (seats, rest, line, found) in [
        ("seats = 2", "setup_refused = \"seats\"", 5, "accepted"),
        (
            "seats = 9",
            "setup_refused = \"cards\"",
            5,
            "refused: seats cannot be '9'; allowed: option-range(min=2, max=3)",
        ),
        (
            "seats = 9",
            "",
            3,
            "refused: seats cannot be '9'; allowed: option-range(min=2, max=3)",
        ),
    ] {
        let failures = with(seats, rest);
        assert_eq!(
            (failures[0].line, failures[0].found.as_str()),
            (line, found)
        );
    }
    let other = HEAD.replace("\"toy\"", "\"chess\"");
    let failures = run::<Toy>(&parsed(&other).unwrap()).failures;
    assert_eq!(
        (failures[0].line, failures[0].found.as_str()),
        (3, "'chess'")
    );
}

#[test]
fn files_that_cannot_be_understood_name_line_key_and_what_would_be_right() {
    for (rest, line, key, words) in [
        ("colour = 1", 5, "colour", "known here: rule, rules, title"),
        ("loose = true", 5, "loose", "loose = \"the game is over"),
        ("loose = \" \"", 5, "loose", "write why"),
        ("pace = \"slow\"", 5, "pace", "use real-time or per-action"),
        ("seed = \"x\"", 5, "seed", "64 hexadecimal digits"),
        ("seed = -1", 5, "seed", "64 hexadecimal digits"),
        ("dice = 6", 5, "dice", "must be a list, not a number"),
        ("\ndice = [-1]", 6, "dice", "whole number"),
        (
            "options = { cards = 3 }",
            5,
            "options.cards",
            "options are texts",
        ),
        ("rules = []", 5, "rules", "either rule or rules"),
        ("given = 1", 5, "given", "must be a table"),
        ("[when]\nseat = 0", 5, "when", "[[when]]"),
        ("[[when]]\nseat = 0", 5, "when.0.act", "is missing"),
        (
            "[[when]]\nwake = true\nseat = 0",
            7,
            "when.0.seat",
            "either an act or wake",
        ),
        (
            "[[when]]\nseat = 2\nact = \"roll\"",
            6,
            "when.0.seat",
            "0 to 1",
        ),
        (
            "[[when]]\nseat = 0\nact = \"roll\"\nactt = 1",
            8,
            "when.0.actt",
            "known here: seat, act",
        ),
        (
            "[[when]]\nseat = 0\nact = \"roll\"\nrefused = \"no\"",
            8,
            "when.0.refused",
            "is not a rule id",
        ),
        (
            "[[when]]\nwake = true\n[[when]]\nwake = 1",
            8,
            "when.1.wake",
            "true or false",
        ),
        (
            "[[when]]\nseat = 0\nact = \"roll\"\nrefused = \"TOY-999\"",
            8,
            "when.0.refused",
            "TOY-999 is not in the rulebook of toy",
        ),
        ("[then]\nlegal.7 = []", 6, "then.legal.7", "0 to 1"),
        ("[then]\nlegal.1 = [3]", 6, "then.legal.1", "must be a text"),
        ("[then]\nview.me = {}", 6, "then.view.me", "or spectator"),
        (
            "[then]\nnext_wake = \"soon\"",
            6,
            "then.next_wake",
            "milliseconds",
        ),
        ("[then]\nevents = [3]", 6, "then.events", "a word"),
        ("[then]\nthen = {}", 6, "then.then", "known here: position"),
        ("title = \"again\"", 5, "", "not TOML"),
    ] {
        let error = parsed(&format!("{HEAD}{rest}\n")).unwrap_err();
        assert_eq!(
            (error.line, error.key.as_str()),
            (line, key),
            "{rest}: {error}"
        );
        assert!(error.kind.to_string().contains(words), "{rest}: {error}");
    }
    for (missing, key) in [
        ("rule = \"TOY-001\"\n", "rule"),
        ("game = \"toy\"\n", "game"),
        ("title = \"t\"\n", "title"),
    ] {
        let error = parsed(&HEAD.replace(missing, "")).unwrap_err();
        assert_eq!(
            error.to_string().split(": is missing").next(),
            Some(format!("t.toml:1: {key}").as_str())
        );
    }
    for (found, line, key, kind) in [
        (
            "rule = \"a rule\"",
            1,
            "rule",
            ErrorKind::NotARule("a rule".into()),
        ),
        (
            "rule = \"TOY-999\"",
            1,
            "rule",
            ErrorKind::UnknownRule {
                id: "TOY-999".into(),
                game: "toy".into(),
            },
        ),
    ] {
        let error = parsed(&HEAD.replace("rule = \"TOY-001\"", found)).unwrap_err();
        assert_eq!(
            (error.line, error.key.as_str(), error.kind),
            (line, key, kind)
        );
    }
    let error = parsed(&HEAD.replace("\"toy\"", "\"ludo\"")).unwrap_err();
    assert_eq!(
        error.to_string(),
        "t.toml:3: game: unknown game 'ludo'; known: chess, toy"
    );
}

#[test]
fn a_question_needs_no_rule_and_no_title() {
    let text = "game = \"toy\"\nseats = 2\n";
    let rulebooks = Rulebooks::default().with("toy", ["TOY-001"]);
    assert!(Situation::parse("t.toml", text, &rulebooks).is_err());
    let question = Situation::parse_question("t.toml", text, &rulebooks).unwrap();
    assert_eq!((question.rules(), question.title()), (&[][..], ""));
}

#[test]
fn a_game_that_breaks_down_is_told_of_its_file() {
    Flaw::BreaksDown.during(|| {
        fails(
            "[[when]]\nseat = 0\nact = \"roll\"\n",
            3,
            None,
            "the game: expected an answer, found it broke down: the toy is broken",
        )
    });
}

#[test]
fn the_template_holds_and_so_does_the_position_in_it() {
    let spec = <Toy as Game>::spec();
    let setup = Setup {
        options: OptionValues::new(),
        seats: 2,
        pace: Pace::PerAction,
        seed: Seed::from_number(1),
    };
    let guide = Guide::new(
        "## Position\n| `track` | numbers | how far everybody is |\n| `extra` | text | more |\n\n## Actions\n| `roll` | a die |\n",
    );
    let position = position_toml::<Toy>(setup.clone(), guide).unwrap();
    let text = template("TOY-001", &spec, &setup, &position, guide);
    for said in [
        "# # numbers: how far everybody is\n# track = [3, 3]\n",
        "# # not on a fresh table: extra: text: more\n",
        "\n#     roll                      # a die\n",
    ] {
        assert!(text.contains(said), "{said} is not in {text}");
    }
    let report = run::<Toy>(&parsed(&text).unwrap());
    assert_eq!(report.failures, []);
    // With the position taken out of its comments it is the same table.
    let begin = text.find("# [given]").unwrap();
    let end = begin + text[begin..].find("\n# What is tried").unwrap();
    let position: String = text[begin..end]
        .lines()
        .map(|line| line.strip_prefix("# ").unwrap_or(line).to_owned() + "\n")
        .collect();
    assert!(position.contains("track = [3, 3]"), "{position}");
    let text = format!("{}{position}{}", &text[..begin], &text[end..]);
    let report = run::<Toy>(&parsed(&text).unwrap());
    assert_eq!(report.failures, []);
}

#[test]
fn a_question_is_answered_with_what_comes_and_what_can_be_done() {
    let text = "game = \"toy\"\nseats = 2\ndice = [6]\n[[when]]\nseat = 1\nact = \"roll\"\n\
                [[when]]\nseat = 0\nact = \"hop\"\n[[when]]\nseat = 0\nact = \"roll\"\n";
    let rulebooks = Rulebooks::default().with("toy", ["TOY-001"]);
    let question = Situation::parse_question("t.toml", text, &rulebooks).unwrap();
    let answer = ask::<Toy>(&question).unwrap();
    let [refused, malformed, rolled] = &answer.steps[..] else {
        panic!("three steps, not {:?}", answer.steps);
    };
    let rule = refused.refusal.as_ref().map(|illegal| illegal.rule.0);
    assert_eq!((rule, refused.line), (Some("TOY-002"), 4));
    assert_eq!(refused.effects, Effects::default());
    assert!(malformed.malformed.is_some());
    let track = Change {
        path: "track.0".into(),
        before: "3".into(),
        after: "9".into(),
    };
    assert!(rolled.effects.changes.contains(&track), "{rolled:?}");
    assert!(!rolled.effects.by_chance, "the die was laid down");
    let asked = answer.asked.iter().find(|asked| asked.must);
    let roll = asked.and_then(|asked| asked.choices.iter().find(|one| one.action == "roll"));
    assert!(
        roll.is_some_and(|roll| roll.effects.by_chance),
        "{answer:?}"
    );
    let misfit = question_with_die(9);
    let failure = ask::<Toy>(&misfit).unwrap_err();
    assert_eq!((failure.kind, failure.line), (FailureKind::Dice, 3));
}

fn question_with_die(die: u32) -> Situation {
    let text =
        format!("game = \"toy\"\nseats = 2\ndice = [{die}]\n[[when]]\nseat = 0\nact = \"roll\"\n");
    let rulebooks = Rulebooks::default().with("toy", ["TOY-001"]);
    Situation::parse_question("t.toml", &text, &rulebooks).unwrap()
}
