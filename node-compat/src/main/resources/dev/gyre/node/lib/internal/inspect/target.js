// The program that is debugged: a process that is started, or one that runs already.

const { setTimeout: delay } = require('timers/promises');

const ATTEMPTS = 6;
const FIRST_DELAY_MS = 100;

// A process of this runtime that waits for its debugger.
class StartedTarget {
  #words;
  #print;
  #child;

  constructor({ host, port, words }, print) {
    this.host = host;
    this.port = port;
    this.#words = words;
    this.#print = print;
  }

  // Starts the process; fulfilled when it listens for debuggers.
  start() {
    const { spawn } = require('child_process');
    const child = spawn(process.execPath, [`--inspect-brk=${this.host}:${this.port}`, ...this.#words]);
    this.#child = child;
    child.stdout.setEncoding('utf8');
    child.stderr.setEncoding('utf8');
    child.stdout.on('data', (text) => this.#print(text));
    const { promise, resolve, reject } = Promise.withResolvers();
    let errors = '';
    child.stderr.on('data', (text) => {
      this.#print(text);
      errors += text;
      const [, port] = /Debugger listening on ws:\/\/.*?:(\d+)\//.exec(errors) ?? [];
      if (port === undefined) return;
      this.port = Number(port);
      resolve();
    });
    const failed = (error) => {
      if (this.#child === child) this.#child = undefined;
      reject(error);
    };
    child.on('error', failed);
    child.on('exit', (code) => failed(new Error(`the program has ended with exit code ${code}`)));
    return promise;
  }

  async stop() {
    const child = this.#child;
    if (child === undefined) return;
    this.#child = undefined;
    const ended = require('events').once(child, 'exit');
    child.kill();
    await ended;
  }
}

// A runtime that listens for debuggers at an address.
class RemoteTarget {
  constructor(host, port) {
    this.host = host;
    this.port = port;
  }

  async start() {}

  async stop() {}
}

// Connects to a target that may need some time before it answers; writes a dot for each attempt.
async function connect(client, target, write) {
  write(`connecting to ${target.host}:${target.port} ..`);
  for (let attempt = 1; ; attempt++) {
    write('.');
    try {
      await client.connect(target.host, target.port);
      break;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await delay(FIRST_DELAY_MS * attempt);
    }
  }
  write(' ok\n');
}

module.exports = { RemoteTarget, StartedTarget, connect };
