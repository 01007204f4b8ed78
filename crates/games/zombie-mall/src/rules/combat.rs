//! Combat: rolls, cards on rolls, Bandages, escapes (ZM-137 to ZM-157, ZM-R37 to ZM-R42).

use shamble_core::{Illegal, Sink, refuse};

use crate::cards::{Card, CardId, CardList, CardSet};
use crate::content::{Effect, Order, Sort, content};
use crate::event::{Event, StepKind};
use crate::ids::{Dir, Near};
use crate::state::{Fight, State};

/// ZM-138: this or more wins.
pub(crate) const WINS: u8 = 3;

/// ZM-R41: no sum counts for more.
const HIGHEST: u8 = 9;

impl State {
    /// Whether there is a zombie to fight there.
    pub(crate) fn check_fight(&self, at: Near) -> Result<(), Illegal> {
        if self.zombies_near(self.active().at, at) == 0 {
            refuse!("ZM-046", "zombie-mall-refuse-no-zombie", at = at.say());
        }
        Ok(())
    }

    /// The zombie the table fights for a player who leaves it to the table.
    pub(crate) fn default_fight(&self) -> Near {
        Near::ALL
            .into_iter()
            .find(|near| self.zombies_near(self.active().at, *near) > 0)
            .expect("there is combat only with an adjacent zombie")
    }

    /// ZM-138: rolls against a zombie. A lost roll waits for cards and Bandages; says whether it was won.
    pub(crate) fn roll_fight(&mut self, at: Near, out: &mut impl Sink<Event>) -> bool {
        let seat = self.turn.seat;
        let roll = self.dice.roll_from_zero(10) as u8;
        let roll = roll.saturating_sub(u8::from(self.active().dark > 0));
        let won = roll >= WINS;
        out.emit(|| Event::Fought {
            seat,
            at,
            roll,
            won,
        });
        if won {
            self.win(at, out);
        } else {
            self.turn.fight = Some(Fight {
                at,
                roll,
                weapon: false,
            });
        }
        won
    }

    fn win(&mut self, at: Near, out: &mut impl Sink<Event>) {
        self.turn.fight = None;
        let space = at.from(self.active().at);
        self.kill(self.turn.seat, space, out);
    }

    /// The card of the active player that `named` means for a lost roll.
    pub(crate) fn check_boost(&self, named: Card) -> Result<CardId, Illegal> {
        let Some(fight) = self.turn.fight else {
            refuse!("ZM-R41", "zombie-mall-refuse-no-lost-roll");
        };
        let seat = self.turn.seat;
        let hand = self.active().hand;
        let is_fit = |card: CardId| self.may_boost(card, &fight).is_ok();
        let Some(card) = self.find(&hand, named, is_fit) else {
            refuse!("ZM-168", "zombie-mall-refuse-not-yours", card = named.say());
        };
        if !content().roll.has(card) {
            refuse!("ZM-R41", "zombie-mall-refuse-not-roll", card = named.say());
        }
        if self.name(card).kind.effect() != Effect::Boxer && !self.may_play(seat, card) {
            refuse!("ZM-169", "zombie-mall-refuse-drawer", card = named.say());
        }
        self.may_boost(card, &fight)?;
        Ok(card)
    }

    /// Whether the rules let this card of the hand work on this roll.
    fn may_boost(&self, card: CardId, fight: &Fight) -> Result<(), Illegal> {
        let kind = card.kind();
        // He is no weapon: his own text says how often (ZM-006).
        if kind.effect() == Effect::Boxer && self.turn.used.has(card) {
            refuse!("ZM-006", "zombie-mall-refuse-used", card = kind.say());
        }
        if fight.weapon && is_weapon(card) {
            refuse!("ZM-R41", "zombie-mall-refuse-second-weapon");
        }
        if kind.effect() != Effect::Boxer && !self.may_play(self.turn.seat, card) {
            refuse!("ZM-169", "zombie-mall-refuse-drawer", card = kind.say());
        }
        Ok(())
    }

    /// A card changes a lost roll; says whether it now wins.
    pub(crate) fn boost(&mut self, card: CardId, out: &mut impl Sink<Event>) -> bool {
        let seat = self.turn.seat;
        let mut fight = self.turn.fight.expect("checked: a roll was lost");
        let name = self.name(card);
        let effect = name.kind.effect();
        fight.roll = match effect {
            Effect::Boxer => fight.roll + 1,
            Effect::Roll { plus } | Effect::Crowbar { plus } => fight.roll + plus,
            Effect::Nine { .. } => HIGHEST,
            _ => unreachable!("checked: the card works on rolls"),
        }
        .min(HIGHEST);
        fight.weapon |= is_weapon(card);
        if let Effect::Nine { noise } = effect {
            self.turn.noise += noise;
        }
        let (roll, won) = (fight.roll, fight.roll >= WINS);
        let shown = !self.is_public(card);
        out.emit(|| Event::Boosted {
            seat,
            card: name,
            roll,
            won,
            shown,
        });
        if effect == Effect::Boxer {
            self.turn.used.insert(card);
            self.show(card);
        } else {
            self.spend(seat, card);
        }
        self.turn.fight = Some(fight);
        if won {
            self.win(fight.at, out);
        }
        won
    }

    /// ZM-145: what cancels the loss; nothing means a Bandage token.
    pub(crate) fn check_bandage(&self, named: Option<Card>) -> Result<Option<CardId>, Illegal> {
        let Some(named) = named else {
            if self.active().bandages == 0 {
                refuse!("ZM-145", "zombie-mall-refuse-no-bandage");
            }
            return Ok(None);
        };
        let seat = self.turn.seat;
        let Some(card) = self.find(&self.active().hand, named, |card| self.may_play(seat, card))
        else {
            refuse!("ZM-168", "zombie-mall-refuse-not-yours", card = named.say());
        };
        if !content().loss.has(card) {
            refuse!("ZM-172", "zombie-mall-refuse-not-loss", card = named.say());
        }
        self.check_trade_in(&self.active().hand, card)?;
        Ok(Some(card))
    }

    /// ZM-172, ZM-173: whether a card of `hand` can stand for a token now.
    pub(crate) fn check_trade_in(&self, hand: &CardSet, card: CardId) -> Result<(), Illegal> {
        let kind = card.kind();
        if !self.may_play(self.turn.seat, card) {
            refuse!("ZM-169", "zombie-mall-refuse-drawer", card = kind.say());
        }
        let is_child = kind.data().class == crate::content::Class::Child;
        let waits = is_child && !hand.both(&content().before_child).is_empty();
        let is_last =
            kind.data().order == Some(Order::Last) && !hand.both(&content().adults).is_empty();
        if waits || is_last {
            refuse!(
                "ZM-173",
                "zombie-mall-refuse-adults-first",
                card = kind.say()
            );
        }
        Ok(())
    }

    /// Cancels the loss.
    pub(crate) fn bandage(&mut self, card: Option<CardId>, out: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        let fight = self.turn.fight.take().expect("checked: a roll was lost");
        let name = card.map(|card| self.name(card));
        let shown = card.is_some_and(|card| !self.is_public(card));
        out.emit(|| Event::Bandaged {
            seat,
            card: name,
            shown,
        });
        match card {
            None => self.active_mut().bandages -= 1,
            Some(card) => {
                self.spend(seat, card);
                if card.kind().effect()
                    == (Effect::Loss {
                        removes_zombie: true,
                    })
                {
                    let at = fight.at.from(self.active().at);
                    self.remove_zombie(at);
                    out.emit(|| Event::ZombieRemoved { at });
                }
            }
        }
    }

    /// ZM-150, ZM-R39: whether the player can escape that way paying first with `named`, then with tokens; the cards.
    pub(crate) fn check_escape(&self, dir: Dir, named: &CardList) -> Result<CardSet, Illegal> {
        self.check_light()?;
        let player = self.active();
        if Dir::ALL
            .into_iter()
            .all(|dir| !self.is_free(player.at, dir))
        {
            refuse!("ZM-152", "zombie-mall-refuse-no-way-out");
        }
        self.check_edge(player.at, dir)?;
        let (_, left, cards) = self.pay_escape(named)?;
        if left > u16::from(player.adrenaline) {
            let n = self.n_adjacent(player.at);
            refuse!("ZM-R39", "zombie-mall-refuse-escape-cost", n = n);
        }
        Ok(cards)
    }

    /// Pays for an escape with cards, in this order: the hand and the zombies that are left, and the cards.
    pub(crate) fn pay_escape(&self, named: &[Card]) -> Result<(CardSet, u16, CardSet), Illegal> {
        let mut left = self.n_adjacent(self.active().at);
        let mut hand = self.active().hand;
        let mut cards = CardSet::EMPTY;
        for name in named {
            if left == 0 {
                refuse!("ZM-R39", "zombie-mall-refuse-too-many-cards");
            }
            let fits = |card: CardId| self.check_trade_in(&hand, card).is_ok();
            let Some(card) = self.find(&hand, *name, fits) else {
                refuse!("ZM-168", "zombie-mall-refuse-not-yours", card = name.say());
            };
            let Effect::Flee { n } = card.kind().effect() else {
                refuse!("ZM-172", "zombie-mall-refuse-not-flee", card = name.say());
            };
            self.check_trade_in(&hand, card)?;
            // ZM-R39: a card worth more than is needed is spent whole.
            left = left.saturating_sub(u16::from(n));
            hand.remove(card);
            cards.insert(card);
        }
        Ok((hand, left, cards))
    }

    /// Escapes: ZM-151 costs a bite and a VP for each adjacent zombie, whatever paid.
    pub(crate) fn escape(&mut self, dir: Dir, cards: &CardSet, out: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        let zombies = self.n_adjacent(self.active().at);
        let paid: u16 = cards
            .iter()
            .map(|card| match card.kind().effect() {
                Effect::Flee { n } => u16::from(n),
                _ => 0,
            })
            .sum();
        out.emit(|| Event::Fled {
            seat,
            zombies,
            cards: self.names(cards),
            shown: cards.iter().any(|card| !self.is_public(card)),
        });
        for card in cards.iter() {
            self.spend(seat, card);
        }
        let player = self.active_mut();
        player.adrenaline -= zombies.saturating_sub(paid) as u8;
        player.bites += zombies;
        player.vp = player.vp.saturating_sub(zombies);
        self.turn.fight = None;
        self.walk(dir, StepKind::Escape, 0, out);
    }

    /// One use of a card: it is seen, and at the last use it is discarded.
    pub(crate) fn spend(&mut self, seat: shamble_core::Seat, card: CardId) {
        self.show(card);
        let uses = &mut self.uses[card.index()];
        if *uses > 1 {
            *uses -= 1;
        } else {
            self.players[seat].hand.remove(card);
            self.discard(card);
        }
    }

    /// To the discard pile, fresh again for the next shuffle; Objective cards leave the game (ZM-R43).
    pub(crate) fn discard(&mut self, card: CardId) {
        self.uses[card.index()] = card.kind().data().uses;
        self.known[card.index()] = crate::ids::Marks::NONE;
        self.drawer[card.index()] = 0;
        self.turn.used.remove(card);
        if !content().objectives.has(card) {
            self.discard.insert(card);
        }
    }
}

fn is_weapon(card: CardId) -> bool {
    let kind = card.kind();
    kind.data().sort == Some(Sort::Weapon) || matches!(kind.effect(), Effect::Crowbar { .. })
}
