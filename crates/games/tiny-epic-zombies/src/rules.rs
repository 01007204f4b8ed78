//! The rules by chapter. Each function does one thing; what comes next is laid on the stack and taken up in `turn.rs`.

pub(crate) mod abilities;
pub(crate) mod backpack;
pub(crate) mod cards;
pub(crate) mod courtyard;
pub(crate) mod death;
pub(crate) mod escort;
pub(crate) mod handing;
pub(crate) mod horde;
pub(crate) mod melee;
pub(crate) mod movement;
pub(crate) mod overrun;
pub(crate) mod progress;
pub(crate) mod ranged;
pub(crate) mod search;
pub(crate) mod spawn;
pub(crate) mod tokens;
pub(crate) mod vitals;
