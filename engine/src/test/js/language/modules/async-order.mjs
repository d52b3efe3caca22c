import { log } from './_log-async.mjs';
import './_slow.mjs';
import './_sync.mjs';
import './_needs-slow.mjs';
same(log.join(), 'slow start,sync,slow end,needs slow');
