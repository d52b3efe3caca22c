// The standard streams, where they are pipes.
const { createHook, executionAsyncId, triggerAsyncId } = require('async_hooks');
const lines = [];
let input;
createHook({
  init(id, type, trigger, resource) {
    if (type !== 'PIPEWRAP') return;
    input = id;
    lines.push(`${type} by ${trigger}`);
  },
}).enable();
for (const name of ['stdout', 'stderr', 'stdin']) {
  lines.push(name);
  process[name];
}
process.stdin.on('end', () => console.log(lines.join('\n')));
process.stdin.resume();
