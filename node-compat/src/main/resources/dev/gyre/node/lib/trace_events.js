// node:trace_events: only the names; nothing is traced.

module.exports = {
  ...require('internal/not_implemented').notImplementedAll('trace_events', 'createTracing'),
  getEnabledCategories() {},
};
