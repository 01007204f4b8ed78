//! Decisions from outside: checked first, then carried out.

use shamble_bots::Playable;
use shamble_core::{Encoded, Illegal, Quiet, Seat};
use shamble_texts::{Catalog, ENGLISH};

use super::{NO_ID, Typed};
use crate::{Error, WAIT};

/// As many choices as a refusal names.
const MAX_NAMED: usize = 12;

impl<G: Playable + Encoded> Typed<G> {
    /// Lists the choices of `seat`; false if it is not asked.
    pub(super) fn list_for(&mut self, seat: Seat) -> bool {
        let prompts = self.state.prompts();
        let own = prompts
            .iter()
            .find(|prompt| prompt.seat == seat && prompt.is_open(self.now));
        let Some(own) = own.filter(|_| !self.is_over() && !self.is_truncated()) else {
            return false;
        };
        self.list(own, &prompts);
        if self.manner.together {
            self.listed.can_wait = !own.must;
        }
        true
    }

    /// What can be chosen, appended to `out`.
    pub(crate) fn legal_ids(&mut self, seat: Option<Seat>, out: &mut Vec<u32>) {
        let Some(seat) = seat.or(self.chosen) else {
            return;
        };
        if self.list_for(seat) {
            out.extend(self.listed.can_wait.then_some(WAIT));
            out.extend(self.listed.ids.iter().copied().filter(|id| *id != NO_ID));
        } else if self.manner.together {
            out.push(WAIT);
        }
    }

    /// Who is meant, if it can decide now; its choices are listed.
    fn decider(&mut self, seat: Option<Seat>) -> Result<Seat, Error> {
        if self.manner.together {
            return Err(Error::Turns(
                "at this table all answer at once: use step_all",
            ));
        }
        if let Some(outcome) = self.state.outcome() {
            return Err(Error::Over(outcome.result.to_owned()));
        }
        if self.is_truncated() {
            return Err(Error::Over("cut off".to_owned()));
        }
        let chosen = self
            .chosen
            .expect("somebody decides while the game goes on");
        let seat = seat.unwrap_or(chosen);
        if !self.list_for(seat) {
            let prompts = self.state.prompts();
            let asked = prompts.iter().filter(|prompt| prompt.is_open(self.now));
            return Err(Error::NotAsked {
                seat: seat.index(),
                asked: asked.map(|prompt| prompt.seat.index()).collect(),
            });
        }
        Ok(seat)
    }

    pub(crate) fn decide(&mut self, seat: Option<Seat>, id: u32) -> Result<(), Error> {
        let seat = self.decider(seat)?;
        if id == WAIT && self.listed.can_wait {
            let must = self.must(seat);
            self.wait(seat, must);
            return self.go_on();
        }
        let Some(index) = self.listed.find(id) else {
            return Err(self.illegal(seat, id));
        };
        let action = self.listed.actions.swap_remove(index);
        self.listed.seat = None;
        self.apply(seat, &action).map_err(super::refused_listed)?;
        self.go_on()
    }

    pub(super) fn decide_text(&mut self, seat: Option<Seat>, text: &str) -> Result<(), Error> {
        let seat = self.decider(seat)?;
        let action: G::Action = text.parse().map_err(|expected| Error::Malformed {
            given: text.to_owned(),
            expected,
        })?;
        let result = self.apply(seat, &action);
        result.map_err(|illegal| self.refusal(seat, None, Some(&illegal), text))?;
        self.go_on()
    }

    /// Why `id` cannot be chosen. Where its words are an action of the game the rules themselves say why.
    fn illegal(&mut self, seat: Seat, id: u32) -> Error {
        let n_seats = self.setup.seats;
        let absolute = |name: &str, value: usize| match name {
            "seat" => ((seat.index() + value) % n_seats).to_string(),
            _ => G::word(name, value),
        };
        let Some(name) = G::vocabulary().name(id, G::word) else {
            let n = G::vocabulary().n_ids();
            let text = format!("id {id}, but the ids of {} are 0 to {}", G::ID, n - 1);
            return self.refusal(seat, Some(id), None, &text);
        };
        let action = G::vocabulary().name(id, absolute);
        let action = action.and_then(|text| text.parse::<G::Action>().ok());
        let tried = action.map(|action| {
            let mut copy = self.state.clone();
            copy.act(seat, &action, self.now, &mut Quiet)
        });
        let illegal = tried.and_then(Result::err);
        self.refusal(seat, Some(id), illegal.as_ref(), &name)
    }

    fn refusal(
        &mut self,
        seat: Seat,
        id: Option<u32>,
        illegal: Option<&Illegal>,
        what: &str,
    ) -> Error {
        let mut legal = Vec::new();
        self.legal_ids(Some(seat), &mut legal);
        let because = match illegal {
            None => String::new(),
            Some(illegal) => {
                let text = Catalog::shared().render(ENGLISH, &illegal.text, &());
                format!(" ({}: {text})", illegal.rule)
            }
        };
        let named = legal.iter().take(MAX_NAMED).map(|id| {
            let name = G::vocabulary().name(*id, G::word).unwrap_or_default();
            format!("{id} {name}")
        });
        let mut choices = named.collect::<Vec<_>>().join(", ");
        if legal.len() > MAX_NAMED {
            choices.push_str(&format!(" and {} more", legal.len() - MAX_NAMED));
        }
        Error::Illegal {
            id,
            rule: illegal.map(|illegal| illegal.rule),
            why: format!("seat {seat} cannot choose '{what}' now{because}; it can: {choices}"),
            legal,
        }
    }
}
