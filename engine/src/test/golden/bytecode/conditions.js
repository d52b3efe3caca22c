function f(a, b) {
    if (a < b && !(a == null) || b === undefined) return 1;
    return a ? b : a ?? b;
}
function chain(x) { if (x === 1) return 'a'; else if (x > 2) return 'b'; else return 'c' }
