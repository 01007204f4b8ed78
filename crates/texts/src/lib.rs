//! Every sentence a person reads, by key, from the Fluent catalogue.
