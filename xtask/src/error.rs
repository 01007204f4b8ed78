//! Why a command ended badly, and the exit code that says so.

use std::fmt;
use std::process::ExitCode;

#[derive(Debug)]
pub(crate) enum Error {
    /// The command line makes no sense: nothing was done.
    Usage(String),
    /// Something that was tried did not work.
    Failed(String),
    /// It did not work, and the command has said all there is to say.
    Told,
}

impl Error {
    pub(crate) fn failed(message: impl Into<String>) -> Self {
        Self::Failed(message.into())
    }

    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Self::Usage(_) => ExitCode::from(2),
            Self::Failed(_) | Self::Told => ExitCode::from(1),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(message) => {
                write!(f, "{message}; `cargo xtask help` lists what there is")
            }
            Self::Failed(message) => f.write_str(message),
            Self::Told => f.write_str("it failed, see above"),
        }
    }
}

/// For commands that take none.
pub(crate) fn no_arguments(command: &str, args: &[String]) -> Result<(), Error> {
    match args.first() {
        None => Ok(()),
        Some(arg) => Err(Error::Usage(format!("`{command}` knows no `{arg}`"))),
    }
}
