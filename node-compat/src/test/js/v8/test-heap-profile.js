// v8.startHeapProfile and worker.startHeapProfile: options, results and errors.
'use strict';
const v8 = require('node:v8');
const { Worker } = require('node:worker_threads');

function attempt(label, run) {
  try {
    console.log(label, run());
  } catch (error) {
    console.log(label, error.name, error.code, error.message);
  }
}

for (const options of [
  null, 1, 'x', { sampleInterval: 0 }, { sampleInterval: -1 }, { sampleInterval: 'x' }, { sampleInterval: 1.5 }, { sampleInterval: null },
  { stackDepth: 0 }, { stackDepth: -1 }, { stackDepth: 'x' }, { stackDepth: 1e10 }, { stackDepth: 1.5 }, { forceGC: 1 }, { forceGC: true },
  { includeObjectsCollectedByMajorGC: 1 }, { includeObjectsCollectedByMinorGC: true }, { sampleInterval: undefined }, {},
]) {
  attempt(JSON.stringify(options), () => {
    const handle = v8.startHeapProfile(options);
    return [typeof handle.stop(), handle.stop()];
  });
}

for (const options of [null, 1, { sampleInterval: 0 }, { sampleInterval: 'x' }, { sampleInterval: 1.5 }, { maxBufferSize: 0 }, { maxBufferSize: 'x' }, { maxBufferSize: 1 }]) {
  attempt(`cpu ${JSON.stringify(options)}`, () => {
    const handle = v8.startCpuProfile(options);
    return [typeof handle.stop(), handle.stop()];
  });
}

const running = v8.startHeapProfile();
attempt('a second', () => v8.startHeapProfile());
running[Symbol.dispose]();
attempt('after it', () => typeof v8.startHeapProfile({ stackDepth: 2 }).stop());

const kept = [];
function small() {
  for (let i = 0; i < 100_000; i++) kept.push({ i });
}
function large() {
  for (let i = 0; i < 100_000; i++) kept.push([i, i, i, i, i, i, i, i]);
}
const handle = v8.startHeapProfile({ sampleInterval: 16_384 });
small();
large();
const { head, samples } = JSON.parse(handle.stop());
const sizes = { small: 0, large: 0 };
(function sum({ callFrame, selfSize, children }) {
  sizes[callFrame.functionName] = (sizes[callFrame.functionName] ?? 0) + selfSize;
  children.forEach(sum);
})(head);
console.log(samples.length > 2, sizes.small > 500_000, sizes.large > sizes.small);

const worker = new Worker('const kept = []; setInterval(() => { for (let i = 0; i < 1e5; i++) kept.push({ i }); }, 10);', { eval: true });
worker.on('online', async () => {
  attempt('worker', () => worker.startHeapProfile({ stackDepth: 'x' }));
  const profile = await worker.startHeapProfile();
  setTimeout(async () => {
    const { samples } = JSON.parse(await profile.stop());
    console.log(profile, samples.length > 0, await profile.stop() === await profile.stop());
    await worker.terminate();
    await worker.startHeapProfile().catch((error) => console.log(error.code));
  }, 200);
});
