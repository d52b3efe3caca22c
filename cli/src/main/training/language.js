// What programs use of the language and its builtins beyond start.js, for more.js: each part loads classes of the parser, the compiler, the
// interpreter or a builtin.
'use strict';

class Shape {
  static #count = 0;
  static {
    Shape.#count = 1;
  }
  #side = 2;
  #grow() {
    return ++this.#side;
  }
  get area() {
    return this.#grow() ** 2;
  }
  set area(value) {
    this.#side = Math.sqrt(value);
  }
  static get count() {
    return Shape.#count;
  }
  *[Symbol.iterator]() {
    yield* [this.#side, this.area];
  }
}

class Square extends Shape {
  constructor(...sides) {
    super(...sides);
    this.sides = sides;
  }
  get area() {
    return super.area;
  }
}

module.exports = {
  statements() {
    const seen = [];
    outer: for (let i = 0; ; i++) {
      do {
        if (i > 2) break outer;
      } while (false);
      try {
        if (i === 1) throw new RangeError('thrown', { cause: i });
      } catch ({ message, cause }) {
        seen.push(message, cause);
      } finally {
        seen.push(typeof i, void 0);
      }
    }
    while (seen.length > 5 && seen.pop());
    const { a: [first, ...others] = [1, 2], ['b' + 1]: named = () => {} } = { __proto__: null };
    seen.push(first, others, named.name, ((x, y = x) => x ?? y)(null, 1));
    seen.at(-1)?.a?.[0];
    return seen;
  },
  classes() {
    const square = new Square(1, 2);
    square.sides.length = 1;
    return [...square, square.area, Shape.count, square instanceof Shape, Object.getPrototypeOf(Square) === Shape];
  },
  sloppy() {
    const run = new Function(
      'a',
      'b = 1',
      'with ({ c: a }) { return eval("var d = c; typeof e") + arguments.length; }',
    );
    return [run(1), (0, eval)('this').constructor.name, Reflect.construct(run, [])];
  },
  text() {
    const tagged = (strings, ...values) => strings.raw.join('|') + values;
    const text = tagged`a${1}\n${'ä'}` + String.raw`\u`;
    return [
      [...'a\u{1F600}b'].map((c) => c.codePointAt(0).toString(16).padStart(4, '0')),
      text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').split(/\s*,\s*/),
      text.replaceAll('a', 'b').trim().repeat(2).localeCompare('b'),
      [...text.matchAll(/(?<letter>\p{L})/gu)].length,
      /^[\p{Lu}\p{ID_Continue}\d_]+$/iu.test('Ä1'),
      new RegExp('[/]/', 'd').source + Array.from('ab', (c) => c).join(),
      /(\w+)\s(?!\1)/y.exec('a b'),
      encodeURIComponent(decodeURI('%C3%A4')),
      text.at(-1) + text.lastIndexOf('a') + text.substring(1, 2) + text.search(/b/) + text.concat('c'),
    ];
  },
  /** Patterns that run so long that they are compiled. */
  patterns() {
    const line = 'const name = "text", other = /* no */ call(12.5); // end\n'.repeat(400);
    let found = 0;
    for (let i = 0; i < 20; i++) {
      for (const pattern of [
        /\b(\w+)\s*=\s*("[^"]*"|\d+)/g,
        /\/\*[\s\S]*?\*\/|\/\/.*$/gm,
        /(?:[a-z]+\d*|\(.*?\))+;/gi,
      ]) {
        found += line.replace(pattern, '').length;
      }
    }
    return found;
  },
  numbers() {
    return [
      (7n ** 30n / 11n) % 5n,
      BigInt.asUintN(8, -1n).toString(2),
      process.hrtime.bigint() > 0n,
      Math.log10(1000) + Math.log(2) + Math.sin(1) + Math.hypot(3, 4) + Math.trunc(-0.5),
      (255).toString(16) + (1e21).toExponential() + (12.345).toPrecision(3),
      Number.parseFloat('1e3') + Number('0x10') + Number.MAX_SAFE_INTEGER,
      (1 << 31) >>> 0,
    ];
  },
  collections() {
    const map = new Map([
      ['b', 1],
      ['a', 2],
    ]);
    for (const [key, value] of map.entries()) map.set(key, value + 1);
    const weak = new WeakMap([[map, new WeakRef(map)]]);
    const list = [5, , 3, ...map.values(), ...new Set([1])];
    list.sort();
    list.sort((a, b) => (a < b ? 1 : -1));
    list.splice(1, 1, 'x', 'y');
    list.unshift(list.shift());
    return [
      Object.fromEntries(map),
      Object.assign(
        { ...map },
        {
          get a() {
            return 1;
          },
        },
      ),
      Object.freeze(list.concat([1], 2).flat().reverse().fill(0, 1, 2)),
      list.reduce((sum, item) => sum + item, '') + list.findIndex((item) => item === 3) + list.includes(2),
      list.some(Boolean) && list.every(Boolean) && list.flatMap((x) => [x, x]).join(),
      Int8Array.of(1, 2)
        .map((x) => x * 2)
        .subarray(1),
      new DataView(new ArrayBuffer(8)).getFloat64(0),
      weak.has(map),
      JSON.parse('{"a":[1,2.5,"x\\n",null,true]}', (key, value) => value),
      JSON.stringify({ a: [1, { toJSON: () => 'b' }], undefined }, null, 2),
    ];
  },
  errors() {
    const wrong = [
      () => undefinedName,
      () => null.a,
      () => (1).b(),
      () => Symbol() + '',
      () => JSON.parse('{'),
      () => new Map().x.y,
    ];
    const prepare = Error.prepareStackTrace;
    try {
      Error.prepareStackTrace = (error, sites) =>
        sites.map((site) => [site.getFileName(), site.getLineNumber(), site.getFunctionName()]);
      wrong.push(() => {
        throw new Error('sites').stack;
      });
      return wrong.map((call) => {
        try {
          return call();
        } catch (error) {
          return `${error.message}`;
        }
      });
    } finally {
      Error.prepareStackTrace = prepare;
    }
  },
  reflection() {
    const proxy = new Proxy({}, { get: (target, key) => key, has: () => true, ownKeys: () => ['a'] });
    const object = Object.defineProperty({ a: 1 }, 'b', { get: () => 2, enumerable: true, configurable: true });
    for (const key in object) delete object[key];
    return [
      proxy.a,
      'a' in proxy,
      Reflect.ownKeys(proxy),
      Object.getOwnPropertyDescriptors(object),
      structuredClone(new Date(0)),
    ];
  },
  async waiting() {
    async function* numbers() {
      yield* [1, Promise.resolve(2)];
    }
    for await (const number of numbers()) if (number > 1) break;
    const { AsyncLocalStorage } = require('async_hooks');
    await new AsyncLocalStorage().run(1, async () => {});
    await Promise.allSettled([Promise.all([1]), Promise.race([2]), Promise.any([3]), Promise.reject(new Error('4'))]);
  },
};
