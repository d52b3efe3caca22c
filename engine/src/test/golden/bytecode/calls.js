function f(g, o) {
    g(); g(1); g(1, 2); g(1, 2, 3); g(1, 2, 3, 4);
    o.m(1); o['n'](); g(...o); new g(1); new g(...o);
    return o.m(g());
}
