const error = new SuppressedError(1, 2, 'text');
same(error.error, 1);
same(error.suppressed, 2);
same(String(error), 'SuppressedError: text');
same(SuppressedError.length, 3);
