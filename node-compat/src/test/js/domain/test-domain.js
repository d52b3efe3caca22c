// Errors of what a domain begins: emitters, ticks, timers, promises, bound and intercepted functions.
const domain = require('domain');
const EventEmitter = require('events');

const outer = domain.create();
outer.on('error', (error) => {
  const { message, domain: owner, domainThrown, domainBound, domainEmitter } = error;
  console.log(message, owner === outer, domainThrown, typeof domainBound, typeof domainEmitter, Boolean(process.domain));
});

console.log(process.domain, domain.active, domain._stack.length);
outer.run(() => {
  const emitter = new EventEmitter();
  console.log(process.domain === outer, domain._stack.length, emitter.domain === outer);
  emitter.emit('error', new Error('emitted'));
  process.nextTick(() => console.log('tick', process.domain === outer));
  Promise.resolve().then(() => console.log('promise', process.domain === outer));
  setTimeout(() => {
    throw new Error('timer');
  }, 1);
});
console.log(process.domain);
console.log(outer.run((a, b) => a + b, 1, 2));

const bound = outer.bind(() => {
  throw new Error('bound');
});
setTimeout(bound, 20);
const intercepted = outer.intercept((value) => console.log('intercepted', value));
intercepted(null, 5);
intercepted(new Error('passed'));

const member = new EventEmitter();
outer.add(member);
console.log(outer.members.length, member.domain === outer);
member.emit('error', new Error('member'));
outer.remove(member);
console.log(outer.members.length, member.domain);

setTimeout(() => {
  const inner = domain.create();
  inner.on('error', (error) => {
    throw new Error(`again: ${error.message}`);
  });
  outer.run(() =>
    inner.run(() => {
      throw new Error('nested');
    }),
  );
}, 40);
