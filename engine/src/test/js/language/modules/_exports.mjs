import { user } from './compiled-imports.mjs';
export const size = 10;
export const half = 0.5;
export let count = 0;
export function increment() { return ++count; }
export function twice(x) { return x * 2; }
export let changing = () => 'first';
export function replaced() { return 1; }
export function change() { changing = () => 'second'; replaced = () => 2; }
export class Point { constructor(x) { this.x = x; } }
export default function (x) { return x + size; }

// The importing module has not been evaluated yet.
export const early = [];
for (let i = 0; i < 3000; i++) early.push(readsLate());
import { late } from './compiled-imports.mjs';
export function readsLate() { try { return late + user(1); } catch (e) { return e.name; } }
