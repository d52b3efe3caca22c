// node:sqlite. https://nodejs.org/api/sqlite.html

const { Database, Statement, Session } = internalBinding('sqlite').classes(
  require('diagnostics_channel').channel('sqlite.db.query'),
);
const { checkBackup, backup: beginBackup } = internalBinding('sqlite');

const DEFAULT_RATE = 100;

function errorOf(Class, code, message) {
  const error = new Class(message);
  error.code = code;
  return error;
}

// ---- Backups -------------------------------------------------------------------------------------------------------

function invalidType(name, expected) {
  return errorOf(TypeError, 'ERR_INVALID_ARG_TYPE', `The "options.${name}" argument must be ${expected}.`);
}

function stringOption(options, name) {
  const value = options[name];
  if (value === undefined) return 'main';
  if (typeof value !== 'string') throw invalidType(name, 'a string');
  return value;
}

function rateOption({ rate }) {
  if (rate === undefined) return DEFAULT_RATE;
  if (!Number.isInteger(rate)) throw invalidType('rate', 'an integer');
  if (rate > 0) return rate;
  throw errorOf(RangeError, 'ERR_OUT_OF_RANGE', 'The "options.rate" argument must be a positive integer.');
}

function progressOption({ progress }) {
  if (progress !== undefined && typeof progress !== 'function') throw invalidType('progress', 'a function');
  return progress;
}

function backup(sourceDb, path) {
  const target = checkBackup(sourceDb, path);
  const options = arguments.length > 2 ? arguments[2] : {};
  if (options === null || (typeof options !== 'object' && typeof options !== 'function')) {
    throw errorOf(TypeError, 'ERR_INVALID_ARG_TYPE', 'The "options" argument must be an object.');
  }
  const rate = rateOption(options);
  const source = stringOption(options, 'source');
  const targetName = stringOption(options, 'target');
  const progress = progressOption(options);
  return new Promise((resolve, reject) => {
    beginBackup(sourceDb, target, source, targetName, rate, progress, resolve, reject);
  });
}

// ---- Constants -----------------------------------------------------------------------------------------------------

function readOnly(values) {
  const result = {};
  for (const name of Object.keys(values)) {
    Object.defineProperty(result, name, { __proto__: null, value: values[name], enumerable: true });
  }
  return result;
}

const constants = readOnly({
  SQLITE_CHANGESET_OMIT: 0,
  SQLITE_CHANGESET_REPLACE: 1,
  SQLITE_CHANGESET_ABORT: 2,
  SQLITE_CHANGESET_DATA: 1,
  SQLITE_CHANGESET_NOTFOUND: 2,
  SQLITE_CHANGESET_CONFLICT: 3,
  SQLITE_CHANGESET_CONSTRAINT: 4,
  SQLITE_CHANGESET_FOREIGN_KEY: 5,
  SQLITE_OK: 0,
  SQLITE_DENY: 1,
  SQLITE_IGNORE: 2,
  SQLITE_CREATE_INDEX: 1,
  SQLITE_CREATE_TABLE: 2,
  SQLITE_CREATE_TEMP_INDEX: 3,
  SQLITE_CREATE_TEMP_TABLE: 4,
  SQLITE_CREATE_TEMP_TRIGGER: 5,
  SQLITE_CREATE_TEMP_VIEW: 6,
  SQLITE_CREATE_TRIGGER: 7,
  SQLITE_CREATE_VIEW: 8,
  SQLITE_DELETE: 9,
  SQLITE_DROP_INDEX: 10,
  SQLITE_DROP_TABLE: 11,
  SQLITE_DROP_TEMP_INDEX: 12,
  SQLITE_DROP_TEMP_TABLE: 13,
  SQLITE_DROP_TEMP_TRIGGER: 14,
  SQLITE_DROP_TEMP_VIEW: 15,
  SQLITE_DROP_TRIGGER: 16,
  SQLITE_DROP_VIEW: 17,
  SQLITE_INSERT: 18,
  SQLITE_PRAGMA: 19,
  SQLITE_READ: 20,
  SQLITE_SELECT: 21,
  SQLITE_TRANSACTION: 22,
  SQLITE_UPDATE: 23,
  SQLITE_ATTACH: 24,
  SQLITE_DETACH: 25,
  SQLITE_ALTER_TABLE: 26,
  SQLITE_REINDEX: 27,
  SQLITE_ANALYZE: 28,
  SQLITE_CREATE_VTABLE: 29,
  SQLITE_DROP_VTABLE: 30,
  SQLITE_FUNCTION: 31,
  SQLITE_SAVEPOINT: 32,
  SQLITE_COPY: 0,
  SQLITE_RECURSIVE: 33,
});

module.exports = {
  Database,
  DatabaseSync: Database,
  Statement,
  StatementSync: Statement,
  Session,
  constants,
  backup,
};
