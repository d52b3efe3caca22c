'use strict';
// fs.read in all its forms: into a part of a buffer, at a position, to the end, into memory that has gone, of what is not open.
const fs = require('fs');
const os = require('os');
const path = require('path');
const { promisify } = require('util');

const file = path.join(os.tmpdir(), `read-${process.pid}`);
fs.writeFileSync(file, '0123456789'.repeat(1000));
const fd = fs.openSync(file, 'r');

function read(...args) {
  return new Promise((resolve) => {
    fs.read(...args, (error, count, buffer) => resolve(error ? [error.code, error.syscall, count] : [count, buffer]));
  });
}

async function main() {
  const buffer = Buffer.alloc(8, '.');
  console.log(String((await read(fd, buffer, 2, 4, 3))[1]));
  console.log((await read(fd, { buffer, position: 9998 }))[0], String(buffer));
  console.log(String((await read(fd, Buffer.alloc(4)))[1]), String((await read(fd, Buffer.alloc(4), 0, 4, null))[1]));
  console.log(await read(fd, Buffer.alloc(2), 0, 2, 20000));
  console.log(await read(fd, new Uint16Array(3), 1, 4, 0));
  console.log(await read(fd, new DataView(new ArrayBuffer(8), 2, 4), 1, 2, 0));
  const gone = new Uint8Array(4);
  const reading = read(fd, gone, 0, 4, 0);
  structuredClone(gone, { transfer: [gone.buffer] });
  console.log(await reading);
  console.log(await read(2 ** 30, buffer, 0, 4, 0));
  console.log((await read(fd, Buffer.alloc(9000), 0, 9000, 0))[0], (await read(fd, Buffer.alloc(4096), 0, 4096, 0))[0]);
  console.log(await promisify(fs.read)(fd, Buffer.alloc(2), 0, 2, 0));
  const handle = await fs.promises.open(file);
  console.log(await handle.read(Buffer.alloc(3)), await handle.read({ buffer: Buffer.alloc(3), position: 1 }));
  await handle.close();
  // Long and short ones in turn: what does not fit into the ring keeps its place.
  const order = [];
  let left = 200;
  for (let i = 0; i < 200; i++) {
    const size = i % 7 === 0 ? 4000 : 10;
    fs.read(fd, Buffer.alloc(size), 0, size, i, (error, count, part) => {
      order.push(error ?? (count === size && String(part.subarray(0, 10)) === '0123456789'.repeat(2).slice(i % 10, i % 10 + 10)));
      process.nextTick(() => { if (--left === 0) finish(); });
    });
  }
  function finish() {
    console.log(order.length, order.every((right) => right === true));
    fs.closeSync(fd);
    fs.unlinkSync(file);
  }
}

main();
