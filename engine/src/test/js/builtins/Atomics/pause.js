const { pause } = Atomics;
builtin(Atomics, 'pause', 0);
same(pause(), undefined);
same(pause(undefined), undefined);
same(pause(5), undefined);
same(pause(-0), undefined);
for (const bad of [1.5, NaN, Infinity, '1', null, {}, 1n]) throws(() => pause(bad), 'TypeError');
