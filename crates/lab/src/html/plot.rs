//! Plots as inline SVG. Colours come from the page's classes, so that they follow light and dark.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::escaped;
use crate::picture::PlaceTally;
use crate::stats::Share;

const WIDTH: f64 = 480.0;
/// Height of a plot with a time axis.
const HEIGHT: f64 = 200.0;
const LEFT: f64 = 40.0;
const BOTTOM: f64 = 24.0;
const TOP: f64 = 22.0;
/// How many kinds of columns have a colour of their own, of what was won and of what was lost.
const N_COLOURS: usize = 4;
/// Width of a letter on a map, about.
const LETTER: f64 = 6.6;
/// Lines of a name on a map.
const N_LINES: usize = 2;

/// A share with its interval.
pub(super) struct Bar {
    pub(super) label: String,
    pub(super) share: Share,
}

/// A kind of ending.
pub(super) struct Kind<'a> {
    pub(super) label: String,
    /// Whether the crew won with it.
    pub(super) is_won: bool,
    /// How many games ended so in which step of time.
    pub(super) counts: &'a BTreeMap<u32, u64>,
}

/// A figure over time.
pub(super) struct Line {
    pub(super) name: String,
    pub(super) class: &'static str,
    pub(super) points: Vec<(f64, f64)>,
}

/// Shares below each other, each with its interval as a whisker.
pub(super) fn bars(bars: &[Bar]) -> String {
    const ROW: f64 = 38.0;
    const SCALE: f64 = WIDTH - 12.0;
    let height = bars.len() as f64 * ROW + 18.0;
    let mut svg = begin(height);
    for (row, bar) in bars.iter().enumerate() {
        let y = row as f64 * ROW;
        let Share {
            share,
            low95,
            high95,
            ..
        } = bar.share;
        let percent = |share: f64| format!("{:.1}", share * 100.0);
        let value = format!(
            "{} % ({} – {})",
            percent(share),
            percent(low95),
            percent(high95)
        );
        text(&mut svg, 6.0, y + 13.0, "start", "", &bar.label);
        text(&mut svg, WIDTH - 6.0, y + 13.0, "end", "soft", &value);
        let middle = y + 25.0;
        put(
            &mut svg,
            &format!(
                "<rect class=\"bar\" x=\"6\" y=\"{:.1}\" width=\"{:.1}\" height=\"12\"/>",
                middle - 6.0,
                share * SCALE
            ),
        );
        let (low, high) = (6.0 + low95 * SCALE, 6.0 + high95 * SCALE);
        put(
            &mut svg,
            &format!(
                "<path class=\"whisker\" d=\"M{low:.1} {middle:.1}H{high:.1}M{low:.1} {:.1}v8M{high:.1} {:.1}v8\"/>",
                middle - 4.0,
                middle - 4.0
            ),
        );
    }
    let axis = height - 14.0;
    put(
        &mut svg,
        &format!(
            "<path class=\"axis\" d=\"M6 {axis:.1}H{:.1}\"/>",
            6.0 + SCALE
        ),
    );
    for tick in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let anchor = match tick {
            0.0 => "start",
            1.0 => "end",
            _ => "middle",
        };
        let x = 6.0 + tick * SCALE;
        text(
            &mut svg,
            x,
            height - 2.0,
            anchor,
            "soft",
            &format!("{:.0} %", tick * 100.0),
        );
    }
    end(svg)
}

/// How many games ended in which step of time, each kind of ending in its colour.
pub(super) fn columns(ends: &[Kind<'_>], axis: &str) -> String {
    let mut steps: BTreeMap<u32, u64> = BTreeMap::new();
    for (step, n) in ends.iter().flat_map(|kind| kind.counts) {
        *steps.entry(*step).or_default() += n;
    }
    let (Some((&first, _)), Some((&last, _))) = (steps.first_key_value(), steps.last_key_value())
    else {
        return String::new();
    };
    let most = steps.values().copied().max().unwrap_or(1).max(1) as f64;
    let legend = 16.0 * ends.len().div_ceil(2) as f64;
    let mut svg = begin(HEIGHT + legend);
    let n_steps = f64::from(last - first + 1);
    let width = (WIDTH - LEFT - 6.0) / n_steps;
    let room = HEIGHT - TOP - BOTTOM;
    let mut base: BTreeMap<u32, f64> = BTreeMap::new();
    let n_won = ends.iter().filter(|kind| kind.is_won).count();
    for (number, kind) in ends.iter().enumerate() {
        let counts = kind.counts;
        let (letter, shade) = match kind.is_won {
            true => ('w', number),
            false => ('l', number - n_won),
        };
        let class = format!("{letter}{}", shade.min(N_COLOURS - 1));
        for (step, n) in counts {
            let below = base.entry(*step).or_default();
            let height = *n as f64 / most * room;
            put(
                &mut svg,
                &format!(
                    "<rect class=\"{class}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\"/>",
                    LEFT + f64::from(step - first) * width + 0.5,
                    HEIGHT - BOTTOM - *below - height,
                    (width - 1.0).max(1.0)
                ),
            );
            *below += height;
        }
        let (x, y) = (
            if number % 2 == 0 { 6.0 } else { WIDTH / 2.0 },
            HEIGHT + 12.0 + 16.0 * (number / 2) as f64,
        );
        put(
            &mut svg,
            &format!(
                "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{:.1}\" width=\"10\" height=\"10\"/>",
                y - 9.0
            ),
        );
        let total: u64 = counts.values().sum();
        text(
            &mut svg,
            x + 15.0,
            y,
            "start",
            "",
            &format!("{} ({total})", kind.label),
        );
    }
    let scale = Scale {
        first: f64::from(first),
        last: f64::from(last),
        centre: width / 2.0,
        low: 0.0,
        high: most,
    };
    scale.draw(&mut svg, axis);
    end(svg)
}

/// Figures over time.
pub(super) fn lines(lines: &[Line], axis: &str) -> String {
    let points = || lines.iter().flat_map(|line| &line.points);
    let span = |of: &dyn Fn(&(f64, f64)) -> f64| {
        let values = points().map(of);
        values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| {
            (low.min(value), high.max(value))
        })
    };
    let (first, last) = span(&|point| point.0);
    let (low, high) = span(&|point| point.1);
    if points().next().is_none() {
        return String::new();
    }
    let scale = Scale {
        first,
        last,
        centre: 0.0,
        low: low.min(0.0),
        high: if high > low.min(0.0) { high } else { low + 1.0 },
    };
    let mut svg = begin(HEIGHT);
    scale.draw(&mut svg, axis);
    let drawn = lines.iter().filter(|line| !line.points.is_empty());
    for (number, line) in drawn.enumerate() {
        let mut path = String::new();
        for (i, (x, y)) in line.points.iter().enumerate() {
            let pen = if i == 0 { 'M' } else { 'L' };
            write!(path, "{pen}{:.1} {:.1}", scale.x(*x), scale.y(*y))
                .expect("writing to a string");
        }
        put(
            &mut svg,
            &format!("<path class=\"{}\" d=\"{path}\"/>", line.class),
        );
        let class = format!("{}-text", line.class);
        let x = LEFT + 6.0 + number as f64 * 160.0;
        text(&mut svg, x, 13.0, "start", &class, &line.name);
    }
    end(svg)
}

/// The frame of a plot over time.
struct Scale {
    first: f64,
    last: f64,
    /// Where in its step a value stands.
    centre: f64,
    low: f64,
    high: f64,
}

impl Scale {
    fn x(&self, value: f64) -> f64 {
        let span = (self.last - self.first).max(1.0);
        let room = WIDTH - LEFT - 6.0 - 2.0 * self.centre;
        LEFT + self.centre + (value - self.first) / span * room
    }

    fn y(&self, value: f64) -> f64 {
        let room = HEIGHT - TOP - BOTTOM;
        HEIGHT - BOTTOM - (value - self.low) / (self.high - self.low) * room
    }

    fn draw(&self, svg: &mut String, axis: &str) {
        let y = HEIGHT - BOTTOM;
        put(
            svg,
            &format!(
                "<path class=\"axis\" d=\"M{LEFT} {TOP}V{y}H{}\"/>",
                WIDTH - 6.0
            ),
        );
        for value in [self.low, self.high] {
            let words = if value.fract() == 0.0 || value.abs() >= 100.0 {
                format!("{value:.0}")
            } else {
                format!("{value:.1}")
            };
            text(svg, LEFT - 5.0, self.y(value) + 4.0, "end", "soft", &words);
        }
        for (value, anchor) in [(self.first, "start"), (self.last, "end")] {
            text(
                svg,
                self.x(value),
                HEIGHT - 8.0,
                anchor,
                "soft",
                &format!("{value:.0}"),
            );
        }
        text(
            svg,
            (LEFT + WIDTH) / 2.0,
            HEIGHT - 8.0,
            "middle",
            "soft",
            axis,
        );
    }
}

/// The board three times: where the crew is seen, where zombies are, where games are lost.
pub(super) fn maps(places: &BTreeMap<String, PlaceTally>) -> (String, String, String) {
    // Malls that differ from game to game put several names on one cell.
    let mut cells: BTreeMap<(u8, u8), (Vec<&str>, PlaceTally)> = BTreeMap::new();
    for (key, place) in places {
        let name = key.split_once(' ').map_or("", |(_, name)| name);
        let (names, sum) = cells.entry((place.y, place.x)).or_default();
        names.push(name);
        sum.crew += place.crew;
        sum.horde += place.horde;
        sum.lost += place.lost;
    }
    let map = |count: &dyn Fn(&PlaceTally) -> u64| map(&cells, count);
    (
        map(&|place| place.crew),
        map(&|place| place.horde),
        map(&|place| place.lost),
    )
}

fn map(
    cells: &BTreeMap<(u8, u8), (Vec<&str>, PlaceTally)>,
    count: &dyn Fn(&PlaceTally) -> u64,
) -> String {
    let total: u64 = cells.values().map(|(_, place)| count(place)).sum();
    let most = cells
        .values()
        .map(|(_, place)| count(place))
        .max()
        .unwrap_or(0)
        .max(1) as f64;
    let columns = 1 + cells.keys().map(|(_, x)| *x).max().unwrap_or(0);
    let rows = 1 + cells.keys().map(|(y, _)| *y).max().unwrap_or(0);
    let size = ((WIDTH - 12.0) / f64::from(columns)).min(80.0);
    let mut svg = begin(f64::from(rows) * size + 8.0);
    for ((y, x), (names, place)) in cells {
        let (left, top) = (6.0 + f64::from(*x) * size, 4.0 + f64::from(*y) * size);
        let n = count(place);
        let share = 100.0 * n as f64 / total.max(1) as f64;
        put(
            &mut svg,
            &format!(
                "<rect class=\"cell\" fill-opacity=\"{:.2}\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"3\"/>",
                n as f64 / most * 0.85,
                size - 3.0,
                size - 3.0
            ),
        );
        let middle = left + size / 2.0 - 1.5;
        if size >= 40.0 {
            if let [name] = names[..] {
                let lines = wrapped(name, (size / LETTER) as usize);
                for (line, words) in lines.iter().enumerate() {
                    let y = top + 15.0 + 13.0 * line as f64;
                    text(&mut svg, middle, y, "middle", "", words);
                }
            }
            text(
                &mut svg,
                middle,
                top + size * 0.75,
                "middle",
                "",
                &format!("{share:.0} %"),
            );
        }
    }
    end(svg)
}

/// A name in lines of at most so many letters; what does not fit ends in dots.
fn wrapped(name: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in name.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    let is_whole = lines.len() <= N_LINES;
    lines.truncate(N_LINES);
    let n = lines.len();
    for (number, line) in lines.iter_mut().enumerate() {
        let is_cut = line.chars().count() > width || number + 1 == n && !is_whole;
        if is_cut {
            *line = line.chars().take(width.saturating_sub(1)).collect();
            line.push('…');
        }
    }
    lines
}

fn begin(height: f64) -> String {
    format!("<svg viewBox=\"0 0 {WIDTH} {height:.0}\">\n")
}

fn end(mut svg: String) -> String {
    svg.push_str("</svg>\n");
    svg
}

fn put(svg: &mut String, element: &str) {
    svg.push_str(element);
    svg.push('\n');
}

fn text(svg: &mut String, x: f64, y: f64, anchor: &str, class: &str, words: &str) {
    let class = if class.is_empty() {
        String::new()
    } else {
        format!(" class=\"{class}\"")
    };
    let words = escaped(words);
    put(
        svg,
        &format!("<text{class} x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>"),
    );
}
