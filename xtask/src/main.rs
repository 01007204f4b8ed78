//! What contributors run: `cargo xtask COMMAND`, one file per command.
//!
//! This file only picks the command and turns its result into an exit code:
//! 0 for success, 1 for a failure, 2 for a command line that makes no sense.

mod bench;
mod beside;
mod cluster;
mod codegen;
mod deny;
mod dist;
mod error;
mod help;
mod load;
mod mutants;
mod play;
mod python;
mod shell;
mod soak;
mod steps;
mod system;
mod test;
mod texts;
mod tidy;
mod web;

use std::process::ExitCode;

use crate::error::Error;
use crate::shell::Workspace;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            if !matches!(error, Error::Told) {
                eprintln!("error: {error}");
            }
            error.exit_code()
        }
    }
}

fn run(args: &[String]) -> Result<(), Error> {
    let Some((command, rest)) = args.split_first() else {
        println!("{}", help::TEXT);
        return Ok(());
    };
    if rest
        .iter()
        .take_while(|arg| *arg != "--")
        .any(|arg| arg == "--help" || arg == "-h")
    {
        println!("{}", help::TEXT);
        return Ok(());
    }
    let workspace = Workspace::find()?;
    match command.as_str() {
        "help" | "--help" | "-h" => {
            println!("{}", help::TEXT);
            Ok(())
        }
        "play" => play::run(&workspace, rest),
        play::OPEN_WHEN_UP => play::open_when_up(rest),
        "test" => test::run(&workspace, rest),
        "check" => test::check(&workspace, rest),
        "codegen" => error::no_arguments("codegen", rest).and_then(|()| codegen::run(&workspace)),
        "tidy" => error::no_arguments("tidy", rest).and_then(|()| tidy::run(&workspace)),
        "texts" => texts::run(&workspace, rest),
        "deny" => error::no_arguments("deny", rest).and_then(|()| deny::run(&workspace)),
        "dist" => dist::run(&workspace, rest),
        "bench" => bench::run(&workspace, rest),
        "load" => load::run(&workspace, rest),
        "soak" => soak::run(&workspace, rest),
        "cluster" => cluster::run(&workspace, rest),
        "mutants" => mutants::run(&workspace, rest),
        unknown => Err(Error::Usage(format!("unknown command `{unknown}`"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(args: &[&str]) -> Result<(), Error> {
        let args: Vec<String> = args.iter().map(ToString::to_string).collect();
        run(&args)
    }

    #[test]
    fn an_unknown_command_is_a_usage_error_that_names_it() {
        let error = check(&["tset"]).unwrap_err();
        assert!(matches!(error, Error::Usage(_)));
        assert!(error.to_string().contains("`tset`"));
        assert!(error.to_string().contains("cargo xtask help"));
    }

    #[test]
    fn an_argument_nobody_asked_for_is_a_usage_error() {
        for command in ["tidy", "codegen"] {
            let error = check(&[command, "--fast"]).unwrap_err();
            assert!(error.to_string().contains("`--fast`"), "{error}");
        }
    }

    #[test]
    fn help_is_no_error() {
        for args in [&["help"][..], &["--help"], &["test", "--help"], &[]] {
            assert!(check(args).is_ok());
        }
    }
}
