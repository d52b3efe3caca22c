// Keys on a terminal: what is written for each, and the line after it.
'use strict';
const readline = require('readline');
const { PassThrough } = require('stream');

function open(options) {
  const input = new PassThrough();
  const output = new PassThrough();
  if (options?.columns) output.columns = options.columns;
  let text = '';
  output.on('data', (chunk) => { text += chunk; });
  const rl = readline.createInterface({ input, output, terminal: true, ...options });
  const lines = [];
  rl.on('line', (line) => lines.push(line));
  const type = async (keys) => {
    input.write(keys);
    await new Promise(setImmediate);
    console.log(JSON.stringify(keys), JSON.stringify(text), JSON.stringify(rl.line), rl.cursor, JSON.stringify(rl.getCursorPos()), lines.splice(0));
    text = '';
  };
  return { rl, input, type };
}

const sessions = {
  moving: ['abc def ghi', '\x01', '\x05', '\x02', '\x06', '\x1b[D', '\x1b[C', '\x1b[H', '\x1b[F', '\x1bb', '\x1bf', '\x1b[1;5D', '\x1b[1;5C', '\x1b[1;3D', '\x1bOD', '\x1b[1~', '\x1b[4~', '\r'],
  deleting: ['one two  three', '\x7f', '\b', '\x08', '\x17', '\x1b\x7f', 'x', '\x01', '\x04', '\x1b[3~', '\x1bd', '\x1b[3;5~', 'four five', '\x1b[D', '\x15', '\x0b', 'end', '\x7f', '\r', '\x7f', '\x1b[3~'],
  killing: ['first second', '\x15', '\x19', ' third', '\x01', '\x0b', 'fourth', '\x15', '\x19', '\x1by', '\x1by', 'x', '\x1by', '\r'],
  undoing: ['a', 'b', 'c', '\x1f', '\x1f', '\x1e', '\x1f', '\x1f', '\x1f', 'new', '\x17', '\x1f', '\r', '\x1f'],
  history: ['one\r', 'two\r', 'two\r', 'three\r', '  \r', '\r', '\x1b[A', '\x1b[A', '\x1b[A', '\x1b[A', '\x1b[A', '\x1b[B', '\x1b[B', '\x1b[B', '\x1b[B', '\x1b[B', 'tw', '\x1b[A', '\x1b[B', '\x10', '\x10', '\x0e', '\x0e', 't\x1b[A\x1b[A', 'x', '\x1b[A', '\r'],
  special: ['\u00fc\u{1F600}x', '\x1b[D', '\x1b[D', '\x1b[D', '\x1b[C', '\x7f', '\x06\x04', '\u4e2d\u6587', '\x02', '\x7f', '\t', '\x1b', '\x1ba', '\x00', '\x1c', '\r'],
  ends: ['a\n', 'b\r\n', 'c\r', '\n', '\n', 'd\r\r', 'e\u2028f\r', '\n\n'],
  clearing: ['text', '\x0c', '\x01', '\x0c', '\r'],
  unknown: ['\x1b[99~', '\x1b[200~', '\x1bx', '\x07', '\x11', '\x14', '\x1bOP', '\x1b[5~', '\x1b[Z', '\r'],
};

async function main() {
  for (const [name, keys] of Object.entries(sessions)) {
    console.log(`-- ${name}`);
    const { rl, type } = open();
    rl.prompt();
    for (const key of keys) await type(key);
    rl.close();
  }
  console.log('-- narrow');
  const narrow = open({ columns: 10, prompt: 'ab> ' });
  narrow.rl.prompt();
  for (const key of ['1234', '5', '6', '\u4e2d', '789012345', '\x01', '\x05', '\x02', '\x1b[D', 'X', '\x15', '\x1f', '\x01', 'y', '\r']) await narrow.type(key);
  console.log('-- history options');
  const small = open({ historySize: 2, removeHistoryDuplicates: true, history: ['old', 'older'] });
  small.rl.on('history', (lines) => console.log('history', lines));
  for (const key of ['x\r', 'old\r', 'x\r', '\x1b[A', '\x1b[A', '\x1b[A']) await small.type(key);
  const none = open({ historySize: 0 });
  for (const key of ['x\r', '\x1b[A']) await none.type(key);
  console.log('-- writing');
  const written = open();
  written.rl.write('typed');
  written.rl.write(null, { ctrl: true, name: 'u' });
  written.rl.write('two\nlines');
  await written.type('');
  written.rl.setPrompt('new> ');
  written.rl.prompt(true);
  await written.type('x');
  console.log(written.rl.getPrompt(), written.rl.terminal, written.rl.history);
  console.log('-- control');
  const control = open();
  control.rl.on('SIGINT', () => console.log('SIGINT'));
  control.rl.on('SIGTSTP', () => console.log('SIGTSTP'));
  for (const event of ['pause', 'resume', 'close']) control.rl.on(event, () => console.log(event));
  for (const key of ['abc', '\x03', '\x1a', '\x04', '\x15', '\x04']) await control.type(key);
  const interrupted = open();
  interrupted.rl.on('close', () => console.log('closed by ^C'));
  await interrupted.type('\x03');
  const ended = open();
  ended.rl.on('close', () => console.log('closed by the end'));
  await ended.type('last');
  ended.rl.on('line', (line) => console.log('line', line));
  ended.input.end();
}
main();
