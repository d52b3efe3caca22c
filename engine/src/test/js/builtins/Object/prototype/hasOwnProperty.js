builtin(Object.prototype, 'hasOwnProperty', 1);
same({ a: undefined }.hasOwnProperty('a'), true);
const log = [];
throws(() => Object.prototype.hasOwnProperty.call(null, { toString() { log.push('key'); return 'a'; } }), 'TypeError: Cannot convert undefined or null to object');
sameElements(log, ['key']);
