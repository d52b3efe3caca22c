// What is said when an object pattern meets undefined or null.
const o = {}, x = 1;
let u;
const f = () => {};
const property = (callback, name, text, value = undefined) => throws(callback, `TypeError: Cannot destructure property '${name}' of '${text}' as it is ${value}.`);
const whole = (callback, text, value = undefined) => throws(callback, `TypeError: Cannot destructure '${text}' as it is ${value}.`);
const read = (callback, name) => throws(callback, `TypeError: Cannot read properties of undefined (reading '${name}')`);
const initial = '(intermediate value)'.repeat(3);

property(() => { const { a } = u; }, 'a', 'u');
property(() => { const { a } = (f()); }, 'a', 'f(...)');
property(() => { const { a: { b } } = o.q; }, 'a', 'o.q');
property(() => { const { 'a b': c } = null; }, 'a b', 'null', null);
property(() => { const { 1: c } = u; }, '1', 'u');
whole(() => { const {} = u; }, 'u');
whole(() => { const { ...c } = f(); }, 'f(...)');
whole(() => { const { [x]: c } = o.x; }, 'o.x');

// Elements of patterns are nothing but properties, unless they have a default value.
read(() => { const { a: { b } } = o; }, 'b');
read(() => { const { a: { b: { c } } } = { a: {} }; }, 'c');
property(() => { const { a: { b } = u } = o; }, 'b', 'u');
property(() => { const { a: {} } = o; }, 'a', 'o');
whole(() => { const { a: {} = u } = o; }, 'u');
property(() => { const [{ a } = u] = []; }, 'a', 'u');
read(() => { const [{ a }] = []; }, 'a');
throws(() => { let a; [{}] = []; }, 'TypeError: Cannot read properties of undefined');
throws(() => { const { a: { ...c } } = o; }, 'TypeError: Cannot read properties of undefined');

// Where the first property has a default value, or goes to a property, there is no pattern to be found.
read(() => { const { a = 1 } = u; }, 'a');
read(() => { const { a: b = 1 } = u; }, 'a');
read(() => { ({ a: o.y } = u); }, 'a');
read(() => { let a; ({ a: a = 1 } = u); }, 'a');

// Parameters and variables of loops and catch clauses.
property(() => { (({ a }) => {})(); }, 'a', 'undefined');
property(() => { (({ a }) => {})(null); }, 'a', 'object null', null);
property(() => { (({ a } = u) => {})(); }, 'a', initial);
property(() => { (({ a } = {}) => {})(null); }, 'a', initial, null);
whole(() => { (({} = u) => {})(); }, initial);
property(() => { for (const { a } of [u]); }, 'a', '.for');
property(() => { try { throw u; } catch ({ a: { b } }) {} }, 'a', '.catch');
read(() => { let a; for ({ a } of [u]); }, 'a');
