//! Rules of thumb for the Cliché Zombie Game.
//!
//! The bot answers each prompt by its chapter: the race, the row, the free step. Its character decides whether it works
//! for the car, for its own motorcycle, or pretends. All it knows is what its seat may see, and it remembers nothing.

mod car;
mod character;
mod free;
mod guess;
mod look;
mod offers;
mod race;
mod row;
mod tempo;
#[cfg(test)]
mod tests;
mod worth;

use shamble_catalog::cliche::{Action, Ask, State, View};
use shamble_core::{Dice, Millis, Seat, Setup};

use self::character::Character;
use self::look::Look;
use crate::{Bot, Playable, Sight};

impl Playable for State {
    fn thumb(setup: &Setup, seat: Seat) -> Box<dyn Bot<Self>> {
        Box::new(Thumb {
            character: Character::of(setup, seat),
        })
    }

    const SLIPS: u32 = 3;
    const SLIPS_FAR: bool = true;

    fn brief(&self, seat: Seat) -> View {
        Self::brief(self, seat)
    }

    fn opens_later(sight: &Sight<'_, Self>) -> Option<Millis> {
        tempo::die_ready_at(sight).filter(|ready| *ready > sight.now())
    }

    fn think_time(sight: &Sight<'_, Self>, action: &Action, dice: &mut Dice) -> Millis {
        tempo::think_time(sight, action, dice)
    }
}

struct Thumb {
    character: Character,
}

impl Bot<State> for Thumb {
    fn choose(
        &mut self,
        sight: &Sight<'_, State>,
        legal: &[Action],
        dice: &mut Dice,
    ) -> Option<Action> {
        // Most decisions of a game are rolls that leave no choice.
        if let [Action::Roll] = legal {
            return Some(Action::Roll);
        }
        let prompt = sight.prompt()?;
        let look = || Look::new(sight, self.character);
        match prompt.ask {
            Ask::NameZombie => race::name_zombie(sight.seat(), legal, dice),
            // The default, the first human clockwise from the zombie, is listed first.
            Ask::GiveStartCard => legal.first().copied(),
            // As many shotguns as there are: one in the hand is of no use in the race.
            Ask::Arm => legal.last().copied(),
            Ask::Roll | Ask::Shoot => race::roll_or_shoot(sight, legal, dice),
            Ask::Trade => Some(row::human_turn(&look()?, legal)),
            Ask::ZombieTrade => Some(row::zombie_turn(&look()?, legal)),
            Ask::Build => free::ride(&look()?, legal),
            Ask::AnswerCar => car::answer(&look()?, legal),
            Ask::FreeStep if prompt.must => Some(free::step(&look()?, legal, dice)),
            Ask::FreeStep => free::when_done(legal, look),
        }
    }
}
