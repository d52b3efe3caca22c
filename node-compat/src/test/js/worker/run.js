// Runs a text as a worker; what its parent sees, in order, without 'online', which may come before or after the first message.
const { Worker } = require('worker_threads');

module.exports = (code, options = {}) => new Promise((resolve) => {
  const seen = [];
  const worker = new Worker(code, { eval: true, ...options });
  worker.on('online', () => options.online?.(worker));
  worker.on('message', (message) => seen.push(['message', message]));
  worker.on('messageerror', (error) => seen.push(['messageerror', error.message]));
  worker.on('error', (error) => seen.push(['error', error?.name, error?.code, error?.message ?? error, Object.keys(Object(error))]));
  worker.on('exit', (code) => resolve([...seen, ['exit', code]]));
});
