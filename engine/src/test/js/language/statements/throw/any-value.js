for (const value of [undefined, null, 0, -0, NaN, '', 'text', 1n, Symbol('s'), {}, () => {}, false]) {
  let caught = 'nothing';
  try { throw value; } catch (e) { caught = e; }
  same(caught, value);
}
const error = new Error('kept');
error.extra = 1;
const rethrow = () => { try { throw error; } catch (e) { throw e; } };
throws(rethrow, error);
syntaxError('throw\n1', 'Illegal newline after throw');
syntaxError('throw', 'Unexpected end of input');
same((() => { try { throw 1, 2; } catch (e) { return e; } })(), 2);
