async function* f(a) { yield a; yield* a; return a }
