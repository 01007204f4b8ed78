//! Cards that are played of one's own accord: at points of the turn, before a combat roll, for movement (data sheet, 8.1).

use shamble_core::{Illegal, Seat, Sink, refuse};

use crate::action::Target;
use crate::cards::{Card, CardId, CardSet};
use crate::content::{Effect, Sort, content};
use crate::event::Event;
use crate::ids::{Dir, Marks, Space};
use crate::rules::now::gain;
use crate::rules::sight::sees;
use crate::state::{Act, Horn, MAX_TOKENS, MOST_TOKENS, Point, State, Status, Wedge};

/// When a card is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    Point(Point),
    Combat,
}

/// What follows a play, beyond what the card did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum After {
    Same,
    /// Phase 3 is over.
    SkipSpawn,
    /// Phase 6 is over.
    SkipHorde,
}

/// A play that the rules allow, worked out.
pub(crate) struct Play {
    pub(crate) card: CardId,
    gift: CardSet,
}

impl State {
    /// Whether the active player may play that card at that target now.
    pub(crate) fn check_play(
        &self,
        when: When,
        named: Card,
        target: &Target,
    ) -> Result<Play, Illegal> {
        let seat = self.turn.seat;
        if self.is_done_by_unlocking() && when != When::Combat {
            refuse!("ZM-112", "zombie-mall-refuse-unlocked");
        }
        let skates = |card: CardId| named.kind.effect().is_skate() && self.turn.used.has(card);
        let Some(card) = self.find(&self.active().hand, named, |card| {
            self.may_play(seat, card) && !skates(card)
        }) else {
            refuse!("ZM-168", "zombie-mall-refuse-not-yours", card = named.say());
        };
        let playable = match when {
            When::Point(_) => content().own.has(card),
            When::Combat => content().pre.has(card),
        };
        if !playable {
            refuse!("ZM-168", "zombie-mall-refuse-not-now", card = named.say());
        }
        if !self.may_play(seat, card) {
            refuse!("ZM-169", "zombie-mall-refuse-drawer", card = named.say());
        }
        if skates(card) {
            refuse!("ZM-006", "zombie-mall-refuse-used", card = named.say());
        }
        let gift = self.check_target(when, card, target)?;
        Ok(Play { card, gift })
    }

    fn check_target(&self, when: When, card: CardId, target: &Target) -> Result<CardSet, Illegal> {
        let player = self.active();
        let is_fit = match (card.kind().effect(), target) {
            (
                Effect::Heal { .. }
                | Effect::RefillBandages
                | Effect::Bandages { .. }
                | Effect::Adrenaline { .. },
                Target::None,
            ) => true,
            (Effect::Skate { .. }, Target::None) => {
                if when != When::Point(Point::Moving) || self.turn.act != Act::Nothing {
                    refuse!("ZM-006", "zombie-mall-refuse-skate");
                }
                true
            }
            (Effect::Quiet, Target::None) => {
                if when != When::Point(Point::BeforeSpawn) {
                    refuse!("ZM-006", "zombie-mall-refuse-quiet");
                }
                true
            }
            (Effect::PowerCut, Target::None) => {
                if when != When::Point(Point::Moving) {
                    refuse!("ZM-006", "zombie-mall-refuse-power-cut");
                }
                true
            }
            (Effect::Shoot { range, .. }, Target::Space(space)) => {
                return self.check_shot(*space, range);
            }
            (Effect::Ball { .. }, Target::Side(_)) => true,
            (Effect::Lantern { .. }, Target::Space(space)) => self.is_beside(*space),
            (Effect::Horn { .. }, Target::Space(space)) => {
                self.mall.is_legal(*space) && sees(self, player.at, *space)
            }
            (Effect::Fob { .. }, Target::Seat(seat)) => self.is_on_map(*seat),
            (Effect::Tape, Target::Card(named)) => {
                let hand = without(player.hand, card);
                self.find(&hand, *named, |_| true)
                    .is_some_and(|card| takes_tape(card) && named.kind == card.kind())
            }
            (Effect::Directory, Target::Token(number)) => self
                .objectives
                .iter()
                .any(|objective| objective.number == *number),
            (Effect::TwoWayRadio, Target::Gift(to, cards)) => {
                if !self.is_on_map(*to) || *to == self.turn.seat {
                    refuse!("ZM-R18", "zombie-mall-refuse-no-such-player");
                }
                if self.is_in_reach(*to) {
                    refuse!("ZM-006", "zombie-mall-refuse-radio-combat");
                }
                let gift = self.find_all(&without(player.hand, card), cards);
                if gift.is_err() && self.find_all(&player.hand, cards).is_ok() {
                    refuse!("ZM-006", "zombie-mall-refuse-radio-itself");
                }
                return gift;
            }
            (Effect::Wedge, Target::Side(side)) => {
                self.mall
                    .entrances(player.at)
                    .any(|entrance| entrance == *side)
                    && self.is_free(player.at, *side)
            }
            _ => false,
        };
        if !is_fit {
            refuse!(
                "ZM-006",
                "zombie-mall-refuse-target",
                card = card.kind().say()
            );
        }
        Ok(CardSet::EMPTY)
    }

    fn check_shot(&self, space: Space, range: Option<u8>) -> Result<CardSet, Illegal> {
        let from = self.active().at;
        if !self.mall.is_legal(space) || self.cell(space).zombies == 0 {
            refuse!("ZM-006", "zombie-mall-refuse-no-zombie-there", at = space);
        }
        if range.is_some_and(|range| from.away(space) > usize::from(range))
            || !sees(self, from, space)
        {
            refuse!("ZM-049", "zombie-mall-refuse-no-sight", at = space);
        }
        Ok(CardSet::EMPTY)
    }

    fn is_on_map(&self, seat: Seat) -> bool {
        self.players
            .get(seat)
            .is_some_and(|player| player.status == Status::OnMap)
    }

    /// The own space or one next to it over a free edge.
    fn is_beside(&self, space: Space) -> bool {
        let at = self.active().at;
        space == at
            || Dir::ALL
                .into_iter()
                .any(|dir| self.is_free(at, dir) && at.step(dir) == space)
    }

    /// The cards of `hand` that `named` mean, each a different one.
    pub(crate) fn find_all(&self, hand: &CardSet, named: &[Card]) -> Result<CardSet, Illegal> {
        let mut left = *hand;
        for name in named {
            match self.find(&left, *name, |_| true) {
                Some(card) => left.remove(card),
                None => refuse!("ZM-168", "zombie-mall-refuse-not-yours", card = name.say()),
            }
        }
        Ok(hand.without(&left))
    }

    /// Plays the card.
    pub(crate) fn play(
        &mut self,
        when: When,
        play: &Play,
        target: &Target,
        out: &mut impl Sink<Event>,
    ) -> After {
        let seat = self.turn.seat;
        let card = play.card;
        let name = self.name(card);
        let here = self.active().at;
        let shown = !self.is_public(card);
        out.emit(|| Event::Played {
            seat,
            card: name,
            shown,
        });
        self.spend(seat, card);
        match (name.kind.effect(), target) {
            (Effect::Heal { n }, _) => {
                self.change_tokens(out, |bandages, _| *bandages = gain(*bandages, n))
            }
            (Effect::RefillBandages, _) => {
                self.change_tokens(out, |bandages, _| *bandages = (*bandages).max(MAX_TOKENS));
            }
            (Effect::Bandages { n }, _) => {
                self.change_tokens(out, |bandages, _| {
                    *bandages = (*bandages + n).min(MOST_TOKENS)
                });
            }
            (Effect::Adrenaline { n, may_exceed }, _) => {
                self.change_tokens(out, |_, adrenaline| {
                    *adrenaline = if may_exceed {
                        (*adrenaline + n).min(MOST_TOKENS)
                    } else {
                        gain(*adrenaline, n)
                    };
                })
            }
            (Effect::Skate { mp }, _) => {
                self.turn.mp += mp;
                if self.active().hand.has(card) {
                    self.turn.used.insert(card);
                }
            }
            (Effect::Quiet, _) => {
                out.emit(|| Event::NothingSpawns { seat });
                return After::SkipSpawn;
            }
            (Effect::PowerCut, _) => {
                out.emit(|| Event::HordeStill { seat });
                return After::SkipHorde;
            }
            (Effect::Shoot { noise, .. }, Target::Space(space)) => {
                self.kill(seat, *space, out);
                self.noise_after(when, noise, out);
            }
            (Effect::Ball { reach }, Target::Side(side)) => self.roll_ball(*side, reach, out),
            (Effect::Lantern { noise }, Target::Space(space)) => {
                for _ in 0..self.cell(*space).zombies {
                    self.kill(seat, *space, out);
                }
                self.noise_after(when, noise, out);
            }
            (Effect::Horn { range }, Target::Space(space)) => {
                if self.horns.is_full() {
                    self.horns.remove(0);
                }
                let at = *space;
                self.horns.push(Horn { at, seat, range });
                self.forget_paths();
                out.emit(|| Event::HornSounded { seat, at });
            }
            (Effect::Fob { noise }, Target::Seat(at)) => {
                self.make_noise(self.players[*at].at, noise, out)
            }
            (Effect::Tape, Target::Card(named)) => {
                let hand = self.active().hand;
                let weapon = self
                    .find(&hand, *named, |_| true)
                    .expect("checked: the weapon is there");
                self.uses[weapon.index()] += 1;
                self.show(weapon);
                let card = self.name(weapon);
                out.emit(|| Event::UsesGained { seat, card });
            }
            (Effect::Directory, Target::Token(number)) => {
                let objective = self
                    .objectives
                    .iter()
                    .find(|objective| objective.number == *number);
                let card = objective.expect("checked: the token is there").card;
                self.known[card.index()] = self.known[card.index()].and(Marks::only(seat));
                let number = *number;
                out.emit(|| Event::LookedUnder {
                    seat,
                    number,
                    card: Some(Card::fresh(card.kind())),
                });
            }
            (Effect::TwoWayRadio, Target::Gift(to, _)) => {
                self.hand_over(seat, *to, &play.gift, out)
            }
            (Effect::Wedge, Target::Side(side)) => {
                if self.wedges.is_full() {
                    self.take_wedge(0);
                }
                let side = *side;
                self.wedges.push(Wedge {
                    at: here,
                    side,
                    seat,
                });
                self.set_edge(here, side);
                out.emit(|| Event::Wedged {
                    seat,
                    at: here,
                    side,
                });
            }
            _ => unreachable!("checked: card and target fit"),
        }
        After::Same
    }

    /// In combat noise waits until no zombie is adjacent; outside it comes at once.
    fn noise_after(&mut self, when: When, noise: u8, out: &mut impl Sink<Event>) {
        match when {
            When::Combat => self.turn.noise += noise,
            When::Point(_) if noise > 0 => self.make_noise(self.active().at, noise, out),
            When::Point(_) => {}
        }
    }

    /// A Bowling Ball: each zombie on the next spaces that way is hit on 3 to 9.
    fn roll_ball(&mut self, side: Dir, reach: u8, out: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        let mut at = self.active().at;
        for _ in 0..reach {
            if !self.is_free(at, side) {
                return;
            }
            at = at.step(side);
            for _ in 0..self.cell(at).zombies {
                let roll = self.dice.roll_from_zero(10) as u8;
                let killed = roll >= crate::rules::combat::WINS;
                out.emit(|| Event::BallRolled {
                    seat,
                    at,
                    roll,
                    killed,
                });
                if killed {
                    self.kill(seat, at, out);
                }
            }
        }
    }
}

impl Effect {
    pub(crate) fn is_skate(self) -> bool {
        matches!(self, Self::Skate { .. })
    }
}

fn without(mut hand: CardSet, card: CardId) -> CardSet {
    hand.remove(card);
    hand
}

/// Whether tape helps: a weapon or a Crowbar with a number of uses.
pub(crate) fn takes_tape(card: CardId) -> bool {
    let kind = card.kind();
    let is_tool =
        kind.data().sort == Some(Sort::Weapon) || matches!(kind.effect(), Effect::Crowbar { .. });
    is_tool && kind.data().uses > 0
}
