// A program that is a module, and what it imports: start.js is a CommonJS file like most programs.
import './start.js';
import { known } from './module.mjs';

export { known };
