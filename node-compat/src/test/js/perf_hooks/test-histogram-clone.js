// Copies of histograms in messages have the same records.
'use strict';
const { createHistogram, monitorEventLoopDelay } = require('perf_hooks');
const { MessageChannel, Worker } = require('worker_threads');

const histogram = createHistogram({ halfLife: 10 });
histogram.record(5);
const copy = structuredClone(histogram);
console.log(copy.constructor.name, copy instanceof histogram.constructor, copy === histogram, copy.count);
histogram.record(6);
copy.record(100);
console.log(histogram.count, copy.count, histogram.ewmaMean === copy.ewmaMean, copy.max);
copy.reset();
console.log(histogram.count, histogram.resetCount, copy.resetCount, histogram.ewmaMean);
const [same, again] = structuredClone([histogram, histogram]);
console.log(same === again);
console.log(structuredClone(histogram.snapshot()).constructor.name);
const delays = structuredClone(monitorEventLoopDelay());
console.log(delays.constructor.name, typeof delays.enable, typeof delays.record);

const { port1, port2 } = new MessageChannel();
port2.once('message', (received) => {
  received.record(4);
  console.log(received.constructor.name, received.count, histogram.count);
  port2.close();
  const worker = new Worker('const { workerData: h } = require("worker_threads"); for (let i = 0; i < 1000; i++) h.record(i);', {
    eval: true,
    workerData: histogram,
  });
  for (let i = 0; i < 1000; i++) histogram.record(i);
  worker.on('exit', () => {
    console.log(histogram.count, histogram.min, histogram.max);
  });
});
port1.postMessage(histogram);
