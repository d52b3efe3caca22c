// Run once by the launcher while the JVM records which classes a start loads. It touches what many programs touch first; a part that
// fails costs the others nothing. Every class recorded here is linked at every start (those of a server cost a hello 7 ms), so no sockets.
'use strict';

const parts = {
  language() {
    class Point {
      #x;
      static zero = new Point(0, 0);
      constructor(x, y) {
        this.#x = x;
        this.y = y;
      }
      get x() {
        return this.#x;
      }
      toString() {
        return `(${this.#x}, ${this.y})`;
      }
    }
    function* count(n) {
      for (let i = 0; i < n; i++) yield i;
    }
    const { y, ...rest } = { y: 1, z: [2, , 3] };
    let text = '';
    for (const i of count(3)) text += new Point(i, y) + (rest?.z?.[i] ?? '-');
    label: for (const key in rest) {
      switch (key) {
        case 'z':
          continue label;
        default:
          break;
      }
    }
    try {
      null.x;
    } catch (error) {
      text += error.message + error.stack.length;
    }
    return [text, 10n ** 2n, [...'añ'].length, Symbol('s').toString()];
  },
  library() {
    const list = [3, 1, 2]
      .map((n) => n * 1.5)
      .filter(Boolean)
      .sort((a, b) => a - b);
    const map = new Map([
      ['a', list],
      ['b', new Set(list)],
    ]);
    const json = JSON.stringify({ map: [...map.keys()], date: new Date(0), nested: { a: [1, 'two', null, true] } });
    return [
      JSON.parse(json),
      'a-b_c'.split(/[-_]/),
      'x1y22'.replace(/(\d+)/g, (all, n) => n * 2),
      Math.max(...list),
      Object.entries({ k: 1 }),
      parseInt('12px'),
      (0.1 + 0.2).toFixed(2),
      new Uint8Array([1, 2]),
      Array.from({ length: 2 }, (_, i) => i),
    ];
  },
  patterns() {
    const found = [
      /^(?:a|b+?)*[^\d\s]{2,}(?=x)|(?<!y)\bz$/.exec('abcdx'),
      /(?<year>\d{4})-(\w+) \1/u.test('2000-a 2000'),
      /x*/g[Symbol.match]('xx'),
    ];
    const counts = new Uint8Array(new Uint8Array([1, 2]).buffer);
    for (const wrong of [() => found.none(), () => found.none.none, () => found()]) {
      try {
        wrong();
      } catch (error) {
        found.push(error.message);
      }
    }
    return [found, counts];
  },
  console() {
    console.log(
      'text',
      1,
      2.5,
      true,
      null,
      undefined,
      [1, 'a'],
      { a: { b: { c: {} } }, f() {} },
      new Map([[1, 2]]),
      new Error('e').message,
    );
    console.error('%s is %d', 'error', 1);
  },
  modules() {
    const path = require('path');
    const fs = require('fs');
    const { EventEmitter } = require('events');
    const emitter = new EventEmitter();
    emitter.on('x', () => {});
    emitter.emit('x');
    require('util').inspect({ a: 1 });
    for (const name of ['os', 'url', 'stream', 'child_process', 'perf_hooks', 'crypto', 'http']) require(name);
    require('http').createServer(() => {});
    require('crypto').createHash('sha256').update('a').digest('hex');
    return [
      path.join(__dirname, 'start.js'),
      fs.readFileSync(__filename, 'utf8').length,
      fs.existsSync('nothing'),
      Buffer.from('a').toString('hex'),
    ];
  },
  later() {
    process.nextTick(() => {});
    Promise.resolve(1).then(() => {});
    queueMicrotask(() => {});
    setTimeout(() => {}, 1);
    setImmediate(() => {});
    (async () => {
      await null;
      for await (const x of [1]) await x;
    })();
    import('./module.mjs').catch((error) => console.error(error));
  },
  files() {
    const fs = require('fs');
    fs.readFile(__filename, () => {});
    fs.promises.readFile(__filename).catch(() => {});
  },
};

for (const name of Object.keys(parts)) {
  try {
    parts[name]();
  } catch (error) {
    console.error(name, error);
  }
}
setTimeout(() => process.exit(0), 3000).unref();
