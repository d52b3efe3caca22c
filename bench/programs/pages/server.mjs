// Serves react.html, its rows, and the packages of a folder: `server.mjs PACKAGES`. Prints the port.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const [packages] = process.argv.slice(2);
const rows = JSON.stringify(Array.from({ length: 1000 }, (_, id) => ({ id, name: `row ${id}` })));
const answers = new Map([['/rows.json', ['application/json', rows]], ['/react.html', ['text/html', readFileSync(join(import.meta.dirname, 'react.html'))]]]);

const server = createServer((request, response) => {
  if (!answers.has(request.url)) answers.set(request.url, ['text/javascript', readFileSync(join(packages, request.url))]);
  const [type, body] = answers.get(request.url);
  response.writeHead(200, { 'content-type': type }).end(body);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
