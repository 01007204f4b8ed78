//! Bots of the house on some of the seats.

use shamble_bots::{Bot, Level, Playable, Sight, bot};
use shamble_core::{Dice, Encoded, Seat, Seed};

use super::{Typed, bot_refused};
use crate::Error;

/// Sets the bots' dice apart from those of the table they sit at, as the laboratory does.
const BOTS: u64 = u64::MAX;

/// The bots of a table. They keep nothing between two decisions, so a copy of the table makes its own when it needs them.
pub(super) struct Bots<G: Playable> {
    sitting: Vec<Option<Box<dyn Bot<G>>>>,
    dice: Dice,
}

impl<G: Playable> Bots<G> {
    pub(super) fn new(seed: Seed) -> Self {
        Self {
            sitting: Vec::new(),
            dice: Dice::new(seed.derive(BOTS)),
        }
    }

    /// The same bots with the same dice, for a copy of the table.
    pub(super) fn again(&self) -> Self {
        Self {
            sitting: Vec::new(),
            dice: self.dice.clone(),
        }
    }

    pub(super) fn reseed(&mut self, seed: Seed) {
        self.dice = Dice::new(seed.derive(BOTS));
    }
}

impl<G: Playable + Encoded> Typed<G> {
    /// What the bot on `seat` does with the choices that are listed.
    pub(super) fn bot_choice(&mut self, seat: Seat, level: Level) -> Option<G::Action> {
        let bots = &mut self.bots;
        if bots.sitting.is_empty() {
            bots.sitting.resize_with(self.setup.seats, || None);
        }
        let setup = &self.setup;
        let bot = bots.sitting[seat.index()].get_or_insert_with(|| bot(level, setup, seat));
        let sight = Sight::new(&self.state, seat, self.now);
        bot.choose(&sight, &self.listed.actions, &mut bots.dice)
    }

    /// The bot on `seat` acts or lets time pass.
    pub(super) fn bot_answers(&mut self, seat: Seat, level: Level) -> Result<(), Error> {
        let wanted = self.bot_choice(seat, level);
        // Where nothing comes by itself a bot has to do something too.
        let choice = wanted.or_else(|| {
            let actions = &self.listed.actions;
            self.is_stuck.then(|| actions[0].clone())
        });
        match choice {
            Some(action) => self
                .apply(seat, &action)
                .map_err(|illegal| bot_refused(seat, &action, &illegal)),
            None => {
                let must = self.must(seat);
                self.wait(seat, must);
                Ok(())
            }
        }
    }
}
