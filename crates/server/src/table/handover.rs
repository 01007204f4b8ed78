//! A seat given away by a link: whoever sits there makes it, and the first to open it sits down in their place.
//!
//! The link is worth a seat's eyes, so it is bound by the same rule as any chair (`knowledge.rs`): who has looked through
//! another seat's eyes may not have this one. What is kept of its secret is a hash, and it works once.

use shamble_core::Seat;
use shamble_protocol::{ServerMsg, Status};

use super::requests::Asker;
use super::{ConnId, Table};
use crate::error::Fault;
use crate::limits::MAX_PEOPLE;
use crate::record::{Cause, What};
use crate::seats::{Token, TokenHash, clean_name};

impl Table {
    /// Whoever sits somewhere makes a link to their seat. Answered here, because the answer is the secret.
    pub(super) async fn hand_over(&mut self, asker: Asker) -> Result<ServerMsg, Fault> {
        let seat = self.seat_of(asker)?;
        self.check_is_not_over()?;
        let key = Token::fresh();
        let offered = What::Offered {
            seat,
            key: key.hash(),
        };
        self.commit(vec![offered], Some(asker.cause())).await?;
        Ok(ServerMsg::HandOver {
            id: asker.cause().id,
            key: key.as_str().to_owned(),
        })
    }

    /// Somebody opens such a link and sits down.
    pub(super) async fn take_over(
        &mut self,
        conn: ConnId,
        id: u32,
        key: &str,
        name: &str,
    ) -> Result<(), Fault> {
        let name = clean_name(name).ok_or(Fault::Name)?;
        self.check_is_not_over()?;
        let seat = self
            .ledger
            .offered(TokenHash::of(key))
            .ok_or(Fault::LinkUsed)?;
        let known = self.person(conn);
        let before = known.and_then(|person| self.ledger.party.seat_of(person));
        if before == Some(seat) || (before.is_some() && self.status() == Status::Playing) {
            return Err(Fault::SeatedAlready);
        }
        self.ledger.knowledge.may_sit(known, seat)?;
        let person = known.unwrap_or_else(|| self.ledger.party.next_person());
        let took = What::HandedOver { person, seat, name };
        let minted = if known.is_some() {
            let cause = Some(Cause { person, id });
            self.commit(vec![took], cause).await?;
            None
        } else {
            if self.ledger.party.n_people() >= MAX_PEOPLE {
                return Err(Fault::TableFull);
            }
            let token = Token::fresh();
            let came = What::Came {
                token: token.hash(),
            };
            // No cause: the request's number belongs to nobody yet.
            self.commit(vec![came, took], None).await?;
            if let Some(conn) = self.conns.get_mut(&conn) {
                conn.belongs_to(person);
            }
            Some((conn, token))
        };
        self.sat_down_instead(seat);
        self.refresh_with(minted);
        Ok(())
    }

    /// Somebody else sits there now: no bot stands in for whoever did, or thinks for them.
    fn sat_down_instead(&mut self, seat: Seat) {
        self.stand_ins.remove(seat);
        self.thoughts.forget(seat);
    }

    fn check_is_not_over(&self) -> Result<(), Fault> {
        if self.status() == Status::Finished {
            Err(Fault::Over)
        } else {
            Ok(())
        }
    }
}
