//! Rules of thumb, a file for each game.

mod cliche;
mod fifteen;
mod mall;
mod tiny_epic;
