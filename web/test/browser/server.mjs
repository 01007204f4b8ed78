// The real server, on a port and database of its own.

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM =
  process.env.SHAMBLE_BIN ?? fileURLToPath(new URL('../../../target/debug/shamble', import.meta.url));

export class Server {
  #folder;
  #words = [];
  #process;
  /** What it wrote to its log, for failures. */
  log = '';
  url = '';

  /** With more words on its command line, if they are wanted. */
  static async start(words = []) {
    const server = new Server();
    server.#words = words;
    server.#folder = await mkdtemp(join(tmpdir(), 'shamble-'));
    await server.restart();
    return server;
  }

  /** Starts it on the same database, and from the second time on at the same address. */
  async restart() {
    const address = this.url === '' ? '127.0.0.1:0' : new URL(this.url).host;
    const data = join(this.#folder, 'tables.sqlite');
    this.#process = spawn(PROGRAM, ['serve', '--addr', address, '--data', data, ...this.#words], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process.stderr.on('data', (text) => (this.log += text));
    this.url = await this.#address();
  }

  /** Ends it as a power cut would: nothing is written, nobody is told. */
  async kill() {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGKILL');
    await ended;
  }

  async stop() {
    if (this.#process.exitCode === null && this.#process.signalCode === null) await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** The server says where it listens once it does. */
  #address() {
    return new Promise((resolve, reject) => {
      this.#process.once('error', reject);
      this.#process.once('exit', (code) => reject(new Error(`${PROGRAM} ended with ${code}:\n${this.log}`)));
      createInterface({ input: this.#process.stdout }).on('line', (line) => {
        const address = /https?:\/\/\S+/.exec(line)?.[0];
        if (address !== undefined) resolve(address.replace(/\/$/, ''));
      });
    });
  }
}
