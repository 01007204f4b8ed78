//! The game as hosts see it: every method hands over to the file that knows.

use shamble_core::{
    Account, Dice, Game, GameSpec, Illegal, Millis, Outcome, Prompts, Seat, Setup, SetupError,
    Sink, Text, Viewer,
};

use crate::action::Action;
use crate::event::{self, Event};
use crate::prompt::{self, Ask};
use crate::state::State;
use crate::view::{self, View};
use crate::{account, label, legal, options, outcome, position, setup, turn};

impl Game for State {
    const ID: &'static str = "last-door";

    type Action = Action;
    type Ask = Ask;
    type Event = Event;
    type View = View;
    type Position = Self;

    fn spec() -> GameSpec {
        options::spec()
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        setup::table(setup)
    }

    fn n_seats(&self) -> usize {
        self.seats
    }

    fn prompts(&self) -> Prompts<Ask> {
        prompt::prompts(self)
    }

    fn legal_actions(&self, seat: Seat, _: Millis, out: &mut Vec<Action>) {
        legal::actions(self, seat, out);
    }

    fn act(
        &mut self,
        seat: Seat,
        action: &Action,
        _: Millis,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        turn::act(self, seat, *action, out)
    }

    fn wake(&mut self, now: Millis, out: &mut impl Sink<Event>) {
        turn::wake(self, now, out);
    }

    fn next_wake(&self) -> Option<Millis> {
        turn::next_wake(self)
    }

    fn cost(&self, _: Seat, _: &Action) -> Millis {
        turn::cost()
    }

    fn outcome(&self) -> Option<Outcome> {
        outcome::outcome(self)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event::redact(event, viewer))
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

    fn label(&self, _: Seat, action: &Action) -> Text {
        label::label(*action)
    }

    fn position(&self) -> Self {
        self.clone()
    }

    fn from_position(position: Self) -> Result<Self, Vec<String>> {
        position::build(position)
    }

    fn account(&self, account: &mut Account) {
        account::account(self, account);
    }

    fn any_action(&self, dice: &mut Dice) -> Action {
        account::any_action(dice)
    }
}
