// Without any hook the numbers are right all the same: each callback has its own, whose maker is what asked for it.
const { executionAsyncId, triggerAsyncId, executionAsyncResource, AsyncLocalStorage } = require('async_hooks');
const assert = require('assert');
const dns = require('dns');
const fs = require('fs');
const net = require('net');
const store = new AsyncLocalStorage();
const seen = new Set([executionAsyncId()]);

function check(maker) {
  const id = executionAsyncId();
  assert.ok(id > 0 && !seen.has(id), `${id}`);
  seen.add(id);
  assert.strictEqual(triggerAsyncId(), maker);
  assert.strictEqual(typeof executionAsyncResource(), 'object');
  assert.strictEqual(executionAsyncResource(), executionAsyncResource());
  assert.strictEqual(store.getStore(), 'kept');
  return id;
}

assert.strictEqual(executionAsyncId(), 1);
assert.strictEqual(triggerAsyncId(), 0);
store.run('kept', () => {
  fs.stat(__filename, () => {
    const one = check(1);
    fs.readFile(__filename, () => {
      const id = executionAsyncId();
      assert.ok(id > one);
      dns.lookup('127.0.0.1', () => {
        const server = net.createServer((socket) => {
          assert.strictEqual(store.getStore(), 'kept');
          const listener = executionAsyncId();
          socket.on('data', () => {
            assert.strictEqual(triggerAsyncId(), listener);
            assert.notStrictEqual(executionAsyncId(), listener);
            socket.end();
            server.close(() => console.log('ok'));
          });
        }).listen(0, '127.0.0.1', () => net.connect(server.address().port, '127.0.0.1').end('text').resume());
      });
    });
  });
});
