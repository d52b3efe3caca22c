'use strict';
// A database that a parameter's getter closes: Node reports "out of memory", Gyre what happened. A relative path after chdir.
const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { DatabaseSync } = require('node:sqlite');

const other = new DatabaseSync(':memory:');
const statement = other.prepare('SELECT $a, $b');
const parameters = {
  get $a() {
    other.close();
    return 1;
  },
  $b: 2,
};
assert.throws(() => statement.all(parameters), { code: 'ERR_INVALID_STATE', message: 'statement has been finalized' });
assert.throws(() => statement.all(), { code: 'ERR_INVALID_STATE', message: 'statement has been finalized' });

const failing = new DatabaseSync(':memory:');
failing.aggregate('failing', {
  start: 0,
  step() {
    throw new RangeError('in step');
  },
});
assert.throws(() => failing.prepare('SELECT failing()').get(), { name: 'RangeError', message: 'in step' });

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'gyre-sqlite-'));
process.chdir(directory);
const relative = new DatabaseSync('r?.db');
relative.exec('CREATE TABLE t (a)');
assert.strictEqual(relative.location(), path.join(directory, 'r?.db'));
relative.close();
const uri = new DatabaseSync('file:r%3f.db?mode=ro');
assert.throws(() => uri.exec('INSERT INTO t VALUES (1)'), { errcode: 8 });
uri.close();
assert.deepStrictEqual(fs.readdirSync(directory), ['r?.db']);
fs.rmSync(directory, { recursive: true });
console.log('ok');
