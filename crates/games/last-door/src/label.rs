//! Actions in words, as labels for whoever may take them.

use shamble_core::{Text, text};

use crate::action::Action;

pub(crate) fn label(action: Action) -> Text {
    match action {
        Action::Nail => text!("last-door-do-nail"),
        Action::Listen => text!("last-door-do-listen"),
        Action::Brace => text!("last-door-do-brace"),
    }
}
