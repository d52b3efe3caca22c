// Flags: --experimental-storage-inspection
// The domain DOMStorage: events of Web Storage and of inspector.DOMStorage, and what storages hold.

const { DOMStorage, Session } = require('node:inspector/promises');

const session = new Session();
session.connect();
const show = (...values) => console.log(JSON.stringify(values).replaceAll(process.cwd(), '(cwd)'));
session.on('inspectorNotification', (message) => show(message));

async function post(method, params) {
  try {
    show(method, await session.post(method, params));
  } catch (error) {
    show(method, error.code, error.message);
  }
}

function report(method, event) {
  try {
    show(method, DOMStorage[method](event) ?? null);
  } catch (error) {
    show(method, event, error.code, error.message);
  }
}

const storageId = { isLocalStorage: true, securityOrigin: 'origin', storageKey: 'key' };
const items = (isLocalStorage) => post('DOMStorage.getDOMStorageItems', { storageId: { isLocalStorage } });

(async () => {
  await items(false);
  sessionStorage.setItem('a', 1);
  sessionStorage.setItem('a', 2);
  sessionStorage.b = 'without an event';
  sessionStorage.removeItem('b');
  sessionStorage.removeItem('none');
  sessionStorage.clear();
  sessionStorage.setItem('c', 'd');

  await post('DOMStorage.enable');
  await items(false);
  await items(true);
  report('domStorageItemAdded', { storageId, key: 'x', newValue: 'y' });
  report('domStorageItemUpdated', { storageId, key: 'x', oldValue: 'y', newValue: 'z' });
  report('domStorageItemRemoved', { storageId, key: 'x' });
  report('domStorageItemsCleared', { storageId });

  report('domStorageItemAdded', {});
  report('domStorageItemAdded', undefined);
  report('domStorageItemAdded', null);
  report('domStorageItemAdded', { storageId });
  report('domStorageItemAdded', { storageId, key: 1 });
  report('domStorageItemAdded', { storageId: {}, key: 'x', newValue: 'y' });
  report('domStorageItemAdded', { storageId: { ...storageId, isLocalStorage: 1 }, key: 'x', newValue: 'y' });
  report('domStorageItemUpdated', { storageId, key: 'x', newValue: 'y' });
  report('domStorageItemsCleared', {});

  report('registerStorage', { isLocalStorage: true, storageMap: { m: 'n' } });
  report('registerStorage', { isLocalStorage: true });
  report('registerStorage', { storageMap: {} });
  await items(true);
  await items(false);
  await post('DOMStorage.getDOMStorageItems', {});
  await post('DOMStorage.setDOMStorageItem', { storageId, key: 'k', value: 'v' });
  await post('DOMStorage.removeDOMStorageItem', { storageId, key: 'k' });
  await post('DOMStorage.clear', { storageId });
  await post('DOMStorage.disable');
  await items(true);
  session.disconnect();
})();
