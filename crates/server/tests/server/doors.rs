//! The doors around the table: nobody learns more of a game than their seat shows, whatever they do between the moves.

mod house;
mod knowledge;
mod time;
