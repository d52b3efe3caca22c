// The assertions of the builtins' tests; runs in the test's realm before it. Every test runs under Node as well.
var same, sameElements, throws, eventually, finish;

{
  let pending = 0;
  let failure = null;

  const show = (value) => {
    if (typeof value === 'string') return JSON.stringify(value);
    if (Object.is(value, -0)) return '-0';
    if (typeof value === 'bigint') return value + 'n';
    return typeof value === 'object' && value !== null ? Object.prototype.toString.call(value) : String(value);
  };

  /** SameValue. */
  same = (actual, expected, about) => {
    if (!Object.is(actual, expected)) throw new Error(`expected ${show(expected)}, got ${show(actual)}${about === undefined ? '' : ': ' + about}`);
  };

  /** SameValue of the elements of two array-likes. */
  sameElements = (actual, expected) => {
    for (let i = 0; i < Math.max(actual.length, expected.length); i++) same(actual[i], expected[i], 'element ' + i);
    same(actual.length, expected.length, 'length');
  };

  /** The callback throws an error of that name, or "Name: message". */
  throws = (callback, expected) => {
    let error;
    try {
      callback();
    } catch (thrown) {
      error = thrown;
    }
    if (error === undefined) throw new Error('nothing thrown, expected ' + expected);
    same(expected.includes(':') ? `${error.name}: ${error.message}` : error.name, expected);
  };

  /** An asynchronous part of a test. */
  eventually = (callback) => {
    pending++;
    callback().then(() => { pending--; }, (error) => { failure = error; });
  };

  /** Called after all jobs have run. */
  finish = () => {
    if (failure !== null) throw failure;
    same(pending, 0, 'unfinished asynchronous parts');
  };
}
