//! Every rule as a situation: situations/zombies15.

shamble_core::situations!(shamble_fifteen::State, "../../../situations/zombies15");
