import { parentPort, workerData } from 'node:worker_threads';

const lines = [];

async function connect(name) {
  const socket = new WebSocket(workerData);
  const answers = new Map();
  const waiters = [];
  const events = [];
  let nextId = 0;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (answers.has(message.id)) answers.get(message.id)(message.result ?? message.error);
    else if (message.error) answers.get('wrong')(message.error);
    else if (waiters.some((waiter) => waiter.method === message.method))
      waiters.splice(waiters.findIndex((waiter) => waiter.method === message.method), 1)[0].resolve(message.params);
    else events.push(message);
  };
  await new Promise((resolve) => (socket.onopen = resolve));
  return {
    socket,
    send: (method, params) =>
      new Promise((resolve) => {
        answers.set(++nextId, resolve);
        socket.send(JSON.stringify({ id: nextId, method, params }));
      }),
    wrong: (text) =>
      new Promise((resolve) => {
        answers.set('wrong', resolve);
        socket.send(text);
      }),
    event: (method) => {
      const index = events.findIndex((event) => event.method === method);
      if (index >= 0) return Promise.resolve(events.splice(index, 1)[0].params);
      return new Promise((resolve) => waiters.push({ method, resolve }));
    },
    note: (what) => lines.push(`${name}: ${what}`),
  };
}

const first = await connect('first');
const second = await connect('second');
await first.send('Runtime.runIfWaitingForDebugger');
await first.send('Debugger.enable');
await second.send('Debugger.enable');
await first.send('Debugger.pause');
const [pause] = await Promise.all([first.event('Debugger.paused'), second.event('Debugger.paused')]);
first.note(pause.callFrames.at(-1) !== undefined && pause.reason);
second.note(JSON.stringify(await second.send('Runtime.evaluate', { expression: "globalThis.state = 'changed'" })));
second.note(typeof (await second.wrong('{"id":0}')).code);
second.note(JSON.stringify(await second.send('No.thing')));
await second.send('Debugger.resume');
await Promise.all([first.event('Debugger.resumed'), second.event('Debugger.resumed')]);
const [stop] = await Promise.all([first.event('Debugger.paused'), second.event('Debugger.paused')]);
first.note(stop.callFrames[0].location.lineNumber);
parentPort.postMessage(lines);
first.socket.close();
second.socket.close();
