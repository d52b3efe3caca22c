function f(a, b) { return (a + 1) * b - (a & 255) + -b }
function chain(a, b, c) { return a + b + c + a }
function update(a) { a++; ++a; return a-- }
