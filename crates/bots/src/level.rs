//! How well a bot plays.

use std::fmt;
use std::str::FromStr;

/// How a bot chooses. Its name is what people write in lobbies and on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Anything that is allowed, each as likely as the other. For tests and for tables of long ago.
    Random,
    /// Level 1: rules of thumb, now and then only the second thought of them.
    Newcomer,
    /// What a sensible rule of thumb says, game by game. For tests and for tables of long ago.
    Thumb,
    /// Level 2: rules of thumb, and a thought before a turn ends with something left to do.
    Casual,
    /// Level 3: plays a few futures out.
    Steady,
    /// Level 4: plays more of them out, and further.
    Sharp,
    /// Level 5: plays many of them out, and furthest.
    Expert,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 7] = [
        Self::Random,
        Self::Newcomer,
        Self::Thumb,
        Self::Casual,
        Self::Steady,
        Self::Sharp,
        Self::Expert,
    ];

    /// The levels 1 to 5 that people are offered.
    pub const LADDER: [Self; 5] = [
        Self::Newcomer,
        Self::Casual,
        Self::Steady,
        Self::Sharp,
        Self::Expert,
    ];

    /// The levels that play by rules alone and cost next to nothing.
    pub const BY_RULE: [Self; 2] = [Self::Random, Self::Thumb];

    /// The word for it in lobbies, files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Newcomer => "newcomer",
            Self::Thumb => "thumb",
            Self::Casual => "casual",
            Self::Steady => "steady",
            Self::Sharp => "sharp",
            Self::Expert => "expert",
        }
    }

    /// Whether it plays ahead all the time, which takes time; the others follow rules and are done at once, or nearly.
    pub fn plays_ahead(self) -> bool {
        matches!(self, Self::Steady | Self::Sharp | Self::Expert)
    }

    /// Whether it plays ahead at least now and then.
    pub fn ever_plays_ahead(self) -> bool {
        self == Self::Casual || self.plays_ahead()
    }

    /// Its rung on the ladder, from 1, if it is offered there.
    pub fn rung(self) -> Option<usize> {
        let rung = Self::LADDER.iter().position(|level| *level == self)?;
        Some(rung + 1)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A word that names no level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(pub String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ladder = Level::LADDER.map(Level::name).join(", ");
        let by_rule = Level::BY_RULE.map(Level::name).join(", ");
        write!(
            f,
            "unknown bot '{}'; known: {ladder} (or 1 to {}), {by_rule}",
            self.0,
            Level::LADDER.len()
        )
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let by_number = || {
            let rung: usize = text.parse().ok()?;
            Self::LADDER.get(rung.checked_sub(1)?).copied()
        };
        Self::ALL
            .into_iter()
            .find(|level| level.name() == text)
            .or_else(by_number)
            .ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_read_back_what_they_wrote() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert_eq!(
            "clever".parse::<Level>().unwrap_err().to_string(),
            "unknown bot 'clever'; known: newcomer, casual, steady, sharp, expert (or 1 to 5), random, thumb"
        );
    }

    #[test]
    fn rungs_are_numbers_from_one_to_five() {
        for level in Level::LADDER {
            let rung = level.rung().unwrap();
            assert_eq!(rung.to_string().parse(), Ok(level));
        }
        assert_eq!(Level::Random.rung(), None);
        for no_level in ["0", "6", "-1", ""] {
            assert!(no_level.parse::<Level>().is_err(), "{no_level}");
        }
    }
}
