import log from './_log.mjs';
