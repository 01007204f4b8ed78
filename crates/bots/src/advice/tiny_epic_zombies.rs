//! Advice on Tiny Epic Zombies: Moves that the Objectives still need against Turns that are left, and how near death is.

use shamble_catalog::tiny_epic_zombies::{
    Action, Ask, HumanView, Mode, Objective, ObjectiveView, RoomView, SearchView, State, View,
};
use shamble_core::Game;

use super::{Advisor, Feature, Harm, bad, good};
use crate::{Budget, Sight};

/// Moves of a Turn.
const MOVES: f32 = 3.0;
/// A Store with so many Zombies is about to leak.
const CROWD: usize = 5;

impl Advisor for State {
    const FEATURES: &'static [Feature] = &[
        good("turns"),
        good("done"),
        bad("work"),
        bad("late"),
        good("survivors"),
        good("barricade"),
        good("weakest"),
        good("life"),
        bad("zombies"),
        bad("crowds"),
        good("cards"),
        bad("others"),
    ];

    const WEIGHTS: &'static [&'static [f32]] = &[
        &[
            -0.598, 1.273, 0.278, -0.987, -0.267, 1.007, 0.835, 0.191, 0.203, -0.646, 0.0, 0.144,
            0.0,
        ],
        &[
            -1.964, 0.150, 0.143, -0.885, -0.509, 0.714, 0.405, 0.093, 0.067, -0.068, 0.0, 0.020,
            1.013,
        ],
        &[
            -0.862, 0.353, 0.353, -0.639, -0.171, 0.952, 1.514, 0.163, 0.118, -0.680, 0.0, 0.089,
            0.0,
        ],
        &[
            1.235, -0.422, -0.365, 0.624, 0.182, -0.948, -1.480, -0.164, -0.114, 0.683, 0.0,
            -0.192, 0.0,
        ],
        &[
            0.422, -0.813, -0.086, 1.086, 1.120, 0.0, -1.762, -0.169, -0.047, 0.544, 0.0, -0.211,
            0.0,
        ],
    ];

    const STAGE_ACTS: u32 = 40;

    const BUDGETS: [Budget; 4] = [
        Budget::new(6, 2, 3, 30).attentive(0).slipping(9),
        Budget::new(4, 1, 2, 40).attentive(40).slipping(4),
        Budget::new(6, 2, 3, 30).attentive(50),
        Budget::new(8, 6, 6, 25),
    ];

    /// A few thoughts of the Zombie Player's go a long way: with as many as a Human has, level 3 came to the same as level 4.
    fn attention(sight: &Sight<'_, Self>) -> Option<[u32; 4]> {
        let is_zombie = sight.brief().zombie_seat == Some(sight.seat());
        is_zombie.then_some([0, 20, 60, 100])
    }

    fn measure(sight: &Sight<'_, Self>, values: &mut Vec<f32>) -> usize {
        let view = sight.brief();
        let mode = view.options.mode;
        let is_zombie = view.zombie_seat == Some(sight.seat());
        let own: Vec<usize> = (0..view.humans.len())
            .filter(|i| view.humans[*i].seat == sight.seat())
            .collect();
        // Whose progress counts: the team's, one's own, or that of the Human who is furthest.
        let columns: Vec<usize> = if mode.is_competitive() {
            (0..view.humans.len()).collect()
        } else {
            vec![0]
        };
        let works: Vec<f32> = columns.iter().map(|column| work(&view, *column)).collect();
        let least = |of: &dyn Fn(usize) -> bool| {
            let some = columns
                .iter()
                .zip(&works)
                .filter(|(column, _)| of(**column));
            some.map(|(_, work)| *work).min_by(f32::total_cmp)
        };
        let is_own = |column: usize| !mode.is_competitive() || is_zombie || own.contains(&column);
        let work = least(&is_own).unwrap_or(0.0);
        let others = least(&|column| mode.is_competitive() && !is_own(column)).unwrap_or(work);
        let column = columns
            .iter()
            .zip(&works)
            .filter(|(column, _)| is_own(**column))
            .min_by(|(_, a), (_, b)| a.total_cmp(b))
            .map_or(0, |(column, _)| *column);
        let done = view
            .objectives
            .iter()
            .filter(|objective| objective.complete.get(column).copied().unwrap_or(false))
            .count();

        let is_mine = |i: usize| is_zombie || !mode.is_competitive() || own.contains(&i);
        let mine: Vec<&HumanView> = (0..view.humans.len())
            .filter(|i| is_mine(*i))
            .map(|i| &view.humans[i])
            .collect();
        let n_mine = mine.len().max(1) as f32;
        let weakest = mine.iter().map(|human| human.to_death).min().unwrap_or(0);
        let life: f32 = mine.iter().map(|human| f32::from(human.to_death)).sum();
        let cards: usize = mine
            .iter()
            .map(|human| {
                let known = usize::from(matches!(human.search, SearchView::Known(_)));
                usize::from(human.melee.is_some())
                    + usize::from(human.ranged.is_some())
                    + human.backpack.iter().count()
                    + known
            })
            .sum();
        let survivors = if mode.is_competitive() {
            mine.iter().map(|human| human.survivors).max().unwrap_or(0)
        } else {
            view.survivors
        };
        let in_store = |rooms: &[RoomView]| rooms.iter().filter(|room| room.zombie).count();
        let crowds: Vec<usize> = view
            .stores
            .iter()
            .map(|store| in_store(&store.rooms))
            .collect();
        let n_zombies = crowds.iter().sum::<usize>() + in_store(&view.courtyard);
        let team_turns = if mode.is_competitive() {
            view.turns_left as f32 / view.humans.len().max(1) as f32
        } else {
            view.turns_left as f32
        };
        values.extend([
            team_turns / 10.0,
            done as f32,
            work / 20.0,
            ((work - MOVES * team_turns) / 10.0).clamp(0.0, 4.0),
            f32::from(survivors),
            f32::from(view.barricade) / f32::from(view.barricade_max.max(1)),
            f32::from(weakest.min(6)),
            life / n_mine,
            n_zombies as f32 / 5.0,
            crowds.iter().filter(|n| **n >= CROWD).count() as f32,
            cards as f32 / n_mine,
            (others - work) / 20.0,
        ]);
        match (mode, is_zombie) {
            (Mode::Cooperative | Mode::Solo, _) => 0,
            (Mode::Competitive, _) | (Mode::CompetitiveVsZombie, false) => 1,
            (Mode::CooperativeVsZombie, false) => 2,
            (Mode::CooperativeVsZombie, true) => 3,
            (Mode::CompetitiveVsZombie, true) => 4,
        }
    }

    fn stage(state: &Self) -> Option<u32> {
        state.prompts().iter().find_map(|prompt| match prompt.ask {
            Ask::Turn { human } => Some(human.index() as u32),
            _ => None,
        })
    }

    fn stages_a_round(n_seats: usize) -> u32 {
        n_seats.clamp(2, 3) as u32
    }

    fn is_weighty(ask: &Ask) -> bool {
        !matches!(ask, Ask::AnyTime | Ask::ChooseZombie)
    }

    /// A Zombie moved onto a Human of the team who would not live through it, and a Doctor who heals somebody else: whoever
    /// takes the place of the dead looks fit, which hides from a look ahead what the death costs.
    fn gives_up(sight: &Sight<'_, Self>, action: &Action) -> bool {
        let is_doctor = || {
            let prompt = sight.prompt();
            prompt.is_some_and(|prompt| matches!(prompt.ask, Ask::Doctor { .. }))
        };
        let dies = |human: &HumanView| match action {
            Action::Crash(_, to) | Action::Shift(_, to) => human.room == *to,
            Action::Pick(healed) => human.human != *healed && is_doctor(),
            Action::Skip => is_doctor(),
            _ => false,
        };
        let view = sight.brief();
        let is_team = !view.options.mode.is_competitive() && view.zombie_seat != Some(sight.seat());
        let mut humans = view.humans.iter();
        is_team && humans.any(|human| human.to_death <= 1 && dies(human))
    }

    /// Moves.
    fn leaves_off(sight: &Sight<'_, Self>, action: &Action) -> Option<bool> {
        (*action == Action::End).then(|| {
            let turn = sight.brief().turn;
            turn.moves + turn.ride + turn.extra > 0
        })
    }

    /// Wounds, and being eaten: whoever comes back from that is somebody else.
    fn harm(before: &Sight<'_, Self>, after: &Sight<'_, Self>) -> Option<Harm> {
        let seat = before.seat();
        let (before, after) = (before.brief(), after.brief());
        let mut harm = Harm::default();
        let mut has_people = false;
        let pairs = before.humans.iter().zip(&after.humans);
        for (was, is) in pairs.filter(|(was, _)| was.seat == seat) {
            has_people = true;
            let is_another = was.character.is_some() && is.character != was.character;
            let is_out = is.to_death == 0 || is_another;
            harm.is_out |= is_out;
            harm.is_hurt |= is_out || is.wounds > was.wounds;
        }
        has_people.then_some(harm)
    }
}

/// About how many Moves the Objectives of this column still need.
fn work(view: &View, column: usize) -> f32 {
    view.objectives
        .iter()
        .map(|objective| work_of(objective, column))
        .sum()
}

fn work_of(view: &ObjectiveView, column: usize) -> f32 {
    let at = |list: &[u8]| list.get(column).copied().unwrap_or(0);
    if view.complete.get(column).copied().unwrap_or(false) {
        return 0.0;
    }
    let left = f32::from(view.target.saturating_sub(at(&view.progress)));
    match view.objective {
        Objective::Stranded | Objective::Helicopter | Objective::Escort => left * 7.0,
        Objective::Cdc => left * 8.0,
        Objective::Arsenal => {
            left * 6.0 + f32::from(view.cache_target.saturating_sub(at(&view.cache))) * 1.2
        }
        Objective::Cure => left * 4.0,
        Objective::Escape => left * 3.5 + 6.0,
        Objective::Quarantine => left * 5.0,
        Objective::Source => left * 12.0,
    }
}
