//! The one source of chance: a seeded, portable, unpredictable generator that each state owns.
//!
//! ChaCha with eight rounds, written out here so that a state carries a hundred bytes and no library release can change
//! what a seed means. Nothing of it may ever reach a view.

use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// 256 bits from which every roll and shuffle of a table follows. Written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed made from a small number, for tests and simulations that want to be repeated.
    pub fn from_number(number: u64) -> Self {
        Self(Sha256::digest(number.to_le_bytes()).into())
    }

    /// The seed of game `index` in a series that started from this one.
    #[must_use]
    pub fn derive(self, index: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(index.to_le_bytes());
        Self(hash.finalize().into())
    }

    /// What is published before a game so that the seed cannot be changed afterwards.
    pub fn commitment(self) -> String {
        hex(&Sha256::digest(
            [b"shamble seed ".as_slice(), &self.0].concat(),
        ))
    }
}

/// Lower-case hexadecimal digits of `bytes`.
pub fn hex(bytes: &[u8]) -> String {
    use fmt::Write;
    bytes
        .iter()
        .fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
            write!(text, "{byte:02x}").expect("writing to a string");
            text
        })
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("'{text}' is not a seed: 64 hexadecimal digits or a whole number");
        if text.len() == 64 && text.is_ascii() {
            let mut bytes = [0; 32];
            for (i, byte) in bytes.iter_mut().enumerate() {
                *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| wrong())?;
            }
            return Ok(Self(bytes));
        }
        text.parse().map(Self::from_number).map_err(|_| wrong())
    }
}

impl TryFrom<String> for Seed {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.to_string()
    }
}

/// The dice of a state. Equal seeds give equal rolls on every machine, for ever (see the test vectors).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Dice {
    key: [u32; 8],
    /// Words taken so far; the next one is word `used % 16` of block `used / 16`.
    used: u64,
    block: [u32; WORDS],
    /// Results laid down in advance by a rule test; nobody else forces dice.
    forced: Option<Box<Forced>>,
}

const WORDS: usize = 16;
const ROUNDS: usize = 8;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Forced {
    rolls: VecDeque<u32>,
    picks: VecDeque<u32>,
    /// How many of each have been used.
    n_rolled: usize,
    n_picked: usize,
    misfit: Option<Misfit>,
}

/// A forced result that the die or the choice it was laid down for does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// Whether it was laid down for a pick, not for a die.
    pub is_pick: bool,
    /// Which of the forced dice or picks it was, from 0.
    pub index: usize,
    /// What was laid down.
    pub given: u32,
    /// The smallest result there is.
    pub min: u32,
    /// The largest.
    pub max: u32,
}

impl Forced {
    /// The next forced die, if there is one and it fits.
    fn roll(&mut self, min: u32, max: u32) -> Option<u32> {
        let given = self.rolls.pop_front()?;
        self.n_rolled += 1;
        self.fitting(false, self.n_rolled, given, min, max)
    }

    /// The next forced pick, if there is one and it fits.
    fn pick(&mut self, n: usize) -> Option<usize> {
        let given = self.picks.pop_front()?;
        self.n_picked += 1;
        let max = (n as u32).saturating_sub(1);
        self.fitting(true, self.n_picked, given, 0, max)
            .map(|given| given as usize)
    }

    fn fitting(
        &mut self,
        is_pick: bool,
        nth: usize,
        given: u32,
        min: u32,
        max: u32,
    ) -> Option<u32> {
        if (min..=max).contains(&given) {
            return Some(given);
        }
        self.misfit.get_or_insert(Misfit {
            is_pick,
            index: nth - 1,
            given,
            min,
            max,
        });
        None
    }
}

impl Dice {
    /// Dice that follow from `seed`.
    pub fn new(seed: Seed) -> Self {
        Self::at(seed, 0)
    }

    fn at(seed: Seed, used: u64) -> Self {
        let mut key = [0; 8];
        for (word, bytes) in key.iter_mut().zip(seed.0.as_chunks::<4>().0) {
            *word = u32::from_le_bytes(*bytes);
        }
        let mut dice = Self {
            key,
            used,
            block: [0; WORDS],
            forced: None,
        };
        if !used.is_multiple_of(WORDS as u64) {
            dice.block = chacha(&dice.key, used / WORDS as u64);
        }
        dice
    }

    /// Lays down the results of the next rolls ([`Dice::roll`]) and picks ([`Dice::pick`]), for rule tests.
    pub fn force(&mut self, rolls: &[u32], picks: &[u32]) {
        let forced = Forced {
            rolls: rolls.iter().copied().collect(),
            picks: picks.iter().copied().collect(),
            ..Forced::default()
        };
        self.forced = (forced != Forced::default()).then(|| Box::new(forced));
    }

    /// How many forced results have not been used.
    pub fn n_forced(&self) -> usize {
        self.forced
            .as_ref()
            .map_or(0, |forced| forced.rolls.len() + forced.picks.len())
    }

    /// The first forced result that did not fit what it was used for. Chance decided instead; whoever forces looks here.
    pub fn misfit(&self) -> Option<Misfit> {
        self.forced.as_ref().and_then(|forced| forced.misfit)
    }

    /// Whether chance was asked between `earlier` and now.
    pub fn moved_since(&self, earlier: &DiceMark) -> bool {
        (self.used, self.n_forced()) != (earlier.used, earlier.n_forced)
    }

    /// Whether chance was asked between `earlier` and now for a result that nobody had laid down.
    pub fn drew_since(&self, earlier: &DiceMark) -> bool {
        self.used != earlier.used
    }

    /// Where the dice stand, to be compared later.
    pub fn mark(&self) -> DiceMark {
        DiceMark {
            used: self.used,
            n_forced: self.n_forced(),
        }
    }

    /// One die with `sides` sides: 1 to `sides`.
    #[inline]
    pub fn roll(&mut self, sides: u32) -> u32 {
        if let Some(forced) = &mut self.forced
            && let Some(result) = forced.roll(1, sides)
        {
            return result;
        }
        self.below(sides) + 1
    }

    /// One die marked from 0: 0 to `sides` - 1. A forced result of `sides` is read as 0, as on a die marked from 1.
    #[inline]
    pub fn roll_from_zero(&mut self, sides: u32) -> u32 {
        if let Some(forced) = &mut self.forced
            && let Some(result) = forced.roll(0, sides)
        {
            return result % sides;
        }
        self.below(sides)
    }

    /// One of `n` equally likely things, by number.
    #[inline]
    pub fn pick(&mut self, n: usize) -> usize {
        if let Some(forced) = &mut self.forced
            && let Some(result) = forced.pick(n)
        {
            return result;
        }
        self.below(n as u32) as usize
    }

    /// Puts a few things in random order by picking which comes next, over and over.
    pub fn put_in_order<T>(&mut self, things: &mut [T]) {
        for i in 0..things.len().saturating_sub(1) {
            let next = i + self.pick(things.len() - i);
            things.swap(i, next);
        }
    }

    /// Shuffles a deck. Never forced: rule tests stack the deck in the position instead.
    pub fn shuffle<T>(&mut self, deck: &mut [T]) {
        for i in (1..deck.len()).rev() {
            deck.swap(i, self.below(i as u32 + 1) as usize);
        }
    }

    /// 0 to `n - 1`, each equally likely: the widening multiplication with rejection of the uneven rest.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "a choice among nothing");
        loop {
            let product = u64::from(self.word()) * u64::from(n);
            let low = product as u32;
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }

    /// A seed for other dice, such as those of a re-dealt state.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        for chunk in bytes.as_chunks_mut::<4>().0 {
            *chunk = self.word().to_le_bytes();
        }
        Seed(bytes)
    }

    #[inline]
    fn word(&mut self) -> u32 {
        let index = (self.used % WORDS as u64) as usize;
        if index == 0 {
            self.block = chacha(&self.key, self.used / WORDS as u64);
        }
        self.used += 1;
        self.block[index]
    }
}

/// A moment in the life of some [`Dice`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceMark {
    used: u64,
    n_forced: usize,
}

/// One block of the ChaCha stream with a zero nonce.
fn chacha(key: &[u32; 8], counter: u64) -> [u32; WORDS] {
    let mut start = [
        0x6170_7865,
        0x3320_646e,
        0x7962_2d32,
        0x6b20_6574,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    ];
    start[4..12].copy_from_slice(key);
    start[12] = counter as u32;
    start[13] = (counter >> 32) as u32;
    let mut x = start;
    for _ in 0..ROUNDS / 2 {
        for (a, b, c, d) in [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)] {
            quarter(&mut x, a, b, c, d);
        }
        for (a, b, c, d) in [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)] {
            quarter(&mut x, a, b, c, d);
        }
    }
    std::array::from_fn(|i| x[i].wrapping_add(start[i]))
}

#[inline(always)]
fn quarter(x: &mut [u32; WORDS], a: usize, b: usize, c: usize, d: usize) {
    x[a] = x[a].wrapping_add(x[b]);
    x[d] = (x[d] ^ x[a]).rotate_left(16);
    x[c] = x[c].wrapping_add(x[d]);
    x[b] = (x[b] ^ x[c]).rotate_left(12);
    x[a] = x[a].wrapping_add(x[b]);
    x[d] = (x[d] ^ x[a]).rotate_left(8);
    x[c] = x[c].wrapping_add(x[d]);
    x[b] = (x[b] ^ x[c]).rotate_left(7);
}

/// Dice as they stand in a written position.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    seed: Seed,
    #[serde(default)]
    used: u64,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    rolls: Vec<u32>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    picks: Vec<u32>,
}

impl From<Dice> for Written {
    fn from(dice: Dice) -> Self {
        let mut seed = [0; 32];
        for (chunk, word) in seed.as_chunks_mut::<4>().0.iter_mut().zip(dice.key) {
            *chunk = word.to_le_bytes();
        }
        let forced = dice.forced.unwrap_or_default();
        Self {
            seed: Seed(seed),
            used: dice.used,
            rolls: forced.rolls.into(),
            picks: forced.picks.into(),
        }
    }
}

impl From<Written> for Dice {
    fn from(written: Written) -> Self {
        let mut dice = Self::at(written.seed, written.used);
        dice.force(&written.rolls, &written.picks);
        dice
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{Rng, SeedableRng};

    use super::*;

    #[test]
    fn the_stream_is_chacha8() {
        for number in 0..4 {
            let seed = Seed::from_number(number);
            let mut ours = Dice::new(seed);
            let mut theirs = ChaCha8Rng::from_seed(seed.0);
            for _ in 0..100 {
                assert_eq!(ours.word(), theirs.next_u32());
            }
        }
    }

    #[test]
    fn vectors_that_must_never_change() {
        let mut dice = Dice::new(Seed::from_number(15));
        let rolls: Vec<u32> = (0..12).map(|_| dice.roll(6)).collect();
        let mut deck: Vec<u32> = (0..8).collect();
        dice.shuffle(&mut deck);
        let mut order = [0, 1, 2, 3];
        dice.put_in_order(&mut order);
        assert_eq!(format!("{rolls:?} {deck:?} {order:?}"), VECTOR);
    }

    const VECTOR: &str =
        "[3, 4, 5, 5, 3, 2, 6, 1, 4, 6, 2, 4] [0, 5, 1, 4, 7, 3, 2, 6] [1, 0, 3, 2]";

    #[test]
    fn writing_dice_down_keeps_their_place() {
        for used in [0, 1, 15, 16, 17, 31, 32, 33] {
            let mut dice = Dice::new(Seed::from_number(3));
            for _ in 0..used {
                dice.word();
            }
            let text = serde_json::to_string(&dice).unwrap();
            let mut read: Dice = serde_json::from_str(&text).unwrap();
            assert_eq!(
                (0..40).map(|_| read.word()).collect::<Vec<_>>(),
                (0..40).map(|_| dice.word()).collect::<Vec<_>>()
            );
        }
    }

    #[test]
    fn every_side_comes_up_about_as_often() {
        let mut dice = Dice::new(Seed::from_number(1));
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[dice.roll(6) as usize - 1] += 1;
        }
        assert!(
            counts.iter().all(|n| (9_600..10_400).contains(n)),
            "{counts:?}"
        );
    }

    #[test]
    fn forced_results_come_first_and_in_order() {
        let mut dice = Dice::new(Seed::from_number(1));
        dice.force(&[1, 6], &[1]);
        assert_eq!(
            (dice.roll(6), dice.pick(2), dice.roll(6), dice.n_forced()),
            (1, 1, 6, 0)
        );
    }

    #[test]
    fn a_die_from_zero_reads_its_last_side_as_zero() {
        let mut dice = Dice::new(Seed::from_number(1));
        dice.force(&[0, 10, 9], &[]);
        let rolls = [(); 3].map(|()| dice.roll_from_zero(10));
        assert_eq!(rolls, [0, 0, 9]);
        assert!((0..100).all(|_| dice.roll_from_zero(10) < 10));
    }

    #[test]
    fn seeds_are_read_as_digits_or_numbers() {
        let seed = Seed::from_number(7);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("7".parse(), Ok(seed));
        assert!(
            "seven"
                .parse::<Seed>()
                .unwrap_err()
                .contains("64 hexadecimal digits")
        );
    }
}
