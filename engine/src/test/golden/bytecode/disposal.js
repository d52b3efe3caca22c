function f(a) { using x = a; return x }
async function g(a) { { await using x = a; } for (using y of a) y }
