builtin(Promise, 'race', 1);
eventually(async () => same(await Promise.race([new Promise(() => {}), Promise.resolve('second'), 'third']), 'second'));
eventually(() => rejects(Promise.race([Promise.reject(builtin), 1]), builtin));
let settled = false;
Promise.race([]).then(() => { settled = true; }, () => { settled = true; });
eventually(async () => { await null; await null; same(settled, false); });
throws(() => Promise.race.call({}, []), 'TypeError: #<Object> is not a constructor');
