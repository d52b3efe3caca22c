// What calls of a console that writes to debuggers only report.
'use strict';
const { Session } = require('node:inspector');const s=new Session(); s.connect(); s.on('Runtime.consoleAPICalled',({params:p})=>process.stdout.write(p.type+' '+JSON.stringify(p.args.map(a=>a.value)).replace(/[\d.]+ ms/,'N ms')+'\n')); s.post('Runtime.enable');
const c=require('node:inspector').console;
for (const m of ['log','debug','info','warn','error','dir','dirxml','table','trace','group','groupCollapsed','groupEnd','clear','assert','count','countReset','countReset','time','time','timeLog','timeEnd','timeEnd','timeStamp']) { process.stdout.write(m+':\n'); c[m](); }
c.count('q');c.count('q');c.time('z');c.timeLog('z',1,2);c.assert(false,'x',1);c.assert(true,'x'); c.groupEnd(5); c.clear(6); c.timeStamp('x'); c.table([1]); c.count(5); c.countReset(5);
