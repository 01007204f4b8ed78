//! Players of whom each has to come through the mall alive.

use shamble_catalog::zombie_mall::{Action, Ask, Point, Position, State, Status};
use shamble_core::{Game, Seat};

use super::setup;

/// Two friends in one space of the easy mall, at the end of the first one's way.
fn check(change: impl Fn(&mut Position), gives_up: impl Fn(&Action) -> bool) {
    let setup = setup(&[("mode", "coop"), ("mall", "easy")], 2);
    let mut position = State::new(&setup).expect("sound options").position();
    position.ask = Ask::Point(Point::Moving);
    position.turn.seat = Seat::new(0);
    position.turn.mp = 0;
    for player in &mut position.players {
        player.status = Status::OnMap;
        player.at = "20,7".parse().expect("a space");
        player.adrenaline = 0;
    }
    position.loot.clear();
    change(&mut position);
    let state = State::from_position(position).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    super::check(&setup, &state, gives_up);
}

/// Zombies are two spaces away.
fn zombies_come(position: &mut Position) {
    position.zombies = vec!["20,5".parse().expect("a space"); 2];
}

/// Whoever has all his Bandages and one more in his hand leaves it to the friend who has none.
#[test]
fn what_heals_goes_to_the_friend_who_has_nothing_left() {
    let position = |position: &mut Position| {
        zombies_come(position);
        position.players[0].bandages = 5;
        position.players[0].hand = vec!["L26*1".parse().expect("a card")];
        position.players[1].bandages = 0;
        position.players[1].bites = 5;
    };
    check(position, |action| *action == Action::Done);
}

/// Whoever is about to be bitten for the last time hands the key on: without it nobody gets out.
#[test]
fn a_key_is_handed_on_before_it_is_lost() {
    let position = |position: &mut Position| {
        zombies_come(position);
        position.players[0].bandages = 0;
        position.players[0].bites = 5;
        position.players[0].hand = vec!["L35".parse().expect("a card")];
        position.players[1].bandages = 5;
    };
    check(position, |action| *action == Action::Done);
}
