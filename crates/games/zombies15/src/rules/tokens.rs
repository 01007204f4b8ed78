//! Search tokens: turning up, taking, leaving, putting down, and taking from the unconscious.

use shamble_core::{Illegal, Sink, refuse};

use super::movement::Leave;
use crate::action::{Booty, Rearrange};
use crate::content::sheet;
use crate::event::Event;
use crate::ids::{HeroId, Posture, Token};
use crate::label::hero_text;
use crate::state::{Open, State, TokenAt};

impl State {
    /// Conditions of every way to take a token (Z15-R24, Z15-R25).
    fn check_taking(&self, from_unconscious: bool) -> Result<Leave, Illegal> {
        if self.active().is_carrying() {
            refuse!("Z15-120", "zombies15-refuse-carrying");
        }
        let leave = self.search_leave();
        let is_bold = from_unconscious && self.rules.loot_tokens_under_attack;
        if leave == Leave::Held && !is_bold {
            refuse!("Z15-041", "zombies15-refuse-token-zombies");
        }
        Ok(if is_bold { Leave::Free } else { leave })
    }

    /// Z15-079: whether there is room, or room is made by putting something down.
    fn check_room(&self, change: Rearrange) -> Result<(), Illegal> {
        let hero = usize::from(self.turn.hero);
        let n_left = self.backpack(hero).count() - change.dropped().count();
        if n_left >= usize::from(sheet(self.active().id).backpack) {
            refuse!(
                "Z15-079",
                "zombies15-refuse-backpack-full",
                hero = hero_text(self.active().id)
            );
        }
        Ok(())
    }

    /// Z15-070: a sheet may be changed in this Search Action too, though no Item is found.
    fn check_change(&self, change: Rearrange) -> Result<(), Illegal> {
        self.check_sheet(change, std::iter::empty())
    }

    fn change(&mut self, change: Rearrange, out: &mut impl Sink<Event>) {
        self.change_sheet(change, std::iter::empty(), out);
    }

    /// Z15-076: turns a face-down token up, or takes a face-up one.
    pub(crate) fn take_token(
        &mut self,
        piece: u8,
        change: Rearrange,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let leave = self.check_taking(false)?;
        let i = usize::from(piece);
        let area = self.active().area;
        if i >= self.tokens.len() || self.tokens[i].at != TokenAt::Area(area) {
            refuse!("Z15-076", "zombies15-refuse-no-token");
        }
        let found = self.tokens[i];
        self.check_change(change)?;
        if found.is_face_up {
            self.check_room(change)?;
        }

        self.turn.actions -= 1;
        self.spend_meat(leave);
        self.change(change, out);
        if found.is_face_up {
            self.pocket_token(i, out);
            return Ok(());
        }
        self.tokens[i].is_face_up = true;
        let hero = self.active().id;
        out.emit(|| Event::TokenTurned {
            hero,
            token: found.token,
            at: self.board.place(area),
        });
        if found.token == Token::Blank {
            self.tokens[i].at = TokenAt::Gone;
            out.emit(|| Event::BlankRemoved { hero });
        } else {
            self.open = Some(Open::Token(piece));
        }
        Ok(())
    }

    /// The answer after turning a token up: into the Backpack.
    pub(crate) fn pocket(
        &mut self,
        change: Rearrange,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let Some(Open::Token(piece)) = self.open else {
            refuse!("Z15-076", "zombies15-refuse-no-such-choice");
        };
        self.check_change(change)?;
        self.check_room(change)?;
        self.open = None;
        self.change(change, out);
        self.pocket_token(piece.into(), out);
        Ok(())
    }

    /// The answer after turning a token up: it stays (Z15-R26).
    pub(crate) fn leave_token(
        &mut self,
        change: Rearrange,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let Some(Open::Token(piece)) = self.open else {
            refuse!("Z15-076", "zombies15-refuse-no-such-choice");
        };
        self.check_change(change)?;
        self.open = None;
        self.change(change, out);
        let (hero, token) = (self.active().id, self.tokens[piece.into()].token);
        out.emit(|| Event::TokenLeft { hero, token });
        Ok(())
    }

    /// Z15-077, Z15-145: tokens of the unconscious may be taken, never their Items.
    pub(crate) fn loot(
        &mut self,
        from: HeroId,
        what: Booty,
        change: Rearrange,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let leave = self.check_taking(true)?;
        let area = self.active().area;
        let victim = self.hero_index(from).filter(|i| {
            let victim = &self.heroes[*i];
            victim.area == area && victim.posture == Posture::Unconscious
        });
        let piece = match (victim, what) {
            (Some(_), Booty::Item(_)) => refuse!("Z15-145", "zombies15-refuse-loot-item"),
            (Some(victim), Booty::Token(token)) => self
                .backpack(victim)
                .find(|i| self.tokens[*i].token == token),
            (None, _) => None,
        };
        let Some(piece) = piece else {
            refuse!("Z15-076", "zombies15-refuse-no-token");
        };
        self.check_change(change)?;
        self.check_room(change)?;

        self.turn.actions -= 1;
        self.spend_meat(leave);
        self.change(change, out);
        self.tokens[piece].at = TokenAt::Hero(self.turn.hero);
        let (hero, token) = (self.active().id, self.tokens[piece].token);
        out.emit(|| Event::Looted { hero, from, token });
        Ok(())
    }

    /// Z15-R27: free, at any moment of the own Actions.
    pub(crate) fn drop_token(
        &mut self,
        piece: u8,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        if self.rules.token_drop_needs_search {
            refuse!("Z15-R27", "zombies15-refuse-drop-in-search");
        }
        let piece = usize::from(piece);
        if piece >= self.tokens.len() || self.tokens[piece].at != TokenAt::Hero(self.turn.hero) {
            refuse!("Z15-076", "zombies15-refuse-no-token");
        }
        self.put_token_down(piece, out);
        Ok(())
    }

    fn pocket_token(&mut self, piece: usize, out: &mut impl Sink<Event>) {
        self.tokens[piece].at = TokenAt::Hero(self.turn.hero);
        let (hero, token) = (self.active().id, self.tokens[piece].token);
        out.emit(|| Event::TokenTaken { hero, token });
    }

    /// Puts a token of the Active Hero, face-up, into the own Area (Z15-073, Z15-091).
    pub(crate) fn put_token_down(&mut self, piece: usize, out: &mut impl Sink<Event>) {
        let (hero, area) = (self.active().id, self.active().area);
        self.tokens[piece].at = TokenAt::Area(area);
        self.tokens[piece].is_face_up = true;
        let token = self.tokens[piece].token;
        out.emit(|| Event::TokenDropped {
            hero,
            token,
            at: self.board.place(area),
        });
    }
}
