//! Draws a mall: `cargo run -p shamble-mall --example show [MALL]`, MALL as the option `mall` names it.

use shamble_mall::mall::{Mall, show};

fn main() {
    let source = std::env::args().nth(1).unwrap_or_else(|| "easy".to_owned());
    match Mall::load(&source) {
        Ok(mall) => print!("{}", show(&mall)),
        Err(flaws) => {
            for flaw in flaws {
                eprintln!("{flaw}");
            }
            std::process::exit(1);
        }
    }
}
