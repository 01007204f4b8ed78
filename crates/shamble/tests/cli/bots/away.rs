//! Servers that are behind TLS, that come back, and that come back without the table.

use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;

use serde_json::json;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{ServerConfig, crypto};

use super::table::{Table, ended, shell_words};
use super::{program, recorder};
use crate::serve::Server;
use crate::shell::{command, failed, folder};

fn here(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/bots/tls");
    folder.join(name).display().to_string()
}

/// A proxy that takes the seal off, as operators put one before a server; its port.
fn front(server: &str) -> u16 {
    let pem = here("server.pem");
    let certificate = CertificateDer::from_pem_file(&pem).unwrap();
    let key = PrivateKeyDer::from_pem_file(&pem).unwrap();
    let provider = Arc::new(crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certificate], key)
        .unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let server = server.to_owned();
    let (told, port) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .unwrap();
        runtime.block_on(async {
            let door = TcpListener::bind("127.0.0.1:0").await.unwrap();
            told.send(door.local_addr().unwrap().port()).unwrap();
            loop {
                let (outside, _) = door.accept().await.unwrap();
                let (acceptor, server) = (acceptor.clone(), server.clone());
                tokio::spawn(async move {
                    // Whoever does not trust the certificate hangs up here.
                    let Ok(mut outside) = acceptor.accept(outside).await else {
                        return;
                    };
                    let mut inside = TcpStream::connect(server).await.unwrap();
                    let _ = tokio::io::copy_bidirectional(&mut outside, &mut inside).await;
                });
            }
        });
    });
    port.recv().unwrap()
}

#[test]
fn a_program_plays_over_a_sealed_line() {
    let folder = folder("bots-sealed");
    let table = Table::new(&json!({"game": "cliche", "seats": 2, "pace": "per-action"}));
    let port = front(table.server.address());
    let url = format!("https://localhost:{port}/t/{}", table.id);
    let bot = program(&folder, "idle.py", "time.sleep(60)");
    let words = shell_words(&bot);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let args = [&["bot", "--connect", &url, "--"], &words[..]].concat();

    let (child, said) = super::table::seated(
        command(&args)
            .env("SSL_CERT_FILE", here("authority.pem"))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap(),
    );
    assert_eq!(table.info()["seats"][0]["occupant"]["kind"], "person");
    let id = child.id().to_string();
    let asked = std::process::Command::new("kill").arg(&id).status();
    assert!(asked.unwrap().success());
    assert_eq!(
        ended(child, said),
        (0, "left the table\n".to_owned(), String::new())
    );

    // Nobody here trusts that authority, and the name must be the one in the certificate.
    let stranger = failed(&args);
    assert!(
        stranger.contains("cannot be reached: invalid peer certificate"),
        "{stranger}"
    );
    let elsewhere = url.replace("localhost", "127.0.0.1");
    let ran = command(&["bot", "--connect", &elsewhere, "--", "true"])
        .env("SSL_CERT_FILE", here("authority.pem"))
        .output()
        .unwrap();
    let said = String::from_utf8(ran.stderr).unwrap();
    assert!(said.contains("invalid peer certificate"), "{said}");
    // A server that knows nothing of TLS.
    let plain = format!("https://{}", table.server.address());
    let said = failed(&["bot", "--connect", &plain, "--table", "A", "--", "true"]);
    assert!(said.contains("cannot be reached"), "{said}");
}

#[test]
fn a_program_comes_back_to_a_server_that_was_gone() {
    let folder = folder("bots-back");
    let tables = folder.join("tables.sqlite");
    let tables = tables.to_str().unwrap();
    let body = json!({"game": "zombie-mall", "seats": 1, "pace": "per-action"});
    let mut table = Table::at(Server::start(&["--data", tables]), &body);
    let bot = recorder(&folder, &folder.join("lines.jsonl"));
    let (child, said) = table.seat(&bot, &[]);
    table.start();
    let address = table.server.address().to_owned();
    table.server.kill();
    table.server = Server::start_at(&address, &["--data", tables]);
    let (code, out, err) = ended(child, said);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    assert_eq!(table.info()["status"], "finished");
}

#[test]
fn a_program_ends_when_the_server_comes_back_without_the_table() {
    let folder = folder("bots-without");
    let mut table = Table::for_one();
    let bot = program(&folder, "idle.py", "time.sleep(60)");
    let (child, said) = table.seat(&bot, &["--answer-ms", "60000"]);
    let address = table.server.address().to_owned();
    table.server.kill();
    table.server = Server::start_at(&address, &["--memory"]);
    let (code, _, err) = ended(child, said);
    assert_eq!(code, 1, "{err}");
    assert!(err.contains("the server says no: "), "{err}");
}

#[test]
fn a_program_whose_server_is_gone_can_be_stopped() {
    let folder = folder("bots-gone");
    let mut table = Table::for_one();
    let bot = program(&folder, "idle.py", "time.sleep(60)");
    let (child, said) = table.seat(&bot, &["--answer-ms", "60000"]);
    table.server.kill();
    let id = child.id().to_string();
    let asked = std::process::Command::new("kill").arg(&id).status();
    assert!(asked.unwrap().success());
    assert_eq!(
        ended(child, said),
        (0, "left the table\n".to_owned(), String::new())
    );
}
