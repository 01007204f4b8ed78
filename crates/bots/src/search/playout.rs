//! One future: a dealt world played on by rules of thumb, as far as the horizon.

use shamble_core::{Dice, Illegal, Millis, Prompts, Quiet, Runner, Seat, Seed};

use crate::advice::progress;
use crate::{Bot, Playable, Sight};

/// A world with its time. Time passes as at the per-action pace, whatever the table's.
pub(crate) struct Playout<G> {
    pub(crate) state: G,
    pub(crate) now: Millis,
    n_acts: u32,
    luck: Option<Luck>,
}

/// The dice of a future, laid down moment by moment: the third fight of the second turn is thrown with the same dice
/// whatever was thrown before it. So futures of different choices stay comparable after the first die that only one of
/// them needed.
struct Luck {
    seed: Seed,
    /// Hand-overs so far.
    n_stages: u32,
    /// How often each kind of throw has been made since the last one.
    n_throws: [u16; N_THROWS],
}

/// Kinds of throws that a game may tell apart.
const N_THROWS: usize = 8;

/// Sets the dice of bots apart from those of the table.
const BOTS: u64 = 1 << 63;

/// How far a future is played.
#[derive(Clone, Copy)]
pub(crate) struct Horizon {
    /// Hand-overs.
    pub(crate) stages: u32,
    /// Acts, in case nothing is handed over.
    pub(crate) acts: u32,
}

/// Who plays a seat for the rest of its turn.
pub(crate) struct Plan<'a, G: Playable> {
    pub(crate) seat: Seat,
    pub(crate) bot: &'a mut Box<dyn Bot<G>>,
}

impl Horizon {
    pub(crate) fn half_rounds<G: Playable>(half_rounds: u32, n_seats: usize) -> Self {
        let stages = (half_rounds * G::stages_a_round(n_seats)).div_ceil(2);
        Self {
            stages,
            acts: stages * G::STAGE_ACTS,
        }
    }
}

impl<G: Playable> Playout<G> {
    pub(crate) fn new(state: G, now: Millis) -> Self {
        Self {
            state,
            now,
            n_acts: 0,
            luck: None,
        }
    }

    /// The same with dice that follow from `seed`.
    pub(crate) fn with_luck(self, seed: Seed) -> Self {
        Self {
            luck: Some(Luck::new(seed)),
            ..self
        }
    }

    pub(crate) fn act(&mut self, seat: Seat, action: &G::Action) -> Result<(), Illegal> {
        let until = self.now + self.state.cost(seat, action);
        if let Some(luck) = &mut self.luck
            && let Some(kind) = G::throws(action)
        {
            *self.state.dice_mut() = luck.throw(kind);
        }
        self.state.act(seat, action, self.now, &mut Quiet)?;
        self.n_acts += 1;
        self.run_until(until);
        Ok(())
    }

    /// Plays on until so many stages have begun after `stage`, or the game is over. `plan` plays its seat until the first of
    /// them begins.
    pub(crate) fn play(
        &mut self,
        mut stage: Option<u32>,
        horizon: Horizon,
        mut plan: Option<Plan<'_, G>>,
        bots: &mut [Box<dyn Bot<G>>],
        dice: &mut Dice,
        legal: &mut Vec<G::Action>,
    ) {
        let mut n_stages = 0;
        while self.state.outcome().is_none() && self.n_acts < horizon.acts {
            if let Some(now) = G::stage(&self.state)
                && stage != Some(now)
            {
                n_stages += u32::from(stage.is_some());
                stage = Some(now);
                if n_stages > 0 {
                    plan = None;
                }
                if n_stages >= horizon.stages {
                    return;
                }
                if let Some(luck) = &mut self.luck
                    && n_stages > 0
                {
                    luck.hand_over();
                    *self.state.dice_mut() = luck.dice(0);
                    *dice = luck.dice(BOTS);
                }
            }
            if !self.somebody_acts(&mut plan, bots, dice, legal) && !self.pass() {
                return;
            }
        }
    }

    /// What this future is worth to `seat`; `values` is left with what its adviser measured.
    pub(crate) fn worth(&self, seat: Seat, values: &mut Vec<f32>) -> f32 {
        let judged = progress(&Sight::new(&self.state, seat, self.now), values);
        match self.state.outcome() {
            Some(outcome) => G::utility(&outcome, seat),
            None => judged,
        }
    }

    /// Lets the first seat that is asked and wants to act do so. Where several are asked, each is as likely to be first.
    fn somebody_acts(
        &mut self,
        plan: &mut Option<Plan<'_, G>>,
        bots: &mut [Box<dyn Bot<G>>],
        dice: &mut Dice,
        legal: &mut Vec<G::Action>,
    ) -> bool {
        let mut asked: Prompts<G::Ask> = self.state.prompts();
        asked.retain(|prompt| prompt.is_open(self.now));
        let first = if asked.len() > 1 {
            dice.pick(asked.len())
        } else {
            0
        };
        for prompt in asked[first..].iter().chain(&asked[..first]) {
            let seat = prompt.seat;
            let bot = match plan {
                Some(plan) if plan.seat == seat => &mut *plan.bot,
                _ => &mut bots[seat.index()],
            };
            if !bot.answers(prompt) {
                continue;
            }
            legal.clear();
            self.state.legal_actions(seat, self.now, legal);
            let sight = Sight::new(&self.state, seat, self.now);
            let action = bot.choose(&sight, legal, dice);
            // An act that the rules refuse would be a bug of the bot, which its own tests find; here time goes on.
            if action.is_some_and(|action| self.act(seat, &action).is_ok()) {
                return true;
            }
        }
        false
    }
}

impl Luck {
    fn new(seed: Seed) -> Self {
        Self {
            seed,
            n_stages: 0,
            n_throws: [0; N_THROWS],
        }
    }

    fn hand_over(&mut self) {
        self.n_stages += 1;
        self.n_throws = [0; N_THROWS];
    }

    /// The dice for the next throw of a kind.
    fn throw(&mut self, kind: u8) -> Dice {
        let kind = usize::from(kind) % N_THROWS;
        let n = &mut self.n_throws[kind];
        *n = n.saturating_add(1);
        let which = ((kind as u64 + 1) << 16) | u64::from(*n);
        self.dice(which)
    }

    fn dice(&self, which: u64) -> Dice {
        Dice::new(self.seed.derive(which ^ (u64::from(self.n_stages) << 32)))
    }
}

impl<G: Playable> Runner<G> for Playout<G> {
    fn state(&self) -> &G {
        &self.state
    }

    fn now(&self) -> Millis {
        self.now
    }

    fn set_now(&mut self, now: Millis) {
        self.now = now;
    }

    fn wake(&mut self, due: Millis) {
        self.state.wake(due, &mut Quiet);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_throw_has_its_dice_whatever_else_was_thrown() {
        let (mut plain, mut fighter) = (
            Luck::new(Seed::from_number(1)),
            Luck::new(Seed::from_number(1)),
        );
        let first = fighter.throw(3);
        assert_ne!(first, fighter.throw(3));
        assert_eq!(plain.throw(0), fighter.throw(0));
        assert_eq!(plain.throw(3), first);
        plain.hand_over();
        fighter.hand_over();
        let next = fighter.throw(3);
        assert_eq!(plain.throw(3), next);
        assert_ne!(next, first);
        assert_ne!(plain.dice(0), plain.dice(BOTS));
    }
}
