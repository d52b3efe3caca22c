same(attributes(Math, Symbol.toStringTag, 'c').value, 'Math');
same(String(Math), '[object Math]');
