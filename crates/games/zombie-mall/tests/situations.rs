//! One test for every file in `situations/zombie-mall`.

fn main() -> std::process::ExitCode {
    shamble_situations::harness::main::<shamble_zombie_mall::State>()
}
