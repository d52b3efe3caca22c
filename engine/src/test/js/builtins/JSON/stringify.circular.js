// The way around a circle: up to two objects after the first, then the last one; no code of the program runs for the message.
const circle = (value, ...lines) => throws(() => JSON.stringify(value), 'TypeError: ' + ['Converting circular structure to JSON', ...lines].join('\n    '));
const list = [];
list[0] = list;
circle(list, "--> starting at object with constructor 'Array'", '--- index 0 closes the circle');
const empty = {};
empty[''] = empty;
circle(empty, "--> starting at object with constructor 'Object'", '--- <anonymous> closes the circle');
const numbered = new (class Numbered {});
numbered[1] = numbered;
circle(numbered, "--> starting at object with constructor 'Numbered'", "--- property '1' closes the circle");
const long = { x: { y: { z: { w: [1] } } } };
long.x.y.z.w[1] = long.x;
circle(long, "--> starting at object with constructor 'Object'", "|     property 'y' -> object with constructor 'Object'",
  "|     property 'z' -> object with constructor 'Object'", "|     property 'w' -> object with constructor 'Array'", '--- index 1 closes the circle');
long.x.y.z.w[1] = long;
circle(long, "--> starting at object with constructor 'Object'", "|     property 'x' -> object with constructor 'Object'",
  "|     property 'y' -> object with constructor 'Object'", '|     ...', "|     property 'w' -> object with constructor 'Array'", '--- index 1 closes the circle');
let asked = 0;
const secret = { get constructor() { asked++; return Map; } };
Object.defineProperty(secret, 'constructor', { enumerable: false });
secret.self = secret;
circle(secret, "--> starting at object with constructor 'Object'", "--- property 'self' closes the circle");
same(asked, 0);
