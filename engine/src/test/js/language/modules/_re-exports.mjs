export * from './_shapes.mjs';
export * from './_counter.mjs';
export { a as renamed } from './_shapes.mjs';
export * as shapes from './_shapes.mjs';
export { default } from './_counter.mjs';
const own = 'own value';
export { own, own as 'string name' };
