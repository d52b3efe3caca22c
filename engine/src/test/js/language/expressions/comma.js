const order = [];
const note = (value) => { order.push(value); return value; };
same((note(1), note(2), note(3)), 3);
sameElements(order, [1, 2, 3]);

// GetValue of each operand: a reference does not survive the comma.
const object = { method() { return this; } };
same((0, object.method)(), globalThis);
same((object.method)(), object);
throws(() => (undeclared, note(4)), 'ReferenceError: undeclared is not defined');
sameElements(order, [1, 2, 3]);
