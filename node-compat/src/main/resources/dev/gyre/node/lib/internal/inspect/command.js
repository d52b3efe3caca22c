// gyre inspect: a debugger on the terminal. https://nodejs.org/api/debugger.html

const { Debugger } = require('internal/inspect/debugger');
const { RemoteTarget, StartedTarget } = require('internal/inspect/target');
const { Shown, defineCommands } = require('internal/inspect/commands');

const INVALID = 9;
const DEFAULT_PORT = 9229;
const USAGE = `Usage: gyre inspect [--port=<port>] [<option> ...] [<script> [<script-args>] | <host>:<port>]`;

// What the command line names: a target, or undefined where there is none.
function targetOf(words, print) {
  const rest = [...words];
  let port = DEFAULT_PORT;
  const [, given] = /^--port=(\d+)$/.exec(rest[0] ?? '') ?? [];
  if (given !== undefined) {
    port = Number(given);
    rest.shift();
  }
  if (rest.length === 0) return undefined;
  const [, host, remotePort] = /^([^/]*):(\d+)$/.exec(rest[0]) ?? [];
  if (rest.length === 1 && remotePort !== undefined) return new RemoteTarget(host || '127.0.0.1', Number(remotePort));
  return new StartedTarget({ host: '127.0.0.1', port, words: rest }, print);
}

// What the debugger writes to: the terminal, above the prompt.
class Output {
  #repl;
  #inRepl = false;
  // Whether a command runs, after which the prompt is written.
  isBusy = false;

  attach(repl) {
    this.#repl = repl;
  }

  get inspectOptions() {
    return { colors: this.#repl?.useColors ?? false };
  }

  get isInRepl() {
    return this.#inRepl;
  }

  // Writes a text without changing the prompt.
  write(text) {
    process.stdout.write(text);
  }

  // Writes lines, and the prompt below them.
  print(text) {
    const clear = process.stdout.isTTY ? '\r\u001b[K' : '';
    process.stdout.write(`${clear}${text}\n`);
    if (!this.isBusy && !this.#repl?.closed) this.#repl?.displayPrompt(true);
  }

  // Writes what the program has written.
  printProgram(text) {
    this.print(text.replace(/\n$/, '').replace(/^/gm, '< '));
  }

  enterRepl() {
    this.#inRepl = true;
    process.stdout.write('Press Ctrl+C to leave debug repl\n');
    this.#repl.setPrompt('> ');
  }

  leaveRepl() {
    this.#inRepl = false;
    this.#repl.setPrompt('debug> ');
  }
}

// Evaluates lines: commands in a context of their own, expressions of the program after "exec" and in the debug repl.
function evaluator(session, output) {
  const vm = require('vm');
  let last = '';
  return (code, context, file, callback) => {
    let line = code.trim();
    if (line === '') line = last;
    last = line;
    const [, expression] = output.isInRepl ? [line, line] : (/^(?:exec|p)\s+(\S[\s\S]*)$/.exec(line) ?? []);
    const run = async () => {
      if (line === '') return undefined;
      if (expression !== undefined) return new Shown(await session.shownValue(expression));
      const value = await vm.runInContext(line, context, { filename: file, displayErrors: false });
      return typeof value === 'function' && value.runAlone ? value.runAlone() : value;
    };
    output.isBusy = true;
    run().then(
      (value) => {
        output.isBusy = false;
        callback(null, value);
      },
      (error) => {
        output.isBusy = false;
        callback(error);
      },
    );
  };
}

async function main() {
  const output = new Output();
  const target = targetOf(process.argv.slice(2), (text) => output.printProgram(text));
  if (target === undefined) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = INVALID;
    return;
  }
  const session = new Debugger(target, output);
  try {
    await session.run();
  } catch (error) {
    await session.kill();
    process.stdout.write(` failed to connect: ${error.message}\n`);
    process.exitCode = 1;
    return;
  }
  startRepl(session, output);
}

function startRepl(session, output) {
  const repl = require('repl').start({
    prompt: 'debug> ',
    input: process.stdin,
    output: process.stdout,
    eval: evaluator(session, output),
    ignoreUndefined: true,
    useGlobal: false,
  });
  const define = () => defineCommands(repl.context, session, output);
  define();
  repl.on('reset', define);
  repl.on('SIGINT', () => {
    if (output.isInRepl) output.leaveRepl();
  });
  repl.on('exit', () => session.kill().then(() => process.exit()));
  output.attach(repl);
}

module.exports = { main };
