//! A mall as a drawing of text, with the numbers of its rows and columns.

use std::fmt::Write;

use super::Mall;

/// The plan of the mall, every row and column of spaces numbered as files and actions name them.
pub fn drawing(mall: &Mall) -> String {
    let mut text = String::new();
    let mut line =
        |words: &str| writeln!(text, "{}", words.trim_end()).expect("a string takes all");
    let columns = 1..=mall.width();
    let tens = columns.clone().map(|col| match col % 10 {
        0 => format!("{} ", col / 10),
        _ => "  ".to_owned(),
    });
    line(&format!("     {}", tens.collect::<String>()));
    let ones = columns.map(|col| format!("{} ", col % 10));
    line(&format!("     {}", ones.collect::<String>()));
    for (number, drawn) in mall.plan().enumerate() {
        match number % 2 {
            1 => line(&format!("{:>3} {drawn}", number / 2 + 1)),
            _ => line(&format!("    {drawn}")),
        }
    }
    text
}
