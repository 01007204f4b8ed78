//! Rules of thumb for Zombie Mall.
//!
//! Every decision starts from the view alone. A bot knows what is still needed (`plan`), finds the way there that meets
//! the fewest zombies (`walk`), fights while Bandages last and flees when they do not (`fight`), and values cards by what
//! they are good for (`worth`). Bots that play together share hands, so each sees which keys the others carry.

mod errand;
mod fight;
mod look;
mod plan;
#[cfg(test)]
mod tests;
mod walk;
mod worth;

use shamble_catalog::zombie_mall::{Action, Ask, Dir, Mode, Point, Space, State, View};
use shamble_core::{Dice, Millis, Seat, Setup};

use self::look::Look;
use crate::{Bot, Playable, Sight};

impl Playable for State {
    fn thumb(_setup: &Setup, _seat: Seat) -> Box<dyn Bot<Self>> {
        Box::new(Thumb)
    }

    fn quick(_setup: &Setup, _seat: Seat) -> Box<dyn Bot<Self>> {
        Box::new(Walker::default())
    }

    fn plans(sight: &Sight<'_, Self>) -> Vec<Box<dyn Bot<Self>>> {
        let is_walking =
            (sight.prompt()).is_some_and(|prompt| prompt.ask == Ask::Point(Point::Moving));
        if !is_walking {
            return Vec::new();
        }
        plan::alternatives(&Look::new(sight.brief(), sight.seat()))
            .into_iter()
            .map(|to| Box::new(Towards(to)) as Box<dyn Bot<Self>>)
            .collect()
    }

    const SLIPS: u32 = 5;

    fn brief(&self, seat: Seat) -> View {
        Self::brief(self, seat)
    }

    /// A glance for a step or a roll, longer over a card or a fight.
    fn think_time(_sight: &Sight<'_, Self>, action: &Action, dice: &mut Dice) -> Millis {
        let base = match action {
            Action::Step { .. } | Action::Spawn | Action::Roll | Action::Done => 450,
            Action::Fight { .. } | Action::Boost { .. } | Action::Bandage { .. } => 700,
            Action::MoveZombie { .. } | Action::Hop { .. } | Action::North { .. } => 350,
            _ => 1000,
        };
        Millis(base + dice.below(base / 2))
    }
}

/// What the way still to go weighs, in MP, for who sees `view` from `seat`.
pub(crate) fn errand(view: View, seat: Seat) -> f32 {
    errand::left(&Look::new(view, seat))
}

struct Thumb;

impl Bot<State> for Thumb {
    fn choose(
        &mut self,
        sight: &Sight<'_, State>,
        legal: &[Action],
        dice: &mut Dice,
    ) -> Option<Action> {
        let prompt = sight.prompt()?;
        if prompt.ask == Ask::Aside {
            // Whoever waits lets the active player go on.
            return None;
        }
        if let [only] = legal {
            return Some(only.clone());
        }
        // Many decisions need no look at the map.
        match prompt.ask {
            Ask::PlaceObjective | Ask::PlaceLoot => {
                return Some(legal[dice.pick(legal.len())].clone());
            }
            Ask::North => return legal.first().cloned(),
            Ask::Point(point) => {
                if let Some(plain) = plain(point, legal) {
                    return Some(plain);
                }
            }
            _ => {}
        }
        // Only who moves zombies has to know where they would go.
        let look = if prompt.ask == Ask::MoveZombie {
            Look::new(sight.view(), sight.seat())
        } else {
            Look::new(sight.brief(), sight.seat())
        };
        match prompt.ask {
            Ask::Start => plan::start(&look, legal).or_else(|| legal.first().cloned()),
            Ask::Point(point) => Some(at_point(&look, point, legal)),
            Ask::Fight => Some(fight::choose(&look, legal)),
            Ask::Lost => Some(fight::after_loss(&look, legal)),
            Ask::Hop => Some(fight::hop(&look, legal)),
            Ask::MoveZombie => Some(fight::move_zombie(&look, legal)),
            Ask::Take | Ask::Keep => Some(worth::best(&look, legal)),
            Ask::Turned => Some(worth::least(&look, legal)),
            Ask::Answer { .. } => Some(answer(&look, legal)),
            _ => legal.first().cloned(),
        }
    }
}

/// Walks to a space that is not what the rules of thumb would walk to.
struct Towards(Space);

impl Bot<State> for Towards {
    fn choose(
        &mut self,
        sight: &Sight<'_, State>,
        legal: &[Action],
        dice: &mut Dice,
    ) -> Option<Action> {
        let is_walking =
            (sight.prompt()).is_some_and(|prompt| prompt.ask == Ask::Point(Point::Moving));
        if is_walking
            && let Some(step) =
                plan::step_to(&Look::new(sight.brief(), sight.seat()), legal, self.0)
        {
            return Some(step);
        }
        Thumb.choose(sight, legal, dice)
    }
}

/// The same rules of thumb for futures, which looks up the way once a walk and not at every step of it: nobody else moves
/// meanwhile.
#[derive(Default)]
struct Walker {
    /// Steps still to take, the last one first.
    way: Vec<Dir>,
}

impl Bot<State> for Walker {
    fn choose(
        &mut self,
        sight: &Sight<'_, State>,
        legal: &[Action],
        dice: &mut Dice,
    ) -> Option<Action> {
        let prompt = sight.prompt()?;
        if prompt.ask == Ask::Aside {
            return None;
        }
        let is_walking = prompt.ask == Ask::Point(Point::Moving) && legal.len() > 1;
        if !is_walking || legal.iter().any(plan::comes_first) {
            self.way.clear();
            return Thumb.choose(sight, legal, dice);
        }
        if let Some(dir) = self.way.pop() {
            let step = Action::Step { dir };
            if legal.contains(&step) {
                return Some(step);
            }
            self.way.clear();
        }
        let look = Look::new(sight.brief(), sight.seat());
        if let Some(card) = worth::play(&look, Point::Moving, legal) {
            return Some(card);
        }
        let (act, way) = plan::walk_on(&look, legal);
        self.way = way;
        Some(act)
    }

    fn begin_future(&mut self) {
        self.way.clear();
    }
}

/// What there is to do when no card is worth a thought; nothing if that takes one.
fn plain(point: Point, legal: &[Action]) -> Option<Action> {
    if legal.iter().any(worth::may_be_worth_it) {
        return None;
    }
    match point {
        Point::BeforeSpawn => Some(Action::Spawn),
        Point::BeforeRoll => Some(Action::Roll),
        Point::Ending if !legal.contains(&Action::Buy) => Some(Action::Done),
        Point::Moving | Point::Ending => None,
    }
}

fn at_point(look: &Look, point: Point, legal: &[Action]) -> Action {
    if let Some(card) = worth::play(look, point, legal) {
        return card;
    }
    match point {
        Point::BeforeSpawn => Action::Spawn,
        Point::BeforeRoll => Action::Roll,
        Point::Moving => plan::move_on(look, legal),
        Point::Ending => {
            // Together VP are only good for cards; among rivals they are the score.
            let buys = look.view.mode == Mode::Coop && legal.contains(&Action::Buy);
            if buys { Action::Buy } else { Action::Done }
        }
    }
}

/// Together everything is shared; among rivals nothing is given for less than it is worth.
fn answer(look: &Look, legal: &[Action]) -> Action {
    let is_good = look.view.mode == Mode::Coop
        || look.view.offer.as_ref().is_some_and(|offer| {
            let sum = |cards: &Option<Vec<shamble_catalog::zombie_mall::Card>>| -> i32 {
                cards
                    .iter()
                    .flatten()
                    .map(|card| worth::of(look, *card))
                    .sum()
            };
            sum(&offer.give) >= sum(&offer.want)
        });
    if is_good && legal.contains(&Action::Accept) {
        Action::Accept
    } else {
        Action::Decline
    }
}
