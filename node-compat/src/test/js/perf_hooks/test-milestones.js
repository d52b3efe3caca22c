// The marks of the process itself can be measured from, and no other mark may have their names.
const { performance } = require('perf_hooks');

for (const name of ['nodeStart', 'v8Start', 'environment', 'loopStart', 'loopExit', 'bootstrapComplete']) {
  for (const make of [() => performance.mark(name), () => new PerformanceMark(name)]) {
    try {
      console.log(make().name);
    } catch (error) {
      console.log(error.name, error.code, error.message);
    }
  }
  console.log(performance.measure('since', name).startTime === performance.nodeTiming[name]);
}
for (const name of ['duration', 'startTime', 'toJSON', 'missing']) {
  try {
    console.log(performance.measure('since', name).name);
  } catch (error) {
    console.log(error.name, error.message);
  }
  console.log(performance.mark(name).name, performance.measure('since', name).detail);
}
