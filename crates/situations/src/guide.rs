//! What a game's page of positions says, so that a new situation can explain itself key by key.
//!
//! Such a page is Markdown for people: a table under `## Position` with the columns key, value and meaning, and one under
//! `## Actions` with the columns text form and meaning.

/// The page of one game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Guide<'a> {
    page: &'a str,
}

/// A key of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyHelp<'a> {
    /// Its name.
    pub key: &'a str,
    /// What can be written there.
    pub value: &'a str,
    /// What it means.
    pub means: &'a str,
}

/// An action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionHelp<'a> {
    /// Its text form, such as `buy SPACE`.
    pub form: &'a str,
    /// What it means.
    pub means: &'a str,
}

impl<'a> Guide<'a> {
    /// A guide from the Markdown of its page; an empty page explains nothing.
    pub const fn new(page: &'a str) -> Self {
        Self { page }
    }

    /// The keys of the position, in the order of the page.
    pub fn keys(self) -> impl Iterator<Item = KeyHelp<'a>> {
        self.rows("## Position").filter_map(|row| {
            let (key, rest) = row.split_once(" | ")?;
            let (value, means) = rest.split_once(" | ")?;
            let key = key.trim_matches('`');
            Some(KeyHelp { key, value, means })
        })
    }

    /// The actions, in the order of the page.
    pub fn actions(self) -> impl Iterator<Item = ActionHelp<'a>> {
        self.rows("## Actions").filter_map(|row| {
            let (form, means) = row.split_once(" | ")?;
            let form = form.trim_matches('`');
            Some(ActionHelp { form, means })
        })
    }

    /// The rows of the first table under `heading`, without their outer bars; its head is none of them.
    fn rows(self, heading: &str) -> impl Iterator<Item = &'a str> + use<'a> {
        let after = self.page.split_once(heading).map_or("", |(_, rest)| rest);
        after
            .lines()
            .skip_while(|line| !line.starts_with('|'))
            .take_while(|line| line.starts_with('|'))
            .filter(|line| line.starts_with("| `"))
            .map(|line| line.trim_matches(['|', ' ']))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# A game\n\n## Position\n\nWords.\n\n| key | value | means |\n| --- | --- | --- |\n\
        | `hand` | cards | what is held |\n\n| `x` | no | row |\n\n## Actions\n\n| action | means |\n| --- | --- |\n\
        | `buy SPACE` | a card |\n";

    #[test]
    fn a_page_is_read_table_by_table() {
        let guide = Guide::new(PAGE);
        let keys: Vec<_> = guide.keys().collect();
        let hand = KeyHelp {
            key: "hand",
            value: "cards",
            means: "what is held",
        };
        assert_eq!(keys, [hand]);
        let actions: Vec<_> = guide.actions().collect();
        let buy = ActionHelp {
            form: "buy SPACE",
            means: "a card",
        };
        assert_eq!(actions, [buy]);
        assert_eq!(Guide::default().keys().count(), 0);
    }
}
