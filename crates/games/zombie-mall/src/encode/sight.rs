//! What a seat sees of Zombie Mall, as bytes: a window of the map round the player, and tables of what lies farther off.

use shamble_core::encode::Pen;
use shamble_core::{Prompt, Seat};

use super::{CARDS, SEATS, ZOMBIES, card_number, from_me, nearness};
use crate::cards::Card;
use crate::ids::{Dir, Lock, Space};
use crate::prompt::Ask;
use crate::state::{Act, Point, Status};
use crate::view::{PlayerView, View};

/// The window reaches so many spaces to each side.
const REACH: usize = 12;
const WINDOW: usize = 2 * REACH + 1;
const CELL: usize = 20;
const N_ASKS: usize = 17;
const PLAYER: usize = 22;

pub(super) fn observe(view: &View, me: Seat, prompt: Option<&Prompt<Ask>>, pen: &mut Pen<'_>) {
    let n_seats = view.players.len();
    let seat = |seat: Seat| from_me(me, seat, n_seats);
    let at = |seat: Seat| view.players.get(seat.index()).and_then(|player| player.at);
    let middle = at(me).or(at(view.turn.seat)).unwrap_or(view.mall.0.radio());
    pen.field(
        "prompt",
        &[N_ASKS + 1],
        1,
        "what I am asked, and whether the game waits for me",
    )
    .one_of(N_ASKS, prompt.map(|prompt| ask_number(&prompt.ask)))
    .flag(prompt.is_some_and(|prompt| prompt.must));
    table(view, &seat, pen);
    pen.field(
        "players",
        &[SEATS, PLAYER],
        20,
        "clockwise from me: waiting, on the map, bitten, dead, rescued, down and right of me (from 128), bandages, \
         adrenaline, bites, kills, points (two bytes), cards, hidden loot and objective cards, slow, dark, zombies \
         adjacent, rolls of ten that save, auto zombies, hops",
    );
    for i in 0..n_seats {
        let player = &view.players[(me.index() + i) % n_seats];
        pen.row(PLAYER, |row| player_row(player, middle, row));
    }
    pen.field(
        "hands",
        &[SEATS, CARDS],
        3,
        "clockwise from me: how many I know of each card and uses in that hand",
    );
    for i in 0..n_seats {
        cards(&view.players[(me.index() + i) % n_seats].hand, pen);
    }
    pen.field(
        "piles",
        &[3, CARDS],
        3,
        "known cards of the Loot Pile where I am, cards I drew to choose from, the discard",
    );
    let pile = view.piles.iter().find(|pile| Some(pile.at) == at(me));
    cards(pile.map_or(&[], |pile| &pile.cards), pen);
    cards(&view.drawn, pen);
    cards(&view.discard, pen);
    window(view, me, middle, pen);
    tables(view, middle, pen);
    let offer = view.offer.as_ref();
    pen.field(
        "offer",
        &[2 * SEATS + 2],
        3,
        "who offers, to whom, how many cards for how many",
    )
    .one_of(SEATS, offer.map(|offer| seat(offer.from)))
    .one_of(SEATS, offer.map(|offer| seat(offer.to)))
    .put(offer.map_or(0, |offer| offer.n_give))
    .put(offer.map_or(0, |offer| offer.n_want));
    pen.field(
        "offered",
        &[2, CARDS],
        1,
        "the cards offered and wanted, as far as I may know",
    );
    cards(
        offer.and_then(|offer| offer.give.as_deref()).unwrap_or(&[]),
        pen,
    );
    cards(
        offer.and_then(|offer| offer.want.as_deref()).unwrap_or(&[]),
        pen,
    );
}

fn table(view: &View, seat: &impl Fn(Seat) -> usize, pen: &mut Pen<'_>) {
    let turn = &view.turn;
    pen.field("table", &[5], 1, "mode and scenario")
        .one_of(2, Some(view.mode as usize))
        .one_of(3, Some(view.scenario as usize));
    pen.field(
        "turn",
        &[SEATS + 15],
        10,
        "whose turn, phase, north, MP, bonus step, looted, unlocked, noise, zombies to \
        move (plus one), offers left, round, deck, to be placed",
    )
    .one_of(SEATS, Some(seat(turn.seat)))
    .put(turn.phase)
    .one_of(4, Some(turn.north.index()))
    .put(turn.mp)
    .flag(turn.bonus)
    .flag(turn.act == Act::Looted)
    .flag(turn.act == Act::Unlocked)
    .put(turn.noise)
    .maybe(turn.moves_left)
    .put(turn.offers_left)
    .put(view.round)
    .put(view.deck)
    .put(view.to_place);
    let odds = view.combat;
    pen.field(
        "combat",
        &[6],
        100,
        "the fight at hand: zombies, one roll, all clean, all with bandages and coming back in \
        percent, cost of an escape",
    )
    .put(odds.map_or(0, |odds| odds.zombies))
    .put(odds.map_or(0, |odds| odds.one_roll / 10))
    .put(odds.map_or(0, |odds| odds.clean / 10))
    .put(odds.map_or(0, |odds| odds.with_bandages / 10))
    .put(odds.map_or(0, |odds| odds.survive_bite / 10))
    .put(odds.map_or(0, |odds| odds.escape_cost));
    let call = view.call.as_ref();
    pen.field(
        "call",
        &[5],
        10,
        "help was called, is here, has gone, turns since the call, turns it takes",
    )
    .flag(call.is_some())
    .flag(call.is_some_and(|call| call.here))
    .flag(call.is_some_and(|call| call.over))
    .put(call.map_or(0, |call| call.call.k))
    .put(call.map_or(0, |call| call.call.delay));
}

/// How far `at` lies below and to the right of `middle`, from 128.
fn offset(middle: Space, at: Space) -> [u8; 2] {
    let from = |own: usize, middle: usize| {
        u8::try_from((own + 128).saturating_sub(middle)).unwrap_or(u8::MAX)
    };
    [from(at.row(), middle.row()), from(at.col(), middle.col())]
}

fn place(middle: Space, at: Space, pen: &mut Pen<'_>) {
    let [down, right] = offset(middle, at);
    pen.put(down).put(right);
}

fn cards(cards: &[Card], pen: &mut Pen<'_>) {
    pen.count_of(CARDS, cards.iter().filter_map(|card| card_number(*card)));
}

fn player_row(player: &PlayerView, middle: Space, pen: &mut Pen<'_>) {
    let status = match player.status {
        Status::Waiting => 0,
        Status::OnMap => 1,
        Status::Bitten => 2,
        Status::Dead => 3,
        Status::Rescued => 4,
    };
    pen.one_of(5, Some(status));
    match player.at {
        Some(at) => place(middle, at, pen),
        None => {
            pen.put(0_u8).put(0_u8);
        }
    }
    pen.put(player.bandages)
        .put(player.adrenaline)
        .put(player.bites)
        .put(player.kills)
        .wide(player.vp)
        .put(player.n_cards)
        .put(player.hidden_loot)
        .put(player.hidden_objective)
        .put(player.slow)
        .put(player.dark)
        .put(player.adjacent)
        .put(player.saves_of_ten)
        .flag(player.auto.is_some_and(|auto| auto.zombies))
        .flag(player.auto.is_some_and(|auto| auto.hops));
}

fn window(view: &View, me: Seat, middle: Space, pen: &mut Pen<'_>) {
    let mall = &view.mall.0;
    let mut cells = vec![[0_u8; CELL]; WINDOW * WINDOW];
    let spot = |at: Space| {
        let row = (at.row() + REACH)
            .checked_sub(middle.row())
            .filter(|row| *row < WINDOW)?;
        let col = (at.col() + REACH)
            .checked_sub(middle.col())
            .filter(|col| *col < WINDOW)?;
        Some(row * WINDOW + col)
    };
    let small = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
    for row in middle.row().saturating_sub(REACH)..(middle.row() + REACH + 1).min(mall.height()) {
        for col in middle.col().saturating_sub(REACH)..(middle.col() + REACH + 1).min(mall.width())
        {
            let at = Space::new(row, col);
            let Some(i) = spot(at).filter(|_| mall.is_legal(at)) else {
                continue;
            };
            cells[i][0] = 1;
            for dir in Dir::ALL {
                cells[i][1 + dir.index()] = u8::from(mall.is_way(at, dir));
            }
            cells[i][5] = u8::from(mall.is_cluttered(at));
            cells[i][6] = u8::from(mall.store(at) > 0);
            cells[i][7] = u8::from(at == mall.radio());
        }
    }
    let mut mark = |at: Space, channel: usize, value: u8| {
        if let Some(i) = spot(at) {
            cells[i][channel] = cells[i][channel].saturating_add(value);
        }
    };
    view.zombies
        .iter()
        .for_each(|zombie| mark(zombie.at, 8, small(zombie.n.into())));
    view.loot.iter().for_each(|at| mark(*at, 9, 1));
    view.objectives
        .iter()
        .for_each(|objective| mark(objective.at, 10, 1));
    view.piles
        .iter()
        .for_each(|pile| mark(pile.at, 11, small(pile.n)));
    for player in view.players.iter().filter(|player| player.seat != me) {
        player.at.into_iter().for_each(|at| mark(at, 12, 1));
    }
    for reach in &view.reach {
        mark(reach.at, 13, reach.cost.saturating_add(1));
    }
    for door in view.doors.iter().filter(|door| door.locked) {
        mark(door.at, 14 + door.side.index(), 1);
    }
    view.wedges
        .iter()
        .for_each(|wedge| mark(wedge.at, 18, 1 << wedge.side.index()));
    view.horns.iter().for_each(|horn| mark(horn.at, 19, 1));
    pen.field(
        "window",
        &[WINDOW, WINDOW, CELL],
        3,
        "spaces round me: legal, ways N E S W, clutter, in a store, radio, zombies, loot, objective, cards of a pile, \
         others, MP to get there (plus one), locked doors N E S W, wedges by bit, horns",
    );
    for byte in cells.iter().flatten() {
        pen.put(*byte);
    }
}

fn tables(view: &View, middle: Space, pen: &mut Pen<'_>) {
    pen.field(
        "zombies",
        &[ZOMBIES, 9],
        10,
        "nearest to the active player first: down and right of me (from 128), how many, ways they may go N E S W, steps \
         to the closest player (plus one), must move first",
    );
    let active = view
        .players
        .get(view.turn.seat.index())
        .and_then(|player| player.at);
    let mut zombies: Vec<_> = view.zombies.iter().collect();
    zombies.sort_by_key(|zombie| nearness(active, zombie.at));
    for zombie in zombies.iter().take(ZOMBIES) {
        place(middle, zombie.at, pen);
        pen.put(zombie.n)
            .some_of(4, zombie.next.iter().map(|dir| dir.index()))
            .maybe(zombie.distance)
            .flag(zombie.first);
    }
    pen.field(
        "objectives",
        &[16, 3 + CARDS],
        1,
        "by number: there, down and right of me (from 128), the card if I know it",
    );
    for number in 0..16 {
        let mut objectives = view.objectives.iter();
        let objective = objectives.find(|objective| objective.number == number);
        pen.row(3 + CARDS, |row| {
            if let Some(objective) = objective {
                row.flag(true);
                place(middle, objective.at, row);
                row.one_of(CARDS, objective.card.and_then(card_number));
            }
        });
    }
    pen.field(
        "loot",
        &[32, 2],
        1,
        "Loot tokens, nearest to me first: down and right of me (from 128)",
    );
    let mut loot = view.loot.clone();
    loot.sort_by_key(|at| nearness(Some(middle), *at));
    for at in loot.iter().take(32) {
        place(middle, *at, pen);
    }
    pen.field(
        "doors",
        &[32, 5],
        3,
        "doors with a lock, nearest first: down and right of me, side, lock (0 none, 1 to 3 a \
        key, 4 any), locked",
    );
    let mut doors: Vec<_> = view.doors.iter().collect();
    doors.sort_by_key(|door| (nearness(Some(middle), door.at), door.side));
    for door in doors.iter().take(32) {
        place(middle, door.at, pen);
        let lock = match door.lock {
            Lock::None => 0,
            Lock::Number(n) => n,
            Lock::Any => 4,
        };
        pen.put(door.side.index()).put(lock).flag(door.locked);
    }
    pen.field(
        "places",
        &[4],
        1,
        "the radio and the nearest place where help takes players in, down and right of me",
    );
    place(middle, view.mall.0.radio(), pen);
    let spaces = view.call.iter().flat_map(|call| &call.spaces);
    if let Some(nearest) = spaces.min_by_key(|at| nearness(Some(middle), **at)) {
        place(middle, *nearest, pen);
    }
}

fn ask_number(ask: &Ask) -> usize {
    match ask {
        Ask::PlaceObjective => 0,
        Ask::PlaceLoot => 1,
        Ask::Start => 2,
        Ask::North => 3,
        Ask::Point(Point::BeforeSpawn) => 4,
        Ask::Point(Point::BeforeRoll) => 5,
        Ask::Point(Point::Moving) => 6,
        Ask::Point(Point::Ending) => 7,
        Ask::Hop => 8,
        Ask::Fight => 9,
        Ask::Lost => 10,
        Ask::MoveZombie => 11,
        Ask::Take => 12,
        Ask::Keep => 13,
        Ask::Turned => 14,
        Ask::Answer { .. } => 15,
        Ask::Aside => 16,
    }
}
