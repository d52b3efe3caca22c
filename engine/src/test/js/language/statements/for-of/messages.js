throws(() => { for (const x of 5); }, 'TypeError: 5 is not iterable');
throws(() => { for (const x of undefined); }, 'TypeError: undefined is not iterable');
throws(() => { const o = {}; for (const x of o); }, 'TypeError: o is not iterable');
throws(() => { const o = { p: {} }; for (const x of o.p); }, 'TypeError: o.p is not iterable');
throws(() => { for (const x of { [Symbol.iterator]() {} }); }, 'TypeError: Result of the Symbol.iterator method is not an object');
throws(() => { for (const x of { [Symbol.iterator]() { return {}; } }); }, 'TypeError: undefined is not a function');
throws(() => { const [a] = null; }, 'TypeError: null is not iterable');

