//! Who sits at a simulated table.

use std::fmt;
use std::str::FromStr;

use shamble_bots::{Bot, Budget, Level, Playable, UnknownLevel, ahead, bot, clairvoyant};
use shamble_core::{Seat, Setup};

use crate::Outside;

/// What a program from outside is written with.
const COMMAND: &str = "cmd:";

/// What somebody is written with who plays ahead on a budget of one's own choice.
const AHEAD: &str = "ahead:";

/// What somebody is called who knows what nobody can.
const CLAIRVOYANT: &str = "clairvoyant";

/// Who plays a seat of a series, as it is written on the command line and in every output.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Player {
    /// A bot of the program's own.
    Bot(Level),
    /// Somebody who knows the cards and dice to come, written `clairvoyant`: the ceiling for everybody else.
    Clairvoyant,
    /// Somebody who plays ahead as far as a budget goes, written `ahead:CANDIDATES/WORLDS/HALF-ROUNDS/CAUTION[/ATTENTION[/SLIPS[/PATIENCE]]]`:
    /// how the levels were chosen.
    Ahead(Budget),
    /// A program from outside, written `cmd:COMMAND`.
    Outside(Outside),
}

impl Player {
    /// Sits down for one game.
    pub(crate) fn sit<G: Playable>(&self, setup: &Setup, seat: Seat) -> Box<dyn Bot<G>> {
        match self {
            Self::Bot(level) => bot(*level, setup, seat),
            Self::Clairvoyant => clairvoyant(setup, seat),
            Self::Ahead(budget) => ahead(setup, seat, *budget),
            Self::Outside(outside) => outside.sit(setup, seat),
        }
    }
}

impl From<Level> for Player {
    fn from(level: Level) -> Self {
        Self::Bot(level)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(level) => level.fmt(f),
            Self::Clairvoyant => f.pad(CLAIRVOYANT),
            Self::Ahead(budget) => write!(f, "{AHEAD}{budget}"),
            Self::Outside(outside) => write!(f, "{COMMAND}{}", outside.command()),
        }
    }
}

/// What names nobody who could play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnknownPlayer {
    /// Neither a level nor a command.
    Level(UnknownLevel),
    /// A command without a program.
    Command,
    /// Playing ahead without a sound budget.
    Budget,
}

impl fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(unknown) => write!(f, "{unknown}, {COMMAND}COMMAND"),
            Self::Command => write!(f, "no program after '{COMMAND}'; write {COMMAND}./my-bot"),
            Self::Budget => write!(
                f,
                "no budget after '{AHEAD}'; write CANDIDATES/WORLDS/HALF-ROUNDS/CAUTION such as {AHEAD}8/32/3/2.5, \
                 worlds in fours, behind it how many decisions of a hundred are thought about if not all, and in how many the \
                 best is overlooked"
            ),
        }
    }
}

impl std::error::Error for UnknownPlayer {}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Self, UnknownPlayer> {
        if text == CLAIRVOYANT {
            return Ok(Self::Clairvoyant);
        }
        if let Some(budget) = text.strip_prefix(AHEAD) {
            let budget = budget.parse().map_err(|_| UnknownPlayer::Budget)?;
            return Ok(Self::Ahead(budget));
        }
        match text.strip_prefix(COMMAND) {
            None => text.parse().map(Self::Bot).map_err(UnknownPlayer::Level),
            Some(command) => {
                let command = command.parse().map_err(|_| UnknownPlayer::Command)?;
                Ok(Self::Outside(Outside::new(command)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_read_back_what_they_wrote() {
        for text in [
            "thumb",
            "expert",
            "clairvoyant",
            "ahead:8/32/3/2.5",
            "ahead:4/4/2/4/50",
            "ahead:4/4/2/4/0/8",
            "cmd:./bot.py --depth 3",
        ] {
            let player: Player = text.parse().unwrap();
            assert_eq!(player.to_string(), text);
        }
        let wrong = |text: &str| text.parse::<Player>().unwrap_err().to_string();
        assert_eq!(
            wrong("cmd: "),
            "no program after 'cmd:'; write cmd:./my-bot"
        );
        assert!(wrong("ahead:8").starts_with("no budget after 'ahead:'"));
        assert!(wrong("clever").ends_with("random, thumb, cmd:COMMAND"));
    }
}
