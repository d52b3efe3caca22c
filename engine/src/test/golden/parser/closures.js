function outer(a, b) {
  let x = a;
  const y = () => x + this.z + arguments.length;
  for (let i = 0; i < b; i++) later(() => i);
  for (let j = 0; j < b; j++) j;
  for (const k of k2()) { let inner = k; }
  return function named() { return named(y); };
}
