// stream.finished of responses that are cut, its async context, and the data of a read that fails.
const { AsyncLocalStorage } = require('async_hooks');
const http = require('http');
const { finished, PassThrough, Readable } = require('stream');

const lines = [];
const log = (...values) => lines.push(values.join(' '));

function failingRead() {
  const stream = new Readable({
    read() {
      this.push('pushed');
      stream.destroy(new Error('failed'));
    },
  });
  finished(stream, { readable: true, writable: false }, (error) => log('read finished', error.message));
  stream.on('data', (data) => log('read data', data)).on('error', () => log('read error'));
  return new Promise((resolve) => stream.on('close', resolve));
}

function context() {
  const storage = new AsyncLocalStorage();
  const stream = new PassThrough();
  storage.run('of the call', () => finished(stream, () => log('context', storage.getStore())));
  storage.run('of the end', () => stream.resume().end());
  return new Promise((resolve) => stream.on('close', resolve));
}

const ways = {
  destroyed: (response) => response.destroy(),
  written: (response) => {
    response.write('some');
    response.destroy();
  },
  later: (response) => {
    response.write('some');
    setTimeout(() => response.destroy(), 10);
  },
  ended: (response) => {
    response.end('all');
    response.destroy();
  },
  whole: (response) => response.end('all'),
};

async function responses() {
  const server = http.createServer((request, response) => {
    const way = request.url.slice(1);
    finished(response, (error) => log(way, 'finished', error?.code));
    ways[way](response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  for (const way of Object.keys(ways)) {
    await new Promise((resolve) => {
      http
        .get({ port: server.address().port, path: `/${way}`, agent: false }, (message) => {
          message.on('error', () => {}).on('close', resolve);
          message.resume();
        })
        .on('error', resolve);
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  server.close();
}

(async () => {
  await failingRead();
  await context();
  await responses();
  console.log(lines.join('\n'));
})();
