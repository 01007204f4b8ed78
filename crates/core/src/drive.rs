//! Random play straight on a state: the loop of simulations and playouts, without session and log, and the source of
//! random moves for the contract suite. Nothing is allocated per move once the buffer has grown.

use arrayvec::ArrayVec;

use crate::runner::next_instant;
use crate::{Dice, Game, MAX_SEATS, Millis, Pace, Runner, Seat, Sink};

/// At the real-time pace one move in so many lets time pass although somebody could act.
const PATIENCE: usize = 4;

/// What can be done next.
#[derive(Clone, Debug, PartialEq)]
pub enum Move<A> {
    /// This seat takes this action, now.
    Act(Seat, A),
    /// Nobody acts until this instant.
    Pass(Millis),
}

/// How a random game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Acts and wakes.
    pub n_inputs: usize,
    /// Acts alone.
    pub n_acts: usize,
    /// Game time at the end.
    pub now: Millis,
    /// Whether the game came to its end within the bound.
    pub is_over: bool,
}

/// A random action of a random seat that is asked and has one; `buffer` is scratch space.
#[inline]
pub fn choose_random<G: Game>(
    state: &G,
    now: Millis,
    dice: &mut Dice,
    buffer: &mut Vec<G::Action>,
) -> Option<(Seat, G::Action)> {
    let mut asked: ArrayVec<Seat, MAX_SEATS> = state
        .prompts()
        .iter()
        .filter(|prompt| prompt.is_open(now))
        .map(|prompt| prompt.seat)
        .collect();
    while !asked.is_empty() {
        let seat = asked.swap_remove(dice.pick(asked.len()));
        buffer.clear();
        state.legal_actions(seat, now, buffer);
        if !buffer.is_empty() {
            let index = dice.pick(buffer.len());
            return Some((seat, buffer.swap_remove(index)));
        }
    }
    None
}

/// A random move, or nothing at a dead end. At the real-time pace time passes now and then.
pub fn random_move<G: Game>(
    state: &G,
    pace: Pace,
    now: Millis,
    dice: &mut Dice,
    buffer: &mut Vec<G::Action>,
) -> Option<Move<G::Action>> {
    let next = next_instant(state, now);
    if let (Pace::RealTime, Some(next)) = (pace, next)
        && dice.pick(PATIENCE) == 0
    {
        return Some(Move::Pass(next));
    }
    let act = choose_random(state, now, dice, buffer);
    act.map(|(seat, action)| Move::Act(seat, action))
        .or(next.map(Move::Pass))
}

/// Plays `state` from `now` with random moves until it is over or `max_inputs` acts and wakes have happened. Time passes
/// as in a session. Panics if the game breaks its contract: a dead end, or a listed action that is refused.
pub fn play_random<G: Game>(
    state: &mut G,
    pace: Pace,
    now: Millis,
    dice: &mut Dice,
    sink: &mut impl Sink<G::Event>,
    max_inputs: usize,
) -> Played {
    let mut buffer = Vec::new();
    let mut table = Table {
        state,
        sink,
        played: Played {
            n_inputs: 0,
            n_acts: 0,
            now,
            is_over: false,
        },
    };
    if pace == Pace::PerAction {
        table.go_on();
    }
    while table.played.n_inputs < max_inputs && table.state.outcome().is_none() {
        let now = table.played.now;
        match random_move(table.state, pace, now, dice, &mut buffer) {
            Some(Move::Act(seat, action)) => table.act(seat, &action, pace),
            Some(Move::Pass(until)) => table.run_until(until),
            None => panic!("a dead end: nobody is asked and nothing falls due"),
        }
    }
    table.played.is_over = table.state.outcome().is_some();
    table.played
}

/// A state being played, with its time.
struct Table<'a, G, S> {
    state: &'a mut G,
    sink: &'a mut S,
    played: Played,
}

impl<G: Game, S: Sink<G::Event>> Table<'_, G, S> {
    #[inline]
    fn act(&mut self, seat: Seat, action: &G::Action, pace: Pace) {
        let now = self.played.now;
        let cost = self.state.cost(seat, action);
        if let Err(illegal) = self.state.act(seat, action, now, self.sink) {
            panic!(
                "'{action}' is listed for seat {seat} and refused by {}",
                illegal.rule
            );
        }
        self.played.n_inputs += 1;
        self.played.n_acts += 1;
        if pace == Pace::PerAction {
            self.run_until(now + cost);
            self.go_on();
        }
    }

    fn go_on(&mut self) {
        assert!(
            self.settle(),
            "a dead end: nobody is asked and nothing falls due"
        );
    }
}

impl<G: Game, S: Sink<G::Event>> Runner<G> for Table<'_, G, S> {
    fn state(&self) -> &G {
        self.state
    }

    fn now(&self) -> Millis {
        self.played.now
    }

    fn set_now(&mut self, now: Millis) {
        self.played.now = now;
    }

    fn wake(&mut self, due: Millis) {
        self.played.n_inputs += 1;
        self.state.wake(due, self.sink);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::toy::{Flaw, Toy};
    use crate::{OptionValues, Quiet, Seed, Session, Setup};

    fn setup(pace: Pace, seed: u64) -> Setup {
        Setup {
            options: OptionValues::new(),
            seats: 3,
            pace,
            seed: Seed::from_number(seed),
        }
    }

    #[test]
    fn time_passes_as_in_a_session() {
        for (pace, seed) in
            (0..20).flat_map(|seed| [(Pace::PerAction, seed), (Pace::RealTime, seed)])
        {
            let mut state = Toy::new(&setup(pace, seed)).unwrap();
            let mut dice = Dice::new(Seed::from_number(seed));
            let played = play_random(&mut state, pace, Millis::ZERO, &mut dice, &mut Quiet, 1_000);
            assert!(played.is_over);

            let (mut session, _) = Session::<Toy>::start(setup(pace, seed)).unwrap();
            let mut dice = Dice::new(Seed::from_number(seed));
            let (mut buffer, mut steps, mut clock) = (Vec::new(), Vec::new(), Millis::ZERO);
            while session.state().outcome().is_none() {
                let now = session.now().max(clock);
                match random_move(session.state(), pace, now, &mut dice, &mut buffer).unwrap() {
                    Move::Act(seat, action) => {
                        session.act_typed(seat, &action, now, &mut steps).unwrap()
                    }
                    Move::Pass(until) => {
                        clock = until;
                        session.advance(until, &mut steps);
                    }
                }
            }
            assert_eq!(session.log().len(), played.n_inputs);
            assert_eq!(session.now(), played.now);
            assert_eq!(session.state().state_hash(), state.state_hash());
        }
    }

    #[test]
    fn the_bound_holds() {
        let mut state = Toy::new(&setup(Pace::PerAction, 1)).unwrap();
        let mut dice = Dice::new(Seed::from_number(1));
        let played = Flaw::NeverEnds.during(|| {
            let now = Millis::ZERO;
            play_random(&mut state, Pace::PerAction, now, &mut dice, &mut Quiet, 100)
        });
        assert!(
            !played.is_over && (100..200).contains(&played.n_inputs),
            "{played:?}"
        );
    }
}
