//! Samples as a WAV file: one channel, 16 bits.

/// Bytes of a header.
pub const HEADER_BYTES: usize = 44;

/// The header of a file with so many samples.
pub fn header(rate: u32, n_samples: u32) -> [u8; HEADER_BYTES] {
    let data_bytes = n_samples * 2;
    let mut header = [0; HEADER_BYTES];
    let parts: [&[u8]; 13] = [
        b"RIFF",
        &(36 + data_bytes).to_le_bytes(),
        b"WAVE",
        b"fmt ",
        &16u32.to_le_bytes(),
        &1u16.to_le_bytes(),
        &1u16.to_le_bytes(),
        &rate.to_le_bytes(),
        &(rate * 2).to_le_bytes(),
        &2u16.to_le_bytes(),
        &16u16.to_le_bytes(),
        b"data",
        &data_bytes.to_le_bytes(),
    ];
    let mut at = 0;
    for part in parts {
        header[at..at + part.len()].copy_from_slice(part);
        at += part.len();
    }
    header
}

/// Adds samples in the form they have in a file.
pub fn append(samples: &[f32], out: &mut Vec<u8>) {
    for &sample in samples {
        let whole = (sample * 32_767.0).round().clamp(-32_767.0, 32_767.0) as i16;
        out.extend_from_slice(&whole.to_le_bytes());
    }
}

/// A whole file.
pub fn file(samples: &[f32], rate: u32) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(HEADER_BYTES + samples.len() * 2);
    bytes.extend_from_slice(&header(rate, samples.len() as u32));
    append(samples, &mut bytes);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_what_it_holds() {
        let bytes = file(&[0.0, 1.0, -1.0], 44_100);
        assert_eq!(bytes.len(), HEADER_BYTES + 6);
        assert_eq!(&bytes[..4], b"RIFF");
        assert_eq!(bytes[4..8], 42u32.to_le_bytes());
        assert_eq!(bytes[24..28], 44_100u32.to_le_bytes());
        assert_eq!(bytes[40..44], 6u32.to_le_bytes());
        assert_eq!(bytes[44..], [0, 0, 0xFF, 0x7F, 0x01, 0x80]);
    }
}
