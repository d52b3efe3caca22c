// Switch statements whose cases are literals: found by a table, with every kind of value.
function strings(value) {
  switch (value) {
    case 'Identifier': return 1;
    case 'Literal': return 2;
    case '': return 3;
    case 'a': case 'b': return 4;
    case 'Identifier': return 'never';
    case 'a name that is longer than a short string': return 5;
    case 'caf\u00e9': return 6;
    case '\u4e2d': return 7;
    case '7': return 8;
  }
  return 'none';
}
function ints(value) {
  let trace = '';
  switch (value) {
    case 40: trace += 'a';
    case 41: trace += 'b'; break;
    default: trace += 'd';
    case 59: trace += 'c'; break;
    case 0: trace += 'z'; break;
    case -1: trace += 'm'; break;
    case 44: case 45: trace += 'x';
    case 46: trace += 'y';
  }
  return trace;
}
function sparse(value) {
  switch (value) {
    case 1: return 'one';
    case 1000: return 'thousand';
    case 1000000: return 'million';
    case 2147483647: return 'greatest';
    case -2147483648: return 'least';
    case -7: return 'minus seven';
    case 1000: return 'never';
    default: return 'other';
  }
}
function mixed(value) {
  switch (value) {
    case 1: return 'int';
    case '1': return 'string';
    case 2: return 'two';
    case 'two': return '2';
    case 0: return 'zero';
    case '0': return 'string zero';
    case 3: return 'three';
  }
}
// Not by a table: the cases have effects, or are no strings and ints.
function others(value) {
  const seen = [];
  const note = (x) => (seen.push(x), x);
  switch (value) {
    case 1: break;
    case note(2): break;
    case 0.5: seen.push('half'); break;
    case null: break;
    case note('3'): break;
    case undefined: break;
    case NaN: seen.push('never');
    case 4: seen.push('four');
  }
  return seen.join();
}
function scoped(value) {
  const functions = [];
  switch (value) {
    case 1: let x = 1; functions.push(() => x);
    case 2: x = 2; functions.push(() => x++);
    case 3: x = 3;
    case 4: functions.push(function f() { return x; });
    case 5: case 6: class C { static m() { return value; } } functions.push(C.m);
  }
  return functions.map((f) => { try { return f(); } catch (e) { return e.name; } }).join();
}
function loops(values) {
  let result = '';
  outer: for (const value of values) {
    try {
      switch (value) {
        case 1: continue outer;
        case 2: continue;
        case 3: break;
        case 4: break outer;
        case 5: throw 'thrown ';
        case 6: return result + 'returned';
        default: result += 'default ';
      }
      result += 'after ';
    } catch (e) {
      result += e;
    } finally {
      result += value + ' ';
    }
  }
  return result;
}
function* generator(value) {
  switch (value) {
    case 'a': yield 1;
    case 'b': yield 2; break;
    case 'c': case 'd': case 'e': yield 3;
    case 'f': return yield 4;
  }
  yield 5;
}
function attempt(f, value) {
  try {
    return f(value);
  } catch (e) {
    return e.name;
  }
}
const object = { toString() { throw new Error('not converted'); }, valueOf() { throw new Error('not converted'); } };
let half = 'Ident';
const values = [
  'Identifier', half + 'ifier', 'an Identifier'.slice(3), 'Literal', '', 'a', 'b', 'c', 'a name that is longer than a short string',
  'a name that is longer ' + 'than a short string', 'café', '中', '7', 7, 'x'.repeat(1000), new String('a'), 40, 41, 42, 43, 44, 45, 46, 47, 59,
  0, -0, 40.0, 40.5, -1, -1.5, NaN, Infinity, -Infinity, 4294967336, 2147483647, -2147483648, 2147483648, 1000, 1e6, -7, 1, '1', 2, 'two', 3,
  '0', 4, 5, 6, 0.5, true, false, null, undefined, 1n, 40n, Symbol('a'), object, [40], () => 1,
];
const functions = [strings, ints, sparse, mixed, others, scoped];
function all() {
  return functions.map((f) => values.map((value) => attempt(f, value)).join(' ')).join('\n');
}
print(all());
const first = all();
for (let i = 0; i < 100; i++) if (all() !== first) print(i, all());
// One kind of value first, then the others.
function narrow(value) {
  switch (value) {
    case 1: return 'a';
    case 2: return 'b';
    case 3: return 'c';
    case 4: return 'd';
    case 5: return 'e';
    case 6: return 'f';
  }
  return '-';
}
let text = '';
for (let i = 0; i < 10000; i++) text = narrow(i % 9) + text.slice(0, 20);
print(text);
print(values.map(narrow).join(''));
for (let i = 0; i < 10000; i++) text = narrow((i % 18) / 2) + text.slice(0, 20);
print(text);
for (let i = 0; i < 2000; i++) text = loops([i % 9, 1, 2, 3, 9, 5, i % 7, 6, 4]);
print(text);
for (const list of [[], [1], [3, 4, 5], [5, 5, 6], [9]]) print(loops(list));
for (let i = 0; i < 200; i++) text = ['a', 'b', 'c', 'e', 'f', 'g'].map((value) => [...generator(value)].join('')).join();
print(text);
print((function (x) { switch (x) { case 1: case 2: case 3: case 4: case 5: case 6: } return 'empty'; })(3));
print(eval("switch (4) { case 1: 'one'; case 2: case 3: case 4: 'four'; case 5: 'five'; break; case 6: 'six' }"));
print(eval("switch ('none') { case 1: 'one'; case 2: case 3: case 4: 'four'; case 5: 'five'; break; case 6: 'six' }"));
