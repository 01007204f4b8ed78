//! One game from the first input to the last, as fast as the rules allow: no log, no events, no texts.

use arrayvec::ArrayVec;
use shamble_bots::{Bot, Sight};
use shamble_core::{Dice, Game, MAX_SEATS, Millis, Outcome, Quiet, Rule, Seat, Setup};

/// What came of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Played {
    /// Nothing if it was given up, or if nobody wanted to act and nothing fell due.
    pub(crate) outcome: Option<Outcome>,
    /// How often a seat acted.
    pub(crate) actions: u32,
    /// Actions and wakes.
    pub(crate) inputs: u32,
    /// Game time at the end.
    pub(crate) time: Millis,
    /// The last round, if the game counts them.
    pub(crate) round: Option<u32>,
}

/// A bot did what the rules refuse: a bug in the bot, or in the game if the game had listed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    pub(crate) seat: Seat,
    pub(crate) action: String,
    pub(crate) rule: Rule,
}

/// A state in play, with the handling of time of the per-action pace.
struct Running<G: Game> {
    state: G,
    now: Millis,
    actions: u32,
    inputs: u32,
}

/// Plays a game; `bots` has one for each seat, `legal` is room to be used again.
pub(crate) fn play<G: Game>(
    setup: &Setup,
    bots: &mut [Box<dyn Bot<G>>],
    dice: &mut Dice,
    legal: &mut Vec<G::Action>,
    max_inputs: u32,
) -> Result<Played, Refused> {
    let mut running = Running {
        state: G::new(setup).expect("the plan was checked, and no seed makes a set-up illegal"),
        now: Millis::ZERO,
        actions: 0,
        inputs: 0,
    };
    let mut outcome = running.state.outcome();
    while outcome.is_none() && running.inputs < max_inputs {
        let asked = running.asked();
        if !running.somebody_acts(&asked, bots, dice, legal)? && !running.time_passes() {
            break;
        }
        outcome = running.state.outcome();
    }
    Ok(Played {
        outcome,
        actions: running.actions,
        inputs: running.inputs,
        time: running.now,
        round: running.state.round(),
    })
}

impl<G: Game> Running<G> {
    /// Seats that can act now.
    fn asked(&self) -> ArrayVec<Seat, MAX_SEATS> {
        let prompts = self.state.prompts();
        let open = prompts.iter().filter(|prompt| prompt.is_open(self.now));
        open.map(|prompt| prompt.seat).collect()
    }

    /// Lets the first of `asked` that wants to act do so. Where several are asked at once, each is as likely to be first.
    fn somebody_acts(
        &mut self,
        asked: &[Seat],
        bots: &mut [Box<dyn Bot<G>>],
        dice: &mut Dice,
        legal: &mut Vec<G::Action>,
    ) -> Result<bool, Refused> {
        let first = if asked.len() > 1 {
            dice.pick(asked.len())
        } else {
            0
        };
        for &seat in asked[first..].iter().chain(&asked[..first]) {
            legal.clear();
            self.state.legal_actions(seat, self.now, legal);
            let sight = Sight::new(&self.state, seat, self.now);
            if let Some(action) = bots[seat.index()].choose(&sight, legal, dice) {
                self.act(seat, &action)?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn act(&mut self, seat: Seat, action: &G::Action) -> Result<(), Refused> {
        let until = self.now + self.state.cost(seat, action);
        let result = self.state.act(seat, action, self.now, &mut Quiet);
        result.map_err(|illegal| Refused {
            seat,
            action: action.to_string(),
            rule: illegal.rule,
        })?;
        self.actions += 1;
        self.inputs += 1;
        while self.state.outcome().is_none()
            && let Some(due) = self.state.next_wake()
            && due <= until
        {
            self.wake(due);
        }
        self.now = self.now.max(until);
        Ok(())
    }

    /// Nobody acts: time runs to the next instant at which something happens or somebody can. False if there is none.
    fn time_passes(&mut self) -> bool {
        let due = self.state.next_wake();
        let prompts = self.state.prompts();
        let openings = prompts.iter().filter_map(|prompt| prompt.from);
        let opens = openings.filter(|from| *from > self.now).min();
        match (due, opens) {
            (Some(due), opens) if opens.is_none_or(|opens| due <= opens) => self.wake(due),
            (_, Some(opens)) => self.now = opens,
            _ => return false,
        }
        true
    }

    fn wake(&mut self, due: Millis) {
        self.now = self.now.max(due);
        self.inputs += 1;
        self.state.wake(due, &mut Quiet);
    }
}
