//! A tiny game for the tests of the runner and of the contract: a race with dice, hidden cards and a pursuer.
//!
//! On its turn a seat rolls and moves, or plays a card from its hidden hand, or looks at the deck's top card. Meanwhile
//! everybody may cheer once, which shortens the pause before the next turn. Every second the pursuer comes nearer; the
//! race is over when somebody is home or the pursuer has caught up with the last one. A `Flaw` breaks it on purpose in
//! one way, so that the contract can be seen to notice.

mod words;

use std::cell::Cell;
use std::sync::atomic::{AtomicU8, Ordering};

use serde::{Deserialize, Serialize};

use crate::options::MODE;
use crate::{
    Account, BySeat, Dice, Game, GameSpec, Illegal, Millis, ModeSpec, OptionKind, OptionSpec,
    Outcome, Parts, Prompt, Prompts, Seat, SeatSet, Setup, SetupError, Sink, Text, Viewer, refuse,
    text,
};

/// Ways in which a toy can be broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    None,
    ViewLeaksHands,
    EventLeaksCard,
    DeadEnd,
    NobodyAsked,
    RefusalMutates,
    TextIsLossy,
    OutsideState,
    ListsIllegal,
    ListsTwice,
    NamelessRule,
    PositionForgets,
    NeverEnds,
    HugeNumber,
    DealsNothing,
    SpectatorSees,
    LabelLeaks,
    AnybodyActs,
    SharedClones,
    AsksAfterTheEnd,
    EventsChangeIt,
    BreaksDown,
    LosesACard,
    ListsTooLittle,
    ComposesNonsense,
    ComposesNothing,
    StaleCache,
}

thread_local! {
    static FLAW: Cell<Flaw> = const { Cell::new(Flaw::None) };
}

impl Flaw {
    /// Breaks the toys of this thread while `work` goes on. All flaws share one toy, because the suite is compiled anew
    /// for every game.
    pub fn during<T>(self, work: impl FnOnce() -> T) -> T {
        /// Mends them again, also after a panic.
        struct Mended(Flaw);
        impl Drop for Mended {
            fn drop(&mut self) {
                FLAW.set(self.0);
            }
        }
        let _mended = Mended(FLAW.replace(self));
        work()
    }

    fn is_here(self) -> bool {
        FLAW.get() == self
    }
}

pub use words::{Action, Ask, Event, View};

const HOME: u8 = 19;
const PURSUIT: Millis = Millis(1_000);
const REST: Millis = Millis(300);

#[derive(Clone, Debug, PartialEq)]
pub struct Toy {
    position: Position,
    /// Never written down by the toy that forgets.
    n_looks: u8,
    /// Whether anybody cheered: a cache that the toy with a stale one does not rebuild.
    has_heard: bool,
    shared: Option<std::sync::Arc<Shared>>,
}

#[derive(Debug, Default)]
struct Shared(AtomicU8);

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        self.0.load(Ordering::Relaxed) == other.0.load(Ordering::Relaxed)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    turn: Seat,
    ready_at: Millis,
    track: BySeat<u8>,
    hands: BySeat<Vec<u8>>,
    deck: Vec<u8>,
    #[serde(default)]
    played: Vec<u8>,
    /// Who has looked at the deck's top card.
    seen_top: SeatSet,
    cheered: SeatSet,
    pursuer: u8,
    pursuer_at: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    caught: Option<bool>,
    dice: Dice,
}

/// What the toy that is not pure remembers.
static OUTSIDE: AtomicU8 = AtomicU8::new(0);

impl Toy {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.position.track.len())
    }

    fn next_turn(&mut self, now: Millis) {
        let position = &mut self.position;
        position.turn = position.turn.clockwise(position.track.len());
        let rest = if position.cheered.has(position.turn) {
            Millis(100)
        } else {
            REST
        };
        position.ready_at = now + rest;
    }

    fn is_asked(&self, seat: Seat, now: Millis, ask: fn(&Ask) -> bool) -> bool {
        self.prompts()
            .iter()
            .any(|prompt| prompt.seat == seat && ask(&prompt.ask) && prompt.is_open(now))
    }
}

impl Game for Toy {
    const ID: &'static str = "toy";

    type Action = Action;
    type Ask = Ask;
    type Event = Event;
    type View = View;
    type Position = Position;

    fn spec() -> GameSpec {
        GameSpec {
            id: Self::ID,
            name: "Toy",
            modes: vec![ModeSpec {
                id: "race",
                min_seats: 2,
                max_seats: 3,
                default_seats: 2,
            }],
            options: vec![OptionSpec {
                key: "cards",
                kind: OptionKind::Number {
                    min: 0,
                    max: 4,
                    none: false,
                },
                default: "3",
                rule: "TOY-001",
                needs: Vec::new(),
            }],
        }
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let checked = setup.check(&Self::spec())?;
        assert_eq!(checked.get(MODE), "race");
        let n_cards = checked.number("cards").expect("never none") as usize;
        let mut dice = Dice::new(setup.seed);
        let mut deck: Vec<u8> = (1..=16).map(|n| 1 + n % 4).collect();
        dice.shuffle(&mut deck);
        let hands = BySeat::from_fn(setup.seats, |_| deck.split_off(deck.len() - n_cards));
        Ok(Self {
            position: Position {
                turn: Seat::new(0),
                ready_at: Millis(200),
                track: BySeat::from_fn(setup.seats, |_| 3),
                hands,
                deck,
                played: Vec::new(),
                seen_top: SeatSet::EMPTY,
                cheered: SeatSet::EMPTY,
                pursuer: 0,
                pursuer_at: PURSUIT,
                caught: None,
                dice,
            },
            n_looks: 0,
            has_heard: false,
            shared: Flaw::SharedClones.is_here().then(Default::default),
        })
    }

    fn n_seats(&self) -> usize {
        self.position.track.len()
    }

    fn prompts(&self) -> Prompts<Ask> {
        let position = &self.position;
        if self.outcome().is_some() && !Flaw::AsksAfterTheEnd.is_here() {
            return Prompts::new();
        }
        let nobody = Flaw::NobodyAsked.is_here() && position.track.values().any(|at| *at > 8);
        self.seats()
            .filter(|_| !nobody)
            .filter_map(|seat| match seat {
                seat if seat == position.turn => {
                    Some(Prompt::must(seat, Ask::Turn).from(position.ready_at))
                }
                seat if position.cheered.has(seat) => None,
                seat => Some(Prompt::may(seat, Ask::Cheer).from(position.ready_at)),
            })
            .collect()
    }

    fn legal_actions(&self, seat: Seat, now: Millis, out: &mut Vec<Action>) {
        let hand = &self.position.hands[seat];
        if self.is_asked(seat, now, |ask| *ask == Ask::Turn) {
            if Flaw::DeadEnd.is_here() && hand.len() < 2 {
                return;
            }
            out.push(Action::Roll);
            for (i, card) in hand.iter().enumerate() {
                let is_left_out = Flaw::ComposesNothing.is_here() && i > 0;
                if Flaw::ListsTwice.is_here() || !is_left_out && !hand[..i].contains(card) {
                    out.push(Action::Play(*card));
                }
            }
            let can_look = !self.position.deck.is_empty() && !self.position.seen_top.has(seat);
            let lists_look = can_look && !Flaw::ListsTooLittle.is_here();
            if lists_look || Flaw::ListsIllegal.is_here() {
                out.push(Action::Look);
            }
        } else if self.is_asked(seat, now, |ask| *ask == Ask::Cheer) {
            out.push(Action::Cheer);
        }
    }

    fn compose(&self, seat: Seat, now: Millis, begun: &str, parts: &mut Parts) {
        if Flaw::ComposesNothing.is_here() || !self.is_asked(seat, now, |ask| *ask == Ask::Turn) {
            return;
        }
        let hand = &self.position.hands[seat];
        match begun {
            "" if !hand.is_empty() => parts.part("play", text!("toy-action")),
            "play" => {
                for card in 1..=4 {
                    if Flaw::ComposesNonsense.is_here() || hand.contains(&card) {
                        parts.part(format!(" {card}"), text!("toy-action"));
                    }
                }
            }
            begun if hand.iter().any(|card| begun == format!("play {card}")) => parts.whole(),
            begun if Flaw::ComposesNonsense.is_here() && begun.starts_with("play ") => {
                parts.whole()
            }
            _ => {}
        }
    }

    fn act(
        &mut self,
        seat: Seat,
        action: &Action,
        now: Millis,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let is_turn = self.is_asked(seat, now, |ask| *ask == Ask::Turn);
        if *action == Action::Cheer {
            if !self.is_asked(seat, now, |ask| *ask == Ask::Cheer) {
                refuse!("TOY-005", "toy-refuse-cheer");
            }
            self.position.cheered.insert(seat);
            // What the cache holds shows only at a later wake, not in the answer to the next act.
            self.has_heard = true;
            out.emit(|| Event::Cheered { seat });
            return Ok(());
        }
        let may_anyway = Flaw::AnybodyActs.is_here() && *action == Action::Roll;
        if !is_turn && !may_anyway {
            if Flaw::RefusalMutates.is_here() {
                self.position.pursuer_at = self.position.pursuer_at + Millis(1);
            }
            if Flaw::NamelessRule.is_here() {
                refuse!("wait your turn", "toy-refuse-turn");
            }
            refuse!("TOY-002", "toy-refuse-turn");
        }
        match *action {
            Action::Roll => {
                assert!(!Flaw::BreaksDown.is_here(), "the toy is broken");
                let mut die = self.position.dice.roll(6) as u8;
                if Flaw::OutsideState.is_here() {
                    die += OUTSIDE.fetch_add(1, Ordering::Relaxed) % 2;
                }
                if let Some(shared) = &self.shared {
                    die += shared.0.fetch_add(1, Ordering::Relaxed) % 2;
                }
                if !Flaw::NeverEnds.is_here() {
                    self.position.track[seat] += die;
                }
                if Flaw::EventsChangeIt.is_here() {
                    out.emit(|| {
                        OUTSIDE.fetch_add(1, Ordering::Relaxed);
                        Event::Rolled { seat, die }
                    });
                    let heard = OUTSIDE.swap(0, Ordering::Relaxed);
                    self.position.pursuer_at = self.position.pursuer_at + Millis(u32::from(heard));
                } else {
                    out.emit(|| Event::Rolled { seat, die });
                }
            }
            Action::Play(card) => {
                let hand = &mut self.position.hands[seat];
                let Some(index) = hand.iter().position(|held| *held == card) else {
                    refuse!("TOY-003", "toy-refuse-card", card = card);
                };
                hand.remove(index);
                if !Flaw::LosesACard.is_here() || card != 4 {
                    self.position.played.push(card);
                }
                if !Flaw::NeverEnds.is_here() {
                    self.position.track[seat] += card;
                }
                out.emit(|| Event::Played { seat, card });
            }
            Action::Look => {
                let Some(card) = self.position.deck.last().copied() else {
                    refuse!("TOY-004", "toy-refuse-look");
                };
                if self.position.seen_top.has(seat) {
                    refuse!("TOY-004", "toy-refuse-look");
                }
                self.position.seen_top.insert(seat);
                self.n_looks += 1;
                out.emit(|| Event::Looked {
                    seat,
                    card: Some(card),
                });
            }
            Action::Cheer => unreachable!("handled above"),
        }
        self.next_turn(now);
        if Flaw::PositionForgets.is_here() && self.n_looks > 1 {
            self.position.ready_at = self.position.ready_at + Millis(7);
        }
        Ok(())
    }

    fn wake(&mut self, now: Millis, out: &mut impl Sink<Event>) {
        let position = &mut self.position;
        position.pursuer = position.pursuer.saturating_add(1);
        position.pursuer_at = now + PURSUIT;
        if Flaw::StaleCache.is_here() && self.has_heard {
            position.pursuer_at = now + PURSUIT + Millis(1);
        }
        if !Flaw::NeverEnds.is_here() && position.track.values().all(|at| *at <= position.pursuer) {
            position.caught = Some(true);
        }
        let to = position.pursuer;
        out.emit(|| Event::Pursued { to });
    }

    fn next_wake(&self) -> Option<Millis> {
        (!Flaw::NobodyAsked.is_here() || !self.prompts().is_empty())
            .then_some(self.position.pursuer_at)
    }

    fn cost(&self, _: Seat, _: &Action) -> Millis {
        Millis(150)
    }

    fn outcome(&self) -> Option<Outcome> {
        let position = &self.position;
        let home = |seat: &Seat| position.track[*seat] >= HOME;
        let winners: SeatSet = self.seats().filter(home).collect();
        let result = match (winners.is_empty(), position.caught) {
            (false, _) => "home",
            (true, Some(true)) => "caught",
            _ => return None,
        };
        Some(Outcome {
            result,
            winners,
            scores: None,
            text: text!("toy-over"),
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        let position = &self.position;
        let sees_top = self
            .seats()
            .any(|seat| viewer.is(seat) && position.seen_top.has(seat));
        let hand = match viewer {
            Viewer::Seat(seat) => Some(position.hands[seat].clone()),
            Viewer::Spectator => None,
        };
        let other = position.hands[Seat::new(1)]
            .first()
            .map(|card| u64::from(*card));
        View {
            turn: position.turn,
            track: position.track.clone(),
            hand,
            top: position.deck.last().copied().filter(|_| sees_top),
            n_cards: position.hands.values().map(Vec::len).collect(),
            pursuer: position.pursuer,
            secret: match FLAW.get() {
                Flaw::ViewLeaksHands => other,
                Flaw::SpectatorSees if viewer == Viewer::Spectator => other,
                Flaw::HugeNumber => Some(u64::MAX),
                _ => None,
            },
        }
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Looked { seat, .. } if !viewer.is(*seat) && !Flaw::EventLeaksCard.is_here() => {
                Event::Looked {
                    seat: *seat,
                    card: None,
                }
            }
            whole => whole.clone(),
        })
    }

    fn is_revealing(event: &Event) -> bool {
        match event {
            Event::Played { .. } => true,
            Event::Looked { .. } => !Flaw::EventLeaksCard.is_here(),
            _ => false,
        }
    }

    fn determinize(&self, seat: Seat, dice: &mut Dice) -> Self {
        let mut other = self.clone();
        if !Flaw::DealsNothing.is_here() {
            let position = &mut other.position;
            let sees_top = position.seen_top.has(seat);
            let top = position.deck.pop_if(|_| sees_top);
            let mut hidden = std::mem::take(&mut position.deck);
            for other in Seat::all(position.hands.len()).filter(|other| *other != seat) {
                hidden.append(&mut position.hands[other]);
            }
            dice.shuffle(&mut hidden);
            for other in Seat::all(position.hands.len()).filter(|other| *other != seat) {
                let n_cards = self.position.hands[other].len();
                position.hands[other] = hidden.split_off(hidden.len() - n_cards);
            }
            position.deck = hidden;
            position.deck.extend(top);
        }
        other.position.dice = Dice::new(dice.seed());
        other
    }

    fn dice(&self) -> &Dice {
        &self.position.dice
    }

    fn dice_mut(&mut self) -> &mut Dice {
        &mut self.position.dice
    }

    fn label(&self, _: Seat, _: &Action) -> Text {
        if Flaw::LabelLeaks.is_here() {
            let top = self.position.deck.last().copied().unwrap_or_default();
            return text!("toy-action", top = top);
        }
        text!("toy-action")
    }

    fn account(&self, account: &mut Account) {
        let position = &self.position;
        account.expect("card", (1..=16).map(|n| 1 + n % 4));
        for card in &position.deck {
            account.one("card", card, "deck");
        }
        for card in &position.played {
            account.one("card", card, "played");
        }
        for seat in self.seats() {
            for card in &position.hands[seat] {
                account.one("card", card, format!("hand of {seat}"));
            }
        }
    }

    fn any_action(&self, dice: &mut Dice) -> Action {
        match dice.pick(4) {
            0 => Action::Roll,
            1 => Action::Play(dice.below(7) as u8),
            2 => Action::Look,
            _ => Action::Cheer,
        }
    }

    fn position(&self) -> Position {
        self.position.clone()
    }

    fn from_position(position: Position) -> Result<Self, Vec<String>> {
        let mut wrong = Vec::new();
        if position.hands.len() != position.track.len() {
            wrong.push("track and hands must have as many seats".to_owned());
        }
        if position.turn.index() >= position.track.len() {
            wrong.push(format!("turn: there is no seat {}", position.turn));
        }
        if position
            .hands
            .values()
            .flatten()
            .any(|card| !(1..=4).contains(card))
        {
            wrong.push("hands: cards are 1 to 4".to_owned());
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        Ok(Self {
            position,
            n_looks: 0,
            has_heard: false,
            shared: Flaw::SharedClones.is_here().then(Default::default),
        })
    }
}
