// A Symbol.toPrimitive that is no function: V8 shows the value, or the call that was evaluated last before the conversion, or, in C++, the property.
const bad = { [Symbol.toPrimitive]: 1 };
const g = (x) => x;
const o = { g, bad };
const byValue = 'TypeError: number 1 is not a function';
const byProperty = "TypeError: '1' returned for property 'Symbol(Symbol.toPrimitive)' of object '#<Object>' is not a function";
let b = bad;

throws(() => bad + 1, byValue);
throws(() => -bad, byValue);
throws(() => { const r = `${b}`; }, byValue);
throws(() => { const r = `${g(b)}`; }, 'TypeError: g is not a function');
throws(() => { const r = `a${o.g(b)}b`; }, 'TypeError: o.g is not a function');
throws(() => { const r = `${g(1)}${b}`; }, byValue);
throws(() => { const r = `${new (class { [Symbol.toPrimitive] = 1; })()}`; }, 'TypeError: (intermediate value) is not a function');
throws(() => { for (const each of `${b}`); }, 'TypeError: b is not iterable');

throws(() => Math.sqrt(b++), 'TypeError: Math.sqrt is not a function');
throws(() => Math.sqrt(-b), byValue);
throws(() => [g(1), b++], 'TypeError: g is not a function');
throws(() => ({ x: g(1), y: b++ }), byValue);
throws(() => o.g(1, o.g(b++)), 'TypeError: o.g is not a function');
throws(() => o.g(o.bad++), byValue);
throws(() => ++g(o).bad, 'TypeError: g is not a function');
throws(() => { g(o)[g('bad')] -= 1; }, 'TypeError: g is not a function');
throws(() => { o[g(b)] += 1; }, 'TypeError: g is not a function');
throws(() => { g(1) + (b += 1); }, 'TypeError: g is not a function');
throws(() => { switch (g(1)) { case b++: } }, 'TypeError: g is not a function');
throws(() => g(0) || b++, 'TypeError: g is not a function');
throws(() => g`${b++}`, 'TypeError: g is not a function');
throws(() => ({ [g(b)]: 1 }), byValue);

throws(() => o[bad], byValue);
throws(() => { o[bad] = 1; }, byProperty);
throws(() => delete o[bad], byProperty);
throws(() => bad in o, byProperty);
throws(() => g(1)[bad], byProperty);
throws(() => { [].length = bad; }, byProperty);
throws(() => { new Uint8Array(1)[0] = bad; }, byProperty);

throws(() => Math.abs(bad), byValue);
throws(() => 'a'.at(bad), byValue);
throws(() => parseInt(bad), byProperty);
throws(() => new Date(bad), byProperty);
throws(() => Error(bad), byProperty);
throws(() => 'a'.normalize(bad), byProperty);
throws(() => BigInt(bad), byProperty);
throws(() => Function(bad), byProperty);
throws(() => BigInt.asIntN(8, bad), byProperty);
throws(() => new DataView(new ArrayBuffer(8)).setBigInt64(bad, 1n), byValue);
throws(() => new DataView(new ArrayBuffer(8)).setBigInt64(0, bad), byProperty);
throws(() => new Uint8Array([bad]), byProperty);
throws(() => new Uint8Array(2).with(0, bad), byValue);
throws(() => String.raw({ raw: [bad] }), byProperty);
throws(() => [bad].join(), byValue);
throws(() => [bad].map(Number), byValue);
