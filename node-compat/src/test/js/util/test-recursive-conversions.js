// Builtins that convert what asks the same builtin again end with a RangeError.
'use strict';
const recursive = {
  name() { const error = new Error(); error.name = error; return String(error); },
  message() { const error = new Error(); error.message = error; return `${error}`; },
  source() { const expression = /x/; Object.defineProperty(expression, 'source', { value: expression }); return `${expression}`; },
  toString() { const object = {}; object.toString = String.bind(null, object); return `${object}`; },
  toPrimitive() { const object = {}; object[Symbol.toPrimitive] = Number.bind(null, object); return +object; },
  toLocaleString() { const object = {}; object.toString = object.toLocaleString; return `${object}`; },
  toJSON() { const object = {}; object.toJSON = JSON.stringify.bind(JSON, object); return JSON.stringify(object); },
};
for (const [name, convert] of Object.entries(recursive)) {
  try {
    console.log(name, convert());
  } catch (error) {
    console.log(name, error.name, error.message);
  }
}
