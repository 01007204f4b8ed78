//! Starting the game: who names the zombie, who is it, who gets the human-start card, who draws.

use arrayvec::ArrayVec;
use shamble_core::{Illegal, MAX_SEATS, Seat, SeatSet, Sink, refuse};

use crate::content::content;
use crate::event::{Event, Roll};
use crate::ids::Phase;
use crate::options::StartCards;
use crate::rules::deck;
use crate::state::State;

/// Nobody ties this often.
const MAX_ROLL_OFFS: usize = 1000;

/// Everybody rolls; the highest becomes the chooser (CZG-015).
pub(crate) fn roll_off(state: &mut State, out: &mut impl Sink<Event>) {
    let mut rolling = SeatSet::all(state.hand.len());
    for _ in 0..MAX_ROLL_OFFS {
        let mut rolls: ArrayVec<Roll, MAX_SEATS> = ArrayVec::new();
        for seat in rolling.iter() {
            let value = state.dice.roll(6) as u8;
            state.opening[seat].value = value;
            state.opening[seat].times = state.opening[seat].times.saturating_add(1);
            rolls.push(Roll {
                seat,
                token: 0,
                value,
            });
        }
        let highest = rolls.iter().map(|roll| roll.value).max();
        let best = rolls.iter().filter(|roll| Some(roll.value) == highest);
        // CZG-R04: only the tied players roll again.
        rolling = best.map(|roll| roll.seat).collect();
        out.emit(|| Event::RolledOff {
            rolls: rolls.to_vec(),
        });
        if rolling.len() == 1 {
            state.chooser = rolling.iter().next();
            out.emit(|| Event::ChooserFound {
                seat: state.chooser.expect("somebody rolled highest"),
            });
            return;
        }
    }
    panic!("ties without end");
}

pub(crate) fn check_zombie(state: &State, seat: Seat, zombie: Seat) -> Result<(), Illegal> {
    if state.phase != Phase::Naming {
        refuse!("CZG-R40", "cliche-refuse-not-now");
    }
    if state.chooser != Some(seat) {
        refuse!("CZG-015", "cliche-refuse-not-chooser");
    }
    if !state.is_at_table(zombie) {
        refuse!("CZG-015", "cliche-refuse-no-such-seat");
    }
    if state.is_zombie(zombie) {
        refuse!("CZG-R02", "cliche-refuse-already-zombie", seat = zombie);
    }
    Ok(())
}

/// CZG-016: the named player takes a zombie card; the order of naming is the order of the tokens (CZG-R02).
pub(crate) fn name_zombie(state: &mut State, by: Seat, zombie: Seat, out: &mut impl Sink<Event>) {
    state.zombies.push(zombie);
    let token = state.zombies.len() as u8;
    out.emit(|| Event::ZombieNamed {
        by,
        seat: zombie,
        token,
    });
}

/// Whether all starting zombies are named.
pub(crate) fn is_naming_over(state: &State) -> bool {
    state.zombies.len() >= state.options.n_start_zombies(state.hand.len())
}

pub(crate) fn check_start_card(state: &State, seat: Seat, human: Seat) -> Result<(), Illegal> {
    if state.phase != Phase::Placing {
        refuse!("CZG-R40", "cliche-refuse-not-now");
    }
    if state.chooser != Some(seat) {
        refuse!("CZG-R05", "cliche-refuse-not-chooser");
    }
    if !state.is_at_table(human) {
        refuse!("CZG-017", "cliche-refuse-no-such-seat");
    }
    if state.is_zombie(human) {
        refuse!(
            "CZG-017",
            "cliche-refuse-start-card-to-zombie",
            seat = human
        );
    }
    Ok(())
}

pub(crate) fn give_start_card(state: &mut State, human: Seat, out: &mut impl Sink<Event>) {
    state.start_card = human;
    out.emit(|| Event::StartCardGiven { seat: human });
}

/// The cards players have at the start: zombies in the order of their tokens, then humans in drawing order.
pub(crate) fn deal_start_cards(state: &mut State, out: &mut impl Sink<Event>) {
    let content = content();
    // CZG-019, CZG-020, CZG-R06: the text gives cards to the zombie only.
    let (zombie_cards, mut human_cards) = match state.options.start_cards {
        StartCards::Zombie => (content.start_cards, 0),
        StartCards::Humans => (0, content.start_cards),
    };
    // CZG-R01: the handicap of a table of two.
    if state.hand.len() == 2 {
        human_cards += content.lone_human_cards;
    }
    for i in 0..state.zombies.len() {
        deck::draw_for(state, state.zombies[i], zombie_cards, out);
    }
    deck::draw_for_humans(state, human_cards, None, out);
}
