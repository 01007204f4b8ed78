//! The rules, a file per chapter. Functions here do one thing; what comes next is decided in `turn.rs`.

pub(crate) mod bitten;
pub(crate) mod combat;
pub(crate) mod horde;
pub(crate) mod knowledge;
pub(crate) mod loot;
pub(crate) mod movement;
pub(crate) mod now;
pub(crate) mod paths;
pub(crate) mod placing;
pub(crate) mod play;
pub(crate) mod rescue;
pub(crate) mod sight;
pub(crate) mod spawn;
pub(crate) mod trade;
pub(crate) mod unlock;
pub(crate) mod zombies;
