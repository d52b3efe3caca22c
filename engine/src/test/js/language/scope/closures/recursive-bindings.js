const isEven = (n) => n === 0 || isOdd(n - 1), isOdd = (n) => n !== 0 && isEven(n - 1);
same(isEven(50), true);
const fib = ((memo) => (n) => n in memo ? memo[n] : (memo[n] = fib(n - 1) + fib(n - 2)))({ 0: 0n, 1: 1n });
same(fib(100), 354224848179261915075n);
const y = (f) => ((x) => x(x))((x) => f((v) => x(x)(v)));
same(y((self) => (n) => n < 2 ? 1 : n * self(n - 1))(6), 720);
let swap = () => 'first';
const call = () => swap();
same(call(), 'first');
swap = () => 'second';
same(call(), 'second');
class Node_ { constructor(v, next) { this.v = v; this.next = next; } *[Symbol.iterator]() { yield this.v; if (this.next) yield* this.next; } }
same([...new Node_(1, new Node_(2, new Node_(3)))].join(), '1,2,3');
