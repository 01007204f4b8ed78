//! What each message needs, and whether the languages agree about it.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};

/// What a message or attribute is made of, apart from its words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Signature {
    /// The variables it uses.
    pub(crate) variables: BTreeSet<String>,
    /// The messages, attributes and terms (`-name`) it refers to.
    pub(crate) references: BTreeSet<String>,
}

/// The signatures of a file's messages, attributes (`key.attribute`) and terms (`-name`, which only files may use).
pub(crate) fn signatures(resource: &FluentResource) -> BTreeMap<String, Signature> {
    let mut found = BTreeMap::new();
    for entry in resource.entries() {
        let (key, value, attributes) = match entry {
            Entry::Message(message) => (
                message.id.name.to_owned(),
                message.value.as_ref(),
                &message.attributes,
            ),
            Entry::Term(term) => (
                format!("-{}", term.id.name),
                Some(&term.value),
                &term.attributes,
            ),
            _ => continue,
        };
        for attribute in attributes {
            found.insert(
                format!("{key}.{}", attribute.id.name),
                Signature::of(&attribute.value),
            );
        }
        if let Some(value) = value {
            found.insert(key, Signature::of(value));
        }
    }
    found
}

/// Whether code may ask for `key`. Terms (`-name`) are a language's own helpers: another may need others.
pub(crate) fn is_public(key: &str) -> bool {
    !key.starts_with('-')
}

/// In what `texts` differs from `english`, and which of its references lead nowhere; one line each, naming the key.
pub(crate) fn problems(
    lang: &str,
    texts: &BTreeMap<String, Signature>,
    english: &BTreeMap<String, Signature>,
) -> Vec<String> {
    let mut problems = Vec::new();
    for key in english
        .keys()
        .filter(|key| is_public(key) && !texts.contains_key(*key))
    {
        problems.push(format!("{lang}: '{key}' is missing"));
    }
    for (key, signature) in texts {
        match english.get(key) {
            None if is_public(key) => problems.push(format!("{lang}: '{key}' is not in English")),
            Some(original) if is_public(key) && original.variables != signature.variables => {
                problems.push(format!(
                    "{lang}: '{key}' uses {:?} where English uses {:?}",
                    signature.variables, original.variables
                ))
            }
            _ => {}
        }
        for reference in signature
            .references
            .iter()
            .filter(|reference| !texts.contains_key(*reference))
        {
            problems.push(format!(
                "{lang}: '{key}' refers to '{reference}', which is missing"
            ));
        }
    }
    problems
}

impl Signature {
    fn of(pattern: &Pattern<&str>) -> Self {
        let mut signature = Self::default();
        signature.add_pattern(pattern);
        signature
    }

    fn add_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                for variant in variants {
                    self.add_pattern(&variant.value);
                }
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&str>) {
        let with_attribute = |key: String, attribute: Option<&str>| match attribute {
            Some(attribute) => format!("{key}.{attribute}"),
            None => key,
        };
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                self.references
                    .insert(with_attribute(id.name.to_owned(), attribute));
            }
            InlineExpression::TermReference {
                id,
                attribute,
                arguments,
            } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                self.references
                    .insert(with_attribute(format!("-{}", id.name), attribute));
                if let Some(arguments) = arguments {
                    self.add_arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => self.add_arguments(arguments),
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn add_arguments(&mut self, arguments: &CallArguments<&str>) {
        for argument in &arguments.positional {
            self.add_inline(argument);
        }
        for argument in &arguments.named {
            self.add_inline(&argument.value);
        }
    }
}
