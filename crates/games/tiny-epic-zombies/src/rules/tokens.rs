//! Tokens in Rooms: turning up, taking, guessing, snatching (TEZ-094, TEZ-193 to TEZ-237).

use shamble_core::{Illegal, SeatSet, Sink, refuse};

use crate::State;
use crate::content::content;
use crate::event::{Event, Shown, Why};
use crate::goals::Ingredient;
use crate::ids::{Clue, Exit, Human, Objective, Place, Room, Token};
use crate::prompt::Frame;

impl State {
    /// Tokens are handled after a Move into their Room, in an empty Store (TEZ-084, TEZ-R80).
    fn check_token(&self, token: Token) -> Result<(), Illegal> {
        if self.place(token) != Place::Room(self.human(self.active).room) {
            refuse!("TEZ-094", "tiny-epic-zombies-refuse-no-token");
        }
        self.check_step_b()
    }

    pub(crate) fn check_flip(&self, token: Token) -> Result<(), Illegal> {
        self.check_token(token)?;
        match token {
            Token::Supply(_) | Token::Radio | Token::Part => {
                refuse!("TEZ-094", "tiny-epic-zombies-refuse-no-flip")
            }
            Token::Clue(n) if self.goals.clues[usize::from(n)].up => {
                refuse!("TEZ-R91", "tiny-epic-zombies-refuse-face-up")
            }
            // Turning up what one knows changes nothing, unless it is the letter that is wanted, or a look in this Move
            // opens the guess.
            Token::Ingredient(n) if self.is_of_no_use(&self.goals.ingredients[usize::from(n)]) => {
                refuse!("TEZ-217", "tiny-epic-zombies-refuse-known-letter")
            }
            Token::Clue(n) if self.turn.clue && self.has_seen_clue(n) => {
                refuse!("TEZ-R91", "tiny-epic-zombies-refuse-known-clue")
            }
            _ => Ok(()),
        }
    }

    fn has_seen_clue(&self, n: u8) -> bool {
        let seat = self.human(self.active).seat;
        self.goals.clues[usize::from(n)].seen.has(seat)
    }

    /// Whether the active Human's player knows this Ingredient and has no use for its letter now.
    fn is_of_no_use(&self, ingredient: &Ingredient) -> bool {
        let human = self.active;
        let progress =
            usize::from(self.goals.progress[Objective::Cure.index()][self.column(human)]);
        let is_next = self.cure_order().get(progress) == Some(&ingredient.letter);
        ingredient.seen.has(self.human(human).seat)
            && !(is_next && self.is_open(Objective::Cure, human))
    }

    pub(crate) fn flip(&mut self, token: Token, out: &mut impl Sink<Event>) {
        self.close_attack();
        match token {
            Token::Stranded(n) => self.flip_stranded(n, out),
            Token::Ingredient(n) => self.flip_ingredient(usize::from(n), out),
            Token::Exit(n) => self.flip_exit(usize::from(n), out),
            Token::Clue(n) => self.flip_clue(usize::from(n), out),
            Token::Supply(_) | Token::Radio | Token::Part => unreachable!("checked before"),
        }
    }

    /// A person is saved, or it was a Zombie after all (TEZ-196, TEZ-197).
    fn flip_stranded(&mut self, n: u8, out: &mut impl Sink<Event>) {
        let human = self.active;
        let room = self.human(human).room;
        let is_person = n == self.goals.person;
        let shown = if is_person {
            Shown::Person
        } else {
            Shown::Zombie
        };
        out.emit(|| Event::Flipped {
            who: self.who(human),
            token: Token::Stranded(n),
            spot: self.spot(room),
            shown,
        });
        if is_person {
            self.goals.stranded_space = (self.goals.stranded_space + 1) % 4;
            self.advance(Objective::Stranded, human, out);
            if self.is_in_force(Objective::Stranded) {
                self.lay_stranded(out);
            }
            return;
        }
        self.goals.stranded[usize::from(n)] = Place::Card;
        if room.is_courtyard() {
            // Zombies never stand in the Courtyard (TEZ-177): one that would damages the Barricade.
            self.damage_barricade(None, out);
        } else if self.supply() == 0 {
            // TEZ-R79: none left, so somebody bleeds and nobody is Overrun.
            out.emit(|| Event::SupplyEmpty);
            self.stack.push(Frame::Bleed);
        } else {
            self.zombies.insert(room);
            out.emit(|| Event::ZombieAdded {
                spot: self.spot(room),
                why: Why::Alarm,
                full: None,
            });
            self.stack.push(Frame::ZombieEnters(room));
        }
    }

    /// Both tokens go face down to the Entrances of the track's symbol (TEZ-194).
    pub(crate) fn lay_stranded(&mut self, out: &mut impl Sink<Event>) {
        let symbol = content().details.stranded_symbols[usize::from(self.goals.stranded_space)];
        self.goals.stranded = self
            .map
            .stores_with(symbol)
            .map(|slot| Place::Room(Room::entrance(slot)));
        let mut order = [0, 1];
        self.dice.put_in_order(&mut order);
        self.goals.person = order[0];
        out.emit(|| Event::StrandedLaid { symbol });
    }

    /// The next letter goes to the track, any other back face down (TEZ-217); alone one looks in secret (house).
    fn flip_ingredient(&mut self, n: usize, out: &mut impl Sink<Event>) {
        let human = self.active;
        let spot = self.spot(self.human(human).room);
        let letter = self.goals.ingredients[n].letter;
        let column = self.column(human);
        let progress = usize::from(self.goals.progress[Objective::Cure.index()][column]);
        let wanted = self.cure_order().get(progress);
        let is_next = self.is_open(Objective::Cure, human) && wanted == Some(&letter);
        let seat = self.human(human).seat;
        let secret = self.is_competitive();
        let ingredient = &mut self.goals.ingredients[n];
        if !secret {
            ingredient.seen = SeatSet::all(usize::from(self.n_seats));
            if is_next {
                ingredient.place = Place::Card;
            }
        } else if is_next {
            // Everybody sees the marker move, so everybody knows the letter.
            ingredient.seen = SeatSet::all(usize::from(self.n_seats));
        } else {
            ingredient.seen.insert(seat);
            if let Some(wanted) = wanted {
                ingredient.not[wanted.index()] = true;
            }
        }
        let token = Token::Ingredient(n as u8);
        let shown = Shown::Letter(letter);
        let who = self.who(human);
        out.emit(|| {
            if secret && !is_next {
                Event::Looked {
                    who,
                    seat,
                    token,
                    spot,
                    shown: Some(shown),
                }
            } else {
                Event::Flipped {
                    who,
                    token,
                    spot,
                    shown,
                }
            }
        });
        if is_next {
            self.advance(Objective::Cure, human, out);
        }
    }

    /// The token goes to the card; the fourth symbol and number name the exit (TEZ-220, TEZ-221).
    fn flip_exit(&mut self, n: usize, out: &mut impl Sink<Event>) {
        let human = self.active;
        let spot = self.spot(self.human(human).room);
        let shows = self.goals.exits[n].shows;
        out.emit(|| Event::Flipped {
            who: self.who(human),
            token: Token::Exit(n as u8),
            spot,
            shown: Shown::Exit(shows),
        });
        self.find_exit(n);
        if !self.is_competitive() {
            let column = self.column(human);
            self.goals.progress[Objective::Escape.index()][column] = self.goals.found.len() as u8;
            return;
        }
        // House: a tick and an Ammo, and with three of each kind the rest is revealed.
        self.tick(human, crate::ids::Slot::from_index(n), out);
        let count =
            |wanted: fn(&Exit) -> bool| self.goals.found.iter().copied().filter(wanted).count();
        if count(|exit| matches!(exit, Exit::Symbol(_))) >= 3
            && count(|exit| matches!(exit, Exit::Number(_))) >= 3
        {
            for other in 0..self.goals.exits.len() {
                if self.goals.exits[other].place != Place::Card {
                    self.find_exit(other);
                }
            }
            out.emit(|| Event::ExitsRevealed {
                found: self.goals.found.clone(),
            });
        }
        self.gain(human, 1, out);
    }

    fn find_exit(&mut self, n: usize) {
        self.goals.exits[n].place = Place::Card;
        let shows = self.goals.exits[n].shows;
        self.goals.found.push(shows);
    }

    /// A Clue is turned up for all (TEZ-234), or looked at alone (house).
    fn flip_clue(&mut self, n: usize, out: &mut impl Sink<Event>) {
        let human = self.active;
        let seat = self.human(human).seat;
        let spot = self.spot(self.human(human).room);
        self.turn.clue = true;
        let is_secret = self.is_competitive();
        let all = self.seats();
        let clue = &mut self.goals.clues[n];
        if is_secret {
            clue.seen.insert(seat);
        } else {
            clue.up = true;
            clue.seen = all;
        }
        let token = Token::Clue(n as u8);
        let shown = Shown::Clue(clue.clue);
        let who = self.who(human);
        out.emit(|| {
            if is_secret {
                Event::Looked {
                    who,
                    seat,
                    token,
                    spot,
                    shown: Some(shown),
                }
            } else {
                Event::Flipped {
                    who,
                    token,
                    spot,
                    shown,
                }
            }
        });
    }

    /// A guess needs a Clue just turned up, or one that lies face up in the Room just entered (TEZ-R91).
    pub(crate) fn check_guess(&self, clue: Clue) -> Result<(), Illegal> {
        self.check_guessing()?;
        if self.is_found(clue) {
            refuse!("TEZ-R91", "tiny-epic-zombies-refuse-found");
        }
        Ok(())
    }

    /// Whether this Source is found already.
    pub(crate) fn is_found(&self, clue: Clue) -> bool {
        self.goals.sources[clue.index()]
    }

    /// Whether anything can be guessed here and now.
    pub(crate) fn check_guessing(&self) -> Result<(), Illegal> {
        let human = self.active;
        if !self.is_open(Objective::Source, human) {
            refuse!("TEZ-R92", "tiny-epic-zombies-refuse-no-guess");
        }
        self.check_step_b()?;
        let here = Place::Room(self.human(human).room);
        let is_up = self
            .goals
            .clues
            .iter()
            .any(|clue| clue.up && clue.place == here);
        if !(self.turn.clue || is_up && !self.is_competitive()) {
            refuse!("TEZ-R91", "tiny-epic-zombies-refuse-no-clue");
        }
        Ok(())
    }

    /// The guess, the reset, and the end of the Turn (TEZ-235 to TEZ-237).
    pub(crate) fn guess(&mut self, guess: Clue, out: &mut impl Sink<Event>) {
        let human = self.active;
        let source = self
            .goals
            .clues
            .iter()
            .position(|clue| clue.place == Place::Card)
            .expect("one lies on the Source space");
        let truth = self.goals.clues[source].clue;
        out.emit(|| Event::Guessed {
            who: self.who(human),
            guess,
            truth,
        });
        if guess == truth {
            if !self.is_competitive() {
                self.goals.sources[truth.index()] = true;
                self.goals.clues[source].place = Place::Gone;
            }
            self.advance(Objective::Source, human, out);
        } else if self.is_competitive() {
            self.wound(human, 2, out);
        } else {
            for human in self.in_order() {
                self.wound(human, 2, out);
            }
        }
        if self.is_in_force(Objective::Source) {
            self.lay_clues(out);
        }
        self.stop();
    }

    /// The Clues that are not covered are shuffled: one to the Source space, the rest to the icons from 1 up (TEZ-236).
    pub(crate) fn lay_clues(&mut self, out: &mut impl Sink<Event>) {
        let mut left: arrayvec::ArrayVec<Clue, 5> = Clue::ALL
            .iter()
            .copied()
            .filter(|clue| !self.goals.sources[clue.index()])
            .collect();
        self.dice.put_in_order(&mut left);
        for (n, token) in self.goals.clues.iter_mut().enumerate() {
            token.up = false;
            token.seen = SeatSet::EMPTY;
            token.place = match (left.get(n), n) {
                (None, _) => Place::Gone,
                (Some(_), 0) => Place::Card,
                (Some(_), n) => Place::Room(self.map.bio(n as u8)),
            };
        }
        // Covered Clues take the places at the end, so that every token shows something else.
        let covered = Clue::ALL
            .iter()
            .copied()
            .filter(|clue| self.goals.sources[clue.index()]);
        for (token, clue) in self
            .goals
            .clues
            .iter_mut()
            .zip(left.iter().copied().chain(covered))
        {
            token.clue = clue;
        }
        out.emit(|| Event::CluesLaid {
            n: left.len() as u8,
        });
    }

    /// Radio, Part and stray Supply Tokens are taken onto the card (TEZ-202, TEZ-207, TEZ-R100).
    pub(crate) fn check_take(&self, token: Token) -> Result<(), Illegal> {
        if matches!(token, Token::Radio | Token::Part)
            && self.place(token) == Place::Room(self.human(self.active).room)
            && !self.turn.entered
        {
            refuse!("TEZ-R80", "tiny-epic-zombies-refuse-not-entered");
        }
        self.check_token(token)?;
        match token {
            Token::Radio | Token::Part => Ok(()),
            Token::Supply(n) if self.place(token) == Place::Room(self.map.crate_spot(n + 1)) => {
                refuse!("TEZ-088", "tiny-epic-zombies-refuse-use-crate")
            }
            Token::Supply(_) => Ok(()),
            _ => refuse!("TEZ-094", "tiny-epic-zombies-refuse-no-take"),
        }
    }

    pub(crate) fn take_token(&mut self, token: Token, out: &mut impl Sink<Event>) {
        let human = self.active;
        self.close_attack();
        *self.place_mut(token) = Place::Human(human);
        out.emit(|| Event::Took {
            who: self.who(human),
            token,
        });
    }

    /// Competitive games: once per Turn, for 1 Ammo, without consent (house).
    pub(crate) fn check_snatch(&self, token: Token) -> Result<(), Illegal> {
        let human = self.active;
        if !self.is_competitive() || !matches!(token, Token::Radio | Token::Part) {
            refuse!("TEZ-R96", "tiny-epic-zombies-refuse-no-snatch");
        }
        match self.place(token) {
            Place::Human(bearer)
                if bearer != human && self.human(bearer).room == self.human(human).room => {}
            _ => refuse!("TEZ-204", "tiny-epic-zombies-refuse-no-token"),
        }
        self.check_step_b()?;
        if self.turn.snatched {
            refuse!("TEZ-245", "tiny-epic-zombies-refuse-snatched");
        }
        self.check_pay(human, 1)
    }

    pub(crate) fn snatch(&mut self, token: Token, out: &mut impl Sink<Event>) {
        let human = self.active;
        self.close_attack();
        self.turn.snatched = true;
        self.pay(human, 1, out);
        *self.place_mut(token) = Place::Human(human);
        out.emit(|| Event::Took {
            who: self.who(human),
            token,
        });
    }

    /// What a dead Human carried stays in the Room (TEZ-205, TEZ-209, TEZ-R75).
    pub(crate) fn leave_tokens(&mut self, human: Human, room: Room) {
        for token in [
            Token::Supply(0),
            Token::Supply(1),
            Token::Radio,
            Token::Part,
        ] {
            if self.carries(human, token) {
                *self.place_mut(token) = Place::Room(room);
            }
        }
    }
}
