//! What a player can do, and its one-line text form.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use shamble_core::Seat;

use crate::ids::{Card, Cards, N_ROW, N_TOKENS};

/// An answer to a prompt. The text form is given with each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cliche/"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    /// `zombie 2`: seat 2 starts as a zombie.
    Zombie { seat: Seat },
    /// `start 1`: seat 1 gets the human-start card.
    Start { seat: Seat },
    /// `arm 2`: exactly two shotguns lie face up.
    Arm { n: u8 },
    /// `roll`: my die, or with `race=tick` all dice.
    Roll,
    /// `shoot 3`: at zombie token Z3.
    Shoot { token: u8 },
    /// `buy 4`: the card on the fourth space of the row.
    Buy { space: u8 },
    /// `exchange tire`: for scrap from the trash.
    Exchange { card: Card },
    /// `take`: what scrap there is, though it is too little.
    Take,
    /// `cancel`: the exchange for which there is too little scrap.
    Cancel,
    /// `replace 4`: the card on the fourth space of the row by a new one.
    Replace { space: u8 },
    /// `replace tire`: a card of the zombie's own hand by a new one.
    ReplaceOwn { card: Card },
    /// `pass`.
    Pass,
    /// `offer 2 give scrap*3,tire want engine`.
    Offer { to: Seat, give: Cards, want: Cards },
    /// `accept 1`: what seat 1 offers me.
    Accept { from: Seat },
    /// `decline 1`: what seat 1 offers me.
    Decline { from: Seat },
    /// `counter 1 give scrap want tire`: declines what seat 1 offers me and offers this instead.
    Counter { to: Seat, give: Cards, want: Cards },
    /// `withdraw`: my own offer.
    Withdraw,
    /// `heal 2`: a medkit for seat 2.
    Heal { seat: Seat },
    /// `propose scrap*20,tire*2`: a car, and what I put in.
    Propose { put: Cards },
    /// `put scrap*10` or `put nothing`: my part of the car that is proposed.
    Put { put: Cards },
    /// `hold back`: what I put in, or the whole proposal if it is mine.
    HoldBack,
    /// `motorcycle`: build it and leave alone.
    Motorcycle,
    /// `done`: with the free step.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Zombie { seat } => write!(f, "zombie {seat}"),
            Self::Start { seat } => write!(f, "start {seat}"),
            Self::Arm { n } => write!(f, "arm {n}"),
            Self::Roll => f.write_str("roll"),
            Self::Shoot { token } => write!(f, "shoot {token}"),
            Self::Buy { space } => write!(f, "buy {space}"),
            Self::Exchange { card } => write!(f, "exchange {card}"),
            Self::Take => f.write_str("take"),
            Self::Cancel => f.write_str("cancel"),
            Self::Replace { space } => write!(f, "replace {space}"),
            Self::ReplaceOwn { card } => write!(f, "replace {card}"),
            Self::Pass => f.write_str("pass"),
            Self::Offer { to, give, want } => write!(f, "offer {to} give {give} want {want}"),
            Self::Accept { from } => write!(f, "accept {from}"),
            Self::Decline { from } => write!(f, "decline {from}"),
            Self::Counter { to, give, want } => write!(f, "counter {to} give {give} want {want}"),
            Self::Withdraw => f.write_str("withdraw"),
            Self::Heal { seat } => write!(f, "heal {seat}"),
            Self::Propose { put } => write!(f, "propose {put}"),
            Self::Put { put } => write!(f, "put {put}"),
            Self::HoldBack => f.write_str("hold back"),
            Self::Motorcycle => f.write_str("motorcycle"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match word {
            "zombie" => Ok(Self::Zombie { seat: seat(rest)? }),
            "start" => Ok(Self::Start { seat: seat(rest)? }),
            "arm" => Ok(Self::Arm {
                n: number(rest, 0, 99, "number of shotguns")?,
            }),
            "roll" => alone(Self::Roll, rest),
            "shoot" => Ok(Self::Shoot {
                token: number(rest, 1, N_TOKENS, "zombie token")?,
            }),
            "buy" => Ok(Self::Buy {
                space: space(rest)?,
            }),
            "exchange" => Ok(Self::Exchange {
                card: rest.parse()?,
            }),
            "take" => alone(Self::Take, rest),
            "cancel" => alone(Self::Cancel, rest),
            "replace" => match rest.parse() {
                Ok(card) => Ok(Self::ReplaceOwn { card }),
                Err(_) => space(rest)
                    .map(|space| Self::Replace { space })
                    .map_err(|expected| format!("{expected}, or a card of the hand")),
            },
            "pass" => alone(Self::Pass, rest),
            "offer" => bargain(rest).map(|(to, give, want)| Self::Offer { to, give, want }),
            "accept" => Ok(Self::Accept { from: seat(rest)? }),
            "decline" => Ok(Self::Decline { from: seat(rest)? }),
            "counter" => bargain(rest).map(|(to, give, want)| Self::Counter { to, give, want }),
            "withdraw" => alone(Self::Withdraw, rest),
            "heal" => Ok(Self::Heal { seat: seat(rest)? }),
            "propose" => Ok(Self::Propose { put: rest.parse()? }),
            "put" => Ok(Self::Put { put: rest.parse()? }),
            "hold" if rest == "back" => Ok(Self::HoldBack),
            "motorcycle" => alone(Self::Motorcycle, rest),
            "done" => alone(Self::Done, rest),
            _ => Err(format!(
                "'{text}' is no action: zombie, start, arm, roll, shoot, buy, exchange, take, cancel, replace, pass, \
                 offer, accept, decline, counter, withdraw, heal, propose, put, hold back, motorcycle or done"
            )),
        }
    }
}

fn alone(action: Action, rest: &str) -> Result<Action, String> {
    match rest {
        "" => Ok(action),
        _ => Err(format!("'{action}' stands alone, without '{rest}'")),
    }
}

fn seat(text: &str) -> Result<Seat, String> {
    text.parse()
        .map_err(|()| format!("'{text}' is no seat: a number from 0 to 7"))
}

fn space(text: &str) -> Result<u8, String> {
    number(text, 1, N_ROW, "space of the row")
}

fn number(text: &str, min: usize, max: usize, what: &str) -> Result<u8, String> {
    text.parse()
        .ok()
        .filter(|number| (min..=max).contains(&usize::from(*number)))
        .ok_or_else(|| format!("'{text}' is no {what}: {min} to {max}"))
}

/// `2 give scrap want tire`.
fn bargain(text: &str) -> Result<(Seat, Cards, Cards), String> {
    let parts = text.split_once(" give ").and_then(|(to, cards)| {
        let (give, want) = cards.split_once(" want ")?;
        Some((to, give, want))
    });
    let (to, give, want) =
        parts.ok_or_else(|| format!("'{text}' is no offer: SEAT give CARDS want CARDS"))?;
    Ok((seat(to)?, give.parse()?, want.parse()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_reads_back_what_it_writes() {
        for text in [
            "zombie 2",
            "start 1",
            "arm 0",
            "roll",
            "shoot 7",
            "buy 5",
            "exchange tire",
            "take",
            "cancel",
            "replace 1",
            "replace shotgun",
            "pass",
            "offer 2 give scrap*3,tire want engine",
            "offer 0 give scrap want nothing",
            "accept 1",
            "decline 1",
            "counter 1 give nothing want medkit",
            "withdraw",
            "heal 2",
            "propose scrap*20,engine,tire*2",
            "put nothing",
            "hold back",
            "motorcycle",
            "done",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_is_no_action_is_explained() {
        for text in [
            "",
            "fly",
            "zombie",
            "zombie 8",
            "roll 2",
            "shoot 0",
            "shoot 8",
            "buy 6",
            "buy tire",
            "exchange",
            "replace 6",
            "offer 2",
            "offer 2 give scrap",
            "offer x give scrap want tire",
            "hold",
            "put",
            "arm -1",
            "roll ",
        ] {
            let result = text.parse::<Action>();
            // A trailing space is the one slip that is forgiven.
            assert_eq!(result.is_ok(), text == "roll ", "{text}");
        }
        assert_eq!(
            "buy 6".parse::<Action>(),
            Err("'6' is no space of the row: 1 to 5".into())
        );
    }
}
