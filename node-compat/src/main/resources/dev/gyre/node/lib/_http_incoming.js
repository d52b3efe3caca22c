// The incoming messages of node:http by the name of Node's own module.

const { IncomingMessage } = require('internal/http/incoming');

function readStart(socket) {
  if (socket && !socket._paused && socket.readable) socket.resume();
}

function readStop(socket) {
  if (socket) socket.pause();
}

module.exports = { IncomingMessage, readStart, readStop };
