function f() { const c = 1; c = 2 }
const g = function named() { named = 1; return named };
