//! Who is asked what, now.

use serde::{Deserialize, Serialize};
use shamble_core::{Prompt, Prompts, Say, Seat, Text, text};

use crate::options::Dropping;
use crate::rules::trade;
use crate::state::{Point, State};

/// What a prompt asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Where a token of this sort goes (ZM-R51).
    PlaceObjective,
    PlaceLoot,
    /// Which start space (ZM-R79).
    Start,
    /// Which side is north (ZM-R11).
    North,
    /// A point of the turn (ZM-R26).
    Point(Point),
    /// Which end of a diagonal (ZM-R12).
    Hop,
    /// Fight or flee (ZM-R38).
    Fight,
    /// What to do about a lost roll (ZM-R41).
    Lost,
    /// Which zombie moves which way (ZM-R76).
    MoveZombie,
    /// Which card of a Loot Pile (ZM-104).
    Take,
    /// Which of two drawn cards.
    Keep,
    /// Which Survivor turned.
    Turned,
    /// Whether to accept a trade (ZM-R46).
    Answer {
        from: Seat,
    },
    /// Others may offer trades, or drop cards, while they wait.
    Aside,
}

impl Say for Ask {
    fn say(&self) -> Text {
        match self {
            Self::PlaceObjective => text!("zombie-mall-ask-place-objective"),
            Self::PlaceLoot => text!("zombie-mall-ask-place-loot"),
            Self::Start => text!("zombie-mall-ask-start"),
            Self::North => text!("zombie-mall-ask-north"),
            Self::Point(Point::BeforeSpawn) => text!("zombie-mall-ask-before-spawn"),
            Self::Point(Point::BeforeRoll) => text!("zombie-mall-ask-before-roll"),
            Self::Point(Point::Moving) => text!("zombie-mall-ask-moving"),
            Self::Point(Point::Ending) => text!("zombie-mall-ask-ending"),
            Self::Hop => text!("zombie-mall-ask-hop"),
            Self::Fight => text!("zombie-mall-ask-fight"),
            Self::Lost => text!("zombie-mall-ask-lost"),
            Self::MoveZombie => text!("zombie-mall-ask-move-zombie"),
            Self::Take => text!("zombie-mall-ask-take"),
            Self::Keep => text!("zombie-mall-ask-keep"),
            Self::Turned => text!("zombie-mall-ask-turned"),
            Self::Answer { from } => text!("zombie-mall-ask-answer", from = *from),
            Self::Aside => text!("zombie-mall-ask-aside"),
        }
    }
}

/// Every open prompt: the seat the game waits for first.
pub(crate) fn prompts(state: &State) -> Prompts<Ask> {
    let mut prompts = Prompts::new();
    if state.ending.is_some() {
        return prompts;
    }
    if let Some(offer) = &state.offer {
        prompts.push(Prompt::must(offer.to, Ask::Answer { from: offer.from }));
        return prompts;
    }
    prompts.push(Prompt::must(state.turn.seat, state.ask));
    if matches!(state.ask, Ask::Point(_)) {
        for seat in state.on_map().filter(|seat| *seat != state.turn.seat) {
            let may_drop =
                state.options.drop == Dropping::Any && trade::may_drop_aside(state, seat);
            if may_drop || trade::has_offers(state, seat) {
                prompts.push(Prompt::may(seat, Ask::Aside));
            }
        }
    }
    prompts
}

/// What `seat` is asked, if anything.
pub(crate) fn asked(state: &State, seat: Seat) -> Option<Ask> {
    prompts(state)
        .iter()
        .find(|prompt| prompt.seat == seat)
        .map(|prompt| prompt.ask)
}
