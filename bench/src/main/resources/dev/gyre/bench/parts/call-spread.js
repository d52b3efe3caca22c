// Calls a function with a spread array and a rest parameter.
(function () {
  function callee(...rest) { return rest.length; }
  const list = [1, 2, 3];
  return function () {
    let sum = 0;
    for (let i = 0; i < 1000; i++) sum += callee(...list);
    return sum;
  };
})()
