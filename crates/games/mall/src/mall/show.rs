//! A mall as text for people: the drawing, its tiles and what the characters mean.

use std::fmt::Write;

use super::Mall;

/// The mall drawn, with a head that counts and a legend.
pub fn show(mall: &Mall) -> String {
    let summary = mall.summary();
    let mut text = String::new();
    let mut line = |words: String| writeln!(text, "{words}").expect("writing to a string");
    line(format!(
        "{}: {} x {} tiles ({} different), {} spaces: {} open, {} cluttered, {} solid",
        summary.id,
        summary.size.0,
        summary.size.1,
        summary.different_tiles,
        summary.spaces,
        summary.open,
        summary.cluttered,
        summary.solid
    ));
    line(format!(
        "{} stores, {} token spaces, {} exits, {} steps from the start to the radio",
        summary.stores, summary.token_spaces, summary.exits, summary.steps_to_radio
    ));
    for (number, exit) in mall.exits().iter().enumerate() {
        let spaces: Vec<String> = exit.spaces.iter().map(ToString::to_string).collect();
        line(format!("exit {}: {}", number + 1, spaces.join(" ")));
    }
    line(String::new());
    for row in mall.tiles().chunks(mall.tile_cols()) {
        let words: Vec<String> = row
            .iter()
            .map(|tile| format!("{:>2}/{:<3}", tile.id, tile.turn))
            .collect();
        line(words.join(" ").trim_end().to_owned());
    }
    line(String::new());
    let width = mall.width();
    let tens: String = (1..=width)
        .map(|col| {
            if col % 10 == 0 {
                format!("{} ", col / 10)
            } else {
                "  ".into()
            }
        })
        .collect();
    let ones: String = (1..=width).map(|col| format!("{} ", col % 10)).collect();
    line(format!("     {}", tens.trim_end()));
    line(format!("     {}", ones.trim_end()));
    for (number, drawn) in mall.plan().enumerate() {
        let row = if number % 2 == 1 {
            format!("{:>3} ", number / 2 + 1)
        } else {
            "    ".to_owned()
        };
        line(format!("{row}{drawn}"));
    }
    line(String::new());
    line("  . open walkway   , cluttered   o open store   c cluttered   r restaurant   k counter   X solid".into());
    line("  S start   R radio   G garage   F roof   E escalator   e entrance   D door   x exit   ~ LOS block".into());
    text
}
