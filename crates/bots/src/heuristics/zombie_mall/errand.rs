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
const NO_WAY: f32 = 60.0;

/// MP that the seat's errand still takes, dangers on the way included.
pub(super) fn left(look: &Look) -> f32 {
    let here = Ways::from(look, look.at());
    if look.view.call.is_some() || !look.view.radio.locked {
        return here.to_nearest(look, &plan::goal_spaces(look));
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
        let ways = holders(look, next).filter_map(|holder| {
            let at = holder.at?;
            Some(if holder.seat == look.seat {
                here.to_nearest(look, &office)
            } else {
                Ways::from(look, at).to_nearest(look, &office)
            })
        });
        return ways.fold(NO_WAY, f32::min) + inside;
    }
    tour(look, here, n_missing, &office) + inside
}

/// The way through keys that are in sight, then through as many tokens as it takes on average to find the others, always
/// the nearest first, and from there to the office.
fn tour(look: &Look, here: Ways, n_missing: usize, office: &[Space]) -> f32 {
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
    let (mut ways, mut sum) = (here, 0.0);
    for (spaces, mut left) in [(&mut seen, f32::MAX), (&mut unseen, n_tokens)] {
        while left > 0.0 && !spaces.is_empty() {
            let (number, leg) = ways.nearest(look, spaces);
            let space = spaces.swap_remove(number);
            sum += (leg + STOP) * left.min(1.0);
            left -= 1.0;
            ways = Ways::from(look, space);
        }
    }
    sum + ways.to_nearest(look, office)
}

/// Those on the map who are known to hold a key for `lock`.
fn holders(look: &Look, lock: Lock) -> impl Iterator<Item = &PlayerView> {
    look.view
        .players
        .iter()
        .filter(move |player| player.status == Status::OnMap && Look::opens(&player.hand, lock))
}

/// What the ways from one space weigh.
struct Ways(Vec<u32>);

impl Ways {
    fn from(look: &Look, space: Space) -> Self {
        Self(walk::weights(look, space))
    }

    fn to(&self, look: &Look, space: Space) -> f32 {
        match self.0[look.number(space)] {
            u32::MAX => NO_WAY,
            weight => (weight as f32).min(NO_WAY),
        }
    }

    fn to_nearest(&self, look: &Look, spaces: &[Space]) -> f32 {
        let ways = spaces.iter().map(|space| self.to(look, *space));
        ways.fold(NO_WAY, f32::min)
    }

    /// The number of the nearest, and the way there.
    fn nearest(&self, look: &Look, spaces: &[Space]) -> (usize, f32) {
        let ways = spaces.iter().map(|space| self.to(look, *space));
        ways.enumerate()
            .min_by(|(_, a), (_, b)| a.total_cmp(b))
            .unwrap_or((0, NO_WAY))
    }
}
