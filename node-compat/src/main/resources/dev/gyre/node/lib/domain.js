// node:domain, deprecated: the names, so that programs load; no domain is ever active.

module.exports = {
  _stack: [],
  active: null,
  ...require('internal/not_implemented').notImplementedAll('domain', 'Domain create createDomain'),
};
