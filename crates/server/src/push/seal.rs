//! Notifications that only one browser can read: RFC 8291, with the content coding `aes128gcm` of RFC 8188.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hmac;
use ring::rand::{SecureRandom, SystemRandom};

/// Bytes of a public key: an uncompressed point of P-256.
pub(crate) const POINT_BYTES: usize = 65;

/// Bytes of the secret that a browser shares with whoever may write to it.
pub(crate) const AUTH_BYTES: usize = 16;

const SALT_BYTES: usize = 16;

/// What a record may hold; ours is the only one and far smaller.
const RECORD_BYTES: u32 = 4096;

/// Ends the last record.
const LAST: u8 = 2;

/// Seals `plain` for the browser with this public key and secret. A key that is no point of the curve is refused.
pub(crate) fn seal(browser: &[u8], auth: &[u8], plain: &[u8]) -> Result<Vec<u8>, Unspecified> {
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let own_public = own.compute_public_key()?;
    let mut salt = [0; SALT_BYTES];
    random.fill(&mut salt)?;
    agree_ephemeral(
        own,
        &UnparsedPublicKey::new(&ECDH_P256, browser),
        |shared| seal_with(shared, own_public.as_ref(), browser, auth, salt, plain),
    )?
}

/// Whether this is a key that something can be sealed for.
pub(crate) fn is_point(browser: &[u8]) -> bool {
    seal(browser, &[0; AUTH_BYTES], &[]).is_ok()
}

fn seal_with(
    shared: &[u8],
    own_public: &[u8],
    browser: &[u8],
    auth: &[u8],
    salt: [u8; SALT_BYTES],
    plain: &[u8],
) -> Result<Vec<u8>, Unspecified> {
    let (key, nonce) = keys(shared, own_public, browser, auth, salt);
    let mut text = [plain, &[LAST]].concat();
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    let nonce = Nonce::assume_unique_for_key(nonce);
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut text)?;
    let n_point = u8::try_from(own_public.len()).map_err(|_| Unspecified)?;
    let length = RECORD_BYTES.to_be_bytes();
    Ok([&salt[..], &length[..], &[n_point], own_public, &text].concat())
}

/// The key and the nonce of the one record (RFC 8291, section 3.4).
fn keys(
    shared: &[u8],
    own_public: &[u8],
    browser: &[u8],
    auth: &[u8],
    salt: [u8; SALT_BYTES],
) -> ([u8; 16], [u8; 12]) {
    let mixed = mac(auth, &[shared]);
    let input = mac(
        mixed.as_ref(),
        &[b"WebPush: info\0", browser, own_public, &[1]],
    );
    let drawn = mac(&salt, &[input.as_ref()]);
    let key = mac(drawn.as_ref(), &[b"Content-Encoding: aes128gcm\0", &[1]]);
    let nonce = mac(drawn.as_ref(), &[b"Content-Encoding: nonce\0", &[1]]);
    (first(key.as_ref()), first(nonce.as_ref()))
}

fn mac(key: &[u8], parts: &[&[u8]]) -> hmac::Tag {
    let mut context = hmac::Context::with_key(&hmac::Key::new(hmac::HMAC_SHA256, key));
    parts.iter().for_each(|part| context.update(part));
    context.sign()
}

fn first<const N: usize>(bytes: &[u8]) -> [u8; N] {
    *bytes.first_chunk().expect("a mac is longer")
}

#[cfg(test)]
mod tests {
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    /// The example of RFC 8291, appendix A.
    #[test]
    fn the_published_example_comes_out_byte_for_byte() {
        let own = bytes(
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
        );
        let browser = bytes(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        );
        let sealed = seal_with(
            &bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"),
            &own,
            &browser,
            &bytes("BTBZMqHH6r4Tts7J_aSIgg"),
            bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap(),
            b"When I grow up, I want to be a watermelon",
        );
        let published = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWA\
                         mS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(
            sealed.map(|sealed| URL_SAFE_NO_PAD.encode(sealed)),
            Ok(published.to_owned())
        );
    }

    #[test]
    fn a_browser_reads_what_was_sealed_for_it_and_no_other_does() {
        let random = SystemRandom::new();
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).unwrap();
        let public = own.compute_public_key().unwrap();
        let auth = [7; AUTH_BYTES];
        let sealed = seal(public.as_ref(), &auth, b"your turn").unwrap();
        let salt: [u8; SALT_BYTES] = first(&sealed);
        let (sender, text) = sealed[SALT_BYTES + 5..].split_at(POINT_BYTES);
        let open = |auth: &[u8], shared: &[u8]| {
            let (key, nonce) = keys(shared, sender, public.as_ref(), auth, salt);
            let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
            let mut text = text.to_vec();
            let nonce = Nonce::assume_unique_for_key(nonce);
            let plain = key.open_in_place(nonce, Aad::empty(), &mut text);
            plain.map(|plain| plain.to_vec()).ok()
        };
        let sender_key = UnparsedPublicKey::new(&ECDH_P256, sender);
        let opened = agree_ephemeral(own, &sender_key, |shared| {
            (open(&auth, shared), open(&[8; AUTH_BYTES], shared))
        });
        assert_eq!(opened, Ok((Some(b"your turn\x02".to_vec()), None)));
    }

    #[test]
    fn what_is_no_point_of_the_curve_is_no_key() {
        for wrong in [&[][..], &[4; POINT_BYTES], &[0; POINT_BYTES], &[4; 33]] {
            assert!(!is_point(wrong), "{wrong:?}");
        }
    }
}
