//! Rules of thumb, a file for each game.

mod cliche;
mod tiny_epic_zombies;
mod zombie_mall;
mod zombies15;
