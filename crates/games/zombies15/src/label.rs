//! Actions in words, as labels for buttons; the names of things beside it.

mod names;

use shamble_core::{Text, text};

use crate::action::{Action, Booty, Careful, Keep, Liftable, Rearrange, Target};
use crate::ids::{AreaKind, Slot};
use crate::state::{Open, State, TokenAt};

pub(crate) use names::*;

impl State {
    pub(crate) fn label(&self, action: &Action) -> Text {
        match action {
            Action::Move { to } => match (to.kind, self.active().area.is_street()) {
                (AreaKind::Search, _) => text!("zombies15-do-enter", place = place_text(*to)),
                (AreaKind::Street, false) => {
                    text!("zombies15-do-step-out", place = place_text(*to))
                }
                (AreaKind::Street, true) => text!("zombies15-do-move", place = place_text(*to)),
            },
            Action::Search => text!("zombies15-do-search", n = self.n_drawn()),
            Action::Keep(keep) => self.keep_label(keep),
            Action::Careful(careful) => self.careful_label(careful),
            Action::Token { piece, change } => {
                let text = match self.shown_token(*piece) {
                    Some(token) => text!("zombies15-do-take-token", token = token),
                    None => text!("zombies15-do-turn-token"),
                };
                self.changing(text, *change)
            }
            Action::Pocket { change } => self.changing(text!("zombies15-do-pocket"), *change),
            Action::Leave { change } => self.changing(text!("zombies15-do-leave"), *change),
            Action::Loot {
                hero,
                what: Booty::Token(token),
                change,
            } => {
                let text = text!(
                    "zombies15-do-loot",
                    what = token_text(*token),
                    hero = hero_text(*hero)
                );
                self.changing(text, *change)
            }
            Action::Loot {
                hero,
                what: Booty::Item(card),
                ..
            } => {
                text!(
                    "zombies15-do-loot",
                    what = card_text(*card),
                    hero = hero_text(*hero)
                )
            }
            Action::DropToken { piece } => match self.shown_token(*piece) {
                Some(token) => text!("zombies15-do-drop-token", token = token),
                None => text!("zombies15-do-turn-token"),
            },
            Action::Attack { slot, explosive } => {
                let weapon = self.item_text(*slot);
                match explosive {
                    None => text!("zombies15-do-attack", card = weapon),
                    Some(_) => text!("zombies15-do-attack-explosive", card = weapon),
                }
            }
            Action::Hands => text!("zombies15-do-hands", n = self.punch_damage()),
            Action::Fire { at: None } => text!("zombies15-do-fire"),
            Action::Fire { at: Some(side) } => {
                text!("zombies15-do-fire-at", tile = tile_text(*side))
            }
            Action::Use { slot, on } => {
                let card = self.item_text(*slot);
                match on {
                    Target::Nothing => text!("zombies15-do-use", card = card),
                    Target::Weapon(weapon) => text!(
                        "zombies15-do-use-on",
                        card = card,
                        what = self.item_text(*weapon)
                    ),
                    Target::Hero(hero) => {
                        text!("zombies15-do-use-on", card = card, what = hero_text(*hero))
                    }
                    Target::Tile(side, _) => {
                        text!("zombies15-do-use-on", card = card, what = tile_text(*side))
                    }
                }
            }
            Action::Lift {
                what: Liftable::Heavy(kind),
            } => text!("zombies15-do-lift", what = heavy_text(*kind)),
            Action::Lift {
                what: Liftable::Hero(hero),
            } => text!("zombies15-do-lift", what = hero_text(*hero)),
            Action::Drop => text!("zombies15-do-drop"),
            Action::Refill => text!("zombies15-do-refill"),
            Action::Call => text!("zombies15-do-call"),
            Action::GetUp => text!("zombies15-do-get-up"),
            Action::EndActions => text!("zombies15-do-end-actions"),
            Action::EndTurn => text!("zombies15-do-end-turn"),
            Action::Lose { slot } => text!("zombies15-do-lose", card = self.item_text(*slot)),
            Action::Surge { at } => text!("zombies15-do-surge", tile = tile_text(*at)),
            Action::Pause => text!("zombies15-do-pause"),
            Action::Resume => text!("zombies15-do-resume"),
            Action::KeepItems { hero } => text!("zombies15-do-keep-items", hero = hero_text(*hero)),
            Action::StartingItems { hero } => {
                text!("zombies15-do-starting-items", hero = hero_text(*hero))
            }
            Action::Give {
                hero,
                bag,
                to,
                item,
            } => {
                let (hero, other, token) = (hero_text(*hero), hero_text(*to), token_text(*bag));
                match item {
                    None => text!(
                        "zombies15-do-give",
                        hero = hero,
                        other = other,
                        token = token
                    ),
                    Some(item) => text!(
                        "zombies15-do-give-for",
                        hero = hero,
                        other = other,
                        token = token,
                        card = card_text(*item)
                    ),
                }
            }
            Action::Exchange {
                hero,
                bag,
                item,
                instead,
            } => {
                let (hero, token, card) = (hero_text(*hero), token_text(*bag), card_text(*item));
                match instead {
                    None => text!(
                        "zombies15-do-exchange",
                        hero = hero,
                        token = token,
                        card = card
                    ),
                    Some(_) => text!(
                        "zombies15-do-exchange-instead",
                        hero = hero,
                        token = token,
                        card = card
                    ),
                }
            }
            Action::DiscardBag { hero, bag } => {
                text!(
                    "zombies15-do-discard-bag",
                    hero = hero_text(*hero),
                    token = token_text(*bag)
                )
            }
            Action::Done => text!("zombies15-do-done"),
        }
    }

    /// The Item in a slot of the Active Hero, or words for an empty one.
    fn item_text(&self, slot: Slot) -> Text {
        self.active()
            .item(slot)
            .map_or_else(|| text!("zombies15-empty-slot"), |item| card_text(item.id))
    }

    /// A token's name, unless it is face-down.
    fn shown_token(&self, piece: u8) -> Option<Text> {
        let piece = self.tokens.as_slice().get(usize::from(piece))?;
        (piece.is_face_up && piece.at != TokenAt::Gone).then(|| token_text(piece.token))
    }

    /// The same with what else changes on the sheet: Items given up, Weapons swapped, tokens put down.
    fn changing(&self, text: Text, change: Rearrange) -> Text {
        let mut text = self.giving_up(text, change);
        if change.swap {
            text = text!("zombies15-do-swapping", what = text);
        }
        let dropped: Vec<Text> = change
            .dropped()
            .filter_map(|piece| self.shown_token(piece as u8))
            .collect();
        if dropped.is_empty() {
            text
        } else {
            text!("zombies15-do-putting-down", what = text, others = dropped)
        }
    }

    fn keep_label(&self, keep: &Keep) -> Text {
        let Some(Open::Search(drawn)) = self.open else {
            return text!("zombies15-do-keep-nothing");
        };
        let kept: Vec<_> = (0..drawn.len())
            .filter(|i| keep.slots[*i].is_some())
            .map(|i| drawn[i])
            .collect();
        let keeping = if kept.is_empty() {
            text!("zombies15-do-keep-nothing")
        } else {
            text!("zombies15-do-keep", cards = listed(&kept))
        };
        let keeping = self.changing(keeping, keep.change);
        let order: Vec<_> = keep.order().filter(|i| *i < drawn.len()).collect();
        match order.last() {
            // One card has no order.
            Some(top) if order.len() > 1 => text!(
                "zombies15-do-discard-order",
                what = keeping,
                card = card_text(drawn[*top])
            ),
            _ => keeping,
        }
    }

    fn careful_label(&self, careful: &Careful) -> Text {
        let text = match (careful.take, careful.below) {
            (None, _) => text!("zombies15-do-careful-nothing"),
            (Some((card, _)), 0) => text!("zombies15-do-careful", card = card_text(card)),
            (Some((card, _)), below) => text!(
                "zombies15-do-careful-below",
                card = card_text(card),
                n = below + 1
            ),
        };
        self.changing(text, careful.change)
    }

    fn giving_up(&self, text: Text, change: Rearrange) -> Text {
        let hero = self.swapped(change.swap);
        let lost: Vec<_> = Slot::ALL
            .into_iter()
            .filter(|slot| change.gives_up(*slot))
            .filter_map(|slot| hero.item(slot))
            .map(|item| item.id)
            .collect();
        if lost.is_empty() {
            text
        } else {
            text!("zombies15-do-giving-up", what = text, cards = listed(&lost))
        }
    }
}
