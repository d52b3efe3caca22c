// node:domain, deprecated: only the names, so that programs which import it load; no domain is ever active.

module.exports = {
  _stack: [],
  active: null,
  ...require('internal/not_implemented').notImplementedAll('domain', 'Domain create createDomain'),
};
