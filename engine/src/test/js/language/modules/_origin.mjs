export const same_ = 1;
export { text as same };
const text = 'one binding';
