//! Cliché in numbers: ids for what is listed, bytes for what is seen.
//!
//! Seats count clockwise from one's own. A bargain of one card for the same kind does not exist, so its id is the gift.

use shamble_core::encode::{Encoded, Pen, Vocabulary};
use shamble_core::{MAX_SEATS, Millis, Prompt, Seat, verbs};

use crate::action::Action;
use crate::ids::{Card, Cards, N_ROW, N_TOKENS, Phase, Side};
use crate::prompt::Ask;
use crate::state::State;
use crate::view::{SeatView, View};

const N_CARDS: usize = Card::ALL.len();
/// Shotguns that can be laid face up: none to all of them and one to spare.
const N_ARMED: usize = 8;

verbs! {
    Zombie = "zombie" (seat: MAX_SEATS),
    Start = "start" (seat: MAX_SEATS),
    Arm = "arm" (n: N_ARMED),
    Roll = "roll" (),
    Shoot = "shoot" (token: N_TOKENS),
    Buy = "buy" (space: N_ROW),
    Exchange = "exchange" (card: N_CARDS),
    Take = "take" (),
    Cancel = "cancel" (),
    Replace = "replace" (space: N_ROW),
    ReplaceOwn = "replace-own" (card: N_CARDS),
    Pass = "pass" (),
    Offer = "offer" (seat: MAX_SEATS, card: N_CARDS, want: N_CARDS),
    Accept = "accept" (seat: MAX_SEATS),
    Decline = "decline" (seat: MAX_SEATS),
    Counter = "counter" (seat: MAX_SEATS, card: N_CARDS, want: N_CARDS),
    Withdraw = "withdraw" (),
    Heal = "heal" (seat: MAX_SEATS),
    Propose = "propose-useful" (),
    PutUseful = "put-useful" (),
    PutNothing = "put-nothing" (),
    HoldBack = "hold-back" (),
    Motorcycle = "motorcycle" (),
    Done = "done" (),
}

/// How far `seat` sits from `me`, clockwise.
fn from_me(me: Seat, seat: Seat, n_seats: usize) -> usize {
    (seat.index() + n_seats - me.index()) % n_seats
}

/// The kind, if it is one single card.
fn single(cards: &Cards) -> Option<usize> {
    let mut kinds = cards.iter();
    match (kinds.next(), kinds.next()) {
        (Some((card, 1)), None) => Some(card as usize),
        _ => None,
    }
}

impl Encoded for State {
    fn vocabulary() -> &'static Vocabulary {
        &VOCABULARY
    }

    fn id_of(&self, me: Seat, action: &Action) -> Option<u32> {
        let seat = |seat: Seat| from_me(me, seat, self.hand.len());
        let bargain = |verb: Verb, to: Seat, give: &Cards, want: &Cards| {
            let card = single(give)?;
            let want = match want.is_empty() {
                true => card,
                false => single(want).filter(|want| *want != card)?,
            };
            verb.with(&[seat(to), card, want])
        };
        match action {
            Action::Zombie { seat: other } => Verb::Zombie.with(&[seat(*other)]),
            Action::Start { seat: other } => Verb::Start.with(&[seat(*other)]),
            Action::Arm { n } => Verb::Arm.with(&[usize::from(*n)]),
            Action::Roll => Verb::Roll.with(&[]),
            Action::Shoot { token } => Verb::Shoot.with(&[usize::from(*token).checked_sub(1)?]),
            Action::Buy { space } => Verb::Buy.with(&[usize::from(*space).checked_sub(1)?]),
            Action::Exchange { card } => Verb::Exchange.with(&[*card as usize]),
            Action::Take => Verb::Take.with(&[]),
            Action::Cancel => Verb::Cancel.with(&[]),
            Action::Replace { space } => Verb::Replace.with(&[usize::from(*space).checked_sub(1)?]),
            Action::ReplaceOwn { card } => Verb::ReplaceOwn.with(&[*card as usize]),
            Action::Pass => Verb::Pass.with(&[]),
            Action::Offer { to, give, want } => bargain(Verb::Offer, *to, give, want),
            Action::Accept { from } => Verb::Accept.with(&[seat(*from)]),
            Action::Decline { from } => Verb::Decline.with(&[seat(*from)]),
            Action::Counter { to, give, want } => bargain(Verb::Counter, *to, give, want),
            Action::Withdraw => Verb::Withdraw.with(&[]),
            Action::Heal { seat: other } => Verb::Heal.with(&[seat(*other)]),
            Action::Propose { put } if *put == self.useful_parts(me) => Verb::Propose.with(&[]),
            Action::Put { put } if put.is_empty() => Verb::PutNothing.with(&[]),
            Action::Put { put } if *put == self.useful_parts(me) => Verb::PutUseful.with(&[]),
            Action::Propose { .. } | Action::Put { .. } => None,
            Action::HoldBack => Verb::HoldBack.with(&[]),
            Action::Motorcycle => Verb::Motorcycle.with(&[]),
            Action::Done => Verb::Done.with(&[]),
        }
    }

    fn word(name: &str, value: usize) -> String {
        match name {
            "card" | "want" => Card::ALL[value].to_string(),
            "space" => (value + 1).to_string(),
            "token" => format!("Z{}", value + 1),
            "seat" if value == 0 => "me".into(),
            "seat" => format!("+{value}"),
            _ => value.to_string(),
        }
    }

    fn observe(
        view: &View,
        me: Seat,
        prompt: Option<&Prompt<Ask>>,
        now: Millis,
        pen: &mut Pen<'_>,
    ) {
        let n_seats = view.seats.len();
        let seat = |seat: Seat| from_me(me, seat, n_seats);
        let round_table = || (0..n_seats).map(|i| Seat::new((me.index() + i) % n_seats));
        pen.field(
            "prompt",
            &[11],
            1,
            "what I am asked, and whether the game waits for me",
        )
        .one_of(10, prompt.map(|prompt| prompt.ask as usize))
        .flag(prompt.is_some_and(|prompt| prompt.must));
        pen.field(
            "phase",
            &[8],
            1,
            "opening, naming, placing, setup, gathering, trading, free step, over",
        )
        .one_of(8, Some(view.phase as usize));
        pen.field(
            "round",
            &[2],
            50,
            "the round, and the one after which everybody loses (plus one, 0 for none)",
        )
        .put(view.round)
        .maybe(view.max_rounds);
        pen.field(
            "hand",
            &[N_CARDS],
            10,
            "my cards of each kind, face-up shotguns not counted",
        );
        cards(pen, view.seats.get(me).and_then(|seat| seat.hand.as_ref()));
        pen.field(
            "seats",
            &[MAX_SEATS, 18],
            10,
            "clockwise from me: there, human, zombie, token (plus one), hand size, face-up shotguns, bites, start card, \
             holds the die, done, could ride, rolls and result of the opening, known cards of each kind",
        );
        for other in round_table() {
            let opening = view.opening.get(other).copied().unwrap_or_default();
            pen.row(18, |row| {
                player(row, &view.seats[other]);
                row.put(opening.times).put(opening.value);
                cards(row, view.seats[other].hand.as_ref());
            });
        }
        pen.field("chooser", &[MAX_SEATS], 1, "who names the zombies")
            .one_of(MAX_SEATS, view.chooser.map(seat));
        chase(view, &seat, pen);
        pen.field(
            "row",
            &[N_ROW, N_CARDS + 1],
            10,
            "by space: the card, then its price",
        );
        for space in &view.row {
            pen.one_of(N_CARDS, space.card.map(|card| card as usize))
                .put(space.price);
        }
        pen.field(
            "piles",
            &[3 + N_CARDS],
            50,
            "cards in the deck, in the trash, scrap in the trash, known trash by kind",
        )
        .put(view.deck)
        .put(view.trash.size)
        .put(view.trash.scrap);
        cards(pen, view.trash.cards.as_ref());
        let trading = view.trading.as_ref();
        pen.field(
            "trader",
            &[MAX_SEATS + N_CARDS],
            1,
            "whose turn at the row it is; the card I want to exchange",
        )
        .one_of(
            MAX_SEATS,
            trading.and_then(|trading| trading.trader).map(seat),
        )
        .one_of(
            N_CARDS,
            trading
                .and_then(|trading| trading.exchanging)
                .map(|card| card as usize),
        );
        bargains(view, me, n_seats, pen);
        pen.field(
            "deadline",
            &[1],
            60,
            "seconds until arming or the free step ends by itself (plus one, 0 for never)",
        )
        .maybe(
            view.deadline
                .map(|deadline| deadline.0.saturating_sub(now.0) / 1000),
        );
    }
}

fn cards(pen: &mut Pen<'_>, cards: Option<&Cards>) {
    let cards = cards.copied().unwrap_or(Cards::NONE);
    for card in Card::ALL {
        pen.put(cards.of(card));
    }
}

fn player(pen: &mut Pen<'_>, seat: &SeatView) {
    pen.flag(true)
        .flag(seat.side == Side::Human)
        .flag(seat.side == Side::Zombie)
        .put(seat.token.unwrap_or(0))
        .put(seat.hand_size)
        .put(seat.armed)
        .put(seat.bites)
        .flag(seat.has_start_card)
        .flag(seat.is_holder)
        .flag(seat.is_done)
        .flag(seat.could_ride);
}

fn chase(view: &View, seat: &impl Fn(Seat) -> usize, pen: &mut Pen<'_>) {
    let chase = view.chase.as_ref();
    let die = |token: u8| {
        let mut dice = chase.into_iter().flat_map(|chase| &chase.dice);
        dice.find(|die| die.token == token)
    };
    pen.field(
        "track",
        &[5],
        12,
        "length, the human token, the human die, chance to kill all in 1/250, racing",
    )
    .put(chase.map_or(0, |chase| chase.length))
    .put(chase.map_or(0, |chase| chase.human))
    .put(die(0).and_then(|die| die.value).unwrap_or(0))
    .put(chase.and_then(|chase| chase.chance).unwrap_or(0) / 4)
    .flag(view.phase == Phase::Gathering);
    pen.field(
        "tokens",
        &[N_TOKENS, MAX_SEATS + 5],
        12,
        "by zombie token: whose, alive, space, steps it is ahead, steps it is behind, its die",
    );
    for token in chase.into_iter().flat_map(|chase| &chase.tokens) {
        pen.one_of(MAX_SEATS, Some(seat(token.seat)))
            .flag(token.space.is_some())
            .put(token.space.unwrap_or(0))
            .put(token.ahead.unwrap_or(0))
            .put(token.behind.unwrap_or(0))
            .put(die(token.number).and_then(|die| die.value).unwrap_or(0));
    }
}

fn bargains(view: &View, me: Seat, n_seats: usize, pen: &mut Pen<'_>) {
    let seat = |seat: Seat| from_me(me, seat, n_seats);
    pen.field(
        "offers",
        &[MAX_SEATS, 2, 1 + 2 * N_CARDS],
        5,
        "by partner: what he offers me and what I offer him, as there, given, wanted",
    );
    for i in 0..n_seats {
        let partner = Seat::new((me.index() + i) % n_seats);
        for (from, to) in [(partner, me), (me, partner)] {
            pen.row(1 + 2 * N_CARDS, |row| {
                let mut offers = view.offers.iter();
                if let Some(offer) = offers.find(|offer| offer.from == from && offer.to == to) {
                    row.flag(true);
                    cards(row, Some(&offer.give));
                    cards(row, Some(&offer.want));
                }
            });
        }
    }
    let proposal = view.proposal.as_ref();
    pen.field(
        "left",
        &[2],
        12,
        "offers and proposals of a car I may still make",
    )
    .put(view.offers_left)
    .put(view.proposals_left);
    pen.field(
        "proposal",
        &[2, MAX_SEATS],
        1,
        "who proposes a car; who has answered",
    )
    .one_of(MAX_SEATS, proposal.map(|proposal| seat(proposal.by)))
    .some_of(
        MAX_SEATS,
        proposal
            .into_iter()
            .flat_map(|proposal| proposal.answered.iter())
            .map(seat),
    );
    pen.field(
        "put",
        &[MAX_SEATS, N_CARDS],
        10,
        "what each human puts into the car, as far as I may know",
    );
    let put = proposal.and_then(|proposal| proposal.put.as_ref());
    for i in 0..n_seats {
        let other = Seat::new((me.index() + i) % n_seats);
        cards(pen, put.and_then(|put| put[other].as_ref()));
    }
    pen.field(
        "vehicles",
        &[3, N_CARDS],
        10,
        "what the car still misses; my parts of a car and of a motorcycle",
    );
    cards(pen, proposal.and_then(|proposal| proposal.missing.as_ref()));
    cards(pen, view.car.yours.as_ref());
    cards(pen, view.motorcycle.yours.as_ref());
}
