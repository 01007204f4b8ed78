//! One test for every file in `situations/last-door`.

fn main() -> std::process::ExitCode {
    shamble_situations::harness::main::<shamble_last_door::State>()
}
