builtin(globalThis, 'decodeURI', 1);
same(decodeURI('%41%e4%bd%a0'), 'A你');
same(decodeURI('%3B%2F%3F%3A%40%26%3D%2B%24%2C%23'), '%3B%2F%3F%3A%40%26%3D%2B%24%2C%23');
same(decodeURI('%25'), '%');
for (const bad of ['%', '%g0', '%c3', '%c3%28', '%f4%90%80%80']) throws(() => decodeURI(bad), 'URIError: URI malformed');
throws(() => decodeURI(Symbol()), 'TypeError: Cannot convert a Symbol value to a string');
