//! A written position made into a state, or all that is wrong with it.

use std::sync::Arc;

use super::{ChoicePosition, EndingPosition, HeroPosition, OpenPosition, Position, Whereabouts};
use crate::board::Board;
use crate::campaign::Checkpoint;
use crate::content::{Abilities, sheet};
use crate::ids::{AreaKind, HeroId, N_AREAS, N_OBJECTS, Place, Posture, Slot};
use crate::list::List;
use crate::options::n_heroes;
use crate::rules::sheet::fits;
use crate::state::{
    AlphaPiece, Clock, Ending, EventChoice, HeavyAt, HeavyPiece, Hero, Load, LockPiece,
    MAX_CHOICES, MAX_DRAWN, MAX_HEAVY, MAX_HEROES, MAX_LOCKS, MAX_SEARCH, MAX_TOKENS,
    MAX_ZOMBIE_CARDS, Open, State, TokenAt, TokenPiece, Turn,
};

/// More Life Points than anybody can have.
const MOST_LP: u8 = 9;
const MOST_ACTIONS: u8 = 50;
const MOST_ZOMBIES: u16 = 5000;

/// Reads a position, noting what is wrong on the way.
struct Reader {
    board: Arc<Board>,
    flaws: Vec<String>,
    heroes: Vec<HeroId>,
}

impl State {
    pub(crate) fn from_position(position: Position) -> Result<Self, Vec<String>> {
        let board = Board::build(position.scenario.clone()).map_err(|findings| {
            findings
                .into_iter()
                .map(|finding| format!("scenario: {}; {}", finding.what, finding.remedy))
                .collect::<Vec<_>>()
        })?;
        let heroes = position.heroes.iter().map(|hero| hero.hero).collect();
        let mut reader = Reader {
            board,
            flaws: Vec::new(),
            heroes,
        };
        reader.sizes(&position);
        if !reader.flaws.is_empty() {
            return Err(reader.flaws);
        }
        let state = reader.state(position);
        if reader.flaws.is_empty() {
            Ok(state)
        } else {
            Err(reader.flaws)
        }
    }
}

impl Reader {
    fn flaw(&mut self, what: impl Into<String>) {
        self.flaws.push(what.into());
    }

    fn area(&mut self, key: &str, place: Place) -> crate::ids::Area {
        match self.board.area(place) {
            Some(area) => area,
            None => {
                self.flaw(format!("{key}: the map has no Area {place}"));
                crate::ids::Area(0)
            }
        }
    }

    fn hero(&mut self, key: &str, hero: HeroId) -> u8 {
        match self.heroes.iter().position(|other| *other == hero) {
            Some(index) => index as u8,
            None => {
                self.flaw(format!("{key}: {hero} is not at the table"));
                0
            }
        }
    }

    /// What would not even fit into a state.
    fn sizes(&mut self, position: &Position) {
        let n = n_heroes(position.seats.into());
        if !(1..=4).contains(&position.seats) || position.heroes.len() != n {
            self.flaw(format!(
                "heroes: {} seats play {n} Heroes, not {}",
                position.seats,
                position.heroes.len()
            ));
        }
        for (i, hero) in self.heroes.clone().iter().enumerate() {
            if self.heroes[..i].contains(hero) {
                self.flaw(format!("heroes: {hero} is there twice"));
            }
        }
        for (key, len, most) in [
            ("search_pile", position.search_pile.len(), MAX_SEARCH),
            ("discard", position.discard.len(), MAX_SEARCH),
            ("zombie_pile", position.zombie_pile.len(), MAX_ZOMBIE_CARDS),
            ("zombie_used", position.zombie_used.len(), MAX_ZOMBIE_CARDS),
            // The Alpha may leave one more.
            ("tokens", position.tokens.len(), MAX_TOKENS - 1),
            ("heavy", position.heavy.len(), MAX_HEAVY),
            ("locks", position.locks.len(), MAX_LOCKS),
            ("queue", position.queue.len(), MAX_CHOICES / 4),
        ] {
            if len > most {
                self.flaw(format!("{key}: at most {most}, not {len}"));
            }
        }
        let drawn = match &position.open {
            Some(OpenPosition::Search(drawn)) => drawn.len(),
            _ => 0,
        };
        if drawn > MAX_DRAWN {
            self.flaw(format!("open.search: at most {MAX_DRAWN} cards"));
        }
        let n_search = position.search_pile.len() + position.discard.len() + drawn;
        if n_search > MAX_SEARCH {
            self.flaw(format!(
                "search_pile and discard: {MAX_SEARCH} cards together at most, not {n_search}"
            ));
        }
        if position.zombie_pile.len() + position.zombie_used.len() > MAX_ZOMBIE_CARDS {
            self.flaw(format!(
                "zombie_pile and zombie_used: {MAX_ZOMBIE_CARDS} cards together at most"
            ));
        }
        if usize::from(position.upper_half) > position.zombie_pile.len() {
            self.flaw("upper_half: more than the pile has");
        }
        if position.turn.actions > MOST_ACTIONS {
            self.flaw(format!("turn.actions: at most {MOST_ACTIONS}"));
        }
        if !(25..=400).contains(&position.rules.speed)
            || position
                .rules
                .growl_seconds
                .is_some_and(|seconds| seconds < 20)
        {
            self.flaw("rules: speed is 25 to 400 percent, growl_seconds at least 20");
        }
        if position
            .heroes
            .iter()
            .any(|hero| hero.seat >= position.seats)
        {
            self.flaw("heroes: a seat that is not at the table");
        }
    }

    fn state(&mut self, position: Position) -> State {
        let mut heroes: List<Hero, MAX_HEROES> = List::new();
        for hero in &position.heroes {
            let read = self.read_hero(hero, position.scenario.abilities);
            heroes.push(read);
        }
        let active = self.hero("turn.hero", position.turn.hero);
        let mut zombies = [0; N_AREAS];
        for (place, n) in &position.zombies {
            let area = self.area("zombies", *place);
            if *n > MOST_ZOMBIES {
                self.flaw(format!("zombies: at most {MOST_ZOMBIES} in {place}"));
            }
            zombies[area.index()] = (*n).min(MOST_ZOMBIES);
        }
        let tokens = self.tokens(&position, &heroes);
        let heavy = self.heavy(&position, &mut heroes);
        self.carried_heroes(&position, &mut heroes);
        let locks: List<LockPiece, MAX_LOCKS> = position
            .locks
            .iter()
            .map(|lock| LockPiece {
                colour: lock.color,
                area: self.area("locks", lock.at),
            })
            .collect();
        let alpha = position.alpha.map(|alpha| {
            let area = self.area("alpha.at", alpha.at);
            if alpha.at.kind != AreaKind::Street || alpha.wounds == 0 {
                self.flaw("alpha: it is in a Street and takes at least one more wound");
            }
            AlphaPiece {
                tile: area.tile() as u8,
                wounds: alpha.wounds,
            }
        });
        let open = position.open.as_ref().map(|open| match open {
            OpenPosition::Search(drawn) => Open::Search(drawn.iter().copied().collect()),
            OpenPosition::Token(piece) => {
                if usize::from(*piece) >= tokens.len() {
                    self.flaw("open.token: there is no such token");
                }
                Open::Token(*piece)
            }
        });
        let turn = Turn {
            hero: active,
            actions: position.turn.actions,
            is_over: position.turn.is_over,
            has_failed: position.turn.has_failed,
            tile_moves: position.turn.tile_moves,
            has_skated: position.turn.has_skated,
            meat: position.turn.meat,
            smoke: position
                .turn
                .smoke
                .map(|place| self.area("turn.smoke", place)),
            charm: position.turn.charm,
        };
        // Z15-R88: somebody who has just gone down still places the Surge of that growl.
        let is_over = position.ending.is_some() || !position.queue.is_empty();
        if !is_over && !heroes[active.into()].is_conscious() {
            self.flaw("turn.hero: an unconscious Hero is never Active, unless a choice of the queue is left");
        }
        let checkpoint = position.checkpoint.as_ref().map(|written| {
            let mut checkpoint = Checkpoint {
                ready: written.ready,
                ..Checkpoint::default()
            };
            if written.chosen.len() != heroes.len() || written.exchanged.len() != heroes.len() {
                self.flaw("checkpoint: one entry for each Hero");
            }
            for (to, from) in checkpoint.chosen.iter_mut().zip(&written.chosen) {
                *to = *from;
            }
            for (to, from) in checkpoint.exchanged.iter_mut().zip(&written.exchanged) {
                *to = *from;
            }
            checkpoint
        });
        State {
            board: self.board.clone(),
            rules: position.rules,
            mode: position.mode,
            number: position.number,
            pace: position.pace,
            n_seats: position.seats,
            dice: position.dice,
            heroes,
            turn,
            zombies,
            horde: position.horde,
            reserve: position.reserve,
            search_pile: position.search_pile.iter().rev().copied().collect(),
            discard: position.discard.iter().rev().copied().collect(),
            zombie_pile: position.zombie_pile.iter().rev().copied().collect(),
            zombie_used: position.zombie_used.iter().rev().copied().collect(),
            upper_half: position.upper_half,
            tokens,
            heavy,
            locks,
            helicopter: position
                .helicopter
                .map(|place| self.area("helicopter", place)),
            alpha,
            is_dark: position.is_dark,
            landing_in: position.landing_in.filter(|left| *left > 0),
            cats: position.cats,
            clock: Clock {
                sirens: position.clock.sirens,
                growls: position.clock.growls,
                paused_ms: position.clock.paused_ms,
                paused_at: position.clock.paused_at,
                votes: position.clock.votes,
                was_paused: position.clock.was_paused,
                deadline_ms: position.clock.deadline_ms,
                is_overtime: position.clock.is_overtime,
            },
            open,
            queue: position
                .queue
                .iter()
                .map(|choice| match choice {
                    ChoicePosition::Loss => EventChoice::Loss,
                    ChoicePosition::Surge => EventChoice::Surge,
                })
                .collect(),
            cards_due: position.cards_due,
            waiting_growls: position.waiting_growls,
            recheck: position.recheck,
            ending: position.ending.map(Ending::from),
            checkpoint,
        }
    }

    fn read_hero(&mut self, hero: &HeroPosition, has_abilities: bool) -> Hero {
        let id = hero.hero;
        if hero.max_lp == 0 || hero.max_lp > MOST_LP || hero.lp > hero.max_lp {
            self.flaw(format!(
                "heroes: {id} has {} of {} Life Points",
                hero.lp, hero.max_lp
            ));
        }
        if (hero.lp == 0) != (hero.posture == Posture::Unconscious) {
            self.flaw(format!(
                "heroes: {id} is unconscious with 0 Life Points, and only then"
            ));
        }
        let n_slots = usize::from(sheet(id).light_object_slots);
        if hero.objects.len() != n_slots {
            self.flaw(format!(
                "heroes: {id} has {n_slots} Light Object slots, not {}",
                hero.objects.len()
            ));
        }
        let mut objects = [None; N_OBJECTS];
        for (to, from) in objects.iter_mut().zip(&hero.objects) {
            *to = *from;
        }
        let read = Hero {
            id,
            seat: hero.seat,
            area: self.area("heroes", hero.at),
            lp: hero.lp,
            max_lp: hero.max_lp,
            posture: hero.posture,
            abilities: if has_abilities {
                sheet(id).abilities
            } else {
                Abilities::NONE
            },
            weapons: hero.weapons,
            objects,
            load: Load::Nothing,
        };
        for slot in Slot::ALL {
            if let Some(item) = read.item(slot)
                && !fits(id, slot, item.id)
            {
                self.flaw(format!("heroes: {item} does not go into {slot} of {id}"));
            }
        }
        read
    }

    fn tokens(
        &mut self,
        position: &Position,
        heroes: &List<Hero, MAX_HEROES>,
    ) -> List<TokenPiece, MAX_TOKENS> {
        let mut tokens: List<TokenPiece, MAX_TOKENS> = List::new();
        let mut carried = [0; MAX_HEROES];
        for piece in &position.tokens {
            let at = match piece.at {
                Whereabouts::At(place) => TokenAt::Area(self.area("tokens", place)),
                Whereabouts::With(hero) => {
                    let hero = self.hero("tokens", hero);
                    carried[usize::from(hero)] += 1;
                    TokenAt::Hero(hero)
                }
                Whereabouts::Gone => TokenAt::Gone,
            };
            // What is in a Backpack is known to all.
            let is_face_up = piece.face_up || matches!(at, TokenAt::Hero(_));
            tokens.push(TokenPiece {
                token: piece.token,
                at,
                is_face_up,
                pool: piece.pool,
                is_brought: piece.brought,
            });
        }
        for (hero, n) in heroes.iter().zip(carried) {
            if n > sheet(hero.id).backpack {
                self.flaw(format!(
                    "tokens: {} has {} Backpack slots, not {n}",
                    hero.id,
                    sheet(hero.id).backpack
                ));
            }
        }
        tokens
    }

    fn heavy(
        &mut self,
        position: &Position,
        heroes: &mut List<Hero, MAX_HEROES>,
    ) -> List<HeavyPiece, MAX_HEAVY> {
        let mut heavy: List<HeavyPiece, MAX_HEAVY> = List::new();
        for (i, piece) in position.heavy.iter().enumerate() {
            let at = match piece.at {
                Whereabouts::At(place) => HeavyAt::Area(self.area("heavy", place)),
                Whereabouts::With(hero) => {
                    let hero = usize::from(self.hero("heavy", hero));
                    self.burden(heroes, hero, Load::Heavy(i as u8));
                    HeavyAt::Carried
                }
                Whereabouts::Gone => HeavyAt::Gone,
            };
            heavy.push(HeavyPiece {
                kind: piece.kind,
                at,
                uses: piece.uses,
            });
        }
        heavy
    }

    fn carried_heroes(&mut self, position: &Position, heroes: &mut List<Hero, MAX_HEROES>) {
        for (i, hero) in position.heroes.iter().enumerate() {
            let Some(carrier) = hero.carried_by else {
                continue;
            };
            let carrier = usize::from(self.hero("heroes.carried_by", carrier));
            if heroes[i].is_conscious() || carrier == i {
                self.flaw(format!(
                    "heroes: {} is carried but not unconscious",
                    hero.hero
                ));
            }
            if heroes[i].area != heroes[carrier].area {
                self.flaw(format!("heroes: {} is not where the carrier is", hero.hero));
            }
            self.burden(heroes, carrier, Load::Hero(i as u8));
        }
    }

    fn burden(&mut self, heroes: &mut List<Hero, MAX_HEROES>, hero: usize, load: Load) {
        if heroes[hero].is_carrying() || !heroes[hero].is_conscious() {
            self.flaw(format!(
                "{} carries two things, or is unconscious and carries",
                heroes[hero].id
            ));
        }
        heroes[hero].load = load;
    }
}

impl From<EndingPosition> for Ending {
    fn from(ending: EndingPosition) -> Self {
        match ending {
            EndingPosition::Won => Self::Won,
            EndingPosition::Time => Self::Time,
            EndingPosition::Heroes => Self::Heroes,
            EndingPosition::Breach => Self::Breach,
        }
    }
}
