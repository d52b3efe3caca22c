// Messages between a program and what it forks.
'use strict';
const { fork } = require('child_process');
const { once } = require('events');

function child(kind) {
  if (kind === 'echo') {
    process.on('message', (message) => {
      if (message === 'end') process.disconnect();
      else process.send({ kind: typeof message, message });
    });
    return;
  }
  if (kind === 'about') {
    const about = [process.connected, typeof process.send, typeof process.disconnect, 'NODE_CHANNEL_FD' in process.env, process.argv.slice(2), process.channel !== undefined];
    process.send(about, (error) => {
      process.send({ sent: error });
      process.disconnect();
      process.send('late', (late) => {
        console.log('late', late.code, late.message);
        process.once('error', (error) => console.log('again', error.code, error.message));
        process.disconnect();
      });
      console.log(process.connected, process.channel);
      console.error('errors too');
    });
    return;
  }
  // Held by its listeners, until the parent goes.
  process.on('disconnect', () => console.log('the parent has gone'));
  process.once('message', ({ map, date, big, bytes }) => process.send({ map, date, big: big + 1n, bytes }));
}

// Runs a forked child to its end; its messages, then how it ended, then what it wrote.
function run(kind, options, act) {
  return new Promise((resolve) => {
    const forked = fork(__filename, ['--', kind], options);
    const texts = ['', ''];
    const steps = { exit: false, disconnect: false, streams: [forked.stdout, forked.stderr].filter(Boolean).length };
    const step = () => {
      if (!steps.exit || !steps.disconnect || steps.streams > 0) return;
      console.log(kind, 'ended', steps.exit, forked.connected, texts);
      resolve(forked);
    };
    [forked.stdout, forked.stderr].forEach((stream, i) => {
      stream?.setEncoding('utf8').on('data', (text) => { texts[i] += text; }).on('end', () => {
        steps.streams--;
        step();
      });
    });
    forked.on('message', (message) => console.log(kind, 'message', message));
    forked.on('error', (error) => console.log(kind, 'error', error.code, error.message));
    forked.on('disconnect', () => {
      steps.disconnect = true;
      step();
    });
    forked.on('exit', (code, signal) => {
      steps.exit = `${code} ${signal}`;
      step();
    });
    act?.(forked);
  });
}

async function main() {
  await run('echo', {}, (forked) => {
    console.log(forked.connected, forked.channel !== null, forked.stdin, forked.stdout);
    for (const message of ['text', 1.5, true, null, { a: [1, { b: 'ü\n' }] }, [undefined, () => {}], 'x'.repeat(200000).length, '']) forked.send(message);
    for (const wrong of [undefined, 1n, Symbol('s'), () => {}]) {
      try {
        forked.send(wrong);
      } catch (error) {
        console.log(error.code, error.message);
      }
    }
    console.log(forked.send('end', (error) => console.log('callback', error)));
  });
  const gone = await run('about', { silent: true });
  console.log(gone.send('x', (error) => console.log(error.code)));
  await new Promise(setImmediate);
  gone.disconnect();
  const unborn = fork(__filename, ['--', 'x'], { execPath: '/no/such/program', silent: true });
  for (const name of ['error', 'close', 'disconnect']) unborn.on(name, (arg) => console.log('unborn', name, arg?.code ?? arg));
  await new Promise((resolve) => { unborn.on('close', resolve); });
  for (const serialization of ['json', 'advanced']) {
    const forked = fork(__filename, ['--', 'echo'], { serialization, silent: true });
    const sent = ['a', 'b'.repeat(3000000), 'é'.repeat(100000), ''];
    for (const text of sent) forked.send(text);
    let count = 0;
    forked.on('message', ({ message }) => {
      console.log(serialization, message.length, message === sent[count]);
      if (++count === sent.length) forked.send('end');
    });
    await once(forked, 'exit');
  }
  await run('held', { serialization: 'advanced', stdio: ['ignore', 'pipe', 'ignore', 'ignore', 'ipc'] }, (forked) => {
    forked.send({ map: new Map([[1, 'one']]), date: new Date(0), big: 2n ** 70n, bytes: new Uint8Array([1, 2]) });
    forked.on('message', () => forked.disconnect());
  });
}

if (process.argv[2] === '--') child(process.argv[3]);
else main();
