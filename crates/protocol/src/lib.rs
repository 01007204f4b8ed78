//! All a client may say and hear.
