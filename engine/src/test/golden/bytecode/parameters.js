function f(a, b = a, {c, d = () => c} = {}, [e] = []) { var a; return a + b + c + e }
