export const shared = 'left', onlyLeft = 'left';
export * from './_origin.mjs';
