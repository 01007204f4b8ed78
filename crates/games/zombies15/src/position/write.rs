//! A state written down.

use super::{
    CheckpointPosition, ChoicePosition, ClockPosition, EndingPosition, HeavyPosition, HeroPosition,
    OpenPosition, Position, TokenPosition, TurnPosition, Whereabouts,
};
use crate::ids::Area;
use crate::scenario::{Alpha, Lock};
use crate::state::{Ending, EventChoice, HeavyAt, Load, Open, State, TokenAt};

impl State {
    pub(crate) fn position(&self) -> Position {
        let place = |area: Area| self.board.place(area);
        let n_heroes = self.heroes.len();
        Position {
            mode: self.mode,
            number: self.number,
            pace: self.pace,
            seats: self.n_seats,
            rules: self.rules,
            scenario: self.board.scenario.clone(),
            heroes: (0..n_heroes).map(|i| self.write_hero(i)).collect(),
            turn: TurnPosition {
                hero: self.active().id,
                actions: self.turn.actions,
                is_over: self.turn.is_over,
                has_failed: self.turn.has_failed,
                tile_moves: self.turn.tile_moves,
                has_skated: self.turn.has_skated,
                meat: self.turn.meat,
                smoke: self.turn.smoke.map(place),
                charm: self.turn.charm,
            },
            zombies: self
                .board
                .areas()
                .filter(|area| self.zombies_in(*area) > 0)
                .map(|area| (place(area), self.zombies_in(area)))
                .collect(),
            horde: self.horde,
            reserve: self.reserve,
            search_pile: self.search_pile.iter().rev().copied().collect(),
            discard: self.discard.iter().rev().copied().collect(),
            zombie_pile: self.zombie_pile.iter().rev().copied().collect(),
            zombie_used: self.zombie_used.iter().rev().copied().collect(),
            upper_half: self.upper_half,
            tokens: self.write_tokens(),
            heavy: self.write_heavy(),
            locks: self
                .locks
                .iter()
                .map(|lock| Lock {
                    color: lock.colour,
                    at: place(lock.area),
                })
                .collect(),
            helicopter: self.helicopter.map(place),
            alpha: self.alpha.map(|alpha| Alpha {
                at: place(Area::street(alpha.tile.into())),
                wounds: alpha.wounds,
            }),
            is_dark: self.is_dark,
            landing_in: self.landing_in,
            cats: self.cats,
            clock: ClockPosition {
                sirens: self.clock.sirens,
                growls: self.clock.growls,
                paused_ms: self.clock.paused_ms,
                paused_at: self.clock.paused_at,
                votes: self.clock.votes,
                was_paused: self.clock.was_paused,
                deadline_ms: self.clock.deadline_ms,
                is_overtime: self.clock.is_overtime,
            },
            open: self.open.map(|open| match open {
                Open::Search(drawn) => OpenPosition::Search(drawn.as_slice().to_vec()),
                Open::Token(piece) => OpenPosition::Token(piece),
            }),
            queue: self
                .queue
                .iter()
                .map(|choice| match choice {
                    EventChoice::Loss => ChoicePosition::Loss,
                    EventChoice::Surge => ChoicePosition::Surge,
                })
                .collect(),
            cards_due: self.cards_due,
            waiting_growls: self.waiting_growls,
            recheck: self.recheck,
            ending: self.ending.map(EndingPosition::from),
            checkpoint: self.checkpoint.map(|checkpoint| CheckpointPosition {
                chosen: checkpoint.chosen[..n_heroes].to_vec(),
                exchanged: checkpoint.exchanged[..n_heroes].to_vec(),
                ready: checkpoint.ready,
            }),
            dice: self.dice.clone(),
        }
    }

    fn write_hero(&self, index: usize) -> HeroPosition {
        let hero = &self.heroes[index];
        HeroPosition {
            hero: hero.id,
            seat: hero.seat,
            at: self.board.place(hero.area),
            lp: hero.lp,
            max_lp: hero.max_lp,
            posture: hero.posture,
            weapons: hero.weapons,
            objects: hero.objects[..hero.n_object_slots()].to_vec(),
            carried_by: self
                .carrier_of(index)
                .map(|carrier| self.heroes[carrier].id),
        }
    }

    fn write_tokens(&self) -> Vec<TokenPosition> {
        let written = |piece: &crate::state::TokenPiece| TokenPosition {
            token: piece.token,
            at: match piece.at {
                TokenAt::Area(area) => Whereabouts::At(self.board.place(area)),
                TokenAt::Hero(hero) => Whereabouts::With(self.heroes[usize::from(hero)].id),
                TokenAt::Gone => Whereabouts::Gone,
            },
            face_up: piece.is_face_up,
            pool: piece.pool,
            brought: piece.is_brought,
        };
        self.tokens.iter().map(written).collect()
    }

    fn write_heavy(&self) -> Vec<HeavyPosition> {
        let carrier = |piece: usize| {
            self.heroes
                .iter()
                .find(|hero| hero.load == Load::Heavy(piece as u8))
        };
        let written = |(i, piece): (usize, &crate::state::HeavyPiece)| HeavyPosition {
            kind: piece.kind,
            at: match piece.at {
                HeavyAt::Area(area) => Whereabouts::At(self.board.place(area)),
                HeavyAt::Carried => {
                    carrier(i).map_or(Whereabouts::Gone, |hero| Whereabouts::With(hero.id))
                }
                HeavyAt::Gone => Whereabouts::Gone,
            },
            uses: piece.uses,
        };
        self.heavy.iter().enumerate().map(written).collect()
    }
}

impl From<Ending> for EndingPosition {
    fn from(ending: Ending) -> Self {
        match ending {
            Ending::Won => Self::Won,
            Ending::Time => Self::Time,
            Ending::Heroes => Self::Heroes,
            Ending::Breach => Self::Breach,
        }
    }
}
