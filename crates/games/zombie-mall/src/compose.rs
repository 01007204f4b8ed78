//! Choices that are combinations or orders, put together part by part: which cards, for whom, aimed at what.
//!
//! `legal.rs` lists the simple ones. Whatever else the rules accept can be had here: several cards at once, in any order,
//! trades, plays that help nobody, and what the table decides for a player.

use shamble_core::{Parts, Quiet, Seat, Text, text};

use crate::action::{Action, Choice, Target};
use crate::cards::{Card, CardList, Kind};
use crate::content::{Class, Effect, content};
use crate::ids::{Dir, Near, Space};
use crate::legal;
use crate::prompt::Ask;
use crate::rules::play::When;
use crate::rules::trade;
use crate::state::State;

/// Cards that one action can name.
const MOST_CARDS: usize = 8;

/// How `begun` can go on for `seat`.
pub(crate) fn compose(state: &State, seat: Seat, begun: &str, parts: &mut Parts) {
    let Some(ask) = legal::asked(state, seat) else {
        return;
    };
    let maker = Maker { state, seat, ask };
    let words: Vec<&str> = begun.split(' ').collect();
    match words.as_slice() {
        [""] => maker.begin(parts),
        ["auto", rest @ ..] => maker.auto(rest, parts),
        ["fight", rest @ ..] => maker.fight(rest, parts),
        ["escape", rest @ ..] => maker.escape(rest, parts),
        ["play", rest @ ..] => maker.play(rest, parts),
        ["give", rest @ ..] => maker.give(rest, parts),
        ["drop", rest @ ..] => maker.drop(rest, parts),
        ["offer", rest @ ..] => maker.offer(rest, parts),
        _ => {}
    }
    if maker.accepts(begun) {
        parts.whole();
    }
}

struct Maker<'a> {
    state: &'a State,
    seat: Seat,
    ask: Ask,
}

impl Maker<'_> {
    /// Whether the text is an action that the rules accept.
    fn accepts(&self, text: &str) -> bool {
        text.parse::<Action>().is_ok_and(|action| {
            action.to_string() == text
                && crate::turn::act(&mut self.state.clone(), self.seat, &action, &mut Quiet).is_ok()
        })
    }

    /// What can be begun: only what leads to more than is listed.
    fn begin(&self, parts: &mut Parts) {
        let offers = |begin: fn(&Self, &[&str], &mut Parts)| {
            let mut next = Parts::default();
            begin(self, &[], &mut next);
            !next.next.is_empty()
        };
        let n_cards = self.state.players[self.seat].hand.len();
        let heads: [(&str, Text, bool); 7] = [
            (
                "fight",
                text!("zombie-mall-part-fight"),
                offers(Self::fight),
            ),
            (
                "escape",
                text!("zombie-mall-part-escape"),
                self.pays_with_cards() && offers(Self::escape),
            ),
            (
                "play",
                text!("zombie-mall-part-play"),
                self.has_more_plays() && offers(Self::play),
            ),
            (
                "give",
                text!("zombie-mall-part-give"),
                n_cards > 1 && offers(Self::give),
            ),
            (
                "drop",
                text!("zombie-mall-part-drop"),
                n_cards > 1 && offers(Self::drop),
            ),
            (
                "offer",
                text!("zombie-mall-part-offer"),
                offers(Self::offer),
            ),
            ("auto", text!("zombie-mall-part-auto"), offers(Self::auto)),
        ];
        for (word, label, is_offered) in heads {
            if is_offered {
                parts.part(word, label);
            }
        }
    }

    /// `auto WHAT on|off`: only what would change something.
    fn auto(&self, words: &[&str], parts: &mut Parts) {
        let auto = self.state.players[self.seat].auto;
        match words {
            [] => {
                for choice in Choice::ALL {
                    parts.part(format!(" {}", choice.name()), choice.say());
                }
            }
            [what] => {
                let Some(choice) = Choice::named(what) else {
                    return;
                };
                for (on, word, label) in [
                    (true, " on", text!("zombie-mall-part-on")),
                    (false, " off", text!("zombie-mall-part-off")),
                ] {
                    if auto.with(choice, on) != auto {
                        parts.part(word, label);
                    }
                }
            }
            _ => {}
        }
    }

    /// Who leaves the order to the table is listed one zombie; here are all.
    fn fight(&self, words: &[&str], parts: &mut Parts) {
        let player = self.state.active();
        if self.ask != Ask::Fight || !player.auto.fights || !words.is_empty() {
            return;
        }
        let places: Vec<Near> = Near::ALL
            .into_iter()
            .filter(|near| self.state.zombies_near(player.at, *near) > 0)
            .collect();
        if places.len() > 1 {
            for near in places {
                parts.part(format!(" {near}"), near.say());
            }
        }
    }

    fn may_flee(&self) -> bool {
        self.ask == Ask::Fight
            || (self.ask == Ask::Lost && self.state.options.adrenaline_after_loss)
    }

    /// Whether a card could pay for an escape now.
    fn pays_with_cards(&self) -> bool {
        let hand = self.state.active().hand;
        self.may_flee()
            && hand
                .both(&content().flee)
                .iter()
                .any(|card| self.pays_on(&[self.state.name(card)]))
    }

    /// `escape SIDE CARDS`: cards in the order in which they pay.
    fn escape(&self, words: &[&str], parts: &mut Parts) {
        let at = self.state.active().at;
        if !self.may_flee() || self.state.check_light().is_err() {
            return;
        }
        let Some((dir, words)) = words.split_first() else {
            for dir in Dir::ALL {
                if self.state.is_free(at, dir) && self.pays_on(&[]) {
                    parts.part(format!(" {dir}"), dir.say());
                }
            }
            return;
        };
        let is_free = |dir: Dir| self.state.is_free(at, dir);
        let (true, Some(paid)) = (dir.parse().is_ok_and(is_free), cards(words)) else {
            return;
        };
        let Ok((hand, ..)) = self.state.pay_escape(&paid) else {
            return;
        };
        for card in self.state.named(&hand.both(&content().flee)) {
            let mut more = paid.clone();
            if more.try_push(card).is_ok() && self.pays_on(&more) {
                parts.part(format!(" {card}"), card.say());
            }
        }
    }

    /// Whether an escape that is paid for with these cards first can be paid for in the end.
    fn pays_on(&self, paid: &[Card]) -> bool {
        let Ok((mut hand, mut left, _)) = self.state.pay_escape(paid) else {
            return false;
        };
        let tokens = u16::from(self.state.active().adrenaline);
        for _ in paid.len()..MOST_CARDS {
            if left <= tokens {
                return true;
            }
            // The best card first; of equal ones those a Child waits for.
            let best = hand
                .both(&content().flee)
                .iter()
                .filter(|card| self.state.check_trade_in(&hand, *card).is_ok())
                .filter_map(|card| match card.kind().effect() {
                    Effect::Flee { n } => Some((n, card)),
                    _ => None,
                })
                .max_by_key(|(n, card)| (*n, card.kind().data().class != Class::Item));
            let Some((n, card)) = best else {
                return false;
            };
            hand.remove(card);
            left = left.saturating_sub(u16::from(n));
        }
        left <= tokens
    }

    fn when(&self) -> Option<When> {
        match self.ask {
            Ask::Point(point) if self.seat == self.state.turn.seat => Some(When::Point(point)),
            Ask::Fight => Some(When::Combat),
            _ => None,
        }
    }

    /// Whether something can be played that is not listed.
    fn has_more_plays(&self) -> bool {
        let Some(when) = self.when() else {
            return false;
        };
        let mut listed = Vec::new();
        legal::actions(self.state, self.seat, &mut listed);
        self.state
            .named(&self.state.active().hand)
            .iter()
            .any(|&card| {
                card.kind.effect() == Effect::TwoWayRadio && self.state.active().hand.len() > 2
                    || self
                        .targets(when, card)
                        .into_iter()
                        .any(|target| !listed.contains(&Action::Play { card, target }))
            })
    }

    /// `play CARD TARGET`, whether it helps or not.
    fn play(&self, words: &[&str], parts: &mut Parts) {
        let Some(when) = self.when() else {
            return;
        };
        let hand = self.state.active().hand;
        let Some((word, words)) = words.split_first() else {
            for card in self.state.named(&hand) {
                if !self.targets(when, card).is_empty() {
                    parts.part(format!(" {card}"), card.say());
                }
            }
            return;
        };
        let Some(card) = one_of(&self.state.named(&hand), word) else {
            return;
        };
        let targets = self.targets(when, card);
        let is_horn = matches!(card.kind.effect(), Effect::Horn { .. });
        match words {
            // So many spaces are in sight that the row comes first.
            [] if is_horn => {
                let mut last = None;
                for row in targets.iter().filter_map(row_of) {
                    if last.replace(row) != Some(row) {
                        parts.part(format!(" {row}"), text!("zombie-mall-part-row", n = row));
                    }
                }
            }
            [row] if is_horn => {
                for target in &targets {
                    if let Target::Space(space) = target
                        && row_of(target).is_some_and(|there| there.to_string() == **row)
                    {
                        parts.part(format!(",{}", space.col() + 1), say_space(*space));
                    }
                }
            }
            [] => {
                let mut last = String::new();
                for target in &targets {
                    let (text, label) = self.say_target(target);
                    if !text.is_empty() && text != last {
                        parts.part(text.clone(), label);
                    }
                    last = text;
                }
            }
            [to, given @ ..] if card.kind.effect() == Effect::TwoWayRadio => {
                let is_one = |target: &Target| self.say_target(target).0 == format!(" {to}");
                if targets.iter().any(is_one) {
                    let mut rest = hand;
                    if let Some(radio) = self.state.find(&rest, card, |_| true) {
                        rest.remove(radio);
                    }
                    self.more(self.state.names(&rest), given, parts);
                }
            }
            _ => {}
        }
    }

    /// What a card can be aimed at; of gifts one a player.
    fn targets(&self, when: When, card: Card) -> Vec<Target> {
        let state = self.state;
        let at = state.active().at;
        let mut targets = vec![Target::None];
        targets.extend(Dir::ALL.map(Target::Side));
        match card.kind.effect() {
            Effect::Horn { .. } => targets.extend(state.mall.spaces().map(Target::Space)),
            Effect::Shoot { .. } => {
                let mut spaces = state.zombies.clone();
                spaces.dedup();
                targets.extend(spaces.into_iter().map(Target::Space));
            }
            Effect::Lantern { .. } => {
                targets.push(Target::Space(at));
                let free = Dir::ALL.into_iter().filter(|dir| state.is_free(at, *dir));
                targets.extend(free.map(|dir| Target::Space(at.step(dir))));
            }
            Effect::Fob { .. } => targets.extend(state.on_map().map(Target::Seat)),
            Effect::Tape => {
                let hand = state.named(&state.active().hand);
                targets.extend(hand.into_iter().map(Target::Card));
            }
            Effect::Directory => {
                let numbers = state.objectives.iter().map(|objective| objective.number);
                targets.extend(numbers.map(Target::Token));
            }
            Effect::TwoWayRadio => {
                let mut rest = state.active().hand;
                if let Some(radio) = state.find(&rest, card, |_| true) {
                    rest.remove(radio);
                }
                if let Some(gift) = state.named(&rest).first() {
                    let gift = CardList::from_iter([*gift]);
                    targets.extend(state.on_map().map(|to| Target::Gift(to, gift.clone())));
                }
            }
            _ => {}
        }
        targets.retain(|target| state.check_play(when, card, target).is_ok());
        targets
    }

    /// What is added to the text for a target, and it in words.
    fn say_target(&self, target: &Target) -> (String, Text) {
        match target {
            Target::Gift(to, _) | Target::Seat(to) => (format!(" @{to}"), say_seat(*to)),
            Target::Space(space) => (target.to_string(), say_space(*space)),
            Target::Side(side) => (target.to_string(), side.say()),
            Target::Card(card) => (target.to_string(), card.say()),
            Target::Token(n) => (target.to_string(), text!("zombie-mall-part-token", n = *n)),
            Target::None => (String::new(), text!("zombie-mall-part-play")),
        }
    }

    /// `give SEAT CARDS`.
    fn give(&self, words: &[&str], parts: &mut Parts) {
        let is_turn = self.seat == self.state.turn.seat && matches!(self.ask, Ask::Point(_));
        if !is_turn || self.state.is_done_by_unlocking() {
            return;
        }
        let hand = self.state.names(&self.state.active().hand);
        match words {
            [] if !hand.is_empty() => {
                for to in self.state.companions() {
                    parts.part(format!(" {to}"), say_seat(to));
                }
            }
            [to, given @ ..] if self.state.companions().any(|seat| is_seat(to, seat)) => {
                self.more(hand, given, parts);
            }
            _ => {}
        }
    }

    /// `drop CARDS`.
    fn drop(&self, words: &[&str], parts: &mut Parts) {
        let may_drop = match self.ask {
            Ask::Point(_) => !self.state.is_done_by_unlocking(),
            Ask::Aside => trade::may_drop_aside(self.state, self.seat),
            _ => false,
        };
        if may_drop {
            let hand = self.state.names(&self.state.players[self.seat].hand);
            self.more(hand, words, parts);
        }
    }

    /// `offer SEAT give CARDS want CARDS`, `nothing` on one side.
    fn offer(&self, words: &[&str], parts: &mut Parts) {
        let is_point = matches!(self.ask, Ask::Point(_) | Ask::Aside);
        if !is_point || !trade::has_offers(self.state, self.seat) {
            return;
        }
        let mine = self.state.names(&self.state.players[self.seat].hand);
        let theirs = |to: Seat| self.state.players[to].hand.len();
        let mut partners =
            trade::partners(self.state, self.seat).filter(|to| !mine.is_empty() || theirs(*to) > 0);
        let Some((to, words)) = words.split_first() else {
            for to in partners {
                parts.part(format!(" {to}"), say_seat(to));
            }
            return;
        };
        let Some(to) = partners.find(|seat| is_seat(to, *seat)) else {
            return;
        };
        let nothing = text!("zombie-mall-part-nothing");
        let want = words.iter().position(|word| *word == "want");
        match (words, want) {
            ([], _) => parts.part(" give", text!("zombie-mall-part-offer-give")),
            (["give", given @ ..], None) => {
                if given.is_empty() && theirs(to) > 0 {
                    parts.part(" nothing", nothing);
                }
                let is_given = self.more_unless_nothing(mine, given, parts);
                if is_given && !given.is_empty() && (*given != ["nothing"] || theirs(to) > 0) {
                    parts.part(" want", text!("zombie-mall-part-offer-want"));
                }
            }
            (["give", ..], Some(middle)) => {
                let (given, wanted) = (&words[1..middle], &words[middle + 1..]);
                let gives_nothing = *given == ["nothing"];
                if given.is_empty() || (!gives_nothing && take(mine, given).is_none()) {
                    return;
                }
                if wanted.is_empty() && !gives_nothing {
                    parts.part(" nothing", nothing);
                }
                if self.state.sees_hand(self.seat, to) {
                    let theirs = self.state.names(&self.state.players[to].hand);
                    self.more_unless_nothing(theirs, wanted, parts);
                } else if *wanted != ["nothing"] && wanted.len() < theirs(to).min(MOST_CARDS) {
                    // Nobody is shown what could be had: every card that somebody can hold.
                    for card in askable() {
                        parts.part(format!(" {card}"), say_askable(card));
                    }
                }
            }
            _ => {}
        }
    }

    /// The cards that are left after those named so far may follow. Says whether those named so far are there.
    fn more(&self, pool: Vec<Card>, words: &[&str], parts: &mut Parts) -> bool {
        let Some(left) = take(pool, words) else {
            return false;
        };
        if words.len() < MOST_CARDS {
            let mut last = None;
            for card in left {
                if last.replace(card) != Some(card) {
                    parts.part(format!(" {card}"), card.say());
                }
            }
        }
        true
    }

    fn more_unless_nothing(&self, pool: Vec<Card>, words: &[&str], parts: &mut Parts) -> bool {
        words == ["nothing"] || self.more(pool, words, parts)
    }
}

/// ZM-R77: cards that can be asked for where hands are hidden: every kind that is kept, with any number of uses or with
/// so many.
pub(crate) fn askable() -> impl Iterator<Item = Card> {
    let is_kept = |kind: &Kind| !kind.data().now;
    let kinds = (0..content().kinds.len() as u8).map(Kind).filter(is_kept);
    kinds.flat_map(|kind| (0..=kind.data().uses).map(move |uses| Card { kind, uses }))
}

fn say_askable(card: Card) -> Text {
    match (card.uses, card.kind.data().uses) {
        (0, 1..) => text!("zombie-mall-part-any", card = card.kind.say()),
        _ => card.say(),
    }
}

/// The cards that words name, if each is one.
fn cards(words: &[&str]) -> Option<CardList> {
    let mut cards = CardList::new();
    for word in words {
        cards.try_push(word.parse().ok()?).ok()?;
    }
    Some(cards)
}

fn one_of(cards: &[Card], word: &str) -> Option<Card> {
    cards.iter().copied().find(|card| card.to_string() == word)
}

/// `pool` without the cards that words name, if they are all there.
fn take(mut pool: Vec<Card>, words: &[&str]) -> Option<Vec<Card>> {
    for word in words {
        let place = pool.iter().position(|card| card.to_string() == *word)?;
        pool.remove(place);
    }
    Some(pool)
}

fn is_seat(word: &str, seat: Seat) -> bool {
    seat.to_string() == word
}

fn row_of(target: &Target) -> Option<usize> {
    match target {
        Target::Space(space) => Some(space.row() + 1),
        _ => None,
    }
}

fn say_seat(seat: Seat) -> Text {
    text!("zombie-mall-part-seat", seat = seat)
}

fn say_space(at: Space) -> Text {
    text!("zombie-mall-part-space", at = at)
}
