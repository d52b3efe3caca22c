import { createServer } from 'node:http';
import { activeResources, settled } from 'gyre:loop';

// The server answers at once and writes its log half a second later.
const log = [];
const server = createServer((request, response) => {
  response.end('ok');
  setTimeout(() => log.push(`served ${request.url}`), 500);
}).listen(0, '127.0.0.1');
await settled({ ignore: ['server'] });

for (const path of ['/a', '/b']) await (await fetch(`http://127.0.0.1:${server.address().port}${path}`)).text();
console.log('answered, log:', log);

// Fulfilled when all that the requests caused is over; the server and its kept connections may stay.
await settled({ ignore: ['server', 'connection'] });
console.log('settled, log:', log);

for (const { kind, place } of activeResources().filter(({ kind }) => kind === 'server')) console.log('alive:', kind, 'made at', place);
const error = await settled({ timeout: 50 }).catch((reason) => reason);
console.log(error.code);
server.close();
