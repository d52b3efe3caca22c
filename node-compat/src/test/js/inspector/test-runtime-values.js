// Internal properties of objects and the functions of Runtime.addBinding, as Node 26 prints them.
'use strict';
const { Session } = require('node:inspector');

const [session, other] = [new Session(), new Session()];
session.connect();
other.connect();
function post(method, params, target = session) {
  let answer;
  target.post(method, params, (error, result) => (answer = error ? error.message : result));
  return answer;
}

globalThis.entries = new Map([[1, 2], [3, 4], [5, 6]]).entries();
entries.next();
globalThis.keys = new Map([[1, 2]]).keys();
globalThis.values = new Set([1]).values();
globalThis.ended = new Set([1]).values();
for (const value of ended) console.log('step', value);
function* generate() {
  yield 1;
}
globalThis.fresh = generate.call({ q: 1 });
globalThis.begun = generate.call(Object('s'));
begun.next();
globalThis.closed = generate();
closed.return();
globalThis.running = (function* () {
  return internals('running');
})();
globalThis.reference = new WeakRef(generate);

// Gyre has no locations of generators and no scopes of functions.
function internals(name) {
  const { objectId } = post('Runtime.evaluate', { expression: name }).result;
  return post('Runtime.getProperties', { objectId, ownProperties: true })
    .internalProperties.filter((each) => !/Location|Scopes|Entries/.test(each.name))
    .map((each) => `${each.name} ${String(each.value.value ?? each.value.description).replace(/\s+/g, ' ')}`);
}
for (const name of ['entries', 'keys', 'values', 'ended', 'fresh', 'begun', 'reference']) console.log(name, internals(name));
console.log('running', running.next().value[1]);
console.log('closed', internals('closed')[1]);

const events = [];
session.on('Runtime.bindingCalled', ({ params }) => events.push('first', params));
other.on('Runtime.bindingCalled', ({ params }) => events.push('other', params));
console.log(post('Runtime.addBinding', { name: 'tell' }), post('Runtime.addBinding', { name: 'tell' }, other), typeof tell);
console.log(tell('one'));
for (const call of [() => tell(), () => tell(1), () => tell('a', 'b')]) {
  try {
    call();
  } catch (error) {
    console.log(error.name, error.message);
  }
}
post('Runtime.removeBinding', { name: 'tell' });
tell('two');
other.disconnect();
tell('three');
console.log(events);
console.log(post('Runtime.setCustomObjectFormatterEnabled', {}));
post('Debugger.enable');
console.log(post('Debugger.setScriptSource', { scriptId: 'none', scriptSource: '' }));
console.log(post('Debugger.getStackTrace', { stackTraceId: { id: '1' } }));
