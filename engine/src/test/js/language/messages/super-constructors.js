// What is no constructor is named with the function that the call of super stands in, be it an arrow function or code of eval.
const refuses = (type, name) => throws(() => new type(), `TypeError: Super constructor null of ${name} is not a constructor`);
refuses(class C extends null {}, 'C');
refuses(class C extends null { constructor() { super(); } }, 'C');
refuses(class extends null { constructor() { super(); } }, 'anonymous class');
refuses(class C extends null { constructor() { const inner = () => super(); inner(); } }, 'inner');
refuses(class C extends null { constructor() { (() => super())(); } }, 'anonymous class');
refuses(class C extends null { constructor() { eval('super()'); } }, 'anonymous class');
