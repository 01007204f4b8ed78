//! Events in words.

use shamble_core::{Say, SeatSet, Text, text};

use crate::cards::Card;
use crate::event::{Event, StepKind};
use crate::state::Refuge;

impl Refuge {
    /// For people.
    pub fn say(self) -> Text {
        match self {
            Self::Hunker => text!("zombie-mall-refuge-hunker"),
            Self::Roof => text!("zombie-mall-refuge-roof"),
            Self::Garage => text!("zombie-mall-refuge-garage"),
            Self::Exit(number) => text!("zombie-mall-refuge-exit", n = number),
        }
    }
}

fn list(cards: &[Card]) -> Vec<Text> {
    cards.iter().map(|card| card.say()).collect()
}

fn people(seats: SeatSet) -> Vec<Text> {
    seats
        .iter()
        .map(|seat| text!("zombie-mall-seat", seat = seat))
        .collect()
}

/// The cards, or their number for those who may not know them.
fn some(cards: &Option<Vec<Card>>, n: usize) -> Vec<Text> {
    match cards {
        Some(cards) => list(cards),
        None => vec![text!("zombie-mall-card-n", n = n)],
    }
}

fn one(card: &Option<Card>) -> Text {
    card.map_or_else(|| text!("zombie-mall-card-hidden"), Card::say)
}

impl Say for Event {
    fn say(&self) -> Text {
        match self {
            Self::TokenPlaced {
                seat,
                at,
                objective: false,
            } => text!("zombie-mall-event-loot-placed", seat = *seat, at = *at),
            Self::TokenPlaced {
                seat,
                at,
                objective: true,
            } => {
                text!("zombie-mall-event-objective-placed", seat = *seat, at = *at)
            }
            Self::Started { seat, at } => {
                text!("zombie-mall-event-started", seat = *seat, at = *at)
            }
            Self::TurnBegan { seat, round } => {
                text!("zombie-mall-event-turn-began", seat = *seat, round = *round)
            }
            Self::TurnEnded { seat } => text!("zombie-mall-event-turn-ended", seat = *seat),
            Self::NorthSet { seat, side } => text!(
                "zombie-mall-event-north-set",
                seat = *seat,
                side = side.say()
            ),
            Self::HunkerRolled {
                seat,
                roll,
                rescued: true,
            } => {
                text!(
                    "zombie-mall-event-hunker-rescued",
                    seat = *seat,
                    roll = *roll
                )
            }
            Self::HunkerRolled {
                seat,
                roll,
                rescued: false,
            } => {
                text!("zombie-mall-event-hunker-waits", seat = *seat, roll = *roll)
            }
            Self::SurvivalRolled {
                seat,
                roll,
                bites,
                survived: true,
            } => {
                text!(
                    "zombie-mall-event-survived",
                    seat = *seat,
                    roll = *roll,
                    bites = *bites
                )
            }
            Self::SurvivalRolled {
                seat,
                roll,
                bites,
                survived: false,
            } => {
                text!(
                    "zombie-mall-event-not-survived",
                    seat = *seat,
                    roll = *roll,
                    bites = *bites
                )
            }
            Self::RespawnRolled {
                seat,
                direction,
                distance,
            } => {
                text!(
                    "zombie-mall-event-respawn-rolled",
                    seat = *seat,
                    direction = *direction,
                    distance = *distance
                )
            }
            Self::Respawned { seat, at } => {
                text!("zombie-mall-event-respawned", seat = *seat, at = *at)
            }
            Self::SpawnRolled {
                seat,
                die,
                roll,
                extra,
            } => {
                text!(
                    "zombie-mall-event-spawn-rolled",
                    seat = *seat,
                    die = *die,
                    roll = *roll,
                    extra = *extra
                )
            }
            Self::NothingSpawns { seat } => text!("zombie-mall-event-nothing-spawns", seat = *seat),
            Self::Noise { at, n } => text!("zombie-mall-event-noise", at = *at, n = *n),
            Self::Spawned {
                direction,
                distance,
                at: Some(at),
                ..
            } => {
                text!(
                    "zombie-mall-event-spawned",
                    direction = *direction,
                    distance = *distance,
                    at = *at
                )
            }
            Self::Spawned {
                direction,
                distance,
                at: None,
                ..
            } => {
                text!(
                    "zombie-mall-event-spawn-lost",
                    direction = *direction,
                    distance = *distance
                )
            }
            Self::ZombiePlaced { at } => text!("zombie-mall-event-zombie-placed", at = *at),
            Self::MoveRolled { seat, roll, mp } => text!(
                "zombie-mall-event-move-rolled",
                seat = *seat,
                roll = *roll,
                mp = *mp
            ),
            Self::Stepped {
                seat,
                to,
                kind: StepKind::Normal,
                cost,
                ..
            } => {
                text!(
                    "zombie-mall-event-stepped",
                    seat = *seat,
                    to = *to,
                    cost = *cost
                )
            }
            Self::Stepped {
                seat,
                to,
                kind: StepKind::Bonus,
                ..
            } => text!("zombie-mall-event-bonus", seat = *seat, to = *to),
            Self::Stepped {
                seat,
                to,
                kind: StepKind::Escape,
                ..
            } => {
                text!("zombie-mall-event-escaped-to", seat = *seat, to = *to)
            }
            Self::Fought {
                seat,
                roll,
                won: true,
                ..
            } => text!("zombie-mall-event-fight-won", seat = *seat, roll = *roll),
            Self::Fought {
                seat,
                roll,
                won: false,
                ..
            } => text!("zombie-mall-event-fight-lost", seat = *seat, roll = *roll),
            Self::Boosted {
                seat, card, roll, ..
            } => {
                text!(
                    "zombie-mall-event-boosted",
                    seat = *seat,
                    card = card.say(),
                    roll = *roll
                )
            }
            Self::Killed { seat, at } => text!("zombie-mall-event-killed", seat = *seat, at = *at),
            Self::ZombieRemoved { at } => text!("zombie-mall-event-zombie-removed", at = *at),
            Self::Bandaged {
                seat, card: None, ..
            } => {
                text!("zombie-mall-event-bandaged", seat = *seat)
            }
            Self::Bandaged {
                seat,
                card: Some(card),
                ..
            } => {
                text!(
                    "zombie-mall-event-bandaged-with",
                    seat = *seat,
                    card = card.say()
                )
            }
            Self::Fled {
                seat,
                zombies,
                cards,
                ..
            } if cards.is_empty() => {
                text!("zombie-mall-event-fled", seat = *seat, n = *zombies)
            }
            Self::Fled {
                seat,
                zombies,
                cards,
                ..
            } => {
                text!(
                    "zombie-mall-event-fled-with",
                    seat = *seat,
                    n = *zombies,
                    cards = list(cards)
                )
            }
            Self::Bitten { seat, bites, .. } => {
                text!("zombie-mall-event-bitten", seat = *seat, bites = *bites)
            }
            Self::Died { seat } => text!("zombie-mall-event-died", seat = *seat),
            Self::Dropped {
                seat, at, n, cards, ..
            } => {
                text!(
                    "zombie-mall-event-dropped",
                    seat = *seat,
                    at = *at,
                    cards = some(cards, *n)
                )
            }
            Self::EventsDiscarded { seat, cards, .. } => {
                text!(
                    "zombie-mall-event-events-discarded",
                    seat = *seat,
                    cards = list(cards)
                )
            }
            Self::LootedToken {
                seat,
                at,
                objective: None,
            } => text!("zombie-mall-event-looted", seat = *seat, at = *at),
            Self::LootedToken {
                seat,
                objective: Some(number),
                ..
            } => {
                text!(
                    "zombie-mall-event-looted-objective",
                    seat = *seat,
                    n = *number
                )
            }
            Self::LookedThrough { seat, at, n, .. } => {
                text!(
                    "zombie-mall-event-looked-through",
                    seat = *seat,
                    at = *at,
                    n = *n
                )
            }
            Self::Drew { seat, card, .. } => {
                text!("zombie-mall-event-drew", seat = *seat, card = one(card))
            }
            Self::Took { seat, n, cards, .. } => text!(
                "zombie-mall-event-took",
                seat = *seat,
                cards = some(cards, *n)
            ),
            Self::PutUnder { seat, card } => text!(
                "zombie-mall-event-put-under",
                seat = *seat,
                card = one(card)
            ),
            Self::NothingLeft { seat } => text!("zombie-mall-event-nothing-left", seat = *seat),
            Self::Shuffled { n } => text!("zombie-mall-event-shuffled", n = *n),
            Self::KeyBonus { seat } => text!("zombie-mall-event-key-bonus", seat = *seat),
            Self::PlayedNow { seat, card } => text!(
                "zombie-mall-event-played-now",
                seat = *seat,
                card = card.say()
            ),
            Self::Played { seat, card, .. } => {
                text!("zombie-mall-event-played", seat = *seat, card = card.say())
            }
            Self::Discarded { seat, card, .. } => text!(
                "zombie-mall-event-discarded",
                seat = *seat,
                card = card.say()
            ),
            Self::UsesGained { seat, card } => text!(
                "zombie-mall-event-uses-gained",
                seat = *seat,
                card = card.say()
            ),
            Self::TokensChanged {
                seat,
                bandages,
                adrenaline,
            } => text!(
                "zombie-mall-event-tokens",
                seat = *seat,
                bandages = *bandages,
                adrenaline = *adrenaline
            ),
            Self::VpChanged { seat, vp } => text!("zombie-mall-event-vp", seat = *seat, vp = *vp),
            Self::Held { seat, cards } => {
                text!("zombie-mall-event-held", seat = *seat, cards = list(cards))
            }
            Self::LookedUnder { seat, number, card } => {
                text!(
                    "zombie-mall-event-looked-under",
                    seat = *seat,
                    n = *number,
                    card = one(card)
                )
            }
            Self::HornSounded { seat, at } => {
                text!("zombie-mall-event-horn", seat = *seat, at = *at)
            }
            Self::Wedged { seat, at, side } => text!(
                "zombie-mall-event-wedged",
                seat = *seat,
                at = *at,
                side = side.say()
            ),
            Self::BallRolled {
                at,
                roll,
                killed: true,
                ..
            } => text!("zombie-mall-event-ball-hit", at = *at, roll = *roll),
            Self::BallRolled {
                at,
                roll,
                killed: false,
                ..
            } => text!("zombie-mall-event-ball-missed", at = *at, roll = *roll),
            Self::DiceRolled { seat, die, roll } => text!(
                "zombie-mall-event-rolled",
                seat = *seat,
                die = *die,
                roll = *roll
            ),
            Self::DoorOpened { seat, at, .. } => {
                text!("zombie-mall-event-door-opened", seat = *seat, at = *at)
            }
            Self::DoorHeld { seat, roll } => {
                text!("zombie-mall-event-door-held", seat = *seat, roll = *roll)
            }
            Self::RadioUnlocked { seat } => text!("zombie-mall-event-radio-unlocked", seat = *seat),
            Self::Called {
                seat,
                roll,
                refuge,
                delay,
                stay: Some(stay),
            } => text!(
                "zombie-mall-event-called-timed",
                seat = *seat,
                roll = *roll,
                refuge = refuge.say(),
                delay = *delay,
                stay = *stay
            ),
            Self::Called {
                seat,
                roll,
                refuge,
                stay: None,
                ..
            } => {
                text!(
                    "zombie-mall-event-called",
                    seat = *seat,
                    roll = *roll,
                    refuge = refuge.say()
                )
            }
            Self::TeamArrived { refuge } => {
                text!("zombie-mall-event-team-arrived", refuge = refuge.say())
            }
            Self::TeamLeft { refuge } => {
                text!("zombie-mall-event-team-left", refuge = refuge.say())
            }
            Self::Rescued { seat, vp } => {
                text!("zombie-mall-event-rescued", seat = *seat, vp = *vp)
            }
            Self::HordeRolled { seat, roll } => {
                text!("zombie-mall-event-horde-rolled", seat = *seat, roll = *roll)
            }
            Self::HordeStill { seat } => text!("zombie-mall-event-horde-still", seat = *seat),
            Self::ZombieMoved { from, to } => {
                text!("zombie-mall-event-zombie-moved", from = *from, to = *to)
            }
            Self::Offered {
                from,
                to,
                cards: Some((give, want)),
                ..
            } => text!(
                "zombie-mall-event-offered",
                from = *from,
                to = *to,
                give = list(give),
                want = list(want)
            ),
            Self::Offered {
                from,
                to,
                n_give,
                n_want,
                cards: None,
                ..
            } => {
                text!(
                    "zombie-mall-event-offered-hidden",
                    from = *from,
                    to = *to,
                    give = *n_give,
                    want = *n_want
                )
            }
            Self::Declined { from, to } => {
                text!("zombie-mall-event-declined", from = *from, to = *to)
            }
            Self::Gave {
                from, to, n, cards, ..
            } => {
                text!(
                    "zombie-mall-event-gave",
                    from = *from,
                    to = *to,
                    cards = some(cards, *n)
                )
            }
            Self::Traded {
                from,
                to,
                n_given,
                n_got,
                cards,
                ..
            } => {
                let (given, got) = match cards {
                    Some((given, got)) => (list(given), list(got)),
                    None => (some(&None, *n_given), some(&None, *n_got)),
                };
                text!(
                    "zombie-mall-event-traded",
                    from = *from,
                    to = *to,
                    given = given,
                    got = got
                )
            }
            Self::Bought { seat } => text!(
                "zombie-mall-event-bought",
                seat = *seat,
                n = crate::rules::loot::CARD_PRICE
            ),
            Self::MostKills { seats, kills } => {
                text!(
                    "zombie-mall-event-most-kills",
                    seats = people(*seats),
                    kills = *kills
                )
            }
            Self::GameOver { ending, .. } => ending.say(),
        }
    }
}
