// Sockets in the file system, a watched folder, a signal.
const fs = require('fs');
const net = require('net');
const os = require('os');
const path = require('path');
const { follow } = require('./follow.js');
const run = follow(['PIPESERVERWRAP', 'PIPEWRAP', 'PIPECONNECTWRAP', 'FSEVENTWRAP', 'SIGNALWRAP'], { sorted: true });

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'async-hooks-'));
const server = net.createServer((socket) => {
  run.say('connection');
  socket.on('data', () => { run.say('data at the server'); socket.end('answer'); });
});
server.listen(path.join(folder, 'socket'), () => {
  run.say('listening');
  const client = net.connect(path.join(folder, 'socket'), () => { run.say('connect'); client.write('question'); });
  client.on('data', () => run.say('data at the client'));
  client.on('close', () => {
    run.say('close at the client');
    server.close(() => watch());
  });
});
function watch() {
  const watcher = fs.watch(folder, () => {
    run.say('change');
    watcher.removeAllListeners('change');
    watcher.close();
    process.nextTick(signal);
  });
  fs.writeFileSync(path.join(folder, 'file'), 'text');
}
function signal() {
  fs.rmSync(folder, { recursive: true });
  const hold = setTimeout(() => {}, 10_000);
  process.once('SIGUSR2', () => {
    run.say('signal');
    clearTimeout(hold);
    run.print();
  });
  process.kill(process.pid, 'SIGUSR2');
}
