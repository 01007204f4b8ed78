//! The game as hosts see it: every method hands over to the file that knows.

use std::sync::Arc;

use shamble_core::{
    Account, Dice, Game, GameSpec, Illegal, Millis, Outcome, Prompts, Seat, Setup, SetupError,
    Sink, Text, Viewer,
};

use crate::action::Action;
use crate::event::Event;
use crate::position::Position;
use crate::prompt::Ask;
use crate::view::View;
use crate::{State, options, setup};

impl Game for State {
    const ID: &'static str = "tiny-epic-zombies";

    type Action = Action;
    type Ask = Ask;
    type Event = Event;
    type View = View;
    type Position = Position;

    fn spec() -> GameSpec {
        options::spec()
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        setup::table(setup)
    }

    fn n_seats(&self) -> usize {
        usize::from(self.n_seats)
    }

    fn prompts(&self) -> Prompts<Ask> {
        self.open_prompts()
    }

    fn legal_actions(&self, seat: Seat, _now: Millis, out: &mut Vec<Action>) {
        self.list_actions(seat, out);
    }

    fn act(
        &mut self,
        seat: Seat,
        action: &Action,
        _now: Millis,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        self.act_on(seat, *action, out)
    }

    fn wake(&mut self, _now: Millis, _out: &mut impl Sink<Event>) {
        // Nothing here hangs on the clock.
    }

    fn next_wake(&self) -> Option<Millis> {
        None
    }

    fn is_rivalry(&self) -> bool {
        let mode = self.options.mode;
        mode.is_competitive() || mode.has_zombie_player()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.the_outcome()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn views(&self, viewers: &[Viewer]) -> Vec<Arc<View>> {
        self.views_for(viewers)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.redacted(viewer))
    }

    fn is_revealing(event: &Event) -> bool {
        event.is_revealing()
    }

    fn determinize(&self, seat: Seat, dice: &mut Dice) -> Self {
        self.redealt(seat, dice)
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn dice_mut(&mut self) -> &mut Dice {
        &mut self.dice
    }

    fn label(&self, seat: Seat, action: &Action) -> Text {
        self.label_for(seat, *action)
    }

    fn position(&self) -> Position {
        self.describe()
    }

    fn account(&self, account: &mut Account) {
        self.count(account);
    }

    fn any_action(&self, dice: &mut Dice) -> Action {
        Action::any(dice)
    }

    fn from_position(position: Position) -> Result<Self, Vec<String>> {
        Self::build(position)
    }
}
