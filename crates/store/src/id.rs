//! The name of a table: short enough to read out, too many to guess.

use std::{fmt, str::FromStr};

/// Crockford's alphabet: no letter that is easily taken for another or for a digit.
const SYMBOLS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const BITS_PER_SYMBOL: usize = 5;
const N_SYMBOLS: usize = 10;
const MASK: u64 = (1 << (N_SYMBOLS * BITS_PER_SYMBOL)) - 1;

/// The name of a table: 50 bits, shown as ten letters and digits.
///
/// People type it from a screen or hear it read out, so parsing forgives capitals, hyphens and spaces, and
/// takes `o` for `0`, `i` and `l` for `1`. Knowing it lets one watch, not play: seats have their own secrets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(u64);

impl TableId {
    /// How many random bytes make an id.
    pub const N_BYTES: usize = 7;

    /// The id made of random bytes; the six bits too many are ignored.
    pub fn from_bytes(bytes: [u8; Self::N_BYTES]) -> Self {
        Self(
            bytes
                .iter()
                .fold(0, |bits, &byte| bits << 8 | u64::from(byte))
                & MASK,
        )
    }

    /// The part of all tables it falls into.
    pub fn slot(self) -> Slot {
        Slot((self.0 >> ((N_SYMBOLS - 2) * BITS_PER_SYMBOL)) as u16)
    }
}

/// One of the [`Slot::COUNT`] parts that all tables fall into evenly, because ids are random: the first two symbols of
/// an id. Several servers share the tables out by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u16);

impl Slot {
    pub const COUNT: u16 = 1 << (2 * BITS_PER_SYMBOL);

    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let symbol = |place| SYMBOLS[usize::from(self.0 >> place) % SYMBOLS.len()];
        let text = [BITS_PER_SYMBOL, 0].map(|place| char::from(symbol(place)));
        f.pad(&String::from_iter(text))
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Slot({self})")
    }
}

impl FromStr for Slot {
    type Err = ParseTableIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let n_symbols = text.chars().count();
        if n_symbols != 2 {
            return Err(ParseTableIdError::Length(n_symbols));
        }
        text.chars()
            .try_fold(0, |bits, c| {
                let value = value_of(c).ok_or(ParseTableIdError::Symbol(c))?;
                Ok(bits << BITS_PER_SYMBOL | value as u16)
            })
            .map(Self)
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String = (0..N_SYMBOLS)
            .rev()
            .map(|place| (self.0 >> (place * BITS_PER_SYMBOL)) as usize % SYMBOLS.len())
            .map(|symbol| char::from(SYMBOLS[symbol]))
            .collect();
        f.pad(&text)
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({self})")
    }
}

/// Why a text is no table id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseTableIdError {
    #[error("a table id has {N_SYMBOLS} letters and digits, a slot has 2, not {0}")]
    Length(usize),
    #[error("{0:?} does not occur in a table id")]
    Symbol(char),
}

impl FromStr for TableId {
    type Err = ParseTableIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let symbols = || text.chars().filter(|c| !matches!(c, '-' | ' '));
        let n_symbols = symbols().count();
        if n_symbols != N_SYMBOLS {
            return Err(ParseTableIdError::Length(n_symbols));
        }
        symbols()
            .try_fold(0, |bits, c| {
                let value = value_of(c).ok_or(ParseTableIdError::Symbol(c))?;
                Ok(bits << BITS_PER_SYMBOL | value)
            })
            .map(Self)
    }
}

fn value_of(c: char) -> Option<u64> {
    let meant = match c.to_ascii_lowercase() {
        'o' => '0',
        'i' | 'l' => '1',
        other => other,
    };
    SYMBOLS
        .iter()
        .position(|&symbol| char::from(symbol) == meant)
        .map(|value| value as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_bytes_give_known_texts() {
        let check = |bytes, text: &str| {
            let id = TableId::from_bytes(bytes);
            assert_eq!(id.to_string(), text);
            assert_eq!(text.parse(), Ok(id));
        };
        check([0; 7], "0000000000");
        check([0xff; 7], "zzzzzzzzzz");
        check([0, 0, 0, 0, 0, 0, 33], "0000000011");
        // The top six of the 56 bits do not count: the first symbol begins at bit 49.
        check([0b1111_1110, 0, 0, 0, 0, 0, 0], "g000000000");
    }

    #[test]
    fn every_symbol_survives_the_round_trip() {
        for value in 0..=255 {
            let id = TableId::from_bytes([value, 1, value, 2, value, 3, value]);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
    }

    #[test]
    fn a_slot_is_the_beginning_of_an_id() {
        let id: TableId = "z71b1c2d3e".parse().unwrap();
        assert_eq!(id.slot().to_string(), "z7");
        assert_eq!("z7".parse(), Ok(id.slot()));
        assert_eq!(Slot::all().count(), 1024);
        for slot in Slot::all() {
            assert_eq!(slot.to_string().parse(), Ok(slot));
        }
        assert_eq!("z".parse::<Slot>(), Err(ParseTableIdError::Length(1)));
        assert_eq!("zu".parse::<Slot>(), Err(ParseTableIdError::Symbol('u')));
    }

    #[test]
    fn typing_is_forgiven() {
        let meant: TableId = "0a1b1c2d3e".parse().unwrap();
        assert_eq!("OA1-Bic 2D3e".parse(), Ok(meant));
        assert_eq!("oalblc2d3e".parse(), Ok(meant));
    }

    #[test]
    fn nonsense_is_refused_with_the_reason() {
        let refusal = |text: &str| text.parse::<TableId>().unwrap_err();
        assert_eq!(refusal(""), ParseTableIdError::Length(0));
        assert_eq!(refusal("0a1b2c3d4"), ParseTableIdError::Length(9));
        assert_eq!(refusal("0a1b2c3d4e5"), ParseTableIdError::Length(11));
        assert_eq!(refusal("0a1b2c3d4u"), ParseTableIdError::Symbol('u'));
        assert_eq!(refusal("0a1b2c3d4é"), ParseTableIdError::Symbol('é'));
    }
}
