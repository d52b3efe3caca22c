// Makes a closure, which counts in a captured variable, and calls it.
(function () {
  function counter(start) {
    let n = start;
    return () => ++n;
  }
  return function () {
    let sum = 0;
    for (let i = 0; i < 1000; i++) sum += counter(i)();
    return sum;
  };
})()
