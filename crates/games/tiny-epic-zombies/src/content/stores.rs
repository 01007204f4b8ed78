//! Store sides: what is in their Rooms, and which Room touches which stretch of the card's edge.

use serde::Deserialize;
use toml::Spanned;

use super::{Origin, Reading};
use crate::effect::Ability;
use crate::ids::Symbol;

/// A card is so long and so high, in the units of its edges.
pub(crate) const LONG: u8 = 124;
pub(crate) const SHORT: u8 = 88;

/// One side of a Store card, upright.
#[derive(Clone, Debug)]
pub(crate) struct SideDef {
    pub(crate) id: String,
    pub(crate) symbol: Symbol,
    /// 1 or 2; with the symbol it names the Mall Card (TEZ-R08).
    pub(crate) number: u8,
    /// Pairs of Rooms (1 to 3) that share a wall.
    pub(crate) inside: Vec<(u8, u8)>,
    pub(crate) edges: Edges,
    pub(crate) rooms: [RoomDef; 3],
}

/// What is printed in a Room.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RoomDef {
    /// What one can do here.
    pub(crate) ability: Option<Ability>,
    /// An Ingredient starts here.
    #[serde(default)]
    pub(crate) flask: bool,
    /// Gear 1 to 4, or 0.
    #[serde(default)]
    pub(crate) gear: u8,
    /// Biohazard 1 to 4, or 0.
    #[serde(default)]
    pub(crate) bio: u8,
    /// Crate 1 or 2, or 0.
    #[serde(default, rename = "crate")]
    pub(crate) supply: u8,
}

/// Room `room` touches the card's edge from `from` to `to`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/")
)]
pub struct EdgeSpan {
    pub room: u8,
    pub from: u8,
    pub to: u8,
}

/// The four edges: read left to right and top to bottom.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/")
)]
pub struct Edges {
    pub top: Vec<EdgeSpan>,
    pub right: Vec<EdgeSpan>,
    pub bottom: Vec<EdgeSpan>,
    pub left: Vec<EdgeSpan>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    side: Vec<Spanned<SideFile>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SideFile {
    id: String,
    symbol: Symbol,
    number: u8,
    #[serde(rename = "source")]
    _source: Origin,
    #[serde(rename = "edges_source")]
    _edges_source: Origin,
    inside: Vec<String>,
    edges: EdgesFile,
    rooms: Vec<RoomDef>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EdgesFile {
    top: String,
    right: String,
    bottom: String,
    left: String,
}

pub(super) fn read(reading: &mut Reading<'_>) -> Option<Vec<SideDef>> {
    let file = reading.read::<File>()?;
    let mut sides: Vec<SideDef> = Vec::new();
    for entry in file.side {
        let at = entry.span().start;
        let side = entry.into_inner();
        match side_of(side) {
            Ok(side) => sides.push(side),
            Err(problems) => problems.iter().for_each(|what| reading.wrong(at, what)),
        }
    }
    if reading.problems.is_empty() {
        check_cards(&sides, reading);
    }
    reading.problems.is_empty().then_some(sides)
}

fn side_of(side: SideFile) -> Result<SideDef, Vec<String>> {
    let id = side.id;
    let mut problems = Vec::new();
    let mut edge = |name: &str, text: &str, length: u8| {
        spans(text, length).unwrap_or_else(|what| {
            problems.push(format!("side '{id}', {name} edge: {what}"));
            Vec::new()
        })
    };
    let edges = Edges {
        top: edge("top", &side.edges.top, LONG),
        right: edge("right", &side.edges.right, SHORT),
        bottom: edge("bottom", &side.edges.bottom, LONG),
        left: edge("left", &side.edges.left, SHORT),
    };
    let mut inside = Vec::new();
    for pair in &side.inside {
        match pair.as_str() {
            "1-2" => inside.push((1, 2)),
            "2-3" => inside.push((2, 3)),
            "1-3" => inside.push((1, 3)),
            other => problems.push(format!(
                "side '{id}': '{other}' is no pair of Rooms; pairs are 1-2, 2-3, 1-3"
            )),
        }
    }
    if !(1..=2).contains(&side.number) {
        problems.push(format!(
            "side '{id}': the number {} must be 1 or 2",
            side.number
        ));
    }
    match <[RoomDef; 3]>::try_from(side.rooms) {
        Ok(rooms) if problems.is_empty() => Ok(SideDef {
            id,
            symbol: side.symbol,
            number: side.number,
            inside,
            edges,
            rooms,
        }),
        Ok(_) => Err(problems),
        Err(rooms) => {
            problems.push(format!(
                "side '{id}' has {} rooms; a Store has 3",
                rooms.len()
            ));
            Err(problems)
        }
    }
}

/// Reads "1:0-32 2:32-124": Rooms along an edge, without gap, from 0 to its length.
fn spans(text: &str, length: u8) -> Result<Vec<EdgeSpan>, String> {
    let mut found = Vec::new();
    let mut reached = 0;
    for word in text.split(' ') {
        let parsed = word.split_once(':').and_then(|(room, stretch)| {
            let (from, to) = stretch.split_once('-')?;
            Some(EdgeSpan {
                room: room.parse().ok()?,
                from: from.parse().ok()?,
                to: to.parse().ok()?,
            })
        });
        let span = parsed.ok_or_else(|| format!("'{word}' must look like 1:0-32"))?;
        if !(1..=3).contains(&span.room) {
            return Err(format!(
                "'{word}' names Room {}; Rooms are 1 to 3",
                span.room
            ));
        }
        if span.from != reached || span.to <= span.from {
            return Err(format!("'{word}' must begin at {reached} and end later"));
        }
        reached = span.to;
        found.push(span);
    }
    if reached != length {
        return Err(format!("it ends at {reached}; the edge is {length} long"));
    }
    Ok(found)
}

/// Both sides of a Mall Card agree, and every layout has one of everything (TEZ-R08).
fn check_cards(sides: &[SideDef], reading: &mut Reading<'_>) {
    for symbol in Symbol::ALL {
        for number in [1, 2] {
            let of_card: Vec<&SideDef> = sides
                .iter()
                .filter(|side| side.symbol == *symbol && side.number == number)
                .collect();
            let [front, back] = of_card[..] else {
                let what = format!(
                    "card {symbol} {number} has {} sides; a card has 2",
                    of_card.len()
                );
                reading.wrong(0, what);
                continue;
            };
            if icons(front) != icons(back) {
                let what = format!(
                    "'{}' and '{}' are one card and must have the same icons",
                    front.id, back.id
                );
                reading.wrong(0, what);
            }
        }
    }
    for (name, wanted, count) in [
        ("gear", 8, count(sides, |room| room.gear > 0)),
        ("bio", 8, count(sides, |room| room.bio > 0)),
        ("flask", 16, count(sides, |room| room.flask)),
        ("crate", 4, count(sides, |room| room.supply > 0)),
        (
            "passage",
            4,
            count(sides, |room| room.ability == Some(Ability::Passage)),
        ),
        (
            "gain_ammo",
            8,
            count(sides, |room| room.ability == Some(Ability::GainAmmo)),
        ),
        (
            "arm_trap",
            2,
            count(sides, |room| room.ability == Some(Ability::ArmTrap)),
        ),
    ] {
        if count != wanted {
            reading.wrong(
                0,
                format!("{count} Rooms with {name}; there must be {wanted} on the 16 sides"),
            );
        }
    }
}

/// What both sides of a card share: gear, biohazard, crate, and how many flasks.
fn icons(side: &SideDef) -> (u8, u8, u8, usize) {
    let rooms = &side.rooms;
    let sum = |of: fn(&RoomDef) -> u8| rooms.iter().map(of).sum();
    let flasks = rooms.iter().filter(|room| room.flask).count();
    (
        sum(|room| room.gear),
        sum(|room| room.bio),
        sum(|room| room.supply),
        flasks,
    )
}

fn count(sides: &[SideDef], of: fn(&RoomDef) -> bool) -> usize {
    sides
        .iter()
        .flat_map(|side| &side.rooms)
        .filter(|room| of(room))
        .count()
}
