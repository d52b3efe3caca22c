export const shared = 'right', onlyRight = 'right';
export * from './_origin.mjs';
