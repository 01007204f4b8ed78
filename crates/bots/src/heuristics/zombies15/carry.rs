//! Everything heavy: what is wanted where, who is in its way, and when to pick it up.

use shamble_catalog::zombies15::{HeavyKind, LoadView, MarkerKind};

use super::look::{FAR, Look, firepower};
use super::plan::{
    Job, LATE_MS, Task, goal_area, goal_side, is_carried, is_helicopter_wanted, marked,
};

pub(super) fn is_heavy_wanted(look: &Look, kind: HeavyKind, is_at_goal: bool) -> bool {
    let view = &look.view;
    match kind {
        HeavyKind::GasCan | HeavyKind::Radio | HeavyKind::Milo
            if view.objective.heavy_on.contains_key(&kind) =>
        {
            !is_at_goal
        }
        HeavyKind::Radio => is_helicopter_wanted(look),
        // Light is worth a detour while there is time.
        HeavyKind::GasCan => {
            view.is_dark && look.left_ms > 2 * LATE_MS && is_carried(look, kind) == 0
        }
        HeavyKind::MachineGun => {
            view.breach.is_some() || view.areas.iter().any(|area| area.alpha.is_some())
        }
        HeavyKind::AmmoCrate => {
            let is_low = |load: &LoadView| {
                matches!(
                    load,
                    LoadView::Heavy {
                        kind: HeavyKind::MachineGun,
                        uses: 0..=1,
                        ..
                    }
                )
            };
            view.heroes
                .iter()
                .filter_map(|hero| hero.load.as_ref())
                .any(is_low)
                && is_carried(look, kind) == 0
        }
        HeavyKind::Milo => false,
    }
}

/// Where a loaded Hero takes the load.
pub(super) fn delivery(look: &Look, load: &LoadView) -> Option<Task> {
    let goal = goal_area(look);
    let to_goal = goal.map(|area| Task {
        area,
        job: Job::Stand,
    });
    match load {
        LoadView::Hero { .. } => to_goal,
        LoadView::Heavy {
            kind: HeavyKind::GasCan,
            ..
        } if look.view.is_dark => marked(look, MarkerKind::Generator).map(|area| Task {
            area,
            job: Job::Drop,
        }),
        LoadView::Heavy {
            kind: HeavyKind::Radio,
            ..
        } if is_helicopter_wanted(look) => marked(look, MarkerKind::Tower).map(|area| Task {
            area,
            job: Job::Call,
        }),
        LoadView::Heavy {
            kind: HeavyKind::AmmoCrate,
            ..
        } => {
            let is_gun = |load: &LoadView| {
                matches!(
                    load,
                    LoadView::Heavy {
                        kind: HeavyKind::MachineGun,
                        ..
                    }
                )
            };
            let gunner = look
                .view
                .heroes
                .iter()
                .find(|hero| hero.load.as_ref().is_some_and(is_gun));
            gunner.map(|hero| Task {
                area: look.area_of(hero.place),
                job: Job::Refill,
            })
        }
        LoadView::Heavy {
            kind: HeavyKind::MachineGun,
            uses,
            ..
        } => {
            let alpha = look.view.areas.iter().position(|area| area.alpha.is_some());
            match alpha {
                Some(area) if *uses > 0 => Some(Task {
                    area,
                    job: Job::Kill,
                }),
                _ if look.view.breach.is_some() => to_goal,
                // Nothing left to shoot at.
                _ => Some(Task {
                    area: look.here(),
                    job: Job::Drop,
                }),
            }
        }
        LoadView::Heavy { .. } => to_goal,
    }
}

/// Where a load or its place is headed.
fn destination(look: &Look, load: &LoadView) -> Option<usize> {
    delivery(look, load)
        .filter(|task| task.job != Job::Kill)
        .map(|task| task.area)
}

/// Zombies between a load and where it must go, the nearest to the Active Hero first: carriers cannot fight.
pub(super) fn escort(look: &Look, ways: &[u32]) -> Option<Task> {
    if firepower(look.me()) < 4 {
        return None;
    }
    let view = &look.view;
    let carried = view.heroes.iter().filter_map(|hero| {
        let load = hero.load.as_ref()?;
        Some((look.area_of(hero.place), destination(look, load)?))
    });
    let lying = view.areas.iter().enumerate().flat_map(|(area, seen)| {
        let is_at_goal = Some(seen.place.side) == goal_side(look);
        seen.heavy
            .iter()
            .filter(move |(kind, _)| is_heavy_wanted(look, *kind, is_at_goal))
            .map(move |(kind, _)| (area, *kind))
    });
    let lying = lying.filter_map(|(area, kind)| {
        let load = LoadView::Heavy {
            kind,
            uses: 0,
            max_uses: 0,
            damage: 0,
            fend_off: 0,
            noise: 0,
        };
        Some((area, destination(look, &load)?))
    });
    let on_the_way = carried
        .chain(lying)
        .flat_map(|(from, to)| look.ways(look.hero, from).path(from, to));
    let crowded = on_the_way.filter(|area| look.zombies(*area) > 0 && ways[*area] < FAR);
    crowded.min_by_key(|area| ways[*area]).map(|area| Task {
        area,
        job: Job::Kill,
    })
}

/// Before something heavy is picked up: whatever stands in the first steps of the way.
pub(super) fn clear_first(look: &Look, task: Task) -> Option<Task> {
    let load = match task.job {
        Job::Lift(kind) if kind != HeavyKind::MachineGun => LoadView::Heavy {
            kind,
            uses: 0,
            max_uses: 0,
            damage: 0,
            fend_off: 0,
            noise: 0,
        },
        Job::LiftHero(hero) => LoadView::Hero { hero },
        _ => return None,
    };
    if firepower(look.me()) < 4 {
        return None;
    }
    let to = destination(look, &load)?;
    let path = look.ways(look.hero, task.area).path(task.area, to);
    let next = path
        .into_iter()
        .take(2)
        .find(|area| look.zombies(*area) > 0)?;
    Some(Task {
        area: next,
        job: Job::Kill,
    })
}
