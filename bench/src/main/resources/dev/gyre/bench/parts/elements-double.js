// Reads, changes and writes the elements of an array of doubles.
(function () {
  const elements = Array.from({ length: 1000 }, (_, i) => i + 0.5);
  return function () {
    for (let i = 0; i < 1000; i++) elements[i] = elements[i] * 0.5 + 1.25;
    return elements.length;
  };
})()
