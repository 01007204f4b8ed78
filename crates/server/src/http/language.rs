//! In which language a caller would like to be answered, where a call does not say so itself.

use axum::http::{HeaderMap, header};
use shamble_texts::{Catalog, ENGLISH};

/// The first language in `Accept-Language` that there is, else English. Browsers name them in order of preference.
pub(super) fn preferred(headers: &HeaderMap) -> &'static str {
    let wishes = headers
        .get(header::ACCEPT_LANGUAGE)
        .and_then(|wishes| wishes.to_str().ok())
        .unwrap_or_default();
    first_known(Catalog::shared(), wishes)
}

fn first_known<'a>(catalog: &'a Catalog, wishes: &str) -> &'a str {
    wishes
        .split(',')
        .filter_map(|wish| wish.split(';').next())
        .map(str::trim)
        .find_map(|wish| {
            let found = catalog.closest(wish);
            // Everything unknown comes closest to English; only who asks for English gets it before others.
            let is_asked = found != ENGLISH
                || wish
                    .split(['-', '_'])
                    .next()
                    .is_some_and(|main| main.eq_ignore_ascii_case(ENGLISH));
            is_asked.then_some(found)
        })
        .unwrap_or(ENGLISH)
}

#[cfg(test)]
mod tests {
    use shamble_texts::Source;

    use super::*;

    #[test]
    fn the_first_language_that_there_is_wins() {
        let source = |lang| Source {
            lang,
            file: "ui.ftl",
            text: "ui-ok = OK",
        };
        let catalog = Catalog::from_sources(&[source("en"), source("fr")]).expect("two languages");
        for (wishes, lang) in [
            ("", "en"),
            ("fr", "fr"),
            ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
            ("de-DE, de;q=0.9, fr;q=0.8, en;q=0.7", "fr"),
            ("en-GB,fr;q=0.9", "en"),
            ("*, xx", "en"),
            (",;=", "en"),
        ] {
            assert_eq!(first_known(&catalog, wishes), lang, "{wishes}");
        }
    }
}
