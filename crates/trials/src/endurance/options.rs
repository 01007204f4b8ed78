//! Tables as nobody would think of them: any mixture of options that a game's description permits.

use shamble_core::options::MODE;
use shamble_core::{GameSpec, OptionKind, OptionValues};

use crate::dice::Random;

/// One table in so many is plain.
const PLAIN: usize = 4;

/// One option in so many is chosen at the others.
const CHOSEN: usize = 2;

/// Choices for a table in this mode. What is to be written (scenarios, malls, how far a campaign has come) stays as it is.
pub fn mixture(spec: &GameSpec, mode: &str, seats: usize, random: &mut Random) -> OptionValues {
    let mut options = OptionValues::from([(MODE.to_owned(), mode.to_owned())]);
    if random.below(PLAIN) == 0 {
        return options;
    }
    for option in &spec.options {
        if random.below(CHOSEN) > 0 {
            continue;
        }
        let value = match &option.kind {
            OptionKind::Choice { values } => random.pick(values).to_string(),
            OptionKind::Toggle => random.pick(&["on", "off"]).to_string(),
            OptionKind::Number { none: true, .. } if random.below(4) == 0 => "none".to_owned(),
            OptionKind::Number { min, max, .. } => number(*min, *max, random).to_string(),
            OptionKind::Words { .. } | OptionKind::Text { .. } => continue,
        };
        options.insert(option.key.to_owned(), value);
        if spec.check(&options, seats).is_err() {
            options.remove(option.key);
        }
    }
    options
}

/// The ends of a range are where things go wrong.
fn number(min: u32, max: u32, random: &mut Random) -> u32 {
    match random.below(3) {
        0 => min,
        1 => max,
        _ => min + random.below((max - min) as usize + 1) as u32,
    }
}
