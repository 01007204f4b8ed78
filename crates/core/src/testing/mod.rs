//! Rule tests as data ([`Situation`]), and the contract every game must pass ([`contract`]).
//!
//! A game's tests call this in a few lines; the command line runs situations through the same code. Nothing here reads a
//! file: texts come in, reports go out.

mod checks;
mod compare;
pub mod contract;
#[cfg(test)]
mod contract_tests;
mod guide;
mod judge;
mod node;
mod patch;
mod playthrough;
mod reader;
mod report;
mod run;
mod situation;
#[cfg(test)]
mod situation_tests;
mod step;
mod template;
#[cfg(test)]
pub(crate) mod toy;

pub use guide::{ActionHelp, Guide, KeyHelp};
pub use playthrough::{check_playthroughs, playthrough};
pub use report::{Failure, Report};
pub use run::{check_situations, run};
pub use situation::{Situation, SituationError};
pub use template::{position_toml, template};

/// Whether `text` has the form of a rule id: capitals and digits, a dash, perhaps a letter (`R` for a
/// ruling, `F` for a published answer, `T` for a worked example), digits.
pub fn is_rule_id(text: &str) -> bool {
    let Some((book, number)) = text.split_once('-') else {
        return false;
    };
    let number = number.strip_prefix(['R', 'F', 'T']).unwrap_or(number);
    let is_book = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit();
    !book.is_empty()
        && book.chars().all(is_book)
        && !number.is_empty()
        && number.chars().all(|c| c.is_ascii_digit())
}

/// A test that runs every situation in a folder: `situations!(State, "../../../situations/cliche");`, the folder seen
/// from the crate.
#[macro_export]
macro_rules! situations {
    ($game:ty, $folder:literal) => {
        #[test]
        fn situations() {
            let folder = ::std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join($folder);
            let mut files = ::std::vec::Vec::new();
            for entry in ::std::fs::read_dir(&folder).expect("the folder of situations") {
                let path = entry.expect("an entry of the folder").path();
                if path
                    .extension()
                    .is_some_and(|extension| extension == "toml")
                {
                    let name = path.file_name().expect("a file has a name");
                    let text = ::std::fs::read_to_string(&path).expect("a readable situation");
                    files.push((name.to_string_lossy().into_owned(), text));
                }
            }
            files.sort();
            $crate::testing::check_situations::<$game>(&files);
        }
    };
}

#[cfg(test)]
mod tests {
    use super::is_rule_id;

    #[test]
    fn rule_ids_have_one_form() {
        for id in ["CZG-030", "CZG-R13", "TOY-1", "Z15-F04", "Z15-T12"] {
            assert!(is_rule_id(id), "{id}");
        }
        for id in [
            "", "CZG", "CZG-", "CZG-R", "czg-030", "-030", "CZG-03a", "CZG 030",
        ] {
            assert!(!is_rule_id(id), "{id}");
        }
    }
}
