//! As much of semantic versions as advisories use.

/// Major, minor and patch; what comes after a hyphen or a plus says nothing here.
type Version = [u64; 3];

/// Whether a version meets a requirement such as `>= 1.2.3, < 1.3`; `None` if either cannot be read.
pub(super) fn meets(version: &str, requirement: &str) -> Option<bool> {
    let (version, _) = parse(version)?;
    let mut meets_all = true;
    for part in requirement
        .split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty())
    {
        meets_all &= meets_one(version, part)?;
    }
    Some(meets_all)
}

fn meets_one(version: Version, part: &str) -> Option<bool> {
    if part == "*" {
        return Some(true);
    }
    let n_operator = part.find(|c: char| c.is_ascii_digit())?;
    let (operator, rest) = part.split_at(n_operator);
    let (wanted, n_given) = parse(rest)?;
    // One more in the last place that must not change.
    let next = |place: usize| {
        let mut next = [0; 3];
        next[..=place].copy_from_slice(&wanted[..=place]);
        next[place] += 1;
        next
    };
    Some(match operator.trim() {
        ">=" => version >= wanted,
        ">" => version > wanted,
        "<" => version < wanted,
        "<=" => version <= wanted,
        "=" => version >= wanted && version < next(n_given - 1),
        "~" => version >= wanted && version < next((n_given - 1).min(1)),
        "" | "^" => {
            let first = wanted.iter().position(|number| *number > 0);
            let place = first.unwrap_or(n_given - 1).min(n_given - 1);
            version >= wanted && version < next(place)
        }
        _ => return None,
    })
}

/// The numbers, and how many of them were given.
fn parse(text: &str) -> Option<(Version, usize)> {
    let core = text.trim().split(['-', '+']).next()?;
    let mut version = [0; 3];
    let mut n_given = 0;
    for number in core.split('.') {
        *version.get_mut(n_given)? = number.trim().parse().ok()?;
        n_given += 1;
    }
    Some((version, n_given))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requirements_are_met_as_cargo_meets_them() {
        for (version, requirement, expected) in [
            ("1.2.3", ">= 1.2.3", true),
            ("1.2.3", "> 1.2.3", false),
            ("1.2.3", ">=1.0, <1.2.3", false),
            ("0.9.5", "< 0.10.0, >= 0.9.3", true),
            ("1.4.0", "^1.2", true),
            ("2.0.0", "^1.2", false),
            ("0.2.9", "^0.2.3", true),
            ("0.3.0", "0.2.3", false),
            ("0.0.4", "^0.0.3", false),
            ("1.2.9", "~1.2.3", true),
            ("1.3.0", "~1.2.3", false),
            ("1.2.3+build", "=1.2.3", true),
            ("7.0.0", "*", true),
        ] {
            assert_eq!(
                meets(version, requirement),
                Some(expected),
                "{version} {requirement}"
            );
        }
        assert_eq!(meets("1.2.3", "!= 1"), None);
        assert_eq!(meets("one", ">= 1"), None);
    }
}
