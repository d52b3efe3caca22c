// Storage, localStorage and sessionStorage. https://nodejs.org/api/globals.html#localstorage

const { file, isInspected, open, storageClass } = internalBinding('webstorage');

const Storage = storageClass();

let local;
let session;
let warned = false;

function localStorage() {
  const path = file();
  if (path !== undefined) return (local ??= open(Storage, path, observer(true)));
  if (!warned) {
    warned = true;
    process.emitWarning(
      'localStorage is not available because --localstorage-file was not provided.',
      'ExperimentalWarning',
    );
  }
}

function sessionStorage() {
  return (session ??= open(Storage, ':memory:', observer(false)));
}

// Tells the inspector's domain DOMStorage of changes.
function observer(isLocalStorage) {
  if (!isInspected()) return undefined;
  const { storageEvent } = internalBinding('inspector');
  const storageId = { securityOrigin: '', storageKey: `file://${file() ?? process.cwd()}`, isLocalStorage };
  return (key, oldValue, newValue) => {
    if (key === undefined) storageEvent('domStorageItemsCleared', { storageId });
    else if (newValue === undefined) storageEvent('domStorageItemRemoved', { storageId, key });
    else if (oldValue === undefined) storageEvent('domStorageItemAdded', { storageId, key, newValue });
    else storageEvent('domStorageItemUpdated', { storageId, key, oldValue, newValue });
  };
}

// The keys and values of a storage, undefined if there is none.
function entries(isLocalStorage) {
  if (isLocalStorage && file() === undefined) return undefined;
  const storage = isLocalStorage ? localStorage() : sessionStorage();
  return Array.from({ length: storage.length }, (_, index) => {
    const key = storage.key(index);
    return [key, storage.getItem(key)];
  });
}

function quotaExceeded() {
  const { DOMException } = require('internal/domexception');
  return new DOMException('Setting the value exceeded the quota', 'QuotaExceededError');
}

module.exports = { Storage, entries, localStorage, sessionStorage, quotaExceeded };
