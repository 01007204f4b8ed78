//! Tiny Epic Zombies in numbers: ids for what is listed, bytes for what is seen.
//!
//! Humans count in Turn order from one's own first; Rooms, cards and tokens keep their own numbers.

mod sight;

use shamble_core::encode::{Encoded, Pen, Vocabulary};
use shamble_core::{Millis, Prompt, Seat, verbs};

use crate::action::Action;
use crate::ids::{Card, Character, Clue, Human, Post, Room, Slot, Token};
use crate::prompt::Ask;
use crate::state::State;
use crate::view::View;

const ROOMS: usize = Room::COUNT;
const CARDS: usize = Card::COUNT;
const HUMANS: usize = 4;
const SLOTS: usize = Slot::ALL.len();
const TOKENS: usize = 27;
const CHARACTERS: usize = Character::ALL.len();
/// More Ammo than anybody can have.
const AMMO: usize = 16;

verbs! {
    Choose = "choose" (character: CHARACTERS),
    Deal = "deal" (card: CARDS),
    Move = "move" (room: ROOMS),
    Skateboard = "skateboard" (room: ROOMS),
    Squad = "squad" (slot: SLOTS),
    Fight = "fight" (),
    Quarantine = "quarantine" (),
    Grenade = "grenade" (),
    Shoot = "shoot" (room: ROOMS),
    ShootTwo = "shoot-two" (room: ROOMS, second: ROOMS),
    Stay = "stay" (),
    Convert = "convert" (),
    Cover = "cover" (human: HUMANS, room: ROOMS),
    Accept = "accept" (),
    Decline = "decline" (),
    Use = "use" (),
    Trap = "trap" (room: ROOMS),
    Crash = "crash" (room: ROOMS, second: ROOMS),
    Drive = "drive" (slot: SLOTS),
    Swap = "swap" (card: CARDS, other: CARDS),
    Layaway = "layaway" (card: CARDS),
    Flip = "flip" (token: TOKENS),
    Take = "take" (token: TOKENS),
    Guess = "guess" (clue: 5),
    Snatch = "snatch" (token: TOKENS),
    Stow = "stow" (card: CARDS),
    Stash = "stash" (n: AMMO),
    Collect = "collect" (card: CARDS),
    Buy = "buy" (card: CARDS),
    Drop = "drop" (card: CARDS, beside: SLOTS + 1),
    Fireworks = "fireworks" (),
    Adrenaline = "adrenaline" (),
    Shift = "shift" (room: ROOMS, second: ROOMS),
    Done = "done" (),
    Peek = "peek" (human: HUMANS),
    PeekDeck = "peek-deck" (),
    Lay = "lay" (token: TOKENS),
    Give = "give" (token: TOKENS, human: HUMANS),
    Beg = "beg" (token: TOKENS),
    End = "end" (),
    Store = "store" (slot: SLOTS),
    Pick = "human" (human: HUMANS),
    Cache = "cache" (n: AMMO),
    Skip = "skip" (),
    Draw = "draw" (),
    Keep = "keep" (beside: SLOTS + 1),
    Refuse = "refuse" (),
    Revolver = "revolver" (),
    Axe = "axe" (),
    Suffer = "suffer" (),
    Rush = "rush" (room: ROOMS),
    Lose = "lose" (card: CARDS),
    Hush = "hush" (),
    Horde = "horde" (character: CHARACTERS),
    Push = "push" (token: TOKENS, room: ROOMS),
    Sift = "sift" (),
    Bury = "bury" (card: CARDS),
    Litter = "litter" (card: CARDS, slot: SLOTS),
    Fill = "fill" (),
    Burn = "burn" (card: CARDS),
    Post = "post" (post: 4),
    Kill = "kill" (room: ROOMS),
}

/// A token's number in the fixed order of all of them.
fn token_index(token: Token) -> usize {
    let n = token.number() - 1;
    match token {
        Token::Supply(_) => n,
        Token::Radio => 2,
        Token::Part => 3,
        Token::Stranded(_) => 4 + n,
        Token::Ingredient(_) => 6 + n,
        Token::Exit(_) => 14 + n,
        Token::Clue(_) => 22 + n,
    }
}

/// One more than the place, or zero for none named.
fn beside(slot: Option<Slot>) -> usize {
    slot.map_or(0, |slot| slot.index() + 1)
}

/// How far `human` comes after the first of `mine`; the Zombie Player counts from the first Human.
fn from_mine(mine: usize, human: usize, n_humans: usize) -> usize {
    (human + n_humans - mine) % n_humans
}

impl Encoded for State {
    fn vocabulary() -> &'static Vocabulary {
        &VOCABULARY
    }

    fn id_of(&self, seat: Seat, action: &Action) -> Option<u32> {
        let mine = self
            .humans
            .iter()
            .position(|human| human.seat == seat)
            .unwrap_or(0);
        let human = |human: &Human| from_mine(mine, human.index(), self.humans.len());
        match action {
            Action::Choose(character) => Verb::Choose.with(&[character.index()]),
            Action::Deal(card) => Verb::Deal.with(&[card.index()]),
            Action::Move(room) => Verb::Move.with(&[room.index()]),
            Action::Skateboard(room) => Verb::Skateboard.with(&[room.index()]),
            Action::Squad(slot) => Verb::Squad.with(&[slot.index()]),
            Action::Fight => Verb::Fight.with(&[]),
            Action::Quarantine => Verb::Quarantine.with(&[]),
            Action::Grenade => Verb::Grenade.with(&[]),
            Action::Shoot(room) => Verb::Shoot.with(&[room.index()]),
            Action::ShootTwo(a, b) => Verb::ShootTwo.with(&[a.index(), b.index()]),
            Action::Stay => Verb::Stay.with(&[]),
            Action::Convert => Verb::Convert.with(&[]),
            Action::Cover(who, room) => Verb::Cover.with(&[human(who), room.index()]),
            Action::Accept => Verb::Accept.with(&[]),
            Action::Decline => Verb::Decline.with(&[]),
            Action::Use => Verb::Use.with(&[]),
            Action::Trap(room) => Verb::Trap.with(&[room.index()]),
            Action::Crash(from, to) => Verb::Crash.with(&[from.index(), to.index()]),
            Action::Drive(slot) => Verb::Drive.with(&[slot.index()]),
            Action::Swap(own, other) => Verb::Swap.with(&[own.index(), other.index()]),
            Action::Layaway(card) => Verb::Layaway.with(&[card.index()]),
            Action::Flip(token) => Verb::Flip.with(&[token_index(*token)]),
            Action::Take(token) => Verb::Take.with(&[token_index(*token)]),
            Action::Guess(clue) => Verb::Guess.with(&[clue.index()]),
            Action::Snatch(token) => Verb::Snatch.with(&[token_index(*token)]),
            Action::Stow(card) => Verb::Stow.with(&[card.index()]),
            Action::Stash(n) => Verb::Stash.with(&[usize::from(*n)]),
            Action::Collect(card) => Verb::Collect.with(&[card.index()]),
            Action::Buy(card) => Verb::Buy.with(&[card.index()]),
            Action::Drop(card, slot) => Verb::Drop.with(&[card.index(), beside(*slot)]),
            Action::Fireworks => Verb::Fireworks.with(&[]),
            Action::Adrenaline => Verb::Adrenaline.with(&[]),
            Action::Shift(from, to) => Verb::Shift.with(&[from.index(), to.index()]),
            Action::Done => Verb::Done.with(&[]),
            Action::Peek(who) => Verb::Peek.with(&[human(who)]),
            Action::PeekDeck => Verb::PeekDeck.with(&[]),
            Action::Lay(token) => Verb::Lay.with(&[token_index(*token)]),
            Action::Give(token, who) => Verb::Give.with(&[token_index(*token), human(who)]),
            Action::Beg(token) => Verb::Beg.with(&[token_index(*token)]),
            Action::End => Verb::End.with(&[]),
            Action::Store(slot) => Verb::Store.with(&[slot.index()]),
            Action::Pick(who) => Verb::Pick.with(&[human(who)]),
            Action::Cache(n) => Verb::Cache.with(&[usize::from(*n)]),
            Action::Skip => Verb::Skip.with(&[]),
            Action::Draw => Verb::Draw.with(&[]),
            Action::Keep(slot) => Verb::Keep.with(&[beside(*slot)]),
            Action::Refuse => Verb::Refuse.with(&[]),
            Action::Revolver => Verb::Revolver.with(&[]),
            Action::Axe => Verb::Axe.with(&[]),
            Action::Suffer => Verb::Suffer.with(&[]),
            Action::Rush(room) => Verb::Rush.with(&[room.index()]),
            Action::Lose(card) => Verb::Lose.with(&[card.index()]),
            Action::Hush => Verb::Hush.with(&[]),
            Action::Horde(character) => Verb::Horde.with(&[character.index()]),
            Action::Push(token, room) => Verb::Push.with(&[token_index(*token), room.index()]),
            Action::Sift => Verb::Sift.with(&[]),
            Action::Bury(card) => Verb::Bury.with(&[card.index()]),
            Action::Litter(card, slot) => Verb::Litter.with(&[card.index(), slot.index()]),
            Action::Fill => Verb::Fill.with(&[]),
            Action::Burn(card) => Verb::Burn.with(&[card.index()]),
            Action::Post(post) => Verb::Post.with(&[post.index()]),
            Action::Kill(room) => Verb::Kill.with(&[room.index()]),
        }
    }

    fn word(name: &str, value: usize) -> String {
        match name {
            "character" => Character::ALL[value].to_string(),
            "card" | "other" => Card::from_index(value).to_string(),
            "room" | "second" => Room::from_index(value).to_string(),
            "slot" => Slot::ALL[value].to_string(),
            "beside" if value == 0 => "here".into(),
            "beside" => Slot::ALL[value - 1].to_string(),
            "token" => Token::all().nth(value).expect("a token").to_string(),
            "clue" => Clue::ALL[value].to_string(),
            "post" => Post::ALL[value].to_string(),
            "human" if value == 0 => "mine".into(),
            "human" => format!("+{value}"),
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
    fn tokens_are_numbered_in_their_order() {
        assert_eq!(Token::all().count(), TOKENS);
        for (i, token) in Token::all().enumerate() {
            assert_eq!(token_index(token), i);
        }
    }
}
