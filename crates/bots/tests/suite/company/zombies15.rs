//! Heroes who have to be at the goal together.

use shamble_catalog::zombies15::{Action, Position, Posture, State};
use shamble_core::Game;

use super::setup;

/// A position of scenario 5. All Heroes stand at the goal unless they are moved.
fn check(change: impl Fn(&mut Position), gives_up: impl Fn(&Action) -> bool) {
    let options = [
        ("scenario", "5"),
        ("heroes", "josh, snow, will, severity"),
        ("first", "0"),
    ];
    let setup = setup(&options, 4);
    let mut position = State::new(&setup).expect("sound options").position();
    for hero in &mut position.heroes {
        hero.at = "17A/street".parse().expect("a place");
    }
    position.zombies.clear();
    position.heavy[0].at = "17A/street".parse().expect("a place");
    position.heavy[1].at = "17A/street".parse().expect("a place");
    change(&mut position);
    let state = State::from_position(position).expect("a sound position");
    super::check(&setup, &state, gives_up);
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
