//! Every bound the server holds to, in one place. `docs/operations.md` lists them; a test keeps the two together.

use std::time::Duration;

/// Longest message a client may send over its socket.
pub const MAX_MESSAGE_BYTES: usize = 16 * 1024;

/// Longest message that is read to its end in order to be answered; anything longer breaks the connection.
pub const MAX_READ_BYTES: usize = 256 * 1024;

/// Longest body of an HTTP call, except for those that make a table.
pub const MAX_BODY_BYTES: usize = 16 * 1024;

/// Longest description of a table, over HTTP or as `configure` over a socket: options may hold whole files.
pub const MAX_TABLE_BYTES: usize = 64 * 1024;

/// Longest value of an option that is told to everybody with the table; longer ones are asked for.
pub const MAX_TOLD_OPTION_BYTES: usize = 1024;

/// Bytes of the socket's read buffer. The library's default of 128 KiB is zeroed on every read.
pub const SOCKET_READ_BUFFER: usize = 1024;

/// Messages that may wait to be written to one socket. A reader that falls further behind is dropped.
pub const OUTBOX_MESSAGES: usize = 256;

/// Messages that may wait for a table's attention; who comes later waits.
pub const MAILBOX_MESSAGES: usize = 256;

/// Waiting acts that a table takes into one durable write.
pub const MAX_BATCH: usize = 64;

/// Acts of a learner that a lesson is built from; more than any game that follows one has.
pub const MAX_LESSON_ACTS: usize = 400;

/// Messages a second that one socket may send for long, and steps of lessons from one address.
pub const SOCKET_RATE: u32 = 20;

/// Messages one socket may send at once, after some silence.
pub const SOCKET_BURST: u32 = 60;

/// Messages in a row that may be over the rate before the socket is closed.
pub const MAX_RATE_STRIKES: u32 = 200;

/// Calls a second that one address may make for long: new tables, forks and looking up codes.
pub const CALL_RATE: u32 = 2;

/// Such calls one address may make at once, after some silence.
pub const CALL_BURST: u32 = 30;

/// Names of tables a second that one address may get wrong for long; whoever gets more wrong is not answered.
pub const GUESS_RATE: u32 = 1;

/// Such names one address may get wrong at once, after some time without a mistake.
pub const GUESS_BURST: u32 = 30;

/// Looks a second into a finished game that one address may have for long: steps, logs and replays.
pub const LOOK_RATE: u32 = 40;

/// Such looks one address may have at once, after some silence.
pub const LOOK_BURST: u32 = 400;

/// Answers a second that are compressed for one address for long; on top of that they are sent as they are.
pub const PACK_RATE: u32 = 20;

/// Such answers at once, after some silence.
pub const PACK_BURST: u32 = 600;

/// Addresses whose calls are counted at the same time; the ones longest silent are forgotten.
pub const MAX_CALLERS: usize = 10_000;

/// Open connections, HTTP and sockets together.
pub const MAX_CONNECTIONS: usize = 10_000;

/// Connections one address may hold, sockets included. Who opens more loses the one that was idle for longest. As
/// everywhere, all addresses of one IPv6 network of 64 bits are one.
pub const MAX_CONNECTIONS_PER_ADDRESS: usize = 400;

/// Sockets one address may hold.
pub const MAX_SOCKETS_PER_ADDRESS: usize = 200;

/// How long a connection may take until the head of its request is there, from the opening or from its first byte.
pub const HEAD_WAIT: Duration = Duration::from_secs(10);

/// Longest head of a request.
pub const MAX_HEAD_BYTES: usize = 64 * 1024;

/// How long the body of a call may take.
pub const BODY_WAIT: Duration = Duration::from_secs(10);

/// How long a connection may ask for nothing after an answer, or not take it. Those of a trusted proxy may for ever.
pub const KEEP_ALIVE_WAIT: Duration = Duration::from_secs(60);

/// How many are told at the same time why there is no place for them.
pub const MAX_FAREWELLS: usize = 64;

/// When the server is full and nobody can make room, how long nobody is looked for.
pub const FULL_WAIT: Duration = Duration::from_millis(100);

/// Tables that are open or playing.
pub const MAX_TABLES: usize = 5_000;

/// Such tables that were made from one address.
pub const MAX_TABLES_PER_ADDRESS: usize = 250;

/// Longest log of a table; beyond it only moves of its game are taken, and the game comes to its end.
pub const MAX_LOG_BYTES: usize = 8 * 1024 * 1024;

/// Spectators at one table.
pub const MAX_SPECTATORS: usize = 100;

/// Sockets one person may hold at one table: windows and devices.
pub const MAX_SOCKETS_PER_PERSON: usize = 8;

/// People who ever had a secret at one table.
pub const MAX_PEOPLE: usize = 64;

/// Longest name of a person, in characters.
pub const MAX_NAME_CHARS: usize = 24;

/// Longest text form of an action.
pub const MAX_ACTION_BYTES: usize = 1024;

/// Longest name of a place on a board that a sign may point at.
pub const MAX_PLACE_BYTES: usize = 48;

/// Steps of a plan that others can be shown.
pub const MAX_PLAN_STEPS: usize = 12;

/// Signs a second that one person may give for long: pings, arrows and calls.
pub const SIGN_RATE: u32 = 1;

/// Such signs one person may give at once, after some silence.
pub const SIGN_BURST: u32 = 6;

/// Plans and looks a second that one person may show for long.
pub const SHOW_RATE: u32 = 3;

/// Such one person may show at once, after some time without any.
pub const SHOW_BURST: u32 = 12;

/// Longest line of the chat, in characters.
pub const MAX_CHAT_CHARS: usize = 280;

/// Lines of the chat a second that one person may say for long.
pub const CHAT_RATE: u32 = 1;

/// Such lines one person may say at once, after some silence.
pub const CHAT_BURST: u32 = 5;

/// Lines of the chat that are remembered for newcomers.
pub const CHAT_LINES: usize = 100;

/// Spectators of a table who are there and spoke in its chat.
pub const MAX_GUESTS: usize = 200;

/// From the moment everybody is ready until the clock runs.
pub const COUNTDOWN: Duration = Duration::from_secs(3);

/// Request numbers remembered for each person, so that a repeated request is carried out once.
pub const REMEMBERED_REQUESTS: usize = 64;

/// Of how many denied requests of one person a table knows that they were, so that no copy is carried out later.
pub const REMEMBERED_DENIALS: usize = 8;

/// Inputs whose events are remembered for newcomers and for readers that come back.
pub const RECENT_INPUTS: usize = 60;

/// Finished games kept ready for scrubbing through.
pub const MAX_ARCHIVES: usize = 32;

/// Looks back at finished games that are worked out at the same time, each on a core of its own.
pub const MAX_ANALYSES: usize = 1;

/// How long a look back keeps a place to think before it stands in line again behind the bots.
pub const LOOK_BACK_SLICE: Duration = Duration::from_millis(20);

/// How long it may think in all; what it has found by then is all it tells.
pub const LOOK_BACK_LIMIT: Duration = Duration::from_secs(30);

/// How long a call waits for something new of it.
pub const LOOK_BACK_WAIT: Duration = Duration::from_secs(1);

/// How long it goes on when nobody asks any more.
pub const LOOK_BACK_PATIENCE: Duration = Duration::from_secs(10);

/// Inputs between two states that are kept ready for scrubbing.
pub const KEYFRAME_INPUTS: usize = 64;

/// How long a new socket may take to say hello.
pub const HELLO_WAIT: Duration = Duration::from_secs(10);

/// How often a socket is asked for a sign of life.
pub const SOCKET_PING: Duration = Duration::from_secs(20);

/// How long a socket may be silent, such signs included, before it counts as gone.
pub const SOCKET_SILENCE: Duration = Duration::from_secs(60);

/// How long a closing message may take to be written.
pub const CLOSE_WAIT: Duration = Duration::from_secs(2);

/// How long a player may be gone before a bot stands in, at the per-action pace.
pub const GRACE: Duration = Duration::from_secs(30);

/// The same at the real-time pace, where the clock does not wait.
pub const GRACE_REAL_TIME: Duration = Duration::from_secs(10);

/// How long a seat that was given away in its holder's absence waits for nobody else.
pub const SEAT_KEPT: Duration = Duration::from_secs(2 * 60);

/// How long the host may be gone before somebody else at the table becomes the host.
pub const HOST_GRACE: Duration = Duration::from_secs(60);

/// How long a vote stays open.
pub const VOTE_TIME: Duration = Duration::from_secs(60);

/// How long a table without readers and without anything to do stays in memory.
pub const IDLE_TIME: Duration = Duration::from_secs(10 * 60);

/// The same for a table whose game is over: who looks back finds it in the store.
pub const IDLE_TIME_OVER: Duration = Duration::from_secs(5);

/// How long a table waits before it writes again what nobody asked for to a store that failed.
pub const RETRY_WRITE: Duration = Duration::from_secs(1);

/// How long a table waits before it asks a store that failed again what is stored: everybody at it waits as well.
pub const RETRY_READ: Duration = Duration::from_millis(250);

/// How often old tables are looked for.
pub const PRUNE_EVERY: Duration = Duration::from_secs(60 * 60);

/// How long an open table that nobody touches is kept.
pub const KEEP_OPEN: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// How long a game in which nothing happens is kept.
pub const KEEP_PLAYING: Duration = Duration::from_secs(60 * 24 * 60 * 60);

/// How long a finished game is kept.
pub const KEEP_FINISHED: Duration = Duration::from_secs(365 * 24 * 60 * 60);

/// How long a shutdown waits for connections and tables to finish.
pub const SHUTDOWN_WAIT: Duration = Duration::from_secs(10);

/// How many tables are taken up or laid down at the same time.
pub const MOVING_AT_ONCE: usize = 64;

/// How long a server that leaves may take to lay its tables down before others wake those that nobody asks for.
pub const HANDOVER_WAIT: Duration = Duration::from_secs(5);

/// How many public tables a server tells the others of.
pub const MAX_TOLD_TABLES: usize = 50;

/// How often it does.
pub const TELL_LOBBY_EVERY: Duration = Duration::from_secs(2);

/// How long another server may take to accept a connection.
pub const RELAY_CONNECT_WAIT: Duration = Duration::from_secs(1);

/// How long another server may take to begin its answer.
pub const RELAY_ANSWER_WAIT: Duration = Duration::from_secs(10);

/// Browsers of one person at one table that are told when it is their turn; the newest count.
pub const MAX_SUBSCRIPTIONS: usize = 4;

/// Longest address of a push service.
pub const MAX_ENDPOINT_BYTES: usize = 1024;

/// Longest name of a language a browser asks to be told in.
pub const MAX_LANGUAGE_BYTES: usize = 20;

/// Notices that may wait to be sent; what comes on top is lost.
pub const PUSH_QUEUE: usize = 1024;

/// Notices that are under way at the same time.
pub const PUSH_AT_ONCE: usize = 8;

/// How long a push service may take from the first packet to its answer.
pub const PUSH_WAIT: Duration = Duration::from_secs(10);

/// How long a push service keeps a notice for a device that is switched off.
pub const PUSH_KEPT: Duration = Duration::from_secs(3 * 24 * 60 * 60);

/// The shortest time between two notices to the same person at a table.
pub const PUSH_GAP: Duration = Duration::from_secs(60);

/// Latest tables among which tries at daily challenges are looked for.
pub const MAX_DAILY_HEADS: u32 = 20_000;

/// Tries at one challenge that are listed, the earliest ones.
pub const MAX_DAILY_TRIES: usize = 500;

/// Past days of challenges that are offered.
pub const MAX_DAILY_DAYS: usize = 30;

/// How often the tries at challenges are looked for.
pub const DAILY_LOOK_EVERY: Duration = Duration::from_secs(2);

/// Bounds that differ between a real server and a test, or between small and large machines.
#[derive(Clone, Debug)]
pub struct Limits {
    /// See [`MAX_TABLES`].
    pub max_tables: usize,
    /// See [`MAX_CONNECTIONS`].
    pub max_connections: usize,
    /// See [`MAX_CONNECTIONS_PER_ADDRESS`].
    pub max_connections_per_address: usize,
    /// See [`MAX_SOCKETS_PER_ADDRESS`].
    pub max_sockets_per_address: usize,
    /// See [`MAX_TABLES_PER_ADDRESS`].
    pub max_tables_per_address: usize,
    /// See [`MAX_LOG_BYTES`].
    pub max_log_bytes: usize,
    /// See [`MAX_SPECTATORS`].
    pub max_spectators: usize,
    /// See [`SOCKET_RATE`].
    pub socket_rate: u32,
    /// See [`SOCKET_BURST`].
    pub socket_burst: u32,
    /// See [`CALL_RATE`].
    pub call_rate: u32,
    /// See [`CALL_BURST`].
    pub call_burst: u32,
    /// See [`GUESS_RATE`].
    pub guess_rate: u32,
    /// See [`GUESS_BURST`].
    pub guess_burst: u32,
    /// See [`OUTBOX_MESSAGES`].
    pub outbox_messages: usize,
    /// See [`SOCKET_SILENCE`].
    pub socket_silence: Duration,
    /// See [`GRACE`].
    pub grace: Duration,
    /// See [`GRACE_REAL_TIME`].
    pub grace_real_time: Duration,
    /// See [`HOST_GRACE`].
    pub host_grace: Duration,
    /// See [`COUNTDOWN`].
    pub countdown: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            max_tables: MAX_TABLES,
            max_connections: MAX_CONNECTIONS,
            max_connections_per_address: MAX_CONNECTIONS_PER_ADDRESS,
            max_sockets_per_address: MAX_SOCKETS_PER_ADDRESS,
            max_tables_per_address: MAX_TABLES_PER_ADDRESS,
            max_log_bytes: MAX_LOG_BYTES,
            max_spectators: MAX_SPECTATORS,
            socket_rate: SOCKET_RATE,
            socket_burst: SOCKET_BURST,
            call_rate: CALL_RATE,
            call_burst: CALL_BURST,
            guess_rate: GUESS_RATE,
            guess_burst: GUESS_BURST,
            outbox_messages: OUTBOX_MESSAGES,
            socket_silence: SOCKET_SILENCE,
            grace: GRACE,
            grace_real_time: GRACE_REAL_TIME,
            host_grace: HOST_GRACE,
            countdown: COUNTDOWN,
        }
    }
}
