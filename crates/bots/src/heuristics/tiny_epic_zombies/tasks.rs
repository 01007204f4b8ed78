//! What there is to do for a Human: places worth going to, each with what it is worth in Moves.

use shamble_catalog::tiny_epic_zombies::{
    Ability, Clue, Human, Objective, Place, Room, Shown, Slot, Token, TokenView,
};

use super::cards::{card_worth, is_weapon};
use super::life::Life;
use super::look::Look;

/// No more than fit into a set of bits; the rest would be the least worth.
const MAX_TASKS: usize = 32;
/// Whoever is farther away than a friend is drawn so much less.
const LEFT_TO_OTHERS: f32 = 0.35;

/// So far from death whoever puts Ammo into the cache stays.
const KEPT: u8 = 3;

/// What bringing a Weapon to the cache is worth, before the urge, and a piece of Ammo.
pub(super) const WEAPON: f32 = 2.6;
pub(super) const AMMO: f32 = 0.5;
/// What bringing the Part to the Courtyard is worth, before the urge.
const PART: f32 = 16.5;

/// What doing a task brings besides its worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Gain {
    Nothing,
    /// So many Wounds healed or Ammo gained.
    Life(f32),
    /// The Zombie there is captured; it must be alone in its Store.
    Capture,
}

/// Somewhere to go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Task {
    pub(super) room: Room,
    /// What doing it is worth.
    pub(super) worth: f32,
    /// What it is worth to come closer: less if a friend is closer.
    pub(super) lure: f32,
    /// Whether the whole Store must be without Zombies.
    pub(super) needs_clear: bool,
    pub(super) gain: Gain,
    /// Tasks that come up once it is done.
    pub(super) unlocks: u32,
    /// Tasks that are done with it.
    pub(super) ends: u32,
    /// Whether it waits for another.
    pub(super) is_locked: bool,
}

/// The tasks of the Human the look is for.
pub(super) struct Tasks {
    pub(super) list: Vec<Task>,
}

impl Tasks {
    pub(super) fn new(look: &Look, life: &Life) -> Self {
        let mut tasks = Self { list: Vec::new() };
        tasks.center(look, life);
        for token in &look.view.tokens {
            tasks.token(look, token);
        }
        tasks.captures(look);
        tasks.exit(look);
        tasks.cards(look, life);
        tasks.ammo(look, life);
        tasks.list.truncate(MAX_TASKS);
        tasks
    }

    /// Those that can be done now, as bits.
    pub(super) fn open(&self) -> u32 {
        let bits = self.list.iter().enumerate();
        bits.filter(|(_, task)| !task.is_locked)
            .fold(0, |open, (index, _)| open | 1 << index)
    }

    fn add(&mut self, room: Room, worth: f32, lure: f32) -> usize {
        self.list.push(Task {
            room,
            worth,
            lure,
            needs_clear: !room.is_courtyard(),
            gain: Gain::Nothing,
            unlocks: 0,
            ends: 0,
            is_locked: false,
        });
        self.list.len() - 1
    }

    /// One for the whole team: who is nearest should go.
    fn shared(&mut self, look: &Look, room: Room, worth: f32) -> usize {
        let lure = if look.is_for_others(room) {
            worth * LEFT_TO_OTHERS
        } else {
            worth
        };
        self.add(room, worth, lure)
    }

    /// Something that is fetched here and brought to the center.
    fn errand(&mut self, look: &Look, room: Room, fetch: f32, bring: f32) {
        let take = self.shared(look, room, fetch);
        let deliver = self.add(Room::CENTER, bring, bring);
        if deliver < MAX_TASKS {
            self.list[deliver].is_locked = true;
            self.list[take].unlocks = 1 << deliver;
        }
    }

    fn token(&mut self, look: &Look, token: &TokenView) {
        let Place::Room(room) = token.place else {
            return;
        };
        match token.token {
            Token::Stranded(n) if look.is_open(Objective::Stranded) => {
                let is_other_found = look.view.tokens.iter().any(|other| {
                    matches!(other.token, Token::Stranded(m) if m != n)
                        && other.place == Place::Card
                });
                let worth = if is_other_found { 9.0 } else { 6.0 };
                self.shared(look, room, worth * look.urge(Objective::Stranded));
            }
            Token::Radio if look.is_open(Objective::Cdc) => {
                self.shared(look, room, 6.0 * look.urge(Objective::Cdc));
            }
            Token::Part if look.is_open(Objective::Helicopter) => {
                let urge = look.urge(Objective::Helicopter);
                self.errand(look, room, 11.0 * urge, PART * urge);
            }
            Token::Ingredient(_) if look.is_open(Objective::Cure) => {
                let worth = ingredient(look, token.shows);
                if worth > 0.0 {
                    self.shared(look, room, worth * look.urge(Objective::Cure));
                }
            }
            Token::Exit(_) if look.is_open(Objective::Escape) => {
                self.shared(look, room, 6.3 * look.urge(Objective::Escape));
            }
            Token::Clue(_) if look.is_open(Objective::Source) => {
                let urge = look.urge(Objective::Source);
                let unknown = unknown_clues(look);
                let worth = match token.shows {
                    // Known ones serve to guess from, once nothing is left to doubt.
                    Some(_) if unknown <= 1 => 7.7,
                    Some(_) => 0.0,
                    None if unknown <= 2 => 7.7,
                    None => 3.9,
                };
                if worth > 0.0 {
                    self.shared(look, room, worth * urge);
                }
            }
            Token::Supply(_) => {
                let fetch = 0.9 + fear(look) * 0.5;
                self.errand(look, room, fetch, delivery(look));
            }
            _ => {}
        }
    }

    /// What is carried and belongs in the center, and Wounds to heal there.
    fn center(&mut self, look: &Look, life: &Life) {
        let me = look.me();
        let slack = f32::from(look.slack());
        let mut worth = 0.0;
        for token in &me.tokens {
            worth += match token {
                Token::Part if look.is_open(Objective::Helicopter) => {
                    PART * look.urge(Objective::Helicopter)
                }
                Token::Supply(_) => delivery(look),
                _ => 0.0,
            };
        }
        let weapons = u8::from(me.melee.is_some()) + u8::from(me.ranged.is_some());
        let urge = look.urge(Objective::Arsenal);
        worth += f32::from(weapons.min(look.weapons_wanted())) * WEAPON * urge;
        worth += best_stash(look, life).1;
        if worth > 0.0 {
            self.add(Room::CENTER, worth, worth);
        }
        if me.wounds > 0 && !look.view.turn.used.has(Room::CENTER) {
            let healed = f32::from(me.wounds.min(2));
            let gain = life.change(slack, healed);
            let heal = self.add(Room::CENTER, 0.3 * healed, 0.3 * healed + gain);
            self.list[heal].gain = Gain::Life(healed);
        }
    }

    /// Zombies that are alone in their Store, for those who can bear the dice.
    fn captures(&mut self, look: &Look) {
        if !look.is_open(Objective::Quarantine) {
            return;
        }
        let worth = capture_worth(look);
        for slot in Slot::ALL
            .iter()
            .copied()
            .filter(|slot| look.crowd(*slot) == 1)
        {
            let zombie = (1..=3)
                .map(|number| Room::of(slot, number))
                .find(|room| look.has_zombie(*room));
            if let Some(room) = zombie {
                let task = self.shared(look, room, worth);
                self.list[task].needs_clear = false;
                self.list[task].gain = Gain::Capture;
            }
        }
    }

    /// Out, once the way is known and nothing else is left to do; and ticks of blocked Entrances, in a competition.
    fn exit(&mut self, look: &Look) {
        let Some(exit) = look.exit() else {
            return;
        };
        if look.n_open() == 1 {
            let task = self.add(exit, 30.0, 30.0);
            self.list[task].needs_clear = false;
        }
        let escape = look.objective(Objective::Escape);
        let target = escape.map_or(0, |escape| escape.target);
        if look.is_competitive() && look.progress(Objective::Escape) < target {
            for slot in Slot::ALL {
                let room = Room::entrance(*slot);
                if room != exit {
                    self.add(room, 4.0, 4.0);
                }
            }
        }
    }

    /// Cards beside Stores; any Room of the Store will do.
    fn cards(&mut self, look: &Look, life: &Life) {
        for store in &look.view.stores {
            let cards = store.cards.iter();
            let worths = cards.map(|card| (card_worth(look, card, life), card));
            let worths: Vec<_> = worths.filter(|(worth, _)| *worth > 0.3).collect();
            let total: f32 = worths.iter().map(|(worth, _)| worth).sum();
            if total <= 0.0 || self.list.len() + 4 > MAX_TASKS {
                continue;
            }
            let is_for_cache =
                look.weapons_wanted() > 0 && worths.iter().any(|(_, card)| is_weapon(*card));
            let deliver = is_for_cache.then(|| {
                let worth = WEAPON * look.urge(Objective::Arsenal);
                let task = self.add(Room::CENTER, worth, worth);
                self.list[task].is_locked = true;
                1u32 << task
            });
            let first = self.list.len();
            let all = 0b111 << first;
            for number in 1..=3 {
                let task = self.shared(look, Room::of(store.slot, number), total);
                self.list[task].ends = all;
                self.list[task].unlocks = deliver.unwrap_or(0);
            }
        }
    }

    /// Rooms that give Ammo.
    fn ammo(&mut self, look: &Look, life: &Life) {
        let me = look.me();
        let slack = f32::from(look.slack());
        let for_cache = if look.cache_room() > 0 {
            AMMO * look.urge(Objective::Arsenal)
        } else {
            0.0
        };
        if me.ammo >= 9 && for_cache == 0.0 {
            return;
        }
        for store in look.view.stores.iter().filter(|store| !store.locked) {
            for room in &store.rooms {
                if room.ability == Some(Ability::GainAmmo) && !look.view.turn.used.has(room.room) {
                    let gain = if me.ammo < 9 {
                        life.change(slack, 1.0)
                    } else {
                        0.0
                    };
                    let task = self.add(room.room, for_cache + 0.2, for_cache + gain);
                    self.list[task].gain = Gain::Life(if me.ammo < 9 { 1.0 } else { 0.0 });
                }
            }
        }
    }
}

/// How much of the Barricade is gone.
fn fear(look: &Look) -> f32 {
    f32::from(look.view.barricade_max - look.view.barricade)
}

/// What bringing Supplies to the center is worth.
fn delivery(look: &Look) -> f32 {
    3.7 + fear(look) * 1.2
}

/// What a capture is worth, its Wounds not counted.
pub(super) fn capture_worth(look: &Look) -> f32 {
    if look.is_open(Objective::Quarantine) {
        8.8 * look.urge(Objective::Quarantine)
    } else {
        0.0
    }
}

/// What turning up an Ingredient is worth: the next letter, or knowing where it is not.
fn ingredient(look: &Look, shows: Option<Shown>) -> f32 {
    let objective = look.objective(Objective::Cure);
    let progress = usize::from(look.progress(Objective::Cure));
    let next = objective.and_then(|cure| cure.letters.get(progress));
    match shows {
        Some(Shown::Letter(letter)) if Some(&letter) == next => 12.0,
        Some(_) => 0.0,
        None => {
            let is_known = look.view.tokens.iter().any(|token| {
                matches!(token.shows, Some(Shown::Letter(letter)) if Some(&letter) == next)
                    && matches!(token.place, Place::Room(_))
            });
            // When the next letter is known the others still pay later.
            if is_known { 5.5 } else { 7.7 }
        }
    }
}

/// Clues this seat has not seen, the Source among them.
pub(super) fn unknown_clues(look: &Look) -> usize {
    let clues = look.view.tokens.iter().filter(|token| {
        matches!(token.token, Token::Clue(_)) && !matches!(token.place, Place::Gone)
    });
    clues.filter(|token| token.shows.is_none()).count()
}

/// Whether this seat has seen the Clue lie in a Room, so that it cannot be the Source.
pub(super) fn is_ruled_out(look: &Look, clue: Clue) -> bool {
    let mut tokens = look.view.tokens.iter();
    tokens.any(|token| token.shows == Some(Shown::Clue(clue)) && token.place != Place::Card)
}

/// How much Ammo to put into the cache, and what that is worth.
pub(super) fn best_stash(look: &Look, life: &Life) -> (u8, f32) {
    let slack = look.slack();
    let worth = |n: u8| {
        AMMO * look.urge(Objective::Arsenal) * f32::from(n)
            + life.change(f32::from(slack), -f32::from(n))
    };
    // Nobody is brought within a Wound of death for a few bullets in a box, unless they are the last that are missing.
    let completes = |n: u8| n == look.cache_room() && look.weapons_wanted() == 0;
    let is_sane = |n: &u8| slack >= n + KEPT || completes(*n) && slack > *n;
    let most = look.cache_room().min(look.me().ammo);
    let amounts = (0..=most).filter(is_sane).map(|n| (n, worth(n)));
    amounts.fold(
        (0, 0.0),
        |best, found| {
            if found.1 > best.1 { found } else { best }
        },
    )
}

/// Whether this Human bears the Radio.
pub(super) fn bears_radio(look: &Look, human: Human) -> bool {
    look.view.humans[human.index()]
        .tokens
        .contains(&Token::Radio)
}
