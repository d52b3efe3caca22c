'use strict';
// What process is: a tag, a prototype named process and behind it the emitter.
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
