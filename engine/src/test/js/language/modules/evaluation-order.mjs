import './_order-1.mjs';
import { log } from './_log.mjs';
import './_order-2.mjs';
log.push('main');
same(log.join(), '1-1,1,2,main');
import './_order-1.mjs';
