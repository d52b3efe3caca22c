// Reads, changes and writes the elements of an array of small integers.
(function () {
  const elements = Array.from({ length: 1000 }, (_, i) => i);
  return function () {
    for (let i = 0; i < 1000; i++) elements[i] = (elements[i] + 1) & 1023;
    return elements.length;
  };
})()
