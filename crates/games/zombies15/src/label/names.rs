//! The names of things, as keys of the text catalogue.

use shamble_core::{Text, text};

use crate::content::CardId;
use crate::ids::{AreaKind, Colour, EventKind, HeavyKind, HeroId, MarkerKind, Place, Side, Token};

pub(crate) fn hero_text(hero: HeroId) -> Text {
    Text::new(format!("zombies15-hero-{hero}"))
}

pub(crate) fn card_text(card: CardId) -> Text {
    Text::new(format!("zombies15-card-{card}"))
}

pub(crate) fn token_text(token: Token) -> Text {
    Text::new(format!("zombies15-token-{token}"))
}

pub(crate) fn heavy_text(kind: HeavyKind) -> Text {
    Text::new(format!("zombies15-heavy-{kind}"))
}

pub(crate) fn marker_text(kind: MarkerKind) -> Text {
    Text::new(format!("zombies15-marker-{kind}"))
}

pub(crate) fn colour_text(colour: Colour) -> Text {
    Text::new(format!("zombies15-colour-{colour}"))
}

pub(crate) fn event_text(event: EventKind) -> Text {
    Text::new(format!("zombies15-zombie-event-{event}"))
}

pub(crate) fn tile_text(side: Side) -> Text {
    Text::new(format!("zombies15-tile-{side}"))
}

/// An Area: the tile's name, its number, and which of its Areas.
pub(crate) fn place_text(place: Place) -> Text {
    match place.kind {
        AreaKind::Street => text!(
            "zombies15-place-street",
            tile = tile_text(place.side),
            side = place.side.to_string()
        ),
        AreaKind::Search => text!(
            "zombies15-place-search",
            tile = tile_text(place.side),
            side = place.side.to_string()
        ),
    }
}

pub(crate) fn listed(cards: &[CardId]) -> Vec<Text> {
    cards.iter().map(|card| card_text(*card)).collect()
}
