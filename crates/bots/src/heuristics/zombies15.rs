//! Rules of thumb for Zombies 15'.
//!
//! Every decision starts from the view alone: what has to be fetched, opened, carried or held is shared out among the
//! Heroes in the same way by every bot, so that a crew of bots works together without talking. Then the Active Hero
//! fights what is in the way, walks, searches when weapons run low, and ends the turn in time.

mod act;
mod carry;
mod fight;
mod goods;
mod look;
mod plan;
#[cfg(test)]
mod tests;

use shamble_catalog::zombies15::{Action, Ask, State, View};
use shamble_core::{Dice, Millis, Seat, Setup};

use self::look::Look;
use self::plan::Task;
use crate::{Bot, Playable, Sight};

impl Playable for State {
    fn thumb(_setup: &Setup, _seat: Seat) -> Box<dyn Bot<Self>> {
        Box::new(Thumb)
    }

    fn plans(sight: &Sight<'_, Self>) -> Vec<Box<dyn Bot<Self>>> {
        let is_turn =
            matches!(sight.prompt(), Some(prompt) if matches!(prompt.ask, Ask::Act { .. }));
        if !is_turn {
            return Vec::new();
        }
        plan::alternatives(&Look::new(sight))
            .into_iter()
            .map(|task| Box::new(After(task)) as Box<dyn Bot<Self>>)
            .collect()
    }

    const SLIPS: u32 = 3;

    fn brief(&self, _seat: Seat) -> View {
        Self::brief(self)
    }

    /// About as long as a practised player takes: a glance for a Move, longer over a find.
    fn think_time(_sight: &Sight<'_, Self>, action: &Action, dice: &mut Dice) -> Millis {
        let base = match action {
            Action::EndActions | Action::EndTurn => 700,
            Action::Keep(_) | Action::Careful(_) => 2500,
            Action::Surge { .. } | Action::Lose { .. } => 1500,
            _ => 1300,
        };
        Millis(base + dice.below(base / 2))
    }
}

/// Pursues a task that is not the one the rules of thumb would give it.
struct After(Task);

impl Bot<State> for After {
    fn choose(
        &mut self,
        sight: &Sight<'_, State>,
        legal: &[Action],
        dice: &mut Dice,
    ) -> Option<Action> {
        if let Some(prompt) = sight.prompt()
            && matches!(prompt.ask, Ask::Act { .. })
            && legal.len() > 1
            && let Some(action) = act::pursue(&Look::new(sight), legal, self.0)
        {
            return Some(action);
        }
        Thumb.choose(sight, legal, dice)
    }
}

struct Thumb;

impl Bot<State> for Thumb {
    fn choose(
        &mut self,
        sight: &Sight<'_, State>,
        legal: &[Action],
        dice: &mut Dice,
    ) -> Option<Action> {
        if let [only] = legal {
            return Some(*only);
        }
        let prompt = sight.prompt()?;
        let look = Look::new(sight);
        match prompt.ask {
            Ask::Act { .. } => Some(act::choose(&look, legal)),
            Ask::Keep { .. } => goods::keep(&look, legal),
            Ask::Token { token, .. } => goods::token(&look, token, legal),
            Ask::Lose { .. } => goods::lose(&look, legal),
            Ask::Surge { .. } => plan::surge(&look, legal),
            Ask::Checkpoint => goods::checkpoint(&look, legal),
            Ask::HandOver { .. } | Ask::Pause | Ask::Resume => legal.first().copied(),
        }
        .or_else(|| (!legal.is_empty()).then(|| legal[dice.pick(legal.len())]))
    }
}
