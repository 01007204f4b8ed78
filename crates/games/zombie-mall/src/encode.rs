//! Zombie Mall in numbers: ids for what is listed, bytes for what is seen.
//!
//! A card is its kind and uses left. Zombies are rows of the table in the observation, the nearest to the active player
//! first; cards that are aimed count among those of the same effect, targets of an Air Horn from where its player stands.

mod sight;

use std::mem::discriminant;
use std::sync::LazyLock;

use shamble_core::encode::{Encoded, Pen, Vocabulary};
use shamble_core::{Millis, Prompt, Seat, verbs};

use crate::action::{Action, Target};
use crate::cards::{Card, CardList, Kind};
use crate::content::{Effect, content};
use crate::ids::{Dir, MAX_TILES, Near, Space, TILE};
use crate::prompt::Ask;
use crate::state::{State, Status};
use crate::view::View;

/// Kinds of cards with their uses; fewer than this.
const CARDS: usize = 128;
const SEATS: usize = 6;
/// Rows of the zombie table.
const ZOMBIES: usize = 64;
/// Aimed cards of one effect.
const TOOLS: usize = 8;
/// Spaces along one side of a mall.
const SPAN: usize = MAX_TILES * TILE;
/// How far an Air Horn is listed.
const HORN: usize = 10;
/// Nothing, a single card, or several.
const PAYMENTS: usize = CARDS + 2;
const STARTS: usize = 64;

verbs! {
    Place = "place" (row: SPAN, col: SPAN),
    Start = "start" (start: STARTS),
    North = "north" (dir: 4),
    Spawn = "spawn" (),
    Roll = "roll" (),
    Step = "step" (dir: 4),
    Bonus = "bonus" (dir: 4),
    Loot = "loot" (with: CARDS + 1),
    Search = "search" (with: CARDS + 1),
    Take = "take" (card: CARDS),
    Keep = "keep" (card: CARDS),
    Unlock = "unlock" (dir: 4),
    UnlockRadio = "unlock-radio" (),
    Pry = "pry" (dir: 4),
    Force = "force" (dir: 4),
    Call = "call" (),
    Buy = "buy" (),
    Done = "done" (),
    Hop = "hop" (dir: 4),
    Fight = "fight" (near: 5),
    Escape = "escape" (dir: 4, pay: PAYMENTS),
    Boost = "boost" (card: CARDS),
    Bandage = "bandage" (with: CARDS + 1),
    Bitten = "bitten" (),
    Play = "play" (card: CARDS),
    Shoot = "shoot" (tool: TOOLS, zombie: ZOMBIES),
    Lantern = "lantern" (tool: TOOLS, near: 5),
    Ball = "ball" (tool: TOOLS, dir: 4),
    Wedge = "wedge" (tool: TOOLS, dir: 4),
    Horn = "horn" (tool: TOOLS, down: 2 * HORN + 1, right: 2 * HORN + 1),
    Fob = "fob" (tool: TOOLS, seat: SEATS),
    Tape = "tape" (tool: TOOLS, card: CARDS),
    Directory = "directory" (tool: TOOLS, token: 16),
    Radio = "radio" (tool: 4, seat: SEATS, card: CARDS),
    Move = "move" (zombie: ZOMBIES, dir: 4),
    Lose = "lose" (card: CARDS),
    Give = "give" (seat: SEATS, card: CARDS),
    Drop = "drop" (card: CARDS),
    Discard = "discard" (card: CARDS),
    OfferCard = "offer" (seat: SEATS, card: CARDS),
    AskFor = "ask-for" (seat: SEATS, card: CARDS),
    Accept = "accept" (),
    Decline = "decline" (),
}

/// The first number of each kind; a kind has one for each number of uses.
static FIRST: LazyLock<Vec<usize>> = LazyLock::new(|| {
    let mut next = 0;
    let numbers = content().kinds.iter().map(|kind| {
        let first = next;
        next += usize::from(kind.uses.max(1));
        first
    });
    numbers.collect()
});

/// The number of a card.
fn card_number(card: Card) -> Option<usize> {
    let uses = card.uses.max(1);
    let is_known = uses <= card.kind.data().uses.max(1);
    is_known.then(|| FIRST[usize::from(card.kind.0)] + usize::from(uses) - 1)
}

/// One more than the number of a card, or zero for none.
fn maybe_card(card: Option<Card>) -> Option<usize> {
    card.map_or(Some(0), |card| Some(card_number(card)? + 1))
}

/// The card with this number.
fn card_of(number: usize) -> Option<Card> {
    let kind = FIRST.partition_point(|first| *first <= number) - 1;
    let kind = Kind(kind as u8);
    let uses = number - FIRST[usize::from(kind.0)] + 1;
    match usize::from(kind.data().uses) {
        0 => (uses == 1).then_some(Card { kind, uses: 0 }),
        most => (uses <= most).then_some(Card {
            kind,
            uses: uses as u8,
        }),
    }
}

/// Which card among those of the same effect.
fn tool_number(card: Card) -> Option<usize> {
    let effect = discriminant(&card.kind.effect());
    let earlier = content().kinds[..usize::from(card.kind.0)].iter();
    let earlier = earlier.filter(|kind| discriminant(&kind.effect) == effect);
    let before: usize = earlier.map(|kind| usize::from(kind.uses.max(1))).sum();
    Some(before + card_number(card)? - FIRST[usize::from(card.kind.0)])
}

fn only(cards: &CardList) -> Option<Card> {
    match cards.as_slice() {
        [card] => Some(*card),
        _ => None,
    }
}

/// How a zombie's place ranks in the table seen from `middle`.
fn nearness(middle: Option<Space>, at: Space) -> (usize, Space) {
    (middle.map_or(0, |middle| middle.away(at)), at)
}

fn from_me(me: Seat, seat: Seat, n_seats: usize) -> usize {
    (seat.index() + n_seats - me.index()) % n_seats
}

impl State {
    /// Where the active player is, if in the mall.
    fn middle(&self) -> Option<Space> {
        let player = self.active();
        matches!(player.status, Status::OnMap | Status::Bitten).then_some(player.at)
    }

    /// The row of the zombies at `at` in the table.
    fn zombie_row(&self, at: Space) -> Option<usize> {
        let middle = self.middle();
        let rank = nearness(middle, at);
        let mut last = None;
        let spaces = self
            .zombies
            .iter()
            .filter(|space| last.replace(**space) != Some(**space));
        Some(
            spaces
                .filter(|space| nearness(middle, **space) < rank)
                .count(),
        )
    }

    fn play_id(&self, me: Seat, card: Card, target: &Target) -> Option<u32> {
        let seat = |seat: &Seat| from_me(me, *seat, self.players.len());
        let at = self.players[me].at;
        let tool = tool_number(card)?;
        match (card.kind.effect(), target) {
            (_, Target::None) => Verb::Play.with(&[card_number(card)?]),
            (Effect::Shoot { .. }, Target::Space(space)) => {
                Verb::Shoot.with(&[tool, self.zombie_row(*space)?])
            }
            (Effect::Horn { .. }, Target::Space(space)) => {
                let down = (space.row() + HORN).checked_sub(at.row())?;
                let right = (space.col() + HORN).checked_sub(at.col())?;
                Verb::Horn.with(&[tool, down, right])
            }
            (_, Target::Space(space)) => {
                let near = Near::ALL
                    .into_iter()
                    .position(|near| near.from(at) == *space)?;
                Verb::Lantern.with(&[tool, near])
            }
            (Effect::Wedge, Target::Side(side)) => Verb::Wedge.with(&[tool, side.index()]),
            (_, Target::Side(side)) => Verb::Ball.with(&[tool, side.index()]),
            (_, Target::Card(other)) => Verb::Tape.with(&[tool, card_number(*other)?]),
            (_, Target::Token(number)) => Verb::Directory.with(&[tool, usize::from(*number)]),
            (_, Target::Seat(to)) => Verb::Fob.with(&[tool, seat(to)]),
            (_, Target::Gift(to, cards)) => {
                Verb::Radio.with(&[tool, seat(to), card_number(only(cards)?)?])
            }
        }
    }
}

impl Encoded for State {
    fn vocabulary() -> &'static Vocabulary {
        &VOCABULARY
    }

    fn id_of(&self, me: Seat, action: &Action) -> Option<u32> {
        let seat = |seat: &Seat| from_me(me, *seat, self.players.len());
        let card = |card: &Card| card_number(*card);
        match action {
            Action::Place { at } => Verb::Place.with(&[at.row(), at.col()]),
            Action::Start { at } => {
                Verb::Start.with(&[self.mall.starts().iter().position(|start| start == at)?])
            }
            Action::North { side } => Verb::North.with(&[side.index()]),
            Action::Spawn => Verb::Spawn.with(&[]),
            Action::Roll => Verb::Roll.with(&[]),
            Action::Step { dir } => Verb::Step.with(&[dir.index()]),
            Action::Bonus { dir } => Verb::Bonus.with(&[dir.index()]),
            Action::Loot { with } => Verb::Loot.with(&[maybe_card(*with)?]),
            Action::Search { with } => Verb::Search.with(&[maybe_card(*with)?]),
            Action::Take { card: what } => Verb::Take.with(&[card(what)?]),
            Action::Keep { card: what } => Verb::Keep.with(&[card(what)?]),
            Action::Unlock { side } => Verb::Unlock.with(&[side.index()]),
            Action::UnlockRadio => Verb::UnlockRadio.with(&[]),
            Action::Pry { side } => Verb::Pry.with(&[side.index()]),
            Action::Force { side } => Verb::Force.with(&[side.index()]),
            Action::Call => Verb::Call.with(&[]),
            Action::Buy => Verb::Buy.with(&[]),
            Action::Done => Verb::Done.with(&[]),
            Action::Hop { dir } => Verb::Hop.with(&[dir.index()]),
            Action::Fight { at } => Verb::Fight.with(&[*at as usize]),
            Action::Escape { dir, cards } => {
                let pay = match cards.as_slice() {
                    [] => 0,
                    [only] => 1 + card(only)?,
                    _ => PAYMENTS - 1,
                };
                Verb::Escape.with(&[dir.index(), pay])
            }
            Action::Boost { card: what } => Verb::Boost.with(&[card(what)?]),
            Action::Bandage { card: what } => Verb::Bandage.with(&[maybe_card(*what)?]),
            Action::Bitten => Verb::Bitten.with(&[]),
            Action::Play { card, target } => self.play_id(me, *card, target),
            Action::MoveZombie { from, dir } => {
                Verb::Move.with(&[self.zombie_row(*from)?, dir.index()])
            }
            Action::Lose { card: what } => Verb::Lose.with(&[card(what)?]),
            Action::Give { to, cards } => Verb::Give.with(&[seat(to), card(&only(cards)?)?]),
            Action::Drop { cards } => Verb::Drop.with(&[card(&only(cards)?)?]),
            Action::Discard { card: what } => Verb::Discard.with(&[card(what)?]),
            Action::Offer { to, give, want } => match (only(give), only(want)) {
                (Some(given), None) if want.is_empty() => {
                    Verb::OfferCard.with(&[seat(to), card(&given)?])
                }
                (None, Some(wanted)) if give.is_empty() => {
                    Verb::AskFor.with(&[seat(to), card(&wanted)?])
                }
                _ => None,
            },
            Action::Accept => Verb::Accept.with(&[]),
            Action::Decline => Verb::Decline.with(&[]),
            Action::Auto { .. } => None,
        }
    }

    fn word(name: &str, value: usize) -> String {
        let card = |number: usize| match card_of(number) {
            Some(card) => card.to_string(),
            None => format!("card-{number}"),
        };
        match name {
            "dir" => Dir::ALL[value].to_string(),
            "near" => Near::ALL[value].to_string(),
            "card" => card(value),
            "with" | "pay" if value == 0 => "-".into(),
            "pay" if value == PAYMENTS - 1 => "several".into(),
            "with" | "pay" => card(value - 1),
            "seat" if value == 0 => "me".into(),
            "seat" => format!("+{value}"),
            "row" | "col" => (value + 1).to_string(),
            "down" | "right" => (value as i64 - HORN as i64).to_string(),
            _ => value.to_string(),
        }
    }

    fn observe(
        view: &View,
        seat: Seat,
        prompt: Option<&Prompt<Ask>>,
        _now: Millis,
        pen: &mut Pen<'_>,
    ) {
        sight::observe(view, seat, prompt, pen);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_have_numbers_that_lead_back() {
        let n_cards: usize = content()
            .kinds
            .iter()
            .map(|kind| usize::from(kind.uses.max(1)))
            .sum();
        assert!(n_cards <= CARDS, "{n_cards}");
        for number in 0..n_cards {
            let card = card_of(number).unwrap();
            assert_eq!(card_number(card), Some(number), "{card}");
        }
        for aimed in ["L", "O"]
            .into_iter()
            .flat_map(|letter| (1..68).map(move |n| format!("{letter}{n:02}")))
        {
            let Ok(kind) = aimed.parse::<Kind>() else {
                continue;
            };
            if matches!(
                kind.effect(),
                Effect::Shoot { .. }
                    | Effect::Horn { .. }
                    | Effect::Lantern { .. }
                    | Effect::Ball { .. }
                    | Effect::Wedge
                    | Effect::Fob { .. }
                    | Effect::Tape
                    | Effect::Directory
                    | Effect::TwoWayRadio
            ) {
                let tool = tool_number(Card::fresh(kind)).unwrap();
                assert!(tool < TOOLS, "{aimed} is tool {tool}");
            }
        }
    }
}
