// The bytes of exported histograms, and which bytes can be imported.
'use strict';
const { createHistogram, createSlidingWindowHistogram, importHistogram, monitorEventLoopDelay } = require('perf_hooks');
const hex = (bytes) => Buffer.from(bytes).toString('hex');

function show(name, histogram) {
  const bytes = histogram.export();
  console.log(name, bytes.constructor.name, hex(bytes));
  const read = importHistogram(bytes);
  const { count, min, max, mean, exceeds, stddev, ewmaMean, ewmaStddev, ewmaErrorRate, resetCount } = read;
  console.log(read.constructor.name, count, min, max, mean, exceeds, stddev, ewmaMean, ewmaStddev, ewmaErrorRate, resetCount);
  console.log(hex(read.export()) === hex(bytes));
}

const histogram = createHistogram();
show('empty', histogram);
histogram.record(0);
show('zero', histogram);
for (const value of [1, 5, 5, 1000, 70001]) histogram.record(value);
show('some', histogram);
show('snapshot', histogram.snapshot());
const less = createHistogram();
less.record(5);
histogram.subtract(less);
show('subtracted', histogram);
histogram.add(less);
show('added', histogram);
const narrow = createHistogram({ lowest: 100, highest: 1000000, figures: 3 });
for (const value of [10, 250, 2000000]) narrow.record(value);
show('narrow', narrow);
show('five figures', createHistogram({ lowest: 1, highest: 1e6, figures: 5 }));
show('one figure', createHistogram({ lowest: 3, highest: 2n ** 63n - 1n, figures: 1 }));
const many = createHistogram();
for (let i = 1; i < 300; i++) many.record(i * i);
for (let i = 0; i < 70000; i++) many.record(3);
show('many', many);
show('delays', monitorEventLoopDelay());
const sliding = createSlidingWindowHistogram({ chunks: 3, recordsPerChunk: 10 });
sliding.record(70001);
show('window', sliding.snapshot());
const averaged = createHistogram({ halfLife: 10, threshold: 5 });
show('no averages yet', averaged);
averaged.record(3);
averaged.record(9);
show('averages', averaged);
averaged.reset();
show('reset', averaged);

function read(label, text) {
  try {
    const { count, min, max, mean } = importHistogram(Buffer.from(text, 'hex'));
    console.log(label, count, min, max, mean);
  } catch (error) {
    console.log(label, error.name, error.code, error.message);
  }
}

const one = 'ab00020101021b001fffffffffffff03030401051a00011171061a00011171070008fb3ff00000000000000919b0000a82191c4501';
const more = `ac${one.slice(2)}`;
const changes = {
  same: one,
  'version 1': one.replace('ab0002', 'ab0001'),
  'version 3': one.replace('ab0002', 'ab0003'),
  'other figures': one.replace('0303', '0305'),
  'no figures': one.replace('0303', '0300'),
  'other count': one.replace('0401', '0405'),
  'other minimum': one.replace(/051a[0-9a-f]{8}/, '0501'),
  'other maximum': one.replace(/061a[0-9a-f]{8}/, '0601'),
  'other number of buckets': one.replace('0919b000', '0919b001'),
  'lowest 0': one.replace('0101', '0100'),
  'highest 1': one.replace('021b001fffffffffffff', '0201'),
  'more after it': `${one}00`,
  'end missing': one.slice(0, -2),
  'fields missing': `aa${one.slice(2)}`,
  indefinite: `bf${one.slice(2)}ff`,
  'long number': one.replace('0101', '011801'),
  tag: `c1${one}`,
  'tag within': one.replace('0101', '01c101'),
  'negative field': `${more}2001`,
  'text as field': `${more}616101`,
  'array of another field': `${more}0c820102`,
  'map of another field': `${more}0ca10102`,
  'number of another field': `${more}187f05`,
  'half of another field': `${more}0cf93c00`,
  'indefinite array of another field': `${more}0c9f01ff`,
  'tag of another field': `${more}0cc101`,
  'null of another field': `${more}0cf6`,
  'indefinite bytes of another field': `${more}0c5f4101ff`,
  'field twice': `${more}0401`,
  'short factor': one.replace('08fb3ff0000000000000', '08fa3f800000'),
  'whole factor': one.replace('08fb3ff0000000000000', '0801'),
  'negative minimum': one.replace(/051a[0-9a-f]{8}/, '0520'),
  'long length': one.replace('0a82', '0a9a00000002'),
  'length too large': one.replace('0a82', '0a9affffffff'),
  'odd counts': one.replace('0a82191c4501', '0a81191c45'),
  'bucket too large': one.replace('0a82191c45', '0a8219b000'),
  'no buckets': one.replace('0a82191c4501', '0a80'),
  'bucket twice': one.replace('0401', '0402').replace('0a82191c4501', '0a84191c45010001'),
  'empty map': 'a0',
  nothing: '',
};
for (const [label, text] of Object.entries(changes)) read(label, text);
for (const value of [undefined, 'text', new DataView(new ArrayBuffer(3)), [1]]) {
  try {
    importHistogram(value);
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
}
const imported = importHistogram(Buffer.from(one, 'hex'));
imported.record(7);
console.log(imported.count, importHistogram.length, importHistogram.name);
