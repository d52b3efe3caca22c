let x = [1, 2];
throws(() => { for (let x of x); }, "ReferenceError: Cannot access 'x' before initialization");
throws(() => { for (const y of [() => y].map((f) => f())); }, "ReferenceError: Cannot access 'y' before initialization");
const seen = [];
for (let z of [1]) { let z = 'inner'; seen.push(z); }
same(seen[0], 'inner');
syntaxError('for (let a of []) { var a; }', "Identifier 'a' has already been declared");
syntaxError('for (let a, b of []);', 'Invalid left-hand side in for-of loop: Must have a single binding.');
syntaxError('for (let [a, a] of []);', "Identifier 'a' has already been declared");
syntaxError('for (let let of []);', "let is disallowed as a lexically bound name");
