// A status that is none is refused, however the response is ended.
const http = require('http');

const server = http.createServer((req, res) => {
  for (const status of [-1, 0, 99, 1000, 2 ** 31, NaN, 'abc']) {
    res.statusCode = status;
    try {
      res.end('x');
    } catch (error) {
      console.log(status, error.code);
    }
  }
  res.statusCode = 200;
  res.end('done');
});
server.listen(0, '127.0.0.1', () => {
  http.get({ port: server.address().port, host: '127.0.0.1' }, (res) => {
    res.setEncoding('utf8');
    res.on('data', (data) => console.log(res.statusCode, data));
    res.on('end', () => server.close());
  });
});
