// A binding of the global scope that has no value yet is, for code of another text or a name that is looked up as it runs, not there at all in V8's words.
const later = (code) => () => (0, eval)(code);
throws(later('binding'), 'ReferenceError: binding is not defined');
throws(later('typeof binding'), 'ReferenceError: binding is not defined');
throws(later('(function () { return binding; })()'), 'ReferenceError: binding is not defined');
throws(later('binding++'), 'ReferenceError: binding is not defined');
throws(later('binding()'), 'ReferenceError: binding is not defined');
throws(Function('binding'), 'ReferenceError: binding is not defined');
throws(later('binding = 1'), "ReferenceError: Cannot access 'binding' before initialization");
throws(() => binding, "ReferenceError: Cannot access 'binding' before initialization");
throws(() => eval('binding'), "ReferenceError: Cannot access 'binding' before initialization");
throws(() => eval('typeof binding'), "ReferenceError: Cannot access 'binding' before initialization");
throws(() => { binding = 1; }, "ReferenceError: Cannot access 'binding' before initialization");
throws(later('class Shape { static { (0, eval)("Shape"); } }'), 'ReferenceError: Shape is not defined');
let binding = 1;
same((0, eval)('binding'), 1);
