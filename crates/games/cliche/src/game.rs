//! The game as hosts see it: every method hands over to the file that knows.

use std::sync::Arc;

use shamble_core::{
    Account, Dice, Game, GameSpec, Illegal, Millis, OptionValues, Outcome, Parts, Prompt, Prompts,
    Seat, Setup, SetupError, Sink, Text, Viewer,
};

use crate::action::Action;
use crate::event::{self, Event};
use crate::position::{self, Position};
use crate::prompt::{self, Ask};
use crate::state::State;
use crate::view::{self, View};
use crate::{account, compose, label, legal, options, outcome, setup, turn};

impl Game for State {
    const ID: &'static str = "cliche";

    type Action = Action;
    type Ask = Ask;
    type Event = Event;
    type View = View;
    type Position = Position;

    fn spec() -> GameSpec {
        options::spec()
    }

    fn simulation_options() -> OptionValues {
        // CZG-R11: tick for bots and tests; the odds are the same.
        OptionValues::from([("race".to_owned(), "tick".to_owned())])
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        setup::table(setup)
    }

    fn n_seats(&self) -> usize {
        self.hand.len()
    }

    fn prompts(&self) -> Prompts<Ask> {
        prompt::prompts(self)
    }

    fn sees_prompt(&self, viewer: Viewer, prompt: &Prompt<Ask>) -> bool {
        prompt::sees(viewer, prompt)
    }

    fn legal_actions(&self, seat: Seat, now: Millis, out: &mut Vec<Action>) {
        legal::actions(self, seat, now, out);
    }

    fn compose(&self, seat: Seat, _now: Millis, begun: &str, parts: &mut Parts) {
        compose::parts(self, seat, begun, parts);
    }

    fn act(
        &mut self,
        seat: Seat,
        action: &Action,
        now: Millis,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        turn::act(self, seat, action, now, out)
    }

    fn wake(&mut self, now: Millis, out: &mut impl Sink<Event>) {
        turn::wake(self, now, out);
    }

    fn next_wake(&self) -> Option<Millis> {
        turn::next_wake(self)
    }

    fn cost(&self, _seat: Seat, action: &Action) -> Millis {
        turn::cost(self, action)
    }

    fn is_rivalry(&self) -> bool {
        true
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        outcome::outcome(self)
    }

    fn round(&self) -> Option<u32> {
        Some(self.round)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn views(&self, viewers: &[Viewer]) -> Vec<Arc<View>> {
        view::views(self, viewers)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        event::redact(event, viewer)
    }

    fn is_revealing(event: &Event) -> bool {
        event::is_revealing(event)
    }

    fn determinize(&self, seat: Seat, dice: &mut Dice) -> Self {
        view::determinize(self, seat, dice)
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn dice_mut(&mut self) -> &mut Dice {
        &mut self.dice
    }

    fn label(&self, seat: Seat, action: &Action) -> Text {
        label::label(self, seat, action)
    }

    fn position(&self) -> Position {
        position::describe(self)
    }

    fn from_position(position: Position) -> Result<Self, Vec<String>> {
        position::build(position)
    }

    fn account(&self, account: &mut Account) {
        account::account(self, account);
    }

    fn any_action(&self, dice: &mut Dice) -> Action {
        account::any_action(self, dice)
    }
}
