builtin(RegExp.prototype, Symbol.search, 1);
same(/b/[Symbol.search]('abc'), 1);
same(/x/[Symbol.search]('abc'), -1);
const log = [];
const expression = { get exec() { log.push('exec'); return () => { log.push('called'); this.lastIndex = 7; return { index: 'any' }; }; }, get lastIndex() { log.push('get'); return 3; }, set lastIndex(value) { log.push('set ' + value); } };
same(RegExp.prototype[Symbol.search].call(expression, 'x'), 'any');
sameElements(log, ['get', 'set 0', 'exec', 'called', 'set 7', 'get']);
throws(() => RegExp.prototype[Symbol.search].call(1, ''), 'TypeError: Method RegExp.prototype.@@search called on incompatible receiver 1');
