//! Every situation of the game holds.

shamble_core::situations!(shamble_cliche::State, "../../../situations/cliche");
