//! `shamble bot`: a program of one's own sits down at a served table and plays there as a person would.

mod address;
mod line;
mod picture;
mod play;
mod spell;

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use shamble_core::text;
use shamble_door::{
    DEFAULT_ANSWER_MS, DEFAULT_GAME_MS, Invocation, Limits, Log, MAX_LINE_BYTES, Manner, TRIES,
};

use self::address::Address;
use crate::VERSION;
use crate::commands::simulate::files::unwritable;
use crate::failure::Failure;
use crate::out::Out;
use crate::words::say_written;

/// What editors and validators check lines with.
const SCHEMA: &str = include_str!("../../../../docs/door.schema.json");

/// Let a program of your own play at a table.
///
/// It sits down as a person would, is asked over its standard input and answers over its standard output, a JSON document
/// a line; docs/door.md explains it. A program that crashes, stalls or does what is not allowed stands up, and a bot of the
/// server plays on.
#[derive(Args)]
#[command(after_help = "\
Examples:
  shamble bot --connect http://127.0.0.1:7015 --table 7K2-M4Q -- python3 examples/bots/random_bot.py
  shamble bot --connect http://127.0.0.1:7015/t/5f3a9c --seat 2 --name Robo -- ./my-bot --depth 3
  shamble bot --schema > door.schema.json")]
pub(crate) struct Bot {
    /// The server, or the link of a table
    #[arg(long, value_name = "URL", required_unless_present = "schema")]
    connect: Option<Address>,
    /// The code of the table, or its id
    #[arg(long, value_name = "CODE")]
    table: Option<String>,
    /// Which seat, from 0; without, the first that is free, or else a bot's
    #[arg(long, value_name = "N")]
    seat: Option<usize>,
    /// The name to show; without, what the program calls itself
    #[arg(long)]
    name: Option<String>,
    /// The least time between two acts, so that people can follow
    #[arg(long, value_name = "MS", default_value_t = 700, value_parser = clap::value_parser!(u32).range(60..=60_000))]
    pace_ms: u32,
    #[command(flatten)]
    limits: BotLimits,
    /// Print the JSON schema of the messages
    #[arg(long, exclusive = true)]
    schema: bool,
    /// The program and its arguments
    #[arg(
        last = true,
        value_name = "COMMAND",
        required_unless_present = "schema"
    )]
    command: Vec<String>,
}

// What a program must keep to. Not a documentation comment: clap would put it over the help of the whole command.
#[derive(Args)]
pub(crate) struct BotLimits {
    /// How long a program may take over an answer
    #[arg(long, value_name = "MS", default_value_t = DEFAULT_ANSWER_MS, value_parser = clap::value_parser!(u32).range(1..))]
    answer_ms: u32,
    /// How long a program may think in one game
    #[arg(long, value_name = "MS", default_value_t = DEFAULT_GAME_MS, value_parser = clap::value_parser!(u32).range(1..))]
    game_ms: u32,
    /// Keep what programs write to their standard error, and their notes, up to 4 MiB
    #[arg(long, value_name = "FILE")]
    bot_log: Option<PathBuf>,
}

impl BotLimits {
    /// How programs are treated.
    pub(crate) fn manner(&self) -> Result<Arc<Manner>, Failure> {
        let log = match &self.bot_log {
            None => Log::none(),
            Some(path) => Log::create(path).map_err(|error| unwritable(path, &error))?,
        };
        Ok(Arc::new(Manner {
            program: format!("shamble {VERSION}"),
            limits: Limits {
                answer_ms: self.answer_ms,
                game_ms: self.game_ms,
                tries: TRIES,
                line_bytes: MAX_LINE_BYTES,
            },
            say: say_written,
            log: Arc::new(log),
        }))
    }
}

impl Bot {
    pub(crate) fn run(self, out: &mut Out) -> Result<(), Failure> {
        if self.schema {
            return out.raw(SCHEMA.as_bytes());
        }
        let address = self
            .connect
            .expect("required unless the schema is asked for");
        let command = Invocation::from_words(self.command)
            .map_err(|_| Failure::Usage(text!("cli-error-bot-command")))?;
        let wish = play::Wish {
            table: self.table.or_else(|| address.table.clone()),
            address,
            seat: self.seat,
            name: self.name,
            pace: std::time::Duration::from_millis(self.pace_ms.into()),
            command,
            manner: self.limits.manner()?,
        };
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .map_err(|error| {
                Failure::Failed(text!("cli-error-reason", reason = error.to_string()))
            })?;
        let result = runtime.block_on(play::play(wish, out));
        // A program that still thinks is not waited for.
        shamble_door::end_all();
        runtime.shutdown_background();
        result
    }
}
