//! Why an action that answers no open question is refused: the closest rule, else ZM-R78.

use shamble_core::{Illegal, Seat, text};

use crate::action::Action;
use crate::ids::{Dir, Space};
use crate::mall::WALKWAY;
use crate::options::Dropping;
use crate::prompt::Ask;
use crate::state::State;

/// The fallback.
pub(crate) fn out_of_turn() -> Illegal {
    Illegal::new("ZM-R78", text!("zombie-mall-refuse-out-of-turn"))
}

/// Why `action` cannot be taken now by `seat`, who is asked `ask`.
pub(crate) fn wrong_time(state: &State, seat: Seat, ask: Option<Ask>, action: &Action) -> Illegal {
    use Action as A;
    if seat != state.turn.seat || state.offer.is_some() {
        return match action {
            A::Drop { .. } if state.options.drop == Dropping::Active => {
                Illegal::new("ZM-R45", text!("zombie-mall-refuse-drop-active"))
            }
            A::Drop { .. } => Illegal::new("ZM-R45", text!("zombie-mall-refuse-drop-point")),
            A::Fight { .. } => Illegal::new("ZM-142", text!("zombie-mall-refuse-not-active")),
            A::Accept | A::Decline => Illegal::new("ZM-R46", text!("zombie-mall-refuse-no-offer")),
            A::Offer { .. } => Illegal::new("ZM-183", text!("zombie-mall-refuse-offer-point")),
            A::Give { .. } => Illegal::new("ZM-184", text!("zombie-mall-refuse-not-active")),
            A::Play { .. } => Illegal::new("ZM-168", text!("zombie-mall-refuse-not-active")),
            _ => out_of_turn(),
        };
    }
    match ask {
        Some(Ask::Fight | Ask::Lost) => in_combat(ask, action),
        Some(Ask::Point(_)) => at_point(action),
        _ => match action {
            A::MoveZombie { .. } => Illegal::new("ZM-115", text!("zombie-mall-refuse-not-phase-6")),
            A::North { .. } => Illegal::new("ZM-072", text!("zombie-mall-refuse-north")),
            A::Start { .. } => Illegal::new("ZM-230", text!("zombie-mall-refuse-started")),
            // ZM-R26: never between the rolls of one spawn or the moves of one phase 6.
            A::Play { .. }
            | A::Give { .. }
            | A::Drop { .. }
            | A::Offer { .. }
            | A::Bonus { .. } => Illegal::new("ZM-R26", text!("zombie-mall-refuse-point")),
            _ => out_of_turn(),
        },
    }
}

fn in_combat(ask: Option<Ask>, action: &Action) -> Illegal {
    use Action as A;
    match action {
        A::Step { .. } => Illegal::new("ZM-092", text!("zombie-mall-refuse-combat")),
        A::Bonus { .. }
        | A::Loot { .. }
        | A::Search { .. }
        | A::Unlock { .. }
        | A::UnlockRadio
        | A::Pry { .. }
        | A::Force { .. }
        | A::Call
        | A::Give { .. }
        | A::Drop { .. }
        | A::Offer { .. }
        | A::Discard { .. } => Illegal::new("ZM-143", text!("zombie-mall-refuse-combat")),
        A::Play { .. } => Illegal::new("ZM-168", text!("zombie-mall-refuse-combat-card")),
        A::Spawn | A::Roll | A::Done | A::Buy => {
            Illegal::new("ZM-137", text!("zombie-mall-refuse-combat"))
        }
        A::Bandage { .. } | A::Bitten => {
            Illegal::new("ZM-145", text!("zombie-mall-refuse-no-loss"))
        }
        A::Escape { .. } if ask == Some(Ask::Lost) => {
            Illegal::new("ZM-R38", text!("zombie-mall-refuse-escape-late"))
        }
        A::Boost { .. } | A::Fight { .. } => {
            Illegal::new("ZM-R41", text!("zombie-mall-refuse-no-lost-roll"))
        }
        _ => out_of_turn(),
    }
}

fn at_point(action: &Action) -> Illegal {
    use Action as A;
    match action {
        A::Fight { .. } => Illegal::new("ZM-137", text!("zombie-mall-refuse-no-combat")),
        A::Escape { .. } => Illegal::new("ZM-150", text!("zombie-mall-refuse-no-combat")),
        A::Bandage { .. } | A::Bitten => {
            Illegal::new("ZM-145", text!("zombie-mall-refuse-no-loss"))
        }
        A::Boost { .. } => Illegal::new("ZM-168", text!("zombie-mall-refuse-no-combat")),
        A::Spawn | A::Roll | A::Done => Illegal::new("ZM-050", text!("zombie-mall-refuse-phase")),
        A::MoveZombie { .. } => Illegal::new("ZM-115", text!("zombie-mall-refuse-not-phase-6")),
        A::North { .. } => Illegal::new("ZM-072", text!("zombie-mall-refuse-north")),
        A::Start { .. } => Illegal::new("ZM-230", text!("zombie-mall-refuse-started")),
        A::Accept | A::Decline => Illegal::new("ZM-R46", text!("zombie-mall-refuse-no-offer")),
        _ => out_of_turn(),
    }
}

/// Why that zombie cannot be moved that way now.
pub(crate) fn zombie_move(state: &State, from: Space, dir: Dir) -> Illegal {
    if !state.unmoved().any(|space| space == from) {
        return Illegal::new(
            "ZM-116",
            text!("zombie-mall-refuse-zombie-moved", at = from),
        );
    }
    let steps = state.zombie_steps(from);
    if steps == 0 {
        return Illegal::new(
            "ZM-131",
            text!("zombie-mall-refuse-zombie-blocked", at = from),
        );
    }
    if steps & dir.bit() == 0 {
        return Illegal::new("ZM-124", text!("zombie-mall-refuse-zombie-way", at = from));
    }
    if state.mall.store(state.active().at) == WALKWAY {
        Illegal::new("ZM-121", text!("zombie-mall-refuse-zombie-nearest"))
    } else {
        Illegal::new("ZM-120", text!("zombie-mall-refuse-zombie-store"))
    }
}
