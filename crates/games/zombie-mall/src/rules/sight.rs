//! Line of sight (ZM-049, ZM-R06): exact, symmetric, whole numbers only.

use crate::ids::{Dir, Space};
use crate::state::State;

/// Whether the segment between the two centres meets nothing that blocks sight.
pub(crate) fn sees(state: &State, from: Space, to: Space) -> bool {
    let rows = to.row() as i32 - from.row() as i32;
    let cols = to.col() as i32 - from.col() as i32;
    let down = if rows < 0 { Dir::N } else { Dir::S };
    let across = if cols < 0 { Dir::W } else { Dir::E };
    let (n_rows, n_cols) = (rows.abs(), cols.abs());
    let (mut row, mut col) = (0, 0);
    let mut at = from;
    // The next line between rows is met after (2 row + 1) / (2 n_rows) of the way, that between columns likewise.
    while row < n_rows || col < n_cols {
        let at_row = (2 * row + 1) * n_cols;
        let at_col = (2 * col + 1) * n_rows;
        if at_row < at_col {
            if !state.is_clear(at, down) {
                return false;
            }
            at = at.step(down);
            row += 1;
        } else if at_col < at_row {
            if !state.is_clear(at, across) {
                return false;
            }
            at = at.step(across);
            col += 1;
        } else {
            // Exactly through a corner: one of the two ways round it must be free.
            let rows_first = state.is_clear(at, down) && state.is_clear(at.step(down), across);
            let cols_first = state.is_clear(at, across) && state.is_clear(at.step(across), down);
            if !rows_first && !cols_first {
                return false;
            }
            at = at.step(down).step(across);
            row += 1;
            col += 1;
        }
    }
    true
}
