// Takes an array and an object apart.
(function () {
  const source = { list: [1, 2, 3], name: 'n' };
  return function () {
    let sum = 0;
    for (let i = 0; i < 1000; i++) {
      const { list: [a, b], name } = source;
      sum += a + b + name.length;
    }
    return sum;
  };
})()
