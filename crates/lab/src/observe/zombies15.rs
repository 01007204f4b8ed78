//! Zombies 15': the Heroes are one crew; the map is its tiles.

use shamble_catalog::zombies15::{Posture, Side, State, View};
use shamble_core::{Game, Viewer};

use super::{Look, Observed, Relation, Spot};

impl Observed for State {
    const CREW: &'static str = "crew";

    fn relation(&self) -> Relation {
        Relation::Together
    }

    fn look(&self) -> Look {
        let view = self.view(Viewer::Spectator);
        let up = view
            .heroes
            .iter()
            .filter(|hero| hero.posture == Posture::Standing);
        let on_map: u16 = view.areas.iter().map(|area| area.zombies).sum();
        let sum = |points: &dyn Fn(&shamble_catalog::zombies15::HeroView) -> u8| {
            view.heroes.iter().map(|hero| i64::from(points(hero))).sum()
        };
        Look {
            figures: vec![
                ("zombies", on_map.into()),
                ("horde", view.horde.into()),
                ("life_points", sum(&|hero| hero.lp)),
                ("heroes_standing", up.count() as i64),
                ("growls", view.clock.n_growls.into()),
            ],
            crew: view
                .heroes
                .iter()
                .filter_map(|hero| spot(&view, hero.place.side))
                .collect(),
            horde: view
                .areas
                .iter()
                .filter(|area| area.zombies > 0)
                .filter_map(|area| Some((spot(&view, area.place.side)?, area.zombies)))
                .collect(),
        }
    }
}

fn spot(view: &View, side: Side) -> Option<Spot> {
    let tile = view.tiles.iter().find(|tile| tile.side == side)?;
    Some(Spot {
        name: side.to_string(),
        x: tile.x,
        y: tile.y,
    })
}
