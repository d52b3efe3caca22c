// Resumes a generator.
(function () {
  function* endless() {
    for (let i = 0; ; i = i + 1 & 1023) yield i;
  }
  const generator = endless();
  return function () {
    let sum = 0;
    for (let i = 0; i < 1000; i++) sum += generator.next().value;
    return sum;
  };
})()
