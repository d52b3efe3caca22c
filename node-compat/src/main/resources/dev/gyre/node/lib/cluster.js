// node:cluster. https://nodejs.org/api/cluster.html

module.exports = require(
  Object.hasOwn(process.env, 'NODE_UNIQUE_ID') ? 'internal/cluster/child' : 'internal/cluster/primary',
);
