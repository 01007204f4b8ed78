//! Writes observations: fields of fixed size, one byte a number, what is not written being zero.

/// A named part of an observation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// Its dimensions.
    pub shape: Vec<usize>,
    /// What a byte is divided by to be about one.
    pub scale: u8,
    /// What is in it.
    pub about: &'static str,
}

impl Field {
    /// How many bytes it takes.
    pub fn size(&self) -> usize {
        self.shape.iter().product()
    }
}

/// Writes one observation.
#[derive(Debug)]
pub struct Pen<'a> {
    out: &'a mut Vec<u8>,
    fields: Option<&'a mut Vec<Field>>,
    /// Where the field being written ends.
    end: usize,
    /// Whether anything did not fit.
    overflow: Option<&'static str>,
    name: &'static str,
}

impl<'a> Pen<'a> {
    /// Appends to `out`.
    pub fn new(out: &'a mut Vec<u8>) -> Self {
        let end = out.len();
        Self {
            out,
            fields: None,
            end,
            overflow: None,
            name: "",
        }
    }

    /// Also notes the fields.
    pub fn listing(out: &'a mut Vec<u8>, fields: &'a mut Vec<Field>) -> Self {
        let mut pen = Self::new(out);
        pen.fields = Some(fields);
        pen
    }

    /// The next field: its bytes divided by `scale` are about one.
    pub fn field(
        &mut self,
        name: &'static str,
        shape: &[usize],
        scale: u8,
        about: &'static str,
    ) -> &mut Self {
        self.close();
        self.name = name;
        self.end += shape.iter().product::<usize>();
        if let Some(fields) = &mut self.fields {
            fields.push(Field {
                name,
                shape: shape.to_vec(),
                scale,
                about,
            });
        }
        self
    }

    /// A number; large ones count as 255.
    #[inline]
    pub fn put(&mut self, number: impl TryInto<u8>) -> &mut Self {
        self.out.push(number.try_into().unwrap_or(u8::MAX));
        self
    }

    /// A number that may be missing: one more than it, or zero.
    pub fn maybe(&mut self, number: Option<impl TryInto<u8>>) -> &mut Self {
        match number {
            Some(number) => {
                let number: u8 = number.try_into().unwrap_or(u8::MAX);
                self.put(number.saturating_add(1))
            }
            None => self.put(0_u8),
        }
    }

    /// A number up to 65,535 in two bytes, the high one first.
    pub fn wide(&mut self, number: impl TryInto<u16>) -> &mut Self {
        let [high, low] = number.try_into().unwrap_or(u16::MAX).to_be_bytes();
        self.put(high).put(low)
    }

    /// Yes or no.
    #[inline]
    pub fn flag(&mut self, flag: bool) -> &mut Self {
        self.put(u8::from(flag))
    }

    /// One of `n`, or none of them.
    pub fn one_of(&mut self, n: usize, index: Option<usize>) -> &mut Self {
        self.some_of(n, index)
    }

    /// Some of `n`.
    pub fn some_of(&mut self, n: usize, indices: impl IntoIterator<Item = usize>) -> &mut Self {
        let start = self.out.len();
        self.out.resize(start + n, 0);
        for index in indices {
            match self.out.get_mut(start + index).filter(|_| index < n) {
                Some(byte) => *byte = 1,
                None => self.overflow = Some(self.name),
            }
        }
        self
    }

    /// How many of each of `n`.
    pub fn count_of(&mut self, n: usize, indices: impl IntoIterator<Item = usize>) -> &mut Self {
        let start = self.out.len();
        self.out.resize(start + n, 0);
        for index in indices {
            match self.out.get_mut(start + index).filter(|_| index < n) {
                Some(byte) => *byte = byte.saturating_add(1),
                None => self.overflow = Some(self.name),
            }
        }
        self
    }

    /// A row of `width` bytes, written by `write` as far as it goes.
    pub fn row(&mut self, width: usize, write: impl FnOnce(&mut Self)) -> &mut Self {
        let end = self.out.len() + width;
        write(self);
        self.fit(end);
        self
    }

    /// Ends the observation. Panics if something did not fit, which no view may make happen.
    pub fn finish(mut self) {
        self.close();
        assert_eq!(self.overflow, None, "a field of the observation is full");
    }

    fn close(&mut self) {
        let end = self.end;
        self.fit(end);
    }

    fn fit(&mut self, end: usize) {
        if self.out.len() > end {
            self.overflow = Some(self.name);
        }
        self.out.resize(end, 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_keep_their_size_whatever_is_written() {
        let (mut out, mut fields) = (vec![9], Vec::new());
        let mut pen = Pen::listing(&mut out, &mut fields);
        pen.field("one", &[3], 1, "").one_of(3, Some(1));
        pen.field("rows", &[2, 3], 10, "").row(3, |row| {
            row.put(300_u16).maybe(Some(4_u8));
        });
        pen.field("wide", &[2], 255, "").wide(258_u32);
        pen.finish();
        assert_eq!(out, [9, 0, 1, 0, 255, 5, 0, 0, 0, 0, 1, 2]);
        assert_eq!(fields[1].size(), 6);
        assert_eq!(fields.len(), 3);
    }

    #[test]
    #[should_panic(expected = "full")]
    fn what_does_not_fit_is_noticed() {
        let mut out = Vec::new();
        let mut pen = Pen::new(&mut out);
        pen.field("one", &[3], 1, "").some_of(3, [3]);
        pen.finish();
    }
}
