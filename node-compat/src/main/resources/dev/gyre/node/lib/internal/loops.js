// A loop among several of its process (gyre --loops) is replaced by a new one.

const { state } = require('internal/net/sharing');

// Takes no more connections, and ends the loop when those that there are have been served.
function drain() {
  let left = 1;
  const closed = () => {
    left--;
    if (left === 0) process.exit();
  };
  for (const server of [...state.servers]) {
    left++;
    server.once('close', closed);
    if (typeof server._drain === 'function') server._drain();
    else server.close();
  }
  closed();
}

module.exports = { drain };
