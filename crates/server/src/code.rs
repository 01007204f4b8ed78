//! Short codes to join a table by: read out across a room, typed on a phone.

use shamble_store::Slot;

use crate::seats::random;

/// The same symbols as in table ids: none is easily taken for another.
const SYMBOLS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A thousand million codes: guessing one that is in use takes longer than the rate of calls allows.
const N_SYMBOLS: usize = 6;

/// Where several servers share the tables out, a code begins with the slot of its table, as the table's id does. Longer
/// also because one guess in a thousand would hit one of a million tables.
const N_SYMBOLS_SHARED: usize = 2 + N_SYMBOLS;

/// A code nobody can foresee.
pub(crate) fn fresh() -> String {
    let symbols =
        random::<N_SYMBOLS>().map(|byte| char::from(SYMBOLS[usize::from(byte) % SYMBOLS.len()]));
    symbols.iter().collect()
}

/// The same for a table of this slot, where several servers share them out.
pub(crate) fn fresh_in(slot: Slot) -> String {
    format!("{slot}{}", fresh())
}

/// The slot a code begins with, if it is one of that kind.
pub(crate) fn slot_of(code: &str) -> Option<Slot> {
    (code.len() == N_SYMBOLS_SHARED)
        .then(|| code.get(..2)?.parse().ok())
        .flatten()
}

/// The code somebody meant: capitals, hyphens, blanks and look-alikes are forgiven. Nothing if it cannot be one.
pub(crate) fn meant(typed: &str) -> Option<String> {
    let symbols = typed.chars().filter(|c| !matches!(c, '-' | ' '));
    let code: String = symbols
        .map(|c| match c.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            other => other,
        })
        .collect();
    let is_code = matches!(code.len(), N_SYMBOLS | N_SYMBOLS_SHARED)
        && code.bytes().all(|byte| SYMBOLS.contains(&byte));
    is_code.then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typing_is_forgiven() {
        assert_eq!(meant("7KX-2QA").as_deref(), Some("7kx2qa"));
        assert_eq!(meant(" oIl 2qa").as_deref(), Some("0112qa"));
        assert_eq!(meant("7kx2q"), None);
        assert_eq!(meant("7kx2qu"), None);
        assert_eq!(meant("7KX-2QA-ab").as_deref(), Some("7kx2qaab"));
        let slot = "7k".parse().unwrap();
        assert_eq!(slot_of(&fresh_in(slot)), Some(slot));
        assert_eq!(slot_of(&fresh()), None);
        let code = fresh();
        assert_eq!(meant(&code.to_uppercase()), Some(code));
    }
}
