//! One language: its files read, its messages put into words.

use std::collections::BTreeMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

use crate::catalog::ENGLISH;
use crate::check::{self, Signature};
use crate::source::Source;

/// One language: its messages, and what each of them needs.
pub(crate) struct Language {
    bundle: FluentBundle<FluentResource>,
    pub(crate) signatures: BTreeMap<String, Signature>,
}

/// Files that make no catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CatalogError {
    /// A folder whose name is no language.
    #[error("locales/{0}: not a language tag such as 'en' or 'pt-BR'")]
    Language(String),
    /// A file that is not Fluent.
    #[error("locales/{lang}/{file}:{line}: {reason}")]
    Syntax {
        /// The folder.
        lang: String,
        /// The file.
        file: String,
        /// Where in it, from 1.
        line: usize,
        /// What the parser says.
        reason: String,
    },
    /// A key that stands twice in one language.
    #[error("locales/{lang}/{file}: '{key}' is already defined in this language")]
    Duplicate {
        /// The folder.
        lang: String,
        /// The file with the second one.
        file: String,
        /// The key.
        key: String,
    },
    /// No English, so nothing to fall back to.
    #[error("locales/{ENGLISH} is missing")]
    NoEnglish,
}

/// A text that could not be put into words.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TextError {
    /// Not even English has it.
    #[error("no text has the key '{0}'")]
    UnknownKey(String),
    /// The message wants something it was not given, or refers to something that is not there.
    #[error("text '{key}': {reason}")]
    Unresolved {
        /// Its key.
        key: String,
        /// What the resolver missed.
        reason: String,
    },
}

impl Language {
    pub(crate) fn new(lang: &str) -> Result<Self, CatalogError> {
        let tag: LanguageIdentifier = lang
            .parse()
            .map_err(|_| CatalogError::Language(lang.to_owned()))?;
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The marks that guard mixed writing directions show up in terminals and break comparisons of text.
        bundle.set_use_isolating(false);
        bundle
            .add_builtins()
            .expect("a new bundle has no functions yet");
        Ok(Self {
            bundle,
            signatures: BTreeMap::new(),
        })
    }

    pub(crate) fn add(&mut self, source: &Source<'_>, errors: &mut Vec<CatalogError>) {
        let resource = match FluentResource::try_new(source.text.to_owned()) {
            Ok(resource) => resource,
            Err((_, syntax)) => {
                errors.extend(syntax.into_iter().map(|error| CatalogError::Syntax {
                    lang: source.lang.to_owned(),
                    file: source.file.to_owned(),
                    line: 1 + source.text[..error.pos.start].matches('\n').count(),
                    reason: error.kind.to_string(),
                }));
                return;
            }
        };
        self.signatures.extend(check::signatures(&resource));
        let Err(refused) = self.bundle.add_resource(resource) else {
            return;
        };
        errors.extend(refused.into_iter().map(|error| CatalogError::Duplicate {
            lang: source.lang.to_owned(),
            file: source.file.to_owned(),
            key: match error {
                FluentError::Overriding { id, .. } => id,
                other => other.to_string(),
            },
        }));
    }

    pub(crate) fn format(&self, key: &str, args: &FluentArgs<'_>) -> Result<String, TextError> {
        let (id, attribute) = match key.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (key, None),
        };
        let message = self.bundle.get_message(id);
        let pattern = message.and_then(|message| match attribute {
            Some(name) => message
                .get_attribute(name)
                .map(|attribute| attribute.value()),
            None => message.value(),
        });
        let pattern = pattern.ok_or_else(|| TextError::UnknownKey(key.to_owned()))?;
        let mut missed = Vec::new();
        let words = self
            .bundle
            .format_pattern(pattern, Some(args), &mut missed)
            .into_owned();
        if missed.is_empty() {
            return Ok(words);
        }
        let reason = missed
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join("; ");
        Err(TextError::Unresolved {
            key: key.to_owned(),
            reason,
        })
    }
}
