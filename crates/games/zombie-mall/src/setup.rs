//! Options to state, in the order of the rulebook's set-up.

use arrayvec::ArrayVec;
use shamble_core::options::OptionError;
use shamble_core::{BySeat, Dice, GameSpec, Seat, Setup, SetupError, Text, text};

use crate::cards::{CardId, CardSet, N_CARDS};
use crate::content::content;
use crate::ids::{Lock, Marks, Space};
use crate::options::{self, Chosen, NeededKeys, TokenPlacement};
use crate::prompt::Ask;
use crate::rules::placing::{has_room, is_apart, objective_tiles};
use crate::state::{
    Auto, Cell, Deck, Door, MAX_TOKENS, Objective, Player, Radio, State, Status, Turn, ground,
};

/// A table ready for its first question.
pub(crate) fn table(setup: &Setup) -> Result<State, SetupError> {
    let spec: GameSpec = options::spec();
    let chosen = options::read(&setup.check(&spec)?)?;
    let mut dice = Dice::new(setup.seed);
    // ZM-R10: the first player at random.
    let first = Seat::new(dice.pick(setup.seats));
    let keys = chosen
        .keys
        .pair()
        .unwrap_or_else(|| NeededKeys::PAIRS[dice.pick(NeededKeys::PAIRS.len())]);
    let mut state = bare(&chosen, setup.seats, dice, first, keys);
    check_tokens(&state)?;
    deal_objectives(&mut state, keys);
    build_deck(&mut state, keys);
    if state.options.token_placement == TokenPlacement::Auto {
        place_objectives(&mut state);
        place_loot(&mut state);
        state.ask = Ask::Start;
    } else if state.options.objective_tokens > 0 {
        state.to_place = u16::from(state.options.objective_tokens);
        state.ask = Ask::PlaceObjective;
    } else {
        state.to_place = state.options.loot_tokens;
        state.ask = Ask::PlaceLoot;
    }
    Ok(state)
}

/// The mall without tokens, the players without a space, every card nowhere.
pub(crate) fn bare(
    chosen: &Chosen,
    n_seats: usize,
    dice: Dice,
    first: Seat,
    keys: (u8, u8),
) -> State {
    let mall = chosen.mall.clone();
    let mut cells = vec![Cell::default(); mall.n_indices()];
    for space in mall.spaces() {
        let cell = &mut cells[space.index()];
        cell.ways = mall.floor(space).ways;
        cell.ground = if mall.is_cluttered(space) {
            ground::CLUTTER
        } else {
            0
        };
    }
    // ZM-011, ZM-012.
    let player = Player {
        status: Status::Waiting,
        at: Space::new(0, 0),
        bandages: MAX_TOKENS,
        adrenaline: MAX_TOKENS,
        bites: 0,
        kills: 0,
        vp: 0,
        hand: CardSet::EMPTY,
        slow: 0,
        dark: 0,
        auto: Auto {
            zombies: chosen.auto,
            hops: chosen.auto,
            north: chosen.auto,
            fights: chosen.auto,
        },
    };
    let mut state = State {
        options: chosen.options,
        dice,
        ask: Ask::Start,
        todo: ArrayVec::new(),
        players: BySeat::from_fn(n_seats, |_| player),
        turn: Turn::new(first),
        first,
        round: 1,
        cells,
        zombies: Vec::new(),
        moved: Vec::new(),
        field: Default::default(),
        deck: Deck::empty(),
        discard: CardSet::EMPTY,
        aside: CardSet::EMPTY,
        objectives: ArrayVec::new(),
        piles: Vec::new(),
        uses: std::array::from_fn(|number| content().kind_of[number].data().uses),
        drawer: [0; N_CARDS],
        known: [Marks::NONE; N_CARDS],
        doors: mall
            .doors()
            .iter()
            .map(|slot| Door {
                at: slot.at,
                side: slot.side,
                // ZM-224: the office door gets the numbered lock.
                lock: slot.lock.unwrap_or(Lock::Number(keys.0)),
                locked: true,
                scenario: slot.lock.is_none(),
            })
            .collect(),
        radio: Radio {
            lock: Lock::Number(keys.1),
            locked: true,
        },
        wedges: ArrayVec::new(),
        horns: ArrayVec::new(),
        call: None,
        offer: None,
        drawn: ArrayVec::new(),
        to_place: 0,
        dealt: ArrayVec::new(),
        ending: None,
        mall,
    };
    for door in state.doors.clone() {
        state.set_edge(door.at, door.side);
    }
    state
}

fn check_tokens(state: &State) -> Result<(), SetupError> {
    let n = usize::from(state.options.objective_tokens);
    let error = |allowed: Text| OptionError {
        key: "objective_tokens".into(),
        given: Some(n.to_string()),
        allowed,
    };
    if n == 1 {
        return Err(error(text!("zombie-mall-allowed-objectives")).into());
    }
    // ZM-226, ZM-R58: refused where the spacing cannot be met.
    if !has_room(&state.mall, &[], n) {
        let most = (0..n)
            .rev()
            .find(|n| has_room(&state.mall, &[], *n))
            .unwrap_or(0);
        return Err(error(text!("zombie-mall-allowed-objectives-room", most = most)).into());
    }
    let room = state
        .mall
        .spaces()
        .filter(|space| state.mall.takes_token(*space))
        .count()
        - n;
    if usize::from(state.options.loot_tokens) > room {
        return Err(OptionError {
            key: "loot_tokens".into(),
            given: Some(state.options.loot_tokens.to_string()),
            allowed: text!("zombie-mall-allowed-loot-room", most = room),
        }
        .into());
    }
    Ok(())
}

/// ZM-227, ZM-R58: the needed keys and random others, in random order; the rest is set aside.
fn deal_objectives(state: &mut State, keys: (u8, u8)) {
    let all = content().objectives;
    let key = |number: u8| {
        all.both(&content().keys[usize::from(number)])
            .iter()
            .next()
            .expect("every key has a card")
    };
    let n = usize::from(state.options.objective_tokens);
    let mut dealt: Vec<CardId> = Vec::new();
    if n > 0 {
        dealt.extend([key(keys.0), key(keys.1)]);
    }
    let mut rest: Vec<CardId> = all.iter().filter(|card| !dealt.contains(card)).collect();
    state.dice.shuffle(&mut rest);
    while dealt.len() < n {
        dealt.push(
            rest.pop()
                .expect("there are more Objective cards than tokens"),
        );
    }
    state.dice.shuffle(&mut dealt);
    state.dealt = dealt.into_iter().collect();
    state.aside = rest.into_iter().collect();
}

/// The Loot deck, shuffled. ZM-R84: without Objective tokens both needed keys are near the top.
fn build_deck(state: &mut State, keys: (u8, u8)) {
    let mut cards: Vec<CardId> = CardId::all()
        .filter(|card| !content().objectives.has(*card))
        .collect();
    state.dice.shuffle(&mut cards);
    if state.options.objective_tokens == 0 {
        let n_top = usize::from(state.options.loot_tokens).clamp(2, cards.len());
        let mut top = Vec::new();
        for number in [keys.0, keys.1] {
            let place = cards
                .iter()
                .position(|card| content().keys[usize::from(number)].has(*card))
                .expect("every key is in the Loot deck");
            top.push(cards.remove(place));
        }
        top.extend(cards.split_off(cards.len() - (n_top - 2)));
        state.dice.shuffle(&mut top);
        cards.extend(top);
    }
    for card in cards {
        state.deck.push(card, Marks::NONE);
    }
}

/// ZM-R51, ZM-R53: tiles at random that lie apart, a random space in each.
fn place_objectives(state: &mut State) {
    let mut tiles: Vec<usize> = objective_tiles(&state.mall).collect();
    state.dice.shuffle(&mut tiles);
    let n = state.dealt.len();
    let mut taken: Vec<usize> = Vec::new();
    for tile in tiles {
        let mut more = taken.clone();
        more.push(tile);
        if taken.len() < n
            && is_apart(&state.mall, &taken, tile)
            && has_room(&state.mall, &more, n - more.len())
        {
            taken = more;
        }
    }
    for (i, tile) in taken.into_iter().enumerate() {
        let spaces: Vec<Space> = state
            .mall
            .token_spaces(tile)
            .filter(|space| !state.mall.is_shut(*space))
            .collect();
        let at = spaces[state.dice.pick(spaces.len())];
        let card = state.dealt.pop().expect("a card was dealt for every token");
        let number = i as u8 + 1;
        state.objectives.push(Objective { number, at, card });
        state.cell_mut(at).ground |= ground::OBJECTIVE;
    }
}

/// ZM-R51: round and round over the tiles in random order; locked rooms only when nothing else is left.
fn place_loot(state: &mut State) {
    let mut tiles: Vec<usize> = (0..state.mall.tiles().len()).collect();
    state.dice.shuffle(&mut tiles);
    let mut left = state.options.loot_tokens;
    for shut in [false, true] {
        let mut placed = true;
        while placed && left > 0 {
            placed = false;
            for &tile in &tiles {
                let open = state
                    .mall
                    .token_spaces(tile)
                    .filter(|space| state.mall.is_shut(*space) == shut);
                let spaces: Vec<Space> = open.filter(|space| state.is_bare(*space)).collect();
                if left == 0 || spaces.is_empty() {
                    continue;
                }
                let at = spaces[state.dice.pick(spaces.len())];
                state.cell_mut(at).ground |= ground::LOOT;
                left -= 1;
                placed = true;
            }
        }
    }
    debug_assert_eq!(left, 0, "the range of loot_tokens was checked");
}
