'use strict';
// UDP sockets on the loopback: binding, sending in every form, connections, options, groups, blocked peers, the end.
const dgram = require('dgram');
const net = require('net');
const { once } = require('events');

const shown = (name, action) => {
  try {
    const result = action();
    console.log(name, result instanceof dgram.Socket ? 'socket' : result);
  } catch ({ name: kind, code, message, syscall, errno, info }) {
    console.log(name, kind, code, message, syscall, errno, info);
  }
};
const sent = (socket, ...args) =>
  new Promise((resolve) => {
    socket.send(...args, (error, bytes) => resolve(error ? error.message.replace(/:\d+$/, '') : bytes));
  });
const open = async (options) => {
  const socket = dgram.createSocket(options);
  socket.bind(0, options.type === 'udp6' ? '::1' : '127.0.0.1');
  await once(socket, 'listening');
  return socket;
};
const next = async (socket) => {
  const [data, { address, family, size, port }] = await once(socket, 'message');
  return [data.toString(), address, family, size, port > 0];
};

function unbound() {
  const socket = dgram.createSocket('udp4');
  for (const name of ['address', 'remoteAddress', 'getRecvBufferSize', 'getSendQueueSize', 'getSendQueueCount', 'disconnect']) {
    shown(name, () => socket[name]());
  }
  shown('ttl', () => socket.setTTL(4));
  shown('ttl of a string', () => socket.setTTL('4'));
  shown('size', () => socket.setRecvBufferSize(-1));
  shown('group', () => socket.addMembership());
  shown('interface', () => socket.setMulticastInterface('0.0.0.0'));
  for (const args of [[], [1, 80], ['x'], ['x', 0], ['x', 65_536], ['x', 5, 5], ['x', 0, 5, 80], ['x', 80, 1], [[1], 80]]) {
    shown(`send ${JSON.stringify(args)}`, () => socket.send(...args));
  }
  socket.close();
  for (const name of ['close', 'address', 'bind', 'bindSync']) shown(`closed ${name}`, () => socket[name]());
  for (const type of ['udp5', { type: 'udp4', lookup: 1 }, { type: 'udp4', recvBufferSize: '1' }, { type: 'udp4', signal: 1 }]) {
    shown('type', () => dgram.createSocket(type));
  }
}

async function exchange(type, any) {
  const server = await open({ type });
  const { port, family, address } = server.address();
  console.log(address, family, port > 0);
  const client = dgram.createSocket(type);
  const messages = [['text'], [Buffer.from('bytes')], [['a', new Uint8Array([98]), 'c']], [''], [[]], ['abcdef', 2, 3], [new Uint16Array(2)]];
  for (const message of messages) {
    const arrived = next(server);
    console.log(await sent(client, ...message, port, any), ...(await arrived));
  }
  console.log(await sent(client, Buffer.alloc(70_000), port, any), client.getSendQueueSize());
  client.connect(port, any);
  await once(client, 'connect');
  console.log(client.remoteAddress().port === port);
  shown('with a port', () => client.send('x', 0, 1, port));
  shown('again', () => client.connect(port));
  const empty = next(server);
  console.log(await sent(client, ''), ...(await empty));
  server.on('message', (data, peer) => server.send('', peer.port, peer.address));
  const answer = next(client);
  console.log(await sent(client, 'question'), ...(await answer));
  client.disconnect();
  shown('disconnected', () => client.remoteAddress());
  server.close();
  client.close(() => console.log('closed'));
  await once(client, 'close');
}

async function many() {
  const server = await open({ type: 'udp4', recvBufferSize: 400_000 });
  const client = dgram.createSocket('udp4');
  let count = 0;
  const all = new Promise((resolve) => {
    server.on('message', () => {
      if (++count === 100) resolve();
    });
  });
  for (let i = 0; i < 100; i++) client.send(`${i}`, server.address().port);
  await all;
  console.log('many', count, server.getRecvBufferSize() >= 400_000);
  server.close();
  client.close();
}

async function options() {
  const socket = await open({ type: 'udp4', reuseAddr: true });
  for (const ttl of [0, 1, 255, 256]) shown(`ttl ${ttl}`, () => socket.setTTL(ttl));
  for (const ttl of [-1, 0, 255, 256]) shown(`multicast ttl ${ttl}`, () => socket.setMulticastTTL(ttl));
  shown('loopback', () => socket.setMulticastLoopback(false));
  shown('broadcast', () => socket.setBroadcast(true));
  shown('interface', () => socket.setMulticastInterface('127.0.0.1'));
  shown('interface', () => socket.setMulticastInterface('::1'));
  shown('interface', () => socket.setMulticastInterface('x'));
  shown('join', () => socket.addMembership('224.0.0.114', '127.0.0.1'));
  shown('join again', () => socket.addMembership('224.0.0.114', '127.0.0.1'));
  shown('join', () => socket.addMembership('1.2.3.4'));
  shown('leave', () => socket.dropMembership('224.0.0.114', '127.0.0.1'));
  shown('leave again', () => socket.dropMembership('224.0.0.114', '127.0.0.1'));
  shown('source', () => socket.addSourceSpecificMembership('127.0.0.1', '232.1.1.1', '127.0.0.1'));
  shown('source', () => socket.dropSourceSpecificMembership('127.0.0.1', '232.1.1.1', '127.0.0.1'));
  shown('source', () => socket.addSourceSpecificMembership('x', '232.1.1.1'));
  const { port } = socket.address();
  const second = dgram.createSocket('udp4');
  second.bind(port, '127.0.0.1');
  const [{ code, syscall, address }] = await once(second, 'error');
  console.log(code, syscall, address);
  shown('bound again', () => socket.bind());
  const third = dgram.createSocket({ type: 'udp4', reuseAddr: true });
  shown('shared', () => third.bindSync({ address: '127.0.0.1', port }).port === port);
  shown('names', () => third.connectSync(80, 'localhost'));
  for (const each of [socket, second, third]) each.close();
}

async function others() {
  const receiveBlockList = new net.BlockList();
  receiveBlockList.addAddress('127.0.0.1');
  const blocking = await open({ type: 'udp4', receiveBlockList, sendBlockList: receiveBlockList });
  blocking.on('message', () => console.log('not blocked'));
  console.log(await sent(blocking, 'x', blocking.address().port, '127.0.0.1'));
  const client = dgram.createSocket('udp4');
  await sent(client, 'x', blocking.address().port, '127.0.0.1');
  await new Promise(setImmediate);
  blocking.close();
  client.close();
  const lookup = (name, family, callback) => {
    console.log('lookup', name, family);
    if (name === 'nowhere') callback(new Error('there is no such place'));
    else setImmediate(callback, null, '127.0.0.1', 4);
  };
  const own = await open({ type: 'udp4', lookup });
  console.log(await sent(own, 'x', 9, 'somewhere'), await sent(own, 'x', 9, 'nowhere'));
  own.close();
  const controller = new AbortController();
  const aborted = dgram.createSocket({ type: 'udp4', signal: controller.signal });
  aborted.bind();
  controller.abort();
  await once(aborted, 'close');
  // A connected socket learns that its peer is not there.
  const gone = await open({ type: 'udp4' });
  const { port } = gone.address();
  gone.close();
  await once(gone, 'close');
  const alone = dgram.createSocket('udp4');
  alone.connectSync(port);
  alone.send('x');
  const [error] = await once(alone, 'error');
  console.log(error.message, error.syscall);
  alone.close();
  dgram.createSocket('udp4').bind().unref();
}

(async () => {
  unbound();
  await exchange('udp4', '127.0.0.1');
  await exchange('udp6', '::1');
  await many();
  await options();
  await others();
})();
