//! A written position made into a table, or everything that is wrong with it.

use arrayvec::ArrayVec;
use shamble_core::Seat;

use super::Position;
use crate::State;
use crate::content::content;
use crate::effect::CardType;
use crate::goals::ARRIVED;
use crate::ids::{Card, CardSet, CharacterSet, Objective, Place, RoomSet, Side, Slot, Token};
use crate::map::Map;
use crate::options;
use crate::prompt::Frame;
use crate::state::{Decks, Offers};

impl State {
    /// The table that `position` describes, or everything that is wrong with it.
    pub(crate) fn build(position: Position) -> Result<Self, Vec<String>> {
        let mut flaws = Vec::new();
        let layout = layout(&position, &mut flaws);
        check_people(&position, &mut flaws);
        check_numbers(&position, &mut flaws);
        let decks = decks(&position, &mut flaws);
        let (Some(layout), Some(decks), true) = (layout, decks, flaws.is_empty()) else {
            return Err(flaws);
        };
        let used: CharacterSet = (position.humans.iter().map(|human| human.character))
            .chain(position.zombie_cards.iter().map(|card| card.character))
            .collect();
        let is_choosing = position.offers != Offers::default();
        let state = Self {
            map: Map::new(layout, position.options.courtyard_ring),
            options: position.options,
            n_seats: position.seats as u8,
            zombie_seat: position.zombie_seat,
            humans: position.humans.into_iter().collect(),
            first: position.first,
            active: position.active,
            zombies: position.zombies,
            barricade: position.barricade,
            survivors: position.survivors,
            traps: position.traps,
            car: position.car,
            supplies: position.supplies,
            zombie_cards: position.zombie_cards.into_iter().collect(),
            unused: if is_choosing {
                position.unused
            } else {
                position.unused.minus(used)
            },
            decks,
            goals: position.goals,
            turn: position.turn,
            night: position.night,
            locked: position.locked,
            last_turns: position.last_turns,
            stack: position.pending.into_iter().collect(),
            offers: position.offers,
            end: position.end,
            dice: position.dice,
        };
        let is_asking = |state: &Self| match state.stack.last() {
            Some(Frame::ChooseHumans) => true,
            Some(_) => state.asked().is_some(),
            None => false,
        };
        if state.end.is_none() && !is_asking(&state) {
            return Err(vec![
                "pending: the last entry must be a question to somebody, such as \"turn\"".into(),
            ]);
        }
        Ok(state)
    }
}

fn layout(position: &Position, flaws: &mut Vec<String>) -> Option<[Side; 8]> {
    let sides: Option<Vec<Side>> = Slot::ALL
        .iter()
        .map(|slot| position.layout.get(slot).copied())
        .collect();
    let Some(sides) = sides.and_then(|sides| <[Side; 8]>::try_from(sides).ok()) else {
        flaws.push("layout: every place from NW to W needs a store".into());
        return None;
    };
    if let Some((one, other)) = options::same_card(&sides) {
        flaws.push(format!(
            "layout: one side of each card; '{one}' and '{other}' are the same card or its two sides"
        ));
        return None;
    }
    Some(sides)
}

fn check_people(position: &Position, flaws: &mut Vec<String>) {
    let mode = position.options.mode;
    let spec = options::spec();
    let allowed = spec.mode(mode.name()).expect("every mode is described");
    if !(allowed.min_seats..=allowed.max_seats).contains(&position.seats) {
        flaws.push(format!(
            "seats: {mode} has {} to {}",
            allowed.min_seats, allowed.max_seats
        ));
        return;
    }
    let n_humans = options::n_humans(mode, position.seats);
    if position.humans.len() != n_humans {
        flaws.push(format!(
            "humans: {mode} with {} seats has {n_humans}",
            position.seats
        ));
    }
    if position.zombie_seat.is_some() != mode.has_zombie_player() {
        flaws.push(format!("zombie_seat: does not fit {mode}"));
    }
    let is_seat = |seat: Seat| seat.index() < position.seats;
    if position.zombie_seat.is_some_and(|seat| !is_seat(seat)) {
        flaws.push("zombie_seat: no such seat".into());
    }
    for (key, human) in [("first", position.first), ("active", position.active)] {
        if human.index() >= position.humans.len() {
            flaws.push(format!("{key}: there is no Human {human}"));
        }
    }
    if position.zombie_cards.len() > content().table.zombie_cards_max {
        flaws.push("zombie_cards: there are at most 3".into());
    }
    if position
        .zombie_cards
        .iter()
        .any(|card| !(1..=content().table.horde_spaces).contains(&card.horde))
    {
        flaws.push("zombie_cards: a Horde Marker is on 1 to 5".into());
    }
    let mut seen = CharacterSet::EMPTY;
    let is_choosing = position.offers != Offers::default();
    for (number, human) in position.humans.iter().enumerate() {
        let max = content().table.track_max;
        if !is_seat(human.seat) || Some(human.seat) == position.zombie_seat {
            flaws.push(format!("humans.{number}.seat: no seat for a Human"));
        }
        if human.wounds > max || human.ammo > max || (human.wounds >= human.ammo && !human.doomed) {
            flaws.push(format!(
                "humans.{number}: wounds must be below ammo, and both at most {max}"
            ));
        }
        if seen.has(human.character) && !is_choosing {
            flaws.push(format!(
                "humans.{number}.character: {} is played twice",
                human.character
            ));
        }
        seen.insert(human.character);
        check_held(number, human.held, flaws);
    }
    for card in position
        .zombie_cards
        .iter()
        .filter(|card| seen.has(card.character) && !is_choosing)
    {
        flaws.push(format!(
            "zombie_cards: {} is played by a Human",
            card.character
        ));
    }
}

fn check_held(number: usize, held: CardSet, flaws: &mut Vec<String>) {
    let content = content();
    for (name, all) in [("Melee", content.melee), ("Ranged", content.ranged)] {
        if held.and(all).len() > 1 {
            flaws.push(format!("humans.{number}.held: at most one {name} Weapon"));
        }
    }
    for card in held
        .iter()
        .filter(|card| matches!(content.card(*card).kind, CardType::Pickup | CardType::Event))
    {
        flaws.push(format!("humans.{number}.held: {card} cannot be held"));
    }
}

fn check_numbers(position: &Position, flaws: &mut Vec<String>) {
    let table = &content().table;
    if !position.zombies.minus(RoomSet::STORES).is_empty() {
        flaws.push("zombies: none in the Courtyard".into());
    }
    if position.zombies.len() > table.zombies {
        flaws.push(format!("zombies: at most {}", table.zombies));
    }
    if position.barricade > table.barricade_max {
        flaws.push(format!("barricade: 0 to {}", table.barricade_max));
    }
    if position.traps.len() > 2 || !position.traps.and(position.zombies).is_empty() {
        flaws.push("traps: at most 2, in Rooms without a Zombie".into());
    }
    if position
        .goals
        .squads
        .iter()
        .flatten()
        .any(|steps| *steps > ARRIVED)
    {
        flaws.push(format!("goals.squads: 0 to {ARRIVED} steps"));
    }
    let n_humans = position.humans.len();
    let tokens = Token::all().map(|token| match token {
        Token::Supply(n) => position.supplies[usize::from(n)],
        token => position.goals.place(token),
    });
    if tokens
        .into_iter()
        .any(|place| matches!(place, Place::Human(human) if human.index() >= n_humans))
    {
        flaws.push("a token is carried by a Human who is not there".into());
    }
    if position.goals.has(Objective::Source)
        && !position.pending.contains(&Frame::FinishSetup)
        && !position
            .goals
            .clues
            .iter()
            .any(|clue| clue.place == Place::Card)
        && !position.goals.complete[Objective::Source.index()][0]
    {
        flaws.push("goals.clues: one lies on the Source space (card)".into());
    }
    if position.pending.len() > crate::state::MAX_FRAMES {
        flaws.push("pending: too long".into());
    }
    let doomed_frames = position.pending.iter().any(|frame| match frame {
        Frame::FirstDeal(human)
        | Frame::Rush(human)
        | Frame::RushUse(human)
        | Frame::DeadDrop(human) => human.index() >= n_humans,
        Frame::Cover { human, .. }
        | Frame::Gain { human, .. }
        | Frame::Deliver { human, .. }
        | Frame::SupplyDraw { human, .. }
        | Frame::SupplyKeep { human, .. }
        | Frame::Stow { human, .. }
        | Frame::Guard { human, .. } => human.index() >= n_humans,
        Frame::Offer {
            from, to, answers, ..
        } => [from, to, answers]
            .iter()
            .any(|human| human.index() >= n_humans),
        _ => false,
    });
    if doomed_frames {
        flaws.push("pending: names a Human who is not there".into());
    }
}

/// Every card in one place only; the decks keep what lies nowhere else.
fn decks(position: &Position, flaws: &mut Vec<String>) -> Option<Decks> {
    let mut placed = CardSet::EMPTY;
    let mut place = |cards: CardSet, name: String, flaws: &mut Vec<String>| {
        for card in cards.and(placed).iter() {
            flaws.push(format!("{name}: {card} lies somewhere else too"));
        }
        placed = placed.or(cards);
    };
    for (number, human) in position.humans.iter().enumerate() {
        place(human.held, format!("humans.{number}.held"), flaws);
        place(
            human.search.into_iter().collect(),
            format!("humans.{number}.search"),
            flaws,
        );
    }
    for (slot, cards) in &position.beside {
        place(*cards, format!("beside.{slot}"), flaws);
    }
    place(position.hand, "hand".into(), flaws);
    place(position.discard, "discard".into(), flaws);
    place(position.removed, "removed".into(), flaws);
    let mut deck = |cards: &[Card], name: &str| {
        let mut kept: Vec<Card> = Vec::new();
        for card in cards {
            if kept.contains(card) {
                flaws.push(format!("{name}: {card} is in it twice"));
            } else if !placed.has(*card) {
                kept.push(*card);
            }
        }
        placed = placed.or(kept.iter().copied().collect());
        kept.reverse();
        kept
    };
    let search = deck(&position.search_deck, "search_deck");
    let supply = deck(&position.supply_deck, "supply_deck");
    if search.len() > content().table.search_deck {
        flaws.push(format!(
            "search_deck: at most {} cards",
            content().table.search_deck
        ));
        return None;
    }
    if supply.iter().any(|card| {
        matches!(
            content().card(*card).kind,
            CardType::Pickup | CardType::Event
        )
    }) {
        flaws.push("supply_deck: only Weapons and Backpack cards".into());
        return None;
    }
    let supply_cards: CardSet = supply.iter().copied().collect();
    Some(Decks {
        sifted: position.sifted.min(search.len() as u8),
        search: search.into_iter().collect::<ArrayVec<_, 24>>(),
        supply: supply.into_iter().collect::<ArrayVec<_, 20>>(),
        hand: position.hand,
        beside: std::array::from_fn(|i| {
            position
                .beside
                .get(&Slot::from_index(i))
                .copied()
                .unwrap_or_default()
        }),
        discard: position.discard,
        removed: position.removed,
        top_known: position.top_known,
        supply_known: position.supply_known.and(supply_cards),
    })
}
