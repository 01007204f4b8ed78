//! One test for every file in `situations/zombies15`.

fn main() -> std::process::ExitCode {
    shamble_situations::harness::main::<shamble_zombies15::State>()
}
