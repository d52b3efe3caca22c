// Work of the thread pool in a page: what it gives comes as a task of the page, which has not settled until then.

const host = require('internal/page/host');

function delivery(kind, callback) {
  const end = host.begin(kind);
  return (...results) => {
    host.queue(() => callback(...results));
    end();
  };
}

module.exports = { delivery };
