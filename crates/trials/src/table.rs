//! Tables for trials: made, filled with people, and begun.

use std::net::SocketAddr;

use serde_json::json;

use crate::person::{Manner, Person, Way};
use crate::{Failed, http};

/// Every table of a trial has so many seats; all games can be played by that many.
pub const SEATS: usize = 4;

/// A table to make.
#[derive(Clone, Copy, Debug)]
pub struct Seating {
    /// The game's id.
    pub game: &'static str,
    /// How time passes.
    pub pace: &'static str,
    /// How many seats people have; bots have the others.
    pub n_people: usize,
}

/// A table whose game has not begun, and its people in the order in which they came.
pub struct Open {
    /// The table's id.
    pub id: String,
    /// The first of them is the host.
    pub people: Vec<Person>,
}

impl Open {
    /// Makes a table and seats its people, each of whom comes by a way of their own.
    pub async fn new(
        server: SocketAddr,
        seating: Seating,
        manner: Manner,
        way: impl Fn(usize) -> Way,
    ) -> Result<Self, Failed> {
        let Seating { game, pace, .. } = seating;
        let new = json!({"game": game, "pace": pace, "seats": SEATS, "name": "P0"});
        let created = http::json(server, "POST /api/tables", &new.to_string()).await?;
        let known = |member: &str| {
            let value = created[member].as_str().map(str::to_owned);
            value.ok_or_else(|| format!("no table: {created}"))
        };
        let (id, token) = (known("table")?, known("token")?);
        let mut people = vec![Person::join(way(0), &id, Some(&token), manner).await?];
        for seat in 1..seating.n_people {
            let mut person = Person::join(way(seat), &id, None, manner).await?;
            let sit = json!({"type": "sit", "seat": seat, "name": format!("P{seat}")});
            person.ask(sit).await?;
            people.push(person);
        }
        Ok(Self { id, people })
    }

    /// Begins the game; everybody sees it.
    pub async fn start(&mut self) -> Result<(), Failed> {
        self.people[0].ask(json!({"type": "start"})).await?;
        for person in &mut self.people {
            person.until_started().await?;
        }
        Ok(())
    }
}
