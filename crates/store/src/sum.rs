//! The sum that tells a record as it was written from one that changed on the disk.

use crate::TableId;

/// The polynomial of CRC-32 as in zip files and PNG pictures, its bits turned round.
const POLYNOMIAL: u32 = 0xedb8_8320;

const TABLE: [u32; 256] = table();

/// The sum of a record. The place counts as well: a sound record in somebody else's place is no sound record.
pub(crate) fn sum(id: TableId, seq: u32, body: &[u8]) -> u32 {
    let crc = update(!0, id.to_string().as_bytes());
    let crc = update(crc, &seq.to_be_bytes());
    !update(crc, body)
}

fn update(crc: u32, bytes: &[u8]) -> u32 {
    bytes.iter().fold(crc, |crc, &byte| {
        TABLE[usize::from(crc as u8 ^ byte)] ^ (crc >> 8)
    })
}

const fn table() -> [u32; 256] {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut crc = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            crc = (crc >> 1) ^ if crc & 1 == 1 { POLYNOMIAL } else { 0 };
            bit += 1;
        }
        table[byte] = crc;
        byte += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_sum_everybody_knows() {
        // The check value of CRC-32 in every list of them.
        assert_eq!(!update(!0, b"123456789"), 0xcbf4_3926);
    }

    #[test]
    fn every_bit_counts_and_so_does_the_place() {
        let id = TableId::from_bytes([7; 7]);
        let body = b"seat 2 roll".to_vec();
        let sound = sum(id, 3, &body);
        for bit in 0..body.len() * 8 {
            let mut flipped = body.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            assert_ne!(sum(id, 3, &flipped), sound);
        }
        assert_ne!(sum(id, 4, &body), sound);
        assert_ne!(sum(TableId::from_bytes([8; 7]), 3, &body), sound);
    }
}
