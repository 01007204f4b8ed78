//! `cargo xtask cluster`: several NATS servers and several Shamble servers on this machine, to play on or to break.

mod args;
mod fault;
mod fetch;
mod house;
mod line;
mod linear;
mod network;
mod swarm;
mod trials;

use std::io::Read;
use std::process::{Command, Stdio};

use self::args::{Args, Job};
use self::house::House;
use crate::error::Error;
use crate::shell::{self, Workspace};

pub(crate) use self::fetch::fetch;
pub(crate) use self::trials::quick;

pub(crate) fn run(workspace: &Workspace, words: &[String]) -> Result<(), Error> {
    let args = Args::parse(words)?;
    if args.job == Job::Sit {
        return sit(workspace, &args);
    }
    fetch(workspace)?;
    if args.job == Job::Fetch {
        return Ok(());
    }
    if args.build {
        build(workspace)?;
    }
    match args.job {
        Job::Trials(n) => trials::run(workspace, &args, n),
        Job::Speed => trials::speed(workspace, &args),
        Job::Tour => trials::tour(workspace, &args),
        Job::Serve | Job::Sit | Job::Fetch => serve(words),
    }
}

/// As the `build` step of `cargo xtask test` does, so that nothing is built twice.
fn build(workspace: &Workspace) -> Result<(), Error> {
    let everything = ["build", "--workspace", "--all-features"];
    let what = ["--bin", "shamble", "--example", "swarm"];
    shell::run(workspace.cargo(&everything).args(what))
}

/// Has a process of its own look after the servers: Ctrl-C ends this one, and when this one is gone the other one stops
/// the servers in good order.
fn serve(words: &[String]) -> Result<(), Error> {
    let failed = |error: std::io::Error| Error::failed(format!("could not start: {error}"));
    let program = std::env::current_exe().map_err(failed)?;
    let mut sitter = Command::new(program);
    sitter.arg("cluster").args(words).arg(args::SIT);
    house::on_its_own(&mut sitter);
    let mut sitter = sitter.stdin(Stdio::piped()).spawn().map_err(failed)?;
    // Held until the end: it closes when this process does.
    let _line = sitter.stdin.take();
    let status = sitter.wait().map_err(failed)?;
    if status.success() {
        Ok(())
    } else {
        Err(Error::Told)
    }
}

fn sit(workspace: &Workspace, args: &Args) -> Result<(), Error> {
    let house = House::start(workspace, args.nodes, args.lines)?;
    println!();
    for node in &house.nodes {
        println!("Shamble: http://{}/", node.public);
    }
    println!("NATS:    {}", house.nats_urls());
    println!("Logs:    {}", house.folder.display());
    println!("Stop everything with Ctrl-C.\n");
    let _ = std::io::stdin().read_to_end(&mut Vec::new());
    house.stop()
}
