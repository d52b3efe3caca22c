// Functions, methods, accessors and properties that stand in for others.
const { mock } = require('node:test');

const add = mock.fn((a, b) => a + b);
console.log(add(1, 2), add.call('receiver', 3, 4), add.mock.callCount(), add.length);
console.log(add.mock.calls.map((call) => [call.arguments, call.result, call.error, call.target, call.this]));
add.mock.mockImplementation(() => 'other');
add.mock.mockImplementationOnce(() => 'third', 3);
console.log(add(), add(), add());
add.mock.resetCalls();
console.log(add.mock.callCount());
add.mock.restore();
console.log(add(1, 1));

const nothing = mock.fn();
console.log(nothing(1), nothing.mock.calls[0].arguments);
const throwing = mock.fn(() => { throw new Error('thrown'); });
try { throwing(); } catch (error) { console.log(error === throwing.mock.calls[0].error, throwing.mock.calls[0].stack instanceof Error); }
const twice = mock.fn(() => 'original', () => 'mocked', { times: 2 });
console.log(twice(), twice(), twice());
class Shape { constructor(name) { this.name = name; } }
const Mocked = mock.fn(Shape);
const shape = new Mocked('square');
console.log(shape, shape instanceof Shape, Mocked.mock.calls[0].target === Shape, Mocked.mock.calls[0].result === shape);

class Base { greet(who) { return `hello ${who} from ${this.name}`; } }
const object = Object.assign(new Base(), { name: 'object' });
const greet = mock.method(object, 'greet');
console.log(object.greet('you'), greet.mock.callCount(), Object.hasOwn(object, 'greet'), greet === object.greet);
greet.mock.restore();
console.log(object.greet('me'), Object.hasOwn(object, 'greet'));
const accessors = { get value() { return 1; }, set value(to) { this.written = to; } };
mock.getter(accessors, 'value', () => 5);
const setter = mock.setter(accessors, 'value', function (to) { this.mocked = to; });
console.log(accessors.value);
accessors.value = 7;
console.log(accessors.mocked, accessors.written, setter.mock.calls[0].arguments);
mock.reset();
console.log(accessors.value);
accessors.value = 8;
console.log(accessors.written);

for (const wrong of [() => mock.fn(1), () => mock.method({}, 'missing'), () => mock.method(1, 'x'), () => mock.fn(() => {}, () => {}, { times: 0 }),
  () => mock.method({ get g() { return 1; } }, 'g', { getter: true, setter: true })]) {
  try { wrong(); } catch (error) { console.log(error.name, error.code, error.message); }
}
