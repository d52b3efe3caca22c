same(Boolean.length, 1);
attributes(Boolean, 'prototype', '');
for (const falsy of [undefined, null, false, 0, -0, NaN, '', 0n]) same(Boolean(falsy), false);
for (const truthy of [1, 'false', {}, [], Symbol(), -1n, () => {}, Infinity, new Boolean(false)]) same(Boolean(truthy), true);
same(new Boolean(false) ? 1 : 2, 1);
same(typeof new Boolean(), 'object');
same(new Boolean(false) == false, true);
class Sub extends Boolean {}
same(new Sub(1).valueOf(), true);
