// Flags: --experimental-inspector-network-resource
// inspector.NetworkResources: texts that debuggers read as streams.

const { NetworkResources, Session } = require('node:inspector/promises');

const session = new Session();
session.connect();
const show = (...values) => console.log(JSON.stringify(values));

async function post(method, params) {
  try {
    show(method, params, await session.post(method, params));
  } catch (error) {
    show(method, params, error.code, error.message);
  }
}

const load = (url) => post('Network.loadNetworkResource', { url });
const read = (params) => post('IO.read', { handle: 'u', ...params });

(async () => {
  await read();
  await load('u');
  NetworkResources.put('u', 'replaced');
  NetworkResources.put('u', 'abcdéfgh😀ij');
  NetworkResources.put('empty', '');
  for (const wrong of [[], [1, 'text'], ['u', {}]]) {
    try {
      NetworkResources.put(...wrong);
    } catch (error) {
      show(error.code, error.message);
    }
  }
  await load('u');
  await load('empty');
  await post('Network.loadNetworkResource', {});

  // Reads go on where the last one ended, in bytes, unless they name an offset.
  await read({ size: 3 });
  await read({ size: 2 });
  await read({ size: 1 });
  await read({ size: 20 });
  await read();
  await read({ offset: 1, size: 2 });
  await read({ size: 2 });
  await read({ offset: 0 });
  await read({ offset: 100 });
  await read({ offset: -1 });
  await read({ offset: 0, size: 0 });
  await read({ offset: 0, size: -1 });
  await read({ offset: 4, size: 1 });
  await read({ size: 'a' });
  await post('IO.read', {});
  await post('IO.close', {});
  await post('IO.resolveBlob', { objectId: 'u' });

  await post('IO.close', { handle: 'u' });
  await read();
  await load('u');
  await post('IO.close', { handle: 'u' });
  session.disconnect();
})();
