import * as a from './cycles.mjs';
import { hoisted, value } from './cycles.mjs';
export const log = [];
export const fromB = hoisted();
try { value; } catch (e) { log.push('value: ' + e.message); }
try { a.Late; } catch (e) { log.push('Late: ' + e.message.replace('a.Late', 'Late')); }
