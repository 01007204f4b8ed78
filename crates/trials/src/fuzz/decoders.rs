//! Everything that reads what others wrote, and sound input for each.

use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use shamble_catalog::{GAMES, Table, zombie_mall, zombies15};
use shamble_core::options::MODE;
use shamble_core::replay::Replay;
use shamble_core::{OptionValues, Pace, Refusal, Seat, Seed, Setup, Viewer, Words};
use shamble_protocol::{ClientMsg, Fork, NewTable, PROTOCOL};
use shamble_server::inspect::inspect;
use shamble_situations::{Rulebooks, Situation};

use crate::Failed;

/// Something that reads.
pub struct Decoder {
    /// What it reads; also the name of its folder in `corpus/`.
    pub name: &'static str,
    /// Sound inputs, and such as were its undoing once.
    pub seeds: Vec<Vec<u8>>,
    /// Reads an input; the error says what is wrong with the reader.
    pub attempt: Attempt,
}

type Attempt = Box<dyn Fn(&[u8]) -> Result<(), String>>;

/// All of them.
pub fn decoders() -> Result<Vec<Decoder>, Failed> {
    let rulebooks = rulebooks()?;
    let mut decoders = vec![
        decoder("frames", frames(), text(json_alike::<ClientMsg>)),
        decoder("tables", new_tables(), text(table)),
        decoder("forks", forks(), text(json_reads::<Fork>)),
        decoder("actions", actions(), actions_of()),
        decoder("replays", replays(), text(replay)),
        decoder("campaigns", campaigns(), text(campaign)),
        decoder(
            "malls",
            files(&here("../games/zombie-mall/content"), "layouts.txt")?,
            text(mall),
        ),
        decoder(
            "scenarios",
            files(&here("../games/zombies15/content/scenarios"), "toml")?,
            text(scenario),
        ),
        decoder(
            "situations",
            files(&here("../../situations"), "toml")?,
            text(move |input| situation(input, &rulebooks)),
        ),
        decoder(
            "rows",
            files(&here("../server/tests/golden"), "log")?,
            text(rows),
        ),
    ];
    for decoder in &mut decoders {
        decoder
            .seeds
            .extend(files(&here("corpus").join(decoder.name), "")?);
    }
    Ok(decoders)
}

fn decoder(name: &'static str, seeds: Vec<Vec<u8>>, attempt: Attempt) -> Decoder {
    Decoder {
        name,
        seeds,
        attempt,
    }
}

/// What is no text is refused before anything reads it.
fn text(read: impl Fn(&str) -> Result<(), String> + 'static) -> Attempt {
    Box::new(move |input| read(&String::from_utf8_lossy(input)))
}

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// All files under a folder whose names end like this, in order; none if there is no such folder.
fn files(folder: &Path, end: &str) -> Result<Vec<Vec<u8>>, Failed> {
    let mut found = Vec::new();
    if !folder.is_dir() {
        return Ok(found);
    }
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        paths.push(entry?.path());
    }
    paths.sort_unstable();
    for path in paths {
        if path.is_dir() {
            found.extend(files(&path, end)?);
        } else if path.to_string_lossy().ends_with(end) {
            found.push(std::fs::read(&path)?);
        }
    }
    Ok(found)
}

fn rulebooks() -> Result<Rulebooks, Failed> {
    let mut books = Rulebooks::default();
    for game in GAMES {
        let path = here("../../locales/rulebooks").join(format!("{game}.toml"));
        books = books.with_file(game, &std::fs::read_to_string(path)?)?;
    }
    Ok(books)
}

fn json_reads<T: DeserializeOwned>(text: &str) -> Result<(), String> {
    let _ = serde_json::from_str::<T>(text);
    Ok(())
}

/// What is read can be written and read again.
fn json_alike<T: DeserializeOwned + Serialize + PartialEq>(text: &str) -> Result<(), String> {
    let Ok(read) = serde_json::from_str::<T>(text) else {
        return Ok(());
    };
    let written = serde_json::to_string(&read).map_err(|error| error.to_string())?;
    match serde_json::from_str::<T>(&written) {
        Ok(again) if again == read => Ok(()),
        _ => Err(format!("it writes what it does not read: {written}")),
    }
}

fn lines(values: &[serde_json::Value]) -> Vec<Vec<u8>> {
    values
        .iter()
        .map(|value| value.to_string().into_bytes())
        .collect()
}

fn frames() -> Vec<Vec<u8>> {
    lines(&[
        json!({"type": "hello", "protocol": PROTOCOL, "token": "5f3a", "seen": 41}),
        json!({"type": "act", "id": 1, "seen": 3, "action": "roll"}),
        json!({"type": "compose", "id": 2, "begun": "move"}),
        json!({"type": "why_not", "id": 2, "action": "move 5A/street"}),
        json!({"type": "sit", "id": 3, "seat": 2, "name": "Ada"}),
        json!({"type": "stand", "id": 4}),
        json!({"type": "place", "id": 5, "seat": 1, "occupant": {"kind": "bot", "level": "thumb"}}),
        json!({"type": "configure", "id": 6, "seats": 4, "pace": "real-time", "options": {"race": "tick"}}),
        json!({"type": "start", "id": 7, "gather": true}),
        json!({"type": "ready", "id": 13}),
        json!({"type": "begin", "id": 14}),
        json!({"type": "signal", "id": 15, "signal": {"kind": "call", "call": "help", "at": "15B/street"}}),
        json!({"type": "say", "id": 16, "text": "hello", "name": null}),
        json!({"type": "voices", "id": 17, "given": true}),
        json!({"type": "hand_over", "id": 18}),
        json!({"type": "take_over", "id": 19, "key": "5f3a", "name": "Bo"}),
        json!({"type": "take_back", "id": 8, "to": 5}),
        json!({"type": "pause", "id": 9}),
        json!({"type": "resume", "id": 10}),
        json!({"type": "vote", "id": 11, "agree": false}),
        json!({"type": "ping", "nonce": 12}),
    ])
}

fn new_tables() -> Vec<Vec<u8>> {
    lines(&[
        json!({"game": "cliche", "seats": 4, "pace": "per-action", "name": "Ada", "bots": "thumb"}),
        json!({"game": "zombies15", "options": {"mode": "quick"}, "seed": "7", "public": true}),
        json!({"game": "zombie-mall", "options": {"mall": "easy"}, "seats": 6}),
        json!({"game": "tiny-epic-zombies", "options": {"mode": "solo"}, "seats": 1}),
    ])
}

/// Whatever options are asked for, a table is begun or refused.
fn table(text: &str) -> Result<(), String> {
    let Ok(new) = serde_json::from_str::<NewTable>(text) else {
        return Ok(());
    };
    begin(&new.game, new.options, new.seats.unwrap_or(4));
    Ok(())
}

fn begin(game: &str, options: OptionValues, seats: usize) {
    let setup = Setup {
        options,
        seats,
        pace: Pace::PerAction,
        seed: Seed::from_number(1),
    };
    let _ = shamble_catalog::start(game, setup);
}

fn forks() -> Vec<Vec<u8>> {
    lines(&[json!({"at": 12, "seat": 1, "name": "Bo", "token": "5f3a"})])
}

/// A game in the middle, of every kind.
fn games() -> Vec<Box<dyn Table>> {
    let begun = GAMES.iter().filter_map(|game| {
        let setup = Setup {
            options: OptionValues::new(),
            seats: 4,
            pace: Pace::PerAction,
            seed: Seed::from_number(7),
        };
        let (mut table, _) = shamble_catalog::start(game, setup).ok()?;
        for _ in 0..12 {
            let now = table.now();
            let seat = *table.asked(now).first()?;
            let action = choices(&*table, seat).into_iter().next()?;
            let _ = table.act(seat, &action, now);
        }
        Some(table)
    });
    begun.collect()
}

fn choices(table: &dyn Table, seat: Seat) -> Vec<String> {
    let choices = table.choices(Viewer::Seat(seat), table.now(), Words::Short);
    let choices: Vec<serde_json::Value> = serde_json::from_str(choices.get()).unwrap_or_default();
    let actions = choices
        .iter()
        .filter_map(|choice| choice["action"].as_str());
    actions.map(str::to_owned).collect()
}

fn actions() -> Vec<Vec<u8>> {
    let mut actions = Vec::new();
    for table in games() {
        for seat in table.asked(table.now()) {
            actions.extend(choices(&*table, seat).into_iter().map(String::into_bytes));
        }
    }
    actions
}

/// An action in words, for every seat of every game; one that is refused leaves no trace.
fn actions_of() -> Attempt {
    let with_hash = |game: Box<dyn Table>| (game.state_hash(), game);
    let games: Vec<_> = games().into_iter().map(with_hash).collect();
    text(move |action| {
        for (hash, game) in &games {
            let now = game.now();
            for seat in Seat::all(game.n_seats()) {
                let _ = game.parts(seat, now, action);
            }
            for seat in Seat::all(game.n_seats()) {
                let mut tried = game.duplicate();
                match tried.act(seat, action, now).1 {
                    // What is no action at all is none of any seat, and has come nowhere near the state.
                    Err(Refusal::Malformed(_)) => break,
                    Err(_) if tried.state_hash() != *hash => {
                        let game = game.game();
                        return Err(format!(
                            "'{action}' is refused by {game} and leaves a trace"
                        ));
                    }
                    Ok(()) | Err(_) => {}
                }
            }
        }
        Ok(())
    })
}

fn replays() -> Vec<Vec<u8>> {
    let written = games().into_iter().map(|table| {
        let replay = Replay {
            game: table.game().to_owned(),
            rules: shamble_catalog::rules_version(table.game()),
            setup: table.setup().clone(),
            commitment: String::new(),
            names: vec!["Ada".to_owned(), "Bo".to_owned()],
            log: table.log().to_vec(),
            hash: table.state_hash(),
        };
        replay.write().into_bytes()
    });
    written.collect()
}

/// A file is read or refused, and what was read plays or is refused.
fn replay(text: &str) -> Result<(), String> {
    let Ok(read) = Replay::read(text) else {
        return Ok(());
    };
    let again = Replay::read(&read.write());
    if again.as_ref() != Ok(&read) {
        return Err(format!("it writes what it does not read: {again:?}"));
    }
    let _ = shamble_catalog::replay(&read.game, read.setup, &read.log);
    Ok(())
}

fn campaigns() -> Vec<Vec<u8>> {
    let texts = ["new", "4 | josh starting bag2 | will w2=axe:1*"];
    texts.map(|text| text.as_bytes().to_vec()).to_vec()
}

fn campaign(text: &str) -> Result<(), String> {
    if let Ok(read) = text.parse::<zombies15::Progress>() {
        let written = read.to_string();
        if written.parse::<zombies15::Progress>().as_ref() != Ok(&read) {
            return Err(format!("it writes what it does not read: {written}"));
        }
    }
    let options = [(MODE, "campaign"), ("progress", text)];
    let options = options.map(|(key, value)| (key.to_owned(), value.to_owned()));
    begin("zombies15", OptionValues::from(options), 4);
    Ok(())
}

fn mall(text: &str) -> Result<(), String> {
    let _ = zombie_mall::mall::read(text);
    begin(
        "zombie-mall",
        OptionValues::from([("mall".to_owned(), text.to_owned())]),
        4,
    );
    Ok(())
}

fn scenario(text: &str) -> Result<(), String> {
    let _ = zombies15::scenario::parse(text);
    let options = [(MODE, "custom"), ("scenario_text", text)];
    let options = options.map(|(key, value)| (key.to_owned(), value.to_owned()));
    begin("zombies15", OptionValues::from(options), 4);
    Ok(())
}

/// A situation is read or refused, and what was read runs.
fn situation(text: &str, rulebooks: &Rulebooks) -> Result<(), String> {
    if let Ok(situation) = Situation::parse("fuzz.toml", text, rulebooks) {
        let _ = shamble_catalog::run_situation(situation.game(), &situation);
    }
    Ok(())
}

/// The records of a table, a line of hexadecimal digits each.
fn rows(text: &str) -> Result<(), String> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let records: Vec<Vec<u8>> = lines.map(from_hex).collect();
    match inspect(&records) {
        Err(flaw) if flaw.reason == "its game panicked" => Err(flaw.reason),
        _ => Ok(()),
    }
}

fn from_hex(line: &str) -> Vec<u8> {
    let digits: Vec<u8> = line
        .chars()
        .filter_map(|digit| digit.to_digit(16))
        .map(|digit| digit as u8)
        .collect();
    digits
        .chunks(2)
        .map(|pair| pair.iter().fold(0, |byte, digit| byte << 4 | digit))
        .collect()
}
