// ReadableStreamTee of stream/web.
'use strict';
const { ReadableStream, ReadableStreamTee } = require('stream/web');
const stream = (chunk, type) =>
  new ReadableStream({
    type,
    start(controller) {
      controller.enqueue(chunk);
      controller.close();
    },
  });

async function chunks(branches) {
  return Promise.all(branches.map(async (branch) => (await branch.getReader().read()).value));
}

(async () => {
  console.log(ReadableStreamTee.name, ReadableStreamTee.length);
  const chunk = { x: 1 };
  for (const clones of [undefined, false, true]) {
    const [one, two] = await chunks(ReadableStreamTee(stream(chunk), clones));
    console.log(clones, one === chunk, two === chunk, one, two);
  }
  console.log(await chunks(ReadableStreamTee(stream(new Uint8Array([1, 2]), 'bytes'))));
  const locked = stream(1);
  locked.getReader();
  for (const args of [[], [1], [stream(1), 1], [{}, true], [locked]]) {
    try {
      ReadableStreamTee(...args);
    } catch (error) {
      console.log(error.name, error.code, error.message);
    }
  }
})();
