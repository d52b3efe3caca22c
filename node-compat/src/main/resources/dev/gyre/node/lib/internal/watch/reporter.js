// In the process of a watched program: tells the watcher which files are loaded.

function begin() {
  if (typeof process.send !== 'function') return;
  const { fileURLToPath } = require('url');
  require('module').registerHooks({
    load(url, context, nextLoad) {
      if (url.startsWith('file:') && process.connected) process.send({ 'watch:require': [fileURLToPath(url)] });
      return nextLoad(url, context);
    },
  });
  process.channel?.unref();
}

module.exports = { begin };
