//! `cargo xtask play`: from a fresh checkout to a table in the browser.

use std::ffi::OsString;
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::error::Error;
use crate::shell::{self, Workspace};
use crate::web;

const ADDRESS: &str = "127.0.0.1:7015";

/// The command that `play` leaves running beside the server; not for typing.
pub(crate) const OPEN_WHEN_UP: &str = "open-when-up";

/// How often, and how many times, the server is asked whether it is up.
const KNOCK_EVERY: Duration = Duration::from_millis(200);
const KNOCKS: usize = 150;

pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<(), Error> {
    let args = serve_arguments(args)?;
    web::install(workspace)?;
    web::build(workspace)?;
    shell::run(&mut workspace.cargo(&["build", "--release", "-p", "shamble"]))?;

    let asks_for_help = args.iter().any(|arg| arg == "--help" || arg == "-h");
    if !asks_for_help {
        let address = listen_address(&args);
        println!("\nShamble: {}\nStop it with Ctrl-C.\n", url(&address));
        if let Some(opener) = opener() {
            start_opener(&address, &opener);
        }
    }
    let mut server = Command::new(workspace.release_binary("shamble"));
    server.arg("serve");
    if given(&args, LISTEN).is_none() {
        server.args([LISTEN, ADDRESS]);
    }
    server.args(&args).current_dir(&workspace.root);
    become_process(&mut server)
}

const LISTEN: &str = "--addr";

fn serve_arguments(args: &[String]) -> Result<Vec<String>, Error> {
    match args.split_first() {
        None => Ok(Vec::new()),
        Some((first, rest)) if first == "--" => Ok(rest.to_vec()),
        Some((first, _)) => Err(Error::Usage(format!(
            "`play` knows no `{first}`; arguments for `shamble serve` come after `--`"
        ))),
    }
}

/// The value of `--name VALUE` or `--name=VALUE`.
fn given(args: &[String], name: &str) -> Option<String> {
    args.iter().enumerate().find_map(|(i, arg)| {
        let rest = arg.strip_prefix(name)?;
        match rest.strip_prefix('=') {
            Some(value) => Some(value.to_owned()),
            None if rest.is_empty() => args.get(i + 1).cloned(),
            None => None,
        }
    })
}

fn listen_address(args: &[String]) -> String {
    given(args, LISTEN).unwrap_or_else(|| ADDRESS.to_owned())
}

/// Where a browser on this machine finds a server that listens on `address`.
fn url(address: &str) -> String {
    let local = address
        .replace("0.0.0.0:", "127.0.0.1:")
        .replace("[::]:", "[::1]:");
    format!("http://{local}/")
}

/// The program that opens an address on the desktop; none where there is no desktop.
fn opener() -> Option<Vec<OsString>> {
    if std::env::var_os("CI").is_some() {
        return None;
    }
    if cfg!(target_os = "macos") {
        return Some(vec!["open".into()]);
    }
    if cfg!(windows) {
        // The empty word is the window's title: `start` takes a first quoted word for one.
        return Some(vec!["cmd".into(), "/c".into(), "start".into(), "".into()]);
    }
    let has_desktop = ["DISPLAY", "WAYLAND_DISPLAY"]
        .iter()
        .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()));
    let program: PathBuf = shell::which("xdg-open").filter(|_| has_desktop)?;
    Some(vec![program.into_os_string()])
}

/// Starts a second process that waits for the server: this one is about to become the server.
/// That no browser opens is never a reason not to serve, so errors are dropped.
fn start_opener(address: &str, opener: &[OsString]) {
    let Ok(program) = std::env::current_exe() else {
        return;
    };
    let mut waiter = if cfg!(unix) {
        // The shell lets go of its child, so that the server is not left with a dead one to bury.
        let mut shell = Command::new("sh");
        shell.args(["-c", "\"$@\" &", "sh"]).arg(program);
        shell
    } else {
        Command::new(program)
    };
    waiter
        .arg(OPEN_WHEN_UP)
        .arg(address)
        .args(opener)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    if let Ok(mut child) = waiter.spawn()
        && cfg!(unix)
    {
        let _ = child.wait();
    }
}

/// `open-when-up ADDRESS PROGRAM [ARGS]`: waits until somebody listens, then opens the page.
pub(crate) fn open_when_up(args: &[String]) -> Result<(), Error> {
    let [address, program, program_args @ ..] = args else {
        return Err(Error::Usage(format!("`{OPEN_WHEN_UP}` is not for typing")));
    };
    let page = url(address);
    let host = page.trim_start_matches("http://").trim_end_matches('/');
    for _ in 0..KNOCKS {
        if is_listening(host) {
            return shell::run(Command::new(program).args(program_args).arg(&page));
        }
        std::thread::sleep(KNOCK_EVERY);
    }
    Err(Error::failed(format!("nobody listens on {address}")))
}

fn is_listening(host: &str) -> bool {
    host.parse::<SocketAddr>()
        .is_ok_and(|address| TcpStream::connect_timeout(&address, KNOCK_EVERY).is_ok())
}

/// The server takes the place of this process: Ctrl-C, `kill` and the exit code are its own.
#[cfg(unix)]
fn become_process(server: &mut Command) -> Result<(), Error> {
    use std::os::unix::process::CommandExt;
    let error = server.exec();
    Err(Error::failed(format!("could not start Shamble: {error}")))
}

#[cfg(not(unix))]
fn become_process(server: &mut Command) -> Result<(), Error> {
    shell::run(server)
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn what_comes_after_the_dashes_is_for_the_server() {
        assert_eq!(
            serve_arguments(&words("-- --memory x")).unwrap(),
            words("--memory x")
        );
        assert!(serve_arguments(&[]).unwrap().is_empty());
        let error = serve_arguments(&words("--memory")).unwrap_err();
        assert!(error.to_string().contains("after `--`"));
    }

    #[test]
    fn the_address_follows_the_arguments() {
        for (line, address) in [
            ("", ADDRESS),
            ("--addr 127.0.0.1:9000", "127.0.0.1:9000"),
            ("--data x --addr=0.0.0.0:80", "0.0.0.0:80"),
            ("--address x", ADDRESS),
        ] {
            assert_eq!(listen_address(&words(line)), address, "{line}");
        }
        assert_eq!(url("0.0.0.0:80"), "http://127.0.0.1:80/");
        assert_eq!(url("[::]:80"), "http://[::1]:80/");
    }

    #[test]
    fn a_listening_socket_is_noticed() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        assert!(is_listening(&address));
        assert!(!is_listening("not an address"));
    }
}
