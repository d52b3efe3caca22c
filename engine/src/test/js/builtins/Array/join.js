same([1, null, undefined, 'x', [2, 3]].join(), '1,,,x,2,3');
same([1, 2].join(''), '12');
same([1, 2].join(undefined), '1,2');
const cyclic = [1];
cyclic.push(cyclic);
same(cyclic.join('-'), '1-');
same(Array(4).join('ab'), 'ababab');
same([1.5, -0, 1e21].toString(), '1.5,0,1e+21');
