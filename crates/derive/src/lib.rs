//! `#[derive(Changes)]`: writes `shamble_core::changes::Changes` for a plain struct with named members.
//!
//! Members are compared by `PartialEq`; those that differ are written under their names. Nothing of the struct but the
//! names of its members is read, so that a member may have any type that can be compared and serialised.

use proc_macro::{Delimiter, Group, TokenStream, TokenTree};

/// Attributes of serde that leave a member's name and place as they are.
const HARMLESS: [&str; 2] = ["skip_serializing_if", "default"];

#[proc_macro_derive(Changes)]
pub fn derive_changes(item: TokenStream) -> TokenStream {
    let written = Struct::read(item).map(|found| found.written());
    let code = written.unwrap_or_else(|wrong| format!("compile_error!({wrong:?});"));
    code.parse().expect("what is written here is Rust")
}

struct Struct {
    name: String,
    members: Vec<String>,
}

impl Struct {
    fn read(item: TokenStream) -> Result<Self, String> {
        let mut tokens = item.into_iter();
        let mut name = None;
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Ident(word) if word.to_string() == "struct" => {
                    name = tokens.next().map(|name| name.to_string());
                }
                TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket => {
                    check(&group)?;
                }
                TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                    let name = name.ok_or("only structs change member by member")?;
                    let members = members(group)?;
                    return Ok(Self { name, members });
                }
                _ => {}
            }
        }
        Err("only structs with named members change member by member".to_owned())
    }

    fn written(&self) -> String {
        let Self { name, members } = self;
        let members: String = members
            .iter()
            .map(|member| {
                format!(
                    "if self.{member} != old.{member} {{
                        out.name({member:?});
                        (&&&Both(&self.{member}, &old.{member})).write(out);
                    }}"
                )
            })
            .collect();
        format!(
            "#[automatically_derived]
            #[allow(clippy::all, unused_imports)]
            impl ::shamble_core::changes::Changes for {name} {{
                fn write_change(&self, old: &Self, out: &mut ::shamble_core::changes::Writer) {{
                    use ::shamble_core::changes::{{Both, ByItem as _, ByMember as _, Whole as _}};
                    out.open();
                    {members}
                    out.close();
                }}
            }}"
        )
    }
}

/// The names of a struct's members.
fn members(body: Group) -> Result<Vec<String>, String> {
    let mut members = Vec::new();
    // Commas inside angle brackets belong to a type.
    let (mut is_name_due, mut depth) = (true, 0);
    let mut tokens = body.stream().into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Group(group) if is_name_due && group.delimiter() == Delimiter::Bracket => {
                check(&group)?;
            }
            TokenTree::Ident(word) if is_name_due && word.to_string() == "pub" => {
                let is_path = |token: &TokenTree| matches!(token, TokenTree::Group(_));
                tokens.next_if(is_path);
            }
            TokenTree::Ident(word) if is_name_due => {
                members.push(word.to_string());
                is_name_due = false;
            }
            TokenTree::Punct(mark) => match mark.as_char() {
                '<' => depth += 1,
                '>' => depth -= 1,
                ',' if depth == 0 => is_name_due = true,
                _ => {}
            },
            _ => {}
        }
    }
    Ok(members)
}

/// Whether an attribute lets members be written under their own names.
fn check(attribute: &Group) -> Result<(), String> {
    let text = attribute.stream().to_string();
    let is_harmless = !text.starts_with("serde") || HARMLESS.iter().any(|word| text.contains(word));
    if is_harmless {
        Ok(())
    } else {
        Err(format!(
            "members are written under their own names, which `{text}` may change"
        ))
    }
}
