//! Tiny Epic Zombies: Humans together or each alone, perhaps against a Zombie Player; the map is the nine cards.

use shamble_catalog::tiny_epic_zombies::{Room, State};
use shamble_core::{Game, Seat, Viewer};

use super::{Look, Observed, Relation, Spot};

impl Observed for State {
    const CREW: &'static str = "humans";

    fn relation(&self) -> Relation {
        let mode = self.mode();
        if mode.has_zombie_player() {
            Relation::Against
        } else if mode.is_competitive() {
            Relation::Rivals
        } else {
            Relation::Together
        }
    }

    fn side(&self, seat: Seat) -> &'static str {
        if self.zombie_seat() == Some(seat) {
            "zombie"
        } else {
            Self::CREW
        }
    }

    fn look(&self) -> Look {
        let view = self.view(Viewer::Spectator);
        let rooms = || {
            let stores = view.stores.iter().flat_map(|store| &store.rooms);
            stores.chain(&view.courtyard)
        };
        let complete = |objective: &&shamble_catalog::tiny_epic_zombies::ObjectiveView| {
            objective.complete.contains(&true)
        };
        let own_survivors: i64 = view
            .humans
            .iter()
            .map(|human| i64::from(human.survivors))
            .sum();
        Look {
            figures: vec![
                ("zombies", rooms().filter(|room| room.zombie).count() as i64),
                ("survivors", i64::from(view.survivors) + own_survivors),
                ("barricade", view.barricade.into()),
                (
                    "objectives",
                    view.objectives.iter().filter(complete).count() as i64,
                ),
                (
                    "wounds",
                    view.humans
                        .iter()
                        .map(|human| i64::from(human.wounds))
                        .sum(),
                ),
                ("turns_left", view.turns_left as i64),
            ],
            crew: view.humans.iter().map(|human| spot(human.room)).collect(),
            horde: rooms()
                .filter(|room| room.zombie)
                .map(|room| (spot(room.room), 1))
                .collect(),
        }
    }
}

/// Stores lie clockwise round the Courtyard, from the top left corner.
fn spot(room: Room) -> Spot {
    const RING: [(u8, u8); 8] = [
        (0, 0),
        (1, 0),
        (2, 0),
        (2, 1),
        (2, 2),
        (1, 2),
        (0, 2),
        (0, 1),
    ];
    match room.slot() {
        Some(slot) => {
            let (x, y) = RING[slot.index()];
            Spot {
                name: slot.to_string(),
                x,
                y,
            }
        }
        None => Spot {
            name: "courtyard".into(),
            x: 1,
            y: 1,
        },
    }
}
