//! The way to the nearest of several spaces, counting MP and the zombies on the way.

use shamble_catalog::zombie_mall::{Dir, Space};

use super::look::Look;

/// What a zombie next to the way weighs in MP: about what a fight costs in Bandages.
const PER_ZOMBIE: u32 = 3;
/// More zombies than this round one space make no difference any more.
const CROWD: u32 = 20;
/// Ways are looked at by weight, so many weights at a time; no step weighs as much.
const N_WEIGHTS: usize = 64;
const _: () = assert!(2 + PER_ZOMBIE * CROWD < N_WEIGHTS as u32);
/// The end of a list.
const NONE: u32 = u32::MAX;

/// The first step of the best way to one of `goals`, and what the whole way weighs. Nothing if the bot stands on one
/// already, or if no way leads to any.
pub(super) fn first_step(look: &Look, goals: &[Space]) -> Option<(Dir, u32)> {
    let (best, end) = search(look, goals)?;
    let weight = best[look.number(end)].0;
    back(look, &best, end).last().map(|dir| (dir, weight))
}

/// All steps of that way.
pub(super) fn way(look: &Look, goals: &[Space]) -> Vec<Dir> {
    let Some((best, end)) = search(look, goals) else {
        return Vec::new();
    };
    let mut way: Vec<Dir> = back(look, &best, end).collect();
    way.reverse();
    way
}

/// For every space what the way there weighs, and the last step of it.
type Best = Vec<(u32, Dir)>;

/// The steps to `end`, the last one first.
fn back<'a>(look: &'a Look, best: &'a Best, end: Space) -> impl Iterator<Item = Dir> + 'a {
    let mut at = end;
    std::iter::from_fn(move || {
        if at == look.at() {
            return None;
        }
        let (_, dir) = best[look.number(at)];
        at = at.step(dir.opposite());
        Some(dir)
    })
}

/// What the way from `start` to every space weighs; the largest number where none leads.
pub(super) fn weights(look: &Look, start: Space) -> Vec<u32> {
    let (best, _) = spread(look, start, |_| false);
    best.into_iter().map(|(weight, _)| weight).collect()
}

/// The nearest of `goals`, and what was found on the way to it.
fn search(look: &Look, goals: &[Space]) -> Option<(Best, Space)> {
    let mut is_goal = vec![false; look.n_spaces()];
    for goal in goals {
        is_goal[look.number(*goal)] = true;
    }
    let (best, end) = spread(look, look.at(), |here| is_goal[here]);
    let end = end.filter(|end| *end != look.at())?;
    Some((best, end))
}

/// Looks at spaces, those with the lightest way from `start` first, until one is `wanted`.
fn spread(look: &Look, start: Space, wanted: impl Fn(usize) -> bool) -> (Best, Option<Space>) {
    let mut best = vec![(u32::MAX, Dir::N); look.n_spaces()];
    best[look.number(start)].0 = 0;
    let mut queue = Queue::new(look.n_spaces());
    queue.push(0, start);
    while let Some((weight, space)) = queue.pop() {
        let here = look.number(space);
        if weight > best[here].0 {
            continue;
        }
        if wanted(here) {
            return (best, Some(space));
        }
        for dir in Dir::ALL.into_iter().filter(|dir| look.is_free(space, *dir)) {
            let to = space.step(dir);
            let danger = look.danger(to).min(CROWD);
            let next = weight + look.cost(to) + PER_ZOMBIE * danger;
            let there = look.number(to);
            if next < best[there].0 {
                best[there] = (next, dir);
                queue.push(next, to);
            }
        }
    }
    (best, None)
}

/// Spaces by weight: a ring of lists, because no step is heavier than the ring is long.
struct Queue {
    heads: [u32; N_WEIGHTS],
    /// Spaces, each with the number of the next in its list.
    entries: Vec<(Space, u32)>,
    weight: u32,
    /// Entries not popped yet.
    n_left: usize,
}

impl Queue {
    fn new(n_spaces: usize) -> Self {
        Self {
            heads: [NONE; N_WEIGHTS],
            entries: Vec::with_capacity(n_spaces),
            weight: 0,
            n_left: 0,
        }
    }

    fn push(&mut self, weight: u32, space: Space) {
        let head = &mut self.heads[weight as usize % N_WEIGHTS];
        self.entries.push((space, *head));
        *head = self.entries.len() as u32 - 1;
        self.n_left += 1;
    }

    /// One of the lightest.
    fn pop(&mut self) -> Option<(u32, Space)> {
        if self.n_left == 0 {
            return None;
        }
        loop {
            let head = &mut self.heads[self.weight as usize % N_WEIGHTS];
            if *head != NONE {
                let (space, next) = self.entries[*head as usize];
                *head = next;
                self.n_left -= 1;
                return Some((self.weight, space));
            }
            self.weight += 1;
        }
    }
}
