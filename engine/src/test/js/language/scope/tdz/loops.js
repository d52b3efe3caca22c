// Each turn of a loop has its own dead zone.
const results = [];
for (let i = 0; i < 3; i++) {
  try {
    if (i === 1) results.push(x);
    results.push('skip');
  } catch (e) {
    results.push(e.name);
  }
  let x = 'set ' + i;
  results.push(x);
}
same(results.join(), 'skip,set 0,ReferenceError,set 1,skip,set 2');
const readers = [];
for (const n of [1, 2]) {
  const read = () => late;
  readers.push(read);
  throws(read, "ReferenceError: Cannot access 'late' before initialization");
  let late = n;
}
same(readers.map((f) => f()).join(), '1,2');
