//! A link as a QR code, drawn as SVG.

use std::fmt::Write as _;

use qrcodegen::{QrCode, QrCodeEcc};

/// Light modules around the code; readers need them.
const QUIET: i32 = 4;

/// The picture of `link`; nothing if it is too long for a code.
pub(crate) fn svg(link: &str) -> Option<String> {
    let code = QrCode::encode_text(link, QrCodeEcc::Medium).ok()?;
    let side = code.size() + 2 * QUIET;
    let mut dark = String::new();
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|x| code.get_module(*x, y)) {
            write!(dark, "M{},{}h1v1h-1z", x + QUIET, y + QUIET).expect("writing to a string");
        }
    }
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" shape-rendering=\"crispEdges\">\
         <rect width=\"{side}\" height=\"{side}\" fill=\"#fff\"/><path d=\"{dark}\" fill=\"#000\"/></svg>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_becomes_a_picture() {
        let picture = svg("http://192.168.1.20:7015/t/0a1b1c2d3e").unwrap();
        // Version 3 has 29 modules; its finder pattern begins in the corner inside the quiet zone.
        assert!(picture.contains("viewBox=\"0 0 37 37\""), "{picture}");
        assert!(
            picture.contains("M4,4h1v1h-1z") && !picture.contains("M3,"),
            "{picture}"
        );
        assert_eq!(svg(&"x".repeat(5000)), None);
    }
}
