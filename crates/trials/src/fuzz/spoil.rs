//! Changing a sound input in ways that nobody would by accident, and in some that people do.

use crate::dice::Random;

/// Inputs longer than this are no use: every reader refuses them unread.
pub const MAX_BYTES: usize = 64 * 1024;

/// How often an input is changed at most.
const MAX_CHANGES: usize = 6;

/// Pieces that mean something somewhere.
const PIECES: [&str; 24] = [
    "",
    "-1",
    "0",
    "99999999999999999999",
    "1e999",
    "4294967295",
    "65535",
    "256",
    "null",
    "true",
    "\"\"",
    "{}",
    "[]",
    "[[[[[[[[[[",
    "{\"a\":",
    "\u{0}",
    "\u{feff}",
    "é\u{301}",
    "\u{202e}",
    "\n",
    "\r\n",
    "|",
    "=",
    " ",
];

/// A spoilt copy of one of the seeds.
pub fn spoil(seeds: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let mut bytes = random.pick(seeds).clone();
    for _ in 0..=random.below(MAX_CHANGES) {
        change(&mut bytes, seeds, random);
    }
    bytes.truncate(MAX_BYTES);
    bytes
}

fn change(bytes: &mut Vec<u8>, seeds: &[Vec<u8>], random: &mut Random) {
    let (from, to) = span(bytes.len(), random);
    match random.below(11) {
        0 => bytes.truncate(from),
        1 => drop(bytes.drain(from..to)),
        2 => {
            let copy = bytes[from..to].to_vec();
            let at = random.below(bytes.len() + 1);
            bytes.splice(at..at, copy);
        }
        3 => {
            let piece = random.pick(&PIECES).bytes();
            bytes.splice(from..from, piece);
        }
        4 => {
            let piece = random.pick(&PIECES).bytes();
            bytes.splice(from..to, piece);
        }
        5 => {
            if let Some(byte) = bytes.get_mut(from) {
                *byte ^= 1 << random.below(8);
            }
        }
        6 => {
            if let Some(byte) = bytes.get_mut(from) {
                *byte = random.below(256) as u8;
            }
        }
        7 => number(bytes, from, random),
        8 => {
            // The beginning of one and the end of another.
            let other = random.pick(seeds);
            let (_, at) = span(other.len(), random);
            bytes.truncate(from);
            bytes.extend_from_slice(&other[at..]);
        }
        9 => swap_lines(bytes, random),
        _ => {
            let times = random.below(40);
            let copy = bytes[from..to].repeat(times);
            bytes.splice(from..from, copy);
        }
    }
}

/// A short span somewhere.
fn span(len: usize, random: &mut Random) -> (usize, usize) {
    let from = random.below(len + 1);
    let length = random.below(24);
    (from, (from + length).min(len))
}

/// Another number where there is one.
fn number(bytes: &mut Vec<u8>, from: usize, random: &mut Random) {
    let is_digit = |byte: &u8| byte.is_ascii_digit();
    let Some(start) = bytes[from..].iter().position(is_digit).map(|at| from + at) else {
        return;
    };
    let n_digits = bytes[start..]
        .iter()
        .take_while(|byte| is_digit(byte))
        .count();
    let other = match random.below(3) {
        0 => random.below(300).to_string(),
        1 => random.number().to_string(),
        _ => random.pick(&PIECES[1..8]).to_string(),
    };
    bytes.splice(start..start + n_digits, other.into_bytes());
}

fn swap_lines(bytes: &mut Vec<u8>, random: &mut Random) {
    let mut lines: Vec<Vec<u8>> = bytes
        .split(|byte| *byte == b'\n')
        .map(<[u8]>::to_vec)
        .collect();
    let (one, other) = (random.below(lines.len()), random.below(lines.len()));
    lines.swap(one, other);
    *bytes = lines.join(&b'\n');
}
