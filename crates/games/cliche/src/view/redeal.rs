//! A state that a seat cannot tell from the real one: what it may not see (see the parent) is dealt anew.

use arrayvec::ArrayVec;
use shamble_core::{Dice, Seat, SeatSet};

use crate::ids::{Card, Cards, MAX_CARDS, Phase};
use crate::state::State;

/// Deals anew what `seat` cannot know: hands, the order of the deck, a closed trash, what others are asked or think about,
/// and the dice to come.
pub(crate) fn determinize(state: &State, seat: Seat, dice: &mut Dice) -> State {
    let mut world = state.clone();
    world.dice = Dice::new(dice.seed());
    if state.phase == Phase::Over {
        // Everything is shown.
        return world;
    }
    forget_what_is_private(&mut world, seat);
    let mut pool = Pool::gather(&mut world, seat);
    let musts = what_others_must_hold(&world, seat, &pool, dice);
    for (other, must) in &musts {
        world.hand[*other] = *must;
        pool.take(must);
    }
    pool.deal(&mut world, seat, dice);
    if world.phase == Phase::Setup {
        redraw_arming(&mut world, seat, &musts, dice);
    }
    world
}

/// Offers among others, an exchange another is thinking about, and to zombies the amounts put into a car.
fn forget_what_is_private(world: &mut State, seat: Seat) {
    for from in world.seats() {
        if from != seat && world.offers[from].is_some_and(|offer| offer.to != seat) {
            world.offers[from] = None;
        }
    }
    if world.phase == Phase::Trading && world.trader() != seat {
        world.exchanging = None;
        world.called_off = Cards::NONE;
    }
    if world.is_zombie(seat)
        && let Some(proposal) = &mut world.proposal
    {
        for put in proposal.put.values_mut().flatten() {
            *put = Cards::NONE;
        }
    }
}

type Musts = ArrayVec<(Seat, Cards), { shamble_core::MAX_SEATS }>;

/// What others hold beyond doubt: what they offer `seat`, what they put into a car before its eyes, and a shotgun for
/// somebody if the race waits for shotguns.
fn what_others_must_hold(world: &State, seat: Seat, pool: &Pool, dice: &mut Dice) -> Musts {
    let mut musts: Musts = (world.seats().filter(|other| *other != seat))
        .map(|other| {
            let offered = world.offers[other].map_or(Cards::NONE, |offer| offer.give);
            // Face-up shotguns are offered only when the hand has none left.
            let shotgun = offered.shotgun.saturating_sub(world.armed[other]);
            let put = world
                .proposal
                .as_ref()
                .and_then(|proposal| proposal.put[other]);
            let must = at_least(&Cards { shotgun, ..offered }, &put.unwrap_or(Cards::NONE));
            (other, must)
        })
        .collect();
    if world.phase == Phase::Setup && !world.arming.has(seat) {
        let could_own = |other: Seat| {
            world.is_human(other)
                && (world.armed[other] > 0
                    || pool.sizes[other.index()] > 0 && pool.has_shotgun_to_spare())
        };
        let mut owners: ArrayVec<usize, { shamble_core::MAX_SEATS }> = (0..musts.len())
            .filter(|i| could_own(musts[*i].0))
            .collect();
        dice.put_in_order(&mut owners);
        let owner = *owners
            .first()
            .expect("the race waits for somebody with a shotgun");
        let (other, must) = &mut musts[owner];
        must.shotgun = u8::from(world.armed[*other] == 0);
    }
    musts
}

fn at_least(a: &Cards, b: &Cards) -> Cards {
    a.and(&a.missing_of(b))
}

/// Whose answer about shotguns is still awaited: hidden, but somebody's is.
fn redraw_arming(world: &mut State, seat: Seat, musts: &Musts, dice: &mut Dice) {
    let is_asked = world.arming.has(seat);
    // The one who was dealt a shotgun for this purpose, or whose shotguns everybody sees.
    let awaited = musts
        .iter()
        .find(|(_, must)| must.shotgun > 0)
        .map(|(other, _)| *other);
    let owners = world.humans().without(seat).iter();
    let owners: SeatSet = owners
        .filter(|other| world.owned(*other).shotgun > 0)
        .collect();
    world.arming = owners.iter().filter(|_| dice.pick(2) == 0).collect();
    if is_asked {
        world.arming.insert(seat);
    } else if let Some(other) = awaited.or_else(|| owners.iter().next()) {
        world.arming.insert(other);
    }
}

/// The cards that `seat` cannot place, and how many of them lie where.
struct Pool {
    cards: Cards,
    sizes: [usize; shamble_core::MAX_SEATS],
    /// Cards other than scrap in a closed trash.
    n_trashed: usize,
}

impl Pool {
    /// Takes every card `seat` cannot see off the table.
    fn gather(world: &mut State, seat: Seat) -> Self {
        let mut cards: Cards = world.deck.cards().iter().copied().collect();
        let mut sizes = [0; shamble_core::MAX_SEATS];
        for other in world.seats().filter(|other| *other != seat) {
            sizes[other.index()] = world.hand[other].total();
            cards = cards.and(&world.hand[other]);
        }
        let mut n_trashed = 0;
        if !world.options.open_trash {
            let trashed = Cards {
                scrap: 0,
                ..world.trash
            };
            n_trashed = trashed.total();
            cards = cards.and(&trashed);
        }
        Self {
            cards,
            sizes,
            n_trashed,
        }
    }

    /// Whether somebody may hold a shotgun without the closed trash running short.
    fn has_shotgun_to_spare(&self) -> bool {
        let n_others = self.cards.total() - usize::from(self.cards.scrap);
        self.cards.shotgun > 0 && n_others > self.n_trashed
    }

    fn take(&mut self, cards: &Cards) {
        self.cards = self.cards.without(cards);
    }

    /// Deals the rest: a closed trash gets as many cards other than scrap as it has, then hands, then the deck.
    fn deal(mut self, world: &mut State, seat: Seat, dice: &mut Dice) {
        if !world.options.open_trash {
            let mut others = listed(&Cards {
                scrap: 0,
                ..self.cards
            });
            dice.shuffle(&mut others);
            let trashed: Cards = others.iter().take(self.n_trashed).copied().collect();
            world.trash = Cards {
                scrap: world.trash.scrap,
                ..trashed
            };
            self.take(&trashed);
        }
        let mut rest = listed(&self.cards);
        dice.shuffle(&mut rest);
        for other in world.seats().filter(|other| *other != seat) {
            let n_more = self.sizes[other.index()] - world.hand[other].total();
            let dealt: Cards = rest.drain(..n_more).collect();
            world.hand[other] = world.hand[other].and(&dealt);
        }
        world.deck = rest.into_iter().collect();
    }
}

fn listed(cards: &Cards) -> ArrayVec<Card, MAX_CARDS> {
    cards.each().collect()
}
