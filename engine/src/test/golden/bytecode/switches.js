function f(x) { switch (x) { case 1: let a = 1; return a; default: x = 2; case 'b': return () => a } }
