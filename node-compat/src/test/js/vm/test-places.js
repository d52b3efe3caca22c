// The stack of what a script throws, or of a text that is none, begins with the place.
const vm = require('vm');
const lines = (text, count = 6) => (typeof text === 'string' ? text.split('\n').filter((line) => !/^ +at .*(node:|at Object\.<anonymous>|at Module)/.test(line)).slice(0, count).map((line) => line.replace(__filename, 'FILE')) : text);
const attempt = (name, run) => {
  try {
    console.log(name, run());
  } catch (error) {
    console.log(name, lines(error?.stack ?? error));
  }
};
attempt('text', () => new vm.Script('var b;\nvar a = ;', 'my.js'));
attempt('text, not displayed', () => new vm.Script('var a = ;', { filename: 'my.js', displayErrors: false }));
attempt('end of text', () => vm.runInNewContext('nope(', {}, 'end.js'));
attempt('function', () => vm.compileFunction('return }', [], { filename: 'function.js' }));
attempt('offsets', () => vm.runInThisContext('\n\nfoo();', { filename: 'f.vm', lineOffset: 10, columnOffset: 5 }));
attempt('deeper', () => vm.runInThisContext('function g() { throw new TypeError("x"); }\n  g()', 'g.js'));
attempt('not displayed', () => vm.runInThisContext('foo();', { filename: 'f.vm', displayErrors: false }));
attempt('primitive', () => vm.runInThisContext('throw 5', 'f.vm'));
attempt('object', () => vm.runInThisContext('throw { a: 1 }', 'f.vm'));
attempt('stack of its own', () => vm.runInThisContext('throw { stack: "own" }', 'f.vm'));
const thrown = new Error('thrown before');
for (const name of ['first.js', 'second.js']) attempt(name, () => vm.runInNewContext('throw thrown', { thrown }, name));
attempt('called later', () => vm.runInThisContext('() => { throw new Error("later") }', 'later.js')());
attempt('name of no text', () => vm.runInThisContext('foo()'));
attempt('this one', () => vm.runInNewContext('f()', { f() { throw new RangeError('out'); } }, 'z.js'));
const { prepareStackTrace } = Error;
Error.prepareStackTrace = (error, frames) => frames.length > 0;
attempt('prepared', () => vm.runInThisContext('foo()', 'f.vm'));
Error.prepareStackTrace = prepareStackTrace;

for (const code of ['1 //# sourceMappingURL=x.map', '1\n//# sourceMappingURL=a.map\n//# sourceMappingURL=b.map\n', '"//# sourceMappingURL=" + 1', '1 //# sourceMappingURL=a b', '//@ sourceMappingURL=old.map', '']) {
  console.log(new vm.Script(code).sourceMapURL);
}

// The receiver of a sloppy function is the global object of its own context.
function caller(f) { return f(); }
console.log(caller(() => vm.runInNewContext('new Error("x").stack')).includes('at caller ('));
