//! `shamble mall`: malls for Zombie Mall, checked, made and drawn.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Args, Subcommand};
use serde::Serialize;
use shamble_catalog::zombie_mall::MallView;
use shamble_catalog::zombie_mall::mall::{
    BUILT_IN, Mall, Summary as MallSummary, built_in, check, drawing, generate, read,
};
use shamble_core::{Flaw, Seed, text};

use crate::failure::Failure;
use crate::flaws::{SaidFlaw, listed, said};
use crate::out::Out;
use crate::suggest::closest;
use crate::words::say;

/// Check, make and draw malls for Zombie Mall.
#[derive(Args)]
#[command(after_help = "\
Play one: give the text of the file as the option mall, in the browser or with
  shamble simulate zombie-mall --option mall=@FILE")]
pub(crate) struct MallCommand {
    #[command(subcommand)]
    command: What,
}

#[derive(Subcommand)]
enum What {
    Check(Check),
    New(New),
    Show(Show),
}

/// Say what is wrong with tiles and malls, line by line, and what would be right.
///
/// Tiles must be drawn right and join, every space must be within reach, and office, entrance and garage must lie where
/// the scenario wants them.
#[derive(Args)]
#[command(after_help = "Example:\n  shamble mall check my-mall.txt --json")]
struct Check {
    /// Mall files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

/// Make a new mall at random; it can be played as it stands.
///
/// The same size and seed make the same mall.
#[derive(Args)]
#[command(after_help = "\
Examples:
  shamble mall new --size hard --out my-mall.txt
  shamble mall new --size 6x8 --seed 12 --out my-mall.txt")]
struct New {
    /// Rows and columns of tiles, such as 6x8, or easy, average, hard, crazy or insane
    #[arg(long, default_value = "easy", value_parser = size)]
    size: Size,
    /// A whole number or 64 hexadecimal digits
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// Write it to this file instead, which must not exist yet
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Draw a mall as text and count what is in it.
#[derive(Args)]
#[command(after_help = "\
Examples:
  shamble mall show insane
  shamble mall show 6x8#12
  shamble mall show my-mall.txt --layout west-wing")]
struct Show {
    /// A mall file; easy, average, hard, crazy or insane; or ROWSxCOLUMNS#SEED for a generated one
    #[arg(value_name = "FILE|NAME")]
    which: String,
    /// Only this mall of the file
    #[arg(long, value_name = "NAME")]
    layout: Option<String>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

/// Rows and columns of tiles.
#[derive(Clone, Copy)]
struct Size {
    rows: usize,
    cols: usize,
}

/// The size by its name or its numbers. Whether such a mall can be generated is for the generator to say.
fn size(text: &str) -> Result<Size, String> {
    let named = |name: &str| built_in().layouts.iter().find(|layout| layout.id == name);
    if let Some(layout) = named(text) {
        return Ok(Size {
            rows: layout.rows,
            cols: layout.cols,
        });
    }
    text.split_once('x')
        .and_then(|(rows, cols)| {
            Some(Size {
                rows: rows.parse().ok()?,
                cols: cols.parse().ok()?,
            })
        })
        .ok_or_else(|| {
            format!(
                "write ROWSxCOLUMNS, such as 6x8, or {}",
                BUILT_IN.join(", ")
            )
        })
}

/// What came of all files, as `check --json` prints it.
#[derive(Serialize)]
struct Summary {
    files: usize,
    sound: usize,
    flawed: usize,
    checked: Vec<Checked>,
}

/// What came of one file.
#[derive(Serialize)]
struct Checked {
    file: String,
    sound: bool,
    /// How many tiles it draws itself.
    tiles: usize,
    malls: Vec<MallSummary>,
    errors: Vec<SaidFlaw>,
    warnings: Vec<SaidFlaw>,
}

/// A mall as `show --json` prints it.
#[derive(Serialize)]
struct Shown {
    summary: MallSummary,
    #[serde(flatten)]
    view: MallView,
    warnings: Vec<SaidFlaw>,
}

impl MallCommand {
    pub(crate) fn run(self, out: &mut Out) -> Result<(), Failure> {
        match self.command {
            What::Check(command) => command.run(out),
            What::New(command) => command.run(out),
            What::Show(command) => command.run(out),
        }
    }
}

impl Check {
    fn run(self, out: &mut Out) -> Result<(), Failure> {
        let check_file = |path: &PathBuf| -> Result<Checked, Failure> {
            let report = check(&file_text(path)?);
            Ok(Checked {
                file: path.display().to_string(),
                sound: report.errors.is_empty(),
                tiles: report.n_tiles,
                malls: report.malls,
                errors: said(&report.errors),
                warnings: said(&report.warnings),
            })
        };
        let checked = self
            .files
            .iter()
            .map(check_file)
            .collect::<Result<Vec<_>, _>>()?;
        let sound = checked.iter().filter(|checked| checked.sound).count();
        let summary = Summary {
            files: checked.len(),
            sound,
            flawed: checked.len() - sound,
            checked,
        };
        if self.json {
            out.json(&summary)?;
        } else {
            print_checked(&summary, out)?;
        }
        if summary.flawed == 0 {
            Ok(())
        } else {
            out.flush()?;
            Err(Failure::Told)
        }
    }
}

fn print_checked(summary: &Summary, out: &mut Out) -> Result<(), Failure> {
    for checked in &summary.checked {
        let file = checked.file.as_str();
        for flaw in &checked.errors {
            out.line(say(&flaw.text(file)))?;
        }
        for flaw in &checked.warnings {
            let warning = text!("cli-mall-warning", reason = flaw.reason());
            out.line(say(&flaw.at_line(file, warning)))?;
        }
        // A flawed file is not taken in part, so its sound parts are not praised either.
        if !checked.sound {
            continue;
        }
        if checked.tiles > 0 {
            let tiles = checked.tiles;
            out.line(say(&text!("cli-mall-tiles", file = file, n = tiles)))?;
        }
        for mall in &checked.malls {
            out.line(say(&text!(
                "cli-mall-sound",
                file = file,
                name = mall.id.as_str(),
                rows = mall.size.0,
                cols = mall.size.1,
                stores = mall.stores,
                steps = mall.steps_to_radio
            )))?;
        }
    }
    out.line(say(&text!(
        "cli-mall-summary",
        files = summary.files,
        sound = summary.sound,
        flawed = summary.flawed
    )))
}

impl New {
    fn run(self, out: &mut Out) -> Result<(), Failure> {
        let Size { rows, cols } = self.size;
        let layout =
            generate(rows, cols, self.seed).map_err(|flaw| Failure::Usage(flaw.reason()))?;
        let made = text!(
            "cli-mall-made",
            rows = rows,
            cols = cols,
            seed = self.seed.to_string()
        );
        let text = format!("# {}\n{}", say(&made), layout.write());
        let Some(path) = self.out else {
            return out.raw(text.as_bytes());
        };
        let file = path.display().to_string();
        // Nobody's work is overwritten by a slip of the hand.
        let created = fs::File::options().write(true).create_new(true).open(&path);
        let written = created.and_then(|mut created| created.write_all(text.as_bytes()));
        written.map_err(|error| {
            Failure::Failed(text!(
                "cli-error-unwritable",
                path = file.as_str(),
                reason = error.to_string()
            ))
        })?;
        out.line(say(&text!("cli-mall-written", file = file)))
    }
}

impl Show {
    fn run(self, out: &mut Out) -> Result<(), Failure> {
        let malls = self.malls()?;
        if self.json {
            let shown = malls.iter().map(|mall| Shown {
                summary: mall.summary(),
                view: MallView::of(mall),
                warnings: said(mall.warnings()),
            });
            return out.json(&shown.collect::<Vec<_>>());
        }
        for (i, mall) in malls.iter().enumerate() {
            if i > 0 {
                out.line("")?;
            }
            print_mall(mall, out)?;
        }
        Ok(())
    }

    /// The malls to show: one by name or size, or those of a file.
    fn malls(&self) -> Result<Vec<Arc<Mall>>, Failure> {
        let path = Path::new(&self.which);
        let is_size = size(self.which.split('#').next().unwrap_or("")).is_ok();
        if is_size && self.layout.is_none() && !path.exists() {
            let mall = Mall::load(&self.which).map_err(|flaws| {
                let lines = flaws.iter().map(|flaw| say(&flaw.reason()));
                let list = lines.collect::<Vec<_>>().join("\n");
                Failure::Usage(text!("cli-error-reason", reason = list))
            })?;
            return Ok(vec![mall]);
        }
        let text = file_text(path).map_err(|failure| match closest(&self.which, BUILT_IN) {
            Some(meant) if !path.exists() => Failure::Usage(text!(
                "cli-error-mall-close",
                name = self.which.as_str(),
                meant = meant
            )),
            _ => failure,
        })?;
        let report = check(&text);
        let layouts = read(&text).map(|file| file.layouts).unwrap_or_default();
        let chosen: Vec<&str> = layouts
            .iter()
            .map(|layout| layout.id.as_str())
            .filter(|id| self.layout.as_deref().is_none_or(|name| name == *id))
            .collect();
        if !report.errors.is_empty() {
            return Err(self.flawed(&report.errors));
        }
        if chosen.is_empty() {
            let names: Vec<&str> = layouts.iter().map(|layout| layout.id.as_str()).collect();
            return Err(Failure::Usage(text!(
                "cli-error-no-mall",
                file = self.which.as_str(),
                names = match names.is_empty() {
                    true => say(&text!("cli-none")),
                    false => names.join(", "),
                }
            )));
        }
        chosen
            .into_iter()
            .map(|id| match Mall::from_file(&text, Some(id)) {
                Ok(mall) => Ok(Arc::new(mall)),
                Err(flaws) => Err(self.flawed(&flaws)),
            })
            .collect()
    }

    fn flawed(&self, flaws: &[Flaw]) -> Failure {
        Failure::Failed(listed(&self.which, flaws))
    }
}

fn print_mall(mall: &Mall, out: &mut Out) -> Result<(), Failure> {
    let summary = mall.summary();
    out.line(say(&text!(
        "cli-mall-size",
        name = summary.id.as_str(),
        rows = summary.size.0,
        cols = summary.size.1,
        different = summary.different_tiles
    )))?;
    out.line(say(&text!(
        "cli-mall-spaces",
        n = summary.spaces,
        open = summary.open,
        cluttered = summary.cluttered,
        solid = summary.solid
    )))?;
    out.line(say(&text!(
        "cli-mall-counts",
        stores = summary.stores,
        tokens = summary.token_spaces,
        steps = summary.steps_to_radio
    )))?;
    for (number, exit) in (1..).zip(mall.exits()) {
        let spaces: Vec<String> = exit.spaces.iter().map(ToString::to_string).collect();
        out.line(say(&text!(
            "cli-mall-exit",
            number = number,
            spaces = spaces.join(" ")
        )))?;
    }
    for flaw in mall.warnings() {
        out.line(say(&text!("cli-mall-warning", reason = flaw.reason())))?;
    }
    out.line("")?;
    for row in mall.tiles().chunks(mall.tile_cols()) {
        let words = row
            .iter()
            .map(|tile| format!("{:>2}/{:<3}", tile.id, tile.turn));
        out.line(words.collect::<Vec<_>>().join(" "))?;
    }
    out.line("")?;
    out.raw(drawing(mall).as_bytes())?;
    out.line("")?;
    out.line(say(&text!("cli-mall-legend")))?;
    out.line("")?;
    // What the labels above stand for, each once, in the order of the map.
    let mut named: Vec<&str> = Vec::new();
    for tile in mall.tiles() {
        if !named.contains(&tile.id.as_str()) {
            named.push(&tile.id);
            out.line(format!("{:>4} {}", tile.id, tile.name))?;
        }
    }
    Ok(())
}

fn file_text(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| {
        Failure::Usage(text!(
            "cli-error-unreadable",
            path = path.display().to_string(),
            reason = error.to_string()
        ))
    })
}
