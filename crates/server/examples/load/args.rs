//! The command line of the load generator.

use std::time::Duration;

use crate::Failed;

pub(crate) const HELP: &str = "\
usage: cargo xtask load -- [OPTION VALUE]...

  --games LIST      games measured one after the other, with commas; `a+b` mixes them; all four if absent
  --tables N        tables of four people each (50)
  --seconds N       how long each measurement lasts (10)
  --rate N          acts a second at all tables together; as many as there can be if absent
  --idle N          so many tables more, where four people each look on and nobody acts (0)
  --stages N        instead, from the first act on, what every N acts of a table cost, until half of the games are over
  --bots LEVELS     instead, what decisions of these levels take at a table of four bots, and what the people wait meanwhile
  --unwatched N     afterwards, make so many tables that everybody leaves, and start a server with them stored (0)
  --folder PATH     where the stores of the measurements are written (target/load)";

/// What this process is to do.
pub(crate) enum Job {
    Help,
    /// Be the server, with its store in this file.
    Serve {
        file: String,
    },
    /// Be the bare room.
    Bare,
    Measure(Args),
}

pub(crate) struct Args {
    pub(crate) games: Vec<Vec<String>>,
    pub(crate) tables: u64,
    pub(crate) lasting: Duration,
    pub(crate) rate: Option<f64>,
    pub(crate) idle: u64,
    pub(crate) stages: Option<u64>,
    pub(crate) unwatched: u64,
    /// Levels, if bots are measured.
    pub(crate) bots: Option<Vec<String>>,
    folder: String,
}

impl Args {
    pub(crate) fn read(words: &[String]) -> Result<Job, Failed> {
        let mut args = Self {
            games: shamble_catalog::GAMES
                .iter()
                .map(|game| vec![(*game).to_owned()])
                .collect(),
            tables: 50,
            lasting: Duration::from_secs(10),
            rate: None,
            idle: 0,
            stages: None,
            unwatched: 0,
            bots: None,
            folder: "target/load".to_owned(),
        };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--help" | "-h" => return Ok(Job::Help),
                "--bare" => return Ok(Job::Bare),
                _ => {}
            }
            let value = words
                .next()
                .ok_or_else(|| format!("{word} needs a value"))?;
            match word.as_str() {
                "--serve" => {
                    return Ok(Job::Serve {
                        file: value.clone(),
                    });
                }
                "--games" => args.games = games(value)?,
                "--tables" => args.tables = value.parse()?,
                "--seconds" => args.lasting = Duration::from_secs(value.parse()?),
                "--rate" => args.rate = Some(value.parse()?),
                "--idle" => args.idle = value.parse()?,
                "--stages" => args.stages = Some(value.parse::<u64>()?.max(1)),
                "--unwatched" => args.unwatched = value.parse()?,
                "--bots" => args.bots = Some(value.split(',').map(str::to_owned).collect()),
                "--folder" => args.folder = value.clone(),
                _ => return Err(format!("unknown option {word}\n{HELP}").into()),
            }
        }
        Ok(Job::Measure(args))
    }

    /// A fresh place for a store.
    pub(crate) fn file_for(&self, name: &str) -> Result<String, Failed> {
        std::fs::create_dir_all(&self.folder)?;
        let file = format!("{}/{name}.sqlite", self.folder);
        for end in ["", "-wal", "-shm"] {
            match std::fs::remove_file(format!("{file}{end}")) {
                Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                    return Err(error.into());
                }
                _ => {}
            }
        }
        Ok(file)
    }
}

fn games(list: &str) -> Result<Vec<Vec<String>>, Failed> {
    let mixes: Vec<Vec<String>> = list
        .split(',')
        .map(|mix| mix.split('+').map(str::to_owned).collect())
        .collect();
    let known = &shamble_catalog::GAMES;
    match mixes
        .iter()
        .flatten()
        .find(|game| !known.contains(&game.as_str()))
    {
        Some(game) => Err(format!("unknown game {game}; known: {}", known.join(", ")).into()),
        None => Ok(mixes),
    }
}
