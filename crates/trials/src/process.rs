//! The real program as a process of its own, which can be killed.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::Failed;

/// How to start the program: always on the same address and the same file.
#[derive(Clone, Debug)]
pub struct Program {
    /// The built `shamble`.
    pub path: PathBuf,
    /// A folder of this trial alone.
    pub folder: PathBuf,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Program {
    /// Picks a free port and empties the folder.
    pub fn new(path: &Path, folder: &Path) -> Result<Self, Failed> {
        let _ = std::fs::remove_dir_all(folder);
        std::fs::create_dir_all(folder)?;
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        Ok(Self {
            path: path.to_owned(),
            folder: folder.to_owned(),
            address,
        })
    }

    /// The file that keeps the tables.
    pub fn data(&self) -> PathBuf {
        self.folder.join("tables.sqlite")
    }

    /// Starts it and waits until it listens. Blocks.
    pub fn start(&self) -> Result<Running, Failed> {
        let log = File::options()
            .create(true)
            .append(true)
            .open(self.folder.join("log.txt"))?;
        let mut child = Command::new(&self.path)
            .args(["serve", "--addr", &self.address.to_string(), "--data"])
            .arg(self.data())
            .env("RUST_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()?;
        let stdout = child.stdout.take().ok_or("the server tells nothing")?;
        let running = Running { child };
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line)?;
        if line.starts_with("Shamble: ") {
            Ok(running)
        } else {
            let log = std::fs::read_to_string(self.folder.join("log.txt"))?;
            Err(format!("the server did not start: {line}{log}").into())
        }
    }
}

/// A server that runs; killed when dropped.
pub struct Running {
    child: Child,
}

impl Running {
    /// Ends it without a word, as a power cut does.
    pub fn kill(mut self) -> Result<(), Failed> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Asks it to stop, as a system does, and waits; whether it said that all went well.
    pub fn stop(mut self) -> Result<bool, Failed> {
        let id = self.child.id().to_string();
        Command::new("kill").args(["-TERM", &id]).status()?;
        Ok(self.child.wait()?.success())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // Not there any more if it was ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
