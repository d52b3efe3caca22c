'use strict';
// The random part of node:crypto and the global crypto.
const crypto = require('crypto');

function attempt(action) {
  try {
    console.log(action());
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
}

for (const size of [-1, 'x', undefined, 2 ** 31, NaN, null, {}]) attempt(() => crypto.randomBytes(size));
attempt(() => crypto.randomBytes(4, 5));
attempt(() => crypto.randomFillSync('x'));
attempt(() => crypto.randomFillSync(new Uint8Array(4), 5));
attempt(() => crypto.randomFillSync(new Uint8Array(4), 1, 4));
attempt(() => crypto.randomFillSync(new Uint8Array(4), 'x'));
attempt(() => crypto.randomFillSync(new Uint32Array(4), 1, 4));
attempt(() => crypto.randomFill(new Uint8Array(4)));
attempt(() => crypto.randomInt());
attempt(() => crypto.randomInt(0));
attempt(() => crypto.randomInt(5, 5));
attempt(() => crypto.randomInt(0, 2 ** 48));
attempt(() => crypto.randomInt(0.5, 2));
attempt(() => crypto.randomInt(1, 2, 3));
attempt(() => crypto.randomUUID(5));
attempt(() => crypto.randomUUID({ disableEntropyCache: 1 }));
attempt(() => crypto.getRandomValues(new Float32Array(2)));
attempt(() => crypto.getRandomValues(new Uint8Array(65537)));
attempt(() => globalThis.crypto.getRandomValues());
attempt(() => globalThis.crypto.getRandomValues.call({}, new Uint8Array(1)));
attempt(() => new Crypto());
attempt(() => Object.prototype.toString.call(globalThis.crypto));
attempt(() => globalThis.crypto === crypto.webcrypto);
attempt(() => [crypto.randomBytes, crypto.randomFill, crypto.randomFillSync, crypto.randomInt, crypto.randomUUID].map((f) => f.name + f.length).join());

// Nothing but what was asked for is touched.
const part = crypto.randomFillSync(Buffer.alloc(100), 10, 80);
console.log(part.subarray(0, 10).every((byte) => byte === 0), part.subarray(10, 90).some((byte) => byte !== 0), part.subarray(90).every((byte) => byte === 0));
for (const view of [new ArrayBuffer(64), new SharedArrayBuffer(64), new DataView(new ArrayBuffer(64)), new BigInt64Array(8)]) {
  crypto.randomFillSync(view);
  console.log(Buffer.from(view.buffer ?? view).some((byte) => byte !== 0));
}
console.log(Buffer.compare(crypto.randomBytes(32), crypto.randomBytes(32)) !== 0, crypto.randomBytes(100000).subarray(99000).some((byte) => byte !== 0));

const seen = new Set();
for (let i = 0; i < 3000; i++) seen.add(crypto.randomInt(10));
console.log([...seen].sort().join(''));
for (let i = 0; i < 100; i++) seen.add(crypto.randomInt(-5, -3));
console.log(seen.has(-5), seen.has(-4), seen.has(-3));
const ids = new Set();
for (let i = 0; i < 300; i++) ids.add(crypto.randomUUID({ disableEntropyCache: i % 3 === 0 }));
console.log(ids.size, [...ids].every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)));

const filled = Buffer.alloc(50);
crypto.randomBytes(0, (error, bytes) => console.log('at once', error, bytes.length));
crypto.randomBytes(40, (error, bytes) => {
  console.log(error, bytes.length, bytes.constructor.name, bytes.some((byte) => byte !== 0));
  crypto.randomFill(filled, 25, (failure, buffer) => {
    console.log(failure, buffer === filled, filled.subarray(0, 25).every((byte) => byte === 0), filled.subarray(25).some((byte) => byte !== 0));
    crypto.randomBytes(20000, (problem, many) => {
      console.log(problem, many.length, many.subarray(19000).some((byte) => byte !== 0));
      crypto.randomInt(3, (wrong, number) => console.log(wrong, typeof number));
    });
  });
});
