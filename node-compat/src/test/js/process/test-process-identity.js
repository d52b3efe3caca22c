'use strict';
// What process is: a tag, a prototype named process, whose own prototype is that of the emitter.
console.log(Object.prototype.toString.call(process), Object.getOwnPropertyDescriptor(process, Symbol.toStringTag));
const prototype = Object.getPrototypeOf(process);
console.log(Reflect.ownKeys(prototype), process.constructor.name);
const EventEmitter = require('events');
console.log(process instanceof EventEmitter, Object.getPrototypeOf(prototype) === EventEmitter.prototype);
process.once('mine', (value) => console.log('heard', value));
console.log(process.emit('mine', 1), process.emit('mine', 2));

// Copies of the process object run its constructors on themselves.
const copy = {};
let link = process;
while ((link = Object.getPrototypeOf(link))) link.constructor.call(copy);
console.log(Object.keys(copy), new process.constructor() instanceof process.constructor);

// The test cannot change the user of the process, but a value that is no name or number is reported in Node's words.
for (const [name, ...values] of [['initgroups'], ['initgroups', 'root'], ['initgroups', {}, 1], ['initgroups', 'root', {}], ['initgroups', 4294967294, 0], ['initgroups', 'root', 'no such group'], ['initgroups', -1, 0], ['initgroups', 'root', -1],
  ['setgroups'], ['setgroups', 1], ['setgroups', [1, {}]], ['setgroups', ['no such group']], ['setgroups', [-1]]]) {
  try {
    process[name](...values);
  } catch (error) {
    console.log(name, error.name, error.code, error.message);
  }
}
