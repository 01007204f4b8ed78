//! The call for help, the charts, the team, and who gets out (ZM-207 to ZM-218, ZM-235 to ZM-252).

use shamble_core::{Seat, SeatSet, Sink};

use crate::content::{Effect, content};
use crate::event::Event;
use crate::ids::Space;
use crate::options::{BittenAtEnd, Scenario};
use crate::state::{Call, Ending, Refuge, State, Status};

/// ZM-202.
const ESCAPE_VP: u16 = 15;

/// ZM-204.
const MOST_KILLS_VP: u16 = 5;

/// Rolls that cannot be used are repeated; this often in a row does not happen.
const MAX_REROLLS: usize = 10_000;

impl State {
    /// Rolls on the escape chart and answers the call (ZM-237 to ZM-248).
    pub(crate) fn answer_call(&mut self, out: &mut impl Sink<Event>) {
        let caller = self.turn.seat;
        let is_timed = self.options.scenario == Scenario::Improbable;
        let has_garage = !self.mall.garages().is_empty();
        let mut answer = None;
        for _ in 0..MAX_REROLLS {
            let roll = self.dice.roll_from_zero(10) as u8;
            let refuge = match (is_timed, roll) {
                (_, 0) => None,
                (false, 1..=5) | (true, 1..=3) => Some(Refuge::Hunker),
                (false, 6..=7) | (true, 4..=6) => Some(Refuge::Roof),
                _ => Some(Refuge::Garage),
            };
            // ZM-R64: without the Exit Garage tile these results are rolled again.
            if has_garage || !matches!(refuge, Some(Refuge::Roof | Refuge::Garage)) {
                answer = Some((roll, refuge));
                break;
            }
        }
        let (roll, refuge) = answer.expect("the chart has other results");
        let refuge = refuge.unwrap_or_else(|| Refuge::Exit(self.roll_exit()));
        let (delay, stay) = if is_timed {
            self.roll_window(refuge)
        } else {
            (0, None)
        };
        self.call = Some(Call {
            caller,
            refuge,
            k: 0,
            delay,
            stay,
        });
        out.emit(|| Event::Called {
            seat: caller,
            roll,
            refuge,
            delay,
            stay,
        });
    }

    /// ZM-245 to ZM-248: when the team comes and how long it stays, in this order.
    fn roll_window(&mut self, refuge: Refuge) -> (u16, Option<u16>) {
        let delay = match refuge {
            Refuge::Hunker => self.dice.roll(6),
            Refuge::Roof | Refuge::Garage => self.dice.roll(6) + 4,
            Refuge::Exit(_) => self.dice.roll_from_zero(10) + 4,
        };
        let stay = self.dice.roll(if refuge == Refuge::Hunker { 4 } else { 6 });
        (delay as u16, Some(stay as u16))
    }

    /// The exit chart (ZM-207 to ZM-218, ZM-R72 to ZM-R74, ZM-R82); the exit's number from 1.
    fn roll_exit(&mut self) -> u8 {
        let n = self.mall.exits().len() as u32;
        let fair = self.options.fair_exits;
        let dice = &mut self.dice;
        let again =
            |dice: &mut shamble_core::Dice, roll: fn(&mut shamble_core::Dice) -> u32, most: u32| {
                (0..MAX_REROLLS)
                    .map(|_| roll(dice))
                    .find(|roll| (1..=most).contains(roll))
                    .expect("some roll fits")
            };
        let d10 = |dice: &mut shamble_core::Dice| dice.roll_from_zero(10);
        let d6 = |dice: &mut shamble_core::Dice| dice.roll(6);
        let exit = match n {
            1 => 1,
            2 | 3 => {
                let roll = dice.roll(if n == 2 { 4 } else { 6 });
                if fair || roll > n {
                    roll.div_ceil(2)
                } else {
                    roll
                }
            }
            4 => dice.roll(4),
            5 => again(dice, d6, 5),
            6 => dice.roll(6),
            7 | 8 if fair => again(dice, d10, n),
            7 | 8 => match dice.roll(4) + dice.roll(4) {
                8 if n == 7 => 1,
                sum => sum,
            },
            9 => again(dice, d10, 9),
            10 => match dice.roll_from_zero(10) {
                0 => 10,
                roll => roll,
            },
            _ => dice.pick(n as usize) as u32 + 1,
        };
        exit as u8
    }

    /// Whether the team takes in whoever is in that space (ZM-R63).
    pub(crate) fn is_refuge(&self, space: Space) -> bool {
        let Some(call) = self.call.as_ref().filter(|call| call.is_there()) else {
            return false;
        };
        match call.refuge {
            // In Scenario 1A a roll decides (ZM-238); in 1B the office is the place.
            Refuge::Hunker => {
                self.options.scenario == Scenario::Improbable
                    && self.mall.store(space) == self.mall.office()
            }
            Refuge::Roof => self.mall.roofs().contains(&space),
            Refuge::Garage => self.mall.garages().contains(&space),
            Refuge::Exit(number) => self.mall.exits()[usize::from(number) - 1]
                .spaces
                .contains(&space),
        }
    }

    /// Rescues everybody who stands where the team is.
    pub(crate) fn rescue_all(&mut self, out: &mut impl Sink<Event>) {
        for seat in Seat::all(self.players.len()) {
            if self.players[seat].status == Status::OnMap && self.is_refuge(self.players[seat].at) {
                self.rescue(seat, out);
            }
        }
    }

    /// ZM-202, ZM-203, ZM-R81: out with his cards, which score.
    pub(crate) fn rescue(&mut self, seat: Seat, out: &mut impl Sink<Event>) {
        let survivors = self.players[seat].hand.both(&content().survivors);
        let mut vp = ESCAPE_VP;
        let mut n_twins = 0;
        for card in survivors.iter() {
            vp += card.kind().data().vp;
            if let Effect::Twin { bonus } = card.kind().effect() {
                n_twins += 1;
                vp += if n_twins == 2 { bonus } else { 0 };
            }
        }
        let player = &mut self.players[seat];
        player.status = Status::Rescued;
        player.vp += vp;
        self.forget_paths();
        out.emit(|| Event::Rescued { seat, vp });
    }

    /// Scenario 1: the call ends the game; BITTEN players learn whether they live (ZM-220, ZM-R60).
    pub(crate) fn escape_all(&mut self, out: &mut impl Sink<Event>) {
        let n_seats = self.players.len();
        let mut seat = self.turn.seat;
        for _ in 0..n_seats {
            if self.players[seat].status == Status::Bitten {
                let lives = match self.options.bitten_at_end {
                    BittenAtEnd::Roll => self.roll_survival(seat, out),
                    BittenAtEnd::Alive => true,
                    BittenAtEnd::Dead => false,
                };
                if lives {
                    self.rescue(seat, out);
                } else {
                    self.die(seat, out);
                }
            }
            seat = seat.clockwise(n_seats);
        }
        for seat in Seat::all(n_seats) {
            if self.players[seat].status == Status::OnMap {
                self.rescue(seat, out);
            }
        }
        self.finish(Ending::Called, out);
    }

    /// Whether nobody is left to play on; the game is then over (ZM-220, ZM-R71).
    pub(crate) fn is_finished(&mut self, out: &mut impl Sink<Event>) -> bool {
        let is_in =
            |status: Status| matches!(status, Status::Waiting | Status::OnMap | Status::Bitten);
        if self.ending.is_some() {
            return true;
        }
        if self.players.values().any(|player| is_in(player.status)) {
            return false;
        }
        let ending = if self.escaped().is_empty() {
            Ending::Overrun
        } else {
            Ending::Rescued
        };
        self.finish(ending, out);
        true
    }

    /// Seats that got out.
    pub(crate) fn escaped(&self) -> SeatSet {
        let out = self
            .players
            .iter()
            .filter(|(_, player)| player.status == Status::Rescued);
        out.map(|(seat, _)| seat).collect()
    }

    pub(crate) fn finish(&mut self, ending: Ending, out: &mut impl Sink<Event>) {
        // ZM-204, ZM-R61: after everything else, dead players too, with at least one kill.
        let kills = self
            .players
            .values()
            .map(|player| player.kills)
            .max()
            .unwrap_or(0);
        if kills > 0 {
            let mut seats = SeatSet::EMPTY;
            for seat in Seat::all(self.players.len()) {
                if self.players[seat].kills == kills {
                    self.players[seat].vp += MOST_KILLS_VP;
                    seats.insert(seat);
                }
            }
            out.emit(|| Event::MostKills { seats, kills });
        }
        self.todo.clear();
        self.offer = None;
        self.ending = Some(ending);
        out.emit(|| Event::GameOver {
            ending,
            escaped: self.escaped(),
        });
    }
}
