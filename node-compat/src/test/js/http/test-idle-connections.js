// Idle connections of an agent that their server has closed, or on which data arrives, are not used again.
'use strict';
const fs = require('fs');
const http = require('http');
const net = require('net');
const os = require('os');
const path = require('path');

const file = path.join(os.tmpdir(), `idle-${process.pid}`);
const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: keep-alive\r\n\r\nok';
const poison = answer.replace('ok', 'no');

async function run(title, place) {
  let latest;
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', () => {
      socket.write(answer);
      latest = socket;
    });
  });
  await new Promise((resolve) => server.listen(place ?? 0, resolve));
  const agent = new http.Agent({ keepAlive: true });
  const target = place ? { socketPath: place } : { port: server.address().port };
  const get = (method, body) =>
    new Promise((resolve) => {
      const request = http.request({ ...target, agent, method }, (response) => {
        let text = '';
        response.on('data', (piece) => (text += piece));
        response.on('end', () => resolve(`${text} reused ${request.reusedSocket}`));
      });
      request.on('error', (error) => resolve(error.code));
      request.end(body);
    });
  const later = (ms) => new Promise((resolve) => (ms ? setTimeout(resolve, ms) : process.nextTick(resolve)));

  console.log(title, await get('GET'), await get('POST', 'x'));
  for (const method of ['GET', 'POST']) {
    await get('GET');
    await later(0);
    latest.destroy(); // In the turn in which the connection is used again.
    console.log(title, method, 'closed now', await get(method, method === 'POST' ? 'x'.repeat(100000) : undefined));
  }
  await get('GET');
  await later(0);
  latest.destroy();
  await later(20);
  console.log(title, 'closed before', await get('GET'));
  await later(0);
  latest.write(poison);
  await later(20);
  console.log(title, 'data before', Object.keys(agent.freeSockets).length, await get('GET'));
  console.log(title, 'kept', await get('GET'));
  agent.destroy();
  server.close();
}

run('tcp')
  .then(() => run('unix', file))
  .finally(() => fs.rmSync(file, { force: true }));
