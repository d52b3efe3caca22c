// node:trace_events: nothing is traced.

module.exports = {
  ...require('internal/absent').absentAll('trace_events', 'createTracing'),
  getEnabledCategories() {},
};
