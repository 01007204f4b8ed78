//! Fights, flights, and the small choices about zombies.

use shamble_catalog::zombie_mall::{Action, CardList, Dir, Effect, Mode, Space, Target};

use super::look::Look;
use super::worth;

/// ZM-138: this or more wins.
const WINS: u8 = 3;

/// A bite is to be feared when so few of ten rolls save the bitten.
const DEADLY: u16 = 4;

/// At a decision point of combat: cards that clear several zombies, then flight if nothing would catch a loss, else fight.
pub(super) fn choose(look: &Look, legal: &[Action]) -> Action {
    let n = look.danger(look.at());
    if let Some(play) = big_play(look, legal, n) {
        return play;
    }
    let bandages = look.bandages();
    let is_weak = bandages == 0 || (bandages == 1 && n >= 3);
    // A bite that one probably lives through brings new strength; only the next ones are to be feared. Over 120 games each,
    // fleeing at once won 44 % alone and 50 % among rivals, fighting on 74 % and 85 %.
    let is_weak = is_weak && look.mine().saves_of_ten <= DEADLY;
    if is_weak && let Some(escape) = escape(look, legal, n) {
        return escape;
    }
    legal
        .iter()
        .find(|act| matches!(act, Action::Fight { .. }))
        .or(legal.first())
        .cloned()
        .expect("a fight has choices")
}

/// A Nail Gun always; a lantern or a ball if it meets at least two, or if there is nothing else.
fn big_play(look: &Look, legal: &[Action], n: u32) -> Option<Action> {
    let at = look.at();
    let worth = |act: &Action| -> u32 {
        let Action::Play { card, target } = act else {
            return 0;
        };
        match (card.kind.effect(), target) {
            (Effect::Shoot { .. }, Target::Space(space)) if space.away(at) <= 1 => 2,
            (Effect::Lantern { .. }, Target::Space(space)) => look.zombies_at(*space),
            (Effect::Ball { .. }, Target::Side(side)) if look.mall().is_way(at, *side) => {
                look.zombies_at(at.step(*side))
            }
            _ => 0,
        }
    };
    let best = legal.iter().max_by_key(|act| worth(act))?;
    (worth(best) >= 2 || (worth(best) == 1 && n == 1 && look.bandages() == 0)).then(|| best.clone())
}

/// The escape to the safest space, if it is safer there; tokens before Survivors, drinks before tokens.
fn escape(look: &Look, legal: &[Action], n: u32) -> Option<Action> {
    let price = |cards: &CardList| -> i32 { cards.iter().map(|card| worth::of(look, *card)).sum() };
    let danger = |dir: &Dir| look.danger(look.at().step(*dir));
    let best = legal
        .iter()
        .filter_map(|act| match act {
            Action::Escape { dir, cards } => Some((danger(dir), price(cards), act)),
            _ => None,
        })
        .min_by_key(|(danger, price, _)| (*danger, *price))?;
    (best.0 < n).then(|| best.2.clone())
}

/// A lost roll: the cheapest card that wins it, two cards that win it together, then whatever takes the loss.
pub(super) fn after_loss(look: &Look, legal: &[Action]) -> Action {
    let roll = look.view.turn.fight.map_or(0, |fight| fight.roll);
    let plus = |act: &Action| -> Option<u8> {
        let Action::Boost { card } = act else {
            return None;
        };
        Some(match card.kind.effect() {
            Effect::Boxer => 1,
            Effect::Roll { plus } | Effect::Crowbar { plus } => plus,
            _ => 9,
        })
    };
    // The weakest card that does it, and the Boxer for nothing.
    let price = |act: &Action| match act {
        Action::Boost { card } if card.kind.effect() == Effect::Boxer => 0,
        Action::Boost { .. } => plus(act).unwrap_or(u8::MAX),
        _ => u8::MAX,
    };
    let wins = legal
        .iter()
        .filter(|act| plus(act).is_some_and(|plus| roll + plus >= WINS))
        .min_by_key(|act| price(act));
    if let Some(act) = wins {
        return act.clone();
    }
    let all: u8 = legal
        .iter()
        .filter_map(plus)
        .filter(|plus| *plus < 9)
        .fold(0, u8::saturating_add);
    let has_boxer = legal.iter().find(|act| price(act) == 0);
    if let Some(act) = has_boxer.filter(|_| roll + all >= WINS) {
        return act.clone();
    }
    let saves = |act: &&Action| matches!(act, Action::Bandage { .. });
    let cost = |act: &&Action| match act {
        // Gauze before tokens, tokens before people.
        Action::Bandage { card: None } => 3,
        Action::Bandage { card: Some(card) } if card.uses > 0 => 1,
        Action::Bandage { card: Some(card) } => 4 + worth::of(look, *card),
        _ => i32::MAX,
    };
    if let Some(act) = legal.iter().filter(saves).min_by_key(cost) {
        return act.clone();
    }
    let escape = legal
        .iter()
        .find(|act| matches!(act, Action::Escape { .. }));
    escape.cloned().unwrap_or(Action::Bitten)
}

/// The end of a diagonal: for a zombie off the map or far from everybody, for oneself on the map and away from zombies.
pub(super) fn hop(look: &Look, legal: &[Action]) -> Action {
    let Some(hop) = &look.view.hop else {
        return legal[0].clone();
    };
    let people: Vec<Space> = look
        .view
        .players
        .iter()
        .filter_map(|player| player.at)
        .collect();
    let best = hop.ends.iter().max_by_key(|(_, end)| match (end, hop.own) {
        (None, own) => {
            if own {
                0
            } else {
                usize::MAX
            }
        }
        (Some(space), true) => 1000 - look.danger(*space) as usize,
        (Some(space), false) => people
            .iter()
            .map(|person| person.away(*space))
            .min()
            .unwrap_or(0),
    });
    let wanted = best.map(|(dir, _)| Action::Hop { dir: *dir });
    wanted
        .filter(|act| legal.contains(act))
        .unwrap_or_else(|| legal[0].clone())
}

/// Together the zombie farthest from everybody; among rivals the one nearest to somebody else.
pub(super) fn move_zombie(look: &Look, legal: &[Action]) -> Action {
    let distance = |from: Space| {
        let zombie = look.view.zombies.iter().find(|zombie| zombie.at == from);
        zombie
            .and_then(|zombie| zombie.distance)
            .map_or(0, i32::from)
    };
    let worth = |act: &&Action| match act {
        Action::MoveZombie { from, .. } if look.view.mode == Mode::Rival => {
            let nearest = look
                .others()
                .filter_map(|other| other.at)
                .map(|at| at.away(*from) as i32)
                .min();
            -nearest.unwrap_or(0)
        }
        Action::MoveZombie { from, .. } => distance(*from),
        _ => i32::MIN,
    };
    // Of equals the first that is listed.
    legal
        .iter()
        .rev()
        .max_by_key(worth)
        .cloned()
        .expect("asked only when a zombie can move")
}
