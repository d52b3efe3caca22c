var a = 1; let b = 2; const c = a + b; function f() { return typeof a + undefined }
a = b; b += c; delete a; undeclared;
