// Throws a value and catches it one call further down.
(function () {
  const thrown = { code: 1 };
  function thrower() { throw thrown; }
  return function () {
    let sum = 0;
    for (let i = 0; i < 1000; i++) {
      try { thrower(); } catch (error) { sum += error.code; }
    }
    return sum;
  };
})()
