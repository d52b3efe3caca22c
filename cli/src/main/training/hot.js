// Code that is hot enough to be compiled, for more.js: it loads the classes of the just-in-time compiler and of what compiled code calls. Each function
// uses a part of the language for which the compiler has code of its own.
'use strict';

class Point {
  #moves = 0;
  constructor(x, y) {
    this.x = x;
    this.y = y;
  }
  get length() {
    return Math.sqrt(this.x * this.x + this.y * this.y);
  }
  set length(value) {
    const factor = value / this.length;
    this.x *= factor;
    this.y *= factor;
  }
  plus(other) {
    this.#moves++;
    return new Point(this.x + other.x, this.y + other.y);
  }
  get moves() {
    return this.#moves;
  }
}

class Origin extends Point {
  constructor() {
    super(0.5, 0);
  }
  plus(other) {
    return other === this ? this : super.plus(other);
  }
}

let calls = 0;
const points = [new Point(1, 2), new Origin(), new Point(0.5, -1)];
const names = ['one', 'two', 'three', 'a longer name than the others'];
const counts = new Map();

const hot = {
  numbers(n) {
    let sum = 0;
    let half = 0.5;
    for (let i = 1; i <= n; i++) {
      sum = (sum + (i << 3) - (i >>> 1)) | 0;
      half = half * 0.5 + Math.abs(i % 3) / i - Math.floor(half);
      if (i === n || half > 1e9) half = -half;
    }
    return sum + half + Math.imul(sum, n) + (n ** 2 > sum ? ~sum : -sum);
  },
  objects(n) {
    let sum = points[0];
    for (let i = 0; i < n; i++) {
      const point = points[i % 3];
      sum = sum.plus(point);
      if (point.length > 2) point.length = 1;
      sum.x += point.moves;
      if (point instanceof Origin && 'y' in point && point.z == null) sum.y--;
    }
    return sum;
  },
  arrays(n) {
    const list = [];
    const numbers = new Float64Array(16);
    for (let i = 0; i < n; i++) {
      list.push(i);
      numbers[i & 15] += list[i >> 1];
      if (list.length > 32) list.pop();
      list[0] = list[list.length - 1];
    }
    for (const item of list) numbers[0] -= item;
    return list.map((item) => item + 1).filter((item) => item & 1).length + numbers[0];
  },
  strings(n) {
    let text = '';
    let code = 0;
    for (let i = 0; i < n; i++) {
      const name = names[i & 3];
      code = (code * 31 + name.charCodeAt(i % name.length)) | 0;
      text = name === 'two' ? name : `${text}${name[0]}`.slice(0, 9);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return typeof text === 'string' && /o+$/.test(text) ? text.length + code : code;
  },
  calls(n) {
    const add = (a, b = 1) => a + b;
    const sum = (...values) => add.apply(null, values);
    function each(f, times) {
      for (let i = 0; i < times; i++) f(i);
      return arguments.length;
    }
    let total = each((i) => (calls += add(i) & 1), n);
    for (let i = 0; i < n; i++) total += sum(i, total & 7) > 3 ? 1 : add.call(null, i, -i);
    return total;
  },
  control(n) {
    const found = { caught: 0, kinds: {} };
    for (let i = 0; i < n; i++) {
      try {
        switch (i & 3) {
          case 0:
            throw found;
          case 1:
            found.kinds[names[i & 1]] = !found.caught;
            continue;
          default:
            found.caught += i & 1 ? 1 : 2;
        }
      } catch (thrown) {
        thrown.caught |= 0;
      } finally {
        found.last = i;
      }
    }
    for (const key in found.kinds) delete found.kinds[key];
    return found;
  },
  generators(n) {
    function* upTo(end) {
      for (let i = 0; i < end; i++) if (yield i) return;
    }
    let sum = 0;
    for (const value of upTo(n)) sum += value;
    const [first, ...rest] = [sum, n, ...names];
    const { length, [0]: second } = rest;
    return { first, length, second, ...points[0] };
  },
};

/** Calls them all until they have been compiled, a second or two. */
module.exports = function run() {
  const end = Date.now() + 2500;
  while (Date.now() < end) for (const name of Object.keys(hot)) hot[name](1000);
};
