//! The clients, in a process of their own. What they say and what they saw is written to files while they play, so that
//! it is there whatever ends them.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

use super::house::House;
use crate::error::Error;
use crate::shell::Workspace;

/// What the swarm plays.
#[derive(Clone, Copy)]
pub(super) struct Game {
    pub(super) tables: usize,
    pub(super) seconds: usize,
    pub(super) ms_between_acts: usize,
    pub(super) seed: usize,
}

pub(super) struct Swarm {
    child: Child,
    said: BufReader<ChildStdout>,
    /// Where its complaints go.
    words: PathBuf,
}

impl Swarm {
    /// Starts it and waits until every table plays.
    pub(super) fn start(workspace: &Workspace, house: &House, game: Game) -> Result<Self, Error> {
        let numbers = [game.tables, game.seconds, game.ms_between_acts, game.seed];
        let mut command = program(workspace);
        command
            .arg(house.node_list())
            .arg(house.nats_urls())
            .args(numbers.map(|number| number.to_string()))
            .arg(house.history());
        let mut swarm = Self::spawn(command, house.words())?;
        match swarm.line()?.as_str() {
            "playing" => Ok(swarm),
            _ => Err(swarm.failure("could not play")),
        }
    }

    /// Has it walk round servers that are whole, to the end.
    pub(super) fn walk_round(
        workspace: &Workspace,
        house: &House,
        seed: usize,
    ) -> Result<(), Error> {
        let mut command = program(workspace);
        command
            .args(["tour", &house.node_list()])
            .arg(seed.to_string());
        let found = Self::spawn(command, house.words())?.end()?;
        println!("{found}");
        Ok(())
    }

    fn spawn(mut command: Command, words: PathBuf) -> Result<Self, Error> {
        let log = File::create(&words)
            .map_err(|error| Error::failed(format!("could not make {words:?}: {error}")))?;
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .map_err(|error| Error::failed(format!("could not start the swarm: {error}")))?;
        let said = child.stdout.take().map(BufReader::new);
        let said = said.ok_or_else(|| Error::failed("the swarm cannot be heard"))?;
        Ok(Self { child, said, words })
    }

    fn line(&mut self) -> Result<String, Error> {
        let mut line = String::new();
        let read = self.said.read_line(&mut line);
        read.map_err(|error| Error::failed(format!("the swarm cannot be heard: {error}")))?;
        Ok(line.trim().to_owned())
    }

    /// What it found; an error if anything was not as promised.
    pub(super) fn end(&mut self) -> Result<String, Error> {
        let line = self.line()?;
        match self.child.wait() {
            Ok(status) if status.success() => Ok(line),
            _ => Err(self.failure("found something wrong")),
        }
    }

    /// An error with all that it said.
    fn failure(&mut self, what: &str) -> Error {
        let status = match self.child.wait() {
            Ok(status) => status.to_string(),
            Err(error) => error.to_string(),
        };
        let words = words_in(&self.words);
        Error::failed(format!("the swarm {what} ({status}): {words}"))
    }
}

impl Drop for Swarm {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn program(workspace: &Workspace) -> Command {
    Command::new(workspace.dev_binary("examples/swarm"))
}

fn words_in(file: &Path) -> String {
    match fs::read_to_string(file) {
        Ok(words) if words.trim().is_empty() => "it said nothing".to_owned(),
        Ok(words) => words.trim().to_owned(),
        Err(error) => format!("what it said cannot be read: {error}"),
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn swarm(script: &str, file: &str) -> Swarm {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        let folder = std::env::temp_dir().join(format!("shamble-swarm-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Swarm::spawn(command, folder.join(file)).unwrap()
    }

    #[test]
    fn what_a_swarm_that_failed_said_is_told_and_kept() {
        let mut wrong = swarm("echo playing; echo 'it went back' >&2; exit 1", "wrong");
        assert_eq!(wrong.line().unwrap(), "playing");
        let error = wrong.end().unwrap_err().to_string();
        assert!(error.contains("it went back"), "{error}");
        assert!(error.contains("exit status: 1"), "{error}");
        assert_eq!(words_in(&wrong.words), "it went back");

        let mut killed = swarm("echo playing; kill -9 $$", "killed");
        assert_eq!(killed.line().unwrap(), "playing");
        let error = killed.end().unwrap_err().to_string();
        assert!(error.contains("signal: 9"), "{error}");
        assert!(error.contains("it said nothing"), "{error}");

        let mut sound = swarm("echo found", "sound");
        assert_eq!(sound.end().unwrap(), "found");
        fs::remove_dir_all(sound.words.parent().unwrap()).unwrap();
    }
}
