//! Kept positions in which a team-mate needs somebody: whoever plays ahead does not leave him there without need.

use shamble_bots::{Level, Sight, bot};
use shamble_catalog::zombies15::{Action, Position, Posture, State};
use shamble_core::{Dice, Game, Millis, OptionValues, Pace, Seat, Seed, Setup};

/// Levels 3 to 5.
const AHEAD: [Level; 3] = [Level::Steady, Level::Sharp, Level::Expert];
/// How often each is asked, with other dice.
const N_ASKED: u64 = 4;

/// Holds everybody who plays ahead to what `gives_up` says of seat 0 in a position of scenario 5. All Heroes stand at the
/// goal unless they are moved. Whoever chooses by chance gives the team-mate up now and then, so there is something to
/// hold.
fn check(change: impl Fn(&mut Position), gives_up: impl Fn(&Action) -> bool) {
    let options = [
        ("scenario", "5"),
        ("heroes", "josh, snow, will, severity"),
        ("first", "0"),
    ];
    let setup = Setup {
        options: options
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect::<OptionValues>(),
        seats: 4,
        pace: Pace::PerAction,
        seed: Seed::from_number(1),
    };
    let mut position = State::new(&setup).expect("sound options").position();
    for hero in &mut position.heroes {
        hero.at = "17A/street".parse().expect("a place");
    }
    position.zombies.clear();
    position.heavy[0].at = "17A/street".parse().expect("a place");
    position.heavy[1].at = "17A/street".parse().expect("a place");
    change(&mut position);
    let state = State::from_position(position).expect("a sound position");
    let seat = Seat::new(0);
    let mut legal = Vec::new();
    state.legal_actions(seat, Millis::ZERO, &mut legal);
    let sight = Sight::new(&state, seat, Millis::ZERO);
    let decide = |level: Level, dice: u64| {
        let mut dice = Dice::new(Seed::from_number(dice));
        let chosen = bot::<State>(level, &setup, seat).choose(&sight, &legal, &mut dice);
        chosen.expect("a bot answers what it must")
    };
    for level in AHEAD {
        for dice in 0..N_ASKED {
            let action = decide(level, dice);
            assert!(!gives_up(&action), "{level} does {action}");
        }
    }
    assert!((0..100).any(|dice| gives_up(&decide(Level::Random, dice))));
}

/// One step from the goal a friend without a Weapon is held by two zombies, and everybody else is home.
#[test]
fn nobody_waits_at_the_goal_for_a_friend_who_cannot_come() {
    let position = |position: &mut Position| {
        let short_of_it = "7B/street".parse().expect("a place");
        position.heroes[0].weapons[0] = Some("shotgun:3".parse().expect("a card"));
        position.heroes[1].at = short_of_it;
        position.heroes[1].weapons = [None, None];
        position.zombies.insert(short_of_it, 2);
    };
    check(position, |action| *action == Action::EndActions);
}

/// The same friend lies unconscious there: all have to be at the goal, so he has to be carried.
#[test]
fn nobody_waits_at_the_goal_for_a_friend_who_is_down() {
    let position = |position: &mut Position| {
        let short_of_it = "7B/street".parse().expect("a place");
        position.heroes[1].at = short_of_it;
        position.heroes[1].lp = 0;
        position.heroes[1].posture = Posture::Unconscious;
    };
    check(position, |action| *action == Action::EndActions);
}

/// Beside a friend who is down, with the goal one step away, nobody goes there alone.
#[test]
fn a_friend_who_is_down_is_not_left_behind() {
    let position = |position: &mut Position| {
        let short_of_it = "7B/street".parse().expect("a place");
        for hero in &mut position.heroes[..2] {
            hero.at = short_of_it;
        }
        position.heroes[1].lp = 0;
        position.heroes[1].posture = Posture::Unconscious;
    };
    check(position, |action| {
        matches!(action, Action::EndActions | Action::Move { .. })
    });
}

/// A friend on his last Life Point stands among more zombies than he can hold off, without a Weapon; whoever stands beside
/// him with a loaded shotgun shoots and does not slip away.
#[test]
fn a_friend_on_his_last_life_point_is_defended() {
    let position = |position: &mut Position| {
        let place = "7B/street".parse().expect("a place");
        for hero in &mut position.heroes[..2] {
            hero.at = place;
        }
        position.heroes[0].weapons[0] = Some("shotgun:3".parse().expect("a card"));
        position.heroes[1].lp = 1;
        position.heroes[1].weapons = [None, None];
        position.zombies.insert(place, 4);
    };
    check(position, |action| {
        matches!(action, Action::EndActions | Action::Move { .. })
    });
}
