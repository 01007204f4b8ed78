//! What every encoding must keep, tried on random games: ids that are unique, within bounds, lead back to their action
//! and do not change when hidden things are dealt anew; observations of one size that do not change then either.

use crate::drive::choose_random;
use crate::encode::{Encoded, observation_size, observe};
use crate::{Dice, Millis, OptionValues, Pace, Quiet, Runner, Seat, Seed, Setup};

/// What was tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TriedEncoding {
    /// Actions that were acted.
    pub n_acts: usize,
    /// Listed actions whose id was looked at.
    pub n_ids: usize,
    /// Observations compared with that of a re-dealt state.
    pub n_pairs: usize,
    /// Listed actions without an id.
    pub n_unlisted: usize,
    /// Pairs of looks in a row by one seat that differed in their bytes.
    pub n_changes: usize,
}

/// Plays `games` random games at a table set up so and looks at every seat before every move.
pub fn check_encoding<G: Encoded>(
    options: &[(&str, &str)],
    seats: usize,
    games: u64,
    max_acts: usize,
) -> TriedEncoding {
    let mut tried = TriedEncoding::default();
    let size = observation_size::<G>();
    for game in 0..games {
        let mut own = G::simulation_options();
        own.extend(
            options
                .iter()
                .map(|(key, value)| ((*key).to_owned(), (*value).to_owned())),
        );
        check_game::<G>(own, seats, game, max_acts, size, &mut tried);
    }
    tried
}

fn check_game<G: Encoded>(
    options: OptionValues,
    seats: usize,
    game: u64,
    max_acts: usize,
    size: usize,
    tried: &mut TriedEncoding,
) {
    let seed = Seed::from_number(game);
    let setup = Setup {
        options,
        seats,
        pace: Pace::PerAction,
        seed,
    };
    let state = G::new(&setup).expect("a table that can be set up");
    let mut table = Table {
        state,
        now: Millis::ZERO,
    };
    let mut dice = Dice::new(seed.derive(1));
    let mut buffer = Vec::new();
    let mut last: Vec<Vec<u8>> = vec![Vec::new(); seats];
    for _ in 0..max_acts {
        assert!(table.settle(), "a dead end");
        for seat in Seat::all(seats) {
            let bytes = look(&table, seat, &mut dice, size, tried);
            let before = std::mem::replace(&mut last[seat.index()], bytes);
            tried.n_changes += usize::from(before != last[seat.index()]);
        }
        if table.state.outcome().is_some() {
            return;
        }
        let (seat, action) = choose_random(&table.state, table.now, &mut dice, &mut buffer)
            .expect("somebody can act");
        let until = table.now + table.state.cost(seat, &action);
        let result = table.state.act(seat, &action, table.now, &mut Quiet);
        result.expect("what is listed is accepted");
        table.run_until(until);
        tried.n_acts += 1;
    }
}

/// Everything about one seat; returns its observation.
fn look<G: Encoded>(
    table: &Table<G>,
    seat: Seat,
    dice: &mut Dice,
    size: usize,
    tried: &mut TriedEncoding,
) -> Vec<u8> {
    let (state, now) = (&table.state, table.now);
    let ids = listed(state, seat, now);
    let mut sorted: Vec<u32> = ids.iter().flatten().copied().collect();
    tried.n_unlisted += ids.len() - sorted.len();
    tried.n_ids += sorted.len();
    sorted.sort_unstable();
    let n_ids = sorted.len();
    sorted.dedup();
    if sorted.len() != n_ids {
        let mut legal = Vec::new();
        state.legal_actions(seat, now, &mut legal);
        let twice: Vec<String> = legal
            .iter()
            .zip(&ids)
            .filter(|(_, id)| ids.iter().filter(|other| other == id).count() > 1)
            .map(|(action, id)| format!("{action} = {id:?}"))
            .collect();
        panic!("{}: two actions have one id: {twice:?}", G::ID);
    }
    for id in &sorted {
        assert!(
            (1..G::vocabulary().n_ids()).contains(id),
            "{}: id {id}",
            G::ID
        );
        let action = state.action_of(seat, now, *id).expect("it is listed");
        assert_eq!(state.id_of(seat, &action), Some(*id), "{}: {action}", G::ID);
        let name = G::vocabulary().name(*id, G::word);
        assert!(
            name.is_some_and(|name| !name.is_empty()),
            "{}: {action}",
            G::ID
        );
    }
    let mut bytes = Vec::new();
    observe(state, seat, now, &mut bytes);
    assert_eq!(bytes.len(), size, "{}: observations are of one size", G::ID);
    let other = state.determinize(seat, dice);
    assert_eq!(
        listed(&other, seat, now),
        ids,
        "{}: ids after re-dealing for seat {seat}",
        G::ID
    );
    let mut redealt = Vec::new();
    observe(&other, seat, now, &mut redealt);
    assert_eq!(
        redealt,
        bytes,
        "{}: what seat {seat} observes after re-dealing",
        G::ID
    );
    tried.n_pairs += 1;
    bytes
}

fn listed<G: Encoded>(state: &G, seat: Seat, now: Millis) -> Vec<Option<u32>> {
    let mut legal = Vec::new();
    state.legal_actions(seat, now, &mut legal);
    legal
        .iter()
        .map(|action| state.id_of(seat, action))
        .collect()
}

struct Table<G> {
    state: G,
    now: Millis,
}

impl<G: Encoded> Runner<G> for Table<G> {
    fn state(&self) -> &G {
        &self.state
    }

    fn now(&self) -> Millis {
        self.now
    }

    fn set_now(&mut self, now: Millis) {
        self.now = now;
    }

    fn wake(&mut self, due: Millis) {
        self.state.wake(due, &mut Quiet);
    }
}
