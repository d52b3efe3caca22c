// Properties of prototypes, of the global object and of other objects with a shape of their own keep their value while functions get hot, and then change.

const global = globalThis;
const script = (text) => (0, eval)(text);

function check(name, hot, ...changes) {
    warm(hot, 1);
    const results = [attempt(hot, 1)];
    for (const change of changes) {
        results.push('then', attempt(change) instanceof Error, attempt(hot, 1));
        warm(hot, 1);
        results.push(attempt(hot, 1));
    }
    print(name, ...results);
}

// ---- globals

script('var number = 4; var text = "a"; var object = {x: 1}; function called(x) { return x + 1; } var late; var counter = 0;');
check('number', script('(i) => number + i'), () => (global.number = 5), () => script('number = 6.5'), () => (global.number = 'x'));
check('same value', script('(i) => text + i'), () => (global.text = text), () => (global.text = 'b'), () => (global.text = 'a'));
check('object', script('(i) => object.x + i'), () => (object.x = 3), () => (global.object = {x: 5}), () => (global.object = null));
check('function', script('(i) => called(i)'), () => script('called = (x) => x + 10'), () => script('function called(x) { return x + 20; }'));
check('late', script('(i) => late'), () => script('late = 1'), () => script('late = 2'), () => script('late = undefined'));
check('counter', script('(i) => ++counter > 0'), () => script('counter = 1000'));
check('stored by the function', script('(i) => { for (let k = 0; k < 3; k++) { number = number + 1; } return number > 0 }'), () => (global.number = 1));
check('accessor', script('(i) => text'), () =>
    Object.defineProperty(global, 'text', {get: () => 'got', configurable: true}));
script('var gone = 1; global2 = 7; global3 = 8');
check('deleted', script('(i) => global2'), () => delete global.global2, () => (global.global2 = 9));
check('shadowed', script('(i) => global3 + i'), () => script('let global3 = 100'), () => script('global3 = 200'));
check('constant', script('(i) => { try { return fixed } catch (e) { return e.name } }'), () => script('const fixed = 1'));
check('read-only', script('(i) => gone'), () => Object.defineProperty(global, 'gone', {writable: false}), () =>
    (global.gone = 2), () => Object.defineProperty(global, 'gone', {value: 2}));
check('typeof', script('(i) => typeof called + typeof missing'), () => (global.missing = 1), () => (global.called = 1));
global.number = 10;
check('unique', script('(i) => number'), () => delete global.text, () => (global.number = 77));

// ---- builtins

const sqrt = Math.sqrt;
check('Math', (i) => Math.sqrt(i * 16), () => (Math.sqrt = (x) => 'mine ' + x), () => (Math.sqrt = sqrt));
check('Math.PI', (i) => Math.floor(Math.PI * i));
const RealMath = Math;
check('Math itself', (i) => Math.abs(-i), () => (global.Math = {abs: () => 'other'}), () => (global.Math = RealMath));
const push = Array.prototype.push;
check('push', (i) => [1, 2].push(i), () => (Array.prototype.push = () => 'pushed'), () => (Array.prototype.push = push));
check('number', (i) => Number.MAX_SAFE_INTEGER - i, () => (global.Number = {MAX_SAFE_INTEGER: 3}));

// ---- prototypes

class Base {
    get kind() {
        return 'base';
    }
    name() {
        return 'base';
    }
    static make() {
        return new this();
    }
}
class Derived extends Base {
    value() {
        return 1;
    }
    both() {
        return super.name() + this.value();
    }
}
Base.prototype.size = 3;
Base.prototype.half = 0.5;
Derived.count = 0;
const derived = new Derived();
check('method', (i) => derived.value() + i, () => (Derived.prototype.value = () => 2), () => (Base.prototype.value = () => 3), () =>
    delete Derived.prototype.value, () => (derived.value = () => 4), () => delete derived.value);
check('inherited number', (i) => derived.size + i, () => Base.prototype.size++, () => Base.prototype.size++, () =>
    (Base.prototype.size = 1.5), () => (Derived.prototype.size = 9), () => delete Derived.prototype.size);
check('inherited double', (i) => derived.half * i, () => (Base.prototype.half = 2), () => (Base.prototype.half = 0.25));
check('getter', (i) => derived.kind, () => Object.defineProperty(Base.prototype, 'kind', {get: () => 'redefined'}), () =>
    Object.defineProperty(Derived.prototype, 'kind', {get: () => 'nearer'}));
check('super', (i) => derived.both(), () => (Base.prototype.name = () => 'new'), () => Object.setPrototypeOf(Derived.prototype, {name: () => 'set'}), () =>
    Object.setPrototypeOf(Derived.prototype, Base.prototype));
check('static', (i) => Derived.make().value() + (Derived.count += i * 0), () => (Derived.make = () => ({value: () => 'made'})), () =>
    delete Derived.make);
check('undefined first', (i) => derived.later, () => (Base.prototype.later = undefined), () => (Base.prototype.later = 1), () =>
    (Base.prototype.later = 2));

function Old() {}
Old.prototype.run = function () {
    return 'old';
};
const old = new Old();
check('replaced prototype', (i) => new Old().run(), () => (Old.prototype = {run: () => 'new'}), () =>
    (Old.prototype.run = () => 'newer'));
check('proxy', (i) => old.run(), () => Object.setPrototypeOf(old, new Proxy({}, {get: () => () => 'trapped'})));

// Objects with numbers that become prototypes.
const parent = {double: 0.5, int: 1};
for (let i = 0; i < 100; i++) parent.double += 0.5;
const child = Object.create(parent);
check('parent', (i) => child.double + child.int, () => (parent.double += 1), () => parent.int++, () => (parent.double = 'd'));
const expression = /a/g;
const inherits = Object.create(expression);
check('lastIndex', (i) => inherits.lastIndex, () => expression.test('aa'), () => expression.test('aa'), () => (expression.lastIndex = 9));

// ---- objects with many or deleted properties

const table = {};
for (let i = 0; i < 200; i++) table['key' + i] = i;
check('table', (i) => table.key7 + i, () => table.key7++, () => (table.key7 = 'x'), () => delete table.key7);
check('table store', (i) => (table.key9 = table.key9 + i) === table.key9, () => (table.key9 = -1000));
const frozen = {a: 1, b: 2, c: 3};
delete frozen.c;
global.frozen = frozen;
check('frozen', script('(i) => frozen.a + frozen.b'), () => (frozen.a = 5), () => Object.freeze(frozen), () => (frozen.b = 7), () =>
    (global.frozen = {a: 'a', b: 'b'}));
class Counter {
    static #hits = 0;
    static hit() {
        return ++Counter.#hits > 0;
    }
}
class SubCounter extends Counter {}
check('private static', (i) => SubCounter.hit(), () => (Counter.hit = () => 'no hits'));
