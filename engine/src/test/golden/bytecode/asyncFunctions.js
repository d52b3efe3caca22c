async function f(a) { for await (const x of a) await x; return a }
const g = async x => await x;
