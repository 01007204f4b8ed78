//! Last Door: everybody together, and one door instead of a map.

use shamble_catalog::last_door::State;

use super::{Look, Observed, Relation};

impl Observed for State {
    const CREW: &'static str = "players";

    fn relation(&self) -> Relation {
        Relation::Together
    }

    fn look(&self) -> Look {
        Look {
            figures: vec![
                ("boards", i64::from(self.boards())),
                ("knocks left", self.knocks_left() as i64),
            ],
            ..Look::default()
        }
    }
}
