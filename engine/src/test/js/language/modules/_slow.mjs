import { log } from './_log-async.mjs';
log.push('slow start');
await null;
await null;
log.push('slow end');
