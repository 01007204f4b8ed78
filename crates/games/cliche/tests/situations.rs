//! One test for every file in `situations/cliche`.

fn main() -> std::process::ExitCode {
    shamble_situations::harness::main::<shamble_cliche::State>()
}
