//! The view boiled down to what the rules of thumb ask for: distances, Zombies, who stands where, how close to death.

use shamble_catalog::tiny_epic::{
    Card, Human, HumanView, Objective, ObjectiveView, Room, RoomView, Slot, View,
};

/// Farther than any two Rooms are apart.
const FAR: f32 = 99.0;
/// Entering a Room with a Zombie is a fight: it costs half a Wound, and sometimes gives a free Move.
const FIGHT: f32 = 0.35;

/// What one seat sees, for one of its Humans or for the Zombies.
pub(super) struct Look {
    pub(super) view: View,
    /// The Human the question is about.
    pub(super) human: Option<Human>,
    zombies: u32,
    neighbours: [u32; Room::COUNT],
}

impl Look {
    pub(super) fn new(view: View, human: Option<Human>) -> Self {
        let mut look = Self {
            human,
            zombies: 0,
            neighbours: [0; Room::COUNT],
            view,
        };
        for room in look.rooms() {
            let links = room.walls.bits() | room.passages.bits();
            let (index, is_zombie) = (room.room.index(), room.zombie);
            look.neighbours[index] = links;
            look.zombies |= u32::from(is_zombie) << index;
        }
        look
    }

    fn rooms(&self) -> Vec<RoomView> {
        let stores = self.view.stores.iter().flat_map(|store| &store.rooms);
        stores.chain(&self.view.courtyard).cloned().collect()
    }

    pub(super) fn me(&self) -> &HumanView {
        &self.view.humans[self.human.map_or(0, Human::index)]
    }

    pub(super) fn room(&self, room: Room) -> &RoomView {
        match room.slot() {
            Some(slot) => &self.view.stores[slot.index()].rooms[room.number() - 1],
            None => &self.view.courtyard[room.index() - 24],
        }
    }

    pub(super) fn has_zombie(&self, room: Room) -> bool {
        self.zombies & (1 << room.index()) != 0
    }

    pub(super) fn n_zombies(&self) -> usize {
        self.zombies.count_ones() as usize
    }

    /// Zombies in a Store.
    pub(super) fn crowd(&self, slot: Slot) -> usize {
        (1..=3)
            .filter(|number| self.has_zombie(Room::of(slot, *number)))
            .count()
    }

    /// Zombies on the Mall Card of this Room, the Room itself left out.
    pub(super) fn others(&self, room: Room) -> usize {
        room.slot().map_or(0, |slot| {
            self.crowd(slot) - usize::from(self.has_zombie(room))
        })
    }

    pub(super) fn is_clear(&self, room: Room) -> bool {
        room.slot().is_none_or(|slot| self.crowd(slot) == 0)
    }

    /// How many steps a Human needs from `from` to each Room, fights counted as a bit more.
    pub(super) fn distances(&self, from: Room) -> [f32; Room::COUNT] {
        let mut best = [FAR; Room::COUNT];
        let mut done = [false; Room::COUNT];
        best[from.index()] = 0.0;
        for _ in 0..Room::COUNT {
            let open = (0..Room::COUNT).filter(|room| !done[*room]);
            let Some(room) = open.min_by(|a, b| best[*a].total_cmp(&best[*b])) else {
                break;
            };
            done[room] = true;
            for next in (0..Room::COUNT).filter(|next| self.neighbours[room] & (1 << next) != 0) {
                let fight = if self.zombies & (1 << next) != 0 {
                    FIGHT
                } else {
                    0.0
                };
                best[next] = best[next].min(best[room] + 1.0 + fight);
            }
        }
        best
    }

    pub(super) fn is_competitive(&self) -> bool {
        self.view.options.mode.is_competitive()
    }

    /// The Objective, if it is in play.
    pub(super) fn objective(&self, objective: Objective) -> Option<&ObjectiveView> {
        self.view
            .objectives
            .iter()
            .find(|view| view.objective == objective)
    }

    /// The column of progress that is this Human's.
    fn column(&self) -> usize {
        if self.is_competitive() {
            self.human.map_or(0, Human::index)
        } else {
            0
        }
    }

    /// Whether this Human can still make progress on the Objective.
    pub(super) fn is_open(&self, objective: Objective) -> bool {
        self.objective(objective)
            .is_some_and(|view| !view.complete[self.column()])
    }

    /// How far this Human or the team is.
    pub(super) fn progress(&self, objective: Objective) -> u8 {
        self.objective(objective)
            .map_or(0, |view| view.progress[self.column()])
    }

    /// Ammo the cache still takes.
    pub(super) fn cache_room(&self) -> u8 {
        match self.objective(Objective::Arsenal) {
            Some(view) if self.is_open(Objective::Arsenal) => {
                view.cache_target.saturating_sub(view.cache[self.column()])
            }
            _ => 0,
        }
    }

    /// Weapons the cache still takes.
    pub(super) fn weapons_wanted(&self) -> u8 {
        match self.objective(Objective::Arsenal) {
            Some(view) if self.is_open(Objective::Arsenal) => {
                view.target.saturating_sub(view.progress[self.column()])
            }
            _ => 0,
        }
    }

    /// How many Objectives are still to be completed.
    pub(super) fn n_open(&self) -> usize {
        self.view
            .objectives
            .iter()
            .filter(|view| !view.complete[self.column()])
            .count()
    }

    /// Wounds or Ammo until this Human is eaten.
    pub(super) fn slack(&self) -> u8 {
        self.me().to_death
    }

    /// Humans in this Room.
    pub(super) fn humans_in(&self, room: Room) -> impl Iterator<Item = &HumanView> {
        self.view
            .humans
            .iter()
            .filter(move |human| human.room == room)
    }
}

/// What a card is worth to a Human who could take it.
pub(super) fn card_worth(look: &Look, card: Card) -> f32 {
    let me = look.me();
    let name = card.name();
    let wounds = f32::from(me.wounds);
    match name.split('-').next().unwrap_or(name) {
        "first_aid" => 0.3 + wounds.min(2.0) * 1.4,
        "frequency" => {
            let is_call = look.is_open(Objective::Cdc);
            let bears = me.tokens.iter().any(|token| token.kind() == "radio");
            let missing = f32::from(9 - me.ammo) + f32::from(look.cache_room().min(3));
            if is_call && bears {
                9.0
            } else {
                0.2 + missing.min(3.0) * 0.8
            }
        }
        "grenade" => 1.6,
        "fireworks" => 1.2,
        "adrenaline" => 2.2,
        "skateboard" => 1.5,
        _ => {
            let wanted = if look.weapons_wanted() > 0 { 3.0 } else { 0.0 };
            let is_better = is_better_weapon(look, card);
            if is_better { 1.8 + wanted } else { 0.0 }
        }
    }
}

/// Ranks Weapons; the printed Knife and Pistol are at the bottom.
pub(super) fn weapon_rank(card: Card) -> u8 {
    match card.name() {
        "machete" | "chainsaw" | "axe" | "crossbow" => 4,
        "golf_club" | "revolver" | "assault_rifle" => 3,
        "barbed_bat" | "smg" | "shotgun" => 2,
        "crowbar" | "uzi" => 1,
        _ => 0,
    }
}

pub(super) fn is_melee(card: Card) -> bool {
    matches!(
        card.name(),
        "machete" | "chainsaw" | "axe" | "golf_club" | "barbed_bat" | "crowbar"
    )
}

/// Whether taking the Weapon improves the slot it goes to.
pub(super) fn is_better_weapon(look: &Look, card: Card) -> bool {
    let held = if is_melee(card) {
        look.me().melee
    } else {
        look.me().ranged
    };
    held.is_none_or(|held| weapon_rank(card) > weapon_rank(held))
}
