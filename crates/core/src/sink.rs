//! Where events go. Nobody listening costs nothing: the event is not even built.

/// Takes events as they happen.
pub trait Sink<E> {
    /// Something happened; `event` is only called when somebody listens.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quiet;

impl<E> Sink<E> for Quiet {
    #[inline(always)]
    fn emit(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
