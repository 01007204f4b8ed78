//! One test for every file in `situations/tiny-epic-zombies`.

fn main() -> std::process::ExitCode {
    shamble_situations::harness::main::<shamble_tiny_epic_zombies::State>()
}
