//! Tables, seats, clocks, HTTP and WebSocket.
