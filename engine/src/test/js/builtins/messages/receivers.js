// How a message shows a value that a builtin refuses.
throws(() => Map.prototype.get.call([]), 'TypeError: Method Map.prototype.get called on incompatible receiver [object Array]');
throws(() => Map.prototype.get.call(() => 1), 'TypeError: Method Map.prototype.get called on incompatible receiver () => 1');
throws(() => Map.prototype.entries.call(Object.create(Map.prototype)), 'TypeError: Method Map.prototype.entries called on incompatible receiver #<Map>');
throws(() => RegExp.prototype.exec.call(new Uint8Array), 'TypeError: Method RegExp.prototype.exec called on incompatible receiver [object Uint8Array]');
throws(() => Reflect.construct(() => 1), 'TypeError: () => 1 is not a constructor');
throws(() => Symbol.keyFor([1]), 'TypeError: [object Array] is not a symbol');
throws(() => Symbol.keyFor(Math.max), 'TypeError: function max() { [native code] } is not a symbol');
var long = new Function('return ' + '1'.repeat(200));
throws(() => Symbol.keyFor(long), 'TypeError: ' + String(long).slice(0, 111) + '...<omitted>...' + String(long).slice(-2) + ' is not a symbol');
