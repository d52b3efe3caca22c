export const z = 3, a = 1;
export var b = 2;
export function fn() {}
export default {};
