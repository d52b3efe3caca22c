// Follows resources of some types. They are numbered per type in the order in which they come; other types, ticks and promises mostly, is passed
// over: a resource made by one belongs to what made that.
const { createHook, executionAsyncId, triggerAsyncId, executionAsyncResource } = require('async_hooks');

// Lines are sorted where it is left to the system what comes first; "endless" names types whose end is left to the collector.
exports.follow = function follow(types, { sorted = false, endless = [] } = {}) {
  const names = new Map();
  const parents = new Map();
  const resources = new Map();
  const counts = new Map();
  const lines = [];
  const ended = [];
  const name = (id) => {
    while (!names.has(id) && parents.has(id)) id = parents.get(id);
    return names.get(id) ?? (id === 0 ? 'nothing' : 'main');
  };
  const hook = createHook({
    init(id, type, trigger, resource) {
      parents.set(id, trigger);
      if (!types.includes(type)) return;
      counts.set(type, (counts.get(type) ?? 0) + 1);
      names.set(id, `${type}-${counts.get(type)}`);
      resources.set(id, resource);
      lines.push(`init ${name(id)} by ${name(trigger)}`);
    },
    before(id) {
      if (names.has(id) && (executionAsyncId() !== id || executionAsyncResource() !== resources.get(id))) lines.push(`before ${name(id)} in ${name(executionAsyncId())}`);
    },
    after(id) {
      if (names.has(id) && executionAsyncId() !== id) lines.push(`after ${name(id)} in ${name(executionAsyncId())}`);
    },
    destroy(id) { if (names.has(id)) ended.push(name(id)); },
  }).enable();
  return {
    say: (text) => lines.push(`  ${text}: in ${name(executionAsyncId())} by ${name(triggerAsyncId())}`),
    // What has ended within a few turns of the loop; no resource may outlive the hook.
    print(turns = 5) {
      if (turns > 0) return void setImmediate(() => this.print(turns - 1));
      hook.disable();
      if (sorted) lines.sort();
      const over = ended.filter((text) => !endless.some((type) => text.startsWith(type)));
      console.log([...lines, `ended ${over.sort().join(', ') || 'nothing'}`].join('\n'));
    },
  };
};
