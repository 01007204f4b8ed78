//! The Cliché Zombie Game: everybody for himself, and sides change as people are bitten; there is no map worth drawing.

use shamble_catalog::cliche::State;
use shamble_core::{Game, Seat};

use super::{Look, Observed, Relation};

impl Observed for State {
    const CREW: &'static str = "players";

    fn relation(&self) -> Relation {
        Relation::Rivals
    }

    fn look(&self) -> Look {
        let bites = Seat::all(self.n_seats()).map(|seat| i64::from(self.bites(seat)));
        Look {
            figures: vec![
                ("zombies", self.zombies().len() as i64),
                ("humans", self.humans().len() as i64),
                ("bites", bites.sum()),
                ("deck", self.deck_size() as i64),
            ],
            crew: Vec::new(),
            horde: Vec::new(),
        }
    }
}
