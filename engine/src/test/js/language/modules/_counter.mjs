export let count = 0;
export function increment() { count++; }
export default 'default value';
export { later as late };
let later;
export const setLater = () => { later = 'set later'; };
