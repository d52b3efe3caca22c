// nodeTiming.uvMetricsInfo counts turns of the loop, events, and those that it did not wait for.
'use strict';
const { performance } = require('perf_hooks');
const { nodeTiming } = performance;
for (const name of ['uvMetricsInfo', 'uvMetricsInfoBigInt']) {
  const { get, set, enumerable, configurable } = Object.getOwnPropertyDescriptor(nodeTiming, name);
  console.log(name, typeof get, set, enumerable, configurable, nodeTiming[name]);
}
console.log('uvMetricsInfo' in nodeTiming.toJSON());
const turns = [];
const note = () => turns.push(nodeTiming.uvMetricsInfo.loopCount);
setTimeout(() => {
  note();
  setImmediate(() => {
    note();
    setTimeout(() => {
      note();
      console.log(turns[1] - turns[0], turns[2] - turns[1]);
      const before = nodeTiming.uvMetricsInfo;
      require('fs').readFile(__filename, () => {
        const { events, eventsWaiting, loopCount } = nodeTiming.uvMetricsInfo;
        console.log(events >= before.events, eventsWaiting <= events, loopCount > before.loopCount);
      });
    }, 5);
  });
}, 5);
