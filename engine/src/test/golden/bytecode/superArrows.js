class A extends Object { constructor() { const f = () => super(); f(); return () => this.x } }
