//! The help text, written once.

pub(crate) const TEXT: &str = "\
cargo xtask COMMAND

  play [-- ARGS]       build everything, serve Shamble on http://127.0.0.1:7015 and open it;
                       ARGS go to `shamble serve` (see `-- --help`)
  test [--quick] [--only STEP,...]
                       run every check; --quick leaves out the browser tests;
                       --only runs the named steps and what they need
  check                the same as `test --quick`
  codegen              write the TypeScript types of the protocol into web/src/protocol
  tidy                 check what no compiler sees: rule ids, text keys, links, layers, leftovers
  bench [-- ARGS]      measure a release build; ARGS go to `shamble bench`
  help                 print this

Exit codes: 0 success, 1 failure, 2 a command line that makes no sense.";
