//! Advice on Last Door: boards, what holds the next knock, and how much of the night is over.

use shamble_catalog::last_door::{Action, Ask, State};

use super::{Advisor, Feature, Harm, good};
use crate::{Budget, Sight};

/// Cards of the knock deck.
const KNOCKS: f32 = 12.0;

impl Advisor for State {
    const FEATURES: &'static [Feature] = &[good("boards"), good("braced"), good("night")];

    const WEIGHTS: &'static [&'static [f32]] = &[&[-1.0, 3.0, 0.3, 2.0]];

    const STAGE_ACTS: u32 = 1;

    const BUDGETS: [Budget; 4] = [
        Budget::new(8, 8, 3, 40).attentive(0),
        Budget::new(4, 3, 2, 40),
        Budget::new(8, 8, 3, 40),
        Budget::new(12, 24, 4, 30),
    ];

    fn measure(sight: &Sight<'_, Self>, values: &mut Vec<f32>) -> usize {
        let view = sight.view();
        values.extend([
            f32::from(view.boards) / f32::from(view.target),
            f32::from(view.braced.min(3)),
            view.turned.len() as f32 / KNOCKS,
        ]);
        0
    }

    fn stage(state: &Self) -> Option<u32> {
        Some(state.turns())
    }

    fn is_weighty(_: &Ask) -> bool {
        true
    }

    /// A turn is one act.
    fn leaves_off(_: &Sight<'_, Self>, _: &Action) -> Option<bool> {
        None
    }

    /// Nobody is ever hurt; the door is.
    fn harm(_: &Sight<'_, Self>, _: &Sight<'_, Self>) -> Option<Harm> {
        None
    }
}
