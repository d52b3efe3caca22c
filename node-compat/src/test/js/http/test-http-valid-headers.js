// What http.isValidHeaderName and isValidHeaderValue say of names and values, and which options are refused.
const { isValidHeaderName, isValidHeaderValue } = require('http');
const values = ['a', '', 'a\n', 'a\x01', 'é', '\u0100', 'a b', 5, null, undefined, ['a', 'b\n']];
console.log(values.map((value) => isValidHeaderName(value)).join());
for (const options of [undefined, {}, { httpValidation: 'strict' }, { httpValidation: 'relaxed' }]) {
  console.log(values.map((value) => isValidHeaderValue(value, options)).join());
}
for (const options of [null, 'x', { httpValidation: 'insecure' }]) {
  try {
    isValidHeaderValue('a', options);
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
}
