// fetch by dispatchers of the package undici: in the options, in a Request, and of all requests.
const zlib = require('zlib');

const lines = [];
const log = (...values) => lines.push(values.join(' '));
const show = (value) => (Buffer.isBuffer(value) || value instanceof Uint8Array ? String(Buffer.from(value)) : String(value));

// Starts the response by `act`, with what the program does to the controller in the log.
const dispatcher = (act, members) => ({
  ...members,
  dispatch(options, handler) {
    const controller = {
      abort(reason) {
        if (reason.name === 'AbortError') log('abort', reason.message);
        handler.onResponseError(controller, reason);
      },
      pause() {},
      resume() {},
    };
    act(handler, controller, options);
    return true;
  },
});
const answer = (content, rawHeaders = []) =>
  dispatcher((handler, controller) => {
    handler.onRequestStart(controller, {});
    controller.rawHeaders = rawHeaders;
    handler.onResponseStart(controller, 103, {}, 'Early Hints');
    handler.onResponseStart(controller, 200, {}, 'Fine');
    for (const part of content) handler.onResponseData(controller, Buffer.from(part));
    handler.onResponseEnd(controller, {});
  });
const named = (name) => dispatcher((handler, controller, { origin, path }) => {
  throw new Error(`${name} was asked for ${origin}${path}`);
});
const causeOf = (promise) => promise.then((response) => response.status, (error) => `${error.message}: ${error.cause?.message}`);

async function responses() {
  const raw = [Buffer.from('X-A'), Buffer.from('1'), 'x-a', '2', Buffer.from('Set-Cookie'), [Buffer.from('a=1'), Buffer.from('b=2')]];
  const response = await fetch('http://x.invalid/p?q#h', { dispatcher: answer(['hel', 'lo'], raw) });
  log(response.status, response.statusText, response.url, JSON.stringify([...response.headers]), await response.text());
  const zipped = await fetch('http://x.invalid/', { dispatcher: answer([zlib.gzipSync('zipped')], ['content-encoding', 'gzip']) });
  log(await zipped.text());
  log((await fetch('http://x.invalid/', { method: 'HEAD', dispatcher: answer([]) })).body);
}

async function requests() {
  const seen = dispatcher(async (handler, controller, { path, origin, method, body, headers }) => {
    handler.onRequestStart(controller, {});
    const parts = [];
    if (typeof body === 'string') parts.push('whole', body);
    else if (body !== null) for await (const part of body) parts.push(show(part));
    log(method, origin, path, JSON.stringify(parts), headers['X-Kept'], headers['content-length'], headers['content-type']);
    handler.onResponseStart(controller, 204, {}, '');
    handler.onResponseEnd(controller, {});
  });
  await fetch('http://x.invalid/?', { dispatcher: seen, headers: { 'X-Kept': '1' } });
  await fetch('https://x.invalid:8443/a%20b?c#f', { dispatcher: seen, method: 'POST', body: 'abc' });
  await fetch('http://x.invalid/', { dispatcher: seen, method: 'PROPFIND' });
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array([97, 98]));
      controller.close();
    },
  });
  await fetch('http://x.invalid/', { dispatcher: seen, method: 'PUT', duplex: 'half', body: stream });
  await fetch('http://x.invalid/', { dispatcher: { ...seen, isMockActive: true }, method: 'POST', body: 'compared' });
}

async function failures() {
  const failing = dispatcher((handler) => handler.onResponseError({}, new Error('told')));
  log(await causeOf(fetch('http://x.invalid/', { dispatcher: failing })));
  log(await causeOf(fetch('http://x.invalid/', { dispatcher: {} })));
  const late = dispatcher((handler, controller) => {
    handler.onRequestStart(controller, {});
    handler.onResponseStart(controller, 200, {}, '');
    setTimeout(() => handler.onResponseError(controller, new Error('late')), 5);
  });
  await (await fetch('http://x.invalid/', { dispatcher: { dispatch: (options, handler) => late.dispatch(options, handler) } }))
    .text()
    .catch((error) => log(error.name, error.message, error.cause.message));
  const control = new AbortController();
  const hanging = dispatcher((handler, controller) => {
    handler.onRequestStart(controller, {});
    setTimeout(() => control.abort(), 5);
  });
  log(await fetch('http://x.invalid/', { dispatcher: hanging, signal: control.signal }).catch((error) => error.name));
  log(await causeOf(fetch('http://x.invalid/', { dispatcher: answer(['x'], ['content-encoding', Array(6).fill('gzip').join()]) })));
}

async function places() {
  const request = new Request('http://x.invalid/r', { dispatcher: named('that of the request') });
  log(await causeOf(fetch(request)));
  log(await causeOf(fetch(request.clone())));
  log(await causeOf(fetch(new Request(request))));
  log(await causeOf(fetch(request, { dispatcher: named('that of the call') })));
  globalThis[Symbol.for('undici.globalDispatcher.2')] = named('the global one');
  log(await causeOf(fetch('http://x.invalid/g')));
  log(await causeOf(fetch(request)));
}

(async () => {
  await responses();
  await requests();
  await failures();
  await places();
  console.log(lines.join('\n'));
})();
