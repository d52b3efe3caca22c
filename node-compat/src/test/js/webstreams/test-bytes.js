// Byte streams: default and BYOB readers, requests, partial elements, tee.
const checks = [];
const check = (name, run) => checks.push([name, run]);
async function main() {
  for (const [name, run] of checks) {
    try {
      console.log(name, '=>', await run());
    } catch (error) {
      console.log(name, '!!', error?.name, error?.code, error?.message ?? error);
    }
  }
}
function bytes(source, strategy) {
  let controller;
  const stream = new ReadableStream({ type: 'bytes', ...source, start(c) { controller = c; } }, strategy);
  return { stream, controller };
}
function waiting(view = new Uint16Array(4), options = undefined) {
  const { stream, controller } = bytes();
  const reader = stream.getReader({ mode: 'byob' });
  const read = reader.read(view, options);
  read.catch(() => {});
  return { stream, controller, reader, read };
}

check('default reader', async () => {
  const { stream, controller } = bytes();
  controller.enqueue(new Uint8Array([1, 2]));
  controller.enqueue(new Uint8Array([3]));
  controller.close();
  const reader = stream.getReader();
  return [await reader.read(), await reader.read(), await reader.read()];
});
check('enqueue takes the buffer', () => {
  const { controller } = bytes();
  const chunk = new Uint8Array(4);
  controller.enqueue(chunk);
  return [chunk.byteLength, chunk.buffer.detached];
});
check('pooled buffers stay', () => {
  const { controller } = bytes();
  const chunk = Buffer.from('pooled');
  try {
    controller.enqueue(chunk);
  } catch (error) {
    console.log(error.name, error.message);
  }
  return String(chunk) + Buffer.from('!');
});
check('desiredSize', () => {
  const { controller } = bytes({}, { highWaterMark: 8 });
  controller.enqueue(new Uint8Array(3));
  return controller.desiredSize;
});
check('default highWaterMark', () => bytes().controller.desiredSize);
check('read into', async () => {
  const { controller, read } = waiting(new Uint8Array(8));
  controller.enqueue(new Uint8Array([1, 2, 3]));
  return read;
});
check('read from the queue into', async () => {
  const { stream, controller } = bytes();
  controller.enqueue(new Uint8Array([1, 2, 3, 4, 5]));
  const reader = stream.getReader({ mode: 'byob' });
  return [await reader.read(new Uint8Array(2)), await reader.read(new Uint8Array(8))];
});
check('the view is taken', async () => {
  const view = new Uint8Array(2);
  const { controller, read } = waiting(view);
  const length = view.byteLength;
  controller.enqueue(new Uint8Array([9]));
  return [length, (await read).value.buffer.byteLength];
});
check('DataView', async () => {
  const { controller, read } = waiting(new DataView(new ArrayBuffer(6), 2));
  controller.enqueue(new Uint8Array([1, 2]));
  const { value } = await read;
  return [value.constructor.name, value.byteOffset, value.byteLength];
});
check('elements of two bytes', async () => {
  const { controller, read, reader } = waiting();
  controller.enqueue(new Uint8Array([1, 2, 3]));
  const first = await read;
  const second = reader.read(new Uint8Array(4));
  return [first, await second];
});
check('min', async () => {
  const { controller, read } = waiting(new Uint8Array(8), { min: 4 });
  controller.enqueue(new Uint8Array([1, 2]));
  controller.enqueue(new Uint8Array([3]));
  let settled = false;
  read.then(() => { settled = true; });
  await new Promise(setImmediate);
  const before = settled;
  controller.enqueue(new Uint8Array([4, 5]));
  return [before, await read];
});
check('close while reading', async () => {
  const { controller, read } = waiting();
  controller.close();
  controller.byobRequest.respond(0);
  return read;
});
check('cancel while reading', async () => {
  const { reader, read } = waiting();
  await reader.cancel();
  return read;
});
check('close with half an element', async () => {
  const { controller, read } = waiting();
  controller.enqueue(new Uint8Array([1]));
  try {
    controller.close();
  } catch (error) {
    console.log(error.name, error.message);
  }
  return read;
});
check('byobRequest', () => {
  const { controller } = waiting();
  return [controller.byobRequest.view, controller.byobRequest === controller.byobRequest, bytes().controller.byobRequest];
});
check('respond', async () => {
  const { controller, read } = waiting(new Uint8Array(4));
  const request = controller.byobRequest;
  request.view.set([5, 6]);
  request.respond(2);
  return [request.view, controller.byobRequest, await read];
});
check('respondWithNewView', async () => {
  const { controller, read } = waiting(new Uint8Array(4));
  const { view } = controller.byobRequest;
  const taken = new Uint8Array(view.buffer.transfer(), 0, 3);
  taken.set([7, 8, 9]);
  controller.byobRequest.respondWithNewView(taken);
  return read;
});
for (const argument of [undefined, 0, 9]) check(`respond(${argument})`, () => waiting().controller.byobRequest.respond(argument));
check('respond after close', () => {
  const { controller } = waiting();
  controller.close();
  controller.byobRequest.respond(1);
});
check('respondWithNewView()', () => waiting().controller.byobRequest.respondWithNewView());
check('respondWithNewView(empty)', () => waiting().controller.byobRequest.respondWithNewView(new Uint8Array(0)));
check('respondWithNewView(too long)', () => waiting().controller.byobRequest.respondWithNewView(new Uint8Array(9)));
check('respondWithNewView(elsewhere)', () => waiting().controller.byobRequest.respondWithNewView(new Uint8Array(new ArrayBuffer(8), 1)));
check('invalidated request', () => {
  const { controller } = waiting();
  const request = controller.byobRequest;
  request.respond(2);
  request.respond(2);
});
check('close twice', () => {
  const { controller } = bytes();
  controller.close();
  controller.close();
});
check('close requested twice', () => {
  const { controller } = bytes();
  controller.enqueue(new Uint8Array(1));
  controller.close();
  controller.close();
});
check('enqueue after close', () => {
  const { controller } = bytes();
  controller.close();
  controller.enqueue(new Uint8Array(1));
});
check('enqueue detached', () => {
  const chunk = new Uint8Array(2);
  chunk.buffer.transfer();
  bytes().controller.enqueue(chunk);
});
check('pull fills the request', async () => {
  const stream = new ReadableStream({
    type: 'bytes',
    pull(controller) {
      const { view } = controller.byobRequest;
      view.fill(1);
      controller.byobRequest.respond(view.byteLength);
    },
  });
  return stream.getReader({ mode: 'byob' }).read(new Uint8Array(3));
});
check('autoAllocateChunkSize', async () => {
  const stream = new ReadableStream({
    type: 'bytes',
    autoAllocateChunkSize: 5,
    pull(controller) {
      controller.byobRequest.view.set([1, 2]);
      controller.byobRequest.respond(2);
    },
  });
  const { value } = await stream.getReader().read();
  return [value, value.buffer.byteLength];
});
check('error', async () => {
  const { controller, read } = waiting();
  controller.error(new Error('bytes'));
  return read;
});
check('release with bytes filled', async () => {
  const { controller, reader, read, stream } = waiting();
  controller.enqueue(new Uint8Array([1]));
  reader.releaseLock();
  const outcome = await read.catch((error) => error.message);
  controller.enqueue(new Uint8Array([2]));
  const next = stream.getReader();
  return [outcome, (await next.read()).value, (await next.read()).value];
});
check('tee of bytes', async () => {
  const { stream, controller } = bytes();
  const [one, two] = stream.tee();
  controller.enqueue(new Uint8Array([1, 2]));
  controller.close();
  const first = await one.getReader().read();
  const second = await two.getReader({ mode: 'byob' }).read(new Uint8Array(4));
  return [first.value, second.value, first.value.buffer === second.value.buffer];
});
check('tee read into first', async () => {
  const { stream, controller } = bytes();
  const [one, two] = stream.tee();
  const read = one.getReader({ mode: 'byob' }).read(new Uint8Array(3));
  await new Promise(setImmediate);
  controller.enqueue(new Uint8Array([1, 2]));
  return [(await read).value, (await two.getReader().read()).value];
});
check('tee closes both', async () => {
  const { stream, controller } = bytes();
  const [one, two] = stream.tee();
  const reads = [one.getReader({ mode: 'byob' }).read(new Uint8Array(1)), two.getReader().read()];
  controller.close();
  return Promise.all(reads);
});
main();
