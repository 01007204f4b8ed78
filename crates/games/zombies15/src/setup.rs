//! Options to state, in the order of the rulebook's set-up page.

use std::sync::Arc;

use shamble_core::{Dice, Setup, SetupError};

use crate::board::Board;
use crate::campaign::Carried;
use crate::content::{
    Abilities, CardId, ZombieCard, card_by_word, heavy_stats, prologue_life_points, search_deck,
    sheet, zombie_cards_of,
};
use crate::ids::{Area, HeroId, N_AREAS, N_OBJECTS, N_WEAPONS, Posture, Slot};
use crate::item::Item;
use crate::list::List;
use crate::options::{Difficulty, Mode, Options, n_heroes, spec};
use crate::quick::quick_scenario;
use crate::rules::sheet::fits;
use crate::rules::spawn::HORDE_START;
use crate::scenario::{MinusAction, Scenario, StartingItems};
use crate::state::{
    AlphaPiece, Clock, HeavyAt, HeavyPiece, Hero, Load, LockPiece, State, TokenAt, TokenPiece, Turn,
};

/// Sets a table up.
pub(crate) fn set_up(setup: &Setup) -> Result<State, SetupError> {
    let checked = setup.check(&spec())?;
    let options = Options::read(&checked, setup.seats).map_err(SetupError)?;
    let mut dice = Dice::new(setup.seed);
    let board = board(&options, &mut dice);
    let mut rules = options.rules;
    // Z15-007: the table's soundtrack goes before the scenario's.
    rules.growl_seconds = options
        .soundtrack
        .unwrap_or_else(|| board.scenario.growl_seconds());
    let mut state = State {
        rules,
        mode: options.mode,
        number: options.number as u8,
        pace: setup.pace,
        n_seats: setup.seats as u8,
        dice,
        heroes: List::new(),
        turn: Turn::default(),
        zombies: [0; N_AREAS],
        horde: 0,
        reserve: rules.reserve_limit,
        search_pile: List::new(),
        discard: List::new(),
        zombie_pile: List::new(),
        zombie_used: List::new(),
        upper_half: 0,
        tokens: List::new(),
        heavy: List::new(),
        locks: List::new(),
        helicopter: None,
        alpha: None,
        is_dark: board.scenario.minus_action == Some(MinusAction::All),
        landing_in: None,
        cats: 0,
        // Z15-034: the first siren is the start itself.
        clock: Clock {
            sirens: 1,
            ..Clock::default()
        },
        open: None,
        queue: List::new(),
        cards_due: 0,
        waiting_growls: 0,
        recheck: false,
        ending: None,
        checkpoint: None,
        board,
    };
    lay_out(&mut state);
    seat_heroes(&mut state, &options);
    shuffle_piles(&mut state);
    state.begin_turn(0, &mut shamble_core::Quiet);
    Ok(state)
}

fn board(options: &Options, dice: &mut Dice) -> Arc<Board> {
    match options.mode {
        Mode::Scenario | Mode::Campaign => Board::of_campaign(options.number),
        Mode::Quick => {
            let scenario = quick_scenario(&options.quick, dice);
            Board::build(scenario).expect("the generator makes only sound maps, as its test shows")
        }
        Mode::Custom => {
            let scenario = options
                .custom
                .clone()
                .expect("read and checked with the options");
            Board::build(scenario).expect("checked when it was parsed")
        }
    }
}

/// Z15-009 to Z15-011: tiles, starting zombies, Horde box, tokens.
fn lay_out(state: &mut State) {
    let board = state.board.clone();
    let scenario = &board.scenario;
    for (side, numbers) in &scenario.zombies {
        let tile = board.tile(*side).expect("checked");
        for (area, n) in [Area::street(tile), Area::search(tile)]
            .into_iter()
            .zip(numbers)
        {
            state.zombies[area.index()] = state.take_from_reserve((*n).into());
        }
    }
    state.horde = state.take_from_reserve(HORDE_START);
    for (pool, tokens) in scenario.token_pools.iter().enumerate() {
        let mut shuffled = tokens.tokens.clone();
        state.dice.shuffle(&mut shuffled);
        for (token, place) in shuffled.into_iter().zip(&tokens.at) {
            let area = board.area(*place).expect("checked");
            state.tokens.push(TokenPiece {
                token,
                at: TokenAt::Area(area),
                is_face_up: false,
                pool: pool as u8,
                is_brought: false,
            });
        }
    }
    for token in &scenario.face_up_tokens {
        let area = board.area(token.at).expect("checked");
        state.tokens.push(TokenPiece {
            token: token.token,
            at: TokenAt::Area(area),
            is_face_up: true,
            pool: 0,
            is_brought: false,
        });
    }
    for heavy in &scenario.heavy {
        let at = HeavyAt::Area(board.area(heavy.at).expect("checked"));
        state.heavy.push(HeavyPiece {
            kind: heavy.kind,
            at,
            uses: heavy_stats(heavy.kind).uses,
        });
    }
    for lock in &scenario.locks {
        state.locks.push(LockPiece {
            colour: lock.color,
            area: board.area(lock.at).expect("checked"),
        });
    }
    state.helicopter = board.marked(crate::ids::MarkerKind::Helicopter).next();
    state.alpha = scenario.alpha.map(|alpha| AlphaPiece {
        tile: board.tile(alpha.at.side).expect("checked") as u8,
        wounds: alpha.wounds,
    });
}

/// Z15-014 to Z15-018, Z15-179 to Z15-182: Heroes in turn order, first player first.
fn seat_heroes(state: &mut State, options: &Options) {
    let n_seats = usize::from(state.n_seats);
    let n = n_heroes(n_seats);
    let ids = choose_heroes(state, options, n);
    let first = match options.first {
        Some(seat) => seat,
        None => state.dice.pick(n_seats),
    };
    let per_seat = n / n_seats;
    let progress = options.progress.as_ref();
    let bags = progress.map_or_else(Vec::new, |progress| progress.bags(&ids));
    for order in 0..n {
        let place = (first * per_seat + order) % n;
        let id = ids[place];
        let carried = progress.and_then(|progress| progress.carried_by(id));
        let hero = new_hero(state, options, id, (place / per_seat) as u8, order, carried);
        for bag in bags.get(place).into_iter().flatten() {
            state.tokens.push(TokenPiece {
                token: *bag,
                at: TokenAt::Hero(order as u8),
                is_face_up: true,
                pool: 0,
                is_brought: true,
            });
        }
        state.heroes.push(hero);
    }
}

/// Z15-R77: whoever of a crew is not named stays, as far as there is a place.
fn choose_heroes(state: &mut State, options: &Options, n: usize) -> Vec<HeroId> {
    let mut chosen = options.heroes.clone();
    let crew: Vec<HeroId> = options
        .progress
        .iter()
        .flat_map(|progress| &progress.heroes)
        .map(|carried| carried.hero)
        .collect();
    for (place, hero) in crew.iter().enumerate().take(n) {
        if chosen[place].is_none() && !chosen.contains(&Some(*hero)) {
            chosen[place] = Some(*hero);
        }
    }
    // Somebody whose place was given away takes one that has become free.
    for hero in crew {
        if !chosen.contains(&Some(hero))
            && let Some(place) = chosen.iter().position(Option::is_none)
        {
            chosen[place] = Some(hero);
        }
    }
    let mut free: Vec<HeroId> = HeroId::ALL
        .iter()
        .copied()
        .filter(|hero| !chosen.contains(&Some(*hero)))
        .collect();
    chosen
        .into_iter()
        .map(|hero| hero.unwrap_or_else(|| free.remove(state.dice.pick(free.len()))))
        .collect()
}

fn new_hero(
    state: &State,
    options: &Options,
    id: HeroId,
    seat: u8,
    order: usize,
    carried: Option<&Carried>,
) -> Hero {
    let scenario = &state.board.scenario;
    let has_abilities = scenario.abilities;
    let mut max_lp = if has_abilities {
        sheet(id).life_points
    } else {
        prologue_life_points()
    };
    let mut lp = max_lp;
    if options.mode == Mode::Quick && options.quick.difficulty == Difficulty::Expert {
        // Z15-191, Z15-R81.
        lp = (max_lp - 1).max(1);
        if state.rules.expert_lowers_max {
            max_lp = lp;
        }
    }
    let tile = start_tile(&state.board, order);
    let mut hero = Hero {
        id,
        seat,
        area: Area::street(tile),
        lp,
        max_lp,
        posture: Posture::Standing,
        abilities: if has_abilities {
            sheet(id).abilities
        } else {
            Abilities::NONE
        },
        weapons: [None; N_WEAPONS],
        objects: [None; N_OBJECTS],
        load: Load::Nothing,
    };
    let kept = carried
        .and_then(|carried| carried.items.as_ref())
        .filter(|_| scenario.starting_items != StartingItems::HockeyStick);
    match kept {
        Some(items) => {
            for (slot, item) in items {
                // Z15-R91: what became forbidden is gone.
                if state.may_have(&hero, item.id) {
                    hero.set_item(*slot, Some(*item));
                }
            }
        }
        None => equip(&mut hero, starting_items(scenario, id)),
    }
    if let Some(special) = carried.and_then(|carried| carried.special)
        && let Some(slot) = free_object_slot(&hero)
    {
        hero.set_item(slot, Some(Item::full(special)));
    }
    hero
}

/// Where the Hero in this place of the turn order starts.
fn start_tile(board: &Board, order: usize) -> usize {
    let starts = &board.scenario.start;
    let start = starts.iter().find(|start| {
        let place = ["1st", "2nd", "3rd", "4th"][order];
        start.heroes == "all" || start.heroes.split(',').any(|word| word.trim() == place)
    });
    board
        .tile(start.expect("checked: every Hero starts somewhere").tile)
        .expect("checked")
}

/// Z15-018, Z15-R93: what this Hero begins the scenario with unless something was kept.
pub(crate) fn starting_items(scenario: &Scenario, hero: HeroId) -> Vec<CardId> {
    match scenario.starting_items {
        StartingItems::Printed => sheet(hero).starting_items.clone(),
        StartingItems::HockeyStick | StartingItems::HockeyStickOrCarryOver => {
            vec![card_by_word("hockey_stick")]
        }
    }
}

/// Puts full Items on an empty sheet; Light Weapons leave the slot that takes Bulky ones free if they can.
pub(crate) fn equip(hero: &mut Hero, items: Vec<CardId>) {
    for id in items {
        let slots = [Slot::Weapon(1), Slot::Weapon(0)]
            .into_iter()
            .chain((0..N_OBJECTS as u8).map(Slot::Object));
        let is_dex = sheet(hero.id).weapon_slots[0] == sheet(hero.id).weapon_slots[1];
        let mut free: Vec<Slot> = slots
            .filter(|slot| fits(hero.id, *slot, id) && hero.item(*slot).is_none())
            .collect();
        if is_dex {
            free.sort();
        }
        let slot = free
            .first()
            .expect("starting Items fit their sheet, as the content test shows");
        hero.set_item(*slot, Some(Item::full(id)));
    }
}

pub(crate) fn free_object_slot(hero: &Hero) -> Option<Slot> {
    (0..hero.n_object_slots() as u8)
        .map(Slot::Object)
        .find(|slot| hero.item(*slot).is_none())
}

/// Z15-012, Z15-013, Z15-R90: what Heroes kept is not in the Search pile.
fn shuffle_piles(state: &mut State) {
    let mut cards = search_deck().to_vec();
    for hero in state.heroes.iter() {
        let items = hero.weapons.iter().chain(&hero.objects).flatten();
        for item in items.filter(|item| item.is_from_deck) {
            if let Some(index) = cards.iter().position(|card| *card == item.id) {
                cards.swap_remove(index);
            }
        }
    }
    state.dice.shuffle(&mut cards);
    state.search_pile = cards.into_iter().collect();
    let board = state.board.clone();
    if let Some(deck) = &board.scenario.zombie_deck {
        let cards: Vec<ZombieCard> =
            zombie_cards_of(deck.max_value, 2 * deck.horde_per_half).collect();
        stack_zombie_pile(state, &cards);
    }
}

/// Z15-013, Z15-187: number cards in two halves, the Horde cards shared out evenly, one half on the other.
pub(crate) fn stack_zombie_pile(state: &mut State, cards: &[ZombieCard]) {
    let mut numbers: List<ZombieCard, 48> = cards
        .iter()
        .copied()
        .filter(|card| *card != ZombieCard::Horde)
        .collect();
    let n_horde = cards.len() - numbers.len();
    state.dice.shuffle(numbers.as_mut_slice());
    let (lower, upper) = numbers.as_slice().split_at(numbers.len() / 2);
    let mut pile: List<ZombieCard, 48> = List::new();
    for (half, n_horde) in [(lower, n_horde / 2), (upper, n_horde - n_horde / 2)] {
        let start = pile.len();
        half.iter().for_each(|card| pile.push(*card));
        (0..n_horde).for_each(|_| pile.push(ZombieCard::Horde));
        state.dice.shuffle(&mut pile.as_mut_slice()[start..]);
        state.upper_half = (pile.len() - start) as u8;
    }
    state.zombie_pile = pile;
}
