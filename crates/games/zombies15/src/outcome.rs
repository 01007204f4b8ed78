//! How a scenario ended, and how honestly the clock was played.

use serde::Serialize;
use shamble_core::{Outcome, Pace, SeatSet, Text, text};

use crate::campaign::Progress;
use crate::options::Mode;
use crate::state::{Ending, State};

/// How time was kept, so that results can be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
#[serde(rename_all = "snake_case")]
pub enum Label {
    /// Real time at full speed, never stopped.
    Strict,
    /// Real time, stopped at least once.
    Paused,
    /// Real time, slower than the soundtrack.
    Slowed,
    /// Real time, faster than the soundtrack.
    Hurried,
    /// Each command costs time.
    TurnBased,
}

impl Label {
    fn say(self) -> Text {
        match self {
            Self::Strict => text!("zombies15-label-strict"),
            Self::Paused => text!("zombies15-label-paused"),
            Self::Slowed => text!("zombies15-label-slowed"),
            Self::Hurried => text!("zombies15-label-hurried"),
            Self::TurnBased => text!("zombies15-label-turn-based"),
        }
    }
}

impl State {
    pub(crate) fn label_of_time(&self) -> Label {
        match self.pace {
            Pace::PerAction => Label::TurnBased,
            Pace::RealTime if self.rules.speed < 100 => Label::Slowed,
            Pace::RealTime if self.clock.was_paused => Label::Paused,
            Pace::RealTime if self.rules.speed > 100 => Label::Hurried,
            Pace::RealTime => Label::Strict,
        }
    }

    /// Z15-001: all win or all lose. A won campaign scenario is over when its Checkpoint is.
    #[inline]
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending.filter(|_| !self.is_at_checkpoint())?;
        Some(self.outcome_of(ending))
    }

    /// Apart, because it is asked after every act and nearly always nothing has ended.
    #[cold]
    fn outcome_of(&self, ending: Ending) -> Outcome {
        let label = self.label_of_time().say();
        let (result, text) = match ending {
            Ending::Won => ("won", text!("zombies15-outcome-won", label = label)),
            Ending::Time => ("lost_time", text!("zombies15-outcome-time", label = label)),
            Ending::Heroes => (
                "lost_heroes",
                text!("zombies15-outcome-heroes", label = label),
            ),
            Ending::Breach => (
                "lost_breach",
                text!("zombies15-outcome-breach", label = label),
            ),
        };
        let winners = if ending == Ending::Won {
            SeatSet::all(self.n_seats.into())
        } else {
            SeatSet::EMPTY
        };
        Outcome {
            result,
            winners,
            scores: None,
            text: self.with_what_follows(text),
        }
    }

    /// In a campaign: the same, then which scenario comes next and the line that takes the crew there (Z15-163, Z15-172).
    fn with_what_follows(&self, ending: Text) -> Text {
        if self.mode != Mode::Campaign {
            return ending;
        }
        let Some(progress) = Progress::after(self) else {
            return text!("zombies15-outcome-campaign-over", ending = ending);
        };
        let number = progress.scenario;
        let name = Text::new(format!("zombies15-scenario-{number}"));
        let line = progress.to_string();
        if number > usize::from(self.number) {
            text!(
                "zombies15-outcome-campaign-next",
                ending = ending,
                n = number,
                name = name,
                progress = line
            )
        } else {
            text!(
                "zombies15-outcome-campaign-again",
                ending = ending,
                n = number,
                name = name,
                progress = line
            )
        }
    }
}
