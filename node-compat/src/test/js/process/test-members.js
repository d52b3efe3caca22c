// All members that the library gives process are there before the first of them is used.
const before = new Set(Object.getOwnPropertyNames(process));
const { threadCpuUsage } = process;
const added = Object.getOwnPropertyNames(process).filter((name) => !before.has(name));
console.log(added.length === 0 && typeof threadCpuUsage === 'function' ? 'ok' : added.join(' '));
