// V8's console.context and console.createTask.
'use strict';
const { Session, console: debuggers } = require('inspector');
const session = new Session();
const events = [];
session.connect();
session.on('Runtime.consoleAPICalled', ({ params: { type, args, context } }) =>
  events.push([type, args.map(({ value, className }) => value ?? className), context]),
);
session.post('Runtime.enable');
const named = console.context('n');
named.log('x', 1);
named.warn('w');
named.group('g');
named.groupEnd();
named.count('k');
named.count('k');
console.context('n').count('k');
named.countReset('k');
named.count('k');
named.assert(true);
named.assert(false, 'f');
named.dir({});
named.dirXml(1);
named.table([1]);
named.clear();
named.trace('tr');
named.debug(1);
named.info(2);
named.error(3);
named.groupCollapsed('gc');
named.countReset('zz');
named.timeEnd('zz');
named.log();
named.timeStamp('q');
console.context().log('d');
console.context('').log('empty');
debuggers.context('i').log('inspector');
(0, named.log)('detached');
debuggers.log('plain');
session.disconnect();
for (const event of events) console.log(JSON.stringify(event));
console.log(Object.keys(named).map((name) => `${name} ${named[name].name} ${named[name].length}`).join());
console.log(Object.prototype.toString.call(named), Object.getPrototypeOf(named) === Object.prototype, named.log === console.log);
for (const name of ['context', 'createTask']) {
  const { value, writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(console, name);
  console.log(value.name, value.length, 'prototype' in value, writable, enumerable, configurable);
}

function attempt(action) {
  try {
    return action();
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
}

console.log(attempt(() => console.context(Symbol())), attempt(() => new console.context('a')));
for (const name of [undefined, '', 1, {}]) console.log(attempt(() => console.createTask(name)));
const task = console.createTask('work');
console.log(Reflect.ownKeys(task), Object.keys(Object.getOwnPropertyDescriptors(task)), task.run.name, task.run.length);
for (const given of [undefined, 5, {}]) console.log(attempt(() => task.run(given)));
console.log(task.run((...args) => args.join(), 1, 2));
console.log(
  task.run(function () {
    return this;
  }),
);
console.log(attempt(() => (0, task.run)(() => 1)), attempt(() => task.run.call(console.createTask('b'), () => 5)));
console.log(
  attempt(() =>
    task.run(() => {
      throw new RangeError('thrown');
    }),
  ),
);
function deep() {
  return new Error('where').stack.split('\n').slice(1, 3).map((line) => line.trim().split(' ')[1]).join();
}
function caller() {
  return task.run(deep);
}
console.log(caller());
