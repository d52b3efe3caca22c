// node:trace_events: nothing is traced.

module.exports = {
  ...require('internal/not_implemented').notImplementedAll('trace_events', 'createTracing'),
  getEnabledCategories() {},
};
