//! Lessons over HTTP. Nothing is kept: a learner sends everything done so far, and gets what comes of it.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Json;
use serde_json::value::RawValue;
use shamble_catalog::{Step, Table};
use shamble_core::{Text, Viewer, Words, text};
use shamble_lessons::{Entry, Moment, Objection, Standing, stand};
use shamble_protocol::{Clock, LessonInfo, LessonObjection, LessonStep, LessonTry, Shown};

use super::{App, Body, CallerAddress};
use crate::contain::contain;
use crate::error::Fault;
use crate::limits::MAX_LESSON_ACTS;

pub(super) async fn list() -> Json<Vec<LessonInfo>> {
    let info = |entry: &Entry| LessonInfo {
        game: entry.game.to_owned(),
        name: entry.name.clone(),
        title: entry.title(),
        about: entry.about(),
        steps: entry
            .lesson
            .tasks
            .iter()
            .filter(|task| task.say.is_some())
            .count(),
        plays_on: entry.lesson.plays_on.is_some(),
        puzzle: entry.puzzle.is_some(),
    };
    Json(shamble_lessons::all().iter().map(info).collect())
}

pub(super) async fn step(
    State(app): State<Arc<App>>,
    CallerAddress(address): CallerAddress,
    Path((game, name)): Path<(String, String)>,
    Body(tried): Body<LessonTry>,
) -> Result<Json<LessonStep>, Fault> {
    if !app.learners.allow(address) {
        return Err(Fault::Rate);
    }
    let entry = shamble_lessons::find(&game, &name)
        .ok_or_else(|| Fault::LessonUnknown(format!("{game}/{name}").chars().take(80).collect()))?;
    if tried.acts.len() > MAX_LESSON_ACTS {
        return Err(Fault::Malformed(format!(
            "`acts`: a lesson takes {MAX_LESSON_ACTS} at most"
        )));
    }
    let shared = Arc::clone(&app.shared);
    let stood = tokio::task::spawn_blocking(move || {
        contain(&shared.metrics, "a lesson", || {
            stand(&entry.lesson, &tried.acts)
        })
    });
    let standing = stood
        .await
        .map_err(|_| Fault::Unavailable)??
        .map_err(|reason| {
            tracing::error!(reason, game, name, "a lesson cannot be played");
            Fault::Unavailable
        })?;
    Ok(Json(told(entry, standing)))
}

fn told(entry: &Entry, standing: Standing) -> LessonStep {
    let lesson = &entry.lesson;
    let viewer = Viewer::Seat(lesson.learner);
    let table = &standing.table;
    let (before, now): (&[Moment], &[Step]) = match standing.last.split_last() {
        Some((now, before)) => (before, &now.steps),
        None => (&[], &[]),
    };
    let over = standing.is_over(lesson);
    let task = standing.task.as_ref();
    let say = match (task, &lesson.plays_on) {
        (Some(task), _) => task.say.clone().map(Text::new),
        (None, Some(plays_on)) if !over => Some(Text::new(plays_on.clone())),
        _ => Some(entry.end()),
    };
    let setup = lesson.situation.setup();
    LessonStep {
        seats: setup.seats,
        seat: lesson.learner,
        options: setup.options.clone(),
        done: standing.done,
        of: standing.of,
        say,
        rule: task.and_then(|task| task.why.clone()),
        wants: task.map_or_else(Vec::new, |task| {
            std::iter::once(&task.act)
                .chain(&task.may)
                .cloned()
                .collect()
        }),
        objection: standing.objection.as_ref().map(|objection| {
            let wrong = task.and_then(|task| task.wrong.clone());
            words_for(objection, wrong)
        }),
        over,
        before: before
            .iter()
            .map(|moment| Shown {
                choices: RawValue::from_string("[]".to_owned()).expect("a list is JSON"),
                ..shown(moment.table.as_ref(), &moment.steps, viewer)
            })
            .collect(),
        shown: shown(table.as_ref(), now, viewer),
    }
}

/// A table as the learner sees it.
fn shown(table: &dyn Table, steps: &[Step], viewer: Viewer) -> Shown {
    let inputs = u32::try_from(table.log().len()).expect("lessons are short");
    let steps: Vec<&Step> = steps.iter().collect();
    Shown {
        view: table.view(viewer).json(),
        prompts: table.prompts(viewer, Words::Whole),
        choices: table.choices(viewer, table.now(), Words::Whole),
        events: table.events(&steps, viewer, Words::Whole),
        clock: Clock {
            now: table.now(),
            running: false,
        },
        inputs,
        floor: inputs,
        outcome: table.outcome(),
    }
}

/// A wrong move is answered kindly, and by what decides: the rule, or what is being learnt.
fn words_for(objection: &Objection, wrong: Option<String>) -> LessonObjection {
    match objection {
        Objection::Refused(illegal) => LessonObjection {
            rule: Some(illegal.rule.0.to_owned()),
            text: illegal.text.clone(),
        },
        Objection::NotNow => LessonObjection {
            rule: None,
            text: wrong.map_or_else(|| text!("lesson-not-now"), Text::new),
        },
        Objection::Malformed => LessonObjection {
            rule: None,
            text: text!("lesson-no-action"),
        },
    }
}
