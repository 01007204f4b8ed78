//! Actions put together part by part: what a search does to the sheet and the discards, uses beyond the obvious ones,
//! Bags at a Checkpoint.
//!
//! A change of the sheet is written in one order: `swap`, the cards that are taken, Items given up, tokens put down, the
//! order of the discards. Everything that may follow is tried on a copy, so that only what leads to a legal action is
//! offered. Plain actions are listed in `legal` and do not appear here.

use shamble_core::{Millis, Parts, Quiet, Seat, Text, text};

use crate::action::{Action, Careful, Keep, Rearrange, Target};
use crate::content::{CardId, cards};
use crate::ids::{Slot, Token};
use crate::label::{card_text, hero_text, tile_text, token_text};
use crate::rules::search::zombies_on;
use crate::rules::sheet::fits;
use crate::state::{MAX_DRAWN, Open, State, TokenAt};

/// What an action takes and changes, as far as it has been put together.
#[derive(Clone, Copy, Default)]
struct Begun {
    taken: [Option<Slot>; MAX_DRAWN],
    careful: Option<(CardId, Slot)>,
    change: Rearrange,
    order: Option<[u8; MAX_DRAWN]>,
}

impl State {
    pub(crate) fn compose(&self, seat: Seat, now: Millis, begun: &str, parts: &mut Parts) {
        if begun.is_empty() {
            return self.heads(seat, now, parts);
        }
        let extras = self.extras(seat, now);
        if extras.iter().any(|extra| leads(begun, extra)) {
            return self.add_words(begun, &extras, parts);
        }
        let Some(action) = canonical(begun).filter(|action| self.changes_sheet(seat, action))
        else {
            return;
        };
        parts.is_whole = self.is_legal(seat, now, &action);
        for (text, label) in self.next_words(&action) {
            if self.leads_somewhere(seat, now, &format!("{begun}{text}")) {
                parts.part(text, label);
            }
        }
    }

    /// How actions begin that can be put together.
    fn heads(&self, seat: Seat, now: Millis, parts: &mut Parts) {
        for action in self.sheet_heads(seat) {
            let begun = action.to_string();
            let goes_on = (self.next_words(&action).into_iter())
                .any(|(text, _)| self.leads_somewhere(seat, now, &format!("{begun}{text}")));
            // Only a Careful Search for nothing is whole and yet listed nowhere.
            let is_new = matches!(action, Action::Careful(_)) && self.is_legal(seat, now, &action);
            if goes_on || is_new {
                parts.part(begun, self.head_label(&action));
            }
        }
        let mut heads: Vec<String> = Vec::new();
        for extra in self.extras(seat, now) {
            let head = head_of(&extra);
            if !heads.contains(&head) {
                let label = canonical(&head).map_or_else(
                    || text!("zombies15-words", words = head.clone()),
                    |action| self.label(&action),
                );
                parts.part(head.clone(), label);
                heads.push(head);
            }
        }
    }

    fn head_label(&self, action: &Action) -> Text {
        match action {
            Action::Keep(_) => text!("zombies15-part-keep"),
            Action::Careful(_) => text!("zombies15-part-careful"),
            action => text!("zombies15-part-rearranging", what = self.label(action)),
        }
    }

    /// The search that can be begun or answered now, without any change.
    fn sheet_heads(&self, seat: Seat) -> Vec<Action> {
        let change = Rearrange::default();
        if !self.may_command(seat) {
            return Vec::new();
        }
        match self.open {
            Some(Open::Search(_)) => return vec![Action::Keep(Keep::default())],
            Some(Open::Token(_)) => {
                return vec![Action::Pocket { change }, Action::Leave { change }];
            }
            None => {}
        }
        if !self.queue.is_empty() || self.turn.is_over {
            return Vec::new();
        }
        let mut heads = vec![Action::Careful(Careful::default())];
        let here = TokenAt::Area(self.active().area);
        let tokens = (0..self.tokens.len()).filter(|i| self.tokens[*i].at == here);
        heads.extend(tokens.map(|piece| Action::Token {
            piece: piece as u8,
            change,
        }));
        heads.extend(
            self.booty()
                .map(|(hero, what)| Action::Loot { hero, what, change }),
        );
        heads
    }

    /// Whether the game listens to this seat's Hero now.
    fn may_command(&self, seat: Seat) -> bool {
        self.checkpoint.is_none()
            && self.ending.is_none()
            && !self.is_paused()
            && seat == self.active_seat()
    }

    /// Whether it is one of the actions that may change the sheet, and one that this seat could have begun.
    fn changes_sheet(&self, seat: Seat, action: &Action) -> bool {
        let bare = match *action {
            Action::Keep(_) => Action::Keep(Keep::default()),
            Action::Careful(_) => Action::Careful(Careful::default()),
            Action::Token { piece, .. } => Action::Token {
                piece,
                change: Rearrange::default(),
            },
            Action::Pocket { .. } => Action::Pocket {
                change: Rearrange::default(),
            },
            Action::Leave { .. } => Action::Leave {
                change: Rearrange::default(),
            },
            Action::Loot { hero, what, .. } => Action::Loot {
                hero,
                what,
                change: Rearrange::default(),
            },
            _ => return false,
        };
        self.sheet_heads(seat).contains(&bare)
    }

    fn is_legal(&self, seat: Seat, now: Millis, action: &Action) -> bool {
        self.clone().act(seat, action, now, &mut Quiet).is_ok()
    }

    /// Whether the text is a legal action, or can go on to one.
    fn leads_somewhere(&self, seat: Seat, now: Millis, text: &str) -> bool {
        let Some(action) = canonical(text) else {
            return false;
        };
        self.is_legal(seat, now, &action)
            || (self.next_words(&action).into_iter())
                .any(|(next, _)| self.leads_somewhere(seat, now, &format!("{text}{next}")))
    }

    /// What may be added to an action that changes the sheet, in the order in which it is written; not all of it leads
    /// somewhere.
    fn next_words(&self, action: &Action) -> Vec<(String, Text)> {
        let begun = match *action {
            Action::Keep(keep) => Begun {
                taken: keep.slots,
                change: keep.change,
                order: keep.order,
                ..Begun::default()
            },
            Action::Careful(careful) => Begun {
                careful: careful.take,
                change: careful.change,
                ..Begun::default()
            },
            Action::Token { change, .. }
            | Action::Pocket { change }
            | Action::Leave { change }
            | Action::Loot { change, .. } => Begun {
                change,
                ..Begun::default()
            },
            _ => return Vec::new(),
        };
        let mut words = Vec::new();
        let filled = begun.filled();
        let given_up = begun.change.give_up & !filled;
        let is_at_items = begun.order.is_none() && begun.change.drop == 0;
        if is_at_items && filled == 0 && begun.change == Rearrange::default() {
            words.push((" swap".to_owned(), text!("zombies15-part-swap")));
        }
        if is_at_items && given_up == 0 {
            match action {
                Action::Keep(_) => self.words_of_drawn(&begun, &mut words),
                Action::Careful(_) if begun.careful.is_none() => {
                    self.words_of_discards(&begun, &mut words);
                }
                _ => {}
            }
        }
        if is_at_items {
            let hero = self.swapped(begun.change.swap);
            for slot in Slot::ALL {
                let bit = 1 << slot.index();
                if let Some(item) = hero.item(slot)
                    && filled & bit == 0
                    && given_up < bit
                {
                    let label = text!("zombies15-part-give-up", card = card_text(item.id));
                    words.push((format!(" -{slot}"), label));
                }
            }
        }
        if begun.order.is_none() {
            for piece in self.backpack(self.turn.hero.into()) {
                if begun.change.drop < 1 << piece {
                    let label = text!(
                        "zombies15-do-drop-token",
                        token = token_text(self.tokens[piece].token)
                    );
                    words.push((format!(" drop {piece}"), label));
                }
            }
        }
        if matches!(action, Action::Keep(_)) {
            self.words_of_order(&begun, &mut words);
        }
        words
    }

    /// The next card of a Quick Search into a slot.
    fn words_of_drawn(&self, begun: &Begun, words: &mut Vec<(String, Text)>) {
        let Some(Open::Search(drawn)) = self.open else {
            return;
        };
        let first = begun
            .taken
            .iter()
            .rposition(Option::is_some)
            .map_or(0, |last| last + 1);
        for i in first..drawn.len() {
            self.words_of_card(begun, drawn[i], &i.to_string(), words);
        }
    }

    /// A card of the discard pile into a slot, any copy.
    fn words_of_discards(&self, begun: &Begun, words: &mut Vec<(String, Text)>) {
        let pile = self.discard.as_slice();
        for (i, id) in pile.iter().enumerate().rev() {
            let n_above = pile[i + 1..].iter().filter(|other| *other == id).count();
            let what = match n_above {
                0 => id.to_string(),
                n => format!("{id}#{}", n + 1),
            };
            self.words_of_card(begun, *id, &what, words);
        }
    }

    fn words_of_card(
        &self,
        begun: &Begun,
        id: CardId,
        what: &str,
        words: &mut Vec<(String, Text)>,
    ) {
        let hero = self.swapped(begun.change.swap);
        if zombies_on(id) > 0 || !self.may_have(&hero, id) {
            return;
        }
        let is_free = |slot: &Slot| begun.filled() & (1 << slot.index()) == 0;
        for slot in Slot::ALL
            .into_iter()
            .filter(|slot| is_free(slot) && fits(hero.id, *slot, id))
        {
            let (mark, label) = match hero.item(slot) {
                None => (
                    "",
                    text!(
                        "zombies15-part-put",
                        card = card_text(id),
                        slot = slot.to_string()
                    ),
                ),
                Some(item) => (
                    "!",
                    text!(
                        "zombies15-part-put-instead",
                        card = card_text(id),
                        slot = slot.to_string(),
                        other = card_text(item.id)
                    ),
                ),
            };
            words.push((format!(" {what}>{slot}{mark}"), label));
        }
    }

    /// The next card that is laid on the discard pile; one card alone has no order.
    fn words_of_order(&self, begun: &Begun, words: &mut Vec<(String, Text)>) {
        let Some(Open::Search(drawn)) = self.open else {
            return;
        };
        let left: Vec<usize> = (0..drawn.len())
            .filter(|i| begun.taken[*i].is_none())
            .collect();
        let laid = |i: usize| begun.order.is_some_and(|order| order.contains(&(i as u8)));
        let n_laid = left.iter().filter(|i| laid(**i)).count();
        for i in left.iter().copied().filter(|i| left.len() > 1 && !laid(*i)) {
            let text = if n_laid == 0 {
                format!(" order {i}")
            } else {
                format!(" {i}")
            };
            let is_last = n_laid + 1 == left.len();
            let label = if is_last {
                text!("zombies15-part-on-top", card = card_text(drawn[i]))
            } else {
                text!(
                    "zombies15-part-lay",
                    card = card_text(drawn[i]),
                    n = n_laid + 1
                )
            };
            words.push((text, label));
        }
    }

    /// Whole actions that are legal and yet listed nowhere, other than changes of the sheet.
    fn extras(&self, seat: Seat, now: Millis) -> Vec<String> {
        let mut actions = Vec::new();
        if self.checkpoint.is_some() {
            self.bag_actions(seat, &mut actions);
        } else {
            actions.push(Action::Pause);
            if self.may_command(seat) && self.choice().is_none() && !self.turn.is_over {
                self.uses(&mut actions);
            }
        }
        let mut listed = Vec::new();
        self.legal_actions(seat, &mut listed);
        actions.retain(|action| !listed.contains(action) && self.is_legal(seat, now, action));
        actions.iter().map(ToString::to_string).collect()
    }

    /// Every use of every Light Object that can be written about this table.
    fn uses(&self, out: &mut Vec<Action>) {
        let hero = self.active();
        let mut targets = vec![Target::Nothing];
        targets.extend([0, 1].map(|weapon| Target::Weapon(Slot::Weapon(weapon))));
        targets.extend(self.heroes.iter().map(|hero| Target::Hero(hero.id)));
        for tile in self.board.adjacent(hero.area.tile()) {
            let side = self.board.side(tile);
            targets.push(Target::Tile(side, None));
            // No Object moves more than this.
            targets.extend((1..=MOST_DRIVEN).map(|n| Target::Tile(side, Some(n))));
        }
        for (i, _) in hero.light_objects() {
            let slot = Slot::Object(i as u8);
            out.extend(targets.iter().map(|on| Action::Use { slot, on: *on }));
        }
    }

    /// Every way to give and exchange the Bags of this seat.
    fn bag_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let is_own = |i: &usize| usize::from(self.heroes[*i].seat) == seat.index();
        for i in (0..self.heroes.len()).filter(is_own) {
            let hero = self.heroes[i].id;
            for bag in [Token::Bag1, Token::Bag2, Token::Bag3] {
                if !self
                    .backpack(i)
                    .any(|piece| self.tokens[piece].token == bag)
                {
                    continue;
                }
                let items = (0..cards().len())
                    .map(CardId::from_index)
                    .filter(|id| Some(cards()[id.index()].bag) == bag.bag());
                for item in items {
                    out.extend(self.heroes[i].light_objects().map(|(slot, _)| {
                        let instead = Some(Slot::Object(slot as u8));
                        Action::Exchange {
                            hero,
                            bag,
                            item,
                            instead,
                        }
                    }));
                    let others = self.heroes.iter().filter(|other| other.id != hero);
                    out.extend(others.map(|other| Action::Give {
                        hero,
                        bag,
                        to: other.id,
                        item: Some(item),
                    }));
                }
            }
        }
    }

    /// What goes on from `begun` towards one of these texts, word by word.
    fn add_words(&self, begun: &str, extras: &[String], parts: &mut Parts) {
        let mut seen: Vec<&str> = Vec::new();
        for extra in extras.iter().filter(|extra| leads(begun, extra)) {
            let rest = &extra[begun.len()..];
            if rest.is_empty() {
                parts.whole();
                continue;
            }
            let end = rest[1..].find(' ').map_or(rest.len(), |at| at + 1);
            let word = &rest[..end];
            if !seen.contains(&word) {
                seen.push(word);
                parts.part(word, self.word_label(&word[1..]));
            }
        }
    }

    /// A target, a number, or what is taken or given up for a Bag.
    fn word_label(&self, word: &str) -> Text {
        if let Some(slot) = word.strip_prefix('-') {
            return text!("zombies15-part-instead", slot = slot.to_owned());
        }
        if let Ok(hero) = word.parse() {
            return hero_text(hero);
        }
        if let Ok(side) = word.parse() {
            return tile_text(side);
        }
        if let Ok(card) = word.parse() {
            return card_text(card);
        }
        match word.parse::<u8>() {
            Ok(n) => text!("zombies15-part-zombies", n = n),
            Err(_) => text!("zombies15-words", words = word.to_owned()),
        }
    }
}

/// More zombies than any Object drives away.
const MOST_DRIVEN: u8 = 9;

impl Begun {
    /// Slots that a taken card goes into.
    fn filled(&self) -> u8 {
        let taken = self.taken.iter().flatten().copied();
        taken
            .chain(self.careful.map(|(_, slot)| slot))
            .fold(0, |bits, slot| bits | 1 << slot.index())
    }
}

/// The action a text is, if it is written as the game writes it.
fn canonical(text: &str) -> Option<Action> {
    let action: Action = text.parse().ok()?;
    (action.to_string() == text).then_some(action)
}

/// Whether whole words of `text` begin it with `begun`, its head at least.
fn leads(begun: &str, text: &str) -> bool {
    text.strip_prefix(begun)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        && begun.len() >= head_of(text).len()
}

/// The words an action begins with, up to where the choices begin.
fn head_of(text: &str) -> String {
    let n = match text.split(' ').next() {
        Some("use") => 2,
        Some("exchange" | "give") => 4,
        _ => 1,
    };
    let words: Vec<&str> = text.split(' ').take(n).collect();
    words.join(" ")
}
