// listen({ fd }) and new Socket({ fd }) with a descriptor of a file.
'use strict';
const fs = require('fs');
const net = require('net');

const fd = fs.openSync(__filename);
const server = net.createServer();
console.log(server.listen({ fd }) === server);
server.on('error', (error) => console.log(error.name, error.code, error.syscall, error.message));
try {
  new net.Socket({ fd });
} catch (error) {
  console.log(error.name, error.code, error.message);
}
try {
  new net.Socket({ fd: -1 });
} catch (error) {
  console.log(error.name, error.code, error.message);
}
