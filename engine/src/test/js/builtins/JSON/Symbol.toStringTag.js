same(attributes(JSON, Symbol.toStringTag, 'c').value, 'JSON');
same(String(JSON), '[object JSON]');
