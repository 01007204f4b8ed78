//! Spoilt input for everything that reads what others wrote.
//!
//! Inputs are made by changing sound ones, at random but repeatably; no coverage is measured, so this finds less in an
//! hour than a fuzzer that does, which the programs in `fuzz/` at the root are. What must hold: no panic, a refusal changes nothing, and what is read can be written and
//! read again. An input that breaks this is cut down and written to a file; once mended it belongs in `corpus/`, from
//! where every run tries it first.

mod decoders;
mod spoil;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use tokio::time::Instant;

pub use self::decoders::{Decoder, decoders};
pub use self::spoil::{MAX_BYTES, spoil};
use crate::dice::Random;
use crate::{Failed, Report};

/// How many inputs a decoder gets before it is the next one's turn.
const TURN: u64 = 64;

/// How many attempts are made to cut down an input that breaks something.
const MAX_CUTS: usize = 2000;

/// How much is tried.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Inputs for every decoder.
    pub n_inputs: u64,
    /// No new input after this.
    pub until: Option<Instant>,
    /// From which the inputs follow.
    pub seed: u64,
    /// Where inputs that break something are written.
    pub folder: PathBuf,
}

/// Writes the sound inputs of every decoder, each to a file of its own, for another fuzzer to begin with.
pub fn write_seeds(folder: &Path) -> Result<(), Failed> {
    for decoder in decoders()? {
        let folder = folder.join(decoder.name);
        std::fs::create_dir_all(&folder)?;
        for (number, seed) in decoder.seeds.iter().enumerate() {
            std::fs::write(folder.join(number.to_string()), seed)?;
        }
    }
    Ok(())
}

/// Runs the trial.
pub fn run(plan: &Plan) -> Result<Report, Failed> {
    let mut report = Report::new("fuzz");
    let mut random = Random::new(plan.seed);
    let decoders = decoders()?;
    for decoder in &decoders {
        if decoder.seeds.is_empty() {
            report.found(format!("{}: there is nothing to begin with", decoder.name));
        }
        for seed in &decoder.seeds {
            try_input(decoder, seed, plan, &mut report);
        }
    }
    // By turns, so that a run that is cut short has tried all of them.
    let mut n_tried = 0;
    while n_tried < plan.n_inputs {
        for decoder in decoders.iter().filter(|decoder| !decoder.seeds.is_empty()) {
            if plan.until.is_some_and(|until| Instant::now() >= until) {
                return Ok(report);
            }
            for _ in 0..TURN.min(plan.n_inputs - n_tried) {
                let input = spoil(&decoder.seeds, &mut random);
                try_input(decoder, &input, plan, &mut report);
            }
        }
        n_tried += TURN;
    }
    Ok(report)
}

fn try_input(decoder: &Decoder, input: &[u8], plan: &Plan, report: &mut Report) {
    report.count(&format!("{} inputs", decoder.name), 1);
    let Err(reason) = attempt(decoder, input) else {
        return;
    };
    let least = cut_down(decoder, input);
    let place = keep(&plan.folder, decoder.name, &least);
    report.found(format!("{}: {reason}; see {place}", decoder.name));
}

/// What is wrong with what the decoder did, a panic included.
pub fn attempt(decoder: &Decoder, input: &[u8]) -> Result<(), String> {
    let tried = catch_unwind(AssertUnwindSafe(|| (decoder.attempt)(input)));
    tried.unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or(panic.downcast_ref::<&str>().copied());
        Err(format!("it panics: {}", text.unwrap_or("without a word")))
    })
}

/// The shortest input found by leaving things out that still breaks something.
fn cut_down(decoder: &Decoder, input: &[u8]) -> Vec<u8> {
    let mut least = input.to_vec();
    let mut size = least.len() / 2;
    let mut n_cuts = 0;
    while size > 0 && n_cuts < MAX_CUTS {
        let mut at = 0;
        while at < least.len() && n_cuts < MAX_CUTS {
            let end = (at + size).min(least.len());
            let shorter = [&least[..at], &least[end..]].concat();
            n_cuts += 1;
            if attempt(decoder, &shorter).is_err() {
                least = shorter;
            } else {
                at = end;
            }
        }
        size /= 2;
    }
    least
}

fn keep(folder: &Path, name: &str, input: &[u8]) -> String {
    let path = (0..)
        .map(|number| folder.join(format!("{name}-{number}")))
        .find(|path| !path.exists())
        .expect("numbers do not run out");
    let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&path, input));
    match written {
        Ok(()) => path.display().to_string(),
        Err(_) => format!("{:?}", String::from_utf8_lossy(input)),
    }
}
