//! Prints the JSON schema of the door; `cargo xtask codegen` runs it.

fn main() {
    let schema = shamble_door::schema();
    println!(
        "{}",
        serde_json::to_string_pretty(&schema).expect("a schema has string keys")
    );
}
