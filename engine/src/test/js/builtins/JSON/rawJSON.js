const raw = JSON.rawJSON('123456789012345678901234567890');
same(JSON.isRawJSON(raw), true);
same(JSON.stringify({ raw }), '{"raw":123456789012345678901234567890}');
same(Object.isFrozen(raw), true);
throws(() => JSON.rawJSON('{}'), 'SyntaxError');
throws(() => JSON.rawJSON(' 1'), 'SyntaxError');

// Errors name the first character that is wrong; nothing may follow a primitive.
for (const text of ['', '1 ', '1}', '"a"\n', 'true false']) throws(() => JSON.rawJSON(text), 'SyntaxError: Invalid value for JSON.rawJSON');
for (const text of ['{}', '[1,', ' 1', '\t', '{1', 'x']) {
  throws(() => JSON.rawJSON(text), `SyntaxError: Unexpected token '${text[0]}', "${text}" is not valid JSON`);
}
throws(() => JSON.rawJSON('nul'), 'SyntaxError: Unexpected end of JSON input');
