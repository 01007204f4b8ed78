//! The report as one page that needs nothing else: no scripts, no fonts, no pictures from elsewhere.
//!
//! The first screen answers what a designer asks first: how often is it won, and can I trust that. Sentences come from
//! the text catalogue through the caller; words of the data (endings, figures, actions) are shown as they are.

mod plot;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use shamble_catalog::spec;
use shamble_core::{Text, text};

use self::plot::{Bar, Kind, Line};
use crate::compare::Comparison;
use crate::observe::Relation;
use crate::partial::Partial;
use crate::picture::Picture;
use crate::report::{Report, Warning};
use crate::stats::Share;

/// Actions that are listed.
const N_USED: usize = 14;

/// Figures over time that are drawn.
const N_FIGURES: usize = 6;

/// The page for these series, each with what tells it from the others, and for two of them what the comparison says. `say`
/// puts a text into words of `lang`.
pub fn page(
    parts: &[(String, &Partial)],
    comparison: Option<&Comparison>,
    lang: &str,
    say: &dyn Fn(&Text) -> String,
) -> String {
    let reports: Vec<Report> = parts.iter().map(|(_, part)| Report::new(part)).collect();
    let mut page = Page {
        say,
        html: String::new(),
    };
    let first = &reports[0];
    let name = spec(&first.game).map_or(first.game.clone(), |spec| spec.name.to_owned());
    let title = say(&text!("lab-page-title", game = name.as_str()));
    page.raw(&format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<main>\n",
        escaped(&title),
        include_str!("html/page.css"),
    ));
    page.element("p", "game", &name);
    if let [report] = &reports[..] {
        page.element("h1", "", &say(&verdict(report)));
        page.warnings(&report.warnings);
        page.series(report, &parts[0].1.tally.picture);
    } else {
        let head = match comparison {
            Some(found) => difference(found),
            None => text!("lab-overview", tables = parts.len()),
        };
        page.element("h1", "", &say(&head));
        page.overview(parts, &reports);
        for ((cell, part), report) in parts.iter().zip(&reports) {
            page.element("h2", "cell", cell);
            page.element("p", "verdict", &say(&verdict(report)));
            page.warnings(&report.warnings);
            page.series(report, &part.tally.picture);
        }
    }
    page.footer(first);
    page.raw("</main>\n</body>\n</html>\n");
    page.html
}

/// One sentence: how often the crew came through, and how sure that is.
fn verdict(report: &Report) -> Text {
    let share = report.crew();
    let (won, low, high) = (
        percent(share.share),
        percent(share.low95),
        percent(share.high95),
    );
    let games = report.games.to_string();
    match report.relation {
        Relation::Together => {
            text!(
                "lab-verdict-together",
                won = won,
                games = games,
                low = low,
                high = high
            )
        }
        Relation::Against => {
            text!(
                "lab-verdict-against",
                won = won,
                games = games,
                low = low,
                high = high
            )
        }
        Relation::Rivals => {
            text!(
                "lab-verdict-rivals",
                won = won,
                games = games,
                low = low,
                high = high
            )
        }
    }
}

/// One sentence: what the second way gains over the first.
fn difference(found: &Comparison) -> Text {
    let points = |share: f64| format!("{:+.1}", 100.0 * share);
    text!(
        "lab-verdict-compared",
        a = found.a.as_str(),
        b = found.b.as_str(),
        points = points(found.difference),
        low = points(found.low95),
        high = points(found.high95),
        pairs = found.pairs.to_string()
    )
}

/// How often what was the reason.
fn counted(reasons: &BTreeMap<String, u64>) -> String {
    let counted = reasons.iter().map(|(why, n)| format!("{why} {n}"));
    counted.collect::<Vec<_>>().join(", ")
}

/// What not to trust, and what to do about it.
fn advice(warning: &Warning) -> Text {
    match warning {
        Warning::Unfinished { games, max_inputs } => text!(
            "lab-advice-unfinished",
            games = games.to_string(),
            inputs = max_inputs.to_string()
        ),
        Warning::FewGames { games, enough } => text!(
            "lab-advice-few-games",
            games = games.to_string(),
            enough = enough.to_string()
        ),
        Warning::FewClusters {
            side, level, games, ..
        } => text!(
            "lab-advice-few-clusters",
            side = words(side),
            level = level.as_str(),
            games = games.to_string()
        ),
        Warning::Stopped { games, planned } => text!(
            "lab-advice-stopped",
            games = games.to_string(),
            planned = planned.to_string()
        ),
        Warning::Replaced {
            bot,
            seats,
            reasons,
        } => text!(
            "lab-advice-replaced",
            bot = bot.as_str(),
            seats = seats.to_string(),
            reasons = counted(reasons)
        ),
        Warning::SlowBuild => text!("lab-advice-slow-build"),
    }
}

struct Page<'a> {
    say: &'a dyn Fn(&Text) -> String,
    html: String,
}

impl Page<'_> {
    fn raw(&mut self, html: &str) {
        self.html.push_str(html);
    }

    fn element(&mut self, tag: &str, class: &str, content: &str) {
        let class = if class.is_empty() {
            String::new()
        } else {
            format!(" class=\"{class}\"")
        };
        let content = escaped(content);
        writeln!(self.html, "<{tag}{class}>{content}</{tag}>").expect("writing to a string");
    }

    /// A plot with its title, and a sentence where the title does not say enough.
    fn figure(&mut self, title: Text, note: Option<Text>, plot: &str) {
        self.raw("<figure>\n");
        let title = (self.say)(&title);
        self.element("figcaption", "", &title);
        if let Some(note) = note {
            let note = (self.say)(&note);
            self.element("p", "note", &note);
        }
        self.raw(plot);
        self.raw("</figure>\n");
    }

    fn warnings(&mut self, warnings: &[Warning]) {
        if warnings.is_empty() {
            return;
        }
        self.raw("<ul class=\"warnings\">\n");
        for warning in warnings {
            let words = (self.say)(&advice(warning));
            self.element("li", "", &words);
        }
        self.raw("</ul>\n");
    }

    fn overview(&mut self, parts: &[(String, &Partial)], reports: &[Report]) {
        let bars: Vec<Bar> = parts
            .iter()
            .zip(reports)
            .map(|((name, _), report)| bar(name, report.crew()))
            .collect();
        self.figure(
            text!("lab-plot-wins"),
            Some(text!("lab-note-intervals")),
            &plot::bars(&bars),
        );
    }

    fn series(&mut self, report: &Report, picture: &Picture) {
        self.raw("<div class=\"plots\">\n");
        let mut wins: Vec<Bar> = Vec::new();
        for row in &report.wins_by_side {
            wins.push(bar(&words(&row.side), row.share));
        }
        for row in &report.wins_by_level {
            wins.push(bar(
                &format!("{} · {}", words(&row.side), row.level),
                row.share,
            ));
        }
        if report.relation == Relation::Rivals {
            for row in &report.wins_by_seat {
                let label = (self.say)(&text!("lab-seat", seat = row.seat.index()));
                wins.push(bar(&label, row.share));
            }
        }
        self.figure(
            text!("lab-plot-wins"),
            Some(text!("lab-note-intervals")),
            &plot::bars(&wins),
        );
        let ends: Vec<Bar> = report
            .outcomes
            .iter()
            .map(|row| bar(&words(&row.result), row.share))
            .collect();
        self.figure(text!("lab-plot-ends"), None, &plot::bars(&ends));
        self.picture(picture);
        self.raw("</div>\n");
        let minutes = report.length.mean_game_seconds / 60.0;
        let actions = format!("{:.0}", report.actions as f64 / report.games.max(1) as f64);
        let length = if minutes > 0.0 {
            let minutes = format!("{minutes:.1}");
            text!("lab-length", minutes = minutes, actions = actions)
        } else {
            text!("lab-length-actions", actions = actions)
        };
        let words = (self.say)(&length);
        self.element("p", "", &words);
    }

    fn picture(&mut self, picture: &Picture) {
        if picture.games == 0 {
            return;
        }
        let unit = || {
            if picture.in_rounds {
                text!("lab-unit-rounds")
            } else if picture.in_turns {
                text!("lab-unit-turns")
            } else {
                text!("lab-unit-minutes")
            }
        };
        let axis = (self.say)(&unit());
        // What was won stands at the bottom, in its own colours.
        let mut kinds: Vec<Kind<'_>> = (picture.ends.iter())
            .map(|(result, counts)| Kind {
                label: words(result),
                is_won: picture.won_ends.contains_key(result),
                counts,
            })
            .collect();
        kinds.sort_by_key(|kind| !kind.is_won);
        let ends = plot::columns(&kinds, &axis);
        self.figure(text!("lab-plot-when"), None, &ends);
        let (won, lost) = (
            (self.say)(&text!("lab-won-games")),
            (self.say)(&text!("lab-lost-games")),
        );
        for (figure, steps) in picture.over_time.iter().take(N_FIGURES) {
            let mean = |(n, sum): (u64, i64)| (n > 0).then(|| sum as f64 / n as f64);
            let line = |name: &str, class, of: &dyn Fn(&crate::picture::Step) -> (u64, i64)| Line {
                name: name.to_owned(),
                class,
                points: steps
                    .iter()
                    .filter_map(|(step, at)| Some((f64::from(*step), mean(of(at))?)))
                    .collect(),
            };
            let lines = [
                line(&won, "won", &|step| step.won),
                line(&lost, "lost", &|step| step.lost),
            ];
            let title = text!("lab-plot-figure", figure = words(figure));
            self.figure(title, None, &plot::lines(&lines, &axis));
        }
        if !picture.places.is_empty() {
            let (crew, horde, lost) = plot::maps(&picture.places);
            let note = Some(text!("lab-note-map"));
            if picture.won_games < picture.games {
                self.figure(text!("lab-plot-map-lost"), note.clone(), &lost);
            }
            self.figure(text!("lab-plot-map-crew"), note.clone(), &crew);
            self.figure(text!("lab-plot-map-horde"), note, &horde);
        }
        self.used(picture);
    }

    /// What was done, as often as it was done in a game.
    fn used(&mut self, picture: &Picture) {
        let (won_games, lost_games) = (picture.won_games, picture.games - picture.won_games);
        let mut rows: Vec<_> = picture.used.iter().collect();
        rows.sort_by_key(|(_, both)| std::cmp::Reverse(both.won + both.lost));
        let a_game = |n: u64, games: u64| match games {
            0 => "–".to_owned(),
            games => format!("{:.1}", n as f64 / games as f64),
        };
        self.raw("<figure>\n");
        let title = (self.say)(&text!("lab-plot-used"));
        self.element("figcaption", "", &title);
        self.raw("<table>\n<thead><tr>");
        for head in [
            text!("lab-used-action"),
            text!("lab-won-games"),
            text!("lab-lost-games"),
        ] {
            let head = (self.say)(&head);
            self.element("th", "", &head);
        }
        self.raw("</tr></thead>\n<tbody>\n");
        for (word, both) in rows.into_iter().take(N_USED) {
            self.raw("<tr>");
            self.element("td", "", word);
            self.element("td", "", &a_game(both.won, won_games));
            self.element("td", "", &a_game(both.lost, lost_games));
            self.raw("</tr>\n");
        }
        self.raw("</tbody>\n</table>\n</figure>\n");
    }

    fn footer(&mut self, report: &Report) {
        let version = (self.say)(&text!(
            "lab-made-by",
            version = report.origin.version.as_str(),
            seed = report.seed.as_str()
        ));
        self.raw("<footer>\n");
        self.element("p", "", &version);
        self.element("pre", "", &report.origin.command);
        self.raw("</footer>\n");
    }
}

fn bar(label: &str, share: Share) -> Bar {
    Bar {
        label: label.to_owned(),
        share,
    }
}

fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

/// A word of the data, to be read by people.
fn words(word: &str) -> String {
    word.replace('_', " ")
}

/// Text inside an element.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
