'use strict';
// What could reach released memory or leave a callback by an exception: recursion, objects that are dropped, errors in nested callbacks, exits.
const { DatabaseSync } = require('node:sqlite');
const { Worker } = require('worker_threads');

const db = new DatabaseSync(':memory:');
const shown = (label, action) => {
  try {
    console.log(label, action());
  } catch ({ name, code, message }) {
    console.log(label, name, code, message);
  }
};

shown('endless recursion through SQLite', () => {
  db.function('again', () => db.prepare('SELECT again()').get());
  return db.prepare('SELECT again()').get();
});
shown('recursion of plain functions below SQLite', () => {
  const deep = (n) => (n === 0 ? 0 : 1 + deep(n - 1));
  db.function('deep', () => deep(1e9));
  return db.prepare('SELECT deep()').get();
});
shown('after that', () => db.prepare('SELECT 1 AS one').get().one);

shown('dropped statements and iterators', () => {
  let sum = 0;
  for (let i = 0; i < 20000; i++) {
    for (const { v } of db.prepare(`SELECT ${i % 10} AS v UNION ALL SELECT 1`).iterate()) {
      sum += v;
      break;
    }
  }
  return sum;
});
shown('dropped databases', () => {
  for (let i = 0; i < 300; i++) new DatabaseSync(':memory:').exec('CREATE TABLE t (a)');
  return 'fine';
});
shown('an error from the innermost of nested callbacks', () => {
  db.function('inner', () => {
    throw new SyntaxError('innermost');
  });
  db.function('middle', () => db.prepare('SELECT inner() AS i').get().i);
  db.aggregate('outer', { start: 0, step: () => db.prepare('SELECT middle()').get() });
  db.function('caught', () => {
    try {
      db.exec('SELECT outer()');
    } catch ({ message }) {
      return message;
    }
  });
  return db.prepare('SELECT caught() AS message').get().message;
});
shown('a statement finalized by its parameters', () => {
  const statement = db.prepare('SELECT $a, $b');
  return statement.get({
    get $a() {
      statement.close();
      return 1;
    },
    $b: 2,
  });
});
shown('a statement run again by its parameters', () => {
  const statement = db.prepare('SELECT $a AS a, $b AS b');
  return statement.get({
    get $a() {
      return statement.get({ $a: 7, $b: 8 }).a;
    },
    $b: 2,
  }).a;
});
shown('options that close the database', () => {
  const other = new DatabaseSync(':memory:');
  return other.prepare('SELECT 1', {
    get readBigInts() {
      other.close();
      return true;
    },
  });
});
shown('a function defined with a length that closes the database', () => {
  const other = new DatabaseSync(':memory:');
  const length = { get: () => (other.close(), 1) };
  return other.function('f', Object.defineProperty(() => 1, 'length', length));
});
shown('rows that write to the table being read', () => {
  const other = new DatabaseSync(':memory:');
  other.exec('CREATE TABLE t (a); INSERT INTO t VALUES (1), (2)');
  let count = 0;
  for (const { a } of other.prepare('SELECT a FROM t').iterate()) if (count++ < 50) other.exec(`INSERT INTO t VALUES (${a})`);
  return count;
});
shown('a table dropped while it is read', () => {
  const other = new DatabaseSync(':memory:');
  other.exec('CREATE TABLE t (a); INSERT INTO t VALUES (1), (2)');
  for (const row of other.prepare('SELECT a FROM t').iterate()) other.exec('DROP TABLE t');
});

const worker = new Worker(
  `const { DatabaseSync } = require('node:sqlite');
   const db = new DatabaseSync(':memory:');
   db.function('f', () => { require('worker_threads').parentPort.postMessage('in the callback'); for (;;); });
   db.prepare('SELECT f()').get();`,
  { eval: true },
);
worker.on('message', (text) => {
  console.log(text);
  worker.terminate();
});
worker.on('exit', (code) => {
  console.log('terminated in a callback', code);
  db.function('leave', () => process.exit(0));
  process.on('exit', () => console.log('exit in a callback'));
  db.prepare('SELECT leave()').get();
});
