//! The one list of games, and a session that hides which game it is.
