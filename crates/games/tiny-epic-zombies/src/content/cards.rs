//! Search Cards, Player Cards and Objective Cards: read and checked.

use serde::Deserialize;
use toml::Spanned;

use super::{CardDef, Details, ObjectiveDef, Origin, PlayerDef, Reading};
use crate::effect::{CardType, Passive, Talent};
use crate::ids::{Character, Letter, Objective, Symbol};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SearchFile {
    card: Vec<Spanned<CardDef>>,
}

/// Each symbol is on so many Search Cards.
const CARDS_PER_SYMBOL: usize = 8;

/// How many cards each type has (TEZ-040, TEZ-041, TEZ-013).
const TYPES: [(CardType, usize); 5] = [
    (CardType::Melee, 6),
    (CardType::Ranged, 6),
    (CardType::Backpack, 8),
    (CardType::Pickup, 8),
    (CardType::Event, 4),
];

pub(super) fn read_cards(reading: &mut Reading<'_>) -> Option<Vec<CardDef>> {
    let file = reading.read::<SearchFile>()?;
    let mut cards: Vec<CardDef> = Vec::new();
    for entry in file.card {
        let at = entry.span().start;
        let card = entry.into_inner();
        if cards.iter().any(|other| other.id == card.id) {
            reading.wrong(
                at,
                format!(
                    "card '{}' stands there twice; copies end in -a, -b, -c",
                    card.id
                ),
            );
        }
        cards.push(card);
    }
    for (kind, wanted) in TYPES {
        let found = cards.iter().filter(|card| card.kind == kind).count();
        if found != wanted {
            reading.wrong(
                0,
                format!("{found} cards of type {kind:?}; there must be {wanted}"),
            );
        }
    }
    for symbol in Symbol::ALL {
        let found = cards.iter().filter(|card| card.symbol == *symbol).count();
        if found != CARDS_PER_SYMBOL {
            reading.wrong(
                0,
                format!("{found} cards with the symbol {symbol}; there must be {CARDS_PER_SYMBOL}"),
            );
        }
    }
    reading.problems.is_empty().then_some(cards)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayersFile {
    player: Vec<Spanned<PlayerFile>>,
}

pub(super) fn read_players(reading: &mut Reading<'_>) -> Option<Vec<PlayerDef>> {
    let file = reading.read::<PlayersFile>()?;
    let mut players = Vec::new();
    for (expected, entry) in Character::ALL.iter().zip(&file.player) {
        let at = entry.span().start;
        let player = entry.get_ref();
        if player.id != *expected {
            reading.wrong(
                at,
                format!("player '{}' stands where '{expected}' belongs", player.id),
            );
        }
        if player.track.len() != 5 {
            reading.wrong(
                at,
                format!(
                    "the track of '{}' has {} spaces; it needs 5",
                    player.id,
                    player.track.len()
                ),
            );
        }
        let mut track = Vec::new();
        for space in &player.track {
            let mut parts = Vec::new();
            for part in space {
                match part.parse() {
                    Ok(part) => parts.push(part),
                    Err(what) => reading.wrong(at, format!("track of '{}': {what}", player.id)),
                }
            }
            track.push(parts);
        }
        players.push(PlayerDef {
            talent: player.ability,
            passive: player.passive,
            track,
        });
    }
    if file.player.len() != Character::ALL.len() {
        reading.wrong(
            0,
            format!(
                "{} players; there must be {}",
                file.player.len(),
                Character::ALL.len()
            ),
        );
    }
    reading.problems.is_empty().then_some(players)
}

pub(super) fn read_objectives(reading: &mut Reading<'_>) -> Option<(Vec<ObjectiveDef>, Details)> {
    let file = reading.read::<ObjectivesFile>()?;
    let mut objectives = Vec::new();
    for (expected, entry) in Objective::ALL.iter().zip(&file.objective) {
        let objective = entry.get_ref().clone();
        if objective.id != *expected {
            reading.wrong(
                entry.span().start,
                format!(
                    "objective '{}' stands where '{expected}' belongs",
                    objective.id
                ),
            );
        }
        objectives.push(objective);
    }
    if file.objective.len() != Objective::ALL.len() {
        reading.wrong(
            0,
            format!(
                "{} objectives; there must be {}",
                file.objective.len(),
                Objective::ALL.len()
            ),
        );
    }
    let at = reading.text.find("[cure]").unwrap_or(0);
    for (name, order) in [("mirror", &file.cure.mirror), ("cycle", &file.cure.cycle)] {
        let mut sorted = *order;
        sorted.sort();
        let mut wanted = file.cure.ingredients;
        wanted.sort();
        if sorted != wanted {
            reading.wrong(
                at,
                format!("the order '{name}' must use each ingredient once"),
            );
        }
    }
    let at = reading.text.find("[stranded]").unwrap_or(0);
    if Symbol::ALL
        .iter()
        .any(|symbol| !file.stranded.symbols.contains(symbol))
    {
        reading.wrong(at, "the track must name each of the four symbols once");
    }
    let details = Details {
        arsenal_ammo: file.arsenal.ammo,
        arsenal_own_ammo: file.arsenal.own_ammo,
        stranded_symbols: file.stranded.symbols,
        ingredients: file.cure.ingredients,
        cure_mirror: file.cure.mirror,
        cure_cycle: file.cure.cycle,
        exit_numbers: file.escape.numbers,
    };
    reading.problems.is_empty().then_some((objectives, details))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerFile {
    id: Character,
    ability: Talent,
    passive: Passive,
    track: Vec<Vec<String>>,
    #[serde(rename = "source")]
    _source: Origin,
    #[serde(rename = "zombie_source")]
    _zombie_source: Origin,
    #[serde(rename = "track_source")]
    _track_source: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectivesFile {
    objective: Vec<Spanned<ObjectiveDef>>,
    arsenal: ArsenalFile,
    stranded: StrandedFile,
    cure: CureFile,
    escape: EscapeFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ArsenalFile {
    ammo: u8,
    own_ammo: [u8; 3],
    #[serde(rename = "source")]
    _source: Origin,
    #[serde(rename = "own_source")]
    _own_source: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StrandedFile {
    symbols: [Symbol; 4],
    #[serde(rename = "source")]
    _source: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CureFile {
    ingredients: [Letter; 8],
    mirror: [Letter; 8],
    cycle: [Letter; 8],
    #[serde(rename = "source")]
    _source: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EscapeFile {
    numbers: [u8; 4],
    #[serde(rename = "source")]
    _source: Origin,
}
