function f(a) {
    outer: for (const x of a) {
        for (const y of x) { if (y) continue outer; if (x) break outer }
    }
}
