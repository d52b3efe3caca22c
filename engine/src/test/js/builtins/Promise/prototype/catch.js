builtin(Promise.prototype, 'catch', 1);
const given = [];
same(Promise.prototype.catch.call({ then(...all) { given.push(...all); return 'result'; } }, 'handler'), 'result');
sameElements(given, [undefined, 'handler']);
eventually(async () => same(await Promise.reject(1).catch((reason) => reason + 1), 2));
eventually(async () => same(await Promise.resolve(1).catch(() => 'never'), 1));
throws(() => Promise.prototype.catch.call({}), 'TypeError: undefined is not a function');
throws(() => Promise.prototype.catch.call(null), "TypeError: Cannot read properties of null (reading 'then')");
