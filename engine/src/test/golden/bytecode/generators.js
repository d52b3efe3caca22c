function* f(a) { try { const x = yield a; yield* x } finally { a() } }
