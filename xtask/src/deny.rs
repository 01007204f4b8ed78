//! `cargo xtask deny`: licences, sources, doubled crates and known flaws of everything that is built in, without a network.
//!
//! What is allowed is written in `deny.toml`; known flaws are looked up in `deny/advisories.txt`, a snapshot that is as
//! old as its first lines say. The packages of the web client are checked by their lock file: every one has a sum and
//! a licence that is allowed for what only builds, or ships with its own licence text.

mod advisories;
mod licence;
mod semver;

use std::collections::BTreeMap;
use std::fs;

use toml::{Table, Value};

use crate::error::Error;
use crate::shell::{self, Workspace};

/// Licences of packages that build and test the web client and are no part of it.
const TOOLS: &str = "MPL-2.0";

/// Licences of pictures and fonts; whose they are stands in CREDITS.md.
const CREDITED: [&str; 2] = ["CC-BY-3.0", "OFL-1.1"];

/// The Python module is a workspace of its own.
const PYTHON_MANIFEST: &str = "--manifest-path=crates/python/Cargo.toml";
const PYTHON_LOCK: &str = "crates/python/Cargo.lock";

/// Something that may not be.
type Finding = String;

/// A crate that is built in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Crate {
    pub(crate) name: String,
    pub(crate) version: String,
    pub(crate) licence: String,
}

pub(crate) fn run(workspace: &Workspace) -> Result<(), Error> {
    let read = |path: &str| {
        fs::read_to_string(workspace.root.join(path))
            .map_err(|error| Error::failed(format!("{path}: {error}")))
    };
    let rules = Rules::parse(&read("deny.toml")?)?;
    let read_lock = |path: &str| -> Result<Table, Error> {
        let parsed = read(path)?.parse();
        parsed.map_err(|error| Error::failed(format!("{path}: {error}")))
    };
    let lock = read_lock("Cargo.lock")?;
    let crates = crates(workspace)?;
    let known = advisories::parse(&read("deny/advisories.txt")?)?;
    let npm = read("web/package-lock.json")?;
    let mut findings = licences(&rules, &crates);
    findings.extend(sources(&rules, &lock));
    findings.extend(sources(&rules, &read_lock(PYTHON_LOCK)?));
    findings.extend(doubles(&rules, &lock));
    findings.extend(advisories::check(&known, &rules.ignored, &crates));
    findings.extend(packages(&rules, &npm));
    for finding in &findings {
        println!("{finding}");
    }
    match findings.len() {
        0 => {
            println!(
                "{} crates, {} advisories: nothing found",
                crates.len(),
                known.len()
            );
            Ok(())
        }
        n => Err(Error::failed(format!(
            "{n} findings; deny.toml says what is allowed"
        ))),
    }
}

/// What `deny.toml` says.
#[derive(Debug, Default)]
struct Rules {
    licences: Vec<String>,
    registries: Vec<String>,
    doubled: Vec<String>,
    ignored: Vec<String>,
}

impl Rules {
    fn parse(text: &str) -> Result<Self, Error> {
        let table: Table = text
            .parse()
            .map_err(|error| Error::failed(format!("deny.toml: {error}")))?;
        let list = |section: &str, key: &str, member: &str| -> Vec<String> {
            let items = table.get(section).and_then(|section| section.get(key));
            let items = items.and_then(Value::as_array).into_iter().flatten();
            let word = |item: &Value| {
                let word = item.as_str().or_else(|| item.get(member)?.as_str());
                word.map(str::to_owned)
            };
            items.filter_map(word).collect()
        };
        Ok(Self {
            licences: list("licenses", "allow", "name"),
            registries: list("sources", "allow-registry", "name"),
            doubled: list("bans", "skip", "crate"),
            ignored: list("advisories", "ignore", "id"),
        })
    }

    fn allows(&self, licence: &str) -> bool {
        licence::is_allowed(licence, &|id| {
            self.licences.iter().any(|allowed| allowed == id)
        })
    }
}

/// Everything that is built for whatever purpose.
fn crates(workspace: &Workspace) -> Result<Vec<Crate>, Error> {
    let everything = [
        "--workspace",
        "--all-features",
        "--target=all",
        "--edges=normal,build,dev",
    ];
    let mut crates = tree(workspace, &everything)?;
    let of_python = [PYTHON_MANIFEST, "--target=all", "--edges=normal,build"];
    crates.extend(tree(workspace, &of_python)?);
    crates.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    crates.dedup();
    Ok(crates)
}

/// What ends up in the program on this kind of machine.
pub(crate) fn built_in(workspace: &Workspace) -> Result<Vec<Crate>, Error> {
    tree(workspace, &["--package=shamble", "--edges=normal"])
}

/// Crates with their licences, as cargo tells them. It fetches what no build has asked for
/// yet, such as crates for other systems; with all of them at hand it needs no network.
fn tree(workspace: &Workspace, which: &[&str]) -> Result<Vec<Crate>, Error> {
    let mut tree = workspace.cargo(&["tree", "--locked", "--prefix=none", "--format={p}|{l}"]);
    tree.args(which);
    let told = shell::output_of(&mut tree)
        .ok_or_else(|| Error::failed("`cargo tree --locked` failed: is Cargo.lock up to date?"))?;
    let mut crates: Vec<Crate> = told.lines().filter_map(crate_in).collect();
    crates.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    crates.dedup();
    Ok(crates)
}

/// `name v1.2.3 (proc-macro) (*)|MIT OR Apache-2.0`; crates of the workspace name their folder.
fn crate_in(line: &str) -> Option<Crate> {
    let (what, licence) = line.rsplit_once('|')?;
    let mut words = what.split(' ');
    let (name, version) = (words.next()?, words.next()?.strip_prefix('v')?);
    let is_ours = words.any(|word| word.starts_with("(/") || word.contains(":\\"));
    (!is_ours).then(|| Crate {
        name: name.to_owned(),
        version: version.to_owned(),
        licence: licence.trim_end_matches(" (*)").to_owned(),
    })
}

fn licences(rules: &Rules, crates: &[Crate]) -> Vec<Finding> {
    let forbidden = crates.iter().filter(|one| !rules.allows(&one.licence));
    forbidden
        .map(|one| format!("{} {}: licence `{}`", one.name, one.version, one.licence))
        .collect()
}

fn locked(lock: &Table) -> impl Iterator<Item = (&str, &str, Option<&str>)> {
    let packages = lock.get("package").and_then(Value::as_array);
    packages.into_iter().flatten().filter_map(|package| {
        let text = |key: &str| package.get(key).and_then(Value::as_str);
        Some((text("name")?, text("version")?, text("source")))
    })
}

fn sources(rules: &Rules, lock: &Table) -> Vec<Finding> {
    let is_known = |source: &str| {
        let registry = source.strip_prefix("registry+");
        registry.is_some_and(|registry| rules.registries.iter().any(|known| known == registry))
    };
    locked(lock)
        .filter_map(|(name, version, source)| Some((name, version, source?)))
        .filter(|(_, _, source)| !is_known(source))
        .map(|(name, version, source)| format!("{name} {version}: comes from {source}"))
        .collect()
}

fn doubles(rules: &Rules, lock: &Table) -> Vec<Finding> {
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (name, version, _) in locked(lock) {
        versions.entry(name).or_default().push(version);
    }
    let is_double = |name: &str| versions.get(name).is_some_and(|all| all.len() > 1);
    let unforeseen = versions
        .iter()
        .filter(|(name, all)| all.len() > 1 && !rules.doubled.iter().any(|known| known == *name));
    let mut findings: Vec<Finding> = unforeseen
        .map(|(name, all)| format!("{name}: more than one version, {}", all.join(" and ")))
        .collect();
    let gone = rules.doubled.iter().filter(|name| !is_double(name));
    findings.extend(gone.map(|name| format!("{name}: `skip` in deny.toml, but there is only one")));
    findings
}

/// The lock file of npm is written with one member a line.
fn packages(rules: &Rules, lock: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut name = "";
    let mut has_sum = true;
    for line in lock.lines() {
        let line = line.trim().trim_end_matches(',');
        let member = |key: &str| line.strip_prefix(key)?.strip_suffix('"');
        if let Some(path) = line
            .strip_prefix('"')
            .and_then(|rest| rest.strip_suffix("\": {"))
            && let Some((_, package)) = path.rsplit_once("node_modules/")
        {
            if !has_sum {
                findings.push(format!("{name}: no sum in web/package-lock.json"));
            }
            (name, has_sum) = (package, false);
        }
        has_sum |= member("\"integrity\": \"").is_some();
        if let Some(resolved) = member("\"resolved\": \"")
            && !resolved.starts_with("https://registry.npmjs.org/")
        {
            findings.push(format!("{name}: comes from {resolved}"));
        }
        if let Some(licence) = member("\"license\": \"") {
            let is_foreseen = licence == TOOLS || CREDITED.contains(&licence);
            if !is_foreseen && !rules.allows(licence) {
                findings.push(format!("{name}: licence `{licence}`"));
            }
        }
    }
    if !has_sum {
        findings.push(format!("{name}: no sum in web/package-lock.json"));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = r#"
        [licenses]
        allow = ["MIT", "Zlib"]
        [bans]
        skip = [{ crate = "syn", reason = "two" }, { crate = "left", reason = "gone" }]
        [sources]
        allow-registry = ["https://a.example/index"]
        [advisories]
        ignore = [{ id = "RUSTSEC-2020-0001", reason = "not us" }]
    "#;

    #[test]
    fn a_line_of_the_tree_is_a_crate_unless_it_is_ours() {
        let found = crate_in("syn v2.0.1 (proc-macro)|MIT OR Apache-2.0").unwrap();
        assert_eq!(
            (found.name.as_str(), found.version.as_str()),
            ("syn", "2.0.1")
        );
        assert_eq!(found.licence, "MIT OR Apache-2.0");
        assert_eq!(crate_in("shamble v0.1.0 (/src/crates/shamble)|MIT"), None);
        assert_eq!(crate_in(""), None);
    }

    #[test]
    fn what_is_not_allowed_is_found() {
        let rules = Rules::parse(RULES).unwrap();
        assert_eq!(rules.ignored, ["RUSTSEC-2020-0001"]);
        let one = |licence: &str| Crate {
            name: "a".to_owned(),
            version: "1.0.0".to_owned(),
            licence: licence.to_owned(),
        };
        assert_eq!(
            licences(&rules, &[one("MIT"), one("GPL-3.0 OR Zlib")]),
            [""; 0]
        );
        assert_eq!(
            licences(&rules, &[one("GPL-3.0")]),
            ["a 1.0.0: licence `GPL-3.0`"]
        );
        let lock: Table = r#"
            [[package]]
            name = "ours"
            version = "0.1.0"
            [[package]]
            name = "syn"
            version = "1.0.0"
            source = "registry+https://a.example/index"
            [[package]]
            name = "syn"
            version = "2.0.0"
            source = "registry+https://a.example/index"
            [[package]]
            name = "rand"
            version = "1.0.0"
            source = "git+https://b.example/rand"
            [[package]]
            name = "rand"
            version = "2.0.0"
            source = "registry+https://a.example/index"
        "#
        .parse()
        .unwrap();
        let from = "rand 1.0.0: comes from git+https://b.example/rand";
        assert_eq!(sources(&rules, &lock), [from]);
        assert_eq!(
            doubles(&rules, &lock),
            [
                "rand: more than one version, 1.0.0 and 2.0.0",
                "left: `skip` in deny.toml, but there is only one"
            ]
        );
    }

    #[test]
    fn packages_need_a_sum_and_a_licence() {
        let rules = Rules::parse(RULES).unwrap();
        let lock = r#"
            "node_modules/a": {
                "integrity": "sha512-x",
                "license": "MIT"
            },
            "node_modules/b": {
                "resolved": "https://b.example/b.tgz",
                "license": "GPL-3.0"
            },
        "#;
        assert_eq!(
            packages(&rules, lock),
            [
                "b: comes from https://b.example/b.tgz",
                "b: licence `GPL-3.0`",
                "b: no sum in web/package-lock.json"
            ]
        );
    }
}
