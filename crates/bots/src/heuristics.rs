//! Rules of thumb, a file for each game.

mod cliche;
mod tiny_epic_zombies;
pub(crate) mod zombie_mall;
mod zombies15;

shamble_catalog::toys! { mod last_door; }
