import './_order-1-1.mjs';
import { log } from './_log.mjs';
log.push('1');
