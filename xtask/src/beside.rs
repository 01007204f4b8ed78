//! Two steps at once, where one of them mostly waits: the other works in a process of its own and is heard in its turn.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use crate::error::Error;
use crate::shell::{self, Workspace};
use crate::steps::Step;

/// Whoever carries steps out.
pub(crate) trait Work {
    /// Begins a step that is heard later. If that cannot be, it is done when its turn comes.
    fn begin(&mut self, step: &Step);

    /// Carries a step out, or hears what came of one that was begun.
    fn run(&mut self, step: &Step) -> Result<(), Error>;
}

/// The real steps.
pub(crate) struct Hands<'a> {
    workspace: &'a Workspace,
    begun: BTreeMap<&'static str, Begun>,
}

struct Begun {
    child: Child,
    output: PathBuf,
}

impl<'a> Hands<'a> {
    pub(crate) fn new(workspace: &'a Workspace) -> Self {
        Self {
            workspace,
            begun: BTreeMap::new(),
        }
    }

    fn start(&self, step: &Step) -> std::io::Result<Begun> {
        let folder = self.workspace.target().join("beside");
        fs::create_dir_all(&folder)?;
        let output = folder.join(format!("{}.txt", step.id));
        let file = File::create(&output)?;
        // Not `current_exe`: the steps before have built this program again, and the one that runs is a deleted file.
        let child = gently(self.workspace.dev_binary("xtask"))
            .args(["test", "--only", step.id])
            .current_dir(&self.workspace.root)
            .stdin(Stdio::null())
            .stdout(file.try_clone()?)
            .stderr(file)
            .spawn()?;
        Ok(Begun { child, output })
    }
}

impl Work for Hands<'_> {
    fn begin(&mut self, step: &Step) {
        match self.start(step) {
            Ok(begun) => {
                println!("({} begins beside it)", step.id);
                self.begun.insert(step.id, begun);
            }
            Err(error) => println!("({} could not begin beside it: {error})", step.id),
        }
    }

    fn run(&mut self, step: &Step) -> Result<(), Error> {
        let Some(mut begun) = self.begun.remove(step.id) else {
            return (step.run)(self.workspace);
        };
        let status = begun.child.wait();
        print!("{}", fs::read_to_string(&begun.output).unwrap_or_default());
        match status {
            Ok(status) if status.success() => Ok(()),
            Ok(_) => Err(Error::failed("what went wrong is said above")),
            Err(error) => Err(Error::failed(format!("it could not be heard: {error}"))),
        }
    }
}

/// A program that leaves the processor to whoever waits for an answer.
fn gently(program: PathBuf) -> Command {
    let Some(nice) = shell::which("nice") else {
        return Command::new(program);
    };
    let mut command = Command::new(nice);
    command.args(["-n", "10"]).arg(program);
    command
}
