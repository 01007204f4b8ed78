//! PLAY NOW: what the bad and the good events do the moment they are drawn (data sheet, 8.4 and 8.6).

use shamble_core::Sink;

use crate::cards::CardSet;
use crate::content::{Effect, content};
use crate::event::Event;
use crate::ids::{Dir, Space};
use crate::mall::WALKWAY;
use crate::prompt::Ask;
use crate::state::{MAX_TOKENS, State, Task};

impl State {
    /// Carries an event out, or puts what needs dice and choices on the list of things to do. An answer that only the
    /// player can give is returned as a question.
    pub(crate) fn happen(&mut self, effect: Effect, out: &mut impl Sink<Event>) -> Option<Ask> {
        let seat = self.turn.seat;
        let here = self.active().at;
        match effect {
            Effect::SecondWind => self.change_tokens(out, |_, adrenaline| {
                *adrenaline = (*adrenaline).max(MAX_TOKENS)
            }),
            Effect::Vending { n } => self.change_tokens(out, |bandages, adrenaline| {
                *bandages = gain(*bandages, n);
                *adrenaline = gain(*adrenaline, n);
            }),
            Effect::BehindCounter => self.place_zombie(here, out),
            Effect::Stockroom => {
                for dir in Dir::ALL
                    .into_iter()
                    .filter(|dir| self.is_free(here, *dir))
                    .collect::<arrayvec::ArrayVec<_, 4>>()
                {
                    self.place_zombie(here.step(dir), out);
                }
            }
            Effect::Alarm => {
                let n = self.roll_event(6, out);
                self.make_noise(here, n, out);
            }
            Effect::TornBag { n } => self.tear_bag(n, out),
            Effect::Ankle { mp } => {
                self.active_mut().slow += mp;
                self.change_tokens(out, |_, adrenaline| {
                    *adrenaline = adrenaline.saturating_sub(1)
                });
            }
            Effect::Cut => {
                self.change_tokens(out, |bandages, _| *bandages = bandages.saturating_sub(1))
            }
            Effect::Restless => {
                let n = self.roll_event(6, out);
                self.start_horde(u16::from(n), false);
            }
            Effect::FalseHope { vp } => {
                let player = self.active_mut();
                player.vp = player.vp.saturating_sub(vp);
                let vp = player.vp;
                out.emit(|| Event::VpChanged { seat, vp });
            }
            Effect::Shutter => {
                let mall = self.mall.clone();
                for exit in mall.exits() {
                    self.place_zombie(exit.spaces[0], out);
                }
            }
            Effect::Horde => {
                for rows in -1..=1 {
                    for cols in -1..=1 {
                        if let Some(space) = self.mall.offset(here, rows, cols) {
                            self.place_zombie(space, out);
                        }
                    }
                }
            }
            Effect::EveryoneHears => {
                let seats = self.on_map().collect();
                self.todo.push(Task::Hear { seats });
            }
            Effect::Collapse => self.change_tokens(out, |bandages, adrenaline| {
                *bandages = (*bandages).min(1);
                *adrenaline = (*adrenaline).min(1);
            }),
            Effect::Panic => {
                self.lose_cards(seat, out);
                self.todo.push(Task::Respawn { tries: 0 });
            }
            Effect::Moan => self.start_horde(u16::MAX, true),
            Effect::Patrol => {
                let n = self.roll_event(6, out);
                self.todo.push(Task::Spawn {
                    from: here,
                    left: n,
                    die: 4,
                });
            }
            Effect::TurnedFriend => return self.turn_friend(here, out),
            Effect::LightsOut => self.active_mut().dark = 2,
            Effect::Ambush => self.ambush(here, out),
            _ => unreachable!("only events are played now"),
        }
        None
    }

    /// A die of a card.
    pub(crate) fn roll_event(&mut self, die: u8, out: &mut impl Sink<Event>) -> u8 {
        let seat = self.turn.seat;
        let roll = self.dice.roll(u32::from(die)) as u8;
        out.emit(|| Event::DiceRolled { seat, die, roll });
        roll
    }

    /// Changes Bandages and Adrenaline of the active player.
    pub(crate) fn change_tokens(
        &mut self,
        out: &mut impl Sink<Event>,
        change: impl FnOnce(&mut u8, &mut u8),
    ) {
        let seat = self.turn.seat;
        let player = self.active_mut();
        change(&mut player.bandages, &mut player.adrenaline);
        let (bandages, adrenaline) = (player.bandages, player.adrenaline);
        out.emit(|| Event::TokensChanged {
            seat,
            bandages,
            adrenaline,
        });
    }

    /// Noise: so many spawn rolls round a space, next.
    pub(crate) fn make_noise(&mut self, from: Space, n: u8, out: &mut impl Sink<Event>) {
        out.emit(|| Event::Noise { at: from, n });
        self.todo.push(Task::Spawn {
            from,
            left: n,
            die: 10,
        });
    }

    /// Zombies move, next.
    pub(crate) fn start_horde(&mut self, left: u16, all: bool) {
        self.moved.clear();
        self.todo.push(Task::Horde { left, all });
    }

    /// Items at random, keys and trash included, onto the floor.
    fn tear_bag(&mut self, n: u8, out: &mut impl Sink<Event>) {
        let mut torn = CardSet::EMPTY;
        for _ in 0..n {
            let items = self.active().hand.both(&content().items).without(&torn);
            if items.is_empty() {
                break;
            }
            let order = self.in_order(&items);
            torn.insert(order[self.dice.pick(order.len())]);
        }
        self.drop_cards(self.turn.seat, &torn, out);
    }

    /// The Survivor of the highest VP turns; a tie is the player's to break.
    fn turn_friend(&mut self, here: Space, out: &mut impl Sink<Event>) -> Option<Ask> {
        let friends = self.turning_friends();
        match self.named(&friends).as_slice() {
            [] => {
                self.place_zombie(here, out);
                self.place_zombie(here, out);
                None
            }
            [_] => {
                let card = friends.iter().next().expect("there is one");
                self.lose_friend(card, out);
                None
            }
            _ => Some(Ask::Turned),
        }
    }

    /// The Survivors in hand with the most VP.
    pub(crate) fn turning_friends(&self) -> CardSet {
        let survivors = self.active().hand.both(&content().survivors);
        let most = survivors.iter().map(|card| card.kind().data().vp).max();
        survivors
            .iter()
            .filter(|card| Some(card.kind().data().vp) == most)
            .collect()
    }

    /// That Survivor is gone, and a zombie stands there.
    pub(crate) fn lose_friend(&mut self, card: crate::cards::CardId, out: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        let name = self.name(card);
        let shown = !self.is_public(card);
        self.active_mut().hand.remove(card);
        self.discard(card);
        out.emit(|| Event::Discarded {
            seat,
            card: name,
            shown,
        });
        self.place_zombie(self.active().at, out);
    }

    /// One zombie here, and one on each other space of this store that has an entrance.
    fn ambush(&mut self, here: Space, out: &mut impl Sink<Event>) {
        self.place_zombie(here, out);
        let store = self.mall.store(here);
        if store == WALKWAY {
            return;
        }
        let mall = self.mall.clone();
        for space in mall.spaces() {
            let is_inside = space != here && mall.is_legal(space) && mall.store(space) == store;
            if is_inside && mall.entrances(space).next().is_some() {
                self.place_zombie(space, out);
            }
        }
    }
}

/// More of a token, not above the maximum; a higher value stays (ZM-144, ZM-149).
pub(crate) fn gain(now: u8, n: u8) -> u8 {
    now.max((now + n).min(MAX_TOKENS))
}
