//! What a viewer may see, built up from nothing; and, in `view/redeal.rs`, everything else dealt anew.
//!
//! Open to all (TEZ-R13): the map, Wounds, Ammo, held cards and tokens, Zombie Cards, face-up and discarded cards, sizes of
//! decks and hand, progress. Open to some: the Zombie Player's hand and the face-down cards they dealt, what a Teacher peeked
//! at, tokens seen and put back, Player Cards on offer.

mod build;
mod redeal;

use arrayvec::ArrayVec;
use serde::Serialize;
use shamble_core::{Changes, Seat};

use crate::content::Edges;
use crate::effect::Ability;
use crate::event::Shown;
use crate::ids::{
    Card, CardSet, Character, CharacterSet, Clue, Exit, Human, Letter, Objective, Place, Post,
    Room, RoomSet, Side, Slot, Symbol, Token,
};
use crate::odds::MeleeOdds;
use crate::options::Options;
use crate::outcome::End;
use crate::state::ZombieCard;

/// Everything the board needs, without any rule left to the client.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/", optional_fields)
)]
#[allow(missing_docs)]
pub struct View {
    /// The seat this view is for.
    pub you: Option<Seat>,
    pub options: Options,
    pub zombie_seat: Option<Seat>,
    /// Clockwise from the top left corner.
    pub stores: Vec<StoreView>,
    /// The center and the four side Rooms.
    pub courtyard: Vec<RoomView>,
    pub barricade: u8,
    pub barricade_max: u8,
    /// The pool; competitive games keep tokens with each Human.
    pub survivors: u8,
    /// Zombies not on the map.
    pub supply: usize,
    pub car: Option<Room>,
    pub humans: Vec<HumanView>,
    pub first: Human,
    pub active: Human,
    pub zombie_cards: Vec<ZombieCard>,
    /// Unused Player Cards in the box.
    pub n_unused: usize,
    pub n_search_deck: usize,
    pub n_supply_deck: usize,
    pub n_hand: usize,
    /// Yours, if you play the Zombies.
    pub hand: Option<CardSet>,
    /// Cards you put under the Search Deck, the next to come first.
    pub buried: Vec<Card>,
    /// The top of the Search Deck, if you peeked.
    pub deck_top: Option<Card>,
    pub discard: CardSet,
    pub removed: CardSet,
    pub objectives: Vec<ObjectiveView>,
    pub tokens: Vec<TokenView>,
    pub squads: Vec<SquadView>,
    /// Spaces of the Escort card that are taken.
    pub posts: Vec<Post>,
    pub turn: TurnView,
    /// The Search Card revealed in this round.
    pub revealed: Option<Card>,
    /// Human Turns still to come, the final ones included; the one that is on counts.
    pub turns_left: usize,
    /// Final Turns left, once they have begun.
    pub last_turns: Option<u8>,
    /// Of the cards you cannot see, how many have each symbol: door, radio, glass, vase.
    pub unseen_symbols: [u8; 4],
    /// Player Cards you may choose from, for each of your Humans that has to.
    pub offers: Vec<OfferView>,
    pub end: Option<End>,
}

/// A Store as it lies.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/")
)]
#[allow(missing_docs)]
pub struct StoreView {
    pub slot: Slot,
    pub side: Side,
    pub symbol: Symbol,
    pub number: u8,
    /// Clockwise, in degrees.
    pub rotation: u16,
    /// Which Room touches which stretch of each edge, of the upright card of 124 x 88 units.
    #[cfg_attr(feature = "ts", ts(as = "Edges"))]
    pub edges: &'static Edges,
    #[cfg_attr(feature = "ts", ts(as = "Vec<RoomView>"))]
    pub rooms: ArrayVec<RoomView, 3>,
    /// Face-up cards beside it.
    pub cards: CardSet,
    /// Its Rooms offer nothing until the next Human Turn is over.
    pub locked: bool,
}

/// A Room with what is printed and what lies in it.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/", optional_fields)
)]
#[allow(missing_docs)]
pub struct RoomView {
    pub room: Room,
    pub ability: Option<Ability>,
    pub stopping: bool,
    pub flask: bool,
    /// 1 to 4, or 0.
    pub gear: u8,
    /// 1 to 4, or 0.
    pub bio: u8,
    /// 1 or 2, or 0.
    pub supply: u8,
    /// Rooms behind the walls.
    pub walls: RoomSet,
    /// Rooms behind the Secret Passage.
    pub passages: RoomSet,
    pub zombie: bool,
    pub trap: bool,
}

/// A Human.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/", optional_fields)
)]
#[allow(missing_docs)]
pub struct HumanView {
    pub human: Human,
    pub seat: Seat,
    /// Not before all have chosen.
    pub character: Option<Character>,
    pub room: Room,
    pub wounds: u8,
    pub ammo: u8,
    /// How many Wounds or spent Ammo until the tokens meet.
    pub to_death: u8,
    pub melee: Option<Card>,
    pub ranged: Option<Card>,
    pub backpack: CardSet,
    pub tokens: Vec<Token>,
    pub search: SearchView,
    /// Own Survivor Tokens, in competitive games.
    pub survivors: u8,
    /// Chance in sixths that a Melee Attack goes one way or the other, for Rooms with a Zombie within reach of the next Move.
    pub odds: Vec<(Room, MeleeOdds)>,
}

/// The Search Card before a Human.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/")
)]
pub enum SearchView {
    /// There is none.
    None,
    /// It is face down to you.
    Hidden,
    /// It is face down, and you know it.
    Known(Card),
}

/// An Objective as a check-list.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/", optional_fields)
)]
#[allow(missing_docs)]
pub struct ObjectiveView {
    pub objective: Objective,
    pub target: u8,
    /// The team's marker, or one for each Human.
    pub progress: Vec<u8>,
    pub complete: Vec<bool>,
    /// Arsenal: Ammo in the cache, and how much it needs.
    pub cache: Vec<u8>,
    pub cache_target: u8,
    /// Stranded: the symbols of the track, the next one first in a competition's circle.
    pub symbols: Vec<Symbol>,
    /// Helicopter: the gear the Part was laid on.
    pub gear: u8,
    /// Cure: the letters in order.
    pub letters: Vec<Letter>,
    /// Escape: what was found, in order.
    pub found: Vec<Exit>,
    /// Escape: of these, the blocked ones.
    pub blocked: Vec<Exit>,
    /// Escape: what is known of the real exit, its symbol, its number or both; and its Room once it is named.
    pub real: Vec<Exit>,
    pub exit: Option<Room>,
    /// Source: what was found.
    pub sources: Vec<Clue>,
}

/// A token of Supplies or Objectives.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/", optional_fields)
)]
#[allow(missing_docs)]
pub struct TokenView {
    pub token: Token,
    pub place: Place,
    /// It lies face up.
    pub up: bool,
    /// What it shows, if you know.
    pub shows: Option<Shown>,
}

/// A Squad.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/", optional_fields)
)]
#[allow(missing_docs)]
pub struct SquadView {
    pub corner: Slot,
    /// Steps made, of seven.
    pub steps: u8,
    /// Its Room; none outside and in the Courtyard.
    pub room: Option<Room>,
    /// Who may move it, in competitive games.
    pub leader: Option<Human>,
}

/// The Human Turn that is on, or was.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/")
)]
#[allow(missing_docs)]
pub struct TurnView {
    /// A Human Turn; otherwise the Zombies'.
    pub on: bool,
    pub moves: u8,
    pub ride: u8,
    pub extra: u8,
    pub riding: bool,
    pub attack: bool,
    /// The Store is empty and was entered: abilities, tokens and cards are open.
    pub open: bool,
    pub kills: u8,
    /// Rooms whose ability was used.
    pub used: RoomSet,
    /// Rooms within reach of the next Move.
    pub reach: RoomSet,
    /// Rooms within range of an attack now.
    pub range: RoomSet,
}

/// Player Cards on offer.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/", optional_fields)
)]
#[allow(missing_docs)]
pub struct OfferView {
    /// Nobody for the Zombie Player's own card.
    pub human: Option<Human>,
    pub cards: CharacterSet,
    pub chosen: Option<Character>,
}
