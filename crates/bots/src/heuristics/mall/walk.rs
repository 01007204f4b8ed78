//! The way to the nearest of several spaces, counting MP and the zombies on the way.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use shamble_catalog::mall::{Dir, Space};

use super::look::Look;

/// What a zombie next to the way weighs in MP: about what a fight costs in Bandages.
const PER_ZOMBIE: u32 = 3;

/// The first step of the best way to one of the spaces for which `is_goal` holds, and what the whole way weighs.
/// Nothing if the bot stands on one already, or if no way leads to any.
pub(super) fn first_step(look: &Look, is_goal: impl Fn(Space) -> bool) -> Option<(Dir, u32)> {
    let start = look.at();
    let mut best = vec![u32::MAX; look.n_spaces()];
    let mut first: Vec<Option<Dir>> = vec![None; look.n_spaces()];
    best[look.number(start)] = 0;
    let mut open = BinaryHeap::from([(Reverse(0), start)]);
    while let Some((Reverse(weight), space)) = open.pop() {
        let here = look.number(space);
        if weight > best[here] {
            continue;
        }
        if is_goal(space) {
            return first[here].map(|dir| (dir, weight));
        }
        for dir in Dir::ALL.into_iter().filter(|dir| look.is_free(space, *dir)) {
            let to = space.step(dir);
            let next = weight + look.cost(to) + PER_ZOMBIE * look.danger(to);
            let there = look.number(to);
            if next < best[there] {
                best[there] = next;
                first[there] = first[here].or(Some(dir));
                open.push((Reverse(next), to));
            }
        }
    }
    None
}
