//! Games that are known but never listed: made to show how a game is added, and there only with the feature `toy`.
//!
//! Whatever a toy needs elsewhere stands in [`toys!`](crate::toys), so that no other crate has a feature for it.

use crate::GAMES;

/// Says these things where the toys are known, and nothing elsewhere.
#[cfg(feature = "toy")]
#[macro_export]
macro_rules! toys {
    ($($said:tt)*) => { $($said)* };
}

/// Says these things where the toys are known, and nothing elsewhere.
#[cfg(not(feature = "toy"))]
#[macro_export]
macro_rules! toys {
    ($($said:tt)*) => {};
}

/// What [`for_game!`](crate::for_game) tries with an id that no listed game has.
#[doc(hidden)]
#[cfg(feature = "toy")]
#[macro_export]
macro_rules! for_toy {
    ($id:expr, $G:ident => $body:expr) => {
        match $id {
            <$crate::last_door::State as $crate::AnyGame>::ID => {
                type $G = $crate::last_door::State;
                Some($body)
            }
            _ => None,
        }
    };
}

/// What [`for_game!`](crate::for_game) tries with an id that no listed game has.
#[doc(hidden)]
#[cfg(not(feature = "toy"))]
#[macro_export]
macro_rules! for_toy {
    ($id:expr, $G:ident => $body:expr) => {{
        let _ = $id;
        None
    }};
}

/// Ids of the toys.
#[cfg(feature = "toy")]
pub const TOYS: &[&str] = &[<crate::last_door::State as crate::AnyGame>::ID];
/// Ids of the toys.
#[cfg(not(feature = "toy"))]
pub const TOYS: &[&str] = &[];

/// Ids of everything that can be played here, listed or not.
pub fn known() -> impl Iterator<Item = &'static str> {
    GAMES.into_iter().chain(TOYS.iter().copied())
}
