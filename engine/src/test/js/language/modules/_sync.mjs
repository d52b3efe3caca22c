import { log } from './_log-async.mjs';
log.push('sync');
