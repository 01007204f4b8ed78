//! Humans who lose a Survivor Token with every one of them who is eaten.

use shamble_catalog::tiny_epic_zombies::{Action, Clue, Frame, Human, Position, Room, State};
use shamble_core::{Game, Millis, Quiet, Seat};

use super::setup;

/// A position of three Humans together in which `acts` have been done by seat 0.
fn check(
    options: [&str; 3],
    change: impl Fn(&mut Position),
    acts: &[&str],
    gives_up: impl Fn(&Action) -> bool,
) {
    let [layout, objectives, characters] = options;
    let options = [
        ("mode", "cooperative"),
        ("layout", layout),
        ("objectives", objectives),
        ("characters", characters),
        ("zombie_card", "popstar"),
        ("first_player", "0"),
    ];
    let setup = setup(&options, 3);
    let mut position = State::new(&setup).expect("sound options").position();
    position.zombies = std::iter::empty().collect();
    change(&mut position);
    let mut state = State::from_position(position).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    for act in acts {
        let act = act.parse().expect("an act");
        let done = state.act(Seat::new(0), &act, Millis::ZERO, &mut Quiet);
        assert!(done.is_ok(), "{act} is refused");
    }
    super::check(&setup, &state, gives_up);
}

/// So many Wounds away from being eaten.
fn near_death(position: &mut Position, human: usize, wounds: u8) {
    let human = &mut position.humans[human];
    human.wounds = human.ammo - wounds;
}

fn room(name: &str) -> Room {
    name.parse().expect("a Room")
}

const FIRST_PLACE: &str =
    "first_place,food_court,hoards,amps,gamelyn_world,crafts_and_colors,parking_z,departmart";

/// The Doctor has a scratch and a friend is one Wound from death: the friend is healed.
#[test]
fn the_doctor_heals_whom_the_next_wound_would_kill() {
    let position = |position: &mut Position| {
        position.turn.on = false;
        position.turn.over = true;
        position.pending = vec![Frame::NextTurn, Frame::Doctor];
        position.humans[0].wounds = 1;
        near_death(position, 1, 1);
    };
    let options = [
        FIRST_PLACE,
        "stranded,helicopter,cure",
        "doctor,hippie,greaser",
    ];
    check(options, position, &[], |action| {
        *action != Action::Pick(Human(1))
    });
}

/// A Loud Crash may lure a Zombie anywhere next door, but not onto a friend who would not live through it.
#[test]
fn no_zombie_is_lured_onto_a_friend_who_would_die_of_it() {
    let position = |position: &mut Position| {
        position.humans[0].room = room("SE.1");
        position.humans[1].room = room("S.3");
        position.zombies = [room("S.2"), room("S.1"), room("W.1")]
            .into_iter()
            .collect();
        near_death(position, 1, 1);
    };
    let options = [
        "ridgeline_surplus,ridge_roast,hurs_jewelers,te_toys,galleria,green_thumb,security,finish_it",
        "stranded,helicopter,cure",
        "greaser,fry_cook,janitor",
    ];
    check(
        options,
        position,
        &["move SE.2"],
        |action| matches!(action, Action::Crash(_, to) if *to == room("S.3")),
    );
}

/// A wrong guess of the Source wounds everybody twice. With four Sources possible nobody guesses while a friend would die
/// of that.
#[test]
fn the_source_is_not_guessed_at_the_price_of_a_friend() {
    let position = |position: &mut Position| {
        position.humans[0].room = room("SW.3");
        position.zombies = std::iter::once(room("NE.1")).collect();
        let clues = [
            Clue::Virus,
            Clue::BioWeapon,
            Clue::Fungus,
            Clue::DarkMagic,
            Clue::Radiation,
        ];
        for (token, clue) in position.goals.clues.iter_mut().zip(clues) {
            token.clue = clue;
        }
        near_death(position, 1, 2);
        near_death(position, 2, 2);
    };
    let options = [
        FIRST_PLACE,
        "source,stranded,helicopter",
        "greaser,fry_cook,janitor",
    ];
    check(options, position, &["move SW.1", "flip clue-3"], |action| {
        matches!(action, Action::Guess(_))
    });
}
