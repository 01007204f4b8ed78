//! From checked options to what set-up needs; everything wrong is reported with what would be right.

use arrayvec::ArrayVec;
use shamble_core::options::OptionError;
use shamble_core::{Checked, Seat, Text, text};

use super::{CardChoice, Chosen, Mode, Options, ZombieSeat};
use crate::content::content;
use crate::ids::{Character, Objective, Side, Slot};

/// Reads checked options; reports all that is wrong with them.
pub(crate) fn read(checked: &Checked, seats: usize) -> Result<Chosen, Vec<OptionError>> {
    let mut errors = Vec::new();
    let mode: Mode = checked
        .get("mode")
        .parse()
        .expect("the description lists the modes");
    let is = |key: &str, value: &str| checked.get(key) == value;
    let options = Options {
        mode,
        courtyard_ring: is("courtyard_ring", "true"),
        pass_zombie_free: is("pass_through", "zombie_free"),
        motorcycle_adds: is("motorcycle", "adds"),
        passage_needs_empty: is("passage_needs_empty", "true"),
        deliver_anywhere: is("delivery_room", "any"),
        backpack_before_move: is("backpack_before_move", "true"),
        axe_wound_taken: is("axe_wound", "taken"),
        peek_deck: is("peek_deck", "true"),
        survivalist_unlimited: is("survivalist_limit", "unlimited"),
        placement_onward: is("placement", "onward"),
        destination_first: is("empty_supply", "destination_first"),
        courtyard_death_center: is("death_in_courtyard", "center_store"),
        one_weapon_per_entry: is("arsenal_weapons", "one_per_entry"),
        cure_cycle: is("cure_order", "cycle"),
        any_two_tokens: is("two_human_tokens", "any_two"),
    };
    let mut wrong = |key: &str, allowed: Text| {
        let given = Some(checked.get(key).to_owned());
        errors.push(OptionError {
            key: key.to_owned(),
            given,
            allowed,
        });
    };

    let has_levels = matches!(mode, Mode::Cooperative | Mode::Solo);
    if !has_levels && !is("difficulty", "normal") {
        wrong(
            "difficulty",
            text!("tiny-epic-zombies-allowed-level", mode = mode.name()),
        );
    }
    let zombie_seat = read_zombie_seat(checked, mode, seats, &mut wrong);
    let first_player = read_first_player(checked, zombie_seat, seats, &mut wrong);
    let objectives = distinct(checked.get("objectives"), "random", Objective::ALL, 3)
        .unwrap_or_else(|allowed| {
            wrong("objectives", allowed);
            Vec::new()
        });
    let n_humans = n_humans(mode, seats);
    let (characters, zombie_card) = read_characters(checked, mode, n_humans, &mut wrong);
    let layout = read_layout(checked.get("layout")).unwrap_or_else(|allowed| {
        wrong("layout", allowed);
        None
    });
    let chosen = Chosen {
        options,
        survivors: survivors(mode, checked.get("difficulty")),
        zombie_seat,
        first_player,
        objectives,
        layout,
        zombie_card,
        characters,
    };
    if errors.is_empty() {
        Ok(chosen)
    } else {
        Err(errors)
    }
}

/// How many Humans play (TEZ-015).
pub(crate) fn n_humans(mode: Mode, seats: usize) -> usize {
    match mode {
        Mode::Solo => 2,
        _ if mode.has_zombie_player() => seats - 1,
        _ => seats,
    }
}

fn survivors(mode: Mode, difficulty: &str) -> u8 {
    let table = &content().table;
    if mode.has_zombie_player() {
        return table.survivors_vs_zombie;
    }
    match difficulty {
        "easy" => table.survivors.easy,
        "hard" => table.survivors.hard,
        "epic" => table.survivors.epic,
        _ => table.survivors.normal,
    }
}

fn read_zombie_seat(
    checked: &Checked,
    mode: Mode,
    seats: usize,
    wrong: &mut impl FnMut(&str, Text),
) -> ZombieSeat {
    let given = checked.get("zombie_seat");
    let number = given.parse::<usize>().ok();
    if !mode.has_zombie_player() && given != "last" {
        wrong(
            "zombie_seat",
            text!(
                "tiny-epic-zombies-allowed-no-zombie-player",
                mode = mode.name()
            ),
        );
    } else if number.is_some_and(|number| number >= seats) {
        wrong(
            "zombie_seat",
            text!("tiny-epic-zombies-allowed-zombie-seat", last = seats - 1),
        );
    }
    match number.and_then(Seat::try_new) {
        Some(seat) => ZombieSeat::Seat(seat),
        None if given == "random" => ZombieSeat::Random,
        None => ZombieSeat::Last,
    }
}

fn read_first_player(
    checked: &Checked,
    zombie_seat: ZombieSeat,
    seats: usize,
    wrong: &mut impl FnMut(&str, Text),
) -> Option<Seat> {
    let seat = checked
        .get("first_player")
        .parse::<usize>()
        .ok()
        .and_then(Seat::try_new)?;
    let mode: Mode = checked
        .get("mode")
        .parse()
        .expect("the description lists the modes");
    let n_humans = n_humans(mode, seats);
    if mode == Mode::Solo {
        if seat.index() >= n_humans {
            wrong(
                "first_player",
                text!("tiny-epic-zombies-allowed-first-of-two"),
            );
        }
        return Some(seat);
    }
    if seat.index() >= seats {
        wrong(
            "first_player",
            text!("tiny-epic-zombies-allowed-first", last = seats - 1),
        );
    }
    let zombie = match zombie_seat {
        ZombieSeat::Seat(zombie) => Some(zombie),
        ZombieSeat::Last => Seat::try_new(seats - 1),
        ZombieSeat::Random => None,
    };
    if mode.has_zombie_player() {
        if zombie_seat == ZombieSeat::Random {
            wrong(
                "first_player",
                text!("tiny-epic-zombies-allowed-first-drawn"),
            );
        } else if zombie == Some(seat) {
            wrong(
                "first_player",
                text!("tiny-epic-zombies-allowed-first-human"),
            );
        }
    }
    Some(seat)
}

fn read_characters(
    checked: &Checked,
    mode: Mode,
    n_humans: usize,
    wrong: &mut impl FnMut(&str, Text),
) -> (ArrayVec<CardChoice, 4>, CardChoice) {
    let names = || {
        Character::ALL
            .iter()
            .map(|character| character.name())
            .collect::<Vec<_>>()
            .join(", ")
    };
    let one = |word: &str| match word.trim() {
        "deal" => Some(CardChoice::Deal),
        "random" => Some(CardChoice::Random),
        name => name.parse().ok().map(CardChoice::Named),
    };
    let mut characters: ArrayVec<CardChoice, 4> = ArrayVec::new();
    let given = checked.get("characters");
    let words: Vec<&str> = given.split(',').collect();
    // One word that names nobody speaks for all.
    if let [word] = words[..]
        && let Some(choice @ (CardChoice::Deal | CardChoice::Random)) = one(word)
    {
        characters.extend((0..n_humans).map(|_| choice));
    } else if words.len() > n_humans {
        wrong(
            "characters",
            text!(
                "tiny-epic-zombies-allowed-characters",
                n = n_humans,
                names = names()
            ),
        );
    } else {
        for word in words {
            match one(word) {
                Some(choice) => characters.push(choice),
                None => {
                    wrong(
                        "characters",
                        text!(
                            "tiny-epic-zombies-allowed-characters",
                            n = n_humans,
                            names = names()
                        ),
                    );
                    break;
                }
            }
        }
    }
    while characters.len() < n_humans {
        characters.push(CardChoice::Deal);
    }
    let zombie_card = one(checked.get("zombie_card")).unwrap_or_else(|| {
        wrong(
            "zombie_card",
            text!("tiny-epic-zombies-allowed-zombie-card", names = names()),
        );
        CardChoice::Random
    });
    let mut seen: Vec<Character> = Vec::new();
    for choice in characters.iter().chain([&zombie_card]) {
        if let CardChoice::Named(character) = choice {
            if seen.contains(character) {
                let key = if characters.iter().filter(|other| *other == choice).count() > 1 {
                    "characters"
                } else {
                    "zombie_card"
                };
                wrong(
                    key,
                    text!(
                        "tiny-epic-zombies-allowed-once",
                        character = character.name()
                    ),
                );
                break;
            }
            seen.push(*character);
        }
    }
    // Against the game a Zombie Card is drawn, never chosen (TEZ-239).
    let zombie_card = match zombie_card {
        CardChoice::Deal if !mode.has_zombie_player() => CardChoice::Random,
        choice => choice,
    };
    (characters, zombie_card)
}

/// Up to `most` different words of `all`, or none for `none`.
fn distinct<T: Copy + PartialEq + std::fmt::Display + std::str::FromStr>(
    text: &str,
    none: &str,
    all: &[T],
    most: usize,
) -> Result<Vec<T>, Text> {
    if text == none {
        return Ok(Vec::new());
    }
    let names: Vec<String> = all.iter().map(ToString::to_string).collect();
    let allowed = || {
        text!(
            "tiny-epic-zombies-allowed-distinct",
            none = none,
            n = most,
            names = names.join(", ")
        )
    };
    let mut found = Vec::new();
    for word in text.split(',') {
        let value: T = word.trim().parse().map_err(|_| allowed())?;
        if found.contains(&value) || found.len() == most {
            return Err(allowed());
        }
        found.push(value);
    }
    Ok(found)
}

/// Eight sides clockwise from the top left corner, every Mall Card once.
fn read_layout(text: &str) -> Result<Option<[Side; 8]>, Text> {
    if text == "random" {
        return Ok(None);
    }
    let order = Slot::ALL
        .iter()
        .map(|slot| slot.name())
        .collect::<Vec<_>>()
        .join(", ");
    let mut sides = Vec::new();
    for word in text.split(',') {
        let word = word.trim();
        sides.push(word.parse::<Side>().map_err(|_| unknown_store(word))?);
    }
    let sides = <[Side; 8]>::try_from(sides).map_err(|sides| {
        text!(
            "tiny-epic-zombies-allowed-layout",
            order = order,
            n = sides.len()
        )
    })?;
    match same_card(&sides) {
        Some((one, other)) => Err(text!(
            "tiny-epic-zombies-allowed-layout-once",
            one = one.to_string(),
            other = other.to_string()
        )),
        None => Ok(Some(sides)),
    }
}

fn unknown_store(word: &str) -> Text {
    let known: Vec<&str> = content()
        .sides
        .iter()
        .map(|side| side.id.as_str())
        .collect();
    text!(
        "tiny-epic-zombies-allowed-store",
        word = word,
        known = known.join(", ")
    )
}

/// Two sides of the same Mall Card: every card lies there once (TEZ-R08).
pub(crate) fn same_card(sides: &[Side; 8]) -> Option<(Side, Side)> {
    let card = |side: &Side| {
        let def = &content().sides[side.index()];
        (def.symbol, def.number)
    };
    sides.iter().enumerate().find_map(|(i, side)| {
        let other = sides[..i].iter().find(|other| card(other) == card(side))?;
        Some((*other, *side))
    })
}
