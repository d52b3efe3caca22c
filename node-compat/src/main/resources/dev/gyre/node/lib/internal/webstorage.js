// Storage, localStorage and sessionStorage. https://nodejs.org/api/globals.html#localstorage

const { file, open, storageClass } = internalBinding('webstorage');

const Storage = storageClass();

let local;
let session;
let warned = false;

function localStorage() {
  const path = file();
  if (path !== undefined) return (local ??= open(Storage, path));
  if (!warned) {
    warned = true;
    process.emitWarning(
      'localStorage is not available because --localstorage-file was not provided.',
      'ExperimentalWarning',
    );
  }
}

function sessionStorage() {
  return (session ??= open(Storage, ':memory:'));
}

function quotaExceeded() {
  const { DOMException } = require('internal/domexception');
  return new DOMException('Setting the value exceeded the quota', 'QuotaExceededError');
}

module.exports = { Storage, localStorage, sessionStorage, quotaExceeded };
