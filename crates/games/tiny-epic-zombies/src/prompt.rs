//! What waits to be done or answered, and who is asked what, now.

use serde::{Deserialize, Serialize};
use shamble_core::{Prompt, Prompts, Say, Seat, Text, text};

use crate::State;
use crate::ids::{Card, Character, Face, Human, Room, Slot, Token};
use crate::say;

/// Something that waits. Some frames do their work by themselves when they come to the top, others ask first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// The Zombie Player keeps one of three cards.
    ChooseZombie,
    /// The Humans are dealt three cards each.
    OfferCards,
    /// The Humans keep one of three cards each.
    ChooseHumans,
    /// Objectives, decks and tokens are laid out.
    FinishSetup,
    /// The Zombie Player lays a first Search Card before this Human.
    FirstDeal(Human),
    /// The active Human's Turn begins.
    StartTurn,
    /// The active Human decides what to do.
    Turn,
    /// The active Human stands before a Zombie just met.
    Arrive,
    /// The die has spoken in the active Human's Melee Attack.
    MeleeResult(Face),
    /// A Wound for an Overkill?
    Convert,
    /// A free Move of up to so many Rooms, or something else the result allows.
    FreeMove(u8),
    /// May this Human be shifted there?
    Cover { human: Human, room: Room },
    /// May this token pass from one to the other? `answers` is the one who did not propose it.
    Offer {
        token: Token,
        from: Human,
        to: Human,
        answers: Human,
    },
    /// So much Ammo is gained.
    Gain { human: Human, n: u8 },
    /// The Barricade was repaired; the Doctor may heal somebody.
    Doctor,
    /// A Supply Token is delivered.
    Deliver { human: Human, supply: u8 },
    /// A card from the Supply Deck?
    SupplyDraw { human: Human, supply: u8 },
    /// Keep the Weapon drawn?
    SupplyKeep {
        human: Human,
        supply: u8,
        card: Card,
    },
    /// Something for the Arsenal, after arriving in the Courtyard without a Move?
    Stow { human: Human, stowed: bool },
    /// A Zombie has just come into this Room.
    ZombieEnters(Room),
    /// The Humans in this Room are Overrun, one after the other; `next` in Turn order is to be looked at.
    Overrun { room: Room, next: u8 },
    /// Overrun: Revolver, Axe or the Wound?
    Guard { human: Human, room: Room },
    /// The Overrun Wound was taken: rush off?
    Rush(Human),
    /// Arrived by Sugar Rush: use the Room's ability?
    RushUse(Human),
    /// Eaten in the Courtyard: where do the cards go?
    DeadDrop(Human),
    /// The active Human's Search Card is turned up.
    Search,
    /// From the Courtyard: beside which Store?
    LaySearch(Card),
    /// From the Courtyard: which Store gets the event's Zombie?
    EventStore,
    /// A card or a Wound?
    Explosion,
    /// The end of the Human Turn.
    EndTurn,
    /// Pay to skip the noise check?
    Hush,
    /// The noise check.
    Noise,
    /// Which Zombie Card acts?
    HordeChoice,
    /// One part of a Horde action.
    HordePart { character: Character, part: u8 },
    /// The Horde Marker moves up.
    HordeAdvance(Character),
    /// A token may be pushed so far.
    Push(u8),
    /// So many Zombies may be moved.
    Shift { how: Shift, left: u8 },
    /// So many cards may be drawn and put back.
    Sift(u8),
    /// So many cards go under the Search Deck.
    Bury(u8),
    /// So many face-up cards may be moved.
    Litter { far: bool, left: u8 },
    /// So many Stores are to be locked.
    Lock(u8),
    /// So many Humans are to be hurt.
    Hurt { whom: Hurt, left: u8 },
    /// Zombies are about to be added.
    Add,
    /// The Zombie Player adds so many Zombies.
    AddZombies(u8),
    /// A Zombie is added to this Store.
    AddOne(Slot),
    /// Fill the gear Room or skip it?
    Gear { slot: Slot, room: Room },
    /// Somebody bleeds; who, among equals?
    Bleed,
    /// The active Human gets a new Search Card.
    Deal,
    /// A card beside a full Store is lost.
    ClearOut,
    /// The next Human's Turn, or the end.
    NextTurn,
    /// This Squad is in the Courtyard: which space?
    Post(u8),
    /// So many Zombies are killed by the Army.
    KillAny(u8),
}

/// Where moved Zombies may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/")
)]
pub enum Shift {
    /// Anywhere (Fireworks).
    Lure,
    /// Up to so many Rooms.
    Shamble(u8),
    /// To the next Store clockwise.
    Drift,
    /// To flask Rooms.
    Flask,
    /// To Stores with a face-up card.
    Loot,
}

/// Whom a Horde action hurts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/")
)]
pub enum Hurt {
    /// Humans in the Courtyard.
    Courtyard,
    /// Humans in a Store with a Zombie.
    Hunted,
}

/// What a prompt asks. `human` says for which Human where a seat may play two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/")
)]
pub enum Ask {
    /// Keep one of the Player Cards, on its Zombie side.
    ChooseZombie,
    /// Keep one of the Player Cards.
    ChooseCharacter { human: Human },
    /// Lay a first Search Card before this Human.
    FirstDeal { human: Human },
    /// Move, fight, use, collect, or end the Turn.
    Turn { human: Human },
    /// Fight the Zombie in the Room, or what else is possible.
    Arrive { human: Human },
    /// Take the free Move or stay.
    FreeMove { human: Human },
    /// Take a Wound to make it an Overkill?
    Convert { human: Human },
    /// Let yourself be shifted?
    Cover { human: Human, room: Room },
    /// Agree that the token changes hands?
    Offer {
        token: Token,
        from: Human,
        to: Human,
    },
    /// How much of the Ammo goes into the cache?
    Cache { human: Human, n: u8 },
    /// Heal somebody?
    Doctor { human: Human },
    /// Draw from the Supply Deck?
    SupplyDraw { human: Human },
    /// Keep the Weapon?
    SupplyKeep { human: Human, card: Card },
    /// Put something into the cache?
    Stow { human: Human },
    /// Revolver, Axe or the Wound?
    Guard { human: Human },
    /// Rush off?
    Rush { human: Human },
    /// Use the Room's ability?
    RushUse { human: Human },
    /// Where do the cards of the dead go?
    DeadDrop { human: Human },
    /// Beside which Store does the Search Card go?
    LaySearch { human: Human, card: Card },
    /// Which Store gets the Zombie?
    EventStore { human: Human },
    /// A card or a Wound?
    Explosion { human: Human },
    /// Pay to keep quiet?
    Hush { human: Human },
    /// Which Zombie Card acts?
    Horde,
    /// Push a token?
    Push { rooms: u8 },
    /// Move Zombies?
    Shift { how: Shift, left: u8 },
    /// Draw and put back?
    Sift { n: u8 },
    /// Which card goes under the deck?
    Bury { left: u8 },
    /// Move a face-up card?
    Litter { left: u8 },
    /// Which Store is locked?
    Lock { left: u8 },
    /// Which Human takes a Wound?
    Hurt { whom: Hurt, left: u8 },
    /// Which Store gets the next Zombie?
    AddZombie { left: u8 },
    /// Fill or skip the gear Room?
    Gear { room: Room },
    /// Who bleeds?
    Bleed,
    /// Which card is laid before this Human?
    Deal { human: Human },
    /// Which card is lost?
    ClearOut,
    /// Which space does the Squad take?
    Post { human: Human },
    /// Which Zombie does the Army kill?
    KillAny { human: Human, left: u8 },
    /// Nothing has to be done, but something can be at any time (TEZ-R107).
    AnyTime,
}

impl State {
    /// What waits on top.
    pub(crate) fn top(&self) -> Frame {
        *self
            .stack
            .last()
            .expect("a game that is not over waits for something")
    }

    /// Who is asked what by the frame on top, if it asks one seat.
    pub(crate) fn asked(&self) -> Option<(Seat, Ask)> {
        let zombie = |ask| self.zombie_seat.map(|seat| (seat, ask));
        let of = |human: Human, ask| Some((self.human(human).seat, ask));
        let human = self.active;
        match self.top() {
            Frame::ChooseZombie => zombie(Ask::ChooseZombie),
            Frame::FirstDeal(human) => zombie(Ask::FirstDeal { human }),
            Frame::Turn => of(human, Ask::Turn { human }),
            Frame::Arrive => of(human, Ask::Arrive { human }),
            Frame::FreeMove(_) => of(human, Ask::FreeMove { human }),
            Frame::Convert => of(human, Ask::Convert { human }),
            Frame::Cover { human, room } => of(human, Ask::Cover { human, room }),
            Frame::Offer {
                token,
                from,
                to,
                answers,
            } => of(answers, Ask::Offer { token, from, to }),
            Frame::Gain { human, n } => of(human, Ask::Cache { human, n }),
            Frame::Doctor => self
                .doctor()
                .and_then(|human| of(human, Ask::Doctor { human })),
            Frame::SupplyDraw { human, .. } => of(human, Ask::SupplyDraw { human }),
            Frame::SupplyKeep { human, card, .. } => of(human, Ask::SupplyKeep { human, card }),
            Frame::Stow { human, .. } => of(human, Ask::Stow { human }),
            Frame::Guard { human, .. } => of(human, Ask::Guard { human }),
            Frame::Rush(human) => of(human, Ask::Rush { human }),
            Frame::RushUse(human) => of(human, Ask::RushUse { human }),
            Frame::DeadDrop(human) => of(human, Ask::DeadDrop { human }),
            Frame::LaySearch(card) => of(human, Ask::LaySearch { human, card }),
            Frame::EventStore => of(human, Ask::EventStore { human }),
            Frame::Explosion => of(human, Ask::Explosion { human }),
            Frame::Hush => of(human, Ask::Hush { human }),
            Frame::HordeChoice => zombie(Ask::Horde),
            Frame::Push(rooms) => zombie(Ask::Push { rooms }),
            Frame::Shift {
                how: how @ Shift::Lure,
                left,
            } => of(human, Ask::Shift { how, left }),
            Frame::Shift { how, left } => zombie(Ask::Shift { how, left }),
            Frame::Sift(n) => zombie(Ask::Sift { n }),
            Frame::Bury(left) => zombie(Ask::Bury { left }),
            Frame::Litter { left, .. } => zombie(Ask::Litter { left }),
            Frame::Lock(left) => zombie(Ask::Lock { left }),
            Frame::Hurt { whom, left } => zombie(Ask::Hurt { whom, left }),
            Frame::AddZombies(left) => zombie(Ask::AddZombie { left }),
            Frame::Gear { room, .. } => zombie(Ask::Gear { room }),
            Frame::Bleed => of(human, Ask::Bleed),
            Frame::Deal => zombie(Ask::Deal { human }),
            Frame::ClearOut => zombie(Ask::ClearOut),
            Frame::Post(_) => of(human, Ask::Post { human }),
            Frame::KillAny(left) => of(human, Ask::KillAny { human, left }),
            Frame::ChooseHumans
            | Frame::OfferCards
            | Frame::FinishSetup
            | Frame::StartTurn
            | Frame::MeleeResult(_)
            | Frame::Deliver { .. }
            | Frame::ZombieEnters(_)
            | Frame::Overrun { .. }
            | Frame::Search
            | Frame::EndTurn
            | Frame::Noise
            | Frame::HordePart { .. }
            | Frame::HordeAdvance(_)
            | Frame::Add
            | Frame::AddOne(_)
            | Frame::NextTurn => None,
        }
    }

    /// All open prompts, in seat order.
    pub(crate) fn open_prompts(&self) -> Prompts<Ask> {
        let mut prompts = Prompts::new();
        if self.end.is_some() {
            return prompts;
        }
        if self.top() == Frame::ChooseHumans {
            for seat in self.seats().iter() {
                if let Some(human) = self.chooser(seat) {
                    prompts.push(Prompt::must(seat, Ask::ChooseCharacter { human }));
                }
            }
            return prompts;
        }
        let Some((asked, ask)) = self.asked() else {
            return prompts;
        };
        let anybody = self.is_any_time_possible();
        for seat in Seat::all(usize::from(self.n_seats)) {
            if seat == asked {
                prompts.push(Prompt::must(seat, ask));
            } else if anybody && self.has_any_time(seat) {
                prompts.push(Prompt::may(seat, Ask::AnyTime));
            }
        }
        prompts
    }

    /// The Human for whom this seat still has to choose a card.
    pub(crate) fn chooser(&self, seat: Seat) -> Option<Human> {
        self.all_humans().find(|human| {
            self.human(*human).seat == seat && self.offers.chosen[human.index()].is_none()
        })
    }
}

impl Frame {
    /// The rule that says what the question on the table is; it refuses what is no answer to it.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Self::ChooseZombie => "TEZ-025",
            Self::ChooseHumans => "TEZ-028",
            Self::FirstDeal(_) => "TEZ-034",
            Self::Arrive => "TEZ-068",
            Self::FreeMove(_) => "TEZ-R18",
            Self::Convert => "TEZ-141",
            Self::Cover { .. } | Self::Offer { .. } => "TEZ-R96",
            Self::Gain { .. } => "TEZ-213",
            Self::Doctor => "TEZ-132",
            Self::SupplyDraw { .. } => "TEZ-090",
            Self::SupplyKeep { .. } => "TEZ-R31",
            Self::Stow { .. } => "TEZ-R82",
            Self::Guard { .. } => "TEZ-R68",
            Self::Rush(_) | Self::RushUse(_) => "TEZ-R48",
            Self::DeadDrop(_) => "TEZ-051",
            Self::LaySearch(_) => "TEZ-136",
            Self::EventStore => "TEZ-R38",
            Self::Explosion => "TEZ-156",
            Self::Hush => "TEZ-130",
            Self::HordeChoice | Self::HordePart { .. } => "TEZ-161",
            Self::Push(_)
            | Self::Sift(_)
            | Self::Bury(_)
            | Self::Litter { .. }
            | Self::Lock(_)
            | Self::Hurt { .. } => "TEZ-R61",
            Self::Shift {
                how: Shift::Lure, ..
            } => "TEZ-151",
            Self::Shift { .. } => "TEZ-R61",
            Self::AddZombies(_) | Self::Add | Self::AddOne(_) => "TEZ-169",
            Self::Gear { .. } => "TEZ-171",
            Self::Bleed => "TEZ-R69",
            Self::Deal => "TEZ-185",
            Self::ClearOut => "TEZ-164",
            Self::Post(_) | Self::KillAny(_) => "TEZ-232",
            Self::Turn => "TEZ-058",
            Self::OfferCards
            | Self::FinishSetup
            | Self::StartTurn
            | Self::MeleeResult(_)
            | Self::Deliver { .. }
            | Self::ZombieEnters(_)
            | Self::Overrun { .. }
            | Self::Search
            | Self::EndTurn
            | Self::Noise
            | Self::HordeAdvance(_)
            | Self::NextTurn => "TEZ-045",
        }
    }
}

impl Say for Ask {
    fn say(&self) -> Text {
        match *self {
            Self::ChooseZombie => text!("tiny-epic-zombies-ask-choose-zombie"),
            Self::ChooseCharacter { human } => text!(
                "tiny-epic-zombies-ask-choose-character",
                n = human.index() + 1
            ),
            Self::FirstDeal { human } => {
                text!("tiny-epic-zombies-ask-first-deal", n = human.index() + 1)
            }
            Self::Turn { .. } => text!("tiny-epic-zombies-ask-turn"),
            Self::Arrive { .. } => text!("tiny-epic-zombies-ask-arrive"),
            Self::FreeMove { .. } => text!("tiny-epic-zombies-ask-free-move"),
            Self::Convert { .. } => text!("tiny-epic-zombies-ask-convert"),
            Self::Cover { room, .. } => {
                text!("tiny-epic-zombies-ask-cover", room = say::plain_room(room))
            }
            Self::Offer { token, .. } => {
                text!("tiny-epic-zombies-ask-offer", token = say::token(token))
            }
            Self::Cache { n, .. } => text!("tiny-epic-zombies-ask-cache", n = n),
            Self::Doctor { .. } => text!("tiny-epic-zombies-ask-doctor"),
            Self::SupplyDraw { .. } => text!("tiny-epic-zombies-ask-supply-draw"),
            Self::SupplyKeep { card, .. } => {
                text!("tiny-epic-zombies-ask-supply-keep", card = say::card(card))
            }
            Self::Stow { .. } => text!("tiny-epic-zombies-ask-stow"),
            Self::Guard { .. } => text!("tiny-epic-zombies-ask-guard"),
            Self::Rush { .. } => text!("tiny-epic-zombies-ask-rush"),
            Self::RushUse { .. } => text!("tiny-epic-zombies-ask-rush-use"),
            Self::DeadDrop { .. } => text!("tiny-epic-zombies-ask-dead-drop"),
            Self::LaySearch { card, .. } => {
                text!("tiny-epic-zombies-ask-lay-search", card = say::card(card))
            }
            Self::EventStore { .. } => text!("tiny-epic-zombies-ask-event-store"),
            Self::Explosion { .. } => text!("tiny-epic-zombies-ask-explosion"),
            Self::Hush { .. } => text!("tiny-epic-zombies-ask-hush"),
            Self::Horde => text!("tiny-epic-zombies-ask-horde"),
            Self::Push { rooms } => text!("tiny-epic-zombies-ask-push", n = rooms),
            Self::Shift { left, .. } => text!("tiny-epic-zombies-ask-shift", n = left),
            Self::Sift { n } => text!("tiny-epic-zombies-ask-sift", n = n),
            Self::Bury { left } => text!("tiny-epic-zombies-ask-bury", n = left),
            Self::Litter { left } => text!("tiny-epic-zombies-ask-litter", n = left),
            Self::Lock { left } => text!("tiny-epic-zombies-ask-lock", n = left),
            Self::Hurt { left, .. } => text!("tiny-epic-zombies-ask-hurt", n = left),
            Self::AddZombie { left } => text!("tiny-epic-zombies-ask-add-zombie", n = left),
            Self::Gear { room } => {
                text!("tiny-epic-zombies-ask-gear", room = say::plain_room(room))
            }
            Self::Bleed => text!("tiny-epic-zombies-ask-bleed"),
            Self::Deal { .. } => text!("tiny-epic-zombies-ask-deal"),
            Self::ClearOut => text!("tiny-epic-zombies-ask-clear-out"),
            Self::Post { .. } => text!("tiny-epic-zombies-ask-post"),
            Self::KillAny { left, .. } => text!("tiny-epic-zombies-ask-kill-any", n = left),
            Self::AnyTime => text!("tiny-epic-zombies-ask-any-time"),
        }
    }
}
