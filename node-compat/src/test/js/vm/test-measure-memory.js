// vm.measureMemory(): its arguments and the shape of its result.
'use strict';
const { measureMemory } = require('vm');

for (const options of [{ mode: 1 }, { mode: 'x' }, { execution: 'x' }, 1, null])
  try {
    measureMemory(options);
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
const shape = (value) =>
  typeof value !== 'object' ? typeof value : Array.isArray(value) ? value.map(shape) : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]));
async function main() {
  for (const mode of [undefined, 'summary', 'detailed']) {
    const result = await measureMemory({ mode, execution: 'eager' });
    const { jsMemoryEstimate, jsMemoryRange } = result.total;
    console.log(JSON.stringify(shape(result)), jsMemoryRange[0] <= jsMemoryEstimate && jsMemoryEstimate <= jsMemoryRange[1]);
  }
}
main();
