//! The cards as content: parses and checks the embedded file, and names the behaviours it refers to.

use std::sync::LazyLock;

use serde::Deserialize;
use toml::Spanned;

use crate::cards::{CardId, CardSet, Kind, N_CARDS, N_LOOT};

/// What a card does. One function each, wherever the rules need it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Trash.
    Nothing,
    /// FLEE: pays for so many zombies of an escape.
    Flee {
        n: u8,
    },
    /// LOSS: works as a Bandage.
    Loss {
        removes_zombie: bool,
    },
    /// HELD: each copy once a turn +1 on a lost roll.
    Boxer,
    /// OWN: regain Bandages, not above the maximum.
    Heal {
        n: u8,
    },
    /// HELD: +1 to the movement roll, once.
    Guide,
    /// Worth more if both escape with one player.
    Twin {
        bonus: u16,
    },
    /// HELD: one more zombie in each spawn phase.
    Crowd,
    /// ROLL: adds to a lost roll.
    Roll {
        plus: u8,
    },
    /// ROLL: the roll counts as 9.
    Nine {
        noise: u8,
    },
    /// OWN, perhaps PRE: kills a zombie in sight.
    Shoot {
        range: Option<u8>,
        noise: u8,
        in_combat: bool,
    },
    /// PRE: rolls along a straight line.
    Ball {
        reach: u8,
    },
    /// PRE: kills all zombies of one space.
    Lantern {
        noise: u8,
    },
    /// OWN: Bandages up to the maximum.
    RefillBandages,
    /// OWN: so many Bandages, also above the maximum.
    Bandages {
        n: u8,
    },
    /// OWN: so much Adrenaline.
    Adrenaline {
        n: u8,
        may_exceed: bool,
    },
    /// HELD: +1 to the movement roll.
    Runners,
    /// MOVE: more MP this turn.
    Skate {
        mp: u8,
    },
    /// Opens locks.
    Key {
        number: u8,
    },
    /// OWN: draws zombies to a space in sight.
    Horn {
        range: u8,
    },
    /// OWN: noise at a player's space.
    Fob {
        noise: u8,
    },
    /// ROLL, or opens a door without a number.
    Crowbar {
        plus: u8,
    },
    /// OWN: one more use for a weapon.
    Tape,
    /// OWN: look under an Objective token.
    Directory,
    /// When looting a Loot Token: draw two, keep one.
    Flashlight,
    /// When looting a Loot Pile: take all.
    Trolley,
    /// OWN: give cards to a player anywhere.
    TwoWayRadio,
    /// OWN: closes an entrance for a round.
    Wedge,
    /// SPAWN: nothing spawns.
    Quiet,
    /// ZMOVE: no zombie moves.
    PowerCut,
    /// NOW from here on.
    SecondWind,
    Vending {
        n: u8,
    },
    BehindCounter,
    Stockroom,
    Alarm,
    TornBag {
        n: u8,
    },
    Ankle {
        mp: u8,
    },
    Cut,
    Restless,
    FalseHope {
        vp: u16,
    },
    Shutter,
    Horde,
    EveryoneHears,
    Collapse,
    Panic,
    Moan,
    Patrol,
    TurnedFriend,
    LightsOut,
    Ambush,
}

/// What sort of card it is (ZM-166, ZM-171).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    Man,
    Woman,
    Child,
    Item,
    Event,
}

impl Class {
    /// Man, Woman or Child.
    pub fn is_survivor(self) -> bool {
        matches!(self, Self::Man | Self::Woman | Self::Child)
    }
}

/// Sorts of Items.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    Weapon,
    Medical,
    Adrenaline,
    Movement,
    Key,
    Noise,
    Tool,
    Trash,
}

/// The order a Survivor demands of trade-ins (ZM-173).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// While it is held no Child can be traded in.
    BeforeChild,
    /// It can be traded in only while no Man or Woman is held.
    Last,
}

/// A kind of card.
#[derive(Clone, Debug)]
pub struct KindData {
    /// `L01` to `L67`, `O01` to `O12`.
    pub id: String,
    pub class: Class,
    pub sort: Option<Sort>,
    pub copies: u8,
    /// Uses of a fresh card; 0 if they are not counted.
    pub uses: u8,
    pub vp: u16,
    /// PLAY NOW.
    pub now: bool,
    pub order: Option<Order>,
    pub effect: Effect,
}

impl Kind {
    /// What the content says about it.
    pub fn data(self) -> &'static KindData {
        &content().kinds[usize::from(self.0)]
    }

    /// What it does.
    pub fn effect(self) -> Effect {
        self.data().effect
    }
}

/// A fault of the card file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardFlaw {
    /// Line from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub reason: String,
}

impl std::fmt::Display for CardFlaw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "content/cards.toml, line {}: {}", self.line, self.reason)
    }
}

/// All cards, and the sets of them the rules ask for.
#[derive(Debug)]
pub(crate) struct Content {
    pub(crate) kinds: Vec<KindData>,
    pub(crate) kind_of: Vec<Kind>,
    pub(crate) objectives: CardSet,
    pub(crate) survivors: CardSet,
    pub(crate) adults: CardSet,
    pub(crate) before_child: CardSet,
    pub(crate) events: CardSet,
    pub(crate) items: CardSet,
    pub(crate) now: CardSet,
    pub(crate) crowds: CardSet,
    pub(crate) guides: CardSet,
    pub(crate) runners: CardSet,
    /// Keys by number, from 1.
    pub(crate) keys: [CardSet; 4],
    /// Playable at a point of the own turn.
    pub(crate) own: CardSet,
    /// Of use while a zombie is adjacent, before a roll.
    pub(crate) pre: CardSet,
    pub(crate) flee: CardSet,
    pub(crate) roll: CardSet,
    pub(crate) loss: CardSet,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    card: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: Spanned<String>,
    class: Class,
    sort: Option<Sort>,
    copies: u8,
    #[serde(default)]
    uses: u8,
    #[serde(default)]
    vp: u16,
    #[serde(default)]
    now: bool,
    order: Option<Order>,
    effect: Effect,
    source: String,
}

static CONTENT: LazyLock<Content> = LazyLock::new(|| {
    let kinds = parse(include_str!("../content/cards.toml"))
        .expect("the embedded cards are sound, as a test makes sure");
    Content::new(kinds)
});

pub(crate) fn content() -> &'static Content {
    &CONTENT
}

/// Reads and checks the card file.
pub(crate) fn parse(text: &str) -> Result<Vec<KindData>, Vec<CardFlaw>> {
    let line_of = |offset: usize| 1 + text[..offset].matches('\n').count();
    let file: File = toml::from_str(text).map_err(|error| {
        vec![CardFlaw {
            line: error.span().map_or(1, |span| line_of(span.start)),
            reason: error.message().to_owned(),
        }]
    })?;
    let mut flaws = Vec::new();
    let mut kinds: Vec<KindData> = Vec::new();
    for entry in file.card {
        let line = line_of(entry.id.span().start);
        let id = entry.id.into_inner();
        let mut flaw = |reason: String| flaws.push(CardFlaw { line, reason });
        let n_deck = kinds.iter().filter(|kind| kind.id[..1] == id[..1]).count();
        let expected = format!("{}{:02}", &id[..1], n_deck + 1);
        if !matches!(&id[..1], "L" | "O") || id != expected {
            flaw(format!("card {id} is out of order; write {expected}"));
        }
        if entry.copies == 0 {
            flaw(format!("card {id} has no copies; write at least 1"));
        }
        if (entry.class == Class::Item) != entry.sort.is_some() {
            flaw(format!(
                "card {id} needs a sort if it is an item, and none otherwise"
            ));
        }
        if !["rulebook", "public", "house"].contains(&entry.source.as_str()) {
            flaw(format!(
                "'{}' is no source; write rulebook, public or house",
                entry.source
            ));
        }
        if entry.now && entry.class != Class::Event {
            flaw(format!("card {id} is no event; only events are played now"));
        }
        kinds.push(KindData {
            id,
            class: entry.class,
            sort: entry.sort,
            copies: entry.copies,
            uses: entry.uses,
            vp: entry.vp,
            now: entry.now,
            order: entry.order,
            effect: entry.effect,
        });
    }
    let count = |deck: &str| -> usize {
        kinds
            .iter()
            .filter(|kind| kind.id.starts_with(deck))
            .map(|kind| usize::from(kind.copies))
            .sum()
    };
    if (count("L"), count("O")) != (N_LOOT, N_CARDS - N_LOOT) {
        let reason = format!(
            "there are {} Loot and {} Objective cards; there must be 150 and 12",
            count("L"),
            count("O")
        );
        flaws.push(CardFlaw { line: 1, reason });
    }
    if flaws.is_empty() {
        Ok(kinds)
    } else {
        Err(flaws)
    }
}

impl Content {
    fn new(kinds: Vec<KindData>) -> Self {
        let kind_of: Vec<Kind> = kinds
            .iter()
            .enumerate()
            .flat_map(|(number, kind)| vec![Kind(number as u8); usize::from(kind.copies)])
            .collect();
        let set = |test: &dyn Fn(&KindData) -> bool| -> CardSet {
            CardId::all()
                .filter(|card| test(&kinds[usize::from(kind_of[card.index()].0)]))
                .collect()
        };
        use Effect as E;
        let keys = [0, 1, 2, 3].map(|wanted| set(&|kind| kind.effect == E::Key { number: wanted }));
        Self {
            objectives: set(&|kind| kind.id.starts_with('O')),
            survivors: set(&|kind| kind.class.is_survivor()),
            adults: set(&|kind| matches!(kind.class, Class::Man | Class::Woman)),
            before_child: set(&|kind| kind.order == Some(Order::BeforeChild)),
            events: set(&|kind| kind.class == Class::Event),
            items: set(&|kind| kind.class == Class::Item),
            now: set(&|kind| kind.now),
            crowds: set(&|kind| kind.effect == E::Crowd),
            guides: set(&|kind| kind.effect == E::Guide),
            runners: set(&|kind| kind.effect == E::Runners),
            keys,
            own: set(&|kind| {
                matches!(
                    kind.effect,
                    E::Heal { .. }
                        | E::Shoot { .. }
                        | E::RefillBandages
                        | E::Bandages { .. }
                        | E::Adrenaline { .. }
                        | E::Skate { .. }
                        | E::Horn { .. }
                        | E::Fob { .. }
                        | E::Tape
                        | E::Directory
                        | E::TwoWayRadio
                        | E::Wedge
                        | E::Quiet
                        | E::PowerCut
                )
            }),
            pre: set(&|kind| {
                matches!(
                    kind.effect,
                    E::Shoot {
                        in_combat: true,
                        ..
                    } | E::Ball { .. }
                        | E::Lantern { .. }
                )
            }),
            flee: set(&|kind| matches!(kind.effect, E::Flee { .. })),
            roll: set(&|kind| {
                matches!(
                    kind.effect,
                    E::Boxer | E::Roll { .. } | E::Nine { .. } | E::Crowbar { .. }
                )
            }),
            loss: set(&|kind| matches!(kind.effect, E::Loss { .. })),
            kind_of,
            kinds,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = include_str!("../content/cards.toml");

    /// Data sheet, section 8.7.
    #[test]
    fn the_sums_are_right() {
        let kinds = parse(TEXT).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        let sum = |test: &dyn Fn(&KindData) -> bool| -> u32 {
            kinds
                .iter()
                .filter(|kind| kind.id.starts_with('L') && test(kind))
                .map(|kind| u32::from(kind.copies))
                .sum()
        };
        let sorts =
            |sorts: &[Sort]| sum(&|kind| kind.sort.is_some_and(|sort| sorts.contains(&sort)));
        assert_eq!(sum(&|kind| kind.class.is_survivor()), 24);
        assert_eq!(sorts(&[Sort::Weapon]), 30);
        assert_eq!(sorts(&[Sort::Medical]), 12);
        assert_eq!(sorts(&[Sort::Adrenaline, Sort::Movement]), 12);
        assert_eq!(sorts(&[Sort::Key]), 6);
        assert_eq!(sorts(&[Sort::Noise]), 6);
        assert_eq!(sorts(&[Sort::Tool]), 14);
        assert_eq!(sum(&|kind| kind.class == Class::Event), 32);
        assert_eq!(sorts(&[Sort::Trash]), 14);
        assert_eq!(content().objectives.len(), 12);
    }

    #[test]
    fn broken_cards_name_their_line() {
        let line = |needle: &str| 1 + TEXT[..TEXT.find(needle).unwrap()].matches('\n').count();
        for (from, to, at, reason) in [
            (
                "id = \"L02\"",
                "id = \"L03\"",
                line("id = \"L02\""),
                "write L02",
            ),
            (
                "copies = 2\nvp = 2\norder = \"before_child\"\neffect = { flee",
                "copies = 0\nvp = 2\norder = \"before_child\"\neffect = { flee",
                line("id = \"L01\""),
                "at least 1",
            ),
            (
                "effect = \"boxer\"",
                "effect = \"boxing\"",
                line("effect = \"boxer\""),
                "unknown variant",
            ),
            (
                "class = \"woman\"",
                "class = \"lady\"",
                line("class = \"woman\""),
                "unknown variant",
            ),
        ] {
            let broken = TEXT.replacen(from, to, 1);
            let flaws = parse(&broken)
                .err()
                .unwrap_or_else(|| panic!("{to} passed"));
            assert!(
                flaws[0].line == at && flaws[0].to_string().contains(reason),
                "{flaws:?} {at}"
            );
        }
        let flaws = parse("card = []").err().unwrap();
        assert!(flaws[0].reason.contains("there must be 150 and 12"));
    }
}
