//! Every situation of Zombie Mall.

shamble_core::situations!(shamble_mall::State, "../../../situations/zombie-mall");
