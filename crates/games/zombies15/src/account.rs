//! Where every piece of the box lies, and what must always hold. Only tests ask.

use shamble_core::Account;

use crate::content::{CardId, cards, sheet, zombie_cards_of};
use crate::ids::{Posture, Slot};
use crate::state::{HeavyAt, Hero, Load, Open, State, TokenAt};

/// Cards that were removed leave no trace in a state.
const OUT: &str = "out of the game";

impl State {
    pub(crate) fn account(&self, account: &mut Account) {
        self.count_figures(account);
        self.count_search_cards(account);
        self.count_specials(account);
        self.count_zombie_cards(account);
        self.count_tokens(account);
        self.count_heavy(account);
        for (i, hero) in self.heroes.iter().enumerate() {
            self.look_at_hero(i, hero, account);
        }
        // Z15-R88: a choice of the growl that knocked the Active Hero out is still to be made.
        account.check(
            self.ending.is_some() || !self.queue.is_empty() || self.active().is_conscious(),
            || format!("{} is Active and unconscious", self.active().id),
        );
        let known = |lock: &crate::state::LockPiece| {
            let place = self.board.place(lock.area);
            (self.board.scenario.locks.iter())
                .any(|there| there.at == place && there.color == lock.colour)
        };
        account.check(self.locks.iter().all(known), || {
            "a Lock that the scenario does not have".to_owned()
        });
        account.check(
            usize::from(self.upper_half) <= self.zombie_pile.len(),
            || "the upper half is larger than the pile".to_owned(),
        );
        account.check(self.cards_due < 2, || {
            format!("{} cards of one growl wait", self.cards_due)
        });
    }

    /// Z15-004, Z15-R34: zombie figures; without a limit there is nothing to count.
    fn count_figures(&self, account: &mut Account) {
        let (Some(limit), Some(reserve)) = (self.rules.reserve_limit, self.reserve) else {
            account.check(self.reserve.is_none(), || {
                "a Reserve without a limit".to_owned()
            });
            return;
        };
        account.expect_some("zombie", limit.into());
        account.some("zombie", reserve.into(), "Reserve");
        account.some("zombie", self.horde.into(), "Horde box");
        for area in self.board.areas() {
            account.some(
                "zombie",
                self.zombies_in(area).into(),
                self.board.place(area),
            );
        }
    }

    /// Z15-R90: every card of the Search deck is in one place only.
    fn count_search_cards(&self, account: &mut Account) {
        const KIND: &str = "Search card";
        let mut counts = vec![0; cards().len()];
        let mut lies = |id: CardId, place: &str| {
            counts[id.index()] += 1;
            account.one(KIND, id, place);
        };
        self.search_pile
            .iter()
            .for_each(|id| lies(*id, "Search pile"));
        self.discard.iter().for_each(|id| lies(*id, "discards"));
        if let Some(Open::Search(drawn)) = self.open {
            drawn.iter().for_each(|id| lies(*id, "open search"));
        }
        for hero in self.heroes.iter() {
            for item in Slot::ALL.into_iter().filter_map(|slot| hero.item(slot)) {
                if item.is_from_deck {
                    lies(item.id, hero.id.word());
                }
            }
        }
        for (i, card) in cards().iter().enumerate() {
            let (id, copies) = (CardId::from_index(i), usize::from(card.copies));
            account.expect(KIND, std::iter::repeat_n(id, copies));
            for _ in counts[i]..copies {
                account.one(KIND, id, OUT);
            }
        }
    }

    /// Z15-169: each Special Item exists once.
    fn count_specials(&self, account: &mut Account) {
        const KIND: &str = "Special Item";
        for (i, card) in cards().iter().enumerate().filter(|(_, card)| card.bag > 0) {
            debug_assert!(card.copies == 0, "none is in the Search deck");
            let id = CardId::from_index(i);
            account.expect(KIND, [id]);
            let holders: Vec<&Hero> = (self.heroes.iter())
                .filter(|hero| hero.light_objects().any(|(_, item)| item.id == id))
                .collect();
            for hero in &holders {
                account.one(KIND, id, hero.id);
            }
            if holders.is_empty() {
                account.one(KIND, id, OUT);
            }
        }
    }

    /// Z15-013: the whole Zombie pile, drawn or not.
    fn count_zombie_cards(&self, account: &mut Account) {
        const KIND: &str = "Zombie card";
        if let Some(deck) = &self.board.scenario.zombie_deck {
            account.expect(
                KIND,
                zombie_cards_of(deck.max_value, 2 * deck.horde_per_half),
            );
        } else {
            account.expect(KIND, std::iter::empty::<&str>());
        }
        for card in self.zombie_pile.iter() {
            account.one(KIND, card, "pile");
        }
        for card in self.zombie_used.iter() {
            account.one(KIND, card, "used");
        }
    }

    /// The scenario's tokens, what was brought along, and what the Alpha left.
    fn count_tokens(&self, account: &mut Account) {
        const KIND: &str = "Search token";
        let scenario = &self.board.scenario;
        account.expect(
            KIND,
            scenario.token_pools.iter().flat_map(|pool| &pool.tokens),
        );
        account.expect(
            KIND,
            scenario.face_up_tokens.iter().map(|there| there.token),
        );
        account.expect(
            KIND,
            (self.tokens.iter())
                .filter(|piece| piece.is_brought)
                .map(|piece| piece.token),
        );
        if scenario.alpha.is_some() && self.alpha.is_none() {
            account.expect(KIND, [crate::ids::Token::Sample]);
        }
        for piece in self.tokens.iter() {
            match piece.at {
                TokenAt::Area(area) => account.one(KIND, piece.token, self.board.place(area)),
                TokenAt::Hero(hero) => {
                    account.one(KIND, piece.token, self.heroes[usize::from(hero)].id);
                    account.check(piece.is_face_up, || {
                        format!("{} is carried face-down", piece.token)
                    });
                }
                TokenAt::Gone => account.one(KIND, piece.token, OUT),
            }
        }
    }

    /// Z15-122, Z15-R43: what is carried is in one pair of hands.
    fn count_heavy(&self, account: &mut Account) {
        const KIND: &str = "Heavy Object";
        account.expect(
            KIND,
            self.board.scenario.heavy.iter().map(|there| there.kind),
        );
        for (i, piece) in self.heavy.iter().enumerate() {
            let carriers =
                || (self.heroes.iter()).filter(move |hero| hero.load == Load::Heavy(i as u8));
            match piece.at {
                HeavyAt::Carried => {
                    for hero in carriers() {
                        account.one(KIND, piece.kind, hero.id);
                    }
                }
                HeavyAt::Area(area) => account.one(KIND, piece.kind, self.board.place(area)),
                HeavyAt::Gone => account.one(KIND, piece.kind, OUT),
            }
            account.check(
                piece.at == HeavyAt::Carried || carriers().next().is_none(),
                || format!("{} lies somewhere and is carried", piece.kind),
            );
        }
    }

    fn look_at_hero(&self, index: usize, hero: &Hero, account: &mut Account) {
        let id = hero.id;
        account.check(hero.lp <= hero.max_lp, || {
            format!("{id} has {} of {} Life Points", hero.lp, hero.max_lp)
        });
        account.check(
            (hero.lp == 0) == (hero.posture == Posture::Unconscious),
            || format!("{id} is {:?} with {} Life Points", hero.posture, hero.lp),
        );
        account.check(
            self.backpack(index).count() <= usize::from(sheet(id).backpack),
            || format!("the Backpack of {id} holds more than it can"),
        );
        for slot in Slot::ALL {
            let Some(item) = hero.item(slot) else {
                continue;
            };
            account.check(crate::rules::sheet::fits(id, slot, item.id), || {
                format!("{} does not fit into {slot} of {id}", item.id)
            });
            account.check(item.uses <= item.card().uses, || {
                format!("{} of {id} has {} uses", item.id, item.uses)
            });
            let is_used_up = item.card().is_object() && item.card().uses > 0 && item.uses == 0;
            account.check(!is_used_up, || {
                format!("{} of {id} is used up and still there", item.id)
            });
        }
        account.check(!hero.is_carrying() || hero.is_conscious(), || {
            format!("{id} is unconscious and carries")
        });
        if let Load::Hero(other) = hero.load {
            let other = &self.heroes[usize::from(other)];
            account.check(!other.is_conscious() && other.area == hero.area, || {
                format!("{id} carries {} who is awake or elsewhere", other.id)
            });
        }
    }
}
