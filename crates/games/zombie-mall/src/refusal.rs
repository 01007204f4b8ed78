//! Why an action that answers no open question is refused: the closest rule, else ZM-R78.

use shamble_core::{Illegal, Seat, Text, refuse, text};

use crate::action::{Action, Target};
use crate::cards::Card;
use crate::ids::{Dir, Space};
use crate::mall::WALKWAY;
use crate::options::{Dropping, NorthRule};
use crate::prompt::Ask;
use crate::state::{State, Status, Task};

/// The fallback.
pub(crate) fn out_of_turn() -> Illegal {
    Illegal::new("ZM-R78", text!("zombie-mall-refuse-out-of-turn"))
}

/// A card is named with the uses it has left, so that every action has one name; only where hands are hidden another's
/// card may be asked for whatever it has left.
pub(crate) fn check_names(state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
    let none: &[Card] = &[];
    let (one, cards, more) = match action {
        Action::Loot { with } | Action::Search { with } => (*with, none, none),
        Action::Bandage { card } => (*card, none, none),
        Action::Take { card }
        | Action::Keep { card }
        | Action::Boost { card }
        | Action::Lose { card }
        | Action::Discard { card } => (Some(*card), none, none),
        Action::Play { card, target } => match target {
            Target::Card(other) => (Some(*card), std::slice::from_ref(other), none),
            Target::Gift(_, cards) => (Some(*card), &cards[..], none),
            _ => (Some(*card), none, none),
        },
        Action::Escape { cards, .. } | Action::Give { cards, .. } | Action::Drop { cards } => {
            (None, &cards[..], none)
        }
        Action::Offer { to, give, want } if state.sees_hand(seat, *to) => {
            (None, &give[..], &want[..])
        }
        Action::Offer { give, .. } => (None, &give[..], none),
        _ => return Ok(()),
    };
    for card in one.iter().chain(cards).chain(more) {
        if card.uses == 0 && card.kind.data().uses > 0 {
            refuse!("ZM-168", "zombie-mall-refuse-uses", card = card.say());
        }
    }
    Ok(())
}

/// Why `action` cannot be taken now by `seat`, who is asked `ask`.
pub(crate) fn wrong_time(state: &State, seat: Seat, ask: Option<Ask>, action: &Action) -> Illegal {
    use Action as A;
    if seat != state.turn.seat || state.offer.is_some() {
        return match action {
            A::Drop { .. } if state.options.drop == Dropping::Active => {
                Illegal::new("ZM-R45", text!("zombie-mall-refuse-drop-active"))
            }
            A::Drop { .. } if state.is_at_point() && state.is_in_reach(seat) => {
                Illegal::new("ZM-143", text!("zombie-mall-refuse-combat"))
            }
            A::Drop { .. } => Illegal::new("ZM-R45", text!("zombie-mall-refuse-drop-point")),
            A::Fight { .. } => Illegal::new("ZM-142", text!("zombie-mall-refuse-not-active")),
            A::Accept | A::Decline => Illegal::new("ZM-R46", text!("zombie-mall-refuse-no-offer")),
            A::Offer { to, give, want } if state.is_at_point() => {
                let checked = state.check_offer(seat, *to, give, want);
                checked.err().unwrap_or_else(out_of_turn)
            }
            A::Offer { .. } => Illegal::new("ZM-183", text!("zombie-mall-refuse-offer-point")),
            A::Give { .. } => Illegal::new("ZM-184", text!("zombie-mall-refuse-not-active")),
            A::Play { .. } => Illegal::new("ZM-168", text!("zombie-mall-refuse-not-active")),
            _ => out_of_turn(),
        };
    }
    match action {
        A::North { .. } => return north(state),
        A::Start { .. } if state.players[seat].status != Status::Waiting => {
            return Illegal::new("ZM-230", text!("zombie-mall-refuse-started"));
        }
        A::MoveZombie { .. } => {
            return Illegal::new("ZM-115", text!("zombie-mall-refuse-not-phase-6"));
        }
        A::Accept | A::Decline => {
            return Illegal::new("ZM-R46", text!("zombie-mall-refuse-no-offer"));
        }
        _ => {}
    }
    match ask {
        Some(Ask::Fight | Ask::Lost) => in_combat(ask, action),
        Some(Ask::Point(_)) => at_point(action),
        Some(Ask::PlaceObjective | Ask::PlaceLoot | Ask::Start) => out_of_turn(),
        _ => match action {
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

/// ZM-072, ZM-R11: north is set once a turn, when it is asked for.
fn north(state: &State) -> Illegal {
    if state.options.north == NorthRule::Fixed {
        return Illegal::new("ZM-R11", text!("zombie-mall-refuse-north-fixed"));
    }
    if state.turn.north_set {
        return Illegal::new("ZM-072", text!("zombie-mall-refuse-north-set"));
    }
    Illegal::new("ZM-R11", text!("zombie-mall-refuse-north"))
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
        A::Boost { .. } => Illegal::new("ZM-R41", text!("zombie-mall-refuse-no-lost-roll")),
        A::Fight { .. } => Illegal::new("ZM-R41", text!("zombie-mall-refuse-loss-first")),
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
        return wrong_way(state, from, dir, steps);
    }
    if let Some(Task::Horde { all: true, .. }) = state.todo.last() {
        return Illegal::new("ZM-006", text!("zombie-mall-refuse-zombie-moan"));
    }
    if state.mall.store(state.active().at) == WALKWAY {
        Illegal::new("ZM-121", text!("zombie-mall-refuse-zombie-nearest"))
    } else {
        Illegal::new("ZM-120", text!("zombie-mall-refuse-zombie-store"))
    }
}

/// Why a zombie that can move does not go that way: `steps` are the ways it may go.
fn wrong_way(state: &State, from: Space, dir: Dir, steps: u8) -> Illegal {
    let no = |rule, key: &'static str| {
        Illegal::new(rule, Text::new(key).with("at", from).with("dir", dir.say()))
    };
    if !state.is_free(from, dir) {
        return no("ZM-119", "zombie-mall-refuse-zombie-edge");
    }
    let to = from.step(dir);
    if state.cell(to).zombies > 0 || state.has_player(to) {
        return no("ZM-118", "zombie-mall-refuse-zombie-taken");
    }
    let is_in_clutter = state.cell(from).is_rough();
    let into_clutter = state.cell(to).is_rough();
    if into_clutter && !is_in_clutter {
        return no("ZM-125", "zombie-mall-refuse-zombie-clutter");
    }
    if state.is_lured(from) {
        return no("ZM-006", "zombie-mall-refuse-zombie-horn");
    }
    let ways: Vec<Vec<u16>> = state.on_map().map(|seat| state.ways_to(seat)).collect();
    let closest = ways.iter().map(|way| way[from.index()]).min();
    let is_closest = |way: &&Vec<u16>| Some(way[from.index()]) == closest;
    let leads = |way: &[u16], to: Space| way[to.index()] < way[from.index()];
    let mut toward = ways.iter().filter(is_closest).filter(|way| leads(way, to));
    if toward.clone().next().is_some() {
        // As short as the ways it may go, but cluttered where one of those is open.
        let is_open_too = toward.any(|way| {
            let open = Dir::ALL.into_iter().filter(|dir| steps & dir.bit() != 0);
            open.map(|dir| from.step(dir)).any(|open| leads(way, open))
        });
        return if is_open_too {
            no("ZM-127", "zombie-mall-refuse-zombie-open")
        } else {
            no("ZM-R31", "zombie-mall-refuse-zombie-open-first")
        };
    }
    if ways.iter().any(|way| leads(way, to)) {
        return if is_in_clutter {
            no("ZM-128", "zombie-mall-refuse-zombie-closest-clutter")
        } else {
            no("ZM-117", "zombie-mall-refuse-zombie-closest")
        };
    }
    let over_clutter = Dir::ALL
        .into_iter()
        .filter(|dir| steps & dir.bit() != 0)
        .all(|dir| state.cell(from.step(dir)).is_rough());
    if is_in_clutter && !into_clutter && over_clutter {
        return no("ZM-126", "zombie-mall-refuse-zombie-shorter");
    }
    no("ZM-124", "zombie-mall-refuse-zombie-way")
}
