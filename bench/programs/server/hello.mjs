import { createServer } from 'node:http';

const server = createServer((request, response) => response.end('Hello World\n'));
server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => console.log(server.address().port));
