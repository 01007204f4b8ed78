//! Every situation of the game holds.

shamble_core::situations!(
    shamble_tiny_epic::State,
    "../../../situations/tiny-epic-zombies"
);
