//! A sample that can be drawn again: the same faults for the same seed.

/// `n` of `all`, or all where there are no more, in their own order.
pub(super) fn choose<T: Ord>(mut all: Vec<T>, n: usize, seed: u64) -> Vec<T> {
    all.sort();
    let mut random = Random(seed);
    let mut chosen = Vec::new();
    while chosen.len() < n && !all.is_empty() {
        let index = random.next() % all.len() as u64;
        chosen.push(all.swap_remove(index as usize));
    }
    chosen.sort();
    chosen
}

/// SplitMix64: small, and the same everywhere.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(n: usize) -> Vec<String> {
        (0..n).map(|i| format!("fault {i:02}")).collect()
    }

    #[test]
    fn a_seed_always_draws_the_same() {
        let mut turned = names(40);
        turned.reverse();
        let chosen = choose(names(40), 5, 1);
        assert_eq!(chosen.len(), 5);
        assert_eq!(chosen, choose(turned, 5, 1));
        assert_ne!(chosen, choose(names(40), 5, 2));
        assert_eq!(choose(names(3), 5, 1), names(3));
    }
}
