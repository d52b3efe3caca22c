// A call with a spread before its last argument is an application of a list, which its error says; what it gives may be no iterable all the same.
const nothing = {};
throws(() => nothing.method(...[1], 2), 'TypeError: Function.prototype.apply was called on undefined, which is undefined and not a function');
throws(() => { for (const x of nothing.method(...[1], 2)); }, 'TypeError: Function.prototype.apply was called on undefined, which is undefined and not a function');
eventually(async () => {
  let message;
  try {
    for await (const x of new (class {})(...[1], 2));
  } catch (error) {
    message = error.message;
  }
  same(message, '(intermediate value) is not a function or its return value is not async iterable');
});

// What is applied is named in computed keys too, which V8 passes over where it looks for the text of a call.
const ones = 1;
throws(() => class { [ones[1](...[], 2)]() {} }, 'TypeError: Function.prototype.apply was called on undefined, which is undefined and not a function');
throws(() => ({ [ones[1](...[], 2)]: 1 }), 'TypeError: Function.prototype.apply was called on undefined, which is undefined and not a function');
