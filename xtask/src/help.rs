//! The help text, written once.

pub(crate) const TEXT: &str = "\
cargo xtask COMMAND

  play [-- ARGS]       build everything, serve Shamble on http://127.0.0.1:7015 and open it;
                       ARGS go to `shamble serve` (see `-- --help`)
  test [--quick] [--only STEP,...]
                       run every check; --quick leaves out the browser and Python tests;
                       --only runs the named steps and what they need
  check                the same as `test --quick`
  codegen              write the TypeScript types of the protocol into web/src/protocol, the tables of
                       ids and observations into docs/actions, and docs/door.schema.json
  tidy                 check what no compiler sees: rule ids, text keys, translations, links,
                       layers, leftovers
  texts --accept LANG [KEY...]
                       a translation was looked at: it matches the English of today
  deny                 check licences, sources, doubled crates and known flaws of all dependencies
  dist [--dev]         build one archive to install from: program, units, licences, checksums;
                       --dev takes the development build, to try it out
  bench [-- ARGS]      measure a release build; ARGS go to `shamble bench`
  bench --python [-- ARGS]
                       measure the Python package beside the games of PettingZoo and OpenSpiel
  load [-- ARGS]       measure what tables full of people cost a server (see `-- --help`)
  cluster [--nodes N]  several servers on this machine, with the NATS servers they need (gets nats-server)
  cluster --fetch      get nats-server and nothing else
  cluster --trials N [--kind K] [--seed S]
                       break such servers N times while people play, and check that nothing was lost;
                       K is move, rolling, killed, stopped, cut-off, parted, leader-killed,
                       leader-stopped, leader-parted or restart; without it all by turns
  cluster --tour       look whether what is done at one server is there at all of them
  cluster --speed      acts per second with a file and on one to three servers;
                       --tls encrypts the lines between the servers, --no-build takes what is built already
  mutants [GAME...] [--sample N] [--seed S] [--named PART] [--switched | --quick]
                       inject faults into the rules of a game and count what its tests notice;
                       named: of the sample, only faults with this in their name; switched: without what needs a
                       build of its own; quick: without the contract suite as well
  soak [--hours N | --minutes N] [--only TRIAL,...] [--seed S]
                       try for an hour, or as long as you say: durability, reconnect, simulation, secrecy,
                       endurance, liveness, fuzz, guided
  help                 print this

Exit codes: 0 success, 1 failure, 2 a command line that makes no sense.";
