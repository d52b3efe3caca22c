// A connection takes another request in the next turn of the loop; a request of the same turn has one of its own.
'use strict';
const http = require('node:http');
const { setTimeout: sleep } = require('node:timers/promises');

const seen = new Map();
const server = http.createServer((request, response) => {
  const { remotePort } = request.socket;
  if (!seen.has(remotePort)) seen.set(remotePort, seen.size + 1);
  response.end(`connection ${seen.get(remotePort)}`);
});

server.listen(0, async () => {
  const url = `http://localhost:${server.address().port}/`;
  const ask = async () => (await fetch(url)).text();
  console.log(await ask());
  console.log('at once:', await ask());
  await sleep(20);
  seen.clear();
  const first = await ask();
  await sleep(20);
  console.log('later:', first, await ask());
  server.close();
  server.closeAllConnections();
});
