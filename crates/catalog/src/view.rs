//! What a viewer may see, without its type: it can be written, and so can what changed since an older one.

use std::any::Any;
use std::sync::Arc;

use serde::Serialize;
use shamble_core::Changes;
use shamble_core::changes::{Writer, write_change};
use shamble_protocol::Json;

use crate::table::json;

/// A view of some game; cloning shares it.
#[derive(Clone)]
pub struct View(Arc<dyn Picture>);

trait Picture: Any + Send + Sync {
    fn write(&self, out: &mut Writer);

    /// Writes what turns `old` into this. Whether anything did; a view of another game is not compared.
    fn write_change(&self, old: &dyn Any, out: &mut Writer) -> bool;
}

impl<V: Serialize + Changes + PartialEq + Send + Sync + 'static> Picture for V {
    fn write(&self, out: &mut Writer) {
        out.value(self);
    }

    fn write_change(&self, old: &dyn Any, out: &mut Writer) -> bool {
        let old: &V = old
            .downcast_ref()
            .expect("views of a table are of its game");
        write_change(old, self, out)
    }
}

impl View {
    /// Forgets the type of a view.
    pub(crate) fn new<V>(view: Arc<V>) -> Self
    where
        V: Serialize + Changes + PartialEq + Send + Sync + 'static,
    {
        Self(view)
    }

    /// Whether others have the very same view.
    pub fn is_shared(&self) -> bool {
        Arc::strong_count(&self.0) > 1
    }

    /// Whether this is the very view that another viewer has.
    pub fn is_shared_with(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// Writes it whole.
    pub fn write(&self, out: &mut Writer) {
        self.0.write(out);
    }

    /// Writes what turns `old`, a view of the same table, into this one, if they differ at all.
    pub fn write_change(&self, old: &Self, out: &mut Writer) -> bool {
        !self.is_shared_with(old) && self.0.write_change(&*old.0, out)
    }

    /// It whole, as a part of a message.
    pub fn json(&self) -> Json {
        json(|out| self.write(out))
    }
}
