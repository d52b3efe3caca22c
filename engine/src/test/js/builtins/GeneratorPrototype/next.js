const GeneratorPrototype = Object.getPrototypeOf(function* () {}).prototype;
for (const name of ['next', 'return', 'throw']) builtin(GeneratorPrototype, name, 1);
same(attributes(GeneratorPrototype, Symbol.toStringTag, 'c').value, 'Generator');
same(attributes(GeneratorPrototype, 'constructor', 'c').value, Object.getPrototypeOf(function* () {}));
function* echo() { const got = []; try { while (true) got.push(yield got.length); } finally { same(got.join(), 'b,c'); } }
const generator = echo();
same(generator.next('a').value, 0);
same(generator.next('b').value, 1);
same(generator.next('c').value, 2);
same(generator.return('end').value, 'end');
same(generator.next().done, true);
const running = (function* () { yield running.next(); })();
throws(() => running.next(), 'TypeError: Generator is already running');
throws(() => GeneratorPrototype.next.call({}), 'TypeError: Method [Generator].prototype.next called on incompatible receiver #<Object>');
