//! Setup phase: tokens go to their places, and humans say which of their shotguns lie face up.

use shamble_core::{Illegal, Seat, Sink, refuse};

use crate::event::Event;
use crate::ids::{Card, N_TOKENS, Phase};
use crate::state::State;

/// CZG-024, CZG-025: the human die to the human-start card, the human token to H, zombie tokens to Z1, Z2, ...
/// CZG-026: zombies whose tokens were removed take part again.
pub(crate) fn place_tokens(state: &mut State) {
    state.holder = state.start_card;
    state.human = 0;
    let n_tokens = state.zombies.len().min(N_TOKENS);
    let starts = state.options.track.zombies();
    state.tokens = starts[..n_tokens]
        .iter()
        .map(|space| Some(*space))
        .collect();
}

/// CZG-R39: every human who owns a shotgun is asked.
pub(crate) fn ask_owners(state: &mut State) {
    let humans = state.humans().iter();
    state.arming = humans
        .filter(|seat| state.owned(*seat).shotgun > 0)
        .collect();
}

pub(crate) fn check_arm(state: &State, seat: Seat, n: u8) -> Result<(), Illegal> {
    if state.phase != Phase::Setup {
        refuse!("CZG-027", "cliche-refuse-arm-now");
    }
    if state.is_zombie(seat) {
        refuse!("CZG-027", "cliche-refuse-arm-zombie");
    }
    let owned = state.owned(seat).shotgun;
    if n > owned {
        refuse!("CZG-027", "cliche-refuse-arm-too-many", n = owned);
    }
    if !state.arming.has(seat) {
        refuse!("CZG-R40", "cliche-refuse-not-asked");
    }
    Ok(())
}

/// CZG-028, CZG-R18: any number of them, up or back into the hand.
pub(crate) fn arm(state: &mut State, seat: Seat, n: u8, out: &mut impl Sink<Event>) {
    state.arming.remove(seat);
    if state.armed[seat] != n {
        *state.hand[seat].of_mut(Card::Shotgun) += state.armed[seat];
        *state.hand[seat].of_mut(Card::Shotgun) -= n;
        state.armed[seat] = n;
        out.emit(|| Event::Armed { seat, n });
    }
}
