//! What bots and hosts read of a state is what its written position says, all along random games.

use shamble_cliche::{Cards, Place, State};
use shamble_core::drive::{self, Move};
use shamble_core::{Dice, Game, OptionValues, Pace, Seed, Session, Setup};

/// Holds every question of the state against its position; how many offers have been made so far.
fn check(state: &State) -> u32 {
    let position = state.position();
    assert_eq!(state.phase(), position.phase);
    assert_eq!(state.round(), position.round);
    assert_eq!(state.zombies(), position.zombies);
    assert_eq!(state.human(), position.human);
    assert_eq!(state.deck_size(), position.deck.len());
    assert_eq!(*state.trash(), position.trash);
    assert_eq!(state.exchanging(), position.exchanging);
    assert_eq!(state.proposal(), position.proposal.as_ref());
    let places = position.tokens.iter().map(|place| match place {
        Place::On(space) => Some(*space),
        Place::Off(_) => None,
    });
    assert!(places.eq(state.tokens().iter().copied()));
    for seat in state.seats() {
        assert_eq!(*state.hand(seat), position.hand[seat]);
        assert_eq!(state.armed(seat), position.armed[seat]);
        assert_eq!(state.bites(seat), position.bites[seat]);
        assert_eq!(state.is_zombie(seat), position.zombies.contains(&seat));
        assert_eq!(state.is_human(seat), !position.zombies.contains(&seat));
        assert_eq!(state.is_done(seat), position.done.has(seat));
        assert_eq!(state.offer(seat), position.offers[seat].as_ref());
        assert_eq!(state.n_offers(seat), position.n_offers[seat]);
        assert_eq!(state.n_proposals(seat), position.n_proposals[seat]);
        let shotguns = Cards {
            shotgun: position.armed[seat],
            ..Cards::NONE
        };
        assert_eq!(state.owned(seat), position.hand[seat].and(&shotguns));
    }
    position.n_offers.values().map(|n| u32::from(*n)).sum()
}

#[test]
fn what_is_read_is_what_is_written() {
    let (mut n_offers, mut n_rounds) = (0, 0);
    for seed in 0..4 {
        let setup = Setup {
            options: OptionValues::from([("race".to_owned(), "tick".to_owned())]),
            seats: 5,
            pace: Pace::PerAction,
            seed: Seed::from_number(seed),
        };
        let (mut session, _) = Session::<State>::start(setup).unwrap();
        let mut dice = Dice::new(Seed::from_number(seed));
        let mut buffer = Vec::new();
        for _ in 0..600 {
            n_offers += check(session.state());
            n_rounds = n_rounds.max(session.state().round());
            if session.state().outcome().is_some() {
                break;
            }
            let now = session.now();
            let next = drive::random_move(
                session.state(),
                Pace::PerAction,
                now,
                &mut dice,
                &mut buffer,
            );
            let mut steps = Vec::new();
            match next.expect("somebody can act or something falls due") {
                Move::Act(seat, action) => {
                    assert!(session.act_typed(seat, &action, now, &mut steps).is_ok());
                }
                Move::Pass(until) => session.advance(until, &mut steps),
            }
        }
    }
    assert!(n_offers > 0 && n_rounds > 1, "{n_offers} {n_rounds}");
}
