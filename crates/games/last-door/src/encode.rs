//! Last Door in numbers: ids for what is listed, bytes for what is seen. Seats count clockwise from one's own.

use shamble_core::encode::{Encoded, Pen, Vocabulary};
use shamble_core::{Millis, Prompt, Seat, verbs};

use crate::action::Action;
use crate::ids::Card;
use crate::prompt::Ask;
use crate::state::State;
use crate::view::View;

const N_KINDS: usize = Card::ALL.len();

verbs! {
    Nail = "nail" (),
    Listen = "listen" (),
    Brace = "brace" (),
}

impl Encoded for State {
    fn vocabulary() -> &'static Vocabulary {
        &VOCABULARY
    }

    fn id_of(&self, _: Seat, action: &Action) -> Option<u32> {
        match action {
            Action::Nail => Verb::Nail.with(&[]),
            Action::Listen => Verb::Listen.with(&[]),
            Action::Brace => Verb::Brace.with(&[]),
        }
    }

    fn observe(
        view: &View,
        me: Seat,
        prompt: Option<&Prompt<Ask>>,
        now: Millis,
        pen: &mut Pen<'_>,
    ) {
        pen.field("prompt", &[1], 1, "whether it is my turn")
            .flag(prompt.is_some());
        pen.field("door", &[3], 12, "boards, boards wanted, people who brace")
            .put(view.boards)
            .put(view.target)
            .put(view.braced);
        pen.field("turned", &[N_KINDS], 12, "knocks that came, by kind");
        for kind in Card::ALL {
            pen.put(view.turned.iter().filter(|card| **card == kind).count());
        }
        pen.field(
            "next",
            &[N_KINDS + 1],
            1,
            "the next knock; whether I know it",
        )
        .one_of(N_KINDS, view.next.map(|card| card as usize))
        .flag(view.heard.has(me));
        let left = view.knock_at.0.saturating_sub(now.0) / 1_000;
        pen.field("clock", &[1], 20, "seconds to the next knock")
            .put(left);
    }
}
