//! Puts a view together, part by part, from what the viewer may know.

use std::sync::Arc;

use shamble_core::{Seat, SeatSet, Viewer};

use super::{
    HumanView, ObjectiveView, OfferView, RoomView, SearchView, SquadView, StoreView, TokenView,
    TurnView, View,
};
use crate::State;
use crate::content::{Edges, content};
use crate::effect::Ability;
use crate::event::Shown;
use crate::ids::{Card, CardSet, Clue, Human, Objective, Place, Post, Room, RoomSet, Slot, Token};
use crate::map::ROTATIONS;
use crate::odds::MeleeOdds;

/// How much of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Detail {
    /// All of it.
    Whole,
    /// What a player needs who knows the map by heart and only asks for the own chances.
    Brief,
}

/// Edges nobody asked for.
static NO_EDGES: Edges = Edges {
    top: Vec::new(),
    right: Vec::new(),
    bottom: Vec::new(),
    left: Vec::new(),
};

/// What takes some work and is the same for everybody.
#[derive(Clone)]
struct Common {
    stores: Vec<StoreView>,
    courtyard: Vec<RoomView>,
    /// The chances of each Human.
    odds: Vec<Vec<(Room, MeleeOdds)>>,
    objectives: Vec<ObjectiveView>,
    turn: TurnView,
}

impl State {
    /// What the seat may see, without the drawing of the Stores and the odds of the others. For players who look thousands
    /// of times a second.
    pub fn brief(&self, seat: Seat) -> View {
        let common = self.common(Detail::Brief, |human| self.human(human).seat == seat);
        self.build_view(Viewer::Seat(seat), common)
    }

    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        self.build_view(viewer, self.common(Detail::Whole, |_| true))
    }

    pub(crate) fn views_for(&self, viewers: &[Viewer]) -> Vec<Arc<View>> {
        let common = self.common(Detail::Whole, |_| true);
        let views = viewers
            .iter()
            .map(|viewer| self.build_view(*viewer, common.clone()));
        views.map(Arc::new).collect()
    }

    /// With the chances of those Humans for whom `has_odds`.
    fn common(&self, detail: Detail, has_odds: impl Fn(Human) -> bool) -> Common {
        let is_choosing = self.is_choosing();
        Common {
            stores: Slot::ALL
                .iter()
                .map(|slot| self.store_view(*slot, detail))
                .collect(),
            courtyard: RoomSet::COURTYARD
                .iter()
                .map(|room| self.room_view(room))
                .collect(),
            odds: self
                .all_humans()
                .map(|human| {
                    if is_choosing || self.human(human).doomed || !has_odds(human) {
                        Vec::new()
                    } else {
                        self.odds_near(human)
                    }
                })
                .collect(),
            objectives: self
                .goals
                .in_play
                .iter()
                .map(|objective| self.objective_view(*objective))
                .collect(),
            turn: self.turn_view(),
        }
    }

    fn build_view(&self, viewer: Viewer, common: Common) -> View {
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let is_zombie = you.is_some() && you == self.zombie_seat;
        let table = &content().table;
        let mut carried: [Vec<Token>; 4] = Default::default();
        for token in Token::all() {
            if let Place::Human(human) = self.place(token) {
                carried[human.index()].push(token);
            }
        }
        View {
            you,
            options: self.options,
            zombie_seat: self.zombie_seat,
            stores: common.stores,
            courtyard: common.courtyard,
            barricade: self.barricade,
            barricade_max: table.barricade_max,
            survivors: self.survivors,
            supply: self.supply(),
            car: self.car,
            humans: self
                .all_humans()
                .zip(carried.into_iter().zip(common.odds))
                .map(|(human, (tokens, odds))| self.human_view(human, viewer, tokens, odds))
                .collect(),
            first: self.first,
            active: self.active,
            zombie_cards: self.zombie_cards.to_vec(),
            n_unused: self.unused.len(),
            n_search_deck: self.decks.search.len(),
            n_supply_deck: self.decks.supply.len(),
            n_hand: self.decks.hand.len(),
            hand: is_zombie.then_some(self.decks.hand),
            buried: if is_zombie { self.buried() } else { Vec::new() },
            deck_top: self
                .decks
                .search
                .last()
                .copied()
                .filter(|_| self.is_known(self.decks.top_known, viewer)),
            discard: self.decks.discard,
            removed: self.decks.removed,
            objectives: common.objectives,
            tokens: self.token_views(viewer),
            squads: self.squad_views(),
            posts: Post::ALL
                .iter()
                .copied()
                .filter(|post| self.goals.posts[post.index()])
                .collect(),
            turn: common.turn,
            revealed: self.night.revealed,
            turns_left: self.turns_left(),
            last_turns: self.last_turns,
            unseen_symbols: self.unseen_symbols(viewer),
            offers: you.map_or_else(Vec::new, |seat| self.offer_views(seat)),
            end: self.end,
        }
    }

    /// Whether `viewer` is among those who know; spectators know what everybody knows.
    fn is_known(&self, known: SeatSet, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => known.has(seat),
            Viewer::Spectator => known == self.seats(),
        }
    }

    /// Cards the Zombie Player put under the Search Deck, the next to come first.
    fn buried(&self) -> Vec<Card> {
        self.decks.search[..usize::from(self.decks.sifted)]
            .iter()
            .rev()
            .copied()
            .collect()
    }

    pub(super) fn is_choosing(&self) -> bool {
        self.offers != Default::default()
    }

    fn store_view(&self, slot: Slot, detail: Detail) -> StoreView {
        let def = self.map.side_def(slot);
        StoreView {
            slot,
            side: self.map.side(slot),
            symbol: def.symbol,
            number: def.number,
            rotation: ROTATIONS[slot.index()],
            edges: if detail == Detail::Whole {
                &def.edges
            } else {
                &NO_EDGES
            },
            rooms: (1..=3)
                .map(|number| self.room_view(Room::of(slot, number)))
                .collect(),
            cards: self.decks.beside[slot.index()],
            locked: self.locked.has(slot),
        }
    }

    fn room_view(&self, room: Room) -> RoomView {
        let def = self.map.room_def(room).copied().unwrap_or_default();
        let ability = self.map.ability(room);
        RoomView {
            room,
            ability,
            stopping: ability.is_some_and(Ability::is_stopping),
            flask: def.flask,
            gear: def.gear,
            bio: def.bio,
            supply: def.supply,
            walls: self.map.walls(room),
            passages: self.map.passages_from(room),
            zombie: self.has_zombie(room),
            trap: self.traps.has(room),
        }
    }

    fn human_view(
        &self,
        human: Human,
        viewer: Viewer,
        tokens: Vec<Token>,
        odds: Vec<(Room, MeleeOdds)>,
    ) -> HumanView {
        let content = content();
        let state = self.human(human);
        let is_choosing = self.is_choosing();
        HumanView {
            human,
            seat: state.seat,
            character: (!is_choosing).then_some(state.character),
            room: state.room,
            wounds: state.wounds,
            ammo: state.ammo,
            to_death: state.ammo.saturating_sub(state.wounds),
            melee: state.held.and(content.melee).first(),
            ranged: state.held.and(content.ranged).first(),
            backpack: state.held.and(content.backpack),
            tokens,
            search: match state.search {
                None => SearchView::None,
                Some(card) if self.is_known(state.search_known, viewer) => SearchView::Known(card),
                Some(_) => SearchView::Hidden,
            },
            survivors: state.survivors,
            odds,
        }
    }

    fn odds_near(&self, human: Human) -> Vec<(Room, MeleeOdds)> {
        let rooms = if self.is_own_turn(human) {
            self.move_targets()
        } else {
            self.reach(human, 1)
        };
        rooms
            .and(self.zombies)
            .iter()
            .map(|room| (room, self.melee_odds(human, room)))
            .collect()
    }

    fn objective_view(&self, objective: Objective) -> ObjectiveView {
        let n = if self.is_competitive() {
            self.n_humans()
        } else {
            1
        };
        let is = |wanted: Objective| objective == wanted;
        let goals = &self.goals;
        let progress = (0..n).map(|column| {
            if is(Objective::Escape) && self.is_competitive() {
                goals.ticks[column].len() as u8
            } else {
                goals.progress[objective.index()][column]
            }
        });
        let symbols = &content().details.stranded_symbols;
        ObjectiveView {
            objective,
            target: self.target(objective),
            progress: progress.collect(),
            complete: goals.complete[objective.index()][..n].to_vec(),
            cache: if is(Objective::Arsenal) {
                goals.cache[..n].to_vec()
            } else {
                Vec::new()
            },
            cache_target: if is(Objective::Arsenal) {
                self.cache_target()
            } else {
                0
            },
            symbols: if is(Objective::Stranded) {
                (0..4)
                    .map(|i| symbols[(usize::from(goals.stranded_space) + i) % 4])
                    .collect()
            } else {
                Vec::new()
            },
            gear: if is(Objective::Helicopter) {
                goals.gear
            } else {
                0
            },
            letters: if is(Objective::Cure) {
                self.cure_order()[..usize::from(self.target(objective))].to_vec()
            } else {
                Vec::new()
            },
            found: if is(Objective::Escape) {
                goals.found.to_vec()
            } else {
                Vec::new()
            },
            blocked: if is(Objective::Escape) {
                goals.blocked_exits()
            } else {
                Vec::new()
            },
            real: if is(Objective::Escape) {
                goals.real_exits()
            } else {
                Vec::new()
            },
            exit: self.exit_room().filter(|_| is(Objective::Escape)),
            sources: Clue::ALL
                .iter()
                .copied()
                .filter(|clue| is(Objective::Source) && goals.sources[clue.index()])
                .collect(),
        }
    }

    fn token_views(&self, viewer: Viewer) -> Vec<TokenView> {
        let lies = |token: &Token| self.place(*token) != Place::Gone;
        Token::all()
            .filter(lies)
            .map(|token| self.token_view(token, viewer))
            .collect()
    }

    fn token_view(&self, token: Token, viewer: Viewer) -> TokenView {
        let place = self.place(token);
        let on_card = place == Place::Card;
        let (up, shows) = match token {
            Token::Supply(_) | Token::Radio | Token::Part => (true, None),
            // The Zombie on the card tells what the other one is.
            Token::Stranded(n) => {
                let is_told = self.goals.stranded.contains(&Place::Card);
                let shown = if n == self.goals.person {
                    Shown::Person
                } else {
                    Shown::Zombie
                };
                (on_card, is_told.then_some(shown))
            }
            Token::Ingredient(n) => {
                let ingredient = &self.goals.ingredients[usize::from(n)];
                let is_known = on_card || self.is_known(ingredient.seen, viewer);
                (
                    on_card,
                    is_known.then_some(Shown::Letter(ingredient.letter)),
                )
            }
            Token::Exit(n) => (
                on_card,
                on_card.then_some(Shown::Exit(self.goals.exits[usize::from(n)].shows)),
            ),
            Token::Clue(n) => {
                let clue = &self.goals.clues[usize::from(n)];
                let is_known = clue.up || self.is_known(clue.seen, viewer);
                (clue.up, is_known.then_some(Shown::Clue(clue.clue)))
            }
        };
        TokenView {
            token,
            place,
            up,
            shows,
        }
    }

    fn squad_views(&self) -> Vec<SquadView> {
        let squads = self.goals.squads.iter().enumerate();
        squads
            .filter_map(|(squad, steps)| {
                let steps = (*steps)?;
                Some(SquadView {
                    corner: Slot::CORNERS[squad],
                    steps,
                    room: Self::squad_room(squad, steps),
                    leader: self.squad_leader(squad),
                })
            })
            .collect()
    }

    fn turn_view(&self) -> TurnView {
        let turn = &self.turn;
        let is_open = turn.on && turn.entered && self.is_clear(self.human(self.active).room);
        let is_moving = turn.on && !turn.over && self.moves_left() > 0;
        TurnView {
            on: turn.on,
            moves: turn.base,
            ride: turn.ride,
            extra: turn.extra,
            riding: turn.riding,
            attack: turn.attack,
            open: is_open,
            kills: turn.kills,
            used: turn.used,
            reach: if is_moving {
                self.move_targets()
            } else {
                RoomSet::EMPTY
            },
            range: if turn.on && turn.attack {
                self.shoot_targets(self.active)
            } else {
                RoomSet::EMPTY
            },
        }
    }

    /// Each hidden Search Card is a Turn, and everybody has one more at the end (TEZ-R71).
    fn turns_left(&self) -> usize {
        match self.last_turns {
            Some(left) => usize::from(left),
            None if self.is_choosing() || self.goals.in_play.is_empty() => {
                content().table.search_deck + self.n_humans()
            }
            None => self.hidden_search_cards() + self.n_humans(),
        }
    }

    /// Search Cards this viewer cannot place, in either deck, in the hand or before a Human.
    pub(super) fn unseen(&self, viewer: Viewer) -> CardSet {
        let decks = &self.decks;
        let is_zombie = matches!(viewer, Viewer::Seat(seat) if Some(seat) == self.zombie_seat);
        let mut unseen: CardSet = decks.search.iter().chain(&decks.supply).copied().collect();
        unseen = unseen.minus(decks.supply_known);
        if is_zombie {
            unseen = unseen.minus(self.buried().into_iter().collect());
        } else {
            unseen = unseen.or(decks.hand);
        }
        if self.is_known(decks.top_known, viewer)
            && let Some(top) = decks.search.last()
        {
            unseen.remove(*top);
        }
        for human in &self.humans {
            if let Some(card) = human
                .search
                .filter(|_| !self.is_known(human.search_known, viewer))
            {
                unseen.insert(card);
            }
        }
        unseen
    }

    fn unseen_symbols(&self, viewer: Viewer) -> [u8; 4] {
        let mut counts = [0; 4];
        for card in self.unseen(viewer).iter() {
            counts[content().card(card).symbol.index()] += 1;
        }
        counts
    }

    fn offer_views(&self, seat: Seat) -> Vec<OfferView> {
        let mut offers = Vec::new();
        if Some(seat) == self.zombie_seat && !self.offers.zombie.is_empty() {
            offers.push(OfferView {
                human: None,
                cards: self.offers.zombie,
                chosen: None,
            });
        }
        for human in self
            .all_humans()
            .filter(|human| self.human(*human).seat == seat)
        {
            let cards = self.offers.humans[human.index()];
            if !cards.is_empty() {
                offers.push(OfferView {
                    human: Some(human),
                    cards,
                    chosen: self.offers.chosen[human.index()],
                });
            }
        }
        offers
    }
}
