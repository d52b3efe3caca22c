// A port that is there but says nothing is any port; one that is not there is an error.
const http = require('http');
const net = require('net');

async function listen(make, name, options) {
  const server = make();
  try {
    await new Promise((resolve, reject) => {
      server.on('error', reject);
      server.listen(options, resolve);
    });
    console.log(name, server.address().port > 0);
  } catch (error) {
    console.log(name, error.code, error.message);
  }
  server.close();
}

(async () => {
  for (const make of [() => http.createServer(), () => net.createServer()]) {
    await listen(make, 'undefined', { port: undefined });
    await listen(make, 'undefined and host', { port: undefined, host: '127.0.0.1' });
    await listen(make, 'null', { port: null });
    await listen(make, 'none', {});
    await listen(make, 'host alone', { host: '127.0.0.1' });
    await listen(make, 'text', { port: '0' });
    await listen(make, 'no number', { port: 'x' });
    await listen(make, 'flag', { port: true });
    await listen(make, 'path undefined', { path: undefined });
  }
})();
