export * from './_left.mjs';
export * from './_right.mjs';
