//! Short codes to join a table by: read out across a room, typed on a phone.

use crate::seats::random;

/// The same symbols as in table ids: none is easily taken for another.
const SYMBOLS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A thousand million codes: guessing one that is in use takes longer than the rate of calls allows.
const N_SYMBOLS: usize = 6;

/// A code nobody can foresee.
pub(crate) fn fresh() -> String {
    let symbols =
        random::<N_SYMBOLS>().map(|byte| char::from(SYMBOLS[usize::from(byte) % SYMBOLS.len()]));
    symbols.iter().collect()
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
    let is_code = code.len() == N_SYMBOLS && code.bytes().all(|byte| SYMBOLS.contains(&byte));
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
        let code = fresh();
        assert_eq!(meant(&code.to_uppercase()), Some(code));
    }
}
