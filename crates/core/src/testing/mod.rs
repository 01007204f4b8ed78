//! Rule tests as data, and the contract every game must pass.
