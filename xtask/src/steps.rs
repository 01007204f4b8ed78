//! The steps of `cargo xtask test`, in order: what can fail fast comes first, what shares a build stands together.

use crate::error::Error;
use crate::shell::{self, Workspace};
use crate::{cluster, codegen, deny, python, system, tidy, web};

#[derive(Debug)]
pub(crate) struct Step {
    /// What `--only` calls it.
    pub(crate) id: &'static str,
    pub(crate) title: &'static str,
    /// Earlier steps without which this one cannot run.
    pub(crate) needs: &'static [&'static str],
    /// Left out by `--quick`.
    pub(crate) slow: bool,
    /// An earlier step that mostly waits: this one begins with it and is heard in its own turn.
    pub(crate) beside: Option<&'static str>,
    pub(crate) run: fn(&Workspace) -> Result<(), Error>,
}

pub(crate) const STEPS: &[Step] = &[
    Step {
        id: "format",
        title: "Rust formatting",
        needs: &[],
        slow: false,
        beside: None,
        run: |workspace| shell::run(&mut workspace.cargo(&["fmt", "--all", "--check"])),
    },
    Step {
        id: "tidy",
        title: "rule ids, text keys, links, layers, leftovers",
        needs: &[],
        slow: false,
        beside: None,
        run: tidy::run,
    },
    Step {
        id: "deny",
        title: "licences, sources and known flaws of dependencies",
        needs: &[],
        slow: false,
        beside: None,
        run: deny::run,
    },
    Step {
        id: "packages",
        title: "the web client's packages",
        needs: &[],
        slow: false,
        beside: None,
        run: web::install,
    },
    Step {
        id: "web-build",
        title: "web client build",
        needs: &["packages"],
        slow: false,
        beside: None,
        run: web::build,
    },
    Step {
        id: "web-types",
        title: "web client type check",
        needs: &["packages"],
        slow: false,
        beside: None,
        run: |workspace| web::script(workspace, "check"),
    },
    Step {
        id: "web-lint",
        title: "web client lints and formatting",
        needs: &["packages"],
        slow: false,
        beside: None,
        run: |workspace| web::script(workspace, "lint"),
    },
    Step {
        id: "web-tests",
        title: "web client unit tests",
        needs: &["packages"],
        slow: false,
        beside: None,
        run: |workspace| web::script(workspace, "test"),
    },
    Step {
        id: "lint",
        title: "Rust lints",
        needs: &[],
        slow: false,
        beside: None,
        run: |workspace| {
            shell::run(&mut workspace.cargo(&[
                "clippy",
                "--workspace",
                "--all-targets",
                "--all-features",
                "--",
                "-D",
                "warnings",
            ]))
        },
    },
    Step {
        id: "build",
        title: "Rust build, shared by the tests and the browser tests",
        needs: &[],
        slow: false,
        beside: None,
        run: build,
    },
    Step {
        id: "nats",
        title: "nats-server, for everything about several servers",
        needs: &[],
        slow: false,
        beside: None,
        run: cluster::fetch,
    },
    Step {
        id: "rust-tests",
        title: "Rust tests",
        needs: &["build", "nats"],
        slow: false,
        beside: None,
        run: rust_tests,
    },
    Step {
        id: "generated",
        title: "generated files up to date",
        needs: &[],
        slow: false,
        beside: None,
        run: codegen::check,
    },
    Step {
        id: "cluster",
        title: "several servers, and every kind of fault once",
        needs: &["build", "nats"],
        slow: true,
        beside: None,
        run: cluster::quick,
    },
    Step {
        id: "python",
        title: "the Python package with the suites of PettingZoo, Gymnasium and OpenSpiel",
        needs: &[],
        slow: true,
        beside: Some("cluster"),
        run: python::test,
    },
    Step {
        id: "chromium",
        title: "a browser to test with",
        needs: &[],
        slow: true,
        beside: None,
        run: |_| system::chromium().map(|_| ()),
    },
    Step {
        id: "browser",
        title: "browser tests",
        needs: &["packages", "web-build", "build", "chromium"],
        slow: true,
        beside: None,
        run: browser_tests,
    },
];

/// Programs, tests, and of the examples those that later steps start: the others measure something, and that they compile
/// is the lints' to say.
fn build(workspace: &Workspace) -> Result<(), Error> {
    let mut build = workspace.cargo(&[
        "build",
        "--workspace",
        "--all-features",
        "--bins",
        "--tests",
    ]);
    for example in codegen::EXAMPLES.iter().chain(&["swarm"]) {
        build.args(["--example", example]);
    }
    shell::run(&mut build)
}

/// Nextest where it is installed, because it is faster; it leaves out documentation tests, which follow.
fn rust_tests(workspace: &Workspace) -> Result<(), Error> {
    let everything = ["--workspace", "--all-features"];
    let has_nextest = shell::output_of(&mut workspace.cargo(&["nextest", "--version"])).is_some();
    if has_nextest {
        shell::run(
            workspace
                .cargo(&["nextest", "run", "--tests"])
                .args(everything),
        )?;
    } else {
        shell::run(workspace.cargo(&["test", "--tests"]).args(everything))?;
    }
    shell::run(workspace.cargo(&["test", "--doc"]).args(everything))
}

/// The tests start the program that the `build` step made and drive it with the browser that was found.
fn browser_tests(workspace: &Workspace) -> Result<(), Error> {
    let program = workspace.dev_binary("shamble");
    if !program.is_file() {
        return Err(Error::failed(format!(
            "{} was not built",
            program.display()
        )));
    }
    let browser =
        system::find_chromium().ok_or_else(|| Error::failed("Chromium is gone from the PATH"))?;
    shell::run(
        workspace
            .npm(&["run", "test:browser"])
            .env("SHAMBLE_BIN", program)
            .env("CHROMIUM_BIN", browser),
    )
}
