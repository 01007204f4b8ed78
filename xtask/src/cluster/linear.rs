//! Whether what clients saw fits one order of things. Reads the history that the swarm wrote, and nothing else: it knows
//! no server, no store and no game.
//!
//! A game is a list of inputs, numbered as its own record has them. Everything a client did has a place in that list: an
//! act its number, a look at the table the number it was shown. The history is linear if whatever ended before something
//! else began has the smaller place, and every act that was acknowledged stands in the list exactly once.

use std::collections::BTreeMap;

/// How much was looked at.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) games: usize,
    pub(super) acts: usize,
    pub(super) looks: usize,
    pub(super) sights: usize,
}

#[derive(Default)]
struct Game<'a> {
    /// By number: who acted, and how.
    stored: Vec<(u64, &'a str, &'a str)>,
    /// By client, in the order in which they were acknowledged.
    acts: BTreeMap<&'a str, Vec<Act<'a>>>,
    looks: Vec<Span>,
    /// By client: what each message showed.
    sights: BTreeMap<&'a str, Vec<u64>>,
}

struct Act<'a> {
    sent: u64,
    done: u64,
    seq: u64,
    action: &'a str,
}

/// Something with a beginning, an end and a place in the order.
#[derive(Clone, Copy)]
struct Span {
    began: u64,
    ended: u64,
    place: u64,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Act,
    Look,
}

/// Checks a whole history; an error says what does not fit.
pub(super) fn check(history: &str) -> Result<Found, String> {
    let mut games: BTreeMap<&str, Game<'_>> = BTreeMap::new();
    for line in history.lines() {
        read(line, &mut games).ok_or_else(|| format!("the history has a line {line:?}"))?;
    }
    let mut found = Found::default();
    for (id, game) in &games {
        check_game(game, &mut found).map_err(|reason| format!("table {id}: {reason}"))?;
    }
    Ok(found)
}

fn read<'a>(line: &'a str, games: &mut BTreeMap<&'a str, Game<'a>>) -> Option<()> {
    let mut words = line.splitn(4, ' ');
    let (kind, table, who, rest) = (words.next()?, words.next()?, words.next()?, words.next()?);
    let game = games.entry(table).or_default();
    let number = |word: Option<&str>| word?.parse::<u64>().ok();
    match kind {
        "act" => {
            let mut rest = rest.splitn(4, ' ');
            let mut next = || number(rest.next());
            let (sent, done, seq) = (next()?, next()?, next()?);
            let action = rest.next()?;
            game.acts.entry(who).or_default().push(Act {
                sent,
                done,
                seq,
                action,
            });
        }
        "look" => {
            let mut rest = rest.split(' ');
            let mut next = || number(rest.next());
            game.looks.push(Span {
                began: next()?,
                ended: next()?,
                place: next()?,
                kind: Kind::Look,
            });
        }
        "saw" => {
            let seq = number(rest.split(' ').nth(1))?;
            game.sights.entry(who).or_default().push(seq);
        }
        "stored" => {
            let (seat, action) = rest.split_once(' ')?;
            game.stored.push((who.parse().ok()?, seat, action));
        }
        _ => return None,
    }
    Some(())
}

fn check_game(game: &Game<'_>, found: &mut Found) -> Result<(), String> {
    let is_counted = game
        .stored
        .windows(2)
        .all(|pair| pair[1].0 == pair[0].0 + 1);
    let last = game.stored.last().ok_or("it has no record")?.0;
    if !is_counted {
        return Err("its record has a gap".to_owned());
    }
    let mut spans = game.looks.clone();
    for (client, acts) in &game.acts {
        place_acts(client, acts, &game.stored, &mut spans)?;
    }
    // Nobody else acted.
    let stranger = game
        .stored
        .iter()
        .find(|(_, seat, _)| *seat != "-" && !game.acts.contains_key(seat));
    if let Some((seq, seat, _)) = stranger {
        return Err(format!("input {seq} is of {seat}, who did not act"));
    }
    for (client, sights) in &game.sights {
        if let Some(pair) = sights.windows(2).find(|pair| pair[1] < pair[0]) {
            let (before, after) = (pair[0], pair[1]);
            return Err(format!("{client} saw {before} and then {after}"));
        }
        if let Some(beyond) = sights.iter().find(|seq| **seq > last) {
            return Err(format!(
                "{client} was shown {beyond}, the record ends at {last}"
            ));
        }
        found.sights += sights.len();
    }
    in_order(&mut spans)?;
    found.games += 1;
    found.acts += spans.iter().filter(|span| span.kind == Kind::Act).count();
    found.looks += game.looks.len();
    Ok(())
}

/// Finds the place of every act of one client: the record must have the same acts in the same order.
fn place_acts(
    client: &str,
    acts: &[Act<'_>],
    stored: &[(u64, &str, &str)],
    spans: &mut Vec<Span>,
) -> Result<(), String> {
    let mut own = stored.iter().filter(|(_, seat, _)| *seat == client);
    for (number, act) in acts.iter().enumerate() {
        let (place, action) = match own.next() {
            Some((place, _, action)) => (*place, *action),
            None => {
                let n = acts.len() - number;
                return Err(format!(
                    "the last {n} acknowledged acts of {client} are lost"
                ));
            }
        };
        if action != act.action {
            let told = act.action;
            return Err(format!(
                "act {number} of {client} was {told:?}, but {action:?} is stored at {place}"
            ));
        }
        if act.seq < place {
            let seq = act.seq;
            return Err(format!(
                "{client} was told {seq} for an act that is stored at {place}"
            ));
        }
        spans.push(Span {
            began: act.sent,
            ended: act.done,
            place,
            kind: Kind::Act,
        });
    }
    match own.next() {
        Some((place, _, action)) => Err(format!(
            "{action:?} of {client} at {place} was never acknowledged, or is there twice"
        )),
        None => Ok(()),
    }
}

/// Whatever ended before something else began has the smaller place; two looks may show the same.
fn in_order(spans: &mut [Span]) -> Result<(), String> {
    let mut ended = spans.to_vec();
    ended.sort_by_key(|span| span.ended);
    spans.sort_by_key(|span| span.began);
    let mut before = ended.iter().peekable();
    let mut highest: Option<Span> = None;
    for span in spans.iter() {
        while let Some(earlier) = before.next_if(|earlier| earlier.ended < span.began) {
            if highest.is_none_or(|highest| highest.place <= earlier.place) {
                highest = Some(*earlier);
            }
        }
        let Some(earlier) = highest else {
            continue;
        };
        let (is, was) = (span.place, earlier.place);
        let fits = match span.kind {
            Kind::Act => is > was,
            Kind::Look => is >= was,
        };
        if !fits {
            let (what, began) = match span.kind {
                Kind::Act => ("an act", span.began),
                Kind::Look => ("a look", span.began),
            };
            let ended = earlier.ended;
            return Err(format!(
                "{what} that began at {began} µs has place {is}, but {was} was known at {ended} µs"
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two people, three acts one after the other, somebody looking, and time passing in between.
    const SOUND: &str = "\
act t 0 10 20 2 go north
saw t 0 20 2
act t 1 30 90 4 wait
look t onlooker 25 35 2
look t onlooker 100 110 4
saw t onlooker 35 2
saw t onlooker 110 4
act t 0 120 130 5 go north
stored t 2 0 go north
stored t 3 - wake
stored t 4 1 wait
stored t 5 0 go north
";

    #[test]
    fn a_sound_history_passes() {
        let found = check(SOUND).unwrap();
        let expected = Found {
            games: 1,
            acts: 3,
            looks: 2,
            sights: 3,
        };
        assert_eq!(found, expected);
        // What is under way at the same time may be seen or not.
        check(&SOUND.replace("look t onlooker 25 35 2", "look t onlooker 25 95 4")).unwrap();
    }

    #[test]
    fn whatever_is_wrong_is_found() {
        let spoilt = [
            ("stored t 5 0 go north\n", "", "are lost"),
            (
                "stored t 5 0 go north",
                "stored t 5 0 go south",
                "is stored",
            ),
            ("stored t 3 - wake", "stored t 3 1 wait", "twice"),
            ("stored t 3 - wake", "stored t 3 2 wait", "did not act"),
            ("stored t 3 - wake\n", "", "a gap"),
            ("act t 0 120 130 5", "act t 0 120 130 4", "was told 4"),
            // Somebody is shown a state that was over before they asked.
            (
                "look t onlooker 100 110 4",
                "look t onlooker 100 110 3",
                "a look",
            ),
            // Two acts in the record the other way round than they happened.
            ("act t 1 30 90 4", "act t 1 140 150 4", "an act"),
            ("saw t onlooker 110 4", "saw t onlooker 110 1", "and then"),
            ("saw t onlooker 110 4", "saw t onlooker 110 6", "ends at"),
            ("saw t 0 20 2", "saw t 0", "a line"),
        ];
        for (sound, wrong, reason) in spoilt {
            assert!(SOUND.contains(sound));
            let error = check(&SOUND.replace(sound, wrong)).unwrap_err();
            assert!(error.contains(reason), "{wrong:?}: {error}");
        }
    }
}
