// Headers of the connection: fetch closes it if it is asked to, and refuses those that it cannot send.
const http = require('http');

const server = http.createServer((request, response) => response.end(JSON.stringify(request.rawHeaders.slice(2))));
server.listen(0, '127.0.0.1', async () => {
  const url = `http://127.0.0.1:${server.address().port}`;
  for (const headers of [
    {},
    { connection: 'close' },
    { connection: 'x, Close' },
    { connection: 'x' },
    { 'keep-alive': '1' },
    { 'transfer-encoding': 'chunked' },
    { upgrade: 'x' },
    { expect: '100-continue' },
    { host: 'other', 'content-length': '5' },
  ]) {
    try {
      const response = await fetch(url, { headers });
      console.log(JSON.stringify(headers), await response.text());
    } catch ({ message, cause }) {
      console.log(JSON.stringify(headers), message, cause.name, cause.code, cause.message);
    }
  }
  server.close();
});
