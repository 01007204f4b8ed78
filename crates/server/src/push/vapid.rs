//! Who sends a notification: RFC 8292. The key is this server's own, made at its first start; no account is needed.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::error::KeyRejected;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;

/// How long a signature is good for; push services take a day at most.
const GOOD_FOR_S: i64 = 12 * 60 * 60;

/// What this server signs with.
pub(crate) struct Signer {
    pair: EcdsaKeyPair,
    /// Where whoever runs a push service can complain.
    contact: Option<String>,
}

impl Signer {
    /// From a key as [`fresh_key`] makes it.
    pub(crate) fn new(key: &[u8], contact: Option<String>) -> Result<Self, KeyRejected> {
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, key, &random)?;
        Ok(Self { pair, contact })
    }

    /// The public key, as browsers want it.
    pub(crate) fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.pair.public_key())
    }

    /// The header `Authorization` for a push service at this origin, at this second since 1970.
    pub(crate) fn authorization(&self, origin: &str, now_s: i64) -> Option<String> {
        let mut claims = json!({ "aud": origin, "exp": now_s + GOOD_FOR_S });
        if let Some(contact) = &self.contact {
            claims["sub"] = json!(contact);
        }
        let header = json!({ "typ": "JWT", "alg": "ES256" });
        let [header, claims] =
            [header, claims].map(|part| URL_SAFE_NO_PAD.encode(part.to_string()));
        let signed = format!("{header}.{claims}");
        let signature = self
            .pair
            .sign(&SystemRandom::new(), signed.as_bytes())
            .ok()?;
        let signature = URL_SAFE_NO_PAD.encode(signature);
        Some(format!("vapid t={signed}.{signature}, k={}", self.public()))
    }
}

/// A new key, in the form in which it is kept.
pub(crate) fn fresh_key() -> Vec<u8> {
    let random = SystemRandom::new();
    let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random);
    key.expect("the system has random bytes").as_ref().to_vec()
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
    use serde_json::Value;

    use super::*;

    #[test]
    fn a_push_service_can_check_who_sends_for_whom_and_until_when() {
        let signer = Signer::new(&fresh_key(), Some("https://shamble.example".to_owned())).unwrap();
        let header = signer.authorization("https://push.example", 1_000).unwrap();
        let (token, key) = header
            .strip_prefix("vapid t=")
            .unwrap()
            .split_once(", k=")
            .unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let [key, signature] = [key, signature].map(|part| URL_SAFE_NO_PAD.decode(part).unwrap());
        let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, key);
        key.verify(signed.as_bytes(), &signature).unwrap();
        let claims = URL_SAFE_NO_PAD
            .decode(signed.split('.').nth(1).unwrap())
            .unwrap();
        let claims: Value = serde_json::from_slice(&claims).unwrap();
        let expected = json!({
            "aud": "https://push.example",
            "exp": 1_000 + GOOD_FOR_S,
            "sub": "https://shamble.example",
        });
        assert_eq!(claims, expected);
    }

    #[test]
    fn a_key_outlives_a_restart_and_a_damaged_one_is_noticed() {
        let kept = fresh_key();
        let public = |key: &[u8]| Signer::new(key, None).ok().map(|signer| signer.public());
        assert!(public(&kept).is_some() && public(&kept) == public(&kept));
        assert!(public(&kept[1..]).is_none());
    }
}
