//! Who is asked what, now.

use serde::Serialize;
use shamble_core::{Prompt, Prompts, Say, Seat, Text, text};

use crate::ids::{HeroId, Token};
use crate::label::{hero_text, token_text};
use crate::state::{Open, State, Waiting};

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Ask {
    /// The Active Hero's Actions.
    Act { hero: HeroId, actions: u8 },
    /// The Zombie Attack is over: "Your turn!"
    HandOver { hero: HeroId },
    /// What to keep of a Quick Search.
    Keep { hero: HeroId },
    /// Whether to take the token just turned up.
    Token { hero: HeroId, token: Token },
    /// Which Light Object is lost.
    Lose { hero: HeroId },
    /// Where the Surge comes.
    Surge { hero: HeroId },
    /// The clock may be stopped.
    Pause,
    /// The clock stands.
    Resume,
    /// Items and Bags between two scenarios.
    Checkpoint,
}

impl Say for Ask {
    fn say(&self) -> Text {
        match self {
            Self::Act { hero, actions } => {
                text!("zombies15-ask-act", hero = hero_text(*hero), n = *actions)
            }
            Self::HandOver { hero } => text!("zombies15-ask-hand-over", hero = hero_text(*hero)),
            Self::Keep { hero } => text!("zombies15-ask-keep", hero = hero_text(*hero)),
            Self::Token { hero, token } => text!(
                "zombies15-ask-token",
                hero = hero_text(*hero),
                token = token_text(*token)
            ),
            Self::Lose { hero } => text!("zombies15-ask-lose", hero = hero_text(*hero)),
            Self::Surge { hero } => text!("zombies15-ask-surge", hero = hero_text(*hero)),
            Self::Pause => text!("zombies15-ask-pause"),
            Self::Resume => text!("zombies15-ask-resume"),
            Self::Checkpoint => text!("zombies15-ask-checkpoint"),
        }
    }
}

impl State {
    pub(crate) fn prompts(&self) -> Prompts<Ask> {
        let mut prompts = Prompts::new();
        if let Some(checkpoint) = self.checkpoint {
            let waiting =
                Seat::all(self.n_seats.into()).filter(|seat| !checkpoint.ready.has(*seat));
            prompts.extend(waiting.map(|seat| Prompt::must(seat, Ask::Checkpoint)));
            return prompts;
        }
        if self.ending.is_some() {
            return prompts;
        }
        if self.is_paused() {
            prompts
                .extend(Seat::all(self.n_seats.into()).map(|seat| Prompt::may(seat, Ask::Resume)));
            return prompts;
        }
        let hero = self.active().id;
        let ask = match (self.choice(), self.open) {
            (Some(Waiting::Token), Some(Open::Token(piece))) => Ask::Token {
                hero,
                token: self.tokens[piece.into()].token,
            },
            (Some(Waiting::Search | Waiting::Token), _) => Ask::Keep { hero },
            (Some(Waiting::Loss), _) => Ask::Lose { hero },
            (Some(Waiting::Surge), _) => Ask::Surge { hero },
            (None, _) if self.turn.is_over => Ask::HandOver { hero },
            (None, _) => Ask::Act {
                hero,
                actions: self.turn.actions,
            },
        };
        // Z15-R53, Z15-R55: only Events stop waiting by themselves.
        let until = self
            .clock
            .deadline_ms
            .filter(|_| self.open.is_none())
            .map(|at| self.tempo().table(at));
        let active = self.active_seat();
        prompts.push(Prompt::must(active, ask).until(until));
        if self.may_pause() {
            let others = Seat::all(self.n_seats.into()).filter(|seat| *seat != active);
            prompts.extend(others.map(|seat| Prompt::may(seat, Ask::Pause)));
        }
        prompts
    }
}
