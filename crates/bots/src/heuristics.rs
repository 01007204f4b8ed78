//! Rules of thumb, a file for each game.

mod cliche;
mod fifteen;
mod tiny_epic;
