// Calls a function with 0 arguments.
(function () {
  function callee() { return 1; }
  return function () {
    let sum = 0;
    for (let i = 0; i < 1000; i++) sum += callee();
    return sum;
  };
})()
