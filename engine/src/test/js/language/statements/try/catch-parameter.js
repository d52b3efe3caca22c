let e = 'outer';
try { throw 'thrown'; } catch (e) { same(e, 'thrown'); e = 'changed'; var fromVar = e; }
same(e, 'outer');
same(fromVar, 'changed');
// Annex B: a var of the same name goes through the parameter.
(() => { try { throw 1; } catch (p) { var p = 2; same(p, 2); } same(p, undefined); })();
try { throw { a: 1, b: [2, 3] }; } catch ({ a, b: [, c], d = () => a }) { same(a + c + d(), 5); }
try { throw null; } catch { same(1, 1); }
const keep = [];
for (const x of [1, 2]) try { throw x; } catch (y) { keep.push(() => y); }
same(keep.map((f) => f()).join(), '1,2');
syntaxError('try {} catch (a) { let a; }', "Identifier 'a' has already been declared");
syntaxError('try {} catch ([a]) { var a; }', "Identifier 'a' has already been declared");
syntaxError('try {} catch ([a, a]) {}', "Identifier 'a' has already been declared");
syntaxError('try {}', 'Missing catch or finally after try');
