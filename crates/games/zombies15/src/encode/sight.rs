//! What a seat sees of Zombies 15', as bytes: the map as a window round its first Hero.

use shamble_core::encode::Pen;
use shamble_core::{Millis, Prompt, Seat};

use super::{CARDS, TOKENS};
use crate::content::{CardId, CardKind, card};
use crate::ids::{AreaKind, HeavyKind, HeroId, Letter, Posture, Side, Token};
use crate::options::Mode;
use crate::prompt::Ask;
use crate::state::{MAX_DRAWN, MAX_HEROES};
use crate::view::{AreaView, HeroView, LoadView, TileView, TokenView, View};

/// The window reaches so many tiles to each side.
const REACH: usize = 6;
const WINDOW: usize = 2 * REACH + 1;
const KINDS: usize = 5;
const N_ASKS: usize = 9;
const ABILITIES: usize = 15;
const SLOT_WIDTH: usize = 2 + KINDS + 5;
const HERO_WIDTH: usize = 20 + 5 * SLOT_WIDTH + TOKENS + 1 + HeavyKind::ALL.len() + ABILITIES;
const TILE_WIDTH: usize = 14 + 2 * AREA_WIDTH;
const AREA_WIDTH: usize = 7 + 6 + TOKENS + 1 + HeavyKind::ALL.len();
/// Times are told in steps of so many milliseconds.
const TICK_MS: u64 = 4_000;

pub(super) fn observe(
    view: &View,
    seat: Seat,
    prompt: Option<&Prompt<Ask>>,
    now: Millis,
    pen: &mut Pen<'_>,
) {
    let mine = view
        .heroes
        .iter()
        .position(|hero| usize::from(hero.seat) == seat.index());
    let first = mine.unwrap_or(0);
    pen.field(
        "prompt",
        &[N_ASKS + 1],
        1,
        "what I am asked, and whether the game waits for me",
    )
    .one_of(N_ASKS, prompt.map(|prompt| ask_number(&prompt.ask)))
    .flag(prompt.is_some_and(|prompt| prompt.must));
    let mode = match view.mode {
        Mode::Scenario => 0,
        Mode::Campaign => 1,
        Mode::Quick => 2,
        Mode::Custom => 3,
    };
    pen.field(
        "scenario",
        &[5],
        15,
        "the mode, and the number of the scenario",
    )
    .one_of(4, Some(mode))
    .put(view.number);
    let until = |at: Option<Millis>| {
        at.map(|at| u64::from(at.0).saturating_sub(u64::from(now.0)) / TICK_MS)
    };
    pen.field(
        "clock",
        &[7],
        60,
        "growls and sirens heard, time to the next growl, the next siren (both plus one) and the end in steps of 4 s, \
         seconds between growls (plus one), landing in so many sirens (plus one)",
    )
    .put(view.clock.n_growls)
    .put(view.clock.n_sirens)
    .maybe(until(view.clock.next_growl))
    .maybe(until(view.clock.next_siren))
    .put(until(Some(view.clock.end)).unwrap_or(0))
    .maybe(view.clock.growl_seconds)
    .maybe(view.landing_in);
    pen.field(
        "turn",
        &[MAX_HEROES + 9],
        5,
        "who is Active from my first Hero, Actions left, handing over, attackers, held back, would fall, cats, dark, the \
         token just turned up (plus one), average zombies of a Quick Search in tenths",
    )
    .one_of(MAX_HEROES, hero_row_number(view, first, view.active))
    .put(view.actions)
    .flag(view.is_handing_over)
    .put(view.danger.zombies)
    .put(view.danger.fend_off)
    .flag(view.danger.will_fall)
    .put(view.cats)
    .flag(view.is_dark)
    .maybe(turned(view).map(|token| token as usize))
    .put(view.search_zombies_x100 / 10);
    pen.field(
        "heroes",
        &[MAX_HEROES, HERO_WIDTH],
        5,
        "in turn order from my first: the sheet",
    );
    for i in 0..view.heroes.len().min(MAX_HEROES) {
        let hero = &view.heroes[(first + i) % view.heroes.len()];
        pen.row(HERO_WIDTH, |row| hero_row(view, hero, seat, first, row));
    }
    map(view, first, pen);
    piles(view, pen);
    pen.field("goals", &[10, 3], 5, "what wins: there, have, want");
    for goal in view.goals.iter().take(10) {
        pen.flag(true).put(goal.have).put(goal.want);
    }
    let checkpoint = view.checkpoint.as_ref();
    let heroes = |heroes: Option<&Vec<HeroId>>| {
        let heroes = heroes.cloned().unwrap_or_default();
        heroes
            .into_iter()
            .filter_map(|hero| hero_row_number(view, first, hero))
    };
    let ready = checkpoint.is_some_and(|checkpoint| checkpoint.ready.contains(&seat));
    pen.field(
        "checkpoint",
        &[2 + 2 * MAX_HEROES],
        1,
        "is on, I am ready, Heroes whose Items are settled, who exchanged",
    )
    .flag(checkpoint.is_some())
    .flag(ready)
    .some_of(
        MAX_HEROES,
        heroes(checkpoint.map(|checkpoint| &checkpoint.chosen)),
    )
    .some_of(
        MAX_HEROES,
        heroes(checkpoint.map(|checkpoint| &checkpoint.exchanged)),
    );
}

fn piles(view: &View, pen: &mut Pen<'_>) {
    let pile = &view.zombie_pile;
    pen.field(
        "piles",
        &[9],
        40,
        "the Horde box, figures left (plus one), Zombie pile, its half, Hordes in the half and in all, cards a growl, \
         Search pile, breach (plus one)",
    )
    .put(view.horde)
    .maybe(view.reserve)
    .put(pile.left)
    .put(pile.half_left)
    .put(pile.half_hordes)
    .put(pile.hordes)
    .put(pile.per_growl)
    .put(view.n_search_pile)
    .maybe(view.breach);
    pen.field(
        "search",
        &[3, CARDS],
        3,
        "by card: left in the Search pile, in the discard pile, on top of it",
    );
    let mut left = [0; CARDS];
    for (card, n) in &view.search_pile {
        left[card.index()] = *n;
    }
    for n in left {
        pen.put(n);
    }
    pen.count_of(CARDS, view.discard.iter().map(|card| card.index()))
        .one_of(CARDS, view.discard.first().map(|card| card.index()));
    pen.field(
        "drawn",
        &[MAX_DRAWN, CARDS],
        1,
        "the cards of an open Quick Search, in order",
    );
    for card in view.drawn.iter().flatten() {
        pen.one_of(CARDS, Some(card.index()));
    }
    pen.field(
        "hidden",
        &[TOKENS],
        5,
        "Search tokens still face down, of all pools",
    )
    .count_of(
        TOKENS,
        view.hidden_tokens
            .iter()
            .flatten()
            .map(|token| *token as usize),
    );
}

fn map(view: &View, first: usize, pen: &mut Pen<'_>) {
    pen.field(
        "map",
        &[WINDOW, WINDOW, TILE_WIDTH],
        5,
        "tiles round my first Hero, north to south and west to east: there, streets N E S W, Search Area, alarm, exit, \
         letter A to D, of a goal, spare; then Street and Search Area: zombies, Alpha's wounds (plus one), held back, \
         lock (plus one), Heroes, Moves to get there (plus one), face-down tokens, markers, face-up tokens, Heavy Objects",
    );
    let spot = |side: Side| {
        let tile = view.tiles.iter().find(|tile| tile.side == side);
        tile.map(|tile| (usize::from(tile.x), usize::from(tile.y)))
    };
    let (x, y) = spot(view.heroes[first].place.side).unwrap_or_default();
    let mut grid: [[Option<&TileView>; WINDOW]; WINDOW] = [[None; WINDOW]; WINDOW];
    for tile in &view.tiles {
        let column = (usize::from(tile.x) + REACH).checked_sub(x);
        let row = (usize::from(tile.y) + REACH).checked_sub(y);
        if let (Some(column), Some(row)) = (column, row)
            && let Some(place) = grid.get_mut(row).and_then(|row| row.get_mut(column))
        {
            *place = Some(tile);
        }
    }
    for tile in grid.iter().flatten() {
        pen.row(TILE_WIDTH, |row| {
            if let Some(tile) = tile {
                tile_row(view, tile, row);
            }
        });
    }
}

fn tile_row(view: &View, tile: &TileView, pen: &mut Pen<'_>) {
    let is_goal = view
        .goals
        .iter()
        .any(|goal| goal.tiles.contains(&tile.side));
    pen.flag(true);
    for street in tile.streets {
        pen.flag(street);
    }
    pen.flag(tile.search)
        .flag(tile.alarm)
        .flag(tile.exit)
        .one_of(Letter::ALL.len(), tile.letter.map(|letter| letter as usize))
        .flag(is_goal)
        .flag(false);
    for kind in [AreaKind::Street, AreaKind::Search] {
        let mut areas = view.areas.iter();
        let area = areas.find(|area| area.place.side == tile.side && area.place.kind == kind);
        pen.row(AREA_WIDTH, |row| {
            if let Some(area) = area {
                area_row(view, area, row);
            }
        });
    }
}

fn area_row(view: &View, area: &AreaView, pen: &mut Pen<'_>) {
    let mut reach = view.reach.iter();
    let reach = reach.find(|reach| reach.place == area.place);
    let face_down = area
        .tokens
        .iter()
        .filter(|token| token.token.is_none())
        .count();
    pen.put(area.zombies)
        .maybe(area.alpha)
        .put(area.fend_off)
        .maybe(area.lock.map(|lock| lock as usize))
        .put(area.heroes.len())
        .maybe(reach.map(|reach| reach.moves))
        .put(face_down)
        .some_of(6, area.markers.iter().map(|marker| *marker as usize));
    tokens(&area.tokens, pen);
    pen.count_of(
        HeavyKind::ALL.len(),
        area.heavy.iter().map(|(kind, _)| *kind as usize),
    );
}

/// How many face-up tokens of each kind, and behind them how many are face down.
fn tokens(tokens: &[TokenView], pen: &mut Pen<'_>) {
    let number = |token: &TokenView| token.token.map_or(TOKENS, |token| token as usize);
    pen.count_of(TOKENS + 1, tokens.iter().map(number));
}

fn hero_row(view: &View, hero: &HeroView, seat: Seat, first: usize, pen: &mut Pen<'_>) {
    let spot = |side: Side| view.tiles.iter().find(|tile| tile.side == side);
    // East and south of the window's middle count up from 128.
    let from_middle = |own: Option<u8>, middle: Option<u8>| {
        u8::try_from(128 + i32::from(own.unwrap_or(0)) - i32::from(middle.unwrap_or(0)))
            .unwrap_or(0)
    };
    let own = spot(hero.place.side);
    let middle = spot(view.heroes[first].place.side);
    pen.flag(true)
        .flag(usize::from(hero.seat) == seat.index())
        .flag(hero.hero == view.active)
        .one_of(
            3,
            Some(match hero.posture {
                Posture::Standing => 0,
                Posture::Lying => 1,
                Posture::Unconscious => 2,
            }),
        )
        .put(hero.lp)
        .put(hero.max_lp)
        .put(from_middle(
            own.map(|tile| tile.x),
            middle.map(|tile| tile.x),
        ))
        .put(from_middle(
            own.map(|tile| tile.y),
            middle.map(|tile| tile.y),
        ))
        .flag(hero.place.kind == AreaKind::Street)
        .put(hero.fend_off)
        .put(hero.zombies_here)
        .put(hero.fend_off_here)
        .flag(hero.minus_action)
        .put(hero.backpack_slots)
        .put(hero.hero as u8 + 1)
        .flag(matches!(hero.load, Some(LoadView::Hero { .. })))
        .put(match hero.load {
            Some(LoadView::Heavy { uses, .. }) => uses,
            _ => 0,
        })
        .put(hero.slots.iter().filter(|slot| slot.covered).count());
    pen.some_of(
        ABILITIES,
        hero.abilities.iter().map(|ability| *ability as usize),
    );
    pen.one_of(
        HeavyKind::ALL.len(),
        match hero.load {
            Some(LoadView::Heavy { kind, .. }) => Some(kind as usize),
            _ => None,
        },
    );
    tokens(&hero.backpack, pen);
    for slot in &hero.slots {
        pen.row(SLOT_WIDTH, |row| {
            row.flag(true);
            if let Some(item) = &slot.item {
                row.maybe(Some(item.card.index()))
                    .one_of(KINDS, Some(kind_number(item.card)))
                    .put(item.uses)
                    .put(item.max_uses)
                    .put(item.damage)
                    .put(item.fend_off)
                    .put(item.noise);
            }
        });
    }
}

fn hero_row_number(view: &View, first: usize, hero: HeroId) -> Option<usize> {
    let n = view.heroes.len();
    let index = view.heroes.iter().position(|other| other.hero == hero)?;
    Some((index + n - first) % n)
}

fn turned(view: &View) -> Option<Token> {
    let piece = view.turned?;
    let mut tokens = view.areas.iter().flat_map(|area| &area.tokens);
    tokens.find(|token| token.piece == piece)?.token
}

fn kind_number(id: CardId) -> usize {
    match card(id).kind {
        CardKind::Gun => 0,
        CardKind::Melee => 1,
        CardKind::Object => 2,
        CardKind::Special => 3,
        CardKind::Zombie => 4,
    }
}

fn ask_number(ask: &Ask) -> usize {
    match ask {
        Ask::Act { .. } => 0,
        Ask::HandOver { .. } => 1,
        Ask::Keep { .. } => 2,
        Ask::Token { .. } => 3,
        Ask::Lose { .. } => 4,
        Ask::Surge { .. } => 5,
        Ask::Pause => 6,
        Ask::Resume => 7,
        Ask::Checkpoint => 8,
    }
}
