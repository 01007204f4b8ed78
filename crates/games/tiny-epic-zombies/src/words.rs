//! Two small machines behind the ids: closed lists of words, and sets of ids as bits.

/// A closed enum whose variants are words: in files, in actions and on the wire alike.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident, $what:literal { $($(#[$doc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tiny-epic-zombies/"))]
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $word)] $variant),+
        }

        impl $name {
            /// All of them, in their fixed order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The word for it.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }

            /// Its place in the fixed order.
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                Self::ALL.iter().copied().find(|word| word.name() == text).ok_or_else(|| {
                    let known: Vec<&str> = Self::ALL.iter().map(|word| word.name()).collect();
                    format!("unknown {} '{text}'; known: {}", $what, known.join(", "))
                })
            }
        }
    };
}

/// A set of small ids, one bit each. Serialises as a sorted list.
macro_rules! bit_set {
    ($(#[$meta:meta])* $name:ident of $item:ident in $bits:ty) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct $name($bits);

        impl $name {
            /// Nothing.
            pub const EMPTY: Self = Self(0);

            /// The set with these bits.
            pub const fn from_bits(bits: $bits) -> Self {
                Self(bits)
            }

            /// One bit for each member.
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// Just this one.
            pub const fn only(item: $item) -> Self {
                Self(1 << item.index())
            }

            /// Whether it is in.
            #[inline]
            pub const fn has(self, item: $item) -> bool {
                self.0 & (1 << item.index()) != 0
            }

            /// Puts one in.
            #[inline]
            pub fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Takes one out.
            #[inline]
            pub fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// What is in both.
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in either.
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in this and not in the other.
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Whether nothing is in it.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in it.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// The members in ascending order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    if bits == 0 {
                        return None;
                    }
                    let index = bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    Some($item::from_index(index))
                })
            }

            /// The first member.
            pub fn first(self) -> Option<$item> {
                self.iter().next()
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::EMPTY;
                for item in items {
                    set.insert(item);
                }
                set
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(Vec::<$item>::deserialize(deserializer)?.into_iter().collect())
            }
        }

        #[cfg(feature = "ts")]
        impl ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(cfg: &ts_rs::Config) -> String {
                format!("Array<{}>", <$item as ts_rs::TS>::name(cfg))
            }

            fn inline(cfg: &ts_rs::Config) -> String {
                format!("Array<{}>", <$item as ts_rs::TS>::inline(cfg))
            }
        }
    };
}

pub(crate) use {bit_set, words};
