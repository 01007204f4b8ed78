//! What came of a series, as text.

use shamble_core::{Text, text};
use shamble_lab::{Comparison, Origin, Report, Share, Warning};

use crate::failure::Failure;
use crate::out::Out;
use crate::words::{columns, decimal, grouped, options_text, say};

/// One series.
pub(in crate::commands) fn report(report: &Report, out: &mut Out) -> Result<(), Failure> {
    made_by(&report.origin, out)?;
    let options = options_text(&report.options);
    let head = text!(
        "cli-simulate-head",
        game = report.game.as_str(),
        seats = report.seats,
        bots = report.bots.join(", "),
        options = options,
        seed = report.seed.as_str()
    );
    out.line(say(&head))?;
    out.line("")?;
    out.line(say(&text!(
        "cli-simulate-games",
        games = grouped(report.games),
        finished = grouped(report.finished),
        unfinished = grouped(report.unfinished)
    )))?;
    out.line(say(&text!(
        "cli-simulate-speed",
        actions = grouped(report.actions),
        seconds = decimal(&format!("{:.2}", report.cpu_seconds)),
        games_per_second = grouped(report.games_per_cpu_second as u64),
        actions_per_second = grouped(report.actions_per_cpu_second as u64),
        threads = report.threads
    )))?;
    out.line(say(&text!(
        "cli-simulate-length",
        inputs = decimal(&format!("{:.1}", report.length.mean_inputs)),
        most = grouped(report.length.most_inputs.into()),
        seconds = decimal(&format!("{:.1}", report.length.mean_game_seconds))
    )))?;
    if let Some(rounds) = &report.length.rounds {
        out.line(say(&text!(
            "cli-simulate-rounds",
            mean = decimal(&format!("{:.2}", rounds.mean)),
            p10 = rounds.p10,
            median = rounds.median,
            p90 = rounds.p90,
            max = rounds.max
        )))?;
    }
    out.line("")?;
    let outcomes = report
        .outcomes
        .iter()
        .map(|row| (row.result.clone(), row.share));
    table(text!("cli-simulate-outcome"), outcomes, out)?;
    out.line("")?;
    let seats = report.wins_by_seat.iter().map(|row| {
        let label = text!(
            "cli-simulate-seat",
            number = row.seat.index(),
            level = row.level.as_str()
        );
        (say(&label), row.share)
    });
    let levels = report.wins_by_level.iter().map(|row| {
        let label = text!(
            "cli-simulate-level",
            level = row.level.as_str(),
            seats = row.seats,
            side = row.side.as_str()
        );
        (say(&label), row.share)
    });
    let sides = report.wins_by_side.iter().map(|row| {
        let label = text!("cli-simulate-side", side = row.side.as_str());
        (say(&label), row.share)
    });
    table(
        text!("cli-simulate-wins"),
        sides.chain(seats).chain(levels),
        out,
    )?;
    scores(report, out)?;
    warnings(&report.warnings, out)
}

/// Which program made it, and how to make it again.
pub(in crate::commands) fn made_by(origin: &Origin, out: &mut Out) -> Result<(), Failure> {
    let made = text!(
        "cli-made-by",
        version = origin.version.as_str(),
        command = origin.command.as_str()
    );
    out.line(say(&made))
}

/// Several tables, a row each.
pub(super) fn sweep(
    names: &[String],
    reports: &[Report],
    origin: &Origin,
    out: &mut Out,
) -> Result<(), Failure> {
    made_by(origin, out)?;
    let rows = names.iter().cloned().zip(reports.iter().map(Report::crew));
    table(text!("cli-simulate-variant"), rows, out)?;
    all_warnings(reports, out)
}

/// Two tables on the same seeds.
pub(super) fn comparison(
    comparison: &Comparison,
    reports: &[Report],
    out: &mut Out,
) -> Result<(), Failure> {
    made_by(&comparison.origin, out)?;
    let pairs = comparison.pairs;
    let of_pairs = |share: f64| Share::new((share * pairs as f64).round() as u64, pairs);
    let rows = [
        (comparison.a.clone(), of_pairs(comparison.share_a)),
        (comparison.b.clone(), of_pairs(comparison.share_b)),
    ]
    .into_iter();
    table(text!("cli-simulate-variant"), rows, out)?;
    let points = |share: f64| decimal(&format!("{:+.1}", share * 100.0));
    out.line("")?;
    out.line(say(&text!(
        "cli-compare-difference",
        a = comparison.a.as_str(),
        b = comparison.b.as_str(),
        difference = points(comparison.difference),
        low = points(comparison.low95),
        high = points(comparison.high95),
        pairs = grouped(comparison.pairs)
    )))?;
    out.line(say(&text!(
        "cli-compare-pairs",
        a = grouped(comparison.only.0),
        b = grouped(comparison.only.1)
    )))?;
    if let Some(p) = comparison.p_value {
        out.line(say(&text!(
            "cli-compare-p",
            p = decimal(&format!("{p:.4}"))
        )))?;
    }
    if let Some(correlation) = comparison.correlation {
        let correlation = decimal(&format!("{correlation:.2}"));
        out.line(say(&text!(
            "cli-compare-correlation",
            correlation = correlation
        )))?;
    }
    warnings(&comparison.warnings, out)?;
    all_warnings(reports, out)
}

/// Each warning once, whichever tables it is about.
fn all_warnings(reports: &[Report], out: &mut Out) -> Result<(), Failure> {
    let mut seen: Vec<Warning> = Vec::new();
    for warning in reports.iter().flat_map(|report| &report.warnings) {
        if !seen.contains(warning) {
            seen.push(warning.clone());
        }
    }
    warnings(&seen, out)
}

fn warnings(warnings: &[Warning], out: &mut Out) -> Result<(), Failure> {
    for warning in warnings {
        out.line("")?;
        out.line(say(&warning_text(warning)))?;
    }
    Ok(())
}

fn scores(report: &Report, out: &mut Out) -> Result<(), Failure> {
    let scored = report
        .wins_by_level
        .iter()
        .filter_map(|row| Some((row, row.score?)));
    let mut lines = vec![vec![
        say(&text!("cli-simulate-points")),
        say(&text!("cli-simulate-column-mean")),
        say(&text!("cli-simulate-column-interval")),
    ]];
    for (row, score) in scored {
        let label = text!(
            "cli-simulate-level",
            level = row.level.as_str(),
            seats = row.seats,
            side = row.side.as_str()
        );
        lines.push(vec![
            say(&label),
            decimal(&format!("{:.2}", score.mean)),
            decimal(&format!("{:.2} – {:.2}", score.low95, score.high95)),
        ]);
    }
    if lines.len() > 1 {
        out.line("")?;
        out.line(columns(&lines))?;
    }
    Ok(())
}

fn table(
    title: Text,
    rows: impl Iterator<Item = (String, Share)>,
    out: &mut Out,
) -> Result<(), Failure> {
    let mut lines = vec![vec![
        say(&title),
        say(&text!("cli-simulate-column-n")),
        say(&text!("cli-simulate-column-share")),
        say(&text!("cli-simulate-column-interval")),
    ]];
    let percent = |share: f64| decimal(&format!("{:.1}", share * 100.0));
    for (label, share) in rows {
        lines.push(vec![
            label,
            grouped(share.n),
            format!("{} %", percent(share.share)),
            format!("{} – {} %", percent(share.low95), percent(share.high95)),
        ]);
    }
    out.line(columns(&lines))
}

pub(in crate::commands) fn warning_text(warning: &Warning) -> Text {
    match warning {
        Warning::Unfinished { games, max_inputs } => text!(
            "cli-warning-unfinished",
            games = grouped(*games),
            inputs = grouped(u64::from(*max_inputs))
        ),
        Warning::FewGames { games, enough } => {
            text!(
                "cli-warning-few-games",
                games = grouped(*games),
                enough = grouped(*enough)
            )
        }
        Warning::FewClusters {
            side,
            level,
            games,
            enough,
        } => text!(
            "cli-warning-few-clusters",
            side = side.as_str(),
            level = level.as_str(),
            games = grouped(*games),
            enough = grouped(*enough)
        ),
        Warning::Stopped { games, planned } => text!(
            "cli-warning-stopped",
            games = grouped(*games),
            planned = grouped(*planned)
        ),
        Warning::Replaced {
            bot,
            seats,
            reasons,
        } => {
            let reasons = reasons.iter().map(|(why, n)| format!("{why} {n}"));
            text!(
                "cli-warning-replaced",
                bot = bot.as_str(),
                seats = *seats as i64,
                reasons = reasons.collect::<Vec<_>>().join(", "),
                house = shamble_lab::HOUSE.name()
            )
        }
        Warning::SlowBuild => text!("cli-warning-slow-build"),
    }
}
