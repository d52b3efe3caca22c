'use strict';
// Generated sequences of statements: values of all types, integers beyond 2^53, blobs, NULLs, collations, errors, transactions, functions that throw.
// Prints a hash for each hundred sequences; `node test-generated.js SEED` prints one in full.
const { createHash } = require('crypto');
const { DatabaseSync } = require('node:sqlite');
const { inspect } = require('util');

const SEQUENCES = 2000;
const only = process.argv[2];

function generator(seed) {
  let state = seed * 2654435761 + 1;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
  const below = (n) => Math.floor(next() * n);
  return { below, pick: (list) => list[below(list.length)] };
}

const TYPES = ['INTEGER', 'TEXT', 'REAL', 'BLOB', 'NUMERIC', 'ANY', ''];
const COLLATIONS = ['', ' COLLATE NOCASE', ' COLLATE RTRIM', ' COLLATE BINARY'];
const VALUES = [
  0, -0, 1, -1, 1.5, 1e300, 2 ** 53, NaN, Infinity, 10n, -(2n ** 63n), 2n ** 63n - 1n, 2n ** 53n + 1n, 2n ** 64n, 'a', 'A', 'a ',
  '', '12', '1e3', 'é\u{1F600}', 'a\0b', '\ud800', null, undefined, true, new Uint8Array([1, 2, 255]), new Uint8Array(0),
  Buffer.from('a'), new Float64Array([1]), Symbol('s'), {}, [1], () => 1, new Date(0),
]; // prettier-ignore
const LITERALS = ['0', '-1', '9223372036854775807', '9007199254740993', '1.5', "'a'", "'A '", "x'00ff'", 'NULL', '1e999', "''", '?'];
const BINARY = ['+', '-', '*', '/', '%', '||', '=', '<', '>=', '<>', 'IS', 'IS NOT', 'AND', 'OR', 'LIKE', 'GLOB', '&', '<<'];
const UNARY = ['-', '+', 'NOT ', '~'];
const FUNCTIONS = ['abs', 'typeof', 'length', 'quote', 'hex', 'upper', 'lower', 'unicode', 'twice', 'bad', 'mean', 'round', 'trim', 'json', 'nothing'];
const AGGREGATES = ['count', 'sum', 'min', 'max', 'avg', 'total', 'group_concat', 'collect'];
const KINDS = ['insert', 'insert', 'insert', 'select', 'select', 'aggregate', 'window', 'update', 'delete', 'transaction', 'wrong', 'options', 'named', 'iterate', 'exec', 'get'];

function expression(random, columns, depth) {
  const kind = random.below(depth > 2 ? 2 : 7);
  const inner = () => expression(random, columns, depth + 1);
  if (kind === 0) return random.pick(columns);
  if (kind === 1) return random.pick(LITERALS);
  if (kind === 2) return `${random.pick(UNARY)}(${inner()})`;
  if (kind === 3) return `${random.pick(FUNCTIONS)}(${inner()})`;
  if (kind === 4) return `CASE WHEN ${inner()} THEN ${inner()} ELSE ${inner()} END`;
  if (kind === 5) return `CAST(${inner()} AS ${random.pick(TYPES) || 'TEXT'})`;
  return `(${inner()} ${random.pick(BINARY)} ${inner()}${random.pick(COLLATIONS)})`;
}

function open(random) {
  const db = new DatabaseSync(':memory:', { readBigInts: random.below(3) === 0, returnArrays: random.below(3) === 0 });
  db.function('twice', (x) => (typeof x === 'bigint' || typeof x === 'number' ? x + x : `${x}${x}`));
  db.function('bad', { directOnly: true }, (x) => {
    if (x === null) throw new RangeError('null is bad');
    return typeof x === 'string' ? { x } : x;
  });
  db.function('mean', { useBigIntArguments: true, deterministic: true }, (x) => (typeof x === 'bigint' ? x / 2n : x));
  db.function('nothing', () => undefined);
  db.aggregate('collect', {
    useBigIntArguments: true,
    start: () => [],
    step: (all, value) => [...all, value],
    inverse: (all) => all.slice(1),
    result: (all) => inspect(all),
  });
  return db;
}

function statement(random, db, columns) {
  const value = () => random.pick(VALUES);
  const wanted = () => expression(random, columns, 0);
  const bound = (sql) => Array.from({ length: (sql.match(/\?/g) ?? []).length - (random.below(12) === 0 ? 1 : 0) }, value);
  const query = (sql, method = 'all') => {
    const prepared = db.prepare(sql);
    if (method === 'iterate') return [...prepared.iterate(...bound(sql))];
    return prepared[method](...bound(sql));
  };
  switch (random.pick(KINDS)) {
    case 'insert': {
      const sql = `INSERT ${random.pick(['', '', 'OR IGNORE ', 'OR REPLACE '])}INTO t VALUES (${columns.map(() => '?').join()})`;
      return db.prepare(sql + random.pick(['', '', ' RETURNING *']))[random.pick(['run', 'all', 'get'])](...columns.map(value));
    }
    case 'select':
      return query(`SELECT ${wanted()} AS x, ${wanted()} FROM t WHERE ${wanted()} ORDER BY ${wanted()}, rowid LIMIT 9`);
    case 'get':
      return query(`SELECT *, ${wanted()} FROM t ORDER BY rowid`, 'get');
    case 'iterate':
      return query(`SELECT ${wanted()} AS y, rowid FROM t ORDER BY rowid`, 'iterate');
    case 'aggregate':
      return query(`SELECT ${random.pick(AGGREGATES)}(${wanted()}) AS g FROM t GROUP BY ${random.pick(columns)} ORDER BY 1`);
    case 'window':
      return query(
        `SELECT ${random.pick(AGGREGATES)}(${random.pick(columns)}) OVER (ORDER BY rowid ROWS BETWEEN ${random.below(3)} PRECEDING AND ${random.below(3)} FOLLOWING) AS w FROM t ORDER BY rowid`,
      );
    case 'update':
      return query(`UPDATE t SET ${random.pick(columns)} = ${wanted()} WHERE ${wanted()}`, 'run');
    case 'delete':
      return query(`DELETE FROM t WHERE ${wanted()}`, 'run');
    case 'transaction':
      db.exec(random.pick(['BEGIN', 'COMMIT', 'ROLLBACK', 'SAVEPOINT s', 'RELEASE s', 'ROLLBACK TO s']));
      return db.isTransaction;
    case 'wrong':
      return db.prepare(random.pick(['SELEC', 'SELECT nope FROM t', 'SELECT * FROM nowhere', 'SELECT (1', '', '--', 'SELECT abs(1, 2)']));
    case 'options': {
      const prepared = db.prepare('SELECT * FROM t ORDER BY rowid');
      prepared.setReadBigInts(true);
      prepared.setReturnArrays(random.below(2) === 0);
      return [prepared.all(), prepared.columns(), prepared.expandedSQL];
    }
    case 'named': {
      const prepared = db.prepare('SELECT $a AS a, :b AS b, @c AS c, ? AS d');
      const key = random.pick(['a', '$a', ':b', 'b', 'z', '@c']);
      return [prepared.get({ [key]: value() }, ...random.pick([[], [value()], [value(), value()]])), prepared.expandedSQL];
    }
    default:
      return db.exec(`INSERT INTO t (${random.pick(columns)}) VALUES (${random.pick(LITERALS)}); ${random.pick(['', 'SELEC', 'DELETE FROM t WHERE rowid > 9'])}`);
  }
}

function sequence(seed) {
  const random = generator(seed);
  const db = open(random);
  const columns = Array.from({ length: 1 + random.below(4) }, (_, i) => `c${i}`);
  const constraints = ['', '', '', ' UNIQUE', ' NOT NULL', " DEFAULT 'd'", ' CHECK (c0 IS NOT 1)'];
  const lines = [];
  const say = (action) => {
    try {
      lines.push(inspect(action(), { depth: 5, breakLength: Infinity }));
    } catch ({ name, code, message, errcode, errstr }) {
      lines.push([name, code, message, errcode, errstr].join(' | '));
    }
  };
  const declared = columns.map((c) => `${c} ${random.pick(TYPES)}${random.pick(COLLATIONS)}${random.pick(constraints)}`);
  say(() => db.exec(`CREATE TABLE t (${declared.join()})`));
  for (let i = 0; i < 14; i++) say(() => statement(random, db, columns));
  say(() => db.prepare('SELECT * FROM t').all());
  db.close();
  return lines.join('\n');
}

if (only !== undefined) {
  console.log(sequence(Number(only)));
} else {
  for (let from = 0; from < SEQUENCES; from += 100) {
    const hash = createHash('sha256');
    for (let seed = from; seed < from + 100; seed++) hash.update(sequence(seed));
    console.log(from, hash.digest('hex').slice(0, 16));
  }
}
