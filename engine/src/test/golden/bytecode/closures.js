function outer(a) {
    let b = 1;
    { const c = 2; inner = () => a + b + c }
    var inner;
    return function self() { return self };
}
