function f(o, k) {
    o.a.b = o[k] + o['c'] + o['0'] + o.length;
    o.n += 1; o[k] ||= 2; o[k]++;
    return delete o.a && delete o[k];
}
function tested(o, k) { return ['name' in o, k in o, '0' in o] }
