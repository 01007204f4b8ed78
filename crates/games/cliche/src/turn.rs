//! The spine: what an act or the passing of time does, and which phase comes next.

use shamble_core::{BySeat, Illegal, Millis, Pace, Seat, SeatSet, Sink, refuse};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Cards, Phase, Vehicle};
use crate::options::RaceMode;
use crate::outcome::Ending;
use crate::rules::race::RaceEnd;
use crate::rules::vehicle::Verdict;
use crate::rules::{arming, bargain, deck, opening, race, row, vehicle};
use crate::state::{Offer, State};

/// CZG-R12: with `auto_roll`, how long a die may lie idle.
const AUTO_ROLL_MS: u32 = 2000;

/// `seat` acts: everything is checked first, then changed.
pub(crate) fn act(
    state: &mut State,
    seat: Seat,
    action: &Action,
    now: Millis,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    if state.phase == Phase::Over {
        refuse!("CZG-R40", "cliche-refuse-over");
    }
    if !state.is_at_table(seat) {
        refuse!("CZG-R40", "cliche-refuse-no-such-seat");
    }
    match *action {
        Action::Zombie { seat: zombie } => {
            opening::check_zombie(state, seat, zombie)?;
            opening::name_zombie(state, seat, zombie, out);
            if opening::is_naming_over(state) {
                state.phase = Phase::Placing;
            }
        }
        Action::Start { seat: human } => {
            opening::check_start_card(state, seat, human)?;
            opening::give_start_card(state, human, out);
            opening::deal_start_cards(state, out);
            begin_round(state, now, out);
        }
        Action::Arm { n } => {
            arming::check_arm(state, seat, n)?;
            arming::arm(state, seat, n, out);
            if state.arming.is_empty() {
                begin_race(state, now, out);
            }
        }
        Action::Roll => {
            let die = race::check_roll(state, seat, now)?;
            let end = match state.options.race {
                RaceMode::Tick => race::tick(state, now, out),
                RaceMode::Live => race::roll(state, die, now, out),
            };
            end_race_if(end, state, out);
        }
        Action::Shoot { token } => {
            race::check_shot(state, seat, token)?;
            let end = race::shoot(state, token, out);
            end_race_if(end, state, out);
        }
        Action::Buy { space } => {
            let bargain = row::check_buy(state, seat, space)?;
            row::buy(state, seat, space, bargain, out);
            next_trader(state, now, out);
        }
        Action::Exchange { card } => {
            row::check_exchange(state, seat, card)?;
            if row::is_scrap_enough(state, card) {
                row::exchange(state, seat, card, out);
                next_trader(state, now, out);
            } else {
                // CZG-058, CZG-R29: he is asked whether to make do with what there is.
                state.exchanging = Some(card);
            }
        }
        Action::Take => {
            let card = row::check_short_exchange(state, seat)?;
            row::exchange(state, seat, card, out);
            next_trader(state, now, out);
        }
        Action::Cancel => {
            let card = row::check_short_exchange(state, seat)?;
            row::call_off(state, card);
        }
        Action::Replace { space } => {
            let old = row::check_replace(state, seat, space)?;
            row::replace(state, seat, space, old, out);
            next_trader(state, now, out);
        }
        Action::ReplaceOwn { card } => {
            row::check_replace_own(state, seat, card)?;
            row::replace_own(state, seat, card, out);
            next_trader(state, now, out);
        }
        Action::Pass => {
            row::check_pass(state, seat)?;
            out.emit(|| Event::Passed { seat });
            next_trader(state, now, out);
        }
        Action::Offer { to, give, want } => {
            let offer = Offer { to, give, want };
            bargain::check_offer(state, seat, &offer)?;
            bargain::offer(state, seat, offer, out);
            state.done.remove(seat);
        }
        Action::Accept { from } => {
            let offer = bargain::check_accept(state, seat, from)?;
            bargain::accept(state, seat, from, &offer, out);
            state.done.remove(seat);
        }
        Action::Decline { from } => {
            bargain::check_answer(state, seat, from)?;
            bargain::decline(state, seat, from, out);
            state.done.remove(seat);
        }
        Action::Counter { to, give, want } => {
            let offer = Offer { to, give, want };
            bargain::check_answer(state, seat, to)?;
            bargain::check_offer(state, seat, &offer)?;
            bargain::decline(state, seat, to, out);
            bargain::offer(state, seat, offer, out);
            state.done.remove(seat);
        }
        Action::Withdraw => {
            let offer = bargain::check_withdraw(state, seat)?;
            bargain::withdraw(state, seat, &offer, out);
            state.done.remove(seat);
        }
        Action::Heal { seat: patient } => {
            bargain::check_heal(state, seat, patient)?;
            bargain::heal(state, seat, patient, out);
            state.done.remove(seat);
        }
        Action::Propose { put } => {
            vehicle::check_propose(state, seat, &put)?;
            vehicle::propose(state, seat, put, out);
            state.done.remove(seat);
            settle_proposal(state, seat, out);
        }
        Action::Put { put } => {
            vehicle::check_put(state, seat, &put)?;
            vehicle::put(state, seat, put, out);
            state.done.remove(seat);
            settle_proposal(state, seat, out);
        }
        Action::HoldBack => {
            vehicle::check_hold_back(state, seat)?;
            vehicle::hold_back(state, seat, out);
            state.done.remove(seat);
            settle_proposal(state, seat, out);
        }
        Action::Motorcycle => {
            vehicle::check_motorcycle(state, seat)?;
            build(state, seat, Vehicle::Motorcycle, out);
        }
        Action::Done => {
            bargain::check_done(state, seat)?;
            if state.owes_answer(seat) {
                // Whoever is done puts nothing into a car that is proposed.
                vehicle::put(state, seat, Cards::NONE, out);
                settle_proposal(state, seat, out);
            }
            state.done.insert(seat);
            out.emit(|| Event::Done { seat });
            end_free_step_if_done(state, now, out);
        }
    }
    Ok(())
}

/// The instant of [`next_wake`] has come.
pub(crate) fn wake(state: &mut State, now: Millis, out: &mut impl Sink<Event>) {
    match state.phase {
        Phase::Opening => {
            opening::roll_off(state, out);
            state.phase = Phase::Naming;
        }
        // CZG-R39: silence leaves things as they are.
        Phase::Setup => begin_race(state, now, out),
        Phase::Gathering => {
            let end = match state.options.race {
                RaceMode::Tick => race::tick(state, now, out),
                RaceMode::Live => {
                    let idle = state
                        .dice_in_play()
                        .find(|(die, _)| auto_roll_at(state, *die) <= now);
                    idle.and_then(|(die, _)| race::roll(state, die, now, out))
                }
            };
            end_race_if(end, state, out);
        }
        // CZG-R39: all count as done.
        Phase::FreeStep => clean_up(state, now, out),
        Phase::Naming | Phase::Placing | Phase::Trading | Phase::Over => {}
    }
}

/// When time alone next changes something.
pub(crate) fn next_wake(state: &State) -> Option<Millis> {
    match state.phase {
        Phase::Opening => Some(Millis::ZERO),
        Phase::Setup | Phase::FreeStep => state.deadline,
        Phase::Gathering => match (state.options.race, state.pace) {
            (RaceMode::Tick, Pace::RealTime) => Some(state.next_tick),
            (RaceMode::Live, _) if state.options.auto_roll => state
                .dice_in_play()
                .map(|(die, _)| auto_roll_at(state, die))
                .min(),
            _ => None,
        },
        Phase::Naming | Phase::Placing | Phase::Trading | Phase::Over => None,
    }
}

fn auto_roll_at(state: &State, die: usize) -> Millis {
    let die = &state.die[die];
    (die.idle_since + Millis(AUTO_ROLL_MS)).max(die.ready_at)
}

/// At the per-action pace a roll takes its share of the interval, so that all dice take turns.
pub(crate) fn cost(state: &State, action: &Action) -> Millis {
    if *action != Action::Roll || state.phase != Phase::Gathering {
        return Millis::ZERO;
    }
    let interval = state.options.roll_interval_ms;
    match state.options.race {
        RaceMode::Tick => Millis(interval),
        RaceMode::Live => Millis(interval / state.dice_in_play().count() as u32),
    }
}

/// Setup phase (CZG-022).
fn begin_round(state: &mut State, now: Millis, out: &mut impl Sink<Event>) {
    state.round += 1;
    state.phase = Phase::Setup;
    out.emit(|| Event::RoundBegan { round: state.round });
    arming::place_tokens(state);
    arming::ask_owners(state);
    state.deadline = deadline(state, state.options.arm_seconds, now);
    if state.arming.is_empty() {
        begin_race(state, now, out);
    }
}

fn begin_race(state: &mut State, now: Millis, out: &mut impl Sink<Event>) {
    state.arming = SeatSet::EMPTY;
    state.deadline = None;
    state.phase = Phase::Gathering;
    race::start(state, now, out);
}

fn end_race_if(end: Option<RaceEnd>, state: &mut State, out: &mut impl Sink<Event>) {
    match end {
        None => {}
        Some(RaceEnd::Success) => {
            // CZG-R17: whoever has the human die counts as the last to roll it, also after a shot.
            let last = state.holder;
            out.emit(|| Event::RaceWon { last });
            state.first = last;
            deck::draw_for_humans(state, 2, None, out);
            begin_trading(state, out);
        }
        Some(RaceEnd::Bite { token }) => {
            let bitten = state.holder;
            race::bite(state, token, out);
            // CZG-R22: before anything else.
            if state.humans().is_empty() {
                end_game(state, Ending::Zombies, out);
                return;
            }
            // CZG-052, CZG-R38: the right-hand neighbour begins.
            state.first = bitten.counter_clockwise(state.hand.len());
            deck::draw_for_humans(state, 1, Some(bitten), out);
            begin_trading(state, out);
        }
    }
}

fn begin_trading(state: &mut State, out: &mut impl Sink<Event>) {
    state.phase = Phase::Trading;
    state.turn = 0;
    row::deal(state, out);
}

/// CZG-053: every player has one turn.
fn next_trader(state: &mut State, now: Millis, out: &mut impl Sink<Event>) {
    state.called_off = Cards::NONE;
    state.turn += 1;
    if usize::from(state.turn) == state.hand.len() {
        // CZG-060.
        let cards = row::clear(state);
        out.emit(|| Event::RowCleared { cards });
        begin_free_step(state, now, out);
    }
}

fn begin_free_step(state: &mut State, now: Millis, out: &mut impl Sink<Event>) {
    state.phase = Phase::FreeStep;
    state.turn = 0;
    reset_building(state);
    state.deadline = deadline(state, state.options.free_seconds, now);
    out.emit(|| Event::FreeStepBegan);
}

/// CZG-R39: the step ends when all humans are done and nobody owes an answer.
fn end_free_step_if_done(state: &mut State, now: Millis, out: &mut impl Sink<Event>) {
    let is_done = state.humans().iter().all(|human| state.done.has(human));
    if state.phase == Phase::FreeStep && is_done && state.proposal.is_none() {
        clean_up(state, now, out);
    }
}

/// CZG-067, CZG-068: the human-start card goes on, and a new round begins.
fn clean_up(state: &mut State, now: Millis, out: &mut impl Sink<Event>) {
    vehicle::lapse(state, out);
    bargain::clear_offers(state);
    state.done = SeatSet::EMPTY;
    reset_building(state);
    state.deadline = None;
    out.emit(|| Event::RoundEnded { round: state.round });
    // CZG-R28: the guard against a stalemate.
    if state
        .options
        .max_rounds
        .is_some_and(|last| state.round >= last)
    {
        end_game(state, Ending::Stalemate, out);
        return;
    }
    // CZG-R37: from its present seat, also if its owner has just turned.
    let next = state.next_human(state.start_card);
    opening::give_start_card(state, next, out);
    begin_round(state, now, out);
}

fn reset_building(state: &mut State) {
    for n_proposals in state.n_proposals.values_mut() {
        *n_proposals = 0;
    }
}

/// CZG-R33: built the moment the cards suffice, gone the moment they cannot.
fn settle_proposal(state: &mut State, builder: Seat, out: &mut impl Sink<Event>) {
    let Some(proposal) = &state.proposal else {
        return;
    };
    match vehicle::verdict(state, proposal) {
        Verdict::Built => build(state, builder, Vehicle::Car, out),
        Verdict::Short => vehicle::lapse(state, out),
        Verdict::Open => {}
    }
}

fn build(state: &mut State, by: Seat, vehicle: Vehicle, out: &mut impl Sink<Event>) {
    out.emit(|| Event::Built { by, vehicle });
    let ending = match vehicle {
        Vehicle::Car => Ending::Car,
        Vehicle::Motorcycle => Ending::Motorcycle { winner: by },
    };
    end_game(state, ending, out);
}

fn end_game(state: &mut State, ending: Ending, out: &mut impl Sink<Event>) {
    state.phase = Phase::Over;
    state.deadline = None;
    // With `build_when=trading_phase` somebody may escape while another thinks about an exchange.
    state.exchanging = None;
    state.ending = Some(ending);
    out.emit(|| Event::GameOver {
        ending,
        hands: BySeat::from_fn(state.hand.len(), |seat| state.owned(seat)),
    });
}

/// Time limits belong to the real-time pace.
fn deadline(state: &State, seconds: Option<u32>, now: Millis) -> Option<Millis> {
    match state.pace {
        Pace::RealTime => seconds.map(|seconds| now + Millis::from_secs(seconds)),
        Pace::PerAction => None,
    }
}
