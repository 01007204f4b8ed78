//! The server from outside: over real sockets, in this process, with a clock that tests hold.

mod common;

mod absence;
mod calls;
mod connections;
mod daily;
mod doors;
mod errors;
mod faults;
mod forks;
mod gathering;
mod golden;
mod handover;
mod hints;
mod hostile;
mod leases;
mod look_back;
mod nodes;
mod options;
mod playing;
mod push;
mod readers;
mod reconnect;
mod restart;
mod seats;
mod successors;
mod together;
mod votes;
mod why_not;
