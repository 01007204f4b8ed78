//! Hints to people: thought elsewhere from what their seat may know, told to nobody else, and named in the result.

use std::sync::Arc;

use shamble_bots::{Danger, Hint, Odds, hint};
use shamble_core::{Dice, Seat, Seed, Text, text};
use shamble_protocol::{ChoiceOdds, DangerOdds, HintStrength, ServerMsg};

use super::{ConnId, Table, TableMsg};
use crate::contain::contain;
use crate::error::Fault;
use crate::record::What;
use crate::seats::random;
use crate::thinking::{Matter, think};

/// Who asked for a hint, and about what.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked {
    conn: ConnId,
    id: u32,
    seat: Seat,
    strength: HintStrength,
    seq: u32,
}

impl Table {
    /// Whether whoever plays may ask for hints: only where the table was made so, and never among rivals who are people.
    pub(super) fn allows_hints(&self) -> bool {
        let is_company = !self.ledger.party.is_practice();
        self.ledger.coaching.hints && !(is_company && self.is_rivalry())
    }

    /// Whether bots say why: as the table was made, else where nobody is a rival.
    pub(super) fn tells_reasons(&self) -> bool {
        let wish = self.ledger.coaching.reasons;
        wish.unwrap_or_else(|| !self.is_rivalry())
    }

    fn is_rivalry(&self) -> bool {
        let play = self.play.as_ref();
        play.is_some_and(|play| play.table.is_rivalry())
    }

    /// Somebody wants to know what to do.
    pub(super) fn ask_for_hint(&mut self, conn: ConnId, id: u32, strength: HintStrength) {
        if let Err(fault) = self.begin_hint(conn, id, strength) {
            let complaint = self.complaint(&fault, id);
            self.send(conn, &complaint);
        }
    }

    fn begin_hint(&mut self, conn: ConnId, id: u32, strength: HintStrength) -> Result<(), Fault> {
        let person = self.person(conn).ok_or(Fault::SeatNone)?;
        let seat = self.ledger.party.seat_of(person).ok_or(Fault::SeatNone)?;
        self.check_running()?;
        if !self.allows_hints() {
            return Err(Fault::HintsOff);
        }
        if self.hinting.has(seat) {
            return Err(Fault::HintBusy);
        }
        let play = self.playing()?;
        let mut dice = Dice::new(Seed(random()));
        let copy = contain(&self.shared.metrics, "a re-deal", || {
            play.table.determinize(seat, &mut dice)
        })?;
        let (now, seq) = (self.now(), self.ledger.seq);
        let asked = Asked {
            conn,
            id,
            seat,
            strength,
            seq,
        };
        let (shared, mailbox) = (Arc::clone(&self.shared), self.mailbox.clone());
        self.hinting.insert(seat);
        tokio::spawn(async move {
            let hint = think(shared, Matter::Hint, move |guard| {
                hint(&*copy, seat, now, &mut dice, guard)
            });
            let hint = hint.await.map(Box::new);
            if let Some(mailbox) = mailbox.upgrade() {
                // A table that has ended gives no hints.
                let _ = mailbox.send(TableMsg::Hint { asked, hint }).await;
            }
        });
        Ok(())
    }

    /// A hint has been thought of. That there was one is durable before it is told.
    pub(super) async fn tell_hint(&mut self, asked: Asked, hint: Option<Hint>) {
        self.hinting.remove(asked.seat);
        let answer = match hint {
            None => Err(Fault::HintNone),
            Some(hint) if self.ledger.labels.hints => Ok(hint),
            Some(hint) => {
                let noted = self.commit(vec![What::Hinted], None).await;
                noted.map(|()| hint)
            }
        };
        let answer = match answer {
            Ok(hint) => {
                self.shared.metrics.hints.one();
                message(asked, &hint)
            }
            Err(fault) => self.complaint(&fault, asked.id),
        };
        self.send(asked.conn, &answer);
    }
}

/// The hint, as strong as it was asked for.
fn message(asked: Asked, hint: &Hint) -> ServerMsg {
    let best = &hint.odds[0];
    let same_kind = hint
        .odds
        .iter()
        .filter(|odds| verb(&odds.action) == verb(&best.action));
    let mark: Vec<String> = match asked.strength {
        HintStrength::Area => same_kind.map(|odds| odds.action.clone()).collect(),
        HintStrength::Choice | HintStrength::Reasons => vec![best.action.clone()],
    };
    ServerMsg::Hint {
        id: asked.id,
        seq: asked.seq,
        strength: asked.strength,
        text: words(asked.strength, hint, mark.len()),
        mark,
        odds: match asked.strength {
            HintStrength::Area | HintStrength::Choice => Vec::new(),
            HintStrength::Reasons => hint.odds.iter().map(shown).collect(),
        },
    }
}

/// The word an action begins with: what kind of act it is.
fn verb(action: &str) -> &str {
    action.split_whitespace().next().unwrap_or_default()
}

fn words(strength: HintStrength, hint: &Hint, n_marked: usize) -> Text {
    let best = &hint.odds[0];
    let choice = best.label.clone();
    // Rounded as the browser rounds the list below it.
    let percent = |chance: f32| (u32::from(permille(chance)) + 5) / 10;
    let (chance, low, high) = (percent(best.chance), percent(best.low), percent(best.high));
    match (strength, &hint.why) {
        (HintStrength::Area, _) => text!("hint-area", n = n_marked),
        (HintStrength::Choice, _) => text!("hint-choice", choice = choice),
        (HintStrength::Reasons, None) => text!(
            "hint-reasons",
            choice = choice,
            chance = chance,
            low = low,
            high = high
        ),
        (HintStrength::Reasons, Some(why)) => text!(
            "hint-because",
            choice = choice,
            chance = chance,
            low = low,
            high = high,
            why = why.clone()
        ),
    }
}

fn shown(odds: &Odds) -> ChoiceOdds {
    ChoiceOdds {
        action: odds.action.clone(),
        label: odds.label.clone(),
        chance: permille(odds.chance),
        low: permille(odds.low),
        high: permille(odds.high),
        dangers: odds.dangers.iter().map(danger).collect(),
    }
}

fn danger(danger: &Danger) -> DangerOdds {
    DangerOdds {
        what: danger.what.clone(),
        chance: permille(danger.chance),
        low: permille(danger.low),
        high: permille(danger.high),
    }
}

fn permille(chance: f32) -> u16 {
    (chance.clamp(0.0, 1.0) * 1000.0).round() as u16
}
