//! The state: data and read-only questions. What changes it is in `turn` and `rules/`.

use std::sync::Arc;

use shamble_core::{Dice, Millis, Pace, Seat, SeatSet};

use crate::board::Board;
use crate::campaign::Checkpoint;
use crate::content::{Abilities, Ability, CardId, Effect, ZombieCard, heavy_stats, sheet};
use crate::ids::{
    Area, Colour, HeavyKind, HeroId, N_AREAS, N_OBJECTS, N_WEAPONS, Posture, Slot, Token,
};
use crate::item::Item;
use crate::list::List;
use crate::options::{Mode, Rules};
use crate::soundtrack::Tempo;

pub(crate) const MAX_HEROES: usize = 4;
/// Search tokens of the box, Bags from earlier scenarios, and what the Alpha leaves.
pub(crate) const MAX_TOKENS: usize = 60;
pub(crate) const MAX_HEAVY: usize = 9;
pub(crate) const MAX_LOCKS: usize = N_AREAS;
/// The 56 cards, and a few more for positions that are written by hand.
pub(crate) const MAX_SEARCH: usize = 64;
pub(crate) const MAX_ZOMBIE_CARDS: usize = 48;
/// Two cards at each of 42 growls, all with a choice, is more than can ever wait.
pub(crate) const MAX_CHOICES: usize = 96;
/// The most cards a Quick Search draws.
pub(crate) const MAX_DRAWN: usize = 4;

/// A table in play. Heroes are numbered in turn order from the first to act.
#[derive(Clone, Debug)]
pub struct State {
    pub(crate) board: Arc<Board>,
    pub(crate) rules: Rules,
    pub(crate) mode: Mode,
    pub(crate) number: u8,
    pub(crate) pace: Pace,
    pub(crate) n_seats: u8,
    pub(crate) dice: Dice,
    pub(crate) heroes: List<Hero, MAX_HEROES>,
    pub(crate) turn: Turn,
    pub(crate) zombies: [u16; N_AREAS],
    pub(crate) horde: u16,
    /// Figures left; nothing when there is no limit.
    pub(crate) reserve: Option<u16>,
    /// Piles have their top card last.
    pub(crate) search_pile: List<CardId, MAX_SEARCH>,
    pub(crate) discard: List<CardId, MAX_SEARCH>,
    pub(crate) zombie_pile: List<ZombieCard, MAX_ZOMBIE_CARDS>,
    pub(crate) zombie_used: List<ZombieCard, MAX_ZOMBIE_CARDS>,
    /// How many cards of the upper half of the Zombie pile are left.
    pub(crate) upper_half: u8,
    pub(crate) tokens: List<TokenPiece, MAX_TOKENS>,
    pub(crate) heavy: List<HeavyPiece, MAX_HEAVY>,
    pub(crate) locks: List<LockPiece, MAX_LOCKS>,
    pub(crate) helicopter: Option<Area>,
    pub(crate) alpha: Option<AlphaPiece>,
    /// Whether every sheet has a -1 Action token.
    pub(crate) is_dark: bool,
    /// Sirens until the helicopter lands.
    pub(crate) landing_in: Option<u8>,
    /// Cards of coming growls that the Cat cancels.
    pub(crate) cats: u8,
    pub(crate) clock: Clock,
    /// The Action that waits for a choice.
    pub(crate) open: Option<Open>,
    /// Choices that Events demand, in order.
    pub(crate) queue: List<EventChoice, MAX_CHOICES>,
    /// Cards of the growl that is being resolved, still to be drawn.
    pub(crate) cards_due: u8,
    pub(crate) waiting_growls: u8,
    /// A growl fell into the hand-over, so the attack must be judged again.
    pub(crate) recheck: bool,
    pub(crate) ending: Option<Ending>,
    pub(crate) checkpoint: Option<Checkpoint>,
}

/// A Hero at the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hero {
    pub(crate) id: HeroId,
    pub(crate) seat: u8,
    pub(crate) area: Area,
    pub(crate) lp: u8,
    pub(crate) max_lp: u8,
    pub(crate) posture: Posture,
    pub(crate) abilities: Abilities,
    pub(crate) weapons: [Option<Item>; N_WEAPONS],
    pub(crate) objects: [Option<Item>; N_OBJECTS],
    pub(crate) load: Load,
}

/// What is in the Heavy Object slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Load {
    #[default]
    Nothing,
    /// Heavy Object by number.
    Heavy(u8),
    /// Hero by number.
    Hero(u8),
}

/// The Active Hero's turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) hero: u8,
    pub(crate) actions: u8,
    /// `EndActions` has been done.
    pub(crate) is_over: bool,
    /// The Zombie Attack has already cost a Life Point this turn.
    pub(crate) has_failed: bool,
    pub(crate) tile_moves: u8,
    pub(crate) has_skated: bool,
    /// Rotten Meat's permission.
    pub(crate) meat: bool,
    /// The Street from which the Smoke Grenade lets the next Move leave.
    pub(crate) smoke: Option<Area>,
    /// Lucky Charm's promise.
    pub(crate) charm: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TokenPiece {
    pub(crate) token: Token,
    pub(crate) at: TokenAt,
    pub(crate) is_face_up: bool,
    /// Face-down tokens of one pool were shuffled together.
    pub(crate) pool: u8,
    /// Brought from an earlier scenario.
    pub(crate) is_brought: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenAt {
    Area(Area),
    Hero(u8),
    Gone,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HeavyPiece {
    pub(crate) kind: HeavyKind,
    pub(crate) at: HeavyAt,
    /// Uses left.
    pub(crate) uses: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HeavyAt {
    Area(Area),
    /// On a Hero's sheet.
    Carried,
    Gone,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LockPiece {
    pub(crate) colour: Colour,
    pub(crate) area: Area,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AlphaPiece {
    pub(crate) tile: u8,
    /// Wounds it still takes.
    pub(crate) wounds: u8,
}

/// What of the soundtrack has been heard, and how it is being played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Clock {
    pub(crate) sirens: u8,
    pub(crate) growls: u8,
    pub(crate) paused_ms: u32,
    pub(crate) paused_at: Option<Millis>,
    pub(crate) votes: SeatSet,
    pub(crate) was_paused: bool,
    /// When an Event's choice is made by itself, in soundtrack time.
    pub(crate) deadline_ms: Option<u32>,
    /// The soundtrack has ended with an Action still open (`finish_open_action`).
    pub(crate) is_overtime: bool,
}

/// An Action that was begun and waits for the Hero's choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Open {
    /// A Quick Search, with what was drawn.
    Search(List<CardId, MAX_DRAWN>),
    /// A Search token just turned up.
    Token(u8),
}

/// What an Event asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum EventChoice {
    #[default]
    Loss,
    Surge,
}

/// How a scenario ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    Won,
    Time,
    Heroes,
    Breach,
}

impl Default for Hero {
    fn default() -> Self {
        Self {
            id: HeroId::Josh,
            seat: 0,
            area: Area(0),
            lp: 0,
            max_lp: 0,
            posture: Posture::Standing,
            abilities: Abilities::NONE,
            weapons: [None; N_WEAPONS],
            objects: [None; N_OBJECTS],
            load: Load::Nothing,
        }
    }
}

impl Default for TokenPiece {
    fn default() -> Self {
        Self {
            token: Token::Blank,
            at: TokenAt::Gone,
            is_face_up: false,
            pool: 0,
            is_brought: false,
        }
    }
}

impl Default for HeavyPiece {
    fn default() -> Self {
        Self {
            kind: HeavyKind::GasCan,
            at: HeavyAt::Gone,
            uses: 0,
        }
    }
}

impl Default for LockPiece {
    fn default() -> Self {
        Self {
            colour: Colour::Red,
            area: Area(0),
        }
    }
}

impl Hero {
    pub(crate) const fn has(&self, ability: Ability) -> bool {
        self.abilities.has(ability)
    }

    pub(crate) fn is_conscious(&self) -> bool {
        self.posture != Posture::Unconscious
    }

    pub(crate) fn n_object_slots(&self) -> usize {
        usize::from(sheet(self.id).light_object_slots)
    }

    pub(crate) fn is_carrying(&self) -> bool {
        self.load != Load::Nothing
    }

    /// Z15-119: a Heavy Object covers the Weapons; a pack mule keeps the second one free.
    pub(crate) fn is_covered(&self, weapon: usize) -> bool {
        self.is_carrying() && !(weapon == 1 && self.has(Ability::PackMule))
    }

    pub(crate) fn item(&self, slot: Slot) -> Option<Item> {
        match slot {
            Slot::Weapon(i) => self.weapons[usize::from(i)],
            Slot::Object(i) => self.objects[usize::from(i)],
        }
    }

    pub(crate) fn set_item(&mut self, slot: Slot, item: Option<Item>) {
        match slot {
            Slot::Weapon(i) => self.weapons[usize::from(i)] = item,
            Slot::Object(i) => self.objects[usize::from(i)] = item,
        }
    }

    /// The Light Objects, with their slots.
    pub(crate) fn light_objects(&self) -> impl Iterator<Item = (usize, Item)> + '_ {
        self.objects
            .iter()
            .enumerate()
            .filter_map(|(i, item)| item.map(|item| (i, item)))
    }

    pub(crate) fn has_effect(&self, effect: Effect) -> bool {
        self.light_objects()
            .any(|(_, item)| item.card().effect == effect)
    }
}

impl State {
    pub(crate) fn tempo(&self) -> Tempo {
        Tempo {
            speed: self.rules.speed,
            paused_ms: self.clock.paused_ms,
        }
    }

    #[inline]
    pub(crate) fn active(&self) -> &Hero {
        &self.heroes[usize::from(self.turn.hero)]
    }

    pub(crate) fn active_mut(&mut self) -> &mut Hero {
        &mut self.heroes[usize::from(self.turn.hero)]
    }

    pub(crate) fn active_seat(&self) -> Seat {
        Seat::new(self.active().seat.into())
    }

    /// Ordinary zombies in an Area.
    pub(crate) fn zombies_in(&self, area: Area) -> u16 {
        self.zombies[area.index()]
    }

    pub(crate) fn alpha_in(&self, area: Area) -> bool {
        self.alpha
            .is_some_and(|alpha| area.is_street() && usize::from(alpha.tile) == area.tile())
    }

    /// Whether there is any zombie, the Alpha included.
    pub(crate) fn has_zombies(&self, area: Area) -> bool {
        self.zombies_in(area) > 0 || self.alpha_in(area)
    }

    /// What the Fend Off check has to beat: the Alpha counts as three.
    pub(crate) fn attackers(&self, area: Area) -> u16 {
        self.zombies_in(area)
            + if self.alpha_in(area) {
                ALPHA_STRENGTH
            } else {
                0
            }
    }

    /// Z15-R11: what one Hero holds back, wherever that Hero is.
    pub(crate) fn fend_off_of(&self, hero: &Hero) -> u16 {
        if hero.posture != Posture::Standing {
            return 0;
        }
        let weapons = hero
            .weapons
            .iter()
            .enumerate()
            .filter(|(i, _)| !hero.is_covered(*i));
        let mut best = weapons
            .filter_map(|(_, item)| item.map(|item| item.card().fend_off))
            .max();
        if let Load::Heavy(piece) = hero.load
            && !hero.has(Ability::FearOfFirearms)
        {
            let stats = heavy_stats(self.heavy[piece.into()].kind);
            if stats.fend_off > 0 {
                best = best.max(Some(stats.fend_off));
            }
        }
        let bonus: u8 = hero
            .light_objects()
            .map(|(_, item)| item.card().fend_off)
            .sum();
        match best {
            None if self.rules.bonus_needs_weapon => 0,
            best => u16::from(best.unwrap_or(0) + bonus),
        }
    }

    /// Z15-130: the total of everybody who stands in an Area.
    pub(crate) fn fend_off_in(&self, area: Area) -> u16 {
        self.heroes
            .iter()
            .filter(|hero| hero.area == area)
            .map(|hero| self.fend_off_of(hero))
            .sum()
    }

    pub(crate) fn lock_on(&self, area: Area) -> Option<usize> {
        self.locks.iter().position(|lock| lock.area == area)
    }

    /// A Hero's Search tokens, by number.
    pub(crate) fn backpack(&self, hero: usize) -> impl Iterator<Item = usize> + '_ {
        let is_his = move |at| at == TokenAt::Hero(hero as u8);
        self.tokens
            .iter()
            .enumerate()
            .filter(move |(_, piece)| is_his(piece.at))
            .map(|(i, _)| i)
    }

    pub(crate) fn has_backpack_room(&self, hero: usize) -> bool {
        self.backpack(hero).count() < usize::from(sheet(self.heroes[hero].id).backpack)
    }

    pub(crate) fn key_of(&self, hero: usize, colour: Colour) -> Option<usize> {
        self.backpack(hero)
            .find(|i| self.tokens[*i].token.key() == Some(colour))
    }

    pub(crate) fn hero_index(&self, id: HeroId) -> Option<usize> {
        self.heroes.iter().position(|hero| hero.id == id)
    }

    /// The Heavy Object a Hero carries.
    pub(crate) fn carried_heavy(&self, hero: &Hero) -> Option<usize> {
        match hero.load {
            Load::Heavy(piece) => Some(piece.into()),
            _ => None,
        }
    }

    /// The Hero who carries Hero `hero`.
    pub(crate) fn carrier_of(&self, hero: usize) -> Option<usize> {
        self.heroes
            .iter()
            .position(|other| other.load == Load::Hero(hero as u8))
    }

    /// The Area where a Heavy Object lies or is carried.
    pub(crate) fn heavy_area(&self, piece: usize) -> Option<Area> {
        match self.heavy[piece].at {
            HeavyAt::Area(area) => Some(area),
            HeavyAt::Carried => {
                let carrier = self
                    .heroes
                    .iter()
                    .find(|hero| hero.load == Load::Heavy(piece as u8));
                carrier.map(|hero| hero.area)
            }
            HeavyAt::Gone => None,
        }
    }

    /// The choice the Active Hero's player has to make before anything else.
    pub(crate) fn choice(&self) -> Option<Waiting> {
        match self.open {
            Some(Open::Search(_)) => Some(Waiting::Search),
            Some(Open::Token(_)) => Some(Waiting::Token),
            None => self.queue.as_slice().first().map(|choice| match choice {
                EventChoice::Loss => Waiting::Loss,
                EventChoice::Surge => Waiting::Surge,
            }),
        }
    }

    pub(crate) fn is_paused(&self) -> bool {
        self.clock.paused_at.is_some()
    }
}

/// What the Alpha counts as in the Fend Off check.
pub(crate) const ALPHA_STRENGTH: u16 = 3;

/// Which choice is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Waiting {
    Search,
    Token,
    Loss,
    Surge,
}
