// Lines of streams that are no terminals; questions; iteration.
'use strict';
const readline = require('readline');
const readlinePromises = require('readline/promises');
const { PassThrough, Readable, Writable } = require('stream');
const { once } = require('events');
const { promisify } = require('util');

const pause = () => new Promise(setImmediate);

function attempt(label, call) {
  try {
    console.log(label, call());
  } catch (error) {
    console.log(label, error.name, error.code, error.message);
  }
}

async function linesOf(chunks, options) {
  const input = new PassThrough();
  const lines = [];
  const rl = readline.createInterface({ input, ...options });
  rl.on('line', (line) => lines.push(line));
  for (const chunk of chunks) {
    input.write(chunk);
    await pause();
  }
  input.end();
  await once(rl, 'close');
  return lines;
}

function collecting() {
  const output = new PassThrough();
  output.text = '';
  output.on('data', (chunk) => { output.text += chunk; });
  return output;
}

async function main() {
  console.log(await linesOf(['one\ntwo\nthree']));
  console.log(await linesOf(['a\r\nb\rc\n\nd\u2028e\u2029f']));
  console.log(await linesOf(['split\r', '\nin two', '\r', 'x']));
  console.log(await linesOf([Buffer.from([0xc3]), Buffer.from([0xbc, 10]), '\n']));
  console.log(await linesOf(['']));
  console.log(await linesOf(['\n\n\n']));
  console.log(await linesOf(['x\r', '\ny'], { crlfDelay: Infinity }));

  const iterated = [];
  for await (const line of readline.createInterface({ input: Readable.from(['a\nb', 'c\n', 'd']) })) iterated.push(line);
  console.log(iterated);
  const early = readline.createInterface({ input: Readable.from(['a\nb\nc']) });
  for await (const line of early) {
    console.log('first', line);
    break;
  }
  console.log('closed', early.closed);
  early.close();
  console.log('closed', early.closed);

  const output = collecting();
  const input = new PassThrough();
  const rl = readline.createInterface({ input, output });
  for (const event of ['pause', 'resume', 'close', 'line']) rl.on(event, (...values) => console.log('event', event, ...values));
  console.log(rl.terminal, rl.line, rl.history, rl.getPrompt(), rl.getCursorPos());
  rl.prompt();
  rl.setPrompt('? ');
  rl.prompt();
  rl.question('name: ', (answer) => console.log('answer', answer));
  rl.question('again: ', () => console.log('never'));
  input.write('Ada\nnot an answer\n');
  await pause();
  console.log(JSON.stringify(output.text), rl.getPrompt());
  console.log(rl.pause() === rl, rl.pause(), rl.resume() === rl, rl.resume());
  rl.write('written\nhalf');
  rl.write(' line\n');
  console.log(await promisify(rl.question).call(rl, 'promised? ').constructor.name, input.write('yes\n'));
  await pause();
  const controller = new AbortController();
  rl.question('abort? ', { signal: controller.signal }, () => console.log('never'));
  controller.abort();
  input.write('to nobody\n');
  await pause();
  attempt('bad signal', () => rl.question('q', { signal: 1 }, () => {}));
  rl.close();
  rl.close();
  for (const name of ['prompt', 'pause', 'resume', 'write', 'question', 'setPrompt', 'getPrompt']) attempt(name, () => rl[name]('x', () => {}));

  const answers = new PassThrough();
  const asking = readlinePromises.createInterface({ input: answers, output: collecting() });
  const first = asking.question('first ');
  answers.write('1\n');
  console.log(await first);
  const aborted = new AbortController();
  const second = asking.question('second ', { signal: aborted.signal });
  aborted.abort('why');
  await second.catch((error) => console.log(error.name, error.code, error.message, error.cause));
  await asking.question('third', { signal: AbortSignal.abort() }).catch((error) => console.log(error.name, error.cause.name));
  await asking.question('fourth', { signal: 'x' }).catch((error) => console.log(error.code, error.message));
  asking.close();
  await asking.question('closed').catch((error) => console.log(error.code));
  const key = new PassThrough();
  const terminal = readlinePromises.createInterface({ input: key, output: collecting(), terminal: true });
  const interrupted = terminal.question('?');
  key.write('\x03');
  await interrupted.catch((error) => console.log(error.name, error.message));
  const ended = readlinePromises.createInterface({ input: key, output: collecting(), terminal: true });
  const question = ended.question('?');
  key.write('\x04');
  await question.catch((error) => console.log(error.name, error.message));

  const stopping = new AbortController();
  const stopped = readline.createInterface({ input: new PassThrough(), signal: stopping.signal });
  stopped.on('close', () => console.log('closed by a signal'));
  stopping.abort();
  readline.createInterface({ input: new PassThrough(), signal: AbortSignal.abort() }).on('close', () => console.log('closed at once'));
  const failing = new PassThrough();
  readline.createInterface({ input: failing }).on('error', (error) => console.log('error', error.message));
  failing.destroy(new Error('input failed'));
  await pause();

  const input2 = () => new PassThrough();
  attempt('completer', () => readline.createInterface({ input: input2(), completer: 1 }));
  attempt('history', () => readline.createInterface({ input: input2(), history: 1 }));
  for (const historySize of ['1', -1, NaN]) attempt('historySize', () => readline.createInterface({ input: input2(), historySize }));
  for (const tabSize of [0, 1.5, '1']) attempt('tabSize', () => readline.createInterface({ input: input2(), tabSize }));
  attempt('escapeCodeTimeout', () => readline.createInterface({ input: input2(), escapeCodeTimeout: 'x' }));
  attempt('signal', () => readline.createInterface({ input: input2(), signal: {} }));
  console.log(readline.Interface(input2()) instanceof readline.Interface, new readline.Interface({ input: input2() }) instanceof readline.Interface);
  class Own extends readline.Interface {}
  console.log(new Own({ input: input2() }) instanceof Own, readlinePromises === readline.promises, readline.promises.Interface !== readline.Interface);

  const drawn = collecting();
  console.log(readline.cursorTo(drawn, 3), readline.cursorTo(drawn, 3, 4), readline.moveCursor(drawn, -1, 2), readline.moveCursor(drawn, 0, 0), readline.clearLine(drawn, -1),
    readline.clearLine(drawn, 1), readline.clearLine(drawn, 0), readline.clearScreenDown(drawn), readline.cursorTo(null, 1), readline.cursorTo(drawn, 'x'));
  await pause();
  console.log(JSON.stringify(drawn.text));
  attempt('row', () => readline.cursorTo(drawn, 'x', 1));
  attempt('NaN', () => readline.cursorTo(drawn, NaN));
  attempt('NaN row', () => readline.cursorTo(drawn, 1, NaN));
  for (const f of [readline.cursorTo, readline.moveCursor]) attempt(f.name, () => f(drawn, 1, 1, 'x'));
  for (const f of [readline.clearLine]) attempt(f.name, () => f(drawn, 1, 'x'));
  attempt('clearScreenDown', () => readline.clearScreenDown(drawn, null));
  await new Promise((resolve) => readline.moveCursor(drawn, 0, 0, resolve));
  await new Promise((resolve) => readline.clearLine(undefined, 0, resolve));

  const actions = new readlinePromises.Readline(drawn);
  drawn.text = '';
  actions.cursorTo(1).cursorTo(2, 3).moveCursor(1, 0).moveCursor(0, -2).moveCursor(0, 0).clearLine(-1).clearLine(0).clearScreenDown();
  console.log(JSON.stringify(drawn.text));
  await actions.commit();
  console.log(JSON.stringify(drawn.text));
  actions.clearLine(1).rollback();
  await actions.commit();
  const automatic = new readlinePromises.Readline(drawn, { autoCommit: true });
  drawn.text = '';
  automatic.clearLine(1);
  await pause();
  console.log(JSON.stringify(drawn.text));
  attempt('x', () => actions.cursorTo('1'));
  attempt('y', () => actions.cursorTo(1, 1.5));
  attempt('dx', () => actions.moveCursor(1.5, 0));
  attempt('dir', () => actions.clearLine(2));
  attempt('stream', () => new readlinePromises.Readline(1));
  attempt('autoCommit', () => new readlinePromises.Readline(new Writable(), { autoCommit: 1 }));
}
main();

// A kind of reader made without class.
function Old(input) {
  readline.Interface.call(this, { input, prompt: 7 });
  this.kind = 'old';
}
require('util').inherits(Old, readline.Interface);
const source = new PassThrough();
const old = new Old(source);
old.on('line', (line) => console.log(old.kind, line, old.getPrompt(), old instanceof readline.Interface));
old.on('close', () => console.log(old.kind, 'closed', old.closed));
source.end('one\ntwo');
