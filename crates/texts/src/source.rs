//! The embedded files, as the build script found them in `locales/`.

/// One Fluent file of one language.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The language: the name of its folder, such as `en` or `pt-BR`.
    pub lang: &'a str,
    /// The file's name, such as `ui.ftl`.
    pub file: &'a str,
    /// What it says, in Fluent's syntax.
    pub text: &'a str,
}

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// All embedded Fluent files, by language and file name: for hosts that hand them to a client as they are.
pub fn sources() -> &'static [Source<'static>] {
    SOURCES
}

/// The embedded rulebook orders: game id and file text.
pub(crate) fn rulebook_files() -> &'static [(&'static str, &'static str)] {
    RULEBOOK_FILES
}
