//! The state of a table: data and read-only questions about it. No rule here changes anything.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use shamble_core::{BySeat, Dice, MAX_SEATS, Millis, Pace, Seat, SeatSet};

use crate::content::content;
use crate::ids::{Card, Cards, Deck, N_DICE, N_ROW, N_TOKENS, Phase, Side, Space, Vehicle};
use crate::options::Options;
use crate::outcome::Ending;

/// A table, whole. Hosts show nobody more of it than [`crate::View`] does.
#[derive(Clone, Debug)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) pace: Pace,
    pub(crate) dice: Dice,
    pub(crate) phase: Phase,
    /// From 1; 0 before the first.
    pub(crate) round: u32,

    /// What each seat rolled in the opening.
    pub(crate) opening: BySeat<OpeningRoll>,
    /// Who rolled highest and names the zombies.
    pub(crate) chooser: Option<Seat>,
    /// All zombies in the order in which they became so: the owners of Z1, Z2, ... (CZG-R08).
    pub(crate) zombies: ArrayVec<Seat, MAX_SEATS>,
    /// Where the human-start card lies.
    pub(crate) start_card: Seat,

    /// Cards in hand, face-up shotguns not among them.
    pub(crate) hand: BySeat<Cards>,
    /// Shotguns face up.
    pub(crate) armed: BySeat<u8>,
    /// Bite tokens: none or one.
    pub(crate) bites: BySeat<u8>,
    pub(crate) deck: Deck,
    pub(crate) trash: Cards,

    /// Humans who have not said yet which shotguns lie face up.
    pub(crate) arming: SeatSet,
    pub(crate) human: Space,
    /// Where Z1, Z2, ... stand; nothing once killed.
    pub(crate) tokens: ArrayVec<Option<Space>, N_TOKENS>,
    /// Who has the human die.
    pub(crate) holder: Seat,
    /// The human die, then those of Z1, Z2, ...
    pub(crate) die: [Die; N_DICE],
    /// When the dice next roll by themselves, with `race=tick` at the real-time pace.
    pub(crate) next_tick: Millis,

    pub(crate) row: [Option<Card>; N_ROW],
    /// Who trades first; the others follow counter-clockwise.
    pub(crate) first: Seat,
    /// How many trading turns are over.
    pub(crate) turn: u8,
    /// The card for whose exchange there is too little scrap in the trash.
    pub(crate) exchanging: Option<Card>,
    /// Kinds whose exchange was called off this turn, one card each.
    pub(crate) called_off: Cards,

    pub(crate) done: SeatSet,
    /// The open offer of each human.
    pub(crate) offers: BySeat<Option<Offer>>,
    pub(crate) n_offers: BySeat<u8>,
    pub(crate) n_proposals: BySeat<u8>,
    pub(crate) proposal: Option<Proposal>,

    /// When arming or the free step ends by itself, at the real-time pace.
    pub(crate) deadline: Option<Millis>,
    pub(crate) ending: Option<Ending>,
}

/// What a seat rolled for the right to name the zombie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cliche/"))]
#[serde(deny_unknown_fields, default)]
pub struct OpeningRoll {
    /// How often: more than once after ties.
    pub times: u8,
    /// The last result.
    pub value: u8,
}

/// A die in the race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Die {
    /// The last result; 0 if it has not been rolled.
    pub value: u8,
    /// CZG-R11: it can be rolled from this instant on.
    pub ready_at: Millis,
    /// When it was last rolled, or came into these hands.
    pub idle_since: Millis,
}

/// Cards for cards, by consent of both (CZG-R31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    pub to: Seat,
    #[serde(default)]
    pub give: Cards,
    #[serde(default)]
    pub want: Cards,
}

/// A car that is proposed (CZG-R33).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    pub by: Seat,
    /// What each human puts in; nothing at all while he has not answered.
    pub put: BySeat<Option<Cards>>,
}

impl Proposal {
    /// Everything put in so far.
    pub fn total(&self) -> Cards {
        (self.put.values().flatten()).fold(Cards::NONE, |sum, put| sum.and(put))
    }
}

/// CZG-R39: the guard against endless haggling, for each human and free step.
pub const MAX_OFFERS: u8 = 12;
/// CZG-R39: the same for proposals of a car.
pub const MAX_PROPOSALS: u8 = 3;

/// Read-only questions, for rules, views and bots that think with a re-dealt state.
impl State {
    pub fn options(&self) -> &Options {
        &self.options
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    pub fn round(&self) -> u32 {
        self.round
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.hand.len())
    }

    pub fn is_at_table(&self, seat: Seat) -> bool {
        seat.index() < self.hand.len()
    }

    /// Zombies in the order of their tokens.
    pub fn zombies(&self) -> &[Seat] {
        &self.zombies
    }

    pub fn is_zombie(&self, seat: Seat) -> bool {
        self.zombies.contains(&seat)
    }

    pub fn is_human(&self, seat: Seat) -> bool {
        !self.is_zombie(seat)
    }

    pub fn side(&self, seat: Seat) -> Side {
        if self.is_zombie(seat) {
            Side::Zombie
        } else {
            Side::Human
        }
    }

    /// Everybody who is not a zombie.
    pub fn humans(&self) -> SeatSet {
        (self.zombies.iter()).fold(SeatSet::all(self.hand.len()), |humans, zombie| {
            humans.without(*zombie)
        })
    }

    /// The next human clockwise, or `seat` itself if there is no other (CZG-030, CZG-031).
    pub fn next_human(&self, seat: Seat) -> Seat {
        let humans = self.humans();
        self.clockwise_from(seat)
            .skip(1)
            .find(|next| humans.has(*next))
            .unwrap_or(seat)
    }

    /// All seats clockwise, beginning with `seat`.
    pub fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let n_seats = self.hand.len();
        (0..n_seats).map(move |i| Seat::new(wrapped(seat.index() + i, n_seats)))
    }

    /// Cards in hand, without face-up shotguns.
    pub fn hand(&self, seat: Seat) -> &Cards {
        &self.hand[seat]
    }

    /// Shotguns face up.
    pub fn armed(&self, seat: Seat) -> u8 {
        self.armed[seat]
    }

    /// Bite tokens.
    pub fn bites(&self, seat: Seat) -> u8 {
        self.bites[seat]
    }

    /// All his cards, in hand or face up (CZG-R18).
    pub fn owned(&self, seat: Seat) -> Cards {
        self.hand[seat].and(&Cards::some(Card::Shotgun, self.armed[seat]))
    }

    pub fn start_card(&self) -> Seat {
        self.start_card
    }

    pub fn holder(&self) -> Seat {
        self.holder
    }

    /// Where the human token stands.
    pub fn human(&self) -> Space {
        self.human
    }

    /// Where Z1, Z2, ... stand; nothing once killed.
    pub fn tokens(&self) -> &[Option<Space>] {
        &self.tokens
    }

    /// How many steps a zombie token is ahead of the human token; it is caught when that is none.
    pub fn gap(&self, space: Space) -> Space {
        self.options.track.steps(self.human, space)
    }

    /// The dice in play, by number (0 is the human die) and by who rolls them.
    pub fn dice_in_play(&self) -> impl Iterator<Item = (usize, Seat)> {
        let zombies = self.tokens.iter().zip(&self.zombies).enumerate();
        let alive = zombies.filter_map(|(i, (token, seat))| token.map(|_| (i + 1, *seat)));
        std::iter::once((0, self.holder)).chain(alive)
    }

    /// The die of `seat`, if it has one in play.
    pub fn die_of(&self, seat: Seat) -> Option<usize> {
        self.dice_in_play()
            .find(|(_, owner)| *owner == seat)
            .map(|(i, _)| i)
    }

    /// The zombie tokens (from 1) that `seat` could shoot at now (CZG-043, CZG-044).
    pub fn targets(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let may_shoot = seat == self.holder && self.armed[seat] > 0;
        let tokens = if may_shoot {
            self.tokens.as_slice()
        } else {
            &[]
        };
        tokens
            .iter()
            .zip(1..)
            .filter(|(token, _)| token.is_some_and(|space| self.is_beside(space)))
            .map(|(_, number)| number)
    }

    /// Whether `space` is just ahead of or just behind the human token.
    pub fn is_beside(&self, space: Space) -> bool {
        let gap = self.gap(space);
        gap == 1 || gap + 1 == self.options.track.length()
    }

    pub fn row(&self) -> &[Option<Card>; N_ROW] {
        &self.row
    }

    pub fn trash(&self) -> &Cards {
        &self.trash
    }

    pub fn deck_size(&self) -> usize {
        self.deck.cards().len()
    }

    /// All seats in trading order (CZG-051, CZG-052).
    pub fn trading_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let n_seats = self.hand.len();
        let first = self.first.index();
        (0..n_seats).map(move |i| Seat::new(wrapped(first + n_seats - i, n_seats)))
    }

    pub fn humans_in_trading_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let humans = self.humans();
        self.trading_order().filter(move |seat| humans.has(*seat))
    }

    /// Whose turn at the row it is.
    pub fn trader(&self) -> Seat {
        let n_seats = self.hand.len();
        let from_first = self.first.index() + n_seats - usize::from(self.turn);
        Seat::new(wrapped(from_first, n_seats))
    }

    /// The card the trader wants to exchange though there is too little scrap (CZG-R29).
    pub fn exchanging(&self) -> Option<Card> {
        self.exchanging
    }

    pub fn is_done(&self, seat: Seat) -> bool {
        self.done.has(seat)
    }

    /// The open offer of `seat`.
    pub fn offer(&self, seat: Seat) -> Option<&Offer> {
        self.offers[seat].as_ref()
    }

    /// How many offers `seat` has made in this free step.
    pub fn n_offers(&self, seat: Seat) -> u8 {
        self.n_offers[seat]
    }

    /// How many cars `seat` has proposed in this step.
    pub fn n_proposals(&self, seat: Seat) -> u8 {
        self.n_proposals[seat]
    }

    pub fn proposal(&self) -> Option<&Proposal> {
        self.proposal.as_ref()
    }

    /// Whether a car is proposed and `seat` has not said what it puts in.
    pub fn owes_answer(&self, seat: Seat) -> bool {
        (self.proposal.as_ref())
            .is_some_and(|proposal| proposal.put[seat].is_none() && self.is_human(seat))
    }

    /// Whether `seat` owns the parts of `vehicle`.
    pub fn has_parts(&self, seat: Seat, vehicle: Vehicle) -> bool {
        self.hand[seat].has(content().vehicle(vehicle))
    }

    /// Which of his cards would help the car that is proposed, or a new one.
    pub fn useful_parts(&self, seat: Seat) -> Cards {
        let put = self.proposal.as_ref().map_or(Cards::NONE, Proposal::total);
        self.hand[seat].common(&put.missing_of(&content().car))
    }
}

/// A seat number that may have gone once round the table.
fn wrapped(number: usize, n_seats: usize) -> usize {
    if number < n_seats {
        number
    } else {
        number - n_seats
    }
}
