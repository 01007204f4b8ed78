//! What there is to do for a Human: places worth going to, each with what it is worth.

use shamble_catalog::tiny_epic::{Objective, Place, Room, Shown, Slot, Token, TokenView};

use super::look::{Look, card_worth};

/// Somewhere to go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Task {
    /// Where.
    pub(super) room: Room,
    /// What being there is worth.
    pub(super) worth: f32,
    /// Whether the whole Store must be without Zombies.
    pub(super) needs_clear: bool,
    /// Whether one Human is enough, so that the nearest should go.
    pub(super) is_shared: bool,
}

/// All tasks of the Human the look is for.
pub(super) fn tasks(look: &Look) -> Vec<Task> {
    let mut tasks = Vec::new();
    for token in &look.view.tokens {
        token_task(look, token, &mut tasks);
    }
    errands(look, &mut tasks);
    cards(look, &mut tasks);
    if look.is_open(Objective::Quarantine) {
        quarantine(look, &mut tasks);
    }
    escape(look, &mut tasks);
    tasks
}

fn token_task(look: &Look, token: &TokenView, tasks: &mut Vec<Task>) {
    let Place::Room(room) = token.place else {
        return;
    };
    let mut add = |worth: f32| {
        tasks.push(Task {
            room,
            worth,
            needs_clear: true,
            is_shared: true,
        })
    };
    match token.token {
        Token::Stranded(_) if look.is_open(Objective::Stranded) => match token.shows {
            Some(Shown::Person) => add(12.0),
            _ => add(8.0),
        },
        Token::Radio if look.is_open(Objective::Cdc) => add(7.0),
        Token::Part if look.is_open(Objective::Helicopter) => add(9.0),
        Token::Ingredient(_) if look.is_open(Objective::Cure) => {
            let objective = look.objective(Objective::Cure);
            let next = objective.and_then(|cure| {
                cure.letters
                    .get(usize::from(look.progress(Objective::Cure)))
            });
            match token.shows {
                Some(Shown::Letter(letter)) if Some(&letter) == next => add(11.0),
                Some(_) => {}
                None => add(6.0),
            }
        }
        Token::Exit(_) if look.is_open(Objective::Escape) => add(5.5),
        Token::Clue(_) if look.is_open(Objective::Source) => match token.shows {
            None => add(6.5),
            // A Clue that is known serves to guess from, once only one is left to guess.
            Some(_) if unknown_clues(look) <= 1 => add(9.0),
            Some(_) => {}
        },
        Token::Supply(_) => {
            let fear = f32::from(look.view.barricade_max - look.view.barricade);
            add(1.5 + fear * 0.7);
        }
        _ => {}
    }
}

/// Clues this seat has not seen, the Source among them.
pub(super) fn unknown_clues(look: &Look) -> usize {
    let clues = look
        .view
        .tokens
        .iter()
        .filter(|token| matches!(token.token, Token::Clue(_)));
    clues.filter(|token| token.shows.is_none()).count()
}

/// Things carried that belong in the center, Wounds to heal there, Ammo to fetch.
fn errands(look: &Look, tasks: &mut Vec<Task>) {
    let me = look.me();
    let mut center = 0.0;
    for token in &me.tokens {
        center += match token {
            Token::Part if look.is_open(Objective::Helicopter) => 13.0,
            Token::Supply(_) => 5.0 + f32::from(look.view.barricade_max - look.view.barricade),
            _ => 0.0,
        };
    }
    let slack = look.slack();
    let heal = if look.view.turn.used.has(Room::CENTER) {
        0.0
    } else {
        f32::from(me.wounds.min(2))
    };
    center += heal * if slack <= 4 { 3.0 } else { 0.8 };
    let weapons = u8::from(me.melee.is_some()) + u8::from(me.ranged.is_some());
    center += f32::from(weapons.min(look.weapons_wanted())) * 3.5;
    center += f32::from(look.cache_room().min(slack.saturating_sub(4))) * 1.1;
    if center > 0.0 {
        tasks.push(Task {
            room: Room::CENTER,
            worth: center,
            needs_clear: false,
            is_shared: false,
        });
    }
    if me.ammo < 9 || look.cache_room() > 0 {
        let worth = if slack <= 4 { 3.0 } else { 0.9 };
        for store in &look.view.stores {
            let gains = store.rooms.iter().filter(|room| {
                room.ability
                    .is_some_and(|ability| ability.name() == "gain_ammo")
            });
            tasks.extend(gains.map(|room| Task {
                room: room.room,
                worth,
                needs_clear: true,
                is_shared: false,
            }));
        }
    }
}

/// Cards beside Stores.
fn cards(look: &Look, tasks: &mut Vec<Task>) {
    for store in &look.view.stores {
        let worth = store
            .cards
            .iter()
            .map(|card| card_worth(look, card))
            .fold(0.0, f32::max);
        if worth > 0.5 {
            for number in 1..=3 {
                let room = Room::of(store.slot, number);
                tasks.push(Task {
                    room,
                    worth,
                    needs_clear: true,
                    is_shared: true,
                });
            }
        }
    }
}

/// Zombies that are alone in their Store, for those who can bear the dice.
fn quarantine(look: &Look, tasks: &mut Vec<Task>) {
    if look.slack() < 4 {
        return;
    }
    for slot in Slot::ALL
        .iter()
        .copied()
        .filter(|slot| look.crowd(*slot) == 1)
    {
        let zombie = (1..=3)
            .map(|number| Room::of(slot, number))
            .find(|room| look.has_zombie(*room));
        if let Some(room) = zombie {
            tasks.push(Task {
                room,
                worth: 9.0,
                needs_clear: false,
                is_shared: true,
            });
        }
    }
}

/// Out, once the way is known and nothing else is left to do.
fn escape(look: &Look, tasks: &mut Vec<Task>) {
    let Some(exit) = look
        .objective(Objective::Escape)
        .and_then(|escape| escape.exit)
    else {
        return;
    };
    if !look.is_open(Objective::Escape) {
        return;
    }
    if look.n_open() == 1 {
        tasks.push(Task {
            room: exit,
            worth: 30.0,
            needs_clear: false,
            is_shared: false,
        });
    }
    // A competition asks for ticks of blocked Entrances too.
    if look.is_competitive() {
        let target = look
            .objective(Objective::Escape)
            .map_or(0, |escape| escape.target);
        if look.progress(Objective::Escape) < target {
            for slot in Slot::ALL
                .iter()
                .copied()
                .filter(|slot| Room::entrance(*slot) != exit)
            {
                tasks.push(Task {
                    room: Room::entrance(slot),
                    worth: 4.0,
                    needs_clear: true,
                    is_shared: false,
                });
            }
        }
    }
}
