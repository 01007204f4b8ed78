//! A short list of fixed capacity that is copied as plain bytes: piles, pieces and queues of a state.

use std::ops::{Index, IndexMut};

/// Up to `N` small values, in order. Copying it copies memory and nothing else.
#[derive(Clone, Copy, Debug)]
pub(crate) struct List<T: Copy + Default, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    pub(crate) fn new() -> Self {
        assert!(N <= u8::MAX as usize, "the length is one byte");
        Self {
            len: 0,
            items: [T::default(); N],
        }
    }

    /// Adds at the end. Panics when full: capacities are bounds of the components.
    pub(crate) fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    pub(crate) fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// Takes out one element; the later ones move up.
    pub(crate) fn remove(&mut self, index: usize) -> T {
        let item = self.as_slice()[index];
        self.items.copy_within(index + 1..self.len as usize, index);
        self.len -= 1;
        item
    }

    /// Shortens the list to `len`.
    pub(crate) fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len as u8);
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    pub(crate) fn len(&self) -> usize {
        self.len as usize
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn as_slice(&self) -> &[T] {
        &self.items[..self.len as usize]
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }

    pub(crate) fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::new();
        for item in items {
            list.push(item);
        }
        list
    }
}

impl<T: Copy + Default, const N: usize> Index<usize> for List<T, N> {
    type Output = T;

    fn index(&self, index: usize) -> &T {
        &self.as_slice()[index]
    }
}

impl<T: Copy + Default, const N: usize> IndexMut<usize> for List<T, N> {
    fn index_mut(&mut self, index: usize) -> &mut T {
        &mut self.as_mut_slice()[index]
    }
}

#[cfg(test)]
mod tests {
    use super::List;

    #[test]
    fn a_list_keeps_order_and_forgets_what_was_taken() {
        let mut list: List<u8, 4> = [1, 2, 3].into_iter().collect();
        list.push(4);
        assert_eq!(list.remove(1), 2);
        assert_eq!(list.as_slice(), [1, 3, 4]);
        assert_eq!((list.pop(), list.len()), (Some(4), 2));
        assert_ne!(list, [1].into_iter().collect());
    }
}
