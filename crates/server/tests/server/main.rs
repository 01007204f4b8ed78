//! The server from outside: over real sockets, in this process, with a clock that tests hold.

mod common;
mod playing;
