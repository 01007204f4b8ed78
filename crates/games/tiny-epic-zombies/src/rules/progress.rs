//! Progress and completion of Objectives, and the Escape that ends everything (TEZ-188, TEZ-219 to TEZ-222, TEZ-249).

use shamble_core::Sink;

use crate::State;
use crate::event::Event;
use crate::ids::{Human, Objective, Place, Room, Slot, Token};
use crate::outcome::End;
use crate::prompt::Frame;

impl State {
    /// The marker of an Objective moves 1 space for this Human or their team.
    pub(crate) fn advance(
        &mut self,
        objective: Objective,
        human: Human,
        out: &mut impl Sink<Event>,
    ) {
        if !self.is_open(objective, human) {
            return;
        }
        let column = self.column(human);
        let progress = &mut self.goals.progress[objective.index()][column];
        *progress += 1;
        let now = *progress;
        out.emit(|| Event::Progress {
            who: self.who(human),
            objective,
            now,
            target: self.target(objective),
        });
        if now >= self.target(objective) {
            self.complete(objective, human, out);
        }
    }

    /// An Objective is complete; the third one wins at once (TEZ-188, TEZ-249).
    pub(crate) fn complete(
        &mut self,
        objective: Objective,
        human: Human,
        out: &mut impl Sink<Event>,
    ) {
        let column = self.column(human);
        self.goals.complete[objective.index()][column] = true;
        out.emit(|| Event::Completed {
            who: self.who(human),
            objective,
        });
        if !self.is_competitive() {
            self.clear_away(objective);
        }
        if self
            .goals
            .in_play
            .iter()
            .all(|objective| self.goals.complete[objective.index()][column])
        {
            self.finish(
                if self.is_competitive() {
                    End::Leader(human)
                } else {
                    End::Humans
                },
                out,
            );
        }
    }

    /// The tokens of a team's completed Objective leave the map; Squads may still come in (TEZ-R92).
    fn clear_away(&mut self, objective: Objective) {
        for token in Token::all() {
            let of = match token {
                Token::Supply(_) | Token::Exit(_) => continue,
                Token::Radio => Objective::Cdc,
                Token::Part => Objective::Helicopter,
                Token::Stranded(_) => Objective::Stranded,
                Token::Ingredient(_) => Objective::Cure,
                Token::Clue(_) => Objective::Source,
            };
            if of == objective && self.goals.place(token) != Place::Card {
                *self.goals.place_mut(token) = Place::Gone;
            }
        }
    }

    /// Whether the two other Objectives are complete, so that one may escape (TEZ-222).
    pub(crate) fn may_escape(&self, human: Human) -> bool {
        self.is_open(Objective::Escape, human)
            && self
                .goals
                .in_play
                .iter()
                .all(|other| *other == Objective::Escape || self.is_complete(*other, human))
    }

    /// The Entrance that leads out, once it is known.
    pub(crate) fn exit_room(&self) -> Option<Room> {
        let (symbol, number) = self.goals.real_exit()?;
        Some(Room::entrance(self.map.store_named(symbol, number)))
    }

    /// Whether the active Human is still in step A of a Move (TEZ-R86).
    fn is_in_step_a(&self) -> bool {
        let is_step_a = |frame: &Frame| {
            matches!(
                frame,
                Frame::Arrive | Frame::MeleeResult(_) | Frame::Convert | Frame::FreeMove(_)
            )
        };
        self.stack.iter().any(is_step_a)
    }

    /// After every effect: does somebody get out, or tick a blocked exit?
    pub(crate) fn check_escape(&mut self, out: &mut impl Sink<Event>) {
        if !self.goals.has(Objective::Escape) {
            return;
        }
        let Some(exit) = self.exit_room() else {
            return;
        };
        if self.is_in_step_a() {
            return;
        }
        let human = self.active;
        if !self.is_competitive() {
            if self.may_escape(human)
                && self
                    .humans
                    .iter()
                    .all(|human| human.room == exit && !human.doomed)
            {
                self.complete(Objective::Escape, human, out);
            }
            return;
        }
        if !self.turn.on || !self.turn.entered || self.human(human).doomed {
            return;
        }
        let room = self.human(human).room;
        if room == exit {
            let ticks = self.goals.ticks[human.index()].len();
            if self.may_escape(human) && ticks >= usize::from(self.target(Objective::Escape)) {
                self.complete(Objective::Escape, human, out);
            }
        } else if let Some(slot) = room
            .slot()
            .filter(|_| room.is_entrance() && self.is_clear(room))
        {
            self.tick(human, slot, out);
        }
    }

    /// A tick for this Entrance, once each (house, competitive Escape).
    pub(crate) fn tick(&mut self, human: Human, slot: Slot, out: &mut impl Sink<Event>) {
        if self.is_open(Objective::Escape, human) && !self.goals.ticks[human.index()].has(slot) {
            self.goals.ticks[human.index()].insert(slot);
            let now = self.goals.ticks[human.index()].len() as u8;
            out.emit(|| Event::Progress {
                who: self.who(human),
                objective: Objective::Escape,
                now,
                target: self.target(Objective::Escape),
            });
        }
    }
}
