//! Rules of thumb for Tiny Epic Zombies.
//!
//! A Human lists what brings an Objective on, heals or arms (`tasks.rs`), weighs Wounds and Ammo (`life.rs`), and thinks every
//! way to spend the Moves of the Turn through in a small model of the mall (`plan.rs`). Tasks are shared out by distance in
//! the same way by every bot, so that a team works together without talking. The Zombie Player adds, moves and deals where
//! it hurts. All they know is what their seat may see, and they remember nothing.

mod answers;
mod cards;
mod human;
mod life;
mod look;
mod plan;
mod tasks;
#[cfg(test)]
mod tests;
mod zombie;

use std::sync::Arc;

use shamble_catalog::tiny_epic_zombies::{Action, Ask, State, View};
use shamble_core::{Dice, Millis, Prompt, Seat, Setup};

use self::look::{Hops, Look};
use crate::{Bot, Playable, Sight};

impl Playable for State {
    fn thumb(_setup: &Setup, _seat: Seat) -> Box<dyn Bot<Self>> {
        Box::new(Thumb::new(DEPTH))
    }

    fn quick(_setup: &Setup, _seat: Seat) -> Box<dyn Bot<Self>> {
        Box::new(Thumb::new(QUICK_DEPTH))
    }

    const SLIPS: u32 = 5;

    fn brief(&self, seat: Seat) -> View {
        Self::brief(self, seat)
    }

    /// A glance for a Move, longer over a card or a character.
    fn think_time(_sight: &Sight<'_, Self>, action: &Action, dice: &mut Dice) -> Millis {
        let base = match action {
            Action::Choose(_) | Action::Guess(_) => 1500,
            Action::Deal(_) | Action::Push(..) | Action::Shift(..) => 900,
            _ => 600,
        };
        Millis(base + dice.below(base / 2))
    }
}

/// No more Moves are thought through,
const DEPTH: u8 = 4;
/// and fewer in futures that are played ahead.
const QUICK_DEPTH: u8 = 2;

struct Thumb {
    depth: u8,
    /// Of the mall looked at last; the same until another game begins.
    hops: Option<Arc<Hops>>,
}

impl Thumb {
    fn new(depth: u8) -> Self {
        Self { depth, hops: None }
    }
}

impl Bot<State> for Thumb {
    fn choose(
        &mut self,
        sight: &Sight<'_, State>,
        legal: &[Action],
        _dice: &mut Dice,
    ) -> Option<Action> {
        let prompt = sight.prompt()?;
        if !self.answers(&prompt) {
            return None;
        }
        if let [only] = legal {
            return Some(*only);
        }
        let mut look = |human| Look::new(sight.brief(), human, self.depth, &mut self.hops);
        match prompt.ask {
            Ask::ChooseZombie => zombie::choose_card(legal),
            Ask::ChooseCharacter { .. } => answers::choose_character(legal),
            Ask::Turn { human } => human::turn(&look(Some(human)), legal),
            Ask::Arrive { human } => human::arrive(&look(Some(human)), legal),
            Ask::FreeMove { human } => human::free_move(&look(Some(human)), legal),
            Ask::Rush { human } => human::rush(&look(Some(human)), legal),
            Ask::RushUse { human } => human::use_room(&look(Some(human)), legal),
            Ask::FirstDeal { human } | Ask::Deal { human } => {
                zombie::deal(&look(Some(human)), legal)
            }
            Ask::Horde
            | Ask::Push { .. }
            | Ask::Sift { .. }
            | Ask::Bury { .. }
            | Ask::Litter { .. }
            | Ask::Hurt { .. }
            | Ask::AddZombie { .. }
            | Ask::Gear { .. }
            | Ask::ClearOut => zombie::answer(&look(None), legal),
            Ask::Lock { .. } => zombie::lock_one(&look(None), legal),
            Ask::Shift { how, .. } => zombie::shift(&look(None), how, legal),
            Ask::AnyTime => None,
            ask => answers::answer(&look(answers::human_of(&ask)), &ask, legal),
        }
    }

    /// Whoever is not asked has nothing to gain by meddling: peeks and offers are for people who talk.
    fn answers(&self, prompt: &Prompt<Ask>) -> bool {
        prompt.must
    }
}
