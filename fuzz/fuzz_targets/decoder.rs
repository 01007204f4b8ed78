//! One decoder, the one this program is named after: whatever it is given, it neither panics nor breaks its promise.

#![no_main]

use libfuzzer_sys::fuzz_target;
use shamble_trials::fuzz::{Decoder, decoders};

thread_local! {
    static DECODER: Decoder = named(env!("CARGO_BIN_NAME"));
}

fn named(name: &str) -> Decoder {
    let mut all = decoders().expect("the files that inputs are made from are there");
    let at = all.iter().position(|decoder| decoder.name == name);
    all.swap_remove(at.expect("every program here is named after a decoder"))
}

fuzz_target!(|input: &[u8]| {
    DECODER.with(|decoder| {
        if let Err(reason) = (decoder.attempt)(input) {
            panic!("{reason}");
        }
    });
});
