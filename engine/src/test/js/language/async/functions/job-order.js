const log = [];
async function a() { log.push('a1'); await null; log.push('a2'); await null; log.push('a3'); }
async function b() { log.push('b1'); await { then(resolve) { log.push('thenable'); resolve(); } }; log.push('b2'); }
eventually(async () => {
  a();
  b();
  Promise.resolve().then(() => log.push('p1')).then(() => log.push('p2')).then(() => log.push('p3'));
  log.push('sync');
  await 0; await 0; await 0; await 0;
  same(log.join(), 'a1,b1,sync,a2,thenable,p1,a3,b2,p2,p3');
});
