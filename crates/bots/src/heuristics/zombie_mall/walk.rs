//! The way to the nearest of several spaces, counting MP and the zombies on the way.

use shamble_catalog::zombie_mall::{Dir, Space};

use super::look::Look;

/// What a zombie next to the way weighs in MP: about what a fight costs in Bandages.
const PER_ZOMBIE: u32 = 2;
/// More zombies than this round one space make no difference any more.
const CROWD: u32 = 20;
/// Ways are looked at by weight, so many weights at a time; no step weighs as much.
const N_WEIGHTS: usize = 64;
const _: () = assert!(2 + PER_ZOMBIE * CROWD < N_WEIGHTS as u32);
/// The end of a list.
const NONE: u16 = u16::MAX;

/// The first step of the best way to one of `goals`, and what the whole way weighs. Nothing if the bot stands on one
/// already, or if no way leads to any.
pub(super) fn first_step(look: &Look, goals: &[Space]) -> Option<(Dir, u32)> {
    let (best, end) = search(look, goals)?;
    let weight = best[look.number(end)].weight();
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

/// What the way to a space weighs, and the last step of it, in one number.
#[derive(Clone, Copy)]
struct Best(u32);

impl Best {
    const UNKNOWN: Self = Self(u32::MAX);

    fn new(weight: u32, dir: Dir) -> Self {
        Self(weight << 2 | dir.index() as u32)
    }

    /// Larger than that of any way where none is known.
    fn weight(self) -> u32 {
        self.0 >> 2
    }

    fn dir(self) -> Dir {
        Dir::ALL[self.0 as usize & 3]
    }
}

/// The steps to `end`, the last one first.
fn back<'a>(look: &'a Look, best: &'a [Best], end: Space) -> impl Iterator<Item = Dir> + 'a {
    let mut at = end;
    std::iter::from_fn(move || {
        if at == look.at() {
            return None;
        }
        let dir = best[look.number(at)].dir();
        at = at.step(dir.opposite());
        Some(dir)
    })
}

/// Of `spaces` the one nearest to `start`, by its number among them, and what the way there weighs, but `far` at most: all
/// that is as far is equally far. Of equals the first; nothing only if there are none.
pub(super) fn nearest(
    look: &Look,
    start: Space,
    spaces: &[Space],
    far: u32,
) -> Option<(usize, u32)> {
    let is_wanted = marked(look, spaces);
    // Once the first of them is reached, what is as near as that is known too: every step weighs something.
    let (best, _) = spread(look, start, |here, weight| weight >= far || is_wanted[here]);
    let weights = spaces
        .iter()
        .map(|space| best[look.number(*space)].weight());
    weights
        .map(|weight| weight.min(far))
        .enumerate()
        .min_by_key(|(_, weight)| *weight)
}

/// The nearest of `goals`, and what was found on the way to it.
fn search(look: &Look, goals: &[Space]) -> Option<(Vec<Best>, Space)> {
    let is_goal = marked(look, goals);
    let (best, end) = spread(look, look.at(), |here, _| is_goal[here]);
    let end = look.space(end?);
    (end != look.at()).then_some((best, end))
}

/// For every space whether it is one of `spaces`.
fn marked(look: &Look, spaces: &[Space]) -> Vec<bool> {
    let mut marked = vec![false; look.n_spaces()];
    for space in spaces {
        marked[look.number(*space)] = true;
    }
    marked
}

/// Looks at spaces, those with the lightest way from `start` first, until one is where to `stop`, which hears its number and
/// the weight of the way there.
fn spread(
    look: &Look,
    start: Space,
    stop: impl Fn(usize, u32) -> bool,
) -> (Vec<Best>, Option<usize>) {
    let mut best = vec![Best::UNKNOWN; look.n_spaces()];
    let start = look.number(start);
    best[start] = Best::new(0, Dir::N);
    let mut queue = Queue::new(look.n_spaces());
    queue.push(0, start);
    while let Some((weight, here)) = queue.pop() {
        if weight > best[here].weight() {
            continue;
        }
        if stop(here, weight) {
            return (best, Some(here));
        }
        for (dir, there) in look.next_to(here) {
            let (cost, danger) = look.toll(here, there);
            let next = weight + cost + PER_ZOMBIE * danger.min(CROWD);
            if next < best[there].weight() {
                best[there] = Best::new(next, dir);
                queue.push(next, there);
            }
        }
    }
    (best, None)
}

/// Spaces by weight: a ring of lists, because no step is heavier than the ring is long.
struct Queue {
    heads: [u16; N_WEIGHTS],
    /// Which of the lists have entries, one bit each.
    filled: u64,
    /// Numbers of spaces, each with the place of the next in its list. There are fewer entries than steps on the largest map.
    entries: Vec<(u16, u16)>,
    weight: u32,
}

impl Queue {
    fn new(n_spaces: usize) -> Self {
        Self {
            heads: [NONE; N_WEIGHTS],
            filled: 0,
            entries: Vec::with_capacity(n_spaces),
            weight: 0,
        }
    }

    fn push(&mut self, weight: u32, number: usize) {
        let list = weight as usize % N_WEIGHTS;
        let head = &mut self.heads[list];
        let entry = self.entries.len() as u16;
        self.entries.push((number as u16, *head));
        *head = entry;
        self.filled |= 1 << list;
    }

    /// One of the lightest: of equals the one that came last.
    fn pop(&mut self) -> Option<(u32, usize)> {
        if self.filled == 0 {
            return None;
        }
        let ahead = self.filled.rotate_right(self.weight % N_WEIGHTS as u32);
        self.weight += ahead.trailing_zeros();
        let list = self.weight as usize % N_WEIGHTS;
        let head = &mut self.heads[list];
        let (number, next) = self.entries[usize::from(*head)];
        *head = next;
        if next == NONE {
            self.filled &= !(1 << list);
        }
        Some((self.weight, usize::from(number)))
    }
}
