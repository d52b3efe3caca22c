// The domain HeapProfiler in a session of the program itself: snapshots, their objects, and profiles of allocations.
import inspector from 'node:inspector/promises';

const session = new inspector.Session();
session.connect();
const post = (method, params) => session.post(method, params).catch((error) => error.message);
const show = async (method, params) => console.log(method, JSON.stringify(params ?? {}), JSON.stringify(await post(method, params)));

const chunks = [];
const progress = [];
session.on('HeapProfiler.addHeapSnapshotChunk', ({ params }) => chunks.push(params.chunk));
session.on('HeapProfiler.reportHeapSnapshotProgress', ({ params }) => progress.push(params));

await show('HeapProfiler.enable');
await show('HeapProfiler.takeHeapSnapshot', { reportProgress: true });
const last = progress.at(-1);
console.log(Object.keys(progress[0]).join(), Object.keys(last).join(), last.done === last.total, last.finished);
const snapshot = JSON.parse(chunks.join(''));
console.log(Object.keys(snapshot).join(), snapshot.snapshot.node_count > 1000);
progress.length = 0;
await show('HeapProfiler.takeHeapSnapshot', {});
console.log(progress.length);
await show('HeapProfiler.collectGarbage');

await show('HeapProfiler.getObjectByHeapObjectId', { objectId: '999999999' });
await show('HeapProfiler.getObjectByHeapObjectId', { objectId: 'abc' });
await show('HeapProfiler.addInspectedHeapObject', { heapObjectId: '9x' });
await show('HeapProfiler.getHeapObjectId', { objectId: 'abc' });
globalThis.Marked = class Marked {};
globalThis.marked = new Marked();
await post('HeapProfiler.takeHeapSnapshot', {});
const { result } = await post('Runtime.evaluate', { expression: 'marked' });
const { heapSnapshotObjectId } = await post('HeapProfiler.getHeapObjectId', { objectId: result.objectId });
console.log(heapSnapshotObjectId > 0);
const found = await post('HeapProfiler.getObjectByHeapObjectId', { objectId: heapSnapshotObjectId });
console.log(found.result.className, found.result.description);
console.log(await post('HeapProfiler.addInspectedHeapObject', { heapObjectId: heapSnapshotObjectId }));

const kept = [];
function allocate() {
  for (let i = 0; i < 200_000; i++) kept.push({ i });
}

await show('HeapProfiler.startSampling', { samplingInterval: -1 });
await show('HeapProfiler.stopSampling');
await show('HeapProfiler.startSampling', { samplingInterval: 4096 });
await show('HeapProfiler.startSampling', { samplingInterval: 4096 });
allocate();
const sizes = {};
function sum({ callFrame, selfSize, children }) {
  sizes[callFrame.functionName] = (sizes[callFrame.functionName] ?? 0) + selfSize;
  children.forEach(sum);
}
const { profile } = await post('HeapProfiler.getSamplingProfile');
sum(profile.head);
console.log(Object.keys(profile).join(), Object.keys(profile.head).join(), profile.head.callFrame.functionName, sizes.allocate > 1_000_000);
console.log(Object.keys(profile.samples[0]).join(), profile.samples.length > 3);
console.log(Object.keys(await post('HeapProfiler.stopSampling')).join());
await show('HeapProfiler.getSamplingProfile');
await show('HeapProfiler.disable');
