//! The state of a table: data, and questions about it that change nothing.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use shamble_core::{Dice, Seat, SeatSet};

use crate::content::content;
use crate::effect::{Effect, Passive, Talent};
use crate::goals::Goals;
use crate::ids::{
    Card, CardSet, Character, CharacterSet, Human, Place, Room, RoomSet, Slot, SlotSet, Symbol,
};
use crate::map::Map;
use crate::options::{Mode, Options};
use crate::outcome::End;
use crate::prompt::Frame;

/// Nothing ever waits behind more than this many other things.
pub(crate) const MAX_FRAMES: usize = 48;

/// A game of Tiny Epic Zombies.
#[derive(Clone, Debug)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) map: Map,
    pub(crate) n_seats: u8,
    pub(crate) zombie_seat: Option<Seat>,
    pub(crate) humans: ArrayVec<HumanState, 4>,
    /// Who had the first Turn.
    pub(crate) first: Human,
    /// Whose Human Turn it is or was last (TEZ-007).
    pub(crate) active: Human,
    pub(crate) zombies: RoomSet,
    pub(crate) barricade: u8,
    /// Survivor Tokens in the pool; competitive games keep them with each Human.
    pub(crate) survivors: u8,
    pub(crate) traps: RoomSet,
    /// Where the Police Car stands, if it is in play.
    pub(crate) car: Option<Room>,
    pub(crate) supplies: [Place; 2],
    pub(crate) zombie_cards: ArrayVec<ZombieCard, 3>,
    /// Unused Player Cards (TEZ-031).
    pub(crate) unused: CharacterSet,
    pub(crate) decks: Decks,
    pub(crate) goals: Goals,
    pub(crate) turn: Turn,
    pub(crate) night: Night,
    /// Stores whose Rooms offer nothing until the next Human Turn is over.
    pub(crate) locked: SlotSet,
    /// Final Turns left, once all Search Cards are face up (TEZ-187).
    pub(crate) last_turns: Option<u8>,
    /// What waits to be done or answered, the next on top.
    pub(crate) stack: ArrayVec<Frame, MAX_FRAMES>,
    pub(crate) offers: Offers,
    pub(crate) end: Option<End>,
    pub(crate) dice: Dice,
}

/// A Human with card, figure and belongings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HumanState {
    /// Who plays it.
    pub seat: Seat,
    /// The Player Card.
    pub character: Character,
    /// Where the figure stands.
    pub room: Room,
    /// The Wound Token.
    pub wounds: u8,
    /// The Ammo Token.
    pub ammo: u8,
    /// Weapon and Backpack cards.
    pub held: CardSet,
    /// The face-down Search Card before this Human.
    pub search: Option<Card>,
    /// The seats that know that card.
    #[serde(default)]
    pub search_known: SeatSet,
    /// Own Survivor Tokens, in competitive games.
    pub survivors: u8,
    /// The tokens have met (TEZ-049); death follows when the effect that did it is finished.
    #[serde(default)]
    pub doomed: bool,
}

/// A Zombie Card in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/")
)]
pub struct ZombieCard {
    /// Which.
    pub character: Character,
    /// Where its Horde Marker is, 1 to 5.
    pub horde: u8,
}

/// All Search Cards that no Human holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Decks {
    /// The Search Deck; the last one is drawn first.
    pub(crate) search: ArrayVec<Card, 24>,
    /// The Supply Deck; the last one is drawn first.
    pub(crate) supply: ArrayVec<Card, 20>,
    /// The Zombie Player's hand.
    pub(crate) hand: CardSet,
    /// Face-up cards beside each Store.
    pub(crate) beside: [CardSet; 8],
    /// Used cards.
    pub(crate) discard: CardSet,
    /// Cards removed from the game.
    pub(crate) removed: CardSet,
    /// How many cards at the bottom of the Search Deck the Zombie Player put there.
    pub(crate) sifted: u8,
    /// The seats that know the top card of the Search Deck.
    pub(crate) top_known: SeatSet,
    /// Cards of the Supply Deck that everybody has seen.
    pub(crate) supply_known: CardSet,
}

/// What happened in this Human Turn so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Turn {
    /// A Human Turn is on; otherwise it is the Zombies'.
    pub on: bool,
    /// Compulsory Moves left of the Turn's three.
    pub base: u8,
    /// Compulsory Moves left of the Motorcycle's three.
    pub ride: u8,
    /// Optional Moves left (TEZ-R21).
    pub extra: u8,
    /// The Motorcycle is being ridden.
    pub riding: bool,
    /// Moves made, Squads' included, free ones not.
    pub n_moves: u8,
    /// The Turn began in a Room without a Zombie (TEZ-121).
    pub started_clear: bool,
    /// The own figure moved into its Room with the latest Move, so abilities, tokens and cards are open (TEZ-084).
    pub entered: bool,
    /// The attack of the latest Move is still to be had (TEZ-R98).
    pub attack: bool,
    /// The latest Move came into a Store from outside and nothing was done since (TEZ-R34).
    pub at_door: bool,
    /// The next Move may lead to a neighbouring Entrance (TEZ-143).
    pub crowbar: bool,
    /// A Ranged Attack with the Uzi was just made (TEZ-146).
    pub uzi: bool,
    /// Who said no to being shifted.
    pub uzi_refused: [bool; 4],
    /// The first Melee Attack after mounting is still to come (TEZ-128).
    pub revved: bool,
    /// Rooms whose ability was used (TEZ-086).
    pub used: RoomSet,
    /// The Police Car was used.
    pub drove: bool,
    /// Rooms in which a Melee Attack was made (TEZ-101).
    pub melee: RoomSet,
    /// Kills credited (TEZ-R103).
    pub kills: u8,
    /// Kills by Ranged Attacks (TEZ-R51).
    pub ranged_kills: u8,
    /// A Wound was taken.
    pub wounded: bool,
    /// A card was bought at the end of this Move (TEZ-133).
    pub bought: bool,
    /// Search Cards collected.
    pub collected: u8,
    /// Something was snatched.
    pub snatched: bool,
    /// A Clue was flipped or looked at after the latest Move.
    pub clue: bool,
    /// The latest Move counts as entering the Courtyard (TEZ-R30).
    pub at_cache: bool,
    /// A Weapon was put into the cache since entering (TEZ-R82).
    pub stowed: bool,
    /// No more Moves: the Search follows.
    pub over: bool,
}

/// What happened in this Zombie Turn so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Night {
    /// The Search Card that was revealed.
    pub revealed: Option<Card>,
    /// The active Human made a noise.
    pub noise: bool,
    /// The noise check was cancelled (TEZ-130).
    pub hushed: bool,
    /// More Zombies for the first Store.
    pub surge: u8,
    /// Zombies that may go to any Store.
    pub strays: u8,
    /// A Zombie was added.
    pub begun: bool,
    /// The highest Room filled in each Store (TEZ-R62).
    pub filled: [u8; 8],
    /// Where the Zombies moved by the effect at hand stand.
    pub moved: RoomSet,
    /// Humans hurt by the effect at hand.
    pub hurt: [bool; 4],
    /// Gear Rooms to be skipped by the Zombie being added.
    pub gear_skip: RoomSet,
    /// Gear Rooms to be filled by it.
    pub gear_fill: RoomSet,
}

/// Player Cards dealt at set-up and not yet decided on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Offers {
    /// For the Zombie Player.
    pub zombie: CharacterSet,
    /// For each Human.
    pub humans: [CharacterSet; 4],
    /// What each Human took, kept secret until all have.
    pub chosen: [Option<Character>; 4],
}

impl State {
    /// Who plays with and against whom.
    pub fn mode(&self) -> Mode {
        self.options.mode
    }

    /// The Zombie Player's seat.
    pub fn zombie_seat(&self) -> Option<Seat> {
        self.zombie_seat
    }

    pub(crate) fn human(&self, human: Human) -> &HumanState {
        &self.humans[human.index()]
    }

    pub(crate) fn human_mut(&mut self, human: Human) -> &mut HumanState {
        &mut self.humans[human.index()]
    }

    pub(crate) fn n_humans(&self) -> usize {
        self.humans.len()
    }

    /// All Humans by number.
    pub(crate) fn all_humans(&self) -> impl Iterator<Item = Human> + use<> {
        (0..self.humans.len() as u8).map(Human)
    }

    /// All Humans in Turn order, the active one first (TEZ-R106).
    pub(crate) fn in_order(&self) -> impl Iterator<Item = Human> + use<> {
        let (n, active) = (self.humans.len() as u8, self.active.0);
        (0..n).map(move |i| Human((active + i) % n))
    }

    /// The Human after this one in Turn order.
    pub(crate) fn after(&self, human: Human) -> Human {
        Human((human.0 + 1) % self.humans.len() as u8)
    }

    pub(crate) fn is_competitive(&self) -> bool {
        self.options.mode.is_competitive()
    }

    /// Whether it is this Human's own Human Turn.
    pub(crate) fn is_own_turn(&self, human: Human) -> bool {
        self.turn.on && self.active == human
    }

    pub(crate) fn talent(&self, human: Human) -> Talent {
        content().talent(self.human(human).character)
    }

    pub(crate) fn has_talent(&self, human: Human, talent: Talent) -> bool {
        self.talent(human) == talent
    }

    /// Whether a Zombie Card with this passive is in play (TEZ-164).
    pub(crate) fn has_passive(&self, passive: Passive) -> bool {
        self.zombie_cards
            .iter()
            .any(|card| content().passive(card.character) == passive)
    }

    /// Whether the Human holds a card that does this.
    pub(crate) fn holds(&self, human: Human, effect: Effect) -> bool {
        !self
            .human(human)
            .held
            .and(content().with(effect))
            .is_empty()
    }

    /// The Human's card that does this.
    pub(crate) fn held(&self, human: Human, effect: Effect) -> Option<Card> {
        self.human(human).held.and(content().with(effect)).first()
    }

    /// Zombies not on the map (TEZ-012).
    pub(crate) fn supply(&self) -> usize {
        content().table.zombies - self.zombies.len()
    }

    pub(crate) fn has_zombie(&self, room: Room) -> bool {
        self.zombies.has(room)
    }

    /// Zombies in one Store.
    pub(crate) fn zombies_in(&self, slot: Slot) -> RoomSet {
        self.zombies.and(RoomSet::store(slot))
    }

    /// Whether the Mall Card of this Room holds no Zombie; the Courtyard never does (TEZ-002, TEZ-R19).
    #[inline]
    pub(crate) fn is_clear(&self, room: Room) -> bool {
        room.slot()
            .is_none_or(|slot| self.zombies_in(slot).is_empty())
    }

    /// The Store this Human is in.
    pub(crate) fn store_of(&self, human: Human) -> Option<Slot> {
        self.human(human).room.slot()
    }

    /// The symbol of the revealed Search Card.
    pub(crate) fn symbol(&self) -> Option<Symbol> {
        self.night.revealed.map(|card| content().card(card).symbol)
    }

    /// Moves this Human still may or must make.
    pub(crate) fn moves_left(&self) -> u8 {
        self.turn.base + self.turn.ride + self.turn.extra
    }

    /// Where a supply or objective token is.
    pub(crate) fn place(&self, token: crate::ids::Token) -> Place {
        match token {
            crate::ids::Token::Supply(n) => self.supplies[usize::from(n)],
            _ => self.goals.place(token),
        }
    }

    pub(crate) fn place_mut(&mut self, token: crate::ids::Token) -> &mut Place {
        match token {
            crate::ids::Token::Supply(n) => &mut self.supplies[usize::from(n)],
            _ => self.goals.place_mut(token),
        }
    }

    /// Whether the Human carries it.
    pub(crate) fn carries(&self, human: Human, token: crate::ids::Token) -> bool {
        self.place(token) == Place::Human(human)
    }

    /// The seats of all Humans.
    pub(crate) fn human_seats(&self) -> SeatSet {
        self.humans.iter().map(|human| human.seat).collect()
    }

    /// Every seat.
    pub(crate) fn seats(&self) -> SeatSet {
        SeatSet::all(usize::from(self.n_seats))
    }

    /// Search Cards that are still to be revealed.
    pub(crate) fn hidden_search_cards(&self) -> usize {
        let face_down = self
            .humans
            .iter()
            .filter(|human| human.search.is_some())
            .count();
        self.decks.search.len() + self.decks.hand.len() + face_down
    }
}
