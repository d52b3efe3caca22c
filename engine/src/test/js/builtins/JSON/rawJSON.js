const raw = JSON.rawJSON('123456789012345678901234567890');
same(JSON.isRawJSON(raw), true);
same(JSON.stringify({ raw }), '{"raw":123456789012345678901234567890}');
same(Object.isFrozen(raw), true);
throws(() => JSON.rawJSON('{}'), 'SyntaxError');
throws(() => JSON.rawJSON(' 1'), 'SyntaxError');
