import { log } from './_log.mjs';
log.push('1-1');
