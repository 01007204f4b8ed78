//! Advice on the Cliché Zombie Game: parts for a vehicle, bites, and how the race stands.

use shamble_catalog::cliche::{Action, Ask, Card, Cards, Side, State};

use super::{Advisor, Feature, Harm, bad, good};
use crate::{Budget, Sight};

/// Cards whose number, in everybody's hands together, makes a car likely.
const CAR_CARDS: f32 = 35.0;
/// Rounds after which the end is near.
const LONG: f32 = 20.0;

impl Advisor for State {
    const FEATURES: &'static [Feature] = &[
        good("humans"),
        bad("bites"),
        bad("bitten"),
        good("parts"),
        good("rare"),
        good("car"),
        good("shotguns"),
        good("race"),
        bad("others"),
        bad("round"),
    ];

    const WEIGHTS: &'static [&'static [f32]] = &[
        &[
            -1.771, 2.535, -0.618, -0.707, 0.503, 0.178, 1.792, 0.105, 0.467, -0.743, -1.398,
        ],
        &[-1.5, -1.0, 0.0, 0.5, 0.5, 0.2, -0.5, 0.0, -0.5, 0.0, 0.0],
    ];

    const STAGE_ACTS: u32 = 3_000;

    const BUDGETS: [Budget; 4] = [
        Budget::new(12, 16, 6, 5)
            .patient(4)
            .attentive(0)
            .slipping(22),
        Budget::new(6, 6, 6, 25).attentive(25).slipping(10),
        Budget::new(8, 16, 6, 25).slipping(7),
        Budget::new(12, 64, 8, 15),
    ];

    fn measure(sight: &Sight<'_, Self>, values: &mut Vec<f32>) -> usize {
        let view = sight.brief();
        let me = &view.seats[sight.seat()];
        let hand = me.hand.unwrap_or(Cards::NONE);
        let n_seats = view.seats.len() as f32;
        let humans = || {
            view.seats
                .iter()
                .filter(|(_, shown)| shown.side == Side::Human)
        };
        let n_humans = humans().count() as f32;
        let n_bitten = humans().filter(|(_, shown)| shown.bites > 0).count();
        let n_cards: usize = humans().map(|(_, shown)| shown.hand_size).sum();
        let most_of_others = humans()
            .filter(|(seat, _)| *seat != sight.seat())
            .map(|(_, shown)| shown.hand_size)
            .max()
            .unwrap_or(0);
        let parts = hand.common(&view.motorcycle.parts).total() as f32;
        let rare = hand.of(Card::Engine) + hand.of(Card::Tire);
        let shotguns = hand.of(Card::Shotgun) + me.armed;
        let chance = view.chase.as_ref().and_then(|chase| chase.chance);
        values.extend([
            n_humans / n_seats,
            f32::from(me.bites),
            n_bitten as f32 / n_seats,
            parts / view.motorcycle.parts.total() as f32,
            f32::from(rare.min(5)),
            (n_cards as f32 / CAR_CARDS).min(1.5),
            f32::from(shotguns.min(4)),
            chance.map_or(0.0, |permille| f32::from(permille) / 500.0 - 1.0),
            (most_of_others as f32 / 13.0).min(1.5),
            (view.round as f32 / LONG).min(2.0),
        ]);
        usize::from(me.side == Side::Zombie)
    }

    fn stage(state: &Self) -> Option<u32> {
        Some(state.round())
    }

    fn stages_a_round(_n_seats: usize) -> u32 {
        1
    }

    fn is_weighty(ask: &Ask) -> bool {
        match ask {
            // In a race the die decides, and shots are a reflex.
            Ask::NameZombie | Ask::GiveStartCard | Ask::Roll | Ask::Shoot => false,
            Ask::Arm
            | Ask::Trade
            | Ask::ZombieTrade
            | Ask::Build
            | Ask::FreeStep
            | Ask::AnswerCar => true,
        }
    }

    /// A turn at the row.
    fn leaves_off(sight: &Sight<'_, Self>, action: &Action) -> Option<bool> {
        use Action::{Buy, Exchange, Pass, Replace, ReplaceOwn, Take};
        match action {
            Buy { .. } | Exchange { .. } | Take | Replace { .. } | ReplaceOwn { .. } => Some(false),
            Pass => {
                let mut legal = Vec::new();
                sight.legal_actions(&mut legal);
                Some(legal.len() > 1)
            }
            _ => None,
        }
    }

    /// A bite, and the one too many.
    fn harm(before: &Sight<'_, Self>, after: &Sight<'_, Self>) -> Option<Harm> {
        let seat = before.seat();
        let (before, after) = (before.brief(), after.brief());
        let (was, is) = (&before.seats[seat], &after.seats[seat]);
        let is_out = is.side == Side::Zombie;
        (was.side == Side::Human).then_some(Harm {
            is_hurt: is_out || is.bites > was.bites,
            is_out,
        })
    }
}
