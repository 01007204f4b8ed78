//! Seeded chance for sounds: white noise and choices. Nothing secret hangs on it.

/// A small generator whose numbers depend on the seed and nothing else.
#[derive(Clone, Debug)]
pub(crate) struct Noise(u64);

impl Noise {
    /// A stream of its own for every pair of a seed and a purpose.
    pub(crate) fn new(seed: u64, purpose: u64) -> Self {
        let mut noise = Self(seed ^ purpose.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        noise.next();
        noise
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// White noise, from -1 to 1.
    pub(crate) fn white(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    }

    /// Somewhere between two values.
    pub(crate) fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (self.white() * 0.5 + 0.5) * (high - low)
    }

    /// A number below `n`, which is small.
    pub(crate) fn below(&mut self, n: u32) -> u32 {
        (((self.next() >> 32) * u64::from(n)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_and_repeatable() {
        let mut noise = Noise::new(7, 1);
        let mean = (0..20_000).map(|_| noise.white()).sum::<f64>() / 20_000.0;
        assert!(mean.abs() < 0.02, "{mean}");
        let mut counts = [0; 3];
        (0..3000).for_each(|_| counts[noise.below(3) as usize] += 1);
        assert!(counts.iter().all(|count| (900..1100).contains(count)));
        assert_eq!(Noise::new(7, 1).next(), Noise::new(7, 1).next());
        assert_ne!(Noise::new(7, 1).next(), Noise::new(7, 2).next());
    }
}
