//! Several tables in one run: every value of what was swept over, or the two that are compared.

use shamble_core::{OptionValues, text};
use shamble_lab::{Plan, Player};

use super::player;
use crate::failure::Failure;

/// What varies.
pub(super) struct Variants<'a> {
    pub(super) sweep: &'a [(String, Vec<String>)],
    pub(super) compare: Option<&'a (String, Vec<String>)>,
}

/// One table to play.
pub(super) struct Cell {
    pub(super) values: OptionValues,
    pub(super) plan: Plan,
}

impl Cell {
    /// What tells it from the others.
    pub(super) fn name(&self) -> String {
        let given = self
            .values
            .iter()
            .map(|(key, value)| format!("{key}={value}"));
        given.collect::<Vec<_>>().join(" ")
    }
}

/// Reads `KEY=A,B,...`.
pub(super) fn values(text: &str) -> Result<(String, Vec<String>), String> {
    let (key, values) = text.split_once('=').unwrap_or((text, ""));
    let values: Vec<String> = values.split(',').map(str::to_owned).collect();
    if key.is_empty() || values.iter().any(String::is_empty) {
        return Err("write KEY=A,B, such as difficulty=easy,hard or bots=thumb,random".into());
    }
    let is_twice = |index: usize| values[..index].contains(&values[index]);
    if (0..values.len()).any(is_twice) {
        return Err("name each value once".into());
    }
    Ok((key.to_owned(), values))
}

/// Reads `KEY=A,B`.
pub(super) fn two_values(text: &str) -> Result<(String, Vec<String>), String> {
    let (key, values) = values(text)?;
    match values.len() {
        2 => Ok((key, values)),
        _ => Err("name two values to compare, such as difficulty=normal,hard".into()),
    }
}

impl Variants<'_> {
    /// All combinations, the last key varying fastest.
    pub(super) fn cells(&self, base: &Plan) -> Result<Vec<Cell>, Failure> {
        let mut cells = vec![Cell {
            values: OptionValues::new(),
            plan: base.clone(),
        }];
        for (key, values) in self.sweep.iter().chain(self.compare) {
            let mut next = Vec::with_capacity(cells.len() * values.len());
            for cell in &cells {
                if cell.values.contains_key(key) {
                    return Err(Failure::Usage(text!(
                        "cli-error-option-twice",
                        key = key.as_str()
                    )));
                }
                for value in values {
                    next.push(cell.with(key, value)?);
                }
            }
            cells = next;
        }
        Ok(cells)
    }
}

impl Cell {
    fn with(&self, key: &str, value: &str) -> Result<Self, Failure> {
        let mut plan = self.plan.clone();
        match key {
            "bots" => plan.bots = bots(value)?,
            "seats" => plan.seats = Some(value.parse().map_err(|_| wrong_seats(value))?),
            key => _ = plan.options.insert(key.to_owned(), value.to_owned()),
        }
        let mut values = self.values.clone();
        values.insert(key.to_owned(), value.to_owned());
        Ok(Self { values, plan })
    }
}

fn bots(value: &str) -> Result<Vec<Player>, Failure> {
    let levels = value.split('+').map(player).collect::<Result<_, _>>();
    levels.map_err(|reason| Failure::Usage(text!("cli-error-reason", reason = reason)))
}

fn wrong_seats(value: &str) -> Failure {
    Failure::Usage(text!("cli-error-seats", given = value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_and_slips_are_named() {
        let read = values("difficulty=easy,hard").unwrap();
        assert_eq!(
            read,
            ("difficulty".into(), vec!["easy".into(), "hard".into()])
        );
        for wrong in [
            "difficulty",
            "=a,b",
            "difficulty=",
            "difficulty=a,,b",
            "x=a,a",
        ] {
            assert!(values(wrong).is_err(), "{wrong}");
        }
        assert!(two_values("x=a,b,c").is_err());
    }

    #[test]
    fn combinations_are_made_in_order() {
        let sweep = [
            ("seats".to_owned(), vec!["2".to_owned(), "3".to_owned()]),
            (
                "bots".to_owned(),
                vec!["thumb".to_owned(), "thumb+random".to_owned()],
            ),
        ];
        let variants = Variants {
            sweep: &sweep,
            compare: None,
        };
        let cells = variants.cells(&Plan::new("cliche")).unwrap();
        let names: Vec<String> = cells.iter().map(Cell::name).collect();
        assert_eq!(
            names,
            [
                "bots=thumb seats=2",
                "bots=thumb+random seats=2",
                "bots=thumb seats=3",
                "bots=thumb+random seats=3"
            ]
        );
        assert_eq!(
            (cells[1].plan.bots.len(), cells[3].plan.seats),
            (2, Some(3))
        );
    }
}
