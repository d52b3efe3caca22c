import { createRequire } from 'node:module';

// PACKAGES is a folder in whose node_modules express is installed.
const express = createRequire(`${process.env.PACKAGES}/`)('express');
const app = express();
app.use((request, response, next) => {
  response.setHeader('X-Time', '1');
  next();
});
app.get('/', (request, response) => { response.json({ hello: 'world', path: request.path }); });
const server = app.listen(0, '127.0.0.1', () => console.log(server.address().port));
