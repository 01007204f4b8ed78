//! A written position as a state, or everything that is wrong with it.

use arrayvec::ArrayVec;
use shamble_core::Seat;

use super::{Position, marks};
use crate::cards::{Card, CardId, CardSet, Held};
use crate::content::content;
use crate::ids::{Marks, Space};
use crate::mall::Mall;
use crate::options::{Chosen, NeededKeys};
use crate::prompt::Ask;
use crate::setup;
use crate::state::{Objective, Pile, Refuge, State, Status, Task, Turn, ground};

/// The state that `position` describes, or all that is wrong with it.
pub(crate) fn build(position: Position) -> Result<State, Vec<String>> {
    let mall = Mall::load(&position.mall)
        .map_err(|flaws| flaws.iter().map(ToString::to_string).collect::<Vec<_>>())?;
    let n_seats = position.players.len();
    if !(1..=6).contains(&n_seats) {
        return Err(vec![format!(
            "players: there are {n_seats}; there must be 1 to 6"
        )]);
    }
    let mut flaws = Vec::new();
    for (name, seat) in [("first", position.first), ("turn.seat", position.turn.seat)] {
        if seat.index() >= n_seats {
            flaws.push(format!("{name}: there is no seat {seat}"));
        }
    }
    if !flaws.is_empty() {
        return Err(flaws);
    }
    let chosen = Chosen {
        options: position.options,
        mall,
        keys: NeededKeys::Random,
        auto: true,
    };
    let mut state = setup::bare(
        &chosen,
        n_seats,
        position.dice.clone(),
        position.first,
        (1, 2),
    );
    let mut builder = Builder {
        state: &mut state,
        free: CardId::all().collect(),
        used: CardSet::EMPTY,
        flaws,
    };
    builder.build(position);
    let flaws = builder.flaws;
    if !flaws.is_empty() {
        return Err(flaws);
    }
    if state.ask == Ask::MoveZombie
        && let Some(Task::Horde { all, .. }) = state.todo.last()
    {
        let all = *all;
        state.find_moves(all);
    }
    Ok(state)
}

struct Builder<'a> {
    state: &'a mut State,
    /// Cards that have no place yet.
    free: CardSet,
    /// Cards that were used in this turn and are no longer with the active player.
    used: CardSet,
    flaws: Vec<String>,
}

impl Builder<'_> {
    fn flaw(&mut self, what: impl Into<String>) {
        self.flaws.push(what.into());
    }

    /// A card of that kind that lies nowhere yet.
    fn card(&mut self, place: &str, card: Card) -> Option<CardId> {
        let found = self.free.iter().find(|id| id.kind() == card.kind);
        match found {
            Some(id) => {
                self.free.remove(id);
                let full = card.kind.data().uses;
                self.state.uses[id.index()] = if card.uses == 0 { full } else { card.uses };
            }
            None => self.flaw(format!(
                "{place}: there are not so many cards {}",
                card.kind
            )),
        }
        found
    }

    fn cards(&mut self, place: &str, cards: &[Card]) -> CardSet {
        cards
            .iter()
            .filter_map(|card| self.card(place, *card))
            .collect()
    }

    fn held(&mut self, place: &str, held: &[Held], holder: Option<Seat>) -> CardSet {
        let mut set = CardSet::EMPTY;
        for entry in held {
            let Some(id) = self.card(place, entry.card) else {
                continue;
            };
            if content().now.has(id) && holder.is_some() {
                self.flaw(format!(
                    "{place}: {} is played when drawn and never held",
                    entry.card.kind
                ));
            }
            let (by, known) = self.marks_of(entry, holder);
            self.state.drawer[id.index()] = by;
            self.state.known[id.index()] = known;
            if entry.used {
                self.used.insert(id);
            }
            set.insert(id);
        }
        set
    }

    /// Who drew a written card, and who knows it.
    fn marks_of(&self, entry: &Held, holder: Option<Seat>) -> (u8, Marks) {
        let by = entry.by.or(holder).map_or(0, |seat| seat.index() as u8);
        let plain = holder.map_or(Marks::NONE, |seat| self.state.marks_in_hand(seat));
        let known = if entry.seen.is_empty() {
            plain
        } else {
            marks(entry.seen)
        };
        (by, known)
    }

    fn space(&mut self, place: &str, space: Space) -> bool {
        let is_legal = self.state.mall.is_legal(space);
        if !is_legal {
            self.flaw(format!(
                "{place}: nobody can be in space {space} of this mall"
            ));
        }
        is_legal
    }

    fn build(&mut self, position: Position) {
        self.doors(&position);
        self.tokens(&position);
        self.players(&position);
        self.deck(&position);
        for (number, space) in position.zombies.iter().enumerate() {
            if self.space(&format!("zombies.{number}"), *space) {
                let place = self.state.zombies.partition_point(|other| other <= space);
                self.state.zombies.insert(place, *space);
                self.state.cell_mut(*space).zombies += 1;
            }
        }
        let mut moved = position.moved.clone();
        moved.sort_unstable();
        for space in &moved {
            let n = |list: &[Space]| list.iter().filter(|other| *other == space).count();
            if n(&moved) > n(&self.state.zombies) {
                self.flaw(format!(
                    "moved: there are not so many zombies in space {space}"
                ));
            }
        }
        let written = &position.turn;
        let used = {
            let mut hand = self.state.players[written.seat].hand;
            let mut used = CardSet::EMPTY;
            for entry in &written.used {
                let (by, known) = self.marks_of(entry, Some(written.seat));
                let state = &*self.state;
                let is_it = |card: CardId| {
                    (state.drawer[card.index()], state.known[card.index()]) == (by, known)
                };
                match state.find(&hand, entry.card, is_it) {
                    Some(card) => {
                        hand.remove(card);
                        used.insert(card);
                    }
                    None => self.flaw(format!("turn.used: the active player has no {entry}")),
                }
            }
            used.and(&self.used)
        };
        let state = &mut *self.state;
        state.moved = moved;
        state.turn = Turn {
            seat: written.seat,
            phase: written.phase,
            north: written.north,
            north_set: written.north_set,
            mp: written.mp,
            bonus_used: written.bonus_used,
            act: written.act,
            tried: written.tried,
            noise: written.noise,
            used,
            n_offers: written.n_offers,
            fight: written.fight,
        };
        state.round = position.round;
        state.call = position.call;
        state.to_place = position.to_place;
        state.ending = position.ending;
        state.ask = position.ask;
        if let Some(call) = &position.call
            && let Refuge::Exit(number) = call.refuge
            && !(1..=self.state.mall.exits().len()).contains(&usize::from(number))
        {
            self.flaw(format!("call: this mall has no exit {number}"));
        }
        self.question(&position);
    }

    fn doors(&mut self, position: &Position) {
        self.state.radio = position.radio;
        for (number, door) in position.doors.iter().enumerate() {
            let place = self
                .state
                .doors
                .iter()
                .position(|slot| (slot.at, slot.side) == (door.at, door.side));
            match place {
                Some(place) => {
                    let slot = &mut self.state.doors[place];
                    slot.lock = door.lock;
                    slot.locked = door.locked;
                    slot.scenario = door.scenario;
                    self.state.set_edge(door.at, door.side);
                }
                None => self.flaw(format!("doors.{number}: this mall has no door there")),
            }
        }
        for wedge in &position.wedges {
            if self.state.wedges.try_push(*wedge).is_err() {
                self.flaw("wedges: there are more than 4");
            } else if self.space("wedges", wedge.at) {
                self.state.set_edge(wedge.at, wedge.side);
            }
        }
        for horn in &position.horns {
            if self.space("horns", horn.at) && self.state.horns.try_push(*horn).is_err() {
                self.flaw("horns: there are more than 4");
            }
        }
    }

    fn tokens(&mut self, position: &Position) {
        for (number, space) in position.loot.iter().enumerate() {
            let place = format!("loot.{number}");
            if self.space(&place, *space) {
                if !self.state.is_bare(*space) {
                    self.flaw(format!(
                        "{place}: space {space} has a token already (ZM-193)"
                    ));
                }
                self.state.cell_mut(*space).ground |= ground::LOOT;
            }
        }
        for (number, written) in position.objectives.iter().enumerate() {
            let place = format!("objectives.{number}");
            if !self.space(&place, written.at) {
                continue;
            }
            if !self.state.is_bare(written.at) {
                self.flaw(format!(
                    "{place}: space {} has a token already (ZM-193)",
                    written.at
                ));
            }
            let is_taken = self
                .state
                .objectives
                .iter()
                .any(|other| other.number == written.number);
            if is_taken || !(1..=6).contains(&written.number) {
                self.flaw(format!(
                    "{place}: number {} is taken or not 1 to 6",
                    written.number
                ));
            }
            let card = self.held(&place, &[written.card], None).iter().next();
            let Some(card) = card.filter(|_| !self.state.objectives.is_full()) else {
                continue;
            };
            self.state.objectives.push(Objective {
                number: written.number,
                at: written.at,
                card,
            });
            self.state.cell_mut(written.at).ground |= ground::OBJECTIVE;
        }
        for (number, written) in position.piles.iter().enumerate() {
            let place = format!("piles.{number}");
            let cards = self.held(&place, &written.cards, None);
            if !self.space(&place, written.at) {
                continue;
            }
            if cards.is_empty() || self.state.piles.iter().any(|pile| pile.at == written.at) {
                self.flaw(format!("{place}: a pile has cards, and a space one pile"));
            }
            if self.state.options.open_piles {
                cards.iter().for_each(|card| self.state.show(card));
            }
            let at = self
                .state
                .piles
                .partition_point(|pile| pile.at < written.at);
            let pile = Pile {
                at: written.at,
                number: written.number,
                cards,
            };
            self.state.piles.insert(at, pile);
            self.state.cell_mut(written.at).ground |= ground::PILE;
        }
    }

    fn players(&mut self, position: &Position) {
        for (number, written) in position.players.iter().enumerate() {
            let seat = Seat::new(number);
            let place = format!("players.{number}");
            if matches!(written.status, Status::OnMap | Status::Bitten) {
                self.space(&place, written.at);
            }
            let hand = self.held(&format!("{place}.hand"), &written.hand, Some(seat));
            if !hand.is_empty() && !matches!(written.status, Status::OnMap | Status::Rescued) {
                self.flaw(format!(
                    "{place}: only players on the map or rescued hold cards (ZM-R18)"
                ));
            }
            let player = &mut self.state.players[seat];
            player.status = written.status;
            player.at = written.at;
            player.bandages = written.bandages;
            player.adrenaline = written.adrenaline;
            player.bites = written.bites;
            player.kills = written.kills;
            player.vp = written.vp;
            player.hand = hand;
            player.slow = written.slow;
            player.dark = written.dark;
            player.auto = written.auto;
        }
    }

    /// Last, so that cards named elsewhere are not missing there.
    fn deck(&mut self, position: &Position) {
        // A card that was put somewhere else is no longer aside, and below no longer in the deck.
        for card in &position.aside {
            if let Some(id) = self.free.iter().find(|id| id.kind() == card.kind) {
                self.free.remove(id);
                self.state.aside.insert(id);
            }
        }
        self.state.discard = self.cards("discard", &position.discard);
        for card in &position.drawn {
            if let Some(card) = self.card("drawn", *card)
                && self.state.drawn.try_push(card).is_err()
            {
                self.flaw("drawn: there are more than 2");
            }
        }
        let mut dealt: ArrayVec<CardId, 6> = ArrayVec::new();
        for card in &position.dealt {
            if let Some(card) = self.card("dealt", *card)
                && dealt.try_push(card).is_err()
            {
                self.flaw("dealt: there are more than 6");
            }
        }
        self.state.dealt = dealt;
        let mut top: Vec<CardId> = Vec::new();
        for card in &position.on_top {
            top.extend(self.card("on_top", *card));
        }
        let mut rest: Vec<(CardId, Marks)> = Vec::new();
        for held in &position.deck {
            let found = self.free.iter().find(|id| id.kind() == held.card.kind);
            if let Some(card) = found {
                self.free.remove(card);
                self.state.uses[card.index()] = card.kind().data().uses;
                rest.push((card, marks(held.seen)));
            }
        }
        let all = rest
            .iter()
            .rev()
            .copied()
            .chain(top.iter().rev().map(|card| (*card, Marks::NONE)));
        for (card, seen) in all {
            if content().objectives.has(card) {
                self.flaws
                    .push(format!("deck: {} is an Objective card", card.kind()));
            } else {
                self.state.deck.push(card, seen);
            }
        }
    }

    /// Whether the question fits the rest.
    fn question(&mut self, position: &Position) {
        for task in &position.todo {
            if self.state.todo.try_push(*task).is_err() {
                self.flaw("todo: there are more than 16 tasks");
            }
        }
        self.state.offer = position.offer.clone();
        let active = self.state.active().status;
        let is_playing = !matches!(
            position.ask,
            Ask::PlaceObjective | Ask::PlaceLoot | Ask::Start
        );
        if position.ending.is_some() {
            return;
        }
        let last = position.todo.last();
        let missing = match position.ask {
            Ask::Point(_) => None,
            Ask::Fight => {
                (!matches!(last, Some(Task::Combat))).then_some("todo must end with combat")
            }
            Ask::Lost => {
                let is_lost = position.turn.fight.is_some() && matches!(last, Some(Task::Combat));
                (!is_lost).then_some("turn.fight must be there and todo must end with combat")
            }
            Ask::Hop => {
                let is_hop = matches!(last, Some(Task::SpawnHop { .. } | Task::RespawnHop { .. }));
                (!is_hop).then_some("todo must end with spawn_hop or respawn_hop")
            }
            Ask::MoveZombie => {
                (!matches!(last, Some(Task::Horde { .. }))).then_some("todo must end with horde")
            }
            Ask::Take => {
                let has_pile = self.state.pile_at(self.state.active().at).is_some();
                (!has_pile || last.is_none())
                    .then_some("there must be a pile and something to do afterwards")
            }
            Ask::Keep => (self.state.drawn.len() != 2 || last.is_none())
                .then_some("drawn must hold two cards"),
            Ask::Turned => {
                let has_friends = !self.state.turning_friends().is_empty();
                (!has_friends || last.is_none()).then_some("the active player must hold Survivors")
            }
            Ask::North => last.is_none().then_some("todo must say what is rolled for"),
            Ask::PlaceObjective | Ask::PlaceLoot | Ask::Start => None,
            Ask::Answer { .. } | Ask::Aside => {
                Some("answers and asides follow from the offer and the point")
            }
        };
        if let Some(missing) = missing {
            self.flaw(format!("ask: {missing}"));
        }
        // Whatever is carried out must end in something that leads on to a question.
        let leads_on = |task: &Task| {
            matches!(
                task,
                Task::NextTurn | Task::BeginTurn | Task::EndTurn | Task::Point(_)
            )
        };
        if position.todo.first().is_some_and(|task| !leads_on(task)) {
            self.flaw(
                "todo: its first entry comes last and must lead on: a point such as { point = \"moving\" }, end_turn, \
                 next_turn or begin_turn",
            );
        }
        // A BITTEN player is asked for north and hops alone.
        let may_act = active == Status::OnMap || matches!(position.ask, Ask::North | Ask::Hop);
        if is_playing && !may_act {
            self.flaw("turn.seat: the active player is not on the map");
        }
        // Only a space of the mall has others round it.
        let is_somewhere = is_playing && self.state.mall.is_legal(self.state.active().at);
        if is_somewhere
            && matches!(position.ask, Ask::Fight)
            && self.state.n_adjacent(self.state.active().at) == 0
        {
            self.flaw("ask: there is no zombie to fight");
        }
        if is_somewhere
            && matches!(position.ask, Ask::Point(_))
            && self.state.is_in_reach(position.turn.seat)
        {
            self.flaw(
                "ask: a zombie is adjacent to the active player, so combat comes first (ZM-051)",
            );
        }
        if let Some(offer) = &position.offer {
            let is_fine = matches!(position.ask, Ask::Point(_))
                && [offer.from, offer.to]
                    .iter()
                    .all(|seat| seat.index() < position.players.len());
            if !is_fine {
                self.flaw("offer: offers are made at a point of the turn, between players");
            }
        }
    }
}
