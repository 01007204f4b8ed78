//! How far a learner has come: the table after everything done so far, and what is asked next.

use shamble_bots::{Level, decide};
use shamble_catalog::{Step, Table, begin_situation};
use shamble_core::{Dice, Illegal, Refusal, Seat};
use shamble_situations::{Lesson, Task};

/// Who sits on the other chairs when the learner plays on.
const COMPANY: Level = Level::Thumb;

/// A lesson after some of the learner's acts.
pub struct Standing {
    /// The table.
    pub table: Box<dyn Table>,
    /// What came of the last act: the learner's, and what was shown after it, one thing after the other.
    pub last: Vec<Moment>,
    /// How many of the learner's steps are behind, and how many there are.
    pub done: usize,
    /// How many there are; what is played freely after them does not count.
    pub of: usize,
    /// The step that is asked for; nothing when all are done.
    pub task: Option<Task>,
    /// Why the last act was not taken, if it was not.
    pub objection: Option<Objection>,
}

/// One act, by whomever: what came of it, and the table right after.
pub struct Moment {
    /// What came of it.
    pub steps: Vec<Step>,
    /// The table then.
    pub table: Box<dyn Table>,
}

/// So many moments of an act are told apart, which is as much as anybody watches; what came before them is told at once.
const MOMENTS: usize = 24;

/// Why an act was not taken. Nothing changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Objection {
    /// The rules forbid it.
    Refused(Illegal),
    /// It is no action of this game.
    Malformed,
    /// It is allowed, but not what is being learnt.
    NotNow,
}

impl Standing {
    /// Whether the lesson is at its end.
    pub fn is_over(&self, lesson: &Lesson) -> bool {
        self.task.is_none() && (lesson.plays_on.is_none() || self.table.outcome().is_some())
    }
}

/// The lesson after `acts`. Acts after the first that is not taken do not count; an error says what is wrong with the
/// lesson itself.
pub fn stand(lesson: &Lesson, acts: &[String]) -> Result<Standing, String> {
    let table = begin_situation(lesson.situation.game(), &lesson.situation)
        .ok_or_else(|| "no such game".to_owned())?
        .map_err(|failure| failure.to_string())?;
    let mut tasks = lesson.tasks.iter();
    let mut standing = Standing {
        table,
        last: Vec::new(),
        done: 0,
        of: lesson
            .tasks
            .iter()
            .filter(|task| task.say.is_some())
            .count(),
        task: None,
        objection: None,
    };
    standing.task = standing.shown(&mut tasks)?;
    for act in acts {
        let seat = lesson.learner;
        match &standing.task {
            Some(task) if !task.takes(act) => {
                standing.objection = Some(standing.objection_to(seat, act));
                break;
            }
            Some(_) => {
                standing.last.clear();
                standing.act(seat, act)?;
                standing.done += 1;
                standing.task = standing.shown(&mut tasks)?;
            }
            None if standing.is_over(lesson) => break,
            None => {
                let mut played = standing.table.duplicate();
                let now = played.now();
                let (steps, result) = played.act(seat, act, now);
                if let Err(refusal) = result {
                    standing.objection = Some(objection(refusal));
                    break;
                }
                standing.last.clear();
                standing.table = played;
                standing.tell(steps);
            }
        }
        if standing.task.is_none() && lesson.plays_on.is_some() {
            standing.others_play(seat);
        }
    }
    Ok(standing)
}

impl Standing {
    /// Plays what is only shown, and gives what is asked next.
    fn shown<'a>(
        &mut self,
        tasks: &mut impl Iterator<Item = &'a Task>,
    ) -> Result<Option<Task>, String> {
        for task in tasks {
            if task.say.is_some() {
                return Ok(Some(task.clone()));
            }
            self.act(task.seat, &task.act)?;
        }
        Ok(None)
    }

    fn act(&mut self, seat: Seat, act: &str) -> Result<(), String> {
        let now = self.table.now();
        let (steps, result) = self.table.act(seat, act, now);
        self.tell(steps);
        result.map_err(|refusal| format!("'{act}' by seat {seat}: {refusal:?}"))
    }

    /// Remembers what just came of an act.
    fn tell(&mut self, steps: Vec<Step>) {
        let table = self.table.duplicate();
        self.last.push(Moment { steps, table });
        if self.last.len() > MOMENTS {
            let first = self.last.remove(0);
            self.last[0].steps.splice(0..0, first.steps);
        }
    }

    /// What is wrong with an act that is not asked for.
    fn objection_to(&self, seat: Seat, act: &str) -> Objection {
        let mut tried = self.table.duplicate();
        let now = tried.now();
        match tried.act(seat, act, now).1 {
            Ok(()) => Objection::NotNow,
            Err(refusal) => objection(refusal),
        }
    }

    /// The other seats answer, at least once where they are asked, and on until the learner can act.
    fn others_play(&mut self, learner: Seat) {
        /// More than any turn has; a bot that never comes to an end must not keep the learner waiting for ever.
        const MOST: usize = 400;
        for _ in 0..MOST {
            let mut has_acted = false;
            let asked = self.table.asked(self.table.now());
            for seat in asked.iter().copied().filter(|seat| *seat != learner) {
                has_acted |= self.bot_acts(seat);
            }
            let asked = self.table.asked(self.table.now());
            if !has_acted || asked.contains(&learner) {
                return;
            }
        }
    }

    fn bot_acts(&mut self, seat: Seat) -> bool {
        // The same acts always lead to the same table, also after a reload.
        let number = u64::try_from(self.table.log().len()).unwrap_or(u64::MAX);
        let mut dice = Dice::new(self.table.setup().seed.derive(number));
        let now = self.table.now();
        let dealt = self.table.determinize(seat, &mut dice);
        let Some(decision) = decide(dealt.as_ref(), seat, COMPANY, now, &mut dice) else {
            return false;
        };
        let (steps, result) = self.table.act(seat, &decision.action, now);
        self.tell(steps);
        result.is_ok()
    }
}

fn objection(refusal: Refusal) -> Objection {
    match refusal {
        Refusal::Illegal(illegal) => Objection::Refused(illegal),
        Refusal::Malformed(_) | Refusal::NoSuchSeat => Objection::Malformed,
    }
}
