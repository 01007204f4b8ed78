//! The pages of `docs/positions/`, which say what can stand in a situation of each game.

use shamble_catalog::{cliche, tiny_epic_zombies, zombie_mall, zombies15};
use shamble_core::Game;
use shamble_situations::Guide;

const PAGES: &[(&str, &str)] = &[
    (
        cliche::State::ID,
        include_str!("../../../docs/positions/cliche.md"),
    ),
    (
        tiny_epic_zombies::State::ID,
        include_str!("../../../docs/positions/tiny-epic-zombies.md"),
    ),
    (
        zombie_mall::State::ID,
        include_str!("../../../docs/positions/zombie-mall.md"),
    ),
    (
        zombies15::State::ID,
        include_str!("../../../docs/positions/zombies15.md"),
    ),
    #[cfg(feature = "toy")]
    (
        shamble_catalog::last_door::State::ID,
        include_str!("../../../docs/positions/last-door.md"),
    ),
];

/// The page of a game; one without a page is not explained.
pub(crate) fn guide(game: &str) -> Guide<'static> {
    let page = PAGES.iter().find(|(id, _)| *id == game);
    page.map_or_else(Guide::default, |(_, page)| Guide::new(page))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::*;

    /// The first words of all actions that the situations of a game try; files with texts that are no action aside.
    fn tried(game: &str) -> BTreeSet<String> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../situations");
        let mut verbs = BTreeSet::new();
        for entry in fs::read_dir(folder.join(game)).expect("a folder for every game") {
            let path = entry.expect("an entry").path();
            let text = fs::read_to_string(path).expect("a readable situation");
            let acts = text
                .lines()
                .filter_map(|line| line.strip_prefix("act = \""));
            if !text.contains("malformed") {
                verbs.extend(acts.filter_map(|act| Some(act.split([' ', '"']).next()?.to_owned())));
            }
        }
        verbs
    }

    #[test]
    fn every_game_has_a_page_that_names_all_its_actions() {
        for id in shamble_catalog::known() {
            let verbs: BTreeSet<String> = guide(id)
                .actions()
                .filter_map(|help| Some(help.form.split(' ').next()?.to_owned()))
                .collect();
            let missing: Vec<String> = tried(id).difference(&verbs).cloned().collect();
            assert_eq!(missing, [""; 0], "{id}");
        }
    }
}
