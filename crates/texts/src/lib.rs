//! Every sentence a person reads, by key, from the Fluent catalogue.
//!
//! The words stand in `locales/<lang>/*.ftl` and are embedded at build time; server, command line and browser client
//! share them. Rules and servers speak in [`Text`]s (a key and arguments); this crate puts them into a language, and
//! it arranges the in-app rulebooks. It decides nothing about what is said.
//!
//! ```
//! use shamble_core::text;
//! use shamble_texts::{Catalog, ENGLISH};
//!
//! let tires = text!("cliche-card-tire-n", n = 2);
//! assert_eq!(Catalog::shared().render(ENGLISH, &tires, &()), "2 tires");
//! ```

mod catalog;
mod check;
mod language;
mod names;
mod page;
mod rulebook;
mod source;

use std::collections::BTreeSet;

pub use catalog::{Catalog, ENGLISH};
pub use language::{CatalogError, TextError};
pub use names::SeatNames;
pub use page::{ChapterPage, RulePage, RulebookPage};
pub use rulebook::{Chapter, RuleEntry, RuleKind, Rulebook, RulebookError, rulebook, rulebooks};
pub use shamble_core::{Arg, Text};
pub use source::{Source, sources};

/// Every key of the English catalogue, messages (`ui-ok`) and attributes (`rule-CZG-001.text`) alike.
pub fn english_keys() -> BTreeSet<String> {
    Catalog::shared().keys(ENGLISH).map(str::to_owned).collect()
}
