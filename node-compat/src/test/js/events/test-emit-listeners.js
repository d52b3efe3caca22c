// emit() calls a listener whatever has become of its call() or of Function.prototype.call, with any number of arguments, and captures rejections.

const EventEmitter = require('events');

const emitter = new EventEmitter();
const show = (name) =>
  function (...args) {
    console.log(name, this === emitter, args.join());
  };

const own = show('own call');
own.call = () => console.log('not to be called');
emitter.on('own', own);
emitter.on('one', show('one'));
emitter.on('two', show('first'));
emitter.on('two', show('second'));
for (let count = 0; count < 6; count++)
  for (const event of ['own', 'one', 'two', 'none']) {
    const args = Array.from({ length: count }, (_, i) => i);
    console.log(event, emitter.emit(event, ...args));
  }
console.log(emitter.emit.length, emitter.emit());

const { call } = Function.prototype;
Function.prototype.call = () => console.log('not to be called');
emitter.emit('one', 1, 2);
emitter.emit('two', 1, 2);
Function.prototype.call = call;

const capturing = new EventEmitter({ captureRejections: true });
capturing.on('async', async (...args) => {
  throw new Error(args.join());
});
capturing.on('error', (error) => console.log('error', error.message));
capturing[Symbol.for('nodejs.rejection')] = function (error, event, ...args) {
  console.log('rejection', error.message, event, args.join());
};
for (let count = 0; count < 5; count++) capturing.emit('async', ...Array.from({ length: count }, (_, i) => i));
try {
  emitter.emit('error', new Error('thrown'), 1);
} catch (error) {
  console.log(error.message);
}
