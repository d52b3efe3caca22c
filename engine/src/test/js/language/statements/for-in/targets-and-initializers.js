const object = {};
for (object.key in { k: 1 });
same(object.key, 'k');
for (var [first, second] in { xy: 1 });
same(first + second, 'xy');
// Annex B: an initializer of a var in sloppy mode.
let evaluated = 0;
for (var legacy = (evaluated++, 'start') in {});
same(legacy, 'start');
same(evaluated, 1);
for (var { length } in { four: 1 });
same(length, 4);
for (let in {}) throw 1;
const functions = [];
for (let key in { a: 1, b: 1 }) functions.push(() => key);
same(functions.map((f) => f()).join(), 'a,b');
syntaxError('for (let x = 1 in {});', 'for-in loop variable declaration may not have an initializer.');
syntaxError('for (var [x] = 1 in {});', 'for-in loop variable declaration may not have an initializer.');
