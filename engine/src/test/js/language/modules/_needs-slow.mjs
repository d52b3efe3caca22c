import './_slow.mjs';
import { log } from './_log-async.mjs';
log.push('needs slow');
