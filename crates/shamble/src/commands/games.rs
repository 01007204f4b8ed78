//! `shamble games`: what can be played, and what can be chosen.

use clap::Args;
use serde::Serialize;
use shamble_bots::Level;
use shamble_core::{GameSpec, OptionKind, OptionSpec, Text, text};

use crate::failure::Failure;
use crate::out::Out;
use crate::words::{say, wrapped};

/// How wide texts are set.
const WIDTH: usize = 96;

/// List the games, their modes, seats and options.
#[derive(Args)]
#[command(after_help = "Examples:\n  shamble games\n  shamble games --json")]
pub(crate) struct Games {
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

/// All games, as `--json` prints them.
#[derive(Serialize)]
struct Listing {
    games: Vec<Game>,
}

#[derive(Serialize)]
struct Game {
    id: &'static str,
    name: &'static str,
    about: String,
    bots: Vec<&'static str>,
    modes: Vec<Mode>,
    options: Vec<GameOption>,
}

#[derive(Serialize)]
struct Mode {
    id: &'static str,
    name: String,
    min_seats: usize,
    max_seats: usize,
    default_seats: usize,
}

#[derive(Serialize)]
struct GameOption {
    key: &'static str,
    name: String,
    help: String,
    default: &'static str,
    allowed: OptionKind,
    rule: &'static str,
}

impl Games {
    pub(crate) fn run(self, out: &mut Out) -> Result<(), Failure> {
        let listing = Listing {
            games: shamble_catalog::specs().iter().map(Game::of).collect(),
        };
        if self.json {
            return out.json(&listing);
        }
        for (i, game) in listing.games.iter().enumerate() {
            if i > 0 {
                out.line("")?;
            }
            game.print(out)?;
        }
        Ok(())
    }
}

impl Game {
    fn of(spec: &GameSpec) -> Self {
        let id = spec.id;
        Self {
            id,
            name: spec.name,
            about: say(&Text::new(format!("{id}-about"))),
            bots: Level::ALL.map(Level::name).to_vec(),
            modes: spec
                .modes
                .iter()
                .map(|mode| Mode {
                    id: mode.id,
                    name: say(&Text::new(format!("{id}-mode-{}", mode.id))),
                    min_seats: mode.min_seats,
                    max_seats: mode.max_seats,
                    default_seats: mode.default_seats,
                })
                .collect(),
            options: spec
                .options
                .iter()
                .map(|option| GameOption::of(id, option))
                .collect(),
        }
    }

    fn print(&self, out: &mut Out) -> Result<(), Failure> {
        out.line(format!("{}: {}", self.id, self.name))?;
        out.line(wrapped(&self.about, 2, WIDTH))?;
        for mode in &self.modes {
            let line = text!(
                "cli-games-mode",
                id = mode.id,
                name = mode.name.as_str(),
                min = mode.min_seats,
                max = mode.max_seats,
                default = mode.default_seats
            );
            out.line(format!("  {}", say(&line)))?;
        }
        out.line(format!(
            "  {}",
            say(&text!("cli-games-bots", levels = self.bots.join(", ")))
        ))?;
        out.line(format!("  {}", say(&text!("cli-games-options"))))?;
        for option in &self.options {
            let line = text!(
                "cli-games-option",
                key = option.key,
                default = option.default,
                allowed = allowed(&option.allowed),
                rule = option.rule
            );
            out.line(format!("    {}", say(&line)))?;
            out.line(wrapped(&option.help, 8, WIDTH))?;
        }
        Ok(())
    }
}

impl GameOption {
    fn of(game: &str, option: &OptionSpec) -> Self {
        let key = option.key;
        Self {
            key,
            name: say(&Text::new(format!("{game}-option-{key}"))),
            help: say(&Text::new(format!("{game}-option-{key}-help"))),
            default: option.default,
            allowed: option.kind.clone(),
            rule: option.rule,
        }
    }
}

/// The values an option takes, for people.
fn allowed(kind: &OptionKind) -> Text {
    match kind {
        OptionKind::Choice { values } => text!("cli-allowed-words", values = values.join(", ")),
        OptionKind::Toggle => text!("cli-allowed-words", values = "on, off"),
        OptionKind::Number {
            min,
            max,
            none: false,
        } => text!("cli-allowed-number", min = *min, max = *max),
        OptionKind::Number {
            min,
            max,
            none: true,
        } => text!("cli-allowed-number-none", min = *min, max = *max),
        OptionKind::Words { form } | OptionKind::Text { form } => {
            text!("cli-allowed-form", form = *form)
        }
    }
}
