//! What is still to be walked until help has come, for the adviser: the tour through what may hide a key, then the office.

use shamble_catalog::zombie_mall::{Effect, Lock, PlayerView, Space, Status};

use super::look::Look;
use super::{plan, walk, worth};

/// What a stop costs in MP: who loots or unlocks is done walking for the turn.
const STOP: f32 = 3.0;
/// From the door of the office to its radio, about.
const OFFICE: f32 = 4.0;
/// Loot tokens that are turned up, about, before one of them is a key.
const LOOT: f32 = 5.0;
/// What counts as a way where there is none.
const NO_WAY: u32 = 60;

/// MP that the seat's errand still takes, dangers on the way included.
pub(super) fn left(look: &Look) -> f32 {
    if look.view.call.is_some() || !look.view.radio.locked {
        return way(look, look.at(), &plan::goal_spaces(look));
    }
    let door = look.door_lock();
    let office = match door {
        Some(_) => plan::door_sides(look),
        None => vec![look.mall().radio()],
    };
    let inside = match door {
        Some(_) => OFFICE + 2.0 * STOP,
        None => STOP,
    };
    let locks = [door, Some(look.view.radio.lock)];
    let n_missing = locks
        .into_iter()
        .flatten()
        .filter(|lock| holders(look, *lock).next().is_none())
        .count();
    if n_missing == 0 {
        let next = door.unwrap_or(look.view.radio.lock);
        let ways = holders(look, next).filter_map(|holder| Some(way(look, holder.at?, &office)));
        return ways.fold(NO_WAY as f32, f32::min) + inside;
    }
    tour(look, n_missing, &office) + inside
}

/// The way through keys that are in sight, then through as many tokens as it takes on average to find the others, always
/// the nearest first, and from there to the office.
fn tour(look: &Look, n_missing: usize, office: &[Space]) -> f32 {
    let mut seen: Vec<Space> = look
        .view
        .piles
        .iter()
        .filter(|pile| pile.cards.iter().any(|card| worth::is_missing(look, *card)))
        .map(|pile| pile.at)
        .collect();
    let mut unseen = Vec::new();
    for token in &look.view.objectives {
        match token.card {
            None => unseen.push(token.at),
            Some(card) => {
                let is_key = matches!(card.kind.effect(), Effect::Key { .. });
                if is_key && worth::is_missing(look, card) {
                    seen.push(token.at);
                }
            }
        }
    }
    let n_hidden = n_missing.saturating_sub(seen.len()) as f32;
    let mut n_tokens = match unseen.len() {
        0 if n_hidden > 0.0 => {
            unseen.clone_from(&look.view.loot);
            LOOT
        }
        // The last of so many keys among so many tokens, on average.
        n => n_hidden * (n as f32 + 1.0) / (n_hidden + 1.0),
    };
    // Friends look as well.
    n_tokens /= (look.others().count() + 1) as f32;
    let (mut at, mut sum) = (look.at(), 0.0);
    for (spaces, mut left) in [(&mut seen, f32::MAX), (&mut unseen, n_tokens)] {
        while left > 0.0
            && let Some((number, leg)) = walk::nearest(look, at, spaces, NO_WAY)
        {
            at = spaces.swap_remove(number);
            sum += (leg as f32 + STOP) * left.min(1.0);
            left -= 1.0;
        }
    }
    sum + way(look, at, office)
}

/// Those on the map who are known to hold a key for `lock`.
fn holders(look: &Look, lock: Lock) -> impl Iterator<Item = &PlayerView> {
    look.view
        .players
        .iter()
        .filter(move |player| player.status == Status::OnMap && Look::opens(&player.hand, lock))
}

/// What the way from `start` to the nearest of `spaces` weighs.
fn way(look: &Look, start: Space, spaces: &[Space]) -> f32 {
    walk::nearest(look, start, spaces, NO_WAY).map_or(NO_WAY, |(_, weight)| weight) as f32
}
