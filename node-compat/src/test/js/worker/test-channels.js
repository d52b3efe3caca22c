// BroadcastChannel and messages to threads by number.
const { BroadcastChannel, Worker, postMessageToThread, threadId } = require('worker_threads');

(async () => {
  const channel = new BroadcastChannel('news');
  const heard = [];
  channel.onmessage = ({ data }) => {
    heard.push(data);
    if (data === 'ready') channel.postMessage({ to: 'all' });
    else if (data.back) channel.close();
  };
  const worker = new Worker(`const { BroadcastChannel } = require('worker_threads');
    const channel = new BroadcastChannel('news');
    new BroadcastChannel('other').unref().onmessage = () => { throw new Error('wrong channel'); };
    channel.onmessage = ({ data }) => { channel.postMessage({ back: data }); channel.close(); };
    channel.postMessage('ready');`, { eval: true });
  await new Promise((resolve) => { worker.on('exit', resolve); });
  await new Promise((resolve) => { setImmediate(resolve); });
  console.log(JSON.stringify(heard));

  // Every reader has bytes of its own.
  const [sender, one, two] = ['bytes', 'bytes', 'bytes'].map((name) => new BroadcastChannel(name));
  const read = [one, two].map((reader) => new Promise((resolve) => {
    reader.onmessage = ({ data }) => {
      data[0]++;
      resolve([...data]);
    };
  }));
  sender.postMessage(new Uint8Array([1, 2]));
  console.log(JSON.stringify(await Promise.all(read)));
  for (const end of [sender, one, two]) end.close();

  const fails = async (...parameters) => postMessageToThread(...parameters).catch((error) => console.log(error.name, error.code, error.message));
  await fails(threadId, 1);
  await fails(9999, 1);
  const listener = new Worker(`const { parentPort, threadId, postMessageToThread } = require('worker_threads');
    process.on('workerMessage', (value, source) => {
      if (value === 'throw') throw new Error('thrown');
      postMessageToThread(source, ['answer', value]).then(() => { if (value === 'end') parentPort.close(); });
    });
    parentPort.on('message', () => {}); parentPort.postMessage('ready');`, { eval: true });
  await new Promise((resolve) => { listener.once('message', resolve); });
  const answers = [];
  process.on('workerMessage', (value, source) => answers.push(value, source === listener.threadId));
  const exit = new Promise((resolve) => { listener.on('exit', resolve); });
  await fails(listener.threadId, 'throw');
  console.log(await postMessageToThread(listener.threadId, 'hello'), await postMessageToThread(listener.threadId, 'end'));
  console.log(await exit, JSON.stringify(answers));
})().catch((error) => console.log(error));
