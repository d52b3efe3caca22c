'use strict';
// The compatibility API, files, trailers, CONNECT and expectations.
const http2 = require('http2');
const { text } = require('stream/consumers');

const server = http2.createServer(async (request, response) => {
  const { url } = request;
  console.log(request.method, url, request.httpVersion, request.authority !== undefined, request.scheme, request.headers.accept);
  if (url === '/echo') {
    response.writeHead(201, { 'x-length': (await text(request)).length });
    response.end(JSON.stringify(request.trailers));
  } else if (url === '/trailers') {
    response.setHeader('Trailer', 'x-sum');
    response.setTrailer('x-sum', '3');
    response.write('a');
    response.end('b', () => console.log('finished', response.writableEnded));
  } else if (url === '/headers') {
    response.setHeader('X-One', 1);
    response.appendHeader('x-one', '2');
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    for (const action of [
      () => response.setHeader(':path', 'x'),
      () => response.setHeader('a b', 'x'),
      () => response.setHeader('x', undefined),
      () => (response.statusCode = 99),
      () => (response.statusCode = 101),
      () => response.writeContinue(),
      () => response.writeEarlyHints({ link: '</a.css>; rel=preload' }),
    ]) {
      try {
        console.log(action());
      } catch (error) {
        console.log(error.name, error.code, error.message);
      }
    }
    console.log(response.getHeaderNames(), response.hasHeader('X-ONE'), response.getHeader('x-one'), response.headersSent);
    response.end('done');
  } else if (url === '/file') {
    response.stream.respondWithFile(__filename, { 'content-type': 'text/plain' }, { offset: 1, length: 10 });
  } else {
    response.statusCode = 404;
    response.end();
  }
});
server.on('connect', (request, response) => {
  console.log('connect', request.headers[':authority']);
  response.end('tunnel');
});
server.on('checkExpectation', (request, response) => {
  console.log('expects', request.headers.expect);
  response.statusCode = 417;
  response.end();
});

function ask(client, headers, body, trailers) {
  return new Promise((resolve) => {
    const stream = client.request(headers, trailers ? { waitForTrailers: true } : undefined);
    const lines = [];
    if (trailers) stream.on('wantTrailers', () => stream.sendTrailers(trailers));
    stream.on('headers', (interim) => lines.push(`interim ${interim[':status']} ${interim.link ?? ''}`));
    stream.on('continue', () => lines.push('continue'));
    stream.on('response', ({ date, ...rest }) => lines.push(`response ${typeof date} ${JSON.stringify(rest)}`));
    stream.on('trailers', (fields) => lines.push(`trailers ${JSON.stringify(fields)}`));
    stream.setEncoding('utf8');
    let received = '';
    stream.on('data', (chunk) => (received += chunk));
    stream.on('error', (error) => lines.push(`error ${error.code}`));
    stream.on('close', () => {
      console.log(`${headers[':path']}: ${lines.join('; ')}; ${received}; ${stream.rstCode}`);
      resolve();
    });
    if (!stream.writableEnded) stream.end(body);
  });
}

server.listen(0, async () => {
  const authority = `http://localhost:${server.address().port}`;
  const client = http2.connect(authority);
  await ask(client, { ':path': '/none', accept: 'x' });
  await ask(client, { ':path': '/echo', ':method': 'POST' }, 'some body', { 'x-t': '1' });
  await ask(client, { ':path': '/trailers' });
  await ask(client, { ':path': '/headers' });
  await ask(client, { ':path': '/headers', ':method': 'HEAD' });
  await ask(client, { ':path': '/file' });
  await ask(client, { ':method': 'CONNECT', ':authority': 'there:1' });
  await ask(client, { ':path': '/echo', ':method': 'POST', expect: '100-continue' }, 'x');
  await ask(client, { ':path': '/other', expect: 'more' });
  client.close();
  server.close();
});
