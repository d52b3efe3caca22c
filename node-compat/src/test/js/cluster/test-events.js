// The order of the events of a cluster: a worker that the primary disconnects, one that ends itself, one that is killed, and one that throws.
'use strict';
const cluster = require('cluster');
const net = require('net');
const { once } = require('events');

function worker(kind) {
  const server = net.createServer((socket) => socket.end(`${cluster.worker.id} ${cluster.isWorker} ${cluster.isPrimary}`));
  server.on('close', () => process.send('server closed'));
  cluster.worker.on('disconnect', () => console.log('worker: disconnect', cluster.worker.exitedAfterDisconnect));
  process.on('disconnect', () => console.log('process: disconnect', process.connected));
  process.on('exit', (code) => console.log('exit', code));
  server.listen(0, '127.0.0.1', () => {
    process.send(['listening', 'NODE_UNIQUE_ID' in process.env, cluster.worker.state, cluster.worker.id]);
    if (kind === 'leave') process.once('message', () => cluster.worker.disconnect());
    if (kind === 'throw') process.once('message', () => { throw 'on purpose'; }); // prettier-ignore
    if (kind === 'cut') process.once('message', () => process.disconnect());
  });
}

const show = (value) => JSON.stringify(value, (key, inner) => (key === 'port' ? typeof inner : inner));

// Runs one worker to its end, and prints what happens in the primary, then what it wrote.
async function run(kind) {
  console.log(`== ${kind}`);
  cluster.setupPrimary({ silent: true, args: [kind], execArgv: [] });
  const forked = cluster.fork({ KIND: kind });
  let output = '';
  forked.process.stdout.on('data', (data) => (output += data));
  forked.process.stderr.resume();
  for (const event of ['online', 'listening', 'disconnect', 'exit', 'message']) {
    forked.on(event, (...values) => {
      console.log('  worker', event, show(values), forked.state, forked.exitedAfterDisconnect, forked.id in cluster.workers);
    });
  }
  const [address] = await once(forked, 'listening');
  const text = await new Promise((resolve) =>
    net.connect(address.port, '127.0.0.1').on('data', (data) => resolve(`${data}`.replace(/^\d+/, 'id'))),
  );
  console.log('  answer', text, forked.isConnected(), forked.isDead());
  const ended = Promise.all([once(cluster, 'exit'), once(cluster, 'disconnect'), once(forked.process, 'close')]);
  if (kind === 'told') forked.disconnect();
  else if (kind === 'killed') forked.kill('SIGKILL');
  else forked.send('go');
  await ended;
  console.log('  ended', forked.isConnected(), forked.isDead(), forked.exitedAfterDisconnect);
  console.log(output.replace(/^/gm, '    ').trimEnd());
}

async function main() {
  console.log(cluster.isPrimary, cluster.isMaster, cluster.isWorker, cluster.schedulingPolicy === cluster.SCHED_RR);
  console.log(Object.keys(cluster).join(), Object.keys(cluster.Worker.prototype).join());
  for (const event of ['setup', 'fork', 'online', 'listening', 'disconnect', 'exit']) {
    cluster.on(event, (...values) => {
      console.log('  cluster', event, show(values.map((value) => (value instanceof cluster.Worker ? 'worker' : value?.args ?? value))));
    });
  }
  for (const kind of ['told', 'leave', 'cut', 'throw', 'killed']) await run(kind);
  cluster.disconnect(() => console.log('all gone', Object.keys(cluster.workers).length));
}

if (cluster.isPrimary) main();
else worker(process.env.KIND);
