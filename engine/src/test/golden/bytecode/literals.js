function f(x) { return {a: 1, [x]: () => 2, 3: x, ...x, get g() { return 1 }, m() {}, __proto__: null} }
function g(x) { return [1, , x, ...x, 2] }
function h() { return [/a/g, 1.5, 10n, 'text', -0, -7] }
