//! The contract with hosts: every method is one line to where the work is done.

use std::sync::Arc;

use shamble_core::{
    Account, Dice, Game, GameSpec, Illegal, Millis, Outcome, Parts, Pausing, Prompts, Seat, Setup,
    SetupError, Sink, Text, Viewer,
};

use crate::action::{Action, Command};
use crate::event::Event;
use crate::options::spec;
use crate::position::Position;
use crate::prompt::Ask;
use crate::setup::set_up;
use crate::state::State;
use crate::view::View;

impl Game for State {
    const ID: &'static str = "zombies15";

    type Action = Action;
    type Ask = Ask;
    type Event = Event;
    type View = View;
    type Position = Position;

    fn spec() -> GameSpec {
        spec()
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        set_up(setup)
    }

    fn n_seats(&self) -> usize {
        self.n_seats.into()
    }

    fn prompts(&self) -> Prompts<Ask> {
        State::prompts(self)
    }

    fn legal_actions(&self, seat: Seat, _now: Millis, out: &mut Vec<Action>) {
        State::legal_actions(self, seat, out);
    }

    fn compose(&self, seat: Seat, now: Millis, begun: &str, parts: &mut Parts) {
        State::compose(self, seat, now, begun, parts);
    }

    fn act(
        &mut self,
        seat: Seat,
        action: &Action,
        now: Millis,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        State::act(self, seat, action, now, out)
    }

    fn wake(&mut self, now: Millis, out: &mut impl Sink<Event>) {
        State::wake(self, now, out);
    }

    fn next_wake(&self) -> Option<Millis> {
        State::next_wake(self)
    }

    /// Z15-R06: a fixed price per command; "Actions over" and "Your turn!" share one between them.
    fn cost(&self, _seat: Seat, action: &Action) -> Millis {
        match action.command() {
            Command::Checkpoint | Command::Clock => Millis::ZERO,
            Command::EndActions | Command::EndTurn => Millis(self.rules.action_ms / 2),
            Command::Action | Command::Answer => Millis(self.rules.action_ms),
        }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        State::outcome(self)
    }

    fn view(&self, viewer: Viewer) -> View {
        State::view(self, viewer)
    }

    fn views(&self, viewers: &[Viewer]) -> Vec<Arc<View>> {
        State::views(self, viewers)
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn is_revealing(event: &Event) -> bool {
        event.is_revealing()
    }

    fn determinize(&self, _seat: Seat, dice: &mut Dice) -> Self {
        State::determinize(self, dice)
    }

    fn pausing(&self) -> Pausing {
        State::pausing(self)
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn dice_mut(&mut self) -> &mut Dice {
        &mut self.dice
    }

    fn label(&self, _seat: Seat, action: &Action) -> Text {
        State::label(self, action)
    }

    fn account(&self, account: &mut Account) {
        State::account(self, account);
    }

    fn any_action(&self, dice: &mut Dice) -> Action {
        State::any_action(self, dice)
    }

    fn position(&self) -> Position {
        State::position(self)
    }

    fn from_position(position: Position) -> Result<Self, Vec<String>> {
        State::from_position(position)
    }
}
