//! A fault that cargo-mutants can make: a stretch of a source file and what takes its place.

use std::ops::Range;

use super::json::Json;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Fault {
    /// Where and what, in words; no two are called the same.
    pub(super) name: String,
    /// The file, from the root of the workspace.
    pub(super) file: String,
    /// The function around it; there is none around a constant.
    function: Option<Span>,
    span: Span,
    replacement: String,
}

/// Where something stands: two places in a file, each a line and a column counted from 1. The second is the first that
/// no longer belongs to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Span([[usize; 2]; 2]);

impl Fault {
    /// All faults of a list, as `cargo mutants --list --json` prints it.
    pub(super) fn read_all(text: &str) -> Option<Vec<Self>> {
        Json::parse(text)?.list().iter().map(Self::read).collect()
    }

    fn read(json: &Json) -> Option<Self> {
        let text = |key| json.get(key).text().map(str::to_owned);
        Some(Self {
            name: text("name")?,
            file: text("file")?,
            function: Span::read(json.get("function").get("span")),
            span: Span::read(json.get("span"))?,
            replacement: text("replacement")?,
        })
    }

    /// The file with this fault in it.
    pub(super) fn made_in(&self, source: &str) -> Option<String> {
        let span = self.span.within(source)?;
        let (before, after) = (&source[..span.start], &source[span.end..]);
        Some(format!("{before}{}{after}", self.replacement))
    }

    /// The body of the function around it, and the same with this fault in it. The first brace belongs to neither.
    pub(super) fn body(&self, source: &str) -> Option<(Range<usize>, String)> {
        let function = self.function?.within(source)?;
        let start = function.start + opening_brace(&source[function.clone()])? + 1;
        let span = self.span.within(source)?;
        if span.start < start || span.end >= function.end {
            return None;
        }
        let (before, after) = (&source[start..span.start], &source[span.end..function.end]);
        let made = format!("{before}{}{after}", self.replacement);
        Some((start..function.end, made))
    }
}

impl Span {
    fn read(json: &Json) -> Option<Self> {
        let place = |key| {
            let place = json.get(key);
            Some([place.get("line").number()?, place.get("column").number()?])
        };
        Some(Self([place("start")?, place("end")?]))
    }

    fn within(self, source: &str) -> Option<Range<usize>> {
        let [start, end] = self.0.map(|[line, column]| {
            let mut lines = source.split_inclusive('\n');
            let before: usize = lines.by_ref().take(line - 1).map(str::len).sum();
            let line = lines.next().unwrap_or("");
            let mut places = line.char_indices().map(|(at, _)| at).chain([line.len()]);
            Some(before + places.nth(column - 1)?)
        });
        let (start, end) = (start?, end?);
        (start <= end).then_some(start..end)
    }
}

/// Where the first brace after `fn` stands, apart from those in comments and texts.
fn opening_brace(function: &str) -> Option<usize> {
    let mut rest = function;
    let mut is_signature = false;
    loop {
        let skipped = if rest.starts_with("//") {
            rest.find('\n')?
        } else if rest.starts_with("/*") {
            rest.find("*/")? + 2
        } else if let Some(text) = rest.strip_prefix('"') {
            text.find('"')? + 2
        } else if rest.starts_with("fn ") {
            is_signature = true;
            3
        } else if rest.starts_with('{') && is_signature {
            return Some(function.len() - rest.len());
        } else {
            // A whole word, so that no `fn ` is found at the end of another one.
            let word = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
            match word {
                Some(0) => rest.chars().next()?.len_utf8(),
                Some(length) => length,
                None => return None,
            }
        };
        rest = &rest[skipped..];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str =
        "/// Not { this.\n#[doc = \"{\"]\nfn is_ß(a: u8) -> bool {\n    a == 1 // }\n}\n";

    fn fault(span: [[usize; 2]; 2], replacement: &str) -> Fault {
        Fault {
            name: "a".into(),
            file: "b".into(),
            function: Some(Span([[1, 1], [5, 2]])),
            span: Span(span),
            replacement: replacement.into(),
        }
    }

    #[test]
    fn a_fault_is_made_where_it_says() {
        let fault = fault([[4, 7], [4, 9]], "!=");
        let made = fault.made_in(SOURCE).unwrap();
        assert_eq!(made, SOURCE.replace("==", "!="));
        let (body, made) = fault.body(SOURCE).unwrap();
        assert_eq!(made, "\n    a != 1 // }\n}");
        assert_eq!(&SOURCE[body], "\n    a == 1 // }\n}");
    }

    #[test]
    fn what_is_outside_the_body_has_none() {
        assert_eq!(fault([[3, 9], [3, 10]], "b").body(SOURCE), None);
        assert_eq!(fault([[9, 9], [9, 10]], "b").made_in(SOURCE), None);
    }

    #[test]
    fn a_list_is_read() {
        let list = r#"[{"name": "n", "file": "f", "function": null, "genre": "FnValue", "replacement": "()",
            "span": {"start": {"line": 1, "column": 2}, "end": {"line": 3, "column": 4}}}]"#;
        let faults = Fault::read_all(list).unwrap();
        assert_eq!(faults[0].span, Span([[1, 2], [3, 4]]));
        assert_eq!(faults[0].function, None);
        assert_eq!(Fault::read_all("[{}]"), None);
    }
}
