import { fromB, log } from './_cycle-b.mjs';
export function hoisted() { return 'function of a'; }
export let value = 'value of a';
export class Late {}
same(fromB, 'function of a');
same(log.join(), "value: Cannot access 'value' before initialization,Late: Cannot access 'Late' before initialization");
