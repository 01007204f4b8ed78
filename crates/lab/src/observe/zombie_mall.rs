//! Zombie Mall: survivors together or as rivals; the map is its tiles.

use shamble_catalog::zombie_mall::{Space, State, Status};
use shamble_core::{Game, Viewer};

use super::{Look, Observed, Relation, Spot};

impl Observed for State {
    const CREW: &'static str = "survivors";

    fn relation(&self) -> Relation {
        if self.is_rivalry() {
            Relation::Rivals
        } else {
            Relation::Together
        }
    }

    fn look(&self) -> Look {
        let view = self.view(Viewer::Spectator);
        let mall = &view.mall.0;
        let spot = |space: Space| {
            let tile = mall.tile_of(space);
            let (row, col) = (tile / mall.tile_cols(), tile % mall.tile_cols());
            Spot {
                name: mall.tiles()[tile].name.clone(),
                x: col as u8,
                y: row as u8,
            }
        };
        let alive = view
            .players
            .iter()
            .filter(|player| player.status != Status::Dead);
        let sum = |count: &dyn Fn(&shamble_catalog::zombie_mall::PlayerView) -> u16| {
            view.players
                .iter()
                .map(|player| i64::from(count(player)))
                .sum()
        };
        Look {
            figures: vec![
                (
                    "zombies",
                    view.zombies.iter().map(|group| i64::from(group.n)).sum(),
                ),
                ("alive", alive.count() as i64),
                ("bites", sum(&|player| player.bites)),
                ("kills", sum(&|player| player.kills)),
                ("bandages", sum(&|player| player.bandages.into())),
                ("loot_left", view.loot.len() as i64),
            ],
            crew: view
                .players
                .iter()
                .filter_map(|player| player.at)
                .map(spot)
                .collect(),
            horde: view
                .zombies
                .iter()
                .map(|group| (spot(group.at), group.n))
                .collect(),
        }
    }
}
