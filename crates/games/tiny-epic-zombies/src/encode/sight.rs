//! What a seat sees of Tiny Epic Zombies, as bytes.

use shamble_core::encode::Pen;
use shamble_core::{Prompt, Seat};

use super::{CARDS, CHARACTERS, HUMANS, ROOMS, SLOTS, TOKENS, from_mine, token_index};
use crate::effect::Ability;
use crate::event::Shown;
use crate::ids::{Card, Exit, Human, Letter, Objective, Place, Post, Symbol};
use crate::options::Mode;
use crate::prompt::Ask;
use crate::view::{HumanView, ObjectiveView, RoomView, SearchView, View};

const ABILITIES: usize = Ability::ALL.len();
const N_ASKS: usize = 38;
const ROOM_WIDTH: usize = ABILITIES + 11;
const HUMAN_WIDTH: usize = CHARACTERS + ROOMS + 2 * CARDS + TOKENS + 9;
const OBJECTIVE_WIDTH: usize = Objective::ALL.len() + 43;
const N_SHOWN: usize = 17;

pub(super) fn observe(view: &View, seat: Seat, prompt: Option<&Prompt<Ask>>, pen: &mut Pen<'_>) {
    let n_humans = view.humans.len();
    let mine = view.humans.iter().position(|human| human.seat == seat);
    let first = mine.unwrap_or(0);
    let human = |human: Human| from_mine(first, human.index(), n_humans);
    pen.field(
        "prompt",
        &[N_ASKS + 1],
        1,
        "what I am asked, and whether the game waits for me",
    )
    .one_of(N_ASKS, prompt.map(|prompt| ask_number(&prompt.ask)))
    .flag(prompt.is_some_and(|prompt| prompt.must));
    pen.field(
        "asked",
        &[HUMANS + ROOMS + CARDS + TOKENS + 1],
        1,
        "the Human, Room, card, token and number I am asked about",
    );
    asked(prompt.map(|prompt| &prompt.ask), human, pen);
    pen.field(
        "mode",
        &[Mode::ALL.len() + 1],
        1,
        "the mode, and whether I play the Zombies",
    )
    .one_of(Mode::ALL.len(), Some(view.options.mode.index()))
    .flag(view.zombie_seat == Some(seat));
    pen.field(
        "table",
        &[12],
        30,
        "barricade, its most, Survivors, Zombies left, unused Player Cards, Search Deck, Supply Deck, Zombie hand, Turns \
         left, final Turns left (plus one), Human Turn, kills of the Turn",
    )
    .put(view.barricade)
    .put(view.barricade_max)
    .put(view.survivors)
    .put(view.supply)
    .put(view.n_unused)
    .put(view.n_search_deck)
    .put(view.n_supply_deck)
    .put(view.n_hand)
    .put(view.turns_left)
    .maybe(view.last_turns)
    .flag(view.turn.on)
    .put(view.turn.kills);
    pen.field(
        "unseen",
        &[4],
        8,
        "cards I cannot see by symbol: door, radio, glass, vase",
    );
    for n in view.unseen_symbols {
        pen.put(n);
    }
    pen.field(
        "turns",
        &[2, HUMANS],
        1,
        "whose Human Turn it is or was; who had the first, both from my first Human",
    )
    .one_of(HUMANS, Some(human(view.active)))
    .one_of(HUMANS, Some(human(view.first)));
    pen.field(
        "turn",
        &[6],
        3,
        "Moves, Moves of the ride, optional Moves, riding, attack to be had, abilities open",
    )
    .put(view.turn.moves)
    .put(view.turn.ride)
    .put(view.turn.extra)
    .flag(view.turn.riding)
    .flag(view.turn.attack)
    .flag(view.turn.open);
    pen.field(
        "rooms",
        &[ROOMS, ROOM_WIDTH],
        4,
        "ability, Zombie, Trap, stopping, flask, gear, bio, supply, car, used, within reach, within range",
    );
    let stores = view.stores.iter().flat_map(|store| &store.rooms);
    for room in stores.chain(&view.courtyard) {
        room_row(view, room, pen);
    }
    pen.field("walls", &[ROOMS, ROOMS], 1, "which Rooms touch");
    let stores = view.stores.iter().flat_map(|store| &store.rooms);
    for room in stores.chain(&view.courtyard) {
        pen.some_of(
            ROOMS,
            room.walls.or(room.passages).iter().map(|room| room.index()),
        );
    }
    pen.field(
        "stores",
        &[SLOTS, 4 + CARDS + 2],
        2,
        "by place: symbol, face-up cards beside it, number, locked",
    );
    for store in &view.stores {
        pen.one_of(4, Some(store.symbol.index()))
            .some_of(CARDS, store.cards.iter().map(Card::index))
            .put(store.number)
            .flag(store.locked);
    }
    pen.field(
        "humans",
        &[HUMANS, HUMAN_WIDTH],
        10,
        "from my first Human: there, mine, character, Room, Wounds, Ammo, to death, Survivors, cards held, its Search \
         Card as none, hidden or known, tokens",
    );
    for i in 0..n_humans {
        human_row(&view.humans[(first + i) % n_humans], seat, pen);
    }
    pen.field(
        "horde",
        &[3, CHARACTERS + 1],
        5,
        "Zombie Cards with their Horde Markers",
    );
    for card in &view.zombie_cards {
        pen.one_of(CHARACTERS, Some(card.character.index()))
            .put(card.horde);
    }
    pen.field(
        "cards",
        &[6, CARDS],
        1,
        "my hand as the Zombies, cards I buried, the top I peeked at, the discard, removed cards, the card revealed in \
         this round",
    );
    let indices = |cards: crate::ids::CardSet| cards.iter().map(Card::index);
    pen.some_of(CARDS, view.hand.into_iter().flat_map(indices))
        .some_of(CARDS, view.buried.iter().map(|card| card.index()))
        .one_of(CARDS, view.deck_top.map(Card::index))
        .some_of(CARDS, indices(view.discard))
        .some_of(CARDS, indices(view.removed))
        .one_of(CARDS, view.revealed.map(Card::index));
    pen.field(
        "offers",
        &[HUMANS + 1, CHARACTERS],
        1,
        "Player Cards I may choose from: for my Humans, last for the Zombies",
    );
    for row in 0..=HUMANS {
        let mut offers = view.offers.iter();
        let offer = offers.find(|offer| offer.human.map_or(HUMANS, human) == row);
        let cards = offer.into_iter().flat_map(|offer| offer.cards.iter());
        pen.some_of(CHARACTERS, cards.map(|card| card.index()));
    }
    objects(view, human, pen);
}

fn objects(view: &View, human: impl Fn(Human) -> usize, pen: &mut Pen<'_>) {
    pen.field(
        "objectives",
        &[3, OBJECTIVE_WIDTH],
        8,
        "which, target, progress, completion and cache by Human, and what the card itself keeps count of",
    );
    for objective in view.objectives.iter().take(3) {
        pen.row(OBJECTIVE_WIDTH, |row| objective_row(objective, &human, row));
    }
    pen.field(
        "tokens",
        &[TOKENS, 3 + ROOMS + HUMANS + N_SHOWN],
        1,
        "by token: gone, on its card, face up, its Room, its bearer, what it shows as far as I know",
    );
    let mut tokens = [None; TOKENS];
    for token in &view.tokens {
        tokens[token_index(token.token)] = Some(token);
    }
    for token in tokens {
        let (room, bearer) = match token.map(|token| token.place) {
            Some(Place::Room(room)) => (Some(room.index()), None),
            Some(Place::Human(who)) => (None, Some(human(who))),
            _ => (None, None),
        };
        pen.flag(token.is_none_or(|token| token.place == Place::Gone))
            .flag(token.is_some_and(|token| token.place == Place::Card))
            .flag(token.is_some_and(|token| token.up))
            .one_of(ROOMS, room)
            .one_of(HUMANS, bearer)
            .one_of(
                N_SHOWN,
                token.and_then(|token| token.shows).map(shown_number),
            );
    }
    pen.field(
        "squads",
        &[4, 1 + ROOMS + HUMANS],
        7,
        "by corner: steps, Room, leader",
    );
    for squad in view.squads.iter().take(4) {
        pen.put(squad.steps)
            .one_of(ROOMS, squad.room.map(|room| room.index()))
            .one_of(HUMANS, squad.leader.map(&human));
    }
    pen.field("posts", &[4], 1, "spaces of the Escort card that are taken")
        .some_of(Post::ALL.len(), view.posts.iter().map(|post| post.index()));
}

fn room_row(view: &View, room: &RoomView, pen: &mut Pen<'_>) {
    pen.one_of(ABILITIES, room.ability.map(|ability| ability.index()))
        .flag(room.zombie)
        .flag(room.trap)
        .flag(room.stopping)
        .flag(room.flask)
        .put(room.gear)
        .put(room.bio)
        .put(room.supply)
        .flag(view.car == Some(room.room))
        .flag(view.turn.used.has(room.room))
        .flag(view.turn.reach.has(room.room))
        .flag(view.turn.range.has(room.room));
}

fn human_row(human: &HumanView, seat: Seat, pen: &mut Pen<'_>) {
    let held = (human.melee.iter().chain(&human.ranged)).map(|card| card.index());
    let known = match human.search {
        SearchView::Known(card) => Some(card.index()),
        _ => None,
    };
    pen.flag(true)
        .flag(human.seat == seat)
        .one_of(
            CHARACTERS,
            human.character.map(|character| character.index()),
        )
        .one_of(ROOMS, Some(human.room.index()))
        .put(human.wounds)
        .put(human.ammo)
        .put(human.to_death)
        .put(human.survivors)
        .some_of(CARDS, held.chain(human.backpack.iter().map(Card::index)))
        .flag(human.search == SearchView::None)
        .flag(human.search == SearchView::Hidden)
        .flag(known.is_some())
        .one_of(CARDS, known)
        .some_of(TOKENS, human.tokens.iter().map(|token| token_index(*token)));
}

fn objective_row(objective: &ObjectiveView, human: &impl Fn(Human) -> usize, pen: &mut Pen<'_>) {
    let by_human = |values: &[u8]| {
        let mut row = [0; HUMANS];
        for (i, value) in values.iter().enumerate().take(HUMANS) {
            // A team has one marker, which is everybody's.
            let place = if values.len() == 1 {
                0
            } else {
                human(Human(i as u8))
            };
            row[place] = *value;
        }
        row
    };
    pen.one_of(Objective::ALL.len(), Some(objective.objective.index()))
        .put(objective.target);
    let complete: Vec<u8> = objective
        .complete
        .iter()
        .map(|done| u8::from(*done))
        .collect();
    for values in [&objective.progress, &complete, &objective.cache] {
        for value in by_human(values) {
            pen.put(value);
        }
    }
    pen.put(objective.cache_target).put(objective.gear);
    let symbol = |symbol: Option<&Symbol>| symbol.map(|symbol| symbol.index());
    pen.maybe(symbol(objective.symbols.first()))
        .maybe(symbol(objective.symbols.get(1)));
    let letter = |letter: Option<&Letter>| letter.map(|letter| letter.index());
    pen.maybe(letter(objective.letters.first()))
        .maybe(letter(objective.letters.get(1)));
    for exits in [&objective.found, &objective.blocked, &objective.real] {
        pen.some_of(6, exits.iter().map(|exit| exit_number(*exit)));
    }
    pen.maybe(objective.exit.map(|room| room.index()));
    pen.some_of(5, objective.sources.iter().map(|clue| clue.index()));
}

fn exit_number(exit: Exit) -> usize {
    match exit {
        Exit::Symbol(symbol) => symbol.index(),
        Exit::Number(n) => 3 + usize::from(n),
    }
}

fn shown_number(shown: Shown) -> usize {
    match shown {
        Shown::Person => 0,
        Shown::Zombie => 1,
        Shown::Letter(letter) => 2 + letter.index(),
        Shown::Exit(exit) => 6 + exit_number(exit),
        Shown::Clue(clue) => 12 + clue.index(),
    }
}

/// The arguments of a question.
fn asked(ask: Option<&Ask>, human: impl Fn(Human) -> usize, pen: &mut Pen<'_>) {
    let (mut who, mut room, mut card, mut token, mut n) = (None, None, None, None, 0);
    match ask {
        None | Some(Ask::ChooseZombie | Ask::Horde | Ask::Bleed | Ask::ClearOut | Ask::AnyTime) => {
        }
        Some(
            Ask::ChooseCharacter { human }
            | Ask::FirstDeal { human }
            | Ask::Turn { human }
            | Ask::Arrive { human }
            | Ask::FreeMove { human }
            | Ask::Convert { human }
            | Ask::Doctor { human }
            | Ask::SupplyDraw { human }
            | Ask::Stow { human }
            | Ask::Guard { human }
            | Ask::Rush { human }
            | Ask::RushUse { human }
            | Ask::DeadDrop { human }
            | Ask::EventStore { human }
            | Ask::Explosion { human }
            | Ask::Hush { human }
            | Ask::Deal { human }
            | Ask::Post { human },
        ) => who = Some(*human),
        Some(Ask::Cover { human, room: to }) => (who, room) = (Some(*human), Some(*to)),
        Some(Ask::Offer {
            token: what, to, ..
        }) => (who, token) = (Some(*to), Some(*what)),
        Some(Ask::Cache { human, n: gain }) => (who, n) = (Some(*human), *gain),
        Some(Ask::KillAny { human, left }) => (who, n) = (Some(*human), *left),
        Some(Ask::SupplyKeep { human, card: what } | Ask::LaySearch { human, card: what }) => {
            (who, card) = (Some(*human), Some(*what));
        }
        Some(Ask::Gear { room: which }) => room = Some(*which),
        Some(Ask::Push { rooms: left } | Ask::Sift { n: left }) => n = *left,
        Some(
            Ask::Shift { left, .. }
            | Ask::Bury { left }
            | Ask::Litter { left }
            | Ask::Lock { left }
            | Ask::Hurt { left, .. }
            | Ask::AddZombie { left },
        ) => n = *left,
    }
    pen.one_of(HUMANS, who.map(human))
        .one_of(ROOMS, room.map(|room| room.index()))
        .one_of(CARDS, card.map(Card::index))
        .one_of(TOKENS, token.map(token_index))
        .put(n);
}

/// The number of a kind of question.
fn ask_number(ask: &Ask) -> usize {
    match ask {
        Ask::ChooseZombie => 0,
        Ask::ChooseCharacter { .. } => 1,
        Ask::FirstDeal { .. } => 2,
        Ask::Turn { .. } => 3,
        Ask::Arrive { .. } => 4,
        Ask::FreeMove { .. } => 5,
        Ask::Convert { .. } => 6,
        Ask::Cover { .. } => 7,
        Ask::Offer { .. } => 8,
        Ask::Cache { .. } => 9,
        Ask::Doctor { .. } => 10,
        Ask::SupplyDraw { .. } => 11,
        Ask::SupplyKeep { .. } => 12,
        Ask::Stow { .. } => 13,
        Ask::Guard { .. } => 14,
        Ask::Rush { .. } => 15,
        Ask::RushUse { .. } => 16,
        Ask::DeadDrop { .. } => 17,
        Ask::LaySearch { .. } => 18,
        Ask::EventStore { .. } => 19,
        Ask::Explosion { .. } => 20,
        Ask::Hush { .. } => 21,
        Ask::Horde => 22,
        Ask::Push { .. } => 23,
        Ask::Shift { .. } => 24,
        Ask::Sift { .. } => 25,
        Ask::Bury { .. } => 26,
        Ask::Litter { .. } => 27,
        Ask::Lock { .. } => 28,
        Ask::Hurt { .. } => 29,
        Ask::AddZombie { .. } => 30,
        Ask::Gear { .. } => 31,
        Ask::Bleed => 32,
        Ask::Deal { .. } => 33,
        Ask::ClearOut => 34,
        Ask::Post { .. } => 35,
        Ask::KillAny { .. } => 36,
        Ask::AnyTime => 37,
    }
}
