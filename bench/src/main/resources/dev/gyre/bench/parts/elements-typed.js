// Reads, changes and writes the elements of a Float64Array.
(function () {
  const elements = new Float64Array(1000).fill(0.5);
  return function () {
    for (let i = 0; i < 1000; i++) elements[i] = elements[i] * 0.5 + 1.25;
    return elements.length;
  };
})()
