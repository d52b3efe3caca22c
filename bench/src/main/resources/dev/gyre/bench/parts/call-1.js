// Calls a function with 1 argument.
(function () {
  function callee(p1) { return p1; }
  return function () {
    let sum = 0;
    for (let i = 0; i < 1000; i++) sum += callee(1);
    return sum;
  };
})()
